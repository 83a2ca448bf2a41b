# Tenir et courir.

running-title = Tenir et courir

run-and-hit-title = Courir en frappant
run-and-hit-idea = Le meilleur moment pour partir, c’est quand il y a un blot sur le chemin : l’adversaire doit d’abord rentrer et ne peut pas vous poursuivre.
run-and-hit-fourteen = Vous avez fait 6-4. Suivez la flèche depuis 24.
run-and-hit-fourteen-why = Frapper et sortir en un seul coup. L’adversaire est en retard dans la course, et sur la barre.
run-and-hit-fifteen = Vous avez fait 5-4, et il y a un blot sur la 15. Mais un autre est sur votre 7.
run-and-hit-fifteen-why = Le plus éloigné coûtait plus cher : il était presque rentré. Et votre pion arrière est sorti.
run-and-hit-from-the-anchor = Vous avez fait 6-1. Vous pourriez faire votre porte 7, ou frapper depuis votre ancre.
run-and-hit-from-the-anchor-why = Frapper fait gagner beaucoup dans la course. Les portes attendront ; le blot, lui, ne sera plus là.
run-and-hit-catch-up = Amenez votre dernier pion au-delà de la flèche 18, hors du jan intérieur adverse. Frappez en chemin si vous le pouvez.

go-now-title = Partez tant que vous le pouvez
go-now-idea = Un pion seul derrière les portes adverses est plus difficile à dégager à chaque tour. Si un grand jet le fait passer, partez.
go-now-big-number = Vous avez fait 6-4. Vous pourriez frapper sur la 3, ou partir avec votre dernier pion.
go-now-big-number-why = Sorti et loin. En frappant, vous auriez laissé votre pion derrière et un blot chez vous.
go-now-leave-the-blot = Vous avez fait 6-2, et il y a un blot sur votre flèche 7.
go-now-leave-the-blot-why = Trois portes sont devant votre dernier pion. Il devait partir avant que le mur soit complet, quitte à ne pas frapper.
go-now-straight-from-the-bar = Vous avez fait 6-3 et devez rentrer. Le même pion doit-il continuer ?
go-now-straight-from-the-bar-why = Rentré avec le 3 et ressorti avec le 6. Plus l’adversaire a de portes, moins on a envie de rester.
go-now-last-one-out = Amenez votre dernier pion au-delà de la flèche 18.

wait-title = Attendez votre chance
wait-idea = Si vous êtes en retard dans la course, gardez votre ancre : l’adversaire doit encore la passer. Jouez vos autres pions en attendant.
wait-not-yet = Vous avez fait 4-1. Suivez la flèche et laissez votre ancre où elle est.
wait-not-yet-why = L’adversaire doit encore faire passer trois pions. Si vous partiez maintenant, vous seriez frappé plus souvent que sauvé.
wait-two-anchors = Vous avez fait 4-1. Vous tenez deux flèches là-bas.
wait-two-anchors-why = Les deux ancres restent. Le pion de la 13 est en sécurité, et l’adversaire doit encore se frayer un chemin.
wait-good-anchor = Vous avez fait 6-2. L’ancre de la 20 est la meilleure possible.
wait-good-anchor-why = Vous avez joué un coup utile de votre côté sans rien céder. Avec cette ancre, vous avez le temps.
wait-shot = L’adversaire doit passer devant vous. Gardez votre ancre et votre jan intérieur, et frappez le premier blot.

together-title = Partez ensemble
together-idea = Quand vous quittez une porte au-dehors, prenez les deux pions à la fois, ou ramassez celui qui reste. Un retardataire se fait frapper.
together-from-the-middle = Vous avez fait 5-4. Suivez les flèches : les deux pions quittent la 13.
together-from-the-middle-why = L’un va sur 8, l’autre sur 9, où des amis les attendent. Personne ne reste en arrière.
together-pick-up = Vous avez fait 5-4. Un pion est seul sur la 14, et trois sont sur la 13.
together-pick-up-why = Le 5 et le 4 ont réuni deux pions sur la 9. Les deux qui restent sur la 13 sont en sécurité.
together-from-nine = Vous avez fait 6-5. Il n’y a plus qu’un pion adverse derrière vous.
together-from-nine-why = La 9 est libérée, et { $none } jet ne vous frappe.
together-bring-up = Ramenez tous vos pions chez vous, malgré les deux pions de votre flèche 1.
