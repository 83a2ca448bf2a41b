# Tous les textes de la page en français.

## Noms

name-you = Vous
name-computer = Ordinateur
name-white = Blanc
name-black = Noir
colour =
    { $player ->
        [white] blanc
       *[black] noir
    }
level-name =
    { $level ->
        [beginner] Débutant
        [casual] Occasionnel
        [normal] Normal
        [strong] Fort
       *[expert] Expert
    }
level-label = Niveau { $level }
level-about =
    { $level ->
        [beginner] Vient d’apprendre les règles : un coup lui coûte en moyenne 62 millièmes de point.
        [casual] Joue de temps en temps : un coup lui coûte 31 millièmes de point.
        [normal] Joue en club : un coup lui coûte 13 millièmes de point.
        [strong] Gagne des tournois : un coup lui coûte 3 millièmes de point.
       *[expert] Regarde deux lancers plus loin : un coup lui coûte 1 millième de point.
    }
variant-name =
    { $variant ->
        [nackgammon] Nackgammon
        [hypergammon] Hypergammon
        [hypergammon2] Hypergammon à deux pions
        [hypergammon1] Hypergammon à un pion
        [longgammon] LongGammon
        [portes] Portes
        [misere] Misère
       *[standard] Backgammon
    }

## Listes

list-comma = { $list }, { $next }
list-or = { $list } ou { $next }

## Endroits

number-word =
    { $count ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $count }
    }
place-point = Flèche { $number }
place-bar = Barre
place-off = Sortis
standing-empty = vide
standing =
    { number-word } { $player ->
        [white] { $count ->
            [one] blanc
           *[other] blancs
        }
       *[black] { $count ->
            [one] noir
           *[other] noirs
        }
    }
can-move = joue avec { $dice }
takes-back = un appui le reprend
to-bar = la barre
to-off = la sortie
lifted = Pris de { $from }. Vers { $targets }.
dice-name = Dés { $dice }
dice-pick-up = Dés { $dice }, ramasser
dice-swap = Dés { $dice }, inverser
cube-middle = au milieu
cube-owner =
    { $who ->
        [you] chez vous
       *[other] à { $who }
    }
cube-name = Videau { $value }, { $owner }
cube-can-double = Videau { $value }, { $owner }, proposer de doubler

## Annonces

new-game-said = Nouvelle partie : { $title }.
thrown-first =
    Blanc tire { $white }, Noir tire { $black }. { $who ->
        [you] Vous commencez
       *[other] { $who } commence
    }.
thrown-tie = Blanc tire { $white }, Noir tire { $black }. On relance.
thrown-doubled = Blanc tire { $white }, Noir tire { $black } : le videau passe à { $value }. On relance.
rolled =
    { $who ->
        [you] Vous tirez
       *[other] { $who } tire
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Vous tirez
       *[other] { $who } tire
    } { $dice }. Aucun coup possible.
hit =
    { $who ->
        [you] Vous êtes frappé sur la flèche { $point }.
       *[other] { $who } est frappé sur la flèche { $point }.
    }
passes =
    { $who ->
        [you] Vous passez.
       *[other] { $who } passe.
    }
played = { $who } : { $play }.
passes-closed-out =
    Fermé : { $who ->
        [you] vous passez.
       *[other] { $who } passe.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] Vous castorez
           *[other] { $who } castore
        }
        [raccoon] { $who ->
            [you] Vous ratonnez
           *[other] { $who } ratonne
        }
       *[double] { $who ->
            [you] Vous doublez
           *[other] { $who } double
        }
    }
offered-said = { offered } à { $value }. Prendre ou refuser ?
taken =
    { $who ->
        [you] Vous prenez
       *[other] { $who } prend
    }. Le videau est à { $value }.
win-object =
    { $win ->
        [single] une partie simple
        [gammon] un gammon
        [backgammon] un backgammon
       *[quadruple] une partie quadruple
    }
resigns =
    { $who ->
        [you] Vous abandonnez
       *[other] { $who } abandonne
    } { $win }
resigns-said =
    { $who ->
        [you] Vous abandonnez
       *[other] { $who } abandonne
    } { $win }. Accepter ou refuser ?
