# Tenir et courir.

running-title = Tenir et courir

run-and-hit-title = Partir en frappant
run-and-hit-idea = Le meilleur moment pour partir, c’est quand il y a un blot (un pion seul) sur le chemin. Frappez-le : l’adversaire doit d’abord rentrer de la barre et ne peut pas vous poursuivre.
run-and-hit-fourteen = Vous avez fait 6-4. Suivez le tracé depuis la 24.
run-and-hit-fourteen-why = Frapper et s’échapper en un seul coup. L’adversaire est sur la barre, et il a plus de chemin à faire que vous.
run-and-hit-fifteen = Vous avez fait 5-4. L’adversaire a des blots sur vos flèches 15 et 7. Frappez celui que vous pouvez atteindre.
run-and-hit-fifteen-why = Ce pion était presque arrivé et doit tout recommencer. Et votre pion arrière s’est échappé.
run-and-hit-from-the-anchor = Vous avez fait 6-1. Vous pourriez faire votre porte 7, ou frapper depuis votre ancre (les deux pions de la 22). Jouez le coup qui vous semble meilleur.
run-and-hit-from-the-anchor-why = En frappant, vous gagnez beaucoup de terrain dans la course. Les portes attendront ; le blot, non.
run-and-hit-catch-up = Amenez votre dernier pion jusqu’à la flèche 18 ou plus loin, hors du jan intérieur adverse. Frappez en chemin si vous le pouvez. Vous avez 6 tours.

go-now-title = Partez tant que vous le pouvez
go-now-idea = Un pion seul derrière les portes adverses est plus difficile à dégager à chaque tour. Dès qu’un grand jet lui permet de passer, partez.
go-now-big-number = Vous avez fait 6-4. Vous pourriez frapper sur la 3, ou partir avec votre dernier pion en jouant les deux dés. Jouez le coup qui vous semble meilleur.
go-now-big-number-why = Le voilà loin. Si vous aviez frappé, il serait resté derrière, et vous auriez eu un blot chez vous.
go-now-leave-the-blot = Vous avez fait 6-2, et il y a un blot sur votre flèche 7. Frappez ou partez : jouez le coup qui vous semble meilleur.
go-now-leave-the-blot-why = Quatre portes barrent la route à votre dernier pion. Il devait partir avant que le mur soit complet, quitte à ne pas frapper.
go-now-straight-from-the-bar = Vous avez fait 6-3 et devez rentrer. Continuez avec le même pion ou avec un autre : jouez le coup qui vous semble meilleur.
go-now-straight-from-the-bar-why = Rentré avec le 3, reparti avec le 6. Plus l’adversaire a de portes, moins on a envie de rester.
go-now-last-one-out = Amenez votre dernier pion jusqu’à la flèche 18 ou plus loin. Vous avez 8 tours.

wait-title = Attendez votre chance
wait-idea = Gardez votre ancre (deux pions sur une même flèche chez l’adversaire), surtout s’il vous reste plus de chemin qu’à lui : il doit encore passer devant. En attendant, jouez vos autres pions.
wait-not-yet = Vous avez fait 4-1. Suivez le tracé et laissez votre ancre où elle est.
wait-not-yet-why = L’adversaire a encore beaucoup de pions à faire passer. En partant maintenant, vous vous feriez frapper plus souvent que vous ne vous échapperiez.
wait-two-anchors = Vous avez fait 4-1, et vous tenez deux portes de l’autre côté. Gardez-les toutes les deux : amenez un second pion sur la 8, où l’un des vôtres est seul.
wait-two-anchors-why = Les deux ancres restent. Le pion de la 13 est à l’abri, et l’adversaire doit encore se frayer un passage.
wait-good-anchor = Vous avez fait 6-2, et votre ancre sur la 20 est la meilleure qui soit. Laissez-la en place, et jouez de votre côté, les deux dés avec le même pion.
wait-good-anchor-why = Un coup utile de votre côté, sans rien céder. Avec cette ancre, vous avez le temps.
wait-shot = L’adversaire doit passer devant vous. Gardez votre ancre et les portes de votre jan intérieur, et frappez le premier blot.

together-title = Partez ensemble
together-idea = Quand vous abandonnez une porte extérieure, emmenez les deux pions à la fois, ou récupérez celui qui reste. Un retardataire se fait frapper.
together-from-the-middle = Vous avez fait 5-4. Suivez le tracé : les deux pions quittent la 13.
together-from-the-middle-why = L’un va sur la 8, l’autre sur la 9, où les vôtres les attendent. Personne ne reste en arrière.
together-pick-up = Vous avez fait 5-4. Un pion est seul sur la 14, et trois sont sur la 13. N’en laissez aucun seul.
together-pick-up-why = Le 5 et le 4 ont réuni deux pions sur la 9. Les deux qui restent sur la 13 sont en sécurité.
together-from-nine = Vous avez fait 6-5. Il n’y a plus qu’un pion adverse derrière vous. Ne laissez aucun des vôtres seul.
together-from-nine-why = La 9 est vide, et tout le reste va par deux : aucun jet ne vous frappe.
together-bring-up = Ramenez tous vos pions chez vous, malgré les deux pions adverses sur votre flèche 1. Vous avez 10 tours.
