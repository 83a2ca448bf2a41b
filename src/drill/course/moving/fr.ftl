# Déplacer et frapper.

moving-title = Déplacer et frapper

two-dice-title = Deux dés, deux déplacements
two-dice-idea = Chaque dé est un déplacement. Jouez les deux avec le même pion, ou partagez-les entre deux pions.
two-dice-run = Les triangles s’appellent des flèches, et vos pions vont de la 24 à la 1. Vous avez fait 6-5 : suivez le tracé, un seul pion joue les deux dés.
two-dice-run-why = La flèche 18 n’était qu’une étape : le pion a joué 6, puis 5, et le voilà en sécurité avec les siens. Ce coup s’écrit 24/13.
two-dice-together = Vous avez fait 4-2. Réunissez deux pions sur une nouvelle flèche.
two-dice-together-why = L’un venait de la flèche 8, l’autre de la 6. À deux, ils ne peuvent pas être frappés.
two-dice-six-one = Vous avez fait 6-1. Là encore, deux pions peuvent se rejoindre. Où ?
two-dice-six-one-why = Les flèches 6, 7 et 8 sont à vous, trois à la suite. C’est un mur que l’adversaire devra franchir.
two-dice-double = Vous avez fait 6-6. Un doublet se joue quatre fois : vous avez quatre déplacements de 6. Jouez par paires, pour ne laisser aucun pion seul.
two-dice-double-why = Deux paires ont avancé, chacune d’un seul bloc. Aucun pion ne reste seul. On écrit 24/18(2) 13/7(2) : le 2 entre parenthèses veut dire deux pions.
two-dice-race = Sortez tous vos pions avant l’adversaire. Un 4 sort un pion de la flèche 4 ; s’il n’y en a pas, avancez un pion situé plus haut, ou sortez-en un de votre flèche la plus haute si tous sont plus bas.

landing-title = Où se poser
landing-idea = On peut se poser partout, sauf là où l’adversaire a deux pions ou plus. Chaque dé doit trouver où se poser.
landing-blocked = Vous avez fait 6-1. Depuis la flèche 24, le 6 est bloqué. Jouez-le ailleurs : suivez le tracé.
landing-blocked-why = Deux pions adverses sur la flèche 18 bloquent votre 6 depuis la 24. Vos pions de la 13 et de la 8, eux, pouvaient se rejoindre sur la 7.
landing-short-way = Vous avez fait 5-3. Amenez votre dernier pion de la flèche 24 jusqu’à celui de la 16. Par quel dé faut-il commencer ?
landing-short-way-why = Avec le 3 d’abord, la voie est libre ; avec le 5, elle est bloquée. Avant de renoncer à un coup, essayez toujours l’autre ordre.
landing-five-five = Vous avez fait 5-5. Vos pions arrière, les deux de la 24, ne peuvent pas jouer : l’adversaire tient la flèche 19. Faites plutôt une nouvelle porte dans votre jan intérieur (de 1 à 6).
landing-five-five-why = Deux pions sont allés de la 13 à la 8, puis à la 3, sans jamais se quitter.
landing-slip = Amenez vos deux pions arrière jusqu’à la flèche 18 ou plus loin, hors du jan intérieur adverse. Vous avez 12 tours.

hitting-title = Frapper le blot
hitting-idea = Un pion seul est un blot. Posez-vous dessus : il part sur la barre, la bande du milieu, et doit tout recommencer.
hitting-point = Vous avez fait 3-1. Frappez le blot de la flèche 5 et amenez-y un second pion : suivez le tracé.
hitting-point-why = Vous avez frappé et fait la porte en un seul coup. L’adversaire a perdu du temps, pas vous. On écrit 8/5* 6/5 : l’étoile marque le blot frappé.
hitting-bar-point = Vous avez fait 6-1. L’adversaire a un blot sur votre flèche 7. Pouvez-vous le frapper et faire la porte en même temps ?
hitting-bar-point-why = Deux pions se sont posés sur le blot. Il est sur la barre, et vous tenez trois portes à la suite.
hitting-two-blots = Vous avez fait 4-4 : quatre déplacements de 4. Frappez sans laisser un seul de vos pions isolé.
hitting-two-blots-why = Vos deux pions sont arrivés ensemble sur le blot. L’adversaire doit rentrer et n’a rien à frapper.
hitting-catch = Deux pions adverses sont encore en chemin. Frappez-en un. Vous avez 5 tours.

coming-in-title = Revenir de la barre
coming-in-idea = Un pion sur la barre doit rentrer avant tout autre déplacement : sur la flèche 24 avec un 1, sur la 19 avec un 6. Si l’adversaire tient la flèche, ce chiffre ne sert à rien.
coming-in-first = Vous avez fait 4-3. Rentrez avec un dé, et jouez l’autre de sorte qu’aucun de vos deux pions ne reste seul là-bas.
coming-in-first-why = Un dé pour rentrer, l’autre pour le rejoindre : vous avez maintenant deux pions sur la flèche 21.
coming-in-count-open = L’adversaire tient trois portes dans son jan intérieur. Avec combien de jets sur 36 rentrez-vous ?
coming-in-count-open-why = Trois chiffres sur six sont bloqués. Seuls échouent les jets faits de deux chiffres bloqués : 3 × 3 = 9. Vous rentrez donc avec { $in } jets sur 36.
coming-in-two-at-once = Vous avez fait 3-2. Cette fois, votre retour peut coûter cher à l’adversaire. Combien de blots pouvez-vous frapper ?
coming-in-two-at-once-why = Le 3 rentre en frappant un blot, et le 2 va frapper le suivant. Deux pions adverses sont sur la barre.
coming-in-enter = Rentrez de la barre, puis amenez ce pion jusqu’à la flèche 18 ou plus loin. Vous avez 12 tours.

pips-title = Qui est en tête ?
pips-idea = Un pip, c’est le chemin d’une flèche à la suivante. Comptez tous ceux qu’il reste à vos pions pour sortir : le camp qui en a le moins est en tête.
pips-yours = Deux pions sur la flèche 6, deux sur la 5, un sur la 3. Combien de pips vous reste-t-il ?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. Depuis la flèche 6, il faut six pips pour sortir.
pips-theirs = À l’adversaire maintenant. Son jan intérieur est à l’autre bout : trois pions sont à 6 pips de la sortie, deux à 5 et un à 2. Combien en tout ?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. Vous en aviez 25 : vous seriez en tête.
pips-past = Il vous reste { $you } pips, à l’adversaire { $they }. Vous êtes en tête et vous avez fait 6-6 : amenez vos deux derniers pions au-delà des siens.
pips-past-why = Plus personne ne peut être frappé. C’est une course, et vous êtes en tête.
pips-last = Plus personne ne peut frapper. Sortez vos derniers pions avant l’adversaire : un dé sort un pion de la flèche qui porte son chiffre, ou fait avancer un pion.
