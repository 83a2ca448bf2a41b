# Les primes.

priming-title = Construire un mur

four-in-a-row-title = Quatre à la suite
four-in-a-row-idea = Des portes voisines, de deux pions ou plus chacune, forment une prime : un mur. Quatre à la suite, c’est dur à franchir, car il faut aux pions de derrière exactement les bons chiffres.
four-in-a-row-first-four = Vous avez fait 6-4. Suivez le tracé et bouchez le trou entre la 8 et la 6.
four-in-a-row-first-four-why = 8, 7, 6 et 5 sont à vous. Le pion de la flèche 2 aura besoin de chance pour s’échapper.
four-in-a-row-not-the-hit = Vous avez fait 5-1. Vous pourriez frapper sur la flèche 4, ou allonger votre mur. Jouez le coup qui vous semble meilleur.
four-in-a-row-not-the-hit-why = Un mur rapporte plus longtemps qu’un pion frappé. Trois pions sont maintenant derrière quatre portes à la suite.
four-in-a-row-bar-point = Vous avez fait 6-4, et vous tenez la 8, la 6 et la 5. Faites quatre portes à la suite.
four-in-a-row-bar-point-why = La 7 complète les autres : 8, 7, 6, 5. Cela vaut bien un blot (un pion seul) un peu plus loin.
four-in-a-row-builder-first = Vous avez fait 6-2, et il n’y a qu’un pion adverse derrière vous. Retenez-le avec quatre portes à la suite.
four-in-a-row-builder-first-why = Quatre portes à la suite devant lui. Un mur arrête aussi bien un pion que cinq.
four-in-a-row-wall = Vous tenez 8, 7, 6 et 5. Faites aussi la porte 4. Vous avez 6 tours.

five-in-a-row-title = Cinq à la suite
five-in-a-row-idea = Derrière cinq portes, seul un 6 permet de s’échapper, et seulement depuis le bord. Amenez vos pions libres là où manque la porte suivante.
five-in-a-row-fifth-point = Vous avez fait 4-3. Il reste à l’adversaire un pion sur votre flèche 1. Faites cinq portes à la suite.
five-in-a-row-fifth-point-why = 8, 7, 6, 5 et 4 : cinq à la suite, et le pion n’est pas encore au bord.
five-in-a-row-fill-the-gap = Vous avez fait 4-3, et il y a un trou dans votre mur. Comblez-le avec un dé, et avancez un pion depuis la 13 avec l’autre.
five-in-a-row-fill-the-gap-why = Le trou de la 7 est bouché : de la 8 à la 4, tout est à vous. Le pion de la 10 reste en réserve.
five-in-a-row-from-the-front = Vous avez fait 3-2. Une flèche de votre mur ne porte qu’un pion : amenez-en un second.
five-in-a-row-from-the-front-why = Le blot de la 8 est couvert : de la 9 à la 5, les portes se suivent.
five-in-a-row-hold-them = Gardez votre mur aussi longtemps que possible, jusqu’à ce que l’adversaire doive casser son jeu et laisse un blot. Frappez-le. Vous avez 12 tours.

six-in-a-row-title = Six à la suite
six-in-a-row-idea = Rien ne passe six portes à la suite. Vous avez alors tout le temps de ramener le mur chez vous.
six-in-a-row-lock = Vous avez fait 4-2. Suivez le tracé.
six-in-a-row-lock-why = De la 9 à la 4, tout est à vous. Les pions de derrière ne s’échapperont que quand vous le voudrez.
six-in-a-row-sixth = Vous avez fait 3-2. Cinq à la suite, c’est presque six. Complétez le mur.
six-in-a-row-sixth-why = De la 8 à la 3, tout est fermé : quel que soit le jet, le pion qui doit rentrer de la barre ne passera pas.
six-in-a-row-roll-it-home = Vous avez fait 6-2, et deux pions adverses sont sur la barre. Couvrez vos deux blots du jan intérieur.
six-in-a-row-roll-it-home-why = Deux blots couverts d’un coup, et { $in } jets sur 36 seulement font rentrer un pion. Deux dés peuvent tomber de 36 façons.
six-in-a-row-roll-home = Votre mur va de la 9 à la 3. Ramenez-le chez vous, frappez le dernier pion sur votre flèche 1, et fermez les six portes pendant qu’il est sur la barre. Vous avez 14 tours.

to-the-edge-title = Allez au bord
to-the-edge-idea = Quand c’est vous qui êtes derrière un mur, avancez jusqu’à son bord : de là, un 6 peut le sauter ; de plus loin, rien.
to-the-edge-edge-anchor = Vous avez fait 3-1, et l’adversaire tient 17, 18, 19 et 20. Suivez le tracé.
to-the-edge-edge-anchor-why = Une ancre (deux pions ensemble) juste au bord. On ne peut pas vous y frapper, et il suffit d’un 5 ou d’un 6 pour s’échapper.
to-the-edge-step-up = Vous avez fait 4-2, et il y a cinq portes devant votre dernier pion. Amenez-le au bord avec un dé, et mettez à l’abri avec l’autre votre pion isolé de la 12.
to-the-edge-step-up-why = Depuis la 22, un 6 saute le mur. Depuis la 24, aucun chiffre n’y suffisait.
to-the-edge-jump = Vous avez fait 6-1 et devez rentrer avec le 1. Avec le 6, vous pouvez frapper, ou sauter le mur depuis la 22. Jouez le coup qui vous semble meilleur.
to-the-edge-jump-why = Un pion s’est échappé tant que la voie était libre. Les autres attendent leur tour.
to-the-edge-escape = Votre dernier pion est au bord d’un mur de quatre portes. Amenez-le jusqu’à la flèche 18 ou plus loin. Vous avez 8 tours.
