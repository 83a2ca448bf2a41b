# La marque d’un match.

score-title = Le score du match

last-point-title = Plus qu’un point
last-point-idea = Un gammon (le perdant n’a sorti aucun pion) compte double, mais s’il manque un point à chacun, il ne vaut pas plus qu’une partie simple. Jouez ce qui gagne le plus souvent.
last-point-clear-first = Il manque un point à chacun, et vous avez fait 5-3. Trois pions adverses attendent sur la flèche 3. Suivez le tracé.
last-point-clear-first-why = Vous avez vidé votre flèche la plus haute tant que c’était possible. En partie libre, hors match, on garderait les trois enfermés dans l’espoir d’un gammon ; ici, il suffit d’arriver sans encombre.
last-point-hit-and-run = Il manque un point à chacun, et vous avez fait 2-1. Frappez depuis la 18 et jouez de la 8 à la 7, ou restez en sécurité : choisissez ce qui gagne le plus souvent.
last-point-hit-and-run-why = Si frapper tourne mal, vous risquez un gammon, mais ici, il ne coûte pas plus cher qu’une défaite simple. C’est ce coup qui gagne le plus souvent.
last-point-nothing-behind = Il manque un point à chacun, vous avez fait 4-3, et un pion adverse doit rentrer de la barre. Faites la porte 4 ou jouez plus sûr : choisissez ce qui gagne le plus souvent.
last-point-nothing-behind-why = La 4 est fermée, et seul un 5 laisse rentrer l’adversaire. En partie libre, on jouerait plus prudemment ; ici, on joue ce qui gagne le plus souvent.
last-point-one-win = Une partie simple suffit. Ramenez vos deux derniers pions chez vous, puis sortez tous vos pions avant l’adversaire.

gammon-counts-title = Un gammon gagne le match
gammon-counts-idea = Il vous manque deux points, à l’adversaire un seul. Un gammon gagne tout d’un coup : visez-le chaque fois que vous avez le dessus.
gammon-counts-keep-hitting = Il vous manque deux points, à l’adversaire un, et vous avez fait 4-1. Il y a un blot (un pion seul) sur la flèche 1. Frappez-le de la 6 ou jouez la sécurité : choisissez le meilleur coup à ce score.
gammon-counts-keep-hitting-why = Chaque pion renvoyé rend le gammon plus probable. Mieux vaut risquer la partie que ne gagner qu’un point.
gammon-counts-pick-up = Il vous manque deux points, à l’adversaire un, et vous avez fait 4-1. Un pion adverse est déjà sur la barre. Frappez-en un second, et mettez aussitôt le même pion à l’abri.
gammon-counts-pick-up-why = Un second pion le rejoint, et le vôtre a filé se mettre à l’abri.
gammon-counts-no-mercy = Il vous manque deux points, à l’adversaire un, et vous avez fait 6-2. Frappez depuis la 11 ou sauvez votre dernier pion : choisissez le meilleur coup à ce score.
gammon-counts-no-mercy-why = En partie libre, on mettrait son dernier pion à l’abri. Ici, frapper une seconde fois rapporte davantage.
gammon-counts-both-points = Gagnez un gammon : sortez tous vos pions avant que l’adversaire en sorte un.

ahead-in-the-match-title = En tête du match
ahead-in-the-match-idea = Avec une bonne avance, vous n’avez rien à gagner à ce que le videau double la partie : c’est l’adversaire qui en a besoin. Doublez plus tard et refusez plus tôt.
ahead-in-the-match-hold-back = Vous menez 5 à 3 dans un match en 7 points. En partie libre, vous doubleriez. Et ici ?
ahead-in-the-match-hold-back-why = Avec le videau à 2, cette partie vous donnerait le match. Mais un gammon ne vous sert à rien, et l’adversaire peut redoubler à 4.
ahead-in-the-match-race-in-front = Vous menez 5 à 3, et c’est une course : il vous faut { $you } pips pour sortir tous vos pions, à l’adversaire { $they }. Faut-il doubler ?
ahead-in-the-match-race-in-front-why = En partie libre, c’est un double. Quand vous menez au score, attendez une avance plus nette : le videau vous reviendrait à 4.
ahead-in-the-match-let-it-go = Vous menez 5 à 3, et l’adversaire double. Prendre ou refuser ?
ahead-in-the-match-let-it-go-why = En partie libre, vous pourriez prendre. Mais un gammon vous coûterait maintenant le match, et si vous refusez, vous menez encore 5 à 4.
ahead-in-the-match-protect = Vous menez 5 à 3 dans un match en 7 points, avec une petite avance dans la course contre un joueur fort. Gagnez la partie, avec ou sans le videau.

behind-in-the-match-title = En retard, ou à égalité près du but
behind-in-the-match-idea = En retard dans le match, doublez plus tôt, surtout si un gammon est possible. À égalité à deux points du but, tout se joue sur cette partie.
behind-in-the-match-all-out = L’adversaire mène 5 à 2 dans un match en 7 points. Un gammon est possible. Faut-il doubler, et doit-il prendre ?
behind-in-the-match-all-out-why = Avec le videau à 2, un gammon rapporte quatre points. L’adversaire ne peut pas se le permettre : il refuse.
behind-in-the-match-two-each = 5 partout dans un match en 7 points. Il vous faut { $you } pips, à l’adversaire { $they }. Faut-il doubler, et doit-il prendre ?
behind-in-the-match-two-each-why = Qui gagne avec le videau à 2 gagne le match : l’adversaire n’aurait plus aucun intérêt à redoubler. Il doit donc refuser ce qu’il prendrait en partie libre.
behind-in-the-match-their-turn = Encore 5 partout, et cette fois c’est l’adversaire qui double. Il vous faut { $you } pips, à lui { $they }. Prendre ou refuser ?
behind-in-the-match-their-turn-why = Si vous prenez, vous jouez le match avec nettement moins de chances que lui. Si vous refusez, il mène 6 à 5, et toute une partie reste à jouer.
behind-in-the-match-comeback = Vous êtes en retard, mais vous avez une ancre (deux pions sur la 20). Attendez que l’adversaire laisse un pion seul, et frappez-le. Vous avez 12 tours.
