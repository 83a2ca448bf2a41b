# Le videau.

cube-title = Le videau

a-quarter-title = Un quart suffit
a-quarter-idea = Le videau double la valeur d’une partie : si l’adversaire le propose, soit vous refusez et perdez un point, soit vous prenez et jouez pour deux. Prenez si vous gagnez au moins une partie sur quatre.
a-quarter-even = L’adversaire double. Il a un tour pour sortir ses deux derniers pions, à 5 et 2 de la sortie. S’il échoue, vous gagnez : prendre ou refuser ?
a-quarter-even-why = { $off } jets sur 36 finissent la partie ; avec tous les autres, vous gagnez : presque une fois sur deux. C’est bien plus qu’un quart. Deux dés peuvent tomber de 36 façons.
a-quarter-enough = Même situation, mais les deux pions sont sur la 22 et la 23, à 3 et 2 de la sortie. Prendre ou refuser ?
a-quarter-enough-why = { $off } jets sur 36 vous battent. Les 11 autres font plus que le quart de 36, qui est 9 : vous prenez. Vous perdrez plus souvent que vous ne gagnerez, mais refuser coûterait encore plus cher.
a-quarter-too-little = Les deux derniers pions de l’adversaire sont sur vos flèches 21 et 24, à 4 et 1 de la sortie. Prendre ou refuser ?
a-quarter-too-little-why = { $off } jets vous achèvent, et 7 seulement vous sauvent. C’est moins que 9 : donnez un point pour sauver l’autre.
a-quarter-steal = Vous êtes au trait, et c’est serré. Sortez tout avant l’adversaire : un dé sort un pion de la flèche qui porte son chiffre ou en avance un. S’il dépasse votre flèche la plus haute, sortez un pion de celle-ci.

last-roll-title = Le tout dernier jet
last-roll-idea = Si ce jet décide de la partie, doublez dès que vous gagnez plus d’une fois sur deux. Au-delà de trois fois sur quatre, l’adversaire doit refuser.
last-roll-favourite = L’adversaire aura fini au prochain tour, quoi qu’il arrive. Faut-il doubler avant de lancer, et lui, doit-il prendre ?
last-roll-favourite-why = { $off } jets sur 36 gagnent, un peu plus de la moitié. L’avantage est à vous : jouez pour deux. L’adversaire garde de bonnes chances et prend.
last-roll-underdog = Vos deux pions sont maintenant sur la 6 et la 2. Doublez-vous ?
last-roll-underdog-why = { $off } jets sur 36 seulement les sortent. N’augmentez jamais l’enjeu quand les chances sont contre vous.
last-roll-too-strong = Il vous reste un pion sur la 4 et un sur la 1. Que faites-vous, et que doit répondre l’adversaire ?
last-roll-too-strong-why = { $off } jets gagnent, plus de trois sur quatre (27). L’adversaire a intérêt à refuser, et le point est à vous sans lancer.
last-roll-finish = Sortez vos cinq pions avant les cinq de l’adversaire. Chacun peut doubler, et qui refuse perd aussitôt.

race-cube-title = Doubler dans la course
race-cube-idea = Dans une longue course, comptez vos pips, le chemin qui reste à vos pions. Doublez si votre avance atteint environ un dixième de ce total ; refusez si celle de l’adversaire va nettement au-delà.
race-cube-level-race = Il vous faut { $you } pips, à l’adversaire { $they }. Vous êtes au trait. Doublez-vous ?
race-cube-level-race-why = Avoir le trait compte, mais la course est à égalité. Laissez pour l’instant le videau au milieu, où chacun peut s’en servir.
race-cube-ahead = Il vous faut { $you } pips, à l’adversaire { $they }. Faut-il doubler, et doit-il prendre ?
race-cube-ahead-why = Un dixième de 85, c’est environ 9 : votre avance. Doublez ; l’adversaire gagne encore à peu près une fois sur quatre et peut prendre.
race-cube-a-little-behind = Il vous faut { $you } pips, à l’adversaire { $they }, et il double. Prendre ou refuser ?
race-cube-a-little-behind-why = Une avance d’un dixième suffit pour doubler, mais pas pour vous faire refuser.
race-cube-far-behind = Il vous faut { $you } pips, et à l’adversaire { $they } seulement. Prendre ou refuser ?
race-cube-far-behind-why = L’avance de l’adversaire est d’un cinquième, et vous gagneriez moins d’une partie sur quatre.
race-cube-head-start = Vous avez une petite avance contre un joueur fort. Gagnez deux points : doublez tant que l’adversaire prend encore, puis gagnez la course.

