# Déplacer et frapper.

moving-title = Déplacer et frapper

two-dice-title = Deux dés, deux déplacements
two-dice-idea = Chaque dé est un déplacement à lui seul. Jouez les deux avec un même pion, ou un dé avec chacun de deux pions.
two-dice-run = Vous avez fait 6-5. Suivez la flèche et courez avec un seul pion.
two-dice-run-why = La flèche 18 n’était qu’une étape : 6, puis 5, et le pion a rejoint les siens en sécurité.
two-dice-together = Vous avez fait 4-2. Réunissez deux pions sur une nouvelle flèche.
two-dice-together-why = L’un venait de la flèche 8, l’autre de la 6. À deux, on ne peut pas les frapper.
two-dice-six-one = Vous avez fait 6-1. Là encore, deux pions peuvent se retrouver. Où ?
two-dice-six-one-why = Les flèches 6, 7 et 8 sont à vous, trois à la suite. C’est un mur que l’adversaire devra franchir.
two-dice-double = Vous avez fait 6-6. Un doublet se joue quatre fois : vous avez quatre déplacements de 6.
two-dice-double-why = Deux pions de chaque bout, et les deux paires arrivent ensemble. Aucun pion ne reste seul.
two-dice-race = Les deux camps sortent leurs pions. Sortez les vôtres avant l’adversaire.

landing-title = Où se poser
landing-idea = On peut se poser partout, sauf là où l’adversaire a deux pions ou plus. Chaque dé doit trouver sa place.
landing-blocked = Vous avez fait 6-1. Depuis la flèche 24, le 6 est bloqué. Jouez-le ailleurs en suivant la flèche dessinée.
landing-blocked-why = Deux pions sur la flèche 18 arrêtent votre 6 depuis la 24. Vos pions de la 13 et de la 8 pouvaient se retrouver sur la 7.
landing-short-way = Vous avez fait 5-3. Un pion isolé peut se mettre à l’abri, à condition de commencer par le bon dé. Essayez les deux.
landing-short-way-why = En commençant par le 3, la voie est libre ; par le 5, elle est bloquée. Essayez toujours l’autre dé avant de renoncer.
landing-five-five = Vous avez fait 5-5. Vos pions arrière ne peuvent pas jouer de 5 : l’adversaire tient la flèche 19. Faites plutôt une nouvelle porte chez vous.
landing-five-five-why = Deux pions sont allés de 13 à 8, puis à 3, sans jamais se quitter.
landing-slip = Amenez vos deux pions arrière au-delà de la flèche 18, hors du jan intérieur adverse.

hitting-title = Frapper le blot
hitting-idea = Un pion seul est un blot. Si vous vous posez dessus, il va sur la barre et doit tout recommencer.
hitting-point = Vous avez fait 3-1. Frappez le blot de la flèche 5 et couvrez avec un second pion : suivez la flèche.
hitting-point-why = Frapper et faire la porte, d’un seul coup. L’adversaire a perdu du temps, et vous n’avez rien perdu.
hitting-bar-point = Vous avez fait 6-1. L’adversaire a un blot sur votre flèche 7.
hitting-bar-point-why = Deux pions se sont posés sur le même blot. Il est sur la barre, et vous tenez trois flèches à la suite.
hitting-two-blots = Vous avez fait 4-4, quatre déplacements de 4. Frappez, sans laisser aucun de vos pions seul.
hitting-two-blots-why = Deux de vos pions sont arrivés ensemble sur le blot. L’adversaire doit rentrer de la barre et n’a rien à frapper.
hitting-catch = Deux pions adverses sont encore en chemin. Frappez l’un des deux.

coming-in-title = Revenir de la barre
coming-in-idea = Un pion sur la barre doit rentrer avant tout autre déplacement : sur la flèche 24 avec un 1, sur la 19 avec un 6. Si l’adversaire tient cette flèche, ce chiffre ne sert pas.
coming-in-first = Vous avez fait 4-3. Rentrez, puis choisissez le second déplacement.
coming-in-first-why = Un dé pour rentrer, l’autre pour rejoindre : vous avez deux pions sur la flèche 21.
coming-in-count-open = L’adversaire tient trois portes dans son jan intérieur. Avec combien des 36 jets rentrez-vous ?
coming-in-count-open-why = Trois chiffres sur six sont bloqués. Seuls les jets faits de deux chiffres bloqués échouent : 3 × 3 = 9. Donc { $in } jets sur 36 vous font rentrer.
coming-in-two-at-once = Vous avez fait 3-2. Cette fois, rentrer peut coûter cher à l’adversaire, et même deux fois.
coming-in-two-at-once-why = Avec le 3, vous rentrez sur un blot ; avec le 2, vous allez frapper le suivant. Deux pions adverses sont sur la barre.
coming-in-enter = Rentrez de la barre, puis amenez ce pion au-delà de la flèche 18.

pips-title = Qui est en tête ?
pips-idea = Un pip est un pas vers la flèche suivante. Comptez les pas qu’il reste à tous vos pions pour sortir : le camp qui en a le moins est en tête.
pips-yours = Deux pions sur la flèche 6, deux sur la 5, un sur la 3. Combien de pips vous reste-t-il ?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. Un pion sur la flèche 6 a besoin de six pips pour sortir.
pips-theirs = À l’adversaire maintenant, dont le jan intérieur est à l’autre bout : trois pions ont encore 6 pas à faire, deux en ont 5, et un en a 2. Combien de pips cela fait-il ?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. Vous en aviez 25 : vous seriez en tête.
pips-past = Il vous reste { $you } pips, et { $they } à l’adversaire. Vous êtes en tête et avez fait 6-6 : faites passer vos deux derniers pions devant l’adversaire.
pips-past-why = Plus personne ne peut être frappé. C’est une course, et vous êtes devant.
pips-last = Plus personne ne peut frapper. Sortez vos derniers pions en premier.
