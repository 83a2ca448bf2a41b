# Déplacer et frapper.

moving-title = Déplacer et frapper

two-dice-title = Deux dés, deux déplacements
two-dice-idea = Chaque dé est un déplacement : jouez les deux avec le même pion, ou un pion par dé. Un doublet comme 6-6 en donne quatre.
two-dice-run = Les triangles s’appellent des flèches, et vos pions vont de la 24 à la 1. Vous avez fait 6-5 : suivez le tracé, un seul pion joue les deux dés.
two-dice-run-why = Avec le 6, le pion va de la 24 à la 18, puis avec le 5 à la 13, où il est en sécurité avec les siens. Ce coup s’écrit 24/13.
two-dice-together = Vous avez fait 4-2. Réunissez deux pions sur une nouvelle flèche.
two-dice-together-why = Avec le 4, un pion va de la 8 à la 4 ; avec le 2, un autre va de la 6 à la 4. Là où vous avez deux pions, l’adversaire ne peut pas se poser.
two-dice-six-one = Vous avez fait 6-1. Là encore, réunissez deux pions sur une nouvelle flèche.
two-dice-six-one-why = Un pion va de la 13 à la 7 avec le 6, un autre de la 8 à la 7 avec le 1. Les flèches 6, 7 et 8 sont alors à vous : un mur que l’adversaire devra franchir.
two-dice-double = Vous avez fait 6-6. Un doublet se joue quatre fois : vous avez quatre déplacements de 6 au lieu de deux. Jouez par paires, pour ne laisser aucun pion seul.
two-dice-double-why = Deux pions vont de la 24 à la 18, deux de la 13 à la 7 : chaque paire arrive ensemble. On écrit 24/18(2) 13/7(2) : le 2 entre parenthèses veut dire deux pions.
two-dice-race = Sortez tous vos pions avant l’adversaire. Un 4 permet de sortir un pion de la flèche 4 ou d’avancer de 4 un pion de la 6 ou de la 5 ; si la 6, la 5 et la 4 sont vides, sortez-en un de votre flèche la plus haute.

landing-title = Où se poser
landing-idea = On peut se poser partout, sauf là où l’adversaire a deux pions ou plus. Cela vaut pour chaque dé, donc aussi pour une étape en route.
landing-blocked = Vous avez fait 6-1. Depuis la flèche 24, le 6 est bloqué. Jouez-le ailleurs : suivez le tracé.
landing-blocked-why = Deux pions adverses sur la flèche 18 bloquent votre 6 depuis la 24. Un pion va donc de la 13 à la 7 avec le 6, et un autre de la 8 à la 7 avec le 1.
landing-short-way = Vous avez fait 5-3. Amenez votre pion de la flèche 24 jusqu’à celui de la 16 : impossible de commencer par le 5, car l’adversaire tient la 19.
landing-short-way-why = Le 3 mène le pion de la 24 à la 21, où il peut se poser, puis le 5 l’amène à la 16. Avant de renoncer à un coup, essayez toujours l’autre ordre.
landing-five-five = Vous avez fait 5-5, mais vos deux pions de la 24 sont bloqués : l’adversaire tient la 19. Avec les quatre 5, menez ensemble deux pions de la 13 à une nouvelle flèche de votre jan intérieur (de 1 à 6).
landing-five-five-why = De la 13 à la 3, il faut deux 5 : vos quatre 5 amènent donc deux pions sur la 3, et aucun ne reste seul.
landing-slip = Amenez vos deux pions arrière jusqu’à la flèche 18 ou plus loin, hors du jan intérieur adverse. Vous avez 12 tours.