declined =
    { $who ->
        [you] Vous refusez
       *[other] { $who } refuse
    } : la partie continue.
wins =
    { $who ->
        [you] Vous gagnez
       *[other] { $who } gagne
    } { $win } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
out-of-time =
    { $who ->
        [you] Votre temps est écoulé.
       *[other] Temps écoulé : { $who }.
    }
match-won =
    { $who ->
        [you] Vous gagnez le match.
       *[other] { $who } gagne le match.
    }
game-started = Partie { $number }.
play-taken-back =
    Repris. { $who ->
        [you] Vous rejouez
       *[other] { $who } rejoue
    }.
taken-back = Repris.
cocked-said = Dés cassés : on relance.
clock-started = La pendule tourne.
last-seconds = { clock-of } : plus que dix secondes.
update-later = La nouvelle version viendra après cette partie.

move-to = { $from } vers { $to }
move-hitting = { $moved } frappe
move-times =
    { $moved } { $count ->
        [2] deux fois
        [3] trois fois
       *[other] quatre fois
    }
said-bar = barre
said-off = sortie

## Questions au milieu du plateau

ask-die =
    { $who ->
        [you] Votre dé ?
       *[other] Dé de { $who } ?
    }
ask-dice =
    { $who ->
        [you] Vos dés ?
       *[other] Dés de { $who } ?
    }
ask-second-die =
    { $who ->
        [you] Vos dés :
       *[other] Dés de { $who } :
    } { $first } et ?
no-legal-move = Aucun coup possible : { $dice }
closed-out =
    { $who ->
        [you] Vous êtes fermé
       *[other] { $who } est fermé
    }
closed-out-choice = { closed-out } : doubler ou passer
tie = { $die }-{ $die } : on relance
tie-then = { $die }-{ $die } : on relance. { $question }
ask-double = Proposer de doubler ?
ask-drop = Refuser et perdre la partie ?
ask-resign = Abandonner quoi ?
take = Prendre
drop = Refuser
beaver = Beaver
raccoon = Raccoon
accept = Accepter
decline = Refuser
back = Retour
cancel = Annuler
ok = OK
win-button =
    { $win ->
        [single] Partie simple
        [gammon] Gammon
       *[backgammon] Backgammon
    }

## Avis

unreadable = La partie enregistrée est illisible ({ $why }). Elle est mise de côté et une nouvelle partie est prête.
unreadable-no-room = La partie enregistrée est illisible ({ $why }) et la place manque pour la mettre de côté. Elle reste où elle est ; cette partie-ci n’est pas enregistrée.
end-missing = La fin de la partie enregistrée manque. Elle reprend là où elle s’arrête désormais ; une copie est mise de côté.
why-damaged = elle est abîmée
why-newer = une version plus récente l’a écrite ({ $version })
why-unknown = elle contient une entrée inconnue, « { $entry } »
why-illegal = elle enfreint les règles : { $why }
why-dice = ses dés ont été changés
store-instead = Enregistrer celle-ci à la place
not-stored = Ce navigateur n’enregistre pas la partie. Elle continue, mais fermer la page y met fin.
engine-failed = L’ordinateur ne répond pas.
nets-damaged = Une partie du joueur ordinateur est abîmée. Il continue selon des règles simples, plus faible que son niveau. Rechargez la page pour la récupérer.
try-again = Réessayer
update-ready = Nouvelle version prête.
restart-after = Redémarrer après cette partie
restart = Redémarrer

## Boutons et panneau

roll = Lancer
double = Doubler
pass = Passer
resign = Abandonner
undo = Annuler
done = Terminé
cocked = Dé cassé
next-game = Partie suivante
new-match = Nouveau match
clock = Pendule
take-back-play = Reprendre le dernier coup
new-game = Nouvelle partie
settings = Réglages
menu = Menu
close = Fermer
game-name = Backgammon
help = Règles du jeu
help-failed = L’aide n’a pas pu être chargée.
other-ways = Jouer autrement
match-title = Match en { $points }
money-title = Partie d’argent
title = { $what }, partie { $number }
crawford-mark = Crawford
unrated-mark = non classée
practice-mark = entraînement
account = { $first }, { $second } (mise { $stake } le point)
pips = { $pips } pips
score = Score { $points }
thinking = réfléchit
to-play = au trait
clock-of =
    { $who ->
        [you] Votre pendule
       *[other] Pendule de { $who }
    }