before-its-too-late-title = Avant qu’il soit trop tard
before-its-too-late-idea = Imaginez vos meilleurs jets. Si l’adversaire doit refuser ensuite, doublez dès maintenant, tant que la partie est ouverte.
before-its-too-late-threat = Un pion adverse doit rentrer de la barre, et un autre est seul sur votre flèche 1. Faut-il doubler, et l’adversaire doit-il prendre ?
before-its-too-late-threat-why = Vous avez de bonnes portes devant ces pions, et beaucoup de jets qui attaquent. Un tour plus tard, l’adversaire n’aura peut-être plus de quoi prendre.
before-its-too-late-quiet = Vous avez fait votre porte 5, et c’est le troisième tour. Doublez-vous ?
before-its-too-late-quiet-why = C’est une belle porte, mais rien ne presse. Un avantage sans menace ne vaut pas un double.
before-its-too-late-gone = Un pion adverse est sur la barre, un autre seul sur votre flèche 2, et vous tenez trois portes chez vous. Faut-il doubler, et l’adversaire doit-il prendre ?
before-its-too-late-gone-why = Un gammon (le perdant n’a sorti aucun pion) compte double, et il est si probable ici que prendre coûterait plus d’un point à l’adversaire. Doublez, et vous gagnez ce point tout de suite.
before-its-too-late-keep-in = Faites votre porte 7 et enfermez les deux derniers pions adverses. Vous avez 8 tours.

an-anchor-title = Un endroit sûr pour attendre
an-anchor-idea = Deux pions sur une flèche du jan intérieur adverse forment une ancre : vous pouvez toujours rentrer, et peut-être frapper plus tard. Plus elle est avancée, mieux c’est.
an-anchor-good-anchor = Votre ancre est sur la 20, la meilleure qui soit. Vous êtes en retard, et l’adversaire double : prendre ou refuser ?
an-anchor-good-anchor-why = Vous gagnez { $wins } % de ces parties et ne perdez presque jamais un gammon. Avec cette ancre, on prend.
an-anchor-low-anchor = Cette fois, votre ancre est sur la 24. Il vous faut { $you } pips, à l’adversaire { $they }, et il double. Prendre ou refuser ?
an-anchor-low-anchor-why = Depuis la flèche la plus basse, vous ne gagnez qu’en frappant sur le tard, et vous perdez trop souvent un gammon. Refusez.
an-anchor-good-but-far-behind = De nouveau la bonne ancre, mais il vous faut { $you } pips, à l’adversaire { $they }, et il double. Prendre ou refuser ?
an-anchor-good-but-far-behind-why = Une ancre ne fait pas tout. Avec un tel retard, il faut frapper pour gagner, et l’occasion vient trop rarement.
an-anchor-turn-it-round = Attendez sur votre ancre que l’adversaire laisse un pion seul, et frappez-le. Vous avez 12 tours.

play-on-title = Continuer pour le gammon
play-on-idea = Si vous doublez, l’adversaire peut refuser et ne perdre qu’un point. Quand un gammon est probable (vous gagnez avant qu’il ait sorti un pion), ne doublez pas : jouez pour en gagner deux.
play-on-closed-out = Deux pions adverses sont sur la barre, face à un jan fermé. Faut-il doubler ?
play-on-closed-out-why = L’adversaire refuserait aussitôt. En continuant, vous gagnez un gammon environ une fois sur deux et ne perdez presque jamais.
play-on-five-points = Deux pions adverses sont sur la barre, et vous ramenez encore les vôtres. Doubler, ou continuer à jouer ?
play-on-five-points-why = La plupart de ces parties finissent par un gammon. Laissez le videau où il est et ramenez vos autres pions.
play-on-no-gammon = Il vous faut { $you } pips, à l’adversaire { $they }. Plus personne ne peut être frappé. Faut-il doubler ou continuer à jouer, et l’adversaire doit-il prendre ?
play-on-no-gammon-why = Pas de gammon dans une course pareille. Doublez, et le point est à vous tout de suite.
play-on-win-two = Gagnez un gammon : sortez tous vos pions avant que l’adversaire en sorte un seul. Vous pouvez doubler, mais un refus ne rapporte qu’un point.
