# Prudence et audace.

safe-title = Prudence et audace

count-shots-title = Comptez les tirs
count-shots-idea = Les tirs sont les jets qui frappent vos blots (vos pions seuls). De deux coups à peu près égaux, jouez celui qui en laisse le moins.
count-shots-along = L’adversaire est deux flèches derrière votre blot de la 10. Un 2 frappe : 2-2, et le 2 avec cinq autres chiffres, deux fois chacun, soit 11. 1-1 frappe aussi. Combien des 36 jets de deux dés cela fait-il ?
count-shots-along-why = 11 + 1 = { $shots }. D’abord les jets avec le chiffre lui-même, puis ceux dont les chiffres font ensemble le même chemin.
count-shots-how-many = L’adversaire est maintenant quatre flèches derrière votre blot de la 8. Comptez les jets avec un 4, puis ceux qui font 4 ensemble si la voie est libre. Combien des 36 jets frappent ?
count-shots-how-many-why = Avec un 4 : 4-4 une fois, et le 4 avec chacun des cinq autres chiffres deux fois, soit 11. 3-1 fait aussi 4 : deux de plus. 2-2 et 1-1 butent sur votre porte 6. Donc { $shots } jets sur 36 frappent.
count-shots-how-many-near = 11, c’est juste pour les jets avec un 4. Mais des jets sans 4 frappent aussi : ceux dont les deux chiffres font 4 ensemble.
count-shots-run-home = Vous avez fait 5-3. Vous pourriez mettre deux pions sur la flèche 3, mais suivez plutôt le tracé.
count-shots-run-home-why = Aucun jet ne vous frappe plus. Avec la porte 3 (ce coup s’écrit 8/3 6/3), il y en aurait { $shots } : 11 avec un 5 depuis la 12, quatre avec 4-1 ou 3-2, deux avec 6-4 depuis la 7.
count-shots-run-home-instead = Avec la porte 3, votre pion de la 17 reste seul, cinq flèches devant deux pions adverses : { $shots } jets sur 36 le frappent. Suivez le tracé, et il n’y en aura plus.
count-shots-make-or-hit = Vous avez fait 6-1. Vous pouvez frapper sur la flèche 1 ou faire une porte. Jouez le coup qui vous semble meilleur.
count-shots-make-or-hit-why = Après votre coup, aucun jet ne vous frappe et la porte 7 est à vous. Après la frappe sur la 1, tout jet avec un 1 vous aurait frappé, { $shots } sur 36, pour un gain d’une seule flèche.
count-shots-make-or-hit-instead = L’adversaire ne recule que d’une flèche. Mais votre pion de la 1 est seul : tout jet avec un 1 le frappe, { $shots } sur 36, et vous reculez alors de 24.
count-shots-quiet-cover = Vous avez fait 4-1. Vous pourriez frapper le blot de la flèche 7, ou faire une porte chez vous avec votre propre blot de la 9. Jouez le coup qui vous semble meilleur.
count-shots-quiet-cover-why = La porte 5, la meilleure de toutes, est à vous, et aucun jet ne vous frappe. Après la frappe, 13/9 8/7*, il y en aurait { $shots } sur 36, et face à quatre portes, on ne rentre pas toujours.
count-shots-quiet-cover-instead = Cette frappe laisse votre pion de la 7 seul : { $shots } jets sur 36 le frappent. L’adversaire tient quatre portes chez lui, et il est difficile d’y rentrer.
count-shots-sneak-past = Ramenez tous vos pions chez vous. Comptez avant de laisser un blot. Vous avez 12 tours.

strong-board-title = Regardez le jan adverse
strong-board-idea = Une flèche que l’adversaire tient chez lui est fermée : un pion frappé ne peut pas y rentrer. Contre quatre portes fermées ou plus, jouez la sécurité.
strong-board-no-hurry = Vous avez fait 4-1, et l’adversaire tient quatre portes chez lui. Suivez le tracé.
strong-board-no-hurry-why = Plus aucun pion n’est seul : aucun jet ne vous frappe. Un coup plus vif comme 13/9 6/5 laisserait { $shots } tirs, et face à quatre portes, on ne rentre pas toujours.
strong-board-no-hurry-instead = Ce coup prépare de nouvelles portes, mais laisse trois pions seuls : { $shots } jets sur 36 en frappent un, et face à quatre portes, il est difficile de rentrer.
strong-board-all-the-way = Vous avez fait 5-3, et un pion est seul sur la flèche 14. Mettez-le à l’abri sans en laisser un autre seul.
strong-board-all-the-way-why = Il est chez vous, et aucun jet ne vous frappe. Si vous aviez fait la porte 11, { $shots } jets frapperaient votre pion de la 16, contre quatre portes fermées.
strong-board-all-the-way-instead = La porte 11 a belle allure, mais votre pion de la 16 est seul à présent : { $shots } jets sur 36 le frappent, et l’adversaire tient quatre portes chez lui.
strong-board-dull-but-right = Vous avez fait 4-2, et il y a plusieurs jolis coups. Choisissez le plus sûr : amenez un second pion sur la 7, où l’un des vôtres est seul.
strong-board-dull-but-right-why = Le blot de la 7 est couvert, et { $few } jets sur 36 seulement frappent celui qui reste. Après 13/9 7/5, ce serait { $shots }.
strong-board-dull-but-right-instead = Le coup paraît vif, mais trois de vos pions sont seuls, et { $shots } jets sur 36 en frappent un. Face à quatre portes, c’est trop.
strong-board-quiet-way-home = Ramenez tous vos pions chez vous, malgré les deux pions qui guettent un blot. Vous avez 12 tours.

