# Rentrer et sortir ses pions.

bearing-title = Rentrer et sortir ses pions

taking-off-title = Deux à la fois si possible
taking-off-idea = Le numéro du dé sort un pion de cette flèche ; s’il est trop grand, un pion de votre flèche la plus haute. Sortir deux pions vaut presque toujours mieux qu’un coup plus soigné.
taking-off-two-off = Vous avez fait 2-1, et il faut encore deux tours à l’adversaire. Suivez la flèche et sortez-en deux.
taking-off-two-off-why = Il reste deux pions au lieu de trois : un tour de plus peut suffire.
taking-off-leave-five = Vous avez fait 3-2. Vous pourriez sortir le pion de la 5, ou deux pions plus bas.
taking-off-leave-five-why = La 5 était tentante, mais elle aurait pris les deux dés pour un seul pion. Il n’en reste que deux.
taking-off-make-room = Vous avez fait 3-2. Seul le 3 sort un pion. Où le 2 est-il le plus utile ?
taking-off-make-room-why = Il reste deux pions, sur 2 et sur 1, et les { $rest } jets les sortent au prochain tour. Ne gaspillez pas un dé sur un pion déjà bas.
taking-off-sprint = Vous êtes un peu en retard. Sortez tous vos pions avant l’adversaire.

last-two-title = Les deux derniers
last-two-idea = Quand il vous reste deux pions, comptez les jets qui sortent les deux. Il y en a 36 : un doublet compte pour un, toute autre paire pour deux.
last-two-three-two = Vos deux derniers sont sur 3 et 2. Combien des 36 jets les sortent tous les deux ?
last-two-three-two-why = { $rolls }. Seul un 1 vous arrête : 11 jets contiennent un 1, et chacun d’eux laisse un pion.
last-two-four-one = Et s’ils sont sur 4 et 1 ?
last-two-four-one-why = { $rolls } jets : il faut un 4 ou plus, ou le double 2 ou 3. Quatre et un font cinq, comme trois et deux, mais ils sortent plus souvent.
last-two-choose = Vous avez fait 5-1. Sortez un pion avec le 5. Puis choisissez les deux que vous laissez.
last-two-choose-why = Sur 4 et 1, ils sortent avec { $apart } jets ; sur 3 et 2, avec { $level } seulement. Le total est le même : c’est le pion bas qui aide.
last-two-photo-finish = Ce sera serré. Sortez vos quatre derniers pions avant que l’adversaire ait fini.

different-points-title = Deux flèches différentes
different-points-idea = Deux pions sur la même flèche ont besoin de deux bons numéros. Sur des flèches différentes, chaque numéro a son rôle.
different-points-small-step = Vous avez fait 5-1. Le 5 sort un pion. Que faites-vous du 1 ?
different-points-small-step-why = Sur 3 et 2, ils sortent avec { $apart } jets ; sur 3 et 3, avec { $pair }.
different-points-from-four = Vous avez fait 6-1. Le 6 sort le pion de la 5. Réfléchissez avant de jouer le 1.
different-points-from-four-why = 4 et 2 sortent avec { $apart } jets, 3 et 3 avec { $pair }. Le total est le même, mais les flèches sont différentes.
different-points-wide-apart = Vous avez fait 2-1. Sortez un pion avec le 1, puis jouez le 2.
different-points-wide-apart-why = Laisser un pion sur la 6 paraît maladroit, mais 6 et 2 sortent avec { $apart } jets, et 4 et 4 avec { $pair }.
different-points-two-and-six = Vous avez fait 5-2. La même idée, encore une fois.
different-points-two-and-six-why = Un de sorti, et les deux qui restent sont sur des flèches différentes : encore 6 et 2.
different-points-gaps = Sortez tous vos pions avant l’adversaire. Si rien ne sort, occupez une flèche vide.

bring-home-title = Rentrer sous les yeux de l’adversaire
bring-home-idea = Tant que l’adversaire tient une flèche chez vous, un blot peut vous coûter la partie. Rentrez par l’arrière, deux pions à la fois.
bring-home-both-together = Vous avez fait 6-5, et l’adversaire attend sur votre flèche 1. Suivez les flèches : les deux pions quittent la 8 ensemble.
bring-home-both-together-why = Un pion de chaque paire aurait laissé deux blots. Maintenant, tout va par deux.
bring-home-cover = Vous avez fait 6-3. Le 6 se joue forcément depuis 8. Trouvez le 3 qui ne laisse aucun blot.
bring-home-cover-why = Deux pions se sont retrouvés sur la 2, et aucun n’est seul. Après 8/2 6/3, l’adversaire frappe avec { $shots } jets sur 36.
bring-home-one-blot = Vous avez fait 6-1. Après le 6, un pion reste sur 8. Jouez le 1 de façon que rien d’autre ne soit en danger.
bring-home-one-blot-why = Les pions adverses sont enfermés derrière vos portes : { $few } jets sur 36 seulement frappent celui de la 8. Avec 6/5, il y en aurait eu { $many }.
bring-home-all-home = Ramenez tous vos pions chez vous. Même frappé, vous y arriverez, mais ce sera plus long.

from-the-back-title = Libérez par l’arrière
from-the-back-idea = Tant que l’adversaire peut vous frapper, videz d’abord votre flèche la plus haute. La sécurité avant la vitesse.
from-the-back-clear-six = Vous avez fait 6-1. Suivez les flèches : l’un sort avec le 6, et l’autre quitte aussi la 6.
from-the-back-clear-six-why = La 6 est vide, et tout le reste va par deux. Un pion seul à cet endroit pouvait être frappé depuis la 1.
from-the-back-one-off-is-plenty = Vous avez fait 6-2. Deux pions pourraient sortir. Est-ce raisonnable ?
from-the-back-one-off-is-plenty-why = En sortir deux laisse des blots que { $shots } jets sur 36 frappent. Vous êtes loin devant : un seul suffit.
from-the-back-none-off = Vous avez fait 2-1. Faut-il vraiment sortir un pion ?
from-the-back-none-off-why = Les deux pions ont quitté la 6 et aucun n’est seul. Votre avance vous laisse le temps d’un tour sans sortie.
from-the-back-anchor = Vous avez fait 2-1, et l’adversaire a deux pions sur votre flèche 1.
from-the-back-anchor-why = La flèche du fond est vide et il n’y a pas de blot : { $shots } jet ne frappe. Vous sortirez des pions quand ce sera sûr.
from-the-back-past-the-anchor = Sortez tous vos pions. L’adversaire attend un blot : n’en laissez pas sans nécessité.