hitting-title = Frapper le blot
hitting-idea = Un pion seul est un blot. Posez-vous dessus : il part sur la barre, la bande du milieu, et doit tout recommencer.
hitting-point = Vous avez fait 3-1. Frappez le blot de la flèche 5 et amenez-y un second pion : suivez le tracé.
hitting-point-why = Un pion vient de la 8 et frappe, un second vient de la 6 et fait la porte. On écrit 8/5* 6/5 : l’étoile marque le blot frappé.
hitting-bar-point = Vous avez fait 6-1. L’adversaire a un blot sur votre flèche 7 : frappez-le et faites la porte du même coup.
hitting-bar-point-why = Un pion va de la 13 à la 7 avec le 6, un autre de la 8 à la 7 avec le 1. Le blot qui s’y trouvait part sur la barre, et vous tenez trois portes à la suite.
hitting-two-blots = Vous avez fait 4-4 : quatre déplacements de 4. Frappez sans laisser un seul de vos pions isolé.
hitting-two-blots-why = Deux pions vont ensemble de la 13 à la 5, en passant par la 9, et frappent le blot de la 5. L’adversaire doit rentrer et n’a rien à frapper.
hitting-catch = Deux pions adverses sont encore en chemin. Frappez-en un. Vous avez 5 tours.

coming-in-title = Revenir de la barre
coming-in-idea = Un pion sur la barre doit rentrer avant tout autre déplacement : sur la flèche 24 avec un 1, sur la 19 avec un 6. Si l’adversaire tient la flèche, ce chiffre ne sert à rien.
coming-in-first = Vous avez fait 4-3. Suivez le tracé : rentrez avec le 4, puis amenez-y avec le 3 votre autre pion arrière, pour qu’aucun ne reste seul.
coming-in-first-why = Avec le 4, le pion de la barre rentre sur la 21 ; avec le 3, celui de la 24 le rejoint. Deux pions sur une flèche de ce côté-là forment une ancre.
coming-in-count-open = L’adversaire tient trois portes dans son jan intérieur. Deux dés donnent 6 × 6 = 36 jets : avec combien d’entre eux rentrez-vous ?
coming-in-count-open-why = Trois chiffres sur six sont bloqués. Seuls échouent les jets faits de deux chiffres bloqués : 3 × 3 = 9. Vous rentrez donc avec { $in } jets sur 36.
coming-in-two-at-once = Vous avez fait 3-2, et cette fois votre retour peut coûter cher à l’adversaire. Rentrez en frappant les deux blots.
coming-in-two-at-once-why = Avec le 3, vous rentrez en frappant le blot de la 22 ; avec le 2, le même pion va frapper celui de la 20. Deux pions adverses sont sur la barre.
coming-in-enter = Rentrez de la barre, puis amenez ce pion jusqu’à la flèche 18 ou plus loin. Vous avez 12 tours.

pips-title = Qui est en tête ?
pips-idea = Un pip, c’est le chemin d’une flèche à la suivante. Comptez tous ceux qu’il reste à vos pions pour sortir : le camp qui en a le moins est en tête.
pips-yours = Deux pions sur la flèche 6, deux sur la 5, un sur la 3. Combien de pips vous reste-t-il ?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. Depuis la flèche 6, il faut six pips pour sortir.
pips-theirs = À l’adversaire maintenant, qui va dans l’autre sens : trois pions sur votre flèche 19 sont à 6 pips de la sortie, deux sur la 20 à 5 et un sur la 23 à 2. Combien de pips en tout ?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. Vous en aviez 25 : vous seriez en tête.
pips-past = Il vous reste { $you } pips, à l’adversaire { $they }. Vous êtes en tête et vous avez fait 6-6 : amenez vos deux derniers pions au-delà des siens.
pips-past-why = Vos deux pions vont de la 14 jusque chez vous, au-delà des deux pions adverses de la 9. Plus personne ne peut être frappé : c’est une course, et vous êtes en tête.
pips-last = Plus personne ne peut frapper. Sortez tout avant l’adversaire : un dé sort un pion de la flèche qui porte son chiffre ou en avance un. S’il dépasse votre flèche la plus haute, sortez un pion de celle-ci.