weak-board-title = Quand on risque peu
weak-board-idea = Si une ou deux portes seulement sont fermées (tenues par l’adversaire chez lui), un pion frappé rentre facilement. C’est le moment de se battre pour les bonnes portes.
weak-board-five-point = Vous avez fait 3-1. Vos pions arrière pourraient s’abriter ensemble, mais suivez le tracé.
weak-board-five-point-why = Votre porte 5 en vaut la peine. { $shots } jets sur 36 frappent l’un des deux pions arrière, mais il ne recule que de cinq flèches au plus et, avec une seule porte fermée, il rentre facilement.
weak-board-five-point-instead = C’est sûr, mais rien ne presse ici : l’adversaire ne tient qu’une porte chez lui, et un pion frappé vous coûte peu. Votre porte 5 rapporte davantage.
weak-board-far-hit = Vous avez fait 5-3. Faire la porte 3 serait sûr, mais vous pouvez aussi frapper. Jouez le coup qui vous semble meilleur.
weak-board-far-hit-why = L’adversaire perd 16 pips (le chemin déjà fait), et l’un de vos pions arrière s’est échappé. { $shots } jets sur 36 frappent en retour, mais avec une seule porte fermée, vous perdez peu.
weak-board-far-hit-instead = La porte 3 est sûre, mais si loin, elle bloque peu. La frappe ferait reculer l’adversaire de 16 flèches et, avec une seule porte fermée, vous pouvez prendre le risque.
weak-board-from-the-bar = Vous avez fait 4-3 et vous devez rentrer. Vous pourriez faire une ancre (deux pions sur une même flèche chez l’adversaire) ou frapper. Jouez le coup qui vous semble meilleur.
weak-board-from-the-bar-why = L’adversaire allait faire la porte 20, la meilleure chez lui ; la frappe l’en empêche. { $shots } jets sur 36 frappent en retour, mais avec une seule porte fermée, on rentre facilement.
weak-board-from-the-bar-instead = L’ancre est sûre, mais { $cover } jets sur 36 couvrent alors le blot adverse de la 20, la meilleure flèche là-bas. Frapper l’empêche, et une seule porte vous est fermée.
weak-board-in-the-middle = Vous avez fait 5-4. Rentrez avec le 5, puis frappez avec le 4, sur la 9 ou sur la 2. Jouez le coup qui vous semble meilleur.
weak-board-in-the-middle-why = Votre pion est rentré, et le pion frappé sur la 9 perd neuf pips ; celui de la 2 n’en aurait perdu que deux. L’adversaire doit rentrer à son tour.
weak-board-in-the-middle-instead = Sur la 2, l’adversaire ne recule que de deux flèches : ce pion venait de partir. Celui de la 9 reculerait de neuf.
weak-board-take-the-five = Faites votre porte 5 avec un second pion. Vous avez 4 tours.

worth-it-title = Un risque qui rapporte
worth-it-idea = Un blot se justifie s’il rapporte plus que ne coûte une frappe. Elle coûte peu si l’adversaire tient peu de portes chez lui et si votre pion est peu avancé.
worth-it-leave-the-anchor = Vous avez fait 2-1. Vous pouvez frapper depuis la 18 et faire la porte 5, mais aucun des deux pions de la 18 ne sera plus en sécurité. Jouez le coup qui vous semble meilleur.
worth-it-leave-the-anchor-why = La porte 5 est à vous, et l’adversaire recule de 16 flèches. { $shots } jets sur 36 frappent en retour, mais vous reculez de neuf au plus et, avec deux portes fermées seulement, vous rentrez facilement.
worth-it-leave-the-anchor-instead = La porte 5 est à vous, mais le pion adverse de la 16 s’en tire. La frappe le ferait reculer de 16 flèches et, avec deux portes fermées seulement, vous pouvez prendre le risque.
worth-it-strike-first = Vous avez fait 3-2. De la 9 à la 4, c’est sûr, mais le seul pion adverse encore dans votre jan, sur la 3, est sur le point de s’échapper : frappez-le, et couvrez avec l’autre dé votre blot de la 4.
worth-it-strike-first-why = Il est à la barre, et vos portes 4, 6, 7 et 8 lui barrent la route. { $shots } jets sur 36 frappent en retour, mais vos portes 21 et 22 vous permettent de rentrer : le risque en vaut la peine.
worth-it-strike-first-instead = C’est sûr, mais le pion de la 3 peut s’enfuir. Frappez-le tant qu’il est seul : il devra rentrer, et vos portes 6, 7 et 8 lui barrent la route.
worth-it-leave-it-open = Vous avez fait 4-3, et un de vos pions doit rentrer de la barre. Vous pourriez faire une ancre sur la 21, ou rentrer avec le 3 et frapper sur la 9. Jouez le coup qui vous semble meilleur.
worth-it-leave-it-open-why = L’adversaire recule de neuf flèches et doit rentrer avant de sauver ses deux autres blots. { $shots } jets sur 36 frappent en retour, mais avec deux portes fermées seulement, on rentre facilement.
worth-it-leave-it-open-instead = L’ancre est sûre, mais laisse à l’adversaire un tour pour mettre trois blots à l’abri. Avec deux portes fermées seulement, vous pouvez vous permettre de frapper.
worth-it-dare = L’adversaire a des blots sur vos flèches 10 et 1. Frappez-en un en trois tours au plus.