board = Plateau
actions = Actions
notice = Avis
game-region = Partie
plays-region = Liste des coups
plays = Coups
first-hint = Touchez un pion pour le jouer avec le premier dé, touchez les dés pour les inverser.

entry-to-play = { $dice } : à jouer
entry-closed-out = fermé
entry-offer =
    { $offer ->
        [beaver] Beaver
        [raccoon] Raccoon
       *[double] Double
    } => { $value }
entry-take = Prend
entry-drop = Refuse
entry-out-of-time = temps écoulé
entry-resign =
    Abandonne ({ $win ->
        [single] simple
        [gammon] gammon
        [backgammon] backgammon
       *[quadruple] quadruple
    })
entry-declined = { entry-resign }, refusé

## Une nouvelle partie

opponent = Adversaire
computer = Ordinateur
person-here = Personne ici
level = Niveau
you-play = Vous jouez
play-for = Enjeu
money = Argent
match-to = Match en
match-points = points
start = Commencer
options = Options :
game-choice = Jeu
doubling-cube = Videau
crawford-game = Partie de Crawford
option-fresh = Celui qui commence relance les deux dés
option-four = Un backgammon depuis la barre compte quadruple
option-show = Un joueur fermé lance quand même
option-hand = Vous lancez de vrais dés et les saisissez
option-jacoby = Règle de Jacoby : les gammons comptent une fois le videau tourné
option-practice = Entraînement : les coups peuvent être repris (partie non classée)
option-stake = Un point vaut
beavers = Beavers
beavers-none = Aucun
beavers-one = Un
beavers-all = Et raccoons
automatic-doubles = Doubles automatiques
summary-cube = videau
summary-no-cube = sans videau
summary-jacoby = Jacoby
summary-real-dice = vrais dés
summary-clock = pendule

## La pendule

clock-off = Sans
clock-simple = Délai simple
clock-bronstein = Bronstein
clock-per-point = Minutes par point du match
clock-per-scored = Minutes en moins par point déjà marqué
clock-delay = Secondes libres à chaque tour
clock-promise =
    { $time } pour chacun, et { $seconds ->
        [one] { $seconds } seconde libre
       *[other] { $seconds } secondes libres
    } à chaque tour.
clock-for-rest = Une pendule pour la suite du match
clock-nothing = Il ne resterait pas de temps.
clock-start = Lancer la pendule

## Réglages

language-choice = Langue
language-auto = Comme le navigateur
language-failed = Les textes de cette langue n’ont pas pu être chargés.
theme = Plateau
theme-name =
    { $theme ->
        [felt] Feutre
        [midnight] Minuit
        [paper] Papier
        [flat] Épuré
       *[walnut] Noyer
    }
set-home-left = Jans intérieurs à gauche
set-black-bottom = Noir en bas (à deux)
set-marks = Montrer ce qui peut jouer et où
set-forced = Jouer seul ce qui est forcé
set-bear-off = Sortir les pions automatiquement en course
set-confirm = Confirmer avant de doubler
set-auto-roll = Lancer quand on ne peut pas doubler
set-dead-cube = Proposer Doubler même avec un videau mort, et dire pourquoi non
end-of-turn = Les dés sont ramassés
end-by-hand = à la main
end-when-played = après un coup complet
end-when-forced = après un coup forcé
motion = Mouvement
motion-name =
    { $speed ->
        [off] Aucun
        [quick] Rapide
        [slow] Lent
       *[normal] Normal
    }
sound = Sons
volume = Volume
vibrate = Vibrer au toucher
reset-settings = Rétablir tous les réglages
licences = Licences des composants

## Touches et position en mots

