# Faire des portes.

points-title = Faire des portes

home-points-title = Les portes qui comptent
home-points-idea = Deux de vos pions sur une flèche (un triangle) la ferment à l’adversaire : c’est une porte. Les meilleures sont dans votre jan intérieur, de 1 à 6, près de celles que vous tenez déjà.
home-points-three-one = Vous avez fait 3-1. Suivez le tracé et faites la porte que tout le monde veut en premier.
home-points-three-one-why = C’est votre porte 5. Quand vous tenez la 5, la 6 et la 8, les pions arrière adverses ont du mal à s’échapper.
home-points-three-one-instead = Ce coup frappe, mais l’adversaire n’y perd que deux pips, et votre pion de la 2 reste seul : il peut être frappé à son tour. Le tracé fait une porte durable.
home-points-five-two = Vous avez fait 5-2. Avec les deux dés, faites une nouvelle porte chez vous.
home-points-five-two-why = Vous tenez la porte 4 à côté de la 6. Le pion de la 9 était là pour cela.
home-points-four-one = Vous avez fait 4-1. Faites encore une porte dans votre jan intérieur.
home-points-four-one-why = Encore la 5. Quand vous avez le choix, la 5 et la 4 sont en général les meilleures.
home-points-five-three = Vous avez fait 5-3. Cherchez une nouvelle porte chez vous, même si ce n’est ni la 5 ni la 4.
home-points-five-three-why = La 3 est un peu profonde, mais une deuxième porte chez vous arrête tout de même bien des jets adverses.
home-points-build = Faites votre porte 5 en cinq tours au plus : amenez-y deux pions.

covering-title = Couvrir ses blots
covering-idea = Un blot (un pion seul), c’est déjà la moitié d’une porte. Couvrez-le d’un second pion avant qu’il se fasse frapper et doive tout recommencer.
covering-one = Vous avez fait 5-1, et vous avez un blot sur la flèche 5. Mettez-le à l’abri avec un dé, et trouvez un déplacement sûr pour l’autre.
covering-one-why = Le 1 le couvre depuis la flèche 6. Resté seul, il aurait pu être frappé par { $hits } des 36 jets adverses. Deux dés peuvent tomber de 36 façons.
covering-both-dice = Vous avez fait 5-3, avec le même blot. Couvrez-le avec un seul pion, en jouant les deux dés.
covering-both-dice-why = De la 13 à la 8, puis à la 5 : un pion, deux déplacements, et plus aucun blot.
covering-two-at-once = Vous avez fait 6-1. Deux blots attendent du renfort, sur la 7 et sur la 5. Couvrez les deux.
covering-two-at-once-why = Un dé pour chacun. Vous tenez 5, 6, 7 et 8 : quatre portes à la suite.
covering-close = Un pion adverse est sur la barre et ne peut rentrer que sur vos flèches 1 à 6. Faites les six portes pour lui fermer l’entrée. Vous avez 8 tours.

builders-title = Amener des renforts
builders-idea = Un pion libre, à six pips ou moins de la flèche visée, est un renfort. Plus vous en avez, plus il y a de jets qui font la porte.
builders-four-three = Vous avez fait 4-3. Deux renforts visent la flèche 5 : suivez le tracé.
builders-four-three-why = L’un venait de la 9, l’autre de la 8. Avant ce jet, { $makes } jets sur 36 faisaient la porte 5.
builders-six-four = Vous avez fait 6-4. Vous avez des pions libres sur la 10, la 9 et la 8. Réunissez-en deux chez vous.
builders-six-four-why = Ceux de la 10 et de la 8 se rejoignent sur la flèche 4.
builders-five-four = Vous avez fait 5-4, avec les mêmes renforts. Deux d’entre eux peuvent se rejoindre sur la 4 ou sur la 5 : faites la meilleure des deux portes.
builders-five-four-why = Ceux de la 10 et de la 9 se rejoignent sur la 5, juste à côté de votre porte 6 : deux portes voisines sont plus dures à franchir. Avec trois renforts, { $makes } jets sur 36 font cette porte.
builders-five-four-instead = La porte 4 est bonne, mais laisse un trou à côté de votre porte 6. La 5 le comble, et c’est là que les pions arrière adverses aimeraient le plus se poser.
builders-wall = Vous avez trois renforts. Faites votre porte 5 en quatre tours au plus.

anchors-title = Un abri chez l’adversaire
anchors-idea = Deux de vos pions sur une même flèche du jan intérieur adverse forment une ancre. Quoi qu’il arrive, vous pourrez toujours vous y poser.
anchors-four-four = Vous avez fait 4-4. Suivez le tracé : vos pions arrière avancent ensemble, et deux pions de la 13 aussi.
anchors-four-four-why = La flèche 20 est la meilleure ancre : de là, on s’échappe facilement, et l’adversaire ne peut plus y faire sa porte. Les deux pions de la 13 attendent sur la 9, en renfort pour votre jan.
anchors-four-four-instead = L’ancre est bonne, mais avec deux pions partis de la 8, le troisième y reste seul : { $shots } jets sur 36 le frappent. Les deux pions de la 13 ne laissent personne seul.
anchors-from-bar = Vous avez fait 5-4, et un de vos pions est sur la barre. Rentrez et faites aussitôt une ancre.
anchors-from-bar-why = Le 5 rentre sur la flèche 20, et le 4 y amène l’autre pion.
anchors-join = Vous avez fait 4-2, et deux de vos pions sont isolés chez l’adversaire. Réunissez-les, et jouez l’autre dé depuis la 13.
anchors-join-why = Votre blot de la flèche 20 était à la merci de { $hits } des 36 jets adverses. C’est maintenant une ancre.
anchors-safe = Faites une ancre sur la flèche 20 avant qu’il soit trop tard. Vous avez six tours.
