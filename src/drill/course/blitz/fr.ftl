# Attaque et ancre.

blitz-title = L’attaque et l’ancre

hit-and-make-title = Frapper et faire la porte
hit-and-make-idea = L’idéal est de frapper avec deux pions à la fois. Le blot (un pion seul) part sur la barre et doit tout recommencer, et la porte est à vous.
hit-and-make-first = Vous avez fait 4-2, et l’adversaire a séparé ses pions arrière. Suivez le tracé.
hit-and-make-first-why = Vous avez frappé et fait la porte 4 : à deux, vos pions n’ont rien à craindre d’un pion qui rentre.
hit-and-make-on-the-bar = Vous avez fait 4-2. Un pion adverse est déjà sur la barre, et un autre est seul sur la 4 : frappez-le avec deux pions à la fois.
hit-and-make-on-the-bar-why = Vous tenez 4, 5 et 6, et deux pions sont sur la barre. { $in } jets sur 36 en font rentrer un, mais rarement les deux. Deux dés peuvent tomber de 36 façons.
hit-and-make-third-one = Vous avez fait 5-3, et deux pions sont déjà sur la barre. Avec les deux dés, vous pouvez en frapper un troisième et faire la porte 1 ou la porte 2. Faites celle qui vaut le plus.
hit-and-make-third-one-why = Trois sur la barre, et une quatrième porte. Attaquez tant que l’adversaire ne peut pas riposter.
hit-and-make-seal = Fermez les six portes de votre jan intérieur pendant qu’un pion est sur la barre : ne laissez aucune entrée. Vous avez 12 tours.

two-on-the-bar-title = Deux valent mieux qu’un
two-on-the-bar-idea = Avec deux pions sur la barre, l’adversaire ne peut rien jouer d’autre avant que les deux soient rentrés. Cela vaut bien un risque.
two-on-the-bar-nearer-then-further = Vous avez fait 4-2. Il y a deux blots dans votre jan intérieur : frappez les deux avec le même pion.
two-on-the-bar-nearer-then-further-why = Un seul pion a frappé les deux. Avec deux pions sur la barre, l’adversaire n’a que { $shots } jets sur 36 pour frapper votre blot.
two-on-the-bar-coming-in = Vous avez fait 4-3 et devez rentrer de la barre. Il y a deux blots devant vous : frappez les deux avec le pion qui rentre.
two-on-the-bar-coming-in-why = Vous avez frappé le premier en rentrant, le second dans la foulée. De la barre à l’attaque en un seul coup.
two-on-the-bar-long-way = Vous avez fait 6-4. Il y a un blot sur la 9 et un autre sur la 3. Frappez-en un, ou les deux, à votre avis.
two-on-the-bar-long-way-why = Un seul pion a frappé les deux. { $shots } jets sur 36 frappent un de vos blots, mais l’adversaire doit d’abord rentrer deux pions.
two-on-the-bar-one-is-enough = L’adversaire a laissé deux blots. Vous avez deux tours pour en frapper un.

shut-the-door-title = Fermez toutes les portes
shut-the-door-idea = Tant qu’un pion est sur la barre, chaque porte que vous faites enlève un chiffre à l’adversaire. Faites des portes plutôt que d’amener des renforts.
shut-the-door-fifth = Vous avez fait 5-4, et deux pions sont sur la barre. Suivez le tracé.
shut-the-door-fifth-why = Cinq portes sont fermées. { $in } jets sur 36 seulement font rentrer un pion.
shut-the-door-five-point = Vous avez fait 5-1. Faites une troisième porte dans votre jan intérieur.
shut-the-door-five-point-why = Les portes 4, 5 et 6 sont fermées, et { $in } jets font rentrer un pion. C’est encore beaucoup, mais l’adversaire rentre tout en bas, derrière votre mur.
shut-the-door-cover = Vous avez fait 5-4, et vous avez un blot sur la flèche 2. Couvrez-le depuis la 7, et ramenez un autre pion chez vous avec l’autre dé.
shut-the-door-cover-why = Le blot est couvert, et votre jan intérieur a cinq portes fermées. { $in } jets sur 36 seulement font rentrer un pion.
shut-the-door-close-out = Fermez les six portes de votre jan intérieur pendant que l’adversaire est sur la barre. Vous avez 12 tours.

your-own-anchor-title = Votre propre ancre
your-own-anchor-idea = Quand c’est vous qu’on attaque, il vous faut une ancre : deux pions sur une même flèche du jan intérieur adverse. On ne peut pas les frapper, et vous pouvez toujours y rentrer.
your-own-anchor-join = Vous avez fait 3-1. Vos deux pions arrière sont isolés. Suivez le tracé.
your-own-anchor-join-why = Ils se sont rejoints sur la flèche 21. L’attaque est finie.
your-own-anchor-small-number = Vous avez fait 5-1. Réunissez vos deux pions arrière avec le 1, et trouvez un 5 sans danger.
your-own-anchor-small-number-why = Le 1 a réuni les deux pions, et le 5 de la 13 à la 8 était sûr.
your-own-anchor-from-the-bar = Vous avez fait 4-1 et vous êtes sur la barre. Rentrez et faites tout de suite une ancre.
your-own-anchor-from-the-bar-why = Le pion rentre et continue jusqu’à la 20 : c’est la meilleure ancre qui soit.
your-own-anchor-hold-on = Vous avez fait 5-3, et les deux chiffres permettent de rentrer. Faites une ancre, et jouez l’autre dé depuis la 8.
your-own-anchor-hold-on-why = Avec le 5, vous rejoignez le pion de la 20, et le 3 va sur votre flèche 5. Rentrer avec le 3 laisserait deux pions isolés.
your-own-anchor-settle = Faites une ancre sur la flèche 20. Vous avez 8 tours.