keys = Touches
key-space = lancer, ou finir le tour
key-arrows = aller de flèche en flèche
key-home = aller à la barre, ou à la sortie
key-tab = aller au plateau, ou aux boutons
key-enter = prendre le pion, ou le poser
key-digits = jouer ce dé depuis la flèche
key-swap = inverser les dés
key-undo = reprendre un pas
key-undo-turn = reprendre tout le coup
key-double = proposer de doubler
key-answer = prendre, ou refuser
key-type = taper un coup
key-words = la position en mots
key-replay = revoir le dernier coup
key-list = cette liste
key-escape = reposer, ou fermer
position = La position en mots
position-turn =
    { $who ->
        [you] À vous de jouer.
       *[other] À { $who } de jouer.
    }
position-row =
    { $quarter ->
        [home] Jan intérieur
        [outer] Jan extérieur
        [far] Jan extérieur adverse
       *[start] Jan intérieur adverse
    } : { $points }.
position-point = { $count } sur { $point }
position-bar = { $count } sur la barre
position-off = { $count } sortis
position-nothing = rien
position-pips = { $who } : { $pips } pips
type-play = Un coup en notation
type-example = Par exemple 8/5 6/5 ou bar/21*
play-it = Jouer
play-not-a-move = « { $part } » n’est pas un coup. Écrivez 8/5 ou bar/21.
play-not-legal = Ce n’est pas un coup complet et légal avec ces dés.
play-too-long = Un coup a quatre pas au plus.
play-name-way = Plusieurs façons sont possibles : nommez les flèches intermédiaires et marquez les frappes avec *.

## Pourquoi quelque chose est refusé

no-not-now = Ce n’est pas le moment du lancer d’ouverture.
no-game-over = La partie est finie.
no-game-goes-on = La partie n’est pas encore finie.
no-match-over = Le match est fini.
no-roll-first = Lancez d’abord les dés.
no-already-rolled = Les dés sont déjà lancés.
no-dice-by-program = Le programme lance les dés dans cette partie.
no-dice-by-hand = Saisissez les dés que vous avez lancés.
no-cocked-too-late = Un dé cassé s’annonce avant de bouger un pion, pas après.
no-closed-out = Vous êtes fermé : aucun lancer ne vous fait entrer.
no-voluntary-pass = On ne passe pas son tour à volonté.
no-nothing-to-undo = Il n’y a rien à reprendre.
no-cannot-take-back = Ce pas ne peut pas être repris seul.
no-play-is-final = Un coup est définitif une fois les dés ramassés.
no-double-before-roll = On double avant de lancer.
no-first-turn = Personne ne double au premier tour.
no-cube = Cette partie se joue sans videau.
no-not-your-cube = L’adversaire possède le videau.
no-dead-cube = Doubler ne vous aide pas : vous avez déjà les points.
no-crawford = Personne ne double dans la partie de Crawford.
no-cube-limit = Le videau ne peut pas monter plus haut.
no-double = Personne n’a doublé.
no-answer-double = Il faut d’abord répondre au double.
no-beavers = Pas de beaver dans cette partie.
no-raccoons = Pas de raccoon dans cette partie.
no-resignation = Personne n’a abandonné.
no-answer-resignation = Il faut d’abord répondre à l’abandon.
no-such-win = Ce jeu ne connaît pas un tel gain.
no-only-matches-clocks = Seul un match a une pendule.
no-clock-there = Le match a déjà une pendule.
no-time-left = Si tard dans le match il ne resterait pas de temps.
no-clock = Ce match se joue sans pendule.
no-clock-stands = La pendule s’arrête entre les parties.
no-such-die = Il n’y a plus de { $die } à jouer.
no-loses-die = Les deux dés sont jouables : ainsi le { $die } serait perdu.
no-higher-number = Un seul dé est jouable, et ce doit être le plus grand : le { $die }.
no-swap-moved = Les dés s’inversent avant de bouger un pion, pas après.
no-swap-double = Les deux dés montrent le même nombre.
no-unfinished = Le { $die } peut encore être joué.
no-checker-bar = Aucun de vos pions n’est sur la barre.
no-checker = Aucun de vos pions n’est sur la flèche { $point }.
no-bar-first = Votre pion sur la barre doit d’abord entrer.
no-point-held = L’adversaire tient la flèche { $point }.
no-not-all-home = Tous vos pions ne sont pas dans votre jan intérieur.
no-higher-checker = Le nombre dépasse la flèche : le pion de la flèche { $point } passe d’abord.
no-all-played = Tous les dés sont joués : appuyez sur Terminé ou reprenez un pas.
no-opponents = Ces pions sont à l’adversaire.
no-cannot-come = Aucun pion ne peut venir ici.
no-not-there = Les dés ne mènent pas là.
no-computers-turn = C’est à l’ordinateur de jouer.

