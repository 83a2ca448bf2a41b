# Rentrer et sortir ses pions.

bearing-title = Ramener et sortir ses pions

taking-off-title = Deux à la fois si possible
taking-off-idea = Un dé sort un pion de la flèche qui porte son chiffre ou en avance un ; s’il dépasse votre flèche la plus haute, sortez un pion de celle-ci. Sortir deux pions vaut presque toujours mieux qu’un coup plus soigné.
taking-off-two-off = Vous avez fait 2-1. Il faut encore deux tours à l’adversaire, ou un seul avec un doublet (deux dés égaux). Suivez le tracé et sortez deux pions.
taking-off-two-off-why = Il vous reste deux pions au lieu de trois : un seul tour peut suffire.
taking-off-leave-five = Vous avez fait 3-2. Vous pouvez sortir le pion de la 5, ou deux pions plus bas. Jouez le coup qui vous semble meilleur.
taking-off-leave-five-why = Sortir le pion de la 5 était tentant, mais les deux dés y seraient passés. Il ne vous reste que deux pions.
taking-off-make-room = Vous avez fait 3-2. Seul le 3 sort un pion. Jouez le 2 là où il est le plus utile.
taking-off-make-room-why = Il reste un pion sur la 2 et un sur la 1, et n’importe lequel des { $rest } jets les sort tous deux au prochain tour. Ne gaspillez pas un dé sur un pion déjà bas. Deux dés peuvent tomber de 36 façons.
taking-off-sprint = C’est serré. Sortez tous vos pions avant l’adversaire.

last-two-title = Les deux derniers
last-two-idea = Quand il vous reste deux pions, cherchez combien des 36 jets les sortent tous les deux. Un doublet compte pour un jet, toute autre combinaison pour deux.
last-two-three-two = Vos deux derniers pions sont sur la 3 et la 2. Combien des 36 jets les sortent tous les deux ?
last-two-three-two-why = { $rolls } jets. Seul un 1 vous arrête : 11 jets contiennent un 1, et chacun laisse un pion.
last-two-four-one = Et s’ils sont sur la 4 et la 1 : combien des 36 jets sortent les deux ?
last-two-four-one-why = { $rolls } jets : il faut un 4 ou plus, ou un doublet de 2 ou de 3. Quatre et un font cinq, comme trois et deux, mais ici, les pions sortent plus souvent.
last-two-choose = Vous avez fait 5-1. Le 5 sort un pion. Choisissez ensuite les deux que vous laissez.
last-two-choose-why = Sur la 4 et la 1, ils sortent avec { $apart } jets ; sur la 3 et la 2, avec { $level } seulement. Le total est le même : c’est le pion tout en bas qui fait la différence.
last-two-photo-finish = Ce sera serré. Sortez vos quatre derniers pions avant que l’adversaire ait fini.

different-points-title = Deux flèches différentes
different-points-idea = Deux pions sur la même flèche demandent deux bons chiffres. Sur des flèches différentes, chaque chiffre a son rôle.
different-points-small-step = Vous avez fait 5-1. Sortez un pion avec le 5. Trouvez ensuite le meilleur 1.
different-points-small-step-why = Sur la 3 et la 2, ils sortent avec { $apart } jets ; tous deux sur la 3, avec { $pair }.
different-points-from-four = Vous avez fait 6-1. Sortez le pion de la 5 avec le 6. Trouvez ensuite le meilleur 1.
different-points-from-four-why = Sur la 4 et la 2, ils sortent avec { $apart } jets ; tous deux sur la 3, avec { $pair }. Le total est le même, mais deux flèches valent mieux qu’une.
different-points-wide-apart = Vous avez fait 2-1. Sortez un pion avec le 1, puis jouez le 2.
different-points-wide-apart-why = Laisser un pion sur la 6 paraît maladroit. Mais sur la 6 et la 2, ils sortent avec { $apart } jets ; tous deux sur la 4, avec { $pair }.
different-points-two-and-six = Vous avez fait 5-2. Sortez un pion avec le 5. Trouvez ensuite le meilleur 2.
different-points-two-and-six-why = Un pion est sorti, et les deux qui restent sont sur des flèches différentes : encore la 6 et la 2.
different-points-gaps = Sortez tous vos pions avant l’adversaire. Quand un dé ne sort rien, occupez une flèche vide.

bring-home-title = Revenir sous la menace
bring-home-idea = Tant que l’adversaire tient une flèche chez vous, un blot (un pion seul) peut vous coûter la partie. Ramenez d’abord les pions les plus reculés, deux par deux.
bring-home-both-together = Vous avez fait 6-5, et l’adversaire attend sur votre flèche 1. Suivez le tracé : les deux pions quittent ensemble la 8.
bring-home-both-together-why = Jouer un pion de chaque paire aurait laissé deux blots. Là, il n’y en a qu’un.
bring-home-cover = Vous avez fait 6-3. Le 6 se joue forcément depuis la 8. Trouvez le 3 qui ne laisse aucun blot.
bring-home-cover-why = Deux pions se sont rejoints sur la 2, et aucun n’est seul. Si vous aviez joué le 3 de la 6 à la 3, l’adversaire aurait eu { $shots } jets sur 36 pour frapper.
bring-home-one-blot = Vous avez fait 6-1. Après le 6, un pion reste seul sur la 8. Jouez le 1 de façon que rien d’autre ne soit en danger.
bring-home-one-blot-why = Les pions adverses sont coincés derrière vos portes : { $few } jets sur 36 seulement frappent le pion de la 8. Avec le 1 joué de la 6 à la 5, il y en aurait eu { $many }.
bring-home-all-home = Ramenez tous vos pions chez vous. Si l’on vous frappe, rien n’est perdu, mais ce sera plus long. Vous avez 10 tours.

from-the-back-title = Commencez par l’arrière
from-the-back-idea = Tant que l’adversaire peut vous frapper, videz d’abord votre flèche la plus haute. La sécurité passe avant la vitesse.
from-the-back-clear-six = Vous avez fait 6-1. Suivez le tracé : un pion sort avec le 6, et l’autre quitte aussi la 6.
from-the-back-clear-six-why = La 6 est vide, et tout le reste va par deux. Resté seul à cet endroit, un pion aurait pu être frappé depuis la 1.
from-the-back-one-off-is-plenty = Vous avez fait 6-2. Vous pouvez sortir deux pions, ou un seul sans laisser de pion isolé. Jouez le coup qui vous semble meilleur.
from-the-back-one-off-is-plenty-why = En sortir deux laisse des blots que { $shots } jets sur 36 frappent. Vous avez une grande avance : un seul suffit.
from-the-back-none-off = Vous avez fait 2-1, et aucun des deux dés ne sort de pion. Jouez sans laisser de pion isolé.
from-the-back-none-off-why = Les deux pions ont quitté la 6, et aucun n’est seul. Avec votre avance, vous pouvez bien jouer un tour sans rien sortir.
from-the-back-anchor = Vous avez fait 2-1, et l’adversaire a deux pions sur votre flèche 1. Sortez un pion ou videz la 6 : choisissez ce qui vous protège le plus longtemps.
from-the-back-anchor-why = La flèche la plus haute est vide, et il n’y a pas de blot : aucun jet ne vous frappe. Vous sortirez des pions quand ce sera sans danger.
from-the-back-past-the-anchor = Sortez tous vos pions. L’adversaire guette un blot : n’en laissez pas sans nécessité.
