# Prudence et audace.

safe-title = Prudence et audace

count-shots-title = Comptez les tirs
count-shots-idea = Avant de valider un coup, repérez vos blots (vos pions seuls) et comptez les tirs, c’est-à-dire les jets qui les frappent. Si un autre coup vaut presque autant et en laisse moins, jouez-le.
count-shots-run-home = Vous avez fait 5-3. Vous pourriez mettre deux pions sur la flèche 3, mais suivez plutôt le tracé.
count-shots-run-home-why = Votre dernier retardataire est à l’abri, et aucun jet ne vous frappe. Avec la porte 3 (ce coup s’écrit 8/3 6/3), il y en aurait eu { $shots } sur 36. Deux dés peuvent tomber de 36 façons.
count-shots-make-or-hit = Vous avez fait 6-1. Vous pouvez frapper sur la flèche 1 ou faire une porte. Que vaut-il mieux ?
count-shots-make-or-hit-why = La porte 7 est à vous, et aucun pion n’est seul. Frapper sur la flèche 1 rapporte peu et laisse à l’adversaire { $shots } jets pour vous frapper en retour.
count-shots-quiet-cover = Vous avez fait 4-1. Vous pourriez frapper le blot de la flèche 7, ou faire une porte chez vous avec votre propre blot de la 9. Que vaut-il mieux ?
count-shots-quiet-cover-why = La meilleure de toutes les portes, et rien à frapper. 13/9 8/7* aurait laissé { $shots } jets qui vous frappent.
count-shots-sneak-past = Ramenez tous vos pions chez vous. Comptez avant de laisser un blot. Vous avez 12 tours.

strong-board-title = Regardez le jan adverse
strong-board-idea = Plus l’adversaire tient de portes chez lui, plus un pion frappé vous coûte cher. Contre quatre portes ou plus, jouez la sécurité.
strong-board-no-hurry = Vous avez fait 4-1, et l’adversaire tient quatre portes chez lui. Suivez le tracé.
strong-board-no-hurry-why = Votre blot est couvert, et il n’y en a pas d’autre. 13/9 6/5 aurait laissé { $shots } tirs, avec le risque de ne plus pouvoir rentrer.
strong-board-all-the-way = Vous avez fait 5-3, et un pion est seul sur la flèche 14. Mettez-le à l’abri sans en laisser un autre seul.
strong-board-all-the-way-why = Il est arrivé chez vous. La porte 11 a belle allure, mais elle laisse { $shots } jets qui vous frappent, contre quatre portes fermées.
strong-board-dull-but-right = Vous avez fait 4-2, et il y a plusieurs jolis coups. Choisissez le plus sûr : amenez un second pion sur la 7, où l’un des vôtres est seul.
strong-board-dull-but-right-why = Le blot de la 7 est couvert, et { $few } jets sur 36 seulement frappent celui qui reste. Après 13/9 7/5, ce serait { $shots }.
strong-board-quiet-way-home = Ramenez tous vos pions chez vous, malgré les deux pions qui guettent un blot. Vous avez 12 tours.

weak-board-title = Quand on risque peu
weak-board-idea = Si l’adversaire ne tient qu’une ou deux portes chez lui, un pion frappé rentre facilement. C’est le moment de se battre pour les bonnes portes.
weak-board-five-point = Vous avez fait 3-1. Vos pions arrière pourraient s’abriter ensemble, mais suivez le tracé.
weak-board-five-point-why = Votre porte 5 vaut bien le risque que courent les deux pions arrière. Si l’un est frappé, il rentre aussitôt.
weak-board-far-hit = Vous avez fait 5-3. Faire la porte 3 serait sûr, mais vous pouvez aussi frapper. Que vaut-il mieux ?
weak-board-far-hit-why = L’adversaire perd 16 pips, le chemin que le pion frappé avait déjà fait, et l’un de vos pions arrière s’est échappé. Si l’on vous frappe en retour, vous perdez peu.
weak-board-from-the-bar = Vous avez fait 4-3 et vous devez rentrer. Vous pourriez faire une ancre (deux pions sur une même flèche chez l’adversaire) ou frapper. Que choisir ?
weak-board-from-the-bar-why = L’adversaire allait faire sa meilleure porte. Frapper l’en empêche, et il n’y a qu’une porte fermée contre vous.
weak-board-in-the-middle = Vous avez fait 5-4. Rentrez avec le 5, puis frappez avec le 4 : sur la 9 ou sur la 2 ?
weak-board-in-the-middle-why = Votre pion est rentré, et le pion frappé sur la 9 perd neuf pips ; celui de la 2 n’en aurait perdu que deux. L’adversaire doit rentrer à son tour.
weak-board-take-the-five = Faites votre porte 5 avec un second pion. Vous avez 4 tours.

worth-it-title = Un risque qui rapporte
worth-it-idea = Un blot se justifie s’il rapporte quelque chose : un pion frappé, une porte clé ou du temps. Demandez-vous ce que vous gagnez en échange.
worth-it-leave-the-anchor = Vous avez fait 2-1. Vous pouvez frapper depuis la 18 et faire la porte 5, mais aucun des deux pions de la 18 ne sera plus en sécurité. Cela en vaut-il la peine ?
worth-it-leave-the-anchor-why = Vous avez fait la porte 5, et l’adversaire doit d’abord rentrer. { $shots } jets frappent en retour, mais cela en vaut la peine.
worth-it-strike-first = Vous avez fait 3-2. De la 9 à la 4, c’est sûr, mais le dernier pion adverse, sur la 3, est sur le point de s’échapper : frappez-le, et couvrez avec l’autre dé votre blot de la 4.
worth-it-strike-first-why = Vous l’avez frappé avant qu’il s’échappe, et couvert la 4 en même temps. { $shots } jets frappent en retour ; les autres mettent l’adversaire en difficulté.
worth-it-leave-it-open = Vous avez fait 4-3, et un de vos pions doit rentrer de la barre. Faire une ancre sur la 21, ou rentrer avec le 3 et frapper sur la 9 ?
worth-it-leave-it-open-why = L’adversaire a trois blots. Frappez-en un maintenant, avant qu’ils soient à l’abri.
worth-it-dare = L’adversaire a des blots sur vos flèches 10 et 1. Frappez-en un en trois tours au plus.