## Quand quelque chose casse

crash-title = Quelque chose s’est mal passé
crash-stored = Votre partie est enregistrée.
crash-reload = Rechargez la page pour la continuer.
crash-not-stored = Votre partie n’a pas pu être enregistrée. Le rapport la contient : gardez-le dans un fichier et lisez celui-ci dans les réglages.

## Dés équitables

fair-dice = Dés équitables
fair-about = Tous les dés d’une partie découlent d’une graine secrète. Son empreinte est montrée avant la partie et la graine après, si bien que chacun peut vérifier chaque jet.
fair-elsewhere = Pour les vérifier ailleurs : la commande bg dice, ou quelques lignes de Python dans la documentation du jeu.
fair-fingerprint = Empreinte de la graine (SHA-256)
fair-next = Empreinte pour la prochaine partie
fair-seed = Graine
fair-later = montrée après la partie
fair-thrown = Dés lancés
fair-checked = Vérifié : la graine a cette empreinte, et chacun des { $count } dés en découle.
fair-by-hand = Vous lancez de vrais dés dans cette partie : il n’y a rien à vérifier.
fair-known = Ce sont les dés d’une partie précédente.
fair-again = Mêmes dés, autre niveau
fair-new-game = Empreinte de ses dés : { $fingerprint }
fair-this-game = Cette partie
fair-all-games = Toutes les parties : { $games }
fair-rolls = Jets
fair-doubles = Doubles
fair-expected = { $count } (équitable : { $fair })
fair-pips = Chance en pips
fair-chi =
    Khi-deux { $value } : des dés équitables sont au moins aussi inégaux dans { $chance ->
        [0] moins de 0,1 %
       *[other] { $percent } %
    } des séries d’autant de lancers.
fair-few = Encore trop peu de dés pour dire s’ils sont réguliers.
fair-luck-about = Chance en pips : ce qui a été lancé au-delà des 8 1/6 pips que donne en moyenne un jet équitable.
fair-points = Chance en points
fair-difference = Écart
fair-luckiest = Jet le plus chanceux
fair-unluckiest = Jet le plus malchanceux
fair-points-wait = Chance en points : l’ordinateur évalue les jets…
fair-points-failed = La chance en points n’est pas connue : l’ordinateur ne répond pas.
fair-points-some =
    La chance en points est connue pour { $games ->
        [one] une de ces parties
       *[other] { $games } de ces parties
    }.
fair-points-about = Chance en points : ce que vaut le meilleur coup d’un jet au-delà de la moyenne des 21 jets, selon le premier coup d’œil de l’ordinateur, en argent et sans videau. Le lancer d’ouverture ne compte pas.
decimal-mark = ,

## Gardé dans le navigateur

elsewhere = Cette partie se joue dans un autre onglet. Ici, vous la regardez.
play-here = Jouer ici
others-unreadable = Des réglages enregistrés ou des dés comptés sont illisibles. Ils sont mis de côté et remplacés par ceux d’origine.
keep-all = Tout dans un fichier
keep-export = Enregistrer un fichier
keep-import = Lire un fichier
kept-aside = Reprendre une partie mise de côté
kept-whole = avec les réglages et les dés comptés d’alors
kept-unread = Textes illisibles mis de côté : { $count }. Un fichier enregistré les contient aussi.
kept-remove = Supprimer
kept-remove-sure = Supprimer définitivement
game-kept = La partie qui était là avant est mise de côté : elle est dans les réglages.
start-no-room = Il n’y a pas de place pour mettre la partie en cours de côté ; aucune nouvelle n’a donc commencé.
start-anyway = Commencer sans elle
imported = Le fichier est lu. Ce qui était là avant est mis de côté.
import-failed = Rien n’a été repris du fichier ({ $why }). Tout est comme avant.
import-no-room = Il n’y a pas de place pour mettre cette partie de côté. Tout est comme avant.
crash-copy = Copier un rapport
