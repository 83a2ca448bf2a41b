# The French texts of the page: see en.ftl for the variables.

## Names

name-you = Vous
name-computer = Ordinateur
name-colour =
    { $player ->
        [white] Blanc
        [orange] Orange
        [teal] Turquoise
       *[black] Noir
    }
colour =
    { $player ->
        [white] blanc
        [orange] orange
        [teal] turquoise
       *[black] noir
    }
level-name =
    { $level ->
        [beginner] Débutant
        [casual] Occasionnel
        [normal] Club
        [strong] Fort
        [own] Mon niveau
        [champion] Champion
       *[expert] Expert
    }
level-about =
    { $level ->
        [beginner] Pour vos premières parties
        [casual] Vous jouez parfois
        [normal] Vous jouez souvent
        [strong] Vous jouez en tournoi
        [own] À peu près de votre force
        [champion] Tranche les décisions serrées par rollout ; réfléchit environ une seconde
       *[expert] Très difficile à battre
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

## Lists

list-comma = { $list }, { $next }
list-or = { $list } ou { $next }
sentence = { $text }.
labelled = { $label } : { $value }

## Places

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
        [orange] orange
        [teal] turquoise
       *[black] { $count ->
            [one] noir
           *[other] noirs
        }
    }
can-move = peut jouer { $dice }
takes-back = appuyez pour annuler
to-bar = la barre
to-off = la sortie
lifted = Pion soulevé. De { $from } vers { $targets }.
dice-name = Dés { $dice }
dice-pick-up = Dés { $dice }, finir le tour
dice-swap = Dés { $dice }, inverser
cube-middle = au milieu
cube-owner =
    { $who ->
        [you] à vous
        [computer] à l’ordinateur
       *[other] à { $who }
    }
cube-name = Videau { $value }, { $owner }
cube-can-double = Videau { $value }, { $owner }, doubler

## Announcements

new-game-said = Nouvelle partie : { $title }.
both-rolled =
    { $first ->
        [you] Vous faites
        [computer] L’ordinateur fait
       *[other] { $first } fait
    } { $white }, { $second ->
        [you] vous faites
        [computer] l’ordinateur fait
       *[other] { $second } fait
    } { $black }
rolled-first =
    { both-rolled } : { $who ->
        [you] vous commencez
        [computer] l’ordinateur commence
       *[other] { $who } commence
    }.
rolled-tie = { both-rolled }. On relance.
rolled-doubled = { both-rolled } : double automatique, le videau passe à { $value }. On relance.
rolled =
    { $who ->
        [you] Vous faites
        [computer] L’ordinateur fait
       *[other] { $who } fait
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Vous faites
        [computer] L’ordinateur fait
       *[other] { $who } fait
    } { $dice }. Aucun coup possible.
hit =
    { $who ->
        [you] Pion frappé sur votre flèche { $point }.
        [computer] L’ordinateur se fait frapper sur la flèche { $point }.
       *[other] { $who } se fait frapper sur la flèche { $point }.
    }
passes =
    { $who ->
        [you] Vous passez votre tour.
        [computer] L’ordinateur passe son tour.
       *[other] { $who } passe son tour.
    }
played = { $who } : { $play }.
passes-closed-out =
    Jan fermé : { $who ->
        [you] vous passez votre tour.
        [computer] l’ordinateur passe son tour.
       *[other] { $who } passe son tour.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] Vous faites beaver
            [computer] L’ordinateur fait beaver
           *[other] { $who } fait beaver
        }
        [raccoon] { $who ->
            [you] Vous faites raccoon
            [computer] L’ordinateur fait raccoon
           *[other] { $who } fait raccoon
        }
       *[double] { $who ->
            [you] Vous doublez
            [computer] L’ordinateur double
           *[other] { $who } double
        }
    }
offered-to = { offered } à { $value }
taken =
    { $who ->
        [you] Vous prenez
        [computer] L’ordinateur prend
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
        [you] Vous concédez
        [computer] L’ordinateur concède
       *[other] { $who } concède
    } { $win }
resigns-said =
    { $who ->
        [you] Vous concédez { $win }.
        [computer] L’ordinateur concède { $win }. Accepter ou refuser ?
       *[other] { $who } concède { $win }. Accepter ou refuser ?
    }
declined =
    { $who ->
        [you] Vous refusez
        [computer] L’ordinateur refuse, car il espère gagner plus
       *[other] { $who } refuse
    } : on continue.
wins =
    { $who ->
        [you] Vous gagnez
        [computer] L’ordinateur gagne
       *[other] { $who } gagne
    } { $win } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
out-of-time =
    { $who ->
        [you] Votre temps est écoulé.
        [computer] Le temps est écoulé pour l’ordinateur.
       *[other] Le temps est écoulé pour { $who }.
    }
match-won =
    { $who ->
        [you] Vous gagnez le match.
        [computer] L’ordinateur gagne le match.
       *[other] { $who } gagne le match.
    }
play-taken-back =
    Coup repris. { $who ->
        [you] Vous rejouez
        [computer] L’ordinateur rejoue
       *[other] { $who } rejoue
    }.
taken-back = Annulé.
move-taken-back = { $moved } : annulé.
cocked-said = Dés cassés : on relance.
clock-started = La pendule tourne.
last-seconds = { clock-of } : plus que dix secondes.
update-later = La mise à jour sera installée après cette partie.
step-said = { $moved }.
all-played = Tous les dés sont joués.

move-to = { $from } vers { $to }
move-hitting = { $moved } en frappant
move-times =
    { $moved } { $count ->
        [2] deux fois
        [3] trois fois
       *[other] quatre fois
    }
said-bar = barre
said-off = la sortie

## Questions in the middle of the board

ask-die =
    { $who ->
        [you] Votre dé ?
        [computer] Dé de l’ordinateur ?
       *[other] Qu’a fait { $who } ?
    }
ask-dice =
    { $who ->
        [you] Vos dés ?
        [computer] Dés de l’ordinateur ?
       *[other] Qu’a fait { $who } ?
    }
ask-second-die =
    { $who ->
        [you] Vos dés :
        [computer] Dés de l’ordinateur :
       *[other] { $who } :
    } { $first } et ?
no-legal-move = Aucun coup possible : { $dice }
lost-turn-why =
    { $why ->
        [single] La flèche est fermée : aucun pion ne peut rentrer de la barre.
        [both] Les deux flèches sont fermées : aucun pion ne peut rentrer de la barre.
        [all] Les six flèches sont fermées : aucun pion ne peut rentrer de la barre.
        [off] Les flèches à portée sont fermées, et l’on ne sort ses pions qu’une fois tous dans son jan.
       *[reach] Toutes les flèches à portée sont fermées.
    }
closed-out =
    { $who ->
        [you] Le jan adverse est fermé
        [computer] Jan fermé face à l’ordinateur
       *[other] Jan fermé face à { $who }
    }
closed-out-choice = { closed-out } : doubler ou passer
tie = { $die } partout : on relance
tie-then = { $die } partout : on relance. { $question }
ask-double = Doubler ?
ask-drop = Refuser et perdre la partie ?
ask-resign = Abandonner
ask-give-up =
    { $win ->
        [single] Abandonner cette partie ? L’ordinateur la gagne.
        [gammon] Abandonner cette partie ? L’ordinateur gagne un gammon, qui compte double.
       *[backgammon] Abandonner cette partie ? L’ordinateur gagne un backgammon, qui compte triple.
    }
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
        [backgammon] Backgammon
       *[quadruple] Partie quadruple
    }

## Notices

unreadable = Votre partie enregistrée est illisible ({ $why }). Elle a été mise de côté ; une nouvelle partie est prête.
unreadable-no-room = Votre partie enregistrée est illisible ({ $why }), et il n’y a plus de place pour la mettre de côté. Elle reste où elle est ; cette partie-ci n’est pas enregistrée.
end-missing = Il manque la fin de votre partie enregistrée. Vous pouvez reprendre avec ce qui reste ; une copie a été mise de côté.
why-damaged = elle est endommagée
why-newer = elle vient d’une version plus récente ({ $version })
why-unknown = elle contient une entrée inconnue, « { $entry } »
why-illegal = elle enfreint les règles : { $why }
why-dice = ses dés ont été modifiés
why-too-large = elle est trop volumineuse
why-elsewhere = elle est ouverte dans un autre onglet
store-instead = Enregistrer plutôt cette partie
not-stored = Ce navigateur ne peut pas enregistrer votre partie. Vous pouvez continuer, mais elle sera perdue si vous fermez la page.
engine-failed = L’ordinateur ne répond pas.
nets-damaged = L’ordinateur joue au-dessous de son niveau : une partie de ses données est endommagée. Rechargez la page pour les réparer.
try-again = Réessayer
update-ready = Mise à jour prête
restart-after = Redémarrer après cette partie
restart = Redémarrer

## Buttons and the side panel

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
add-clock = Jouer à la pendule
take-back-play = Reprendre le dernier coup
new-game = Nouvelle partie
settings = Réglages
menu = Menu
close = Fermer
game-name = Backgammon
help = Règles du jeu
help-failed = L’aide n’a pas pu être chargée.
other-ways = Autres façons de jouer
other-ways-about = Matchs, videau, vrais dés.
match-title =
    Match en { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
money-title = Partie libre
title = { $what }, partie { $number }
match-game =
    Partie { $number } d’un match en { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
game-title = Partie { $number }
cubeless-title = Une partie, sans videau
crawford-mark = Crawford
unrated-mark = non classée
practice-mark = entraînement
known-mark = dés connus
account = { $first }, { $second } (mise { $stake } par point)
ahead = { $pips } d’avance
behind = { $pips } de retard
race = Course
race-level = à égalité
panel-moves = Coups
sill-first = La courbe de votre partie apparaîtra ici
sill-name = Courbe de la partie
panel-dice = Dés
panel-chances = Chances
panel-rolls = Jets (pips)
away = encore { $points }
pips =
    { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
score = Score { $points }
score-label = score
thinking = réfléchit
to-roll =
    { $who ->
        [you] à vous de lancer
       *[other] doit lancer
    }
to-move =
    { $who ->
        [you] à vous de jouer : { $dice }
       *[other] doit jouer : { $dice }
    }
to-answer =
    { $who ->
        [you] à vous de répondre
       *[other] doit répondre
    }
clock-of =
    { $who ->
        [you] Votre pendule
        [computer] Pendule de l’ordinateur
       *[other] Pendule ({ $who })
    }
board = Plateau
actions = Actions
notice = Message
game-region = Partie
look-back = Coup précédent
look-forward = Coup suivant
look-now = Revenir à la partie
plays-region = Liste des coups
plays = Coups
score-sheet = Tableau des scores
sheet-game = Partie
sheet-winner = Gagnant
sheet-cube = Videau
sheet-points = Points
sheet-none = Aucune partie terminée pour l’instant

entry-to-play = à jouer
entry-no-play = aucun coup
entry-closed-out = jan fermé
entry-offer =
    { $offer ->
        [beaver] Beaver à { $value }
        [raccoon] Raccoon à { $value }
       *[double] Double à { $value }
    }
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

## New game

opponent = Adversaire
computer = Ordinateur
person-here = Deux joueurs, un appareil
level = Niveau
you-play = Vos pions
player-names = Noms (facultatif)
play-for = Enjeu
one-game = Une partie
about-one-game = Une seule partie, sans videau.
about-money = Autant de parties que vous voulez, aux points, avec le videau.
about-match = Le premier à atteindre { points-won } gagne.
length = Longueur
length-other = Autre longueur
match-points = points
number-range = Un nombre entier de { $least } à { $most }
decimal-range = Un nombre de { $least } à { $most }
start = Commencer
options = Options
game-choice = Variante
doubling-cube = Videau
crawford-game = Partie de Crawford
option-fresh = Le gagnant du jet d’ouverture relance les deux dés
option-four = Backgammon avec un pion sur la barre : 4 points
option-show = Lancer même si le jan est fermé
option-hand = Lancer de vrais dés et saisir les jets
option-jacoby = Règle de Jacoby : les gammons ne comptent qu’après un double
option-practice = Entraînement : reprise des coups permise (non classé)
option-stake = Mise par point
beavers = Beavers
beavers-none = Aucun
beavers-one = Beavers seulement
beavers-all = Beavers et raccoons
automatic-doubles = Doubles automatiques
more-rules = Autres règles
jacoby-rule = Règle de Jacoby
about-rule =
    { $rule ->
        [cube] Avant de lancer, on peut proposer de doubler l’enjeu.
        [crawford] Quand un joueur n’est plus qu’à un point du gain, personne ne double dans la partie suivante.
        [jacoby] Gammons et backgammons ne comptent qu’après un double.
        [beavers] Le joueur doublé peut redoubler aussitôt et garder le videau.
        [automatic] Combien de fois une égalité au jet d’ouverture peut doubler le videau.
        [stake] Ce que vaut un point dans le décompte.
        [fresh] Sinon, le jet d’ouverture sert de premier jet.
        [four] Sinon, il vaut 3 points.
       *[closed-out] Sinon, le tour passe aussitôt.
    }
summary-cube = videau
summary-no-cube = sans videau
summary-jacoby = Jacoby
summary-real-dice = vrais dés
summary-clock = pendule

## Match clock

clock-off = Aucune
clock-simple = Délai simple
clock-bronstein = Bronstein
clock-per-point = Minutes par point du match
clock-per-scored = Minutes en moins par point déjà marqué
clock-delay = Délai par tour en secondes
clock-promise =
    { $time } par joueur, avec un délai de { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par tour.
clock-for-rest = Pendule pour la fin du match
clock-nothing = Il ne resterait plus de temps.
clock-start = Lancer la pendule

## Settings

language-choice = Langue
language-auto = Langue du navigateur
language-failed = Cette langue n’a pas pu être chargée.
theme = Thème
theme-name =
    { $theme ->
        [felt] Feutrine
        [midnight] Minuit
        [paper] Papier
        [flat] Épuré
       *[walnut] Noyer
    }
mode = Mode clair ou sombre
mode-name =
    { $mode ->
        [light] Clair
        [dark] Sombre
       *[system] Comme le système
    }
set-home-left = Sortir à gauche
about-home-left = Affiche le plateau en miroir
set-black-bottom = { $name } en bas
about-two-players = Pour deux joueurs sur un même appareil
set-turn-board = Tourner le plateau vers le joueur au trait
about-turn-board = Pour deux joueurs qui se passent le même appareil
set-marks = Montrer les coups possibles
about-marks = Entoure les pions jouables et montre où ils peuvent aller
set-forced = Jouer automatiquement les coups forcés
about-forced = Quand un seul coup est légal
set-bear-off = Sortir automatiquement
about-bear-off = Dès qu’il n’y a plus de contact
set-race = Afficher la course
about-race = Deux barres : les pips qui restent à chacun
set-rolls = Afficher les jets
about-rolls = Une barre par jet : les pips qu’il a rapportés
set-confirm = Confirmer les doubles
set-auto-roll = Lancer automatiquement quand je ne peux pas doubler
set-dead-cube = Afficher « Doubler » même si le videau est mort
set-letter-keys = Raccourcis à une seule touche
about-dead-cube = Explique alors pourquoi doubler est inutile
end-of-turn = Finir mon tour
about-end-of-turn = Jusque-là, vous pouvez annuler
end-by-hand = Quand j’appuie sur « Terminé »
end-when-played = Automatiquement
end-when-forced = Automatiquement si le coup est forcé
motion = Vitesse des pions
about-motion = Règle aussi le rythme de l’ordinateur
motion-name =
    { $speed ->
        [off] Aucune
        [quick] Rapide
        [slow] Lente
       *[normal] Normale
    }
volume = Volume
vibrate = Vibration
about-vibrate = Brève vibration quand vous jouez un pion
group-play = Jeu
group-beside = À côté du plateau
group-sound = Son et mouvement
group-data = Vos données
group-about = À propos
reset-settings = Réinitialiser tous les réglages
undo-reset = Rétablir mes réglages
settings-reset = Tous les réglages ont été réinitialisés
licences = Licences open source

## Keyboard shortcuts and the position in words

keys = Raccourcis clavier
key-space = Lancer, ou finir le tour
key-arrows = Aller de flèche en flèche
key-home = Aller à la barre ou à la sortie
key-tab = Aller au plateau ou aux boutons
key-enter = Prendre le pion, ou le poser
key-digits = Jouer ce dé depuis cette flèche
key-swap = Inverser les dés
key-undo = Annuler un déplacement
key-undo-turn = Annuler tout le coup
key-double = Doubler
key-take = Prendre le double
key-drop = Refuser le double (« passer »)
key-type = Saisir un coup
key-words = Position en toutes lettres
key-replay = Revoir le dernier coup
key-look = Voir le coup précédent ou suivant
key-list = Raccourcis clavier
key-escape = Reposer le pion, ou fermer
position = Position en toutes lettres
position-turn =
    { $who ->
        [you] À vous de jouer.
        [computer] À l’ordinateur de jouer.
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
position-off =
    { $count ->
        [0] aucun sorti
        [1] { $count } sorti
       *[other] { $count } sortis
    }
position-nothing = vide
position-pips =
    { $who } : { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
type-play = Saisir un coup
type-example = Par exemple : 8/5 6/5 ou bar/21*
play-it = Jouer
play-not-a-move = « { $part } » n’est pas un coup. Écrivez par exemple 8/5 ou bar/21.
play-not-legal = Avec ces dés, ce coup est incomplet ou interdit.
play-too-long = Un coup compte quatre déplacements au maximum.
play-name-way = Ce coup peut se jouer de plusieurs façons : indiquez les flèches intermédiaires et marquez d’un * chaque pion frappé.

## Why an action is refused

no-not-now = Ce n’est pas possible pour l’instant.
no-game-over = La partie est finie.
no-game-goes-on = La partie n’est pas encore finie.
no-match-over = Le match est fini.
no-roll-first = Lancez d’abord les dés.
no-already-rolled = Les dés sont déjà lancés.
no-dice-by-program = Dans cette partie, c’est le programme qui lance les dés.
no-dice-by-hand = Saisissez les dés que vous avez lancés.
no-cocked-too-late = Annoncez un dé cassé avant de bouger un pion, pas après.
no-closed-out = Le jan adverse est fermé : aucun jet ne vous fait rentrer.
no-voluntary-pass = Vous ne pouvez pas passer votre tour si un coup est possible.
no-nothing-to-undo = Rien à annuler.
no-cannot-take-back = Ce déplacement ne peut pas être annulé séparément.
no-play-is-final = Un coup est définitif une fois les dés ramassés.
no-double-before-roll = Doublez avant de lancer.
no-first-turn = On ne double pas au premier tour.
no-cube = Cette partie se joue sans videau.
no-not-your-cube = Le videau est à votre adversaire.
no-dead-cube = Le videau est mort : vous n’avez pas besoin de plus de points.
no-crawford = On ne double pas dans la partie de Crawford.
no-cube-limit = Le videau ne peut pas monter plus haut.
no-double = Personne n’a doublé.
no-answer-double = Répondez d’abord au double.
no-beavers = Pas de beaver dans cette partie.
no-raccoons = Pas de raccoon dans cette partie.
no-resignation = Personne n’a abandonné.
no-answer-resignation = Acceptez ou refusez d’abord l’abandon.
no-such-win = Ce résultat n’est pas possible dans cette partie.
no-only-matches-clocks = Seul un match a une pendule.
no-clock-there = Le match a déjà une pendule.
no-time-left = Le match est trop avancé : il ne resterait plus de temps.
no-clock = Ce match se joue sans pendule.
no-clock-stands = La pendule est arrêtée entre les parties.
no-such-die = Vous n’avez plus de { $die } à jouer.
no-loses-die = Vous devez jouer les deux dés : avec ce coup, le { $die } serait perdu.
no-higher-number = Un seul dé est jouable, et ce doit être le plus grand : le { $die }.
no-swap-moved = Inversez les dés avant de bouger un pion.
no-swap-double = Les deux dés montrent le même chiffre.
no-unfinished = Vous pouvez encore jouer le { $die }.
no-checker-bar = Vous n’avez pas de pion sur la barre.
no-checker = Vous n’avez pas de pion sur la flèche { $point }.
no-bar-first = Faites d’abord rentrer votre pion de la barre.
no-point-held = Votre adversaire tient la flèche { $point }.
no-not-all-home = Amenez d’abord tous vos pions dans votre jan intérieur.
no-higher-checker = Vous avez un pion plus en arrière, sur la flèche { $point } : jouez-le d’abord.
die-blocked = Le { $die } est bloqué : vous avez joué le { $other }.
no-all-played = Tous les dés sont joués : validez votre coup ou annulez un déplacement.
no-already-made = Ce déplacement est déjà fait. Suivez le tracé qui reste.
no-opponents = Ce sont les pions de votre adversaire.
no-cannot-come = Aucun pion ne peut venir ici maintenant.
no-not-there = Les dés ne permettent pas ce déplacement.
no-computers-turn = C’est à l’ordinateur de jouer.

## After a crash

crash-title = Une erreur est survenue
crash-stored = Votre partie est enregistrée.
crash-reload = Rechargez la page pour la reprendre.
missing = Le chargement est incomplet.
missing-help = Vérifiez votre connexion, puis rechargez la page.
crash-not-stored = Votre partie n’a pas pu être enregistrée. Le rapport la contient : enregistrez-le comme fichier, puis importez ce fichier dans les réglages.

## Fair dice

fair-dice = Dés équitables
fair-how = Pourquoi est-ce équitable ?
fair-about = Tous les jets d’une partie sont calculés à partir d’une graine secrète. Vous voyez son empreinte avant la partie et la graine elle-même après : chacun peut donc vérifier les dés.
fair-elsewhere = Pour les vérifier ailleurs, utilisez la commande bg dice ou les quelques lignes de Python de la documentation.
fair-fingerprint = Empreinte de la graine (SHA-256)
fair-next = Empreinte pour la prochaine partie
fair-seed = Graine
fair-later = affichée après la partie
fair-in-order = Jets dans l’ordre
fair-rolled = Dés lancés
fair-checked = Vérifié : la graine a cette empreinte, et les { $count } dés en proviennent tous.
fair-by-hand = Vous lancez de vrais dés dans cette partie : il n’y a rien à vérifier.
fair-known = Ce sont les dés d’une partie précédente.
fair-again = Rejouer avec les mêmes dés
fair-new-game = Empreinte des dés : { $fingerprint }
fair-this-game = Cette partie
fair-all-games = Toutes les parties : { $games }
fair-rolls = Jets
fair-doubles = Doublets
fair-even = Attendus
fair-expected = { $count } (attendus : { $fair })
fair-pips = Chance en pips
fair-chi =
    Avec des dés équitables, on voit un tel écart dans { $chance ->
        [0] moins de 0,1 %
       *[other] { $percent } %
    } des cas (khi-deux { $value }).
fair-few = Il n’y a pas encore assez de jets pour en juger.
fair-luck-about = Chance en pips : les pips obtenus en plus de la moyenne de 8 1/6 par jet. Le jet d’ouverture ne compte pas.
fair-points = Chance en points
fair-difference = Écart
fair-luckiest = Meilleur jet
fair-unluckiest = Pire jet
fair-points-wait = Chance en points : l’ordinateur analyse les jets…
fair-points-failed = Chance en points indisponible : l’ordinateur ne répond pas.
fair-points-some =
    La chance en points porte sur { $games ->
        [one] une de ces parties
       *[other] { $games } de ces parties
    }.
fair-points-about = Chance en points : ce que chaque jet valait de plus qu’un jet moyen, d’après une évaluation rapide de l’ordinateur (partie libre, sans videau). Le jet d’ouverture ne compte pas.
decimal-mark = ,

## Tabs, backups and the library

elsewhere = Lecture seule : cette partie se joue dans un autre onglet
play-here = Jouer dans cet onglet
others-unreadable = Vos réglages ou vos statistiques de dés sont illisibles. Ils ont été mis de côté ; les valeurs par défaut s’appliquent.
keep-all = Sauvegarde
about-backup = Parties, analyses, exercices, parties entre amis, réglages et statistiques dans un seul fichier. Gardez-le pour vous : il contient les données secrètes de vos dés.
backup-without-library = Le fichier ne contient ni les parties enregistrées, ni les analyses, ni les exercices, ni les parties entre amis. { $why }
backup-due = Vos dernières parties ne sont que dans ce navigateur. Exporter une sauvegarde ?
keep-export = Exporter
keep-import = Importer
kept-aside = Parties mises de côté
kept-whole = avec ses réglages et ses statistiques de dés
kept-unread =
    { $count ->
        [one] { $count } sauvegarde endommagée mise de côté
       *[other] { $count } sauvegardes endommagées mises de côté
    }
kept-remove = Supprimer
kept-remove-sure = Supprimer définitivement
kept-more = Afficher plus ({ $count })
game-kept = Votre partie inachevée est dans « Parties »
library-open = Ouvrir les parties
start-no-room = Il n’y a plus de place pour garder la partie inachevée : aucune nouvelle partie n’a donc été commencée.
start-anyway = La supprimer et commencer
imported = Importation terminée. Vos données précédentes sont dans « Parties ».
import-failed = Rien n’a été importé ({ $why }). Tout est comme avant.
import-no-room = Il n’y a plus de place pour mettre cette partie de côté : rien n’a été importé.
crash-copy = Copier le rapport

## Cards over the board, and the next step

points-won =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stakes-take = Prendre : on joue pour { points-won }.
stakes-drop =
    { $play ->
        [match] Refuser : vous perdez { points-won }, et le score est de { $score }.
       *[money] Refuser : vous perdez { points-won }.
    }
stakes-win =
    { $play ->
        [match] Si l’adversaire refuse, vous gagnez { points-won }, et le score est de { $score }.
       *[money] Si l’adversaire refuse, vous gagnez { points-won }.
    }
stakes-resign = { win-button } : vous perdez { points-won }.
cube-shows-64 = Le videau : personne n’a encore doublé. 64 veut dire 1.
end-drop =
    { $who ->
        [you] Vous avez
        [computer] L’ordinateur a
       *[other] { $who } a
    } refusé le double
end-resigned =
    { $who ->
        [you] Vous avez
        [computer] L’ordinateur a
       *[other] { $who } a
    } { $win ->
        [single] abandonné
       *[other] concédé { win-object }
    }
end-cube = { $how }, videau à { $value }
end-cube-at = Le videau était à { $value }.
end-why =
    { $who ->
        [you] { $win ->
            [gammon] Gammon : vous n’avez sorti aucun pion. La partie compte double.
           *[backgammon] Backgammon : vous n’avez sorti aucun pion et en aviez encore au moins un dans le jan intérieur du gagnant. La partie compte triple.
        }
        [computer] { $win ->
            [gammon] Gammon : l’ordinateur n’a sorti aucun pion. La partie compte double.
           *[backgammon] Backgammon : l’ordinateur n’a sorti aucun pion et en avait encore au moins un dans le jan intérieur du gagnant. La partie compte triple.
        }
       *[other] { $win ->
            [gammon] Gammon : { $who } n’a sorti aucun pion. La partie compte double.
           *[backgammon] Backgammon : { $who } n’a sorti aucun pion et en avait encore au moins un dans le jan intérieur du gagnant. La partie compte triple.
        }
    }
end-wins =
    { $who ->
        [you] Vous gagnez
        [computer] L’ordinateur gagne
       *[other] { $who } gagne
    }
end-won = Vous avez gagné
end-lost = Vous avez perdu
end-mistakes = Voir vos plus grosses erreurs
start-computer = Contre l’ordinateur
start-two = À deux, ici
start-promise = Jouez bien.
start-promise-then = Voyez ce qui a fait la différence.
start-about = Après chaque partie, vous voyez quels coups vous ont coûté le plus cher, et pourquoi.
start-new = Jamais joué ?
start-learn = Apprenez en deux minutes, sur ce plateau.
start-leaves = Ce qui reste d’une partie
start-leaves-about = Sa courbe, et les moments décisifs.
start-why = Un professeur qui explique pourquoi
start-why-about = Aussi fort que les logiciels sur PC, même sur téléphone.
start-dice = Des dés vérifiables
start-dice-about = Scellés avant la partie, ouverts après.
start-yours = Rien qu’à vous
start-yours-about = Ni compte ni publicité. Jouable hors ligne dès la prochaine visite.
next-roll = Appuyez sur « { roll } »
next-move = Choisissez un pion entouré
next-move-plain = Choisissez un pion
next-dice =
    Un appui joue d’abord le dé { $place ->
        [top] du haut
       *[left] de gauche
    }. Touchez les dés pour les inverser.
next-written = 8/5 veut dire : de la 8 à la 5 ; 8/5(2) : deux pions ; 8/5* : un blot frappé.
next-pips = Les pips : le chemin qui reste à chaque camp. Moins, c’est mieux.
next-place = Choisissez où il va
next-done = Appuyez sur « { done } »

## The lesson

lesson = Apprendre le backgammon en deux minutes
lesson-yours = Votre couleur : { $colour }.
lesson-goal = Menez vos 15 pions par le chemin indiqué jusqu’à votre jan intérieur, le quart encadré, puis sortez-les tous. L’adversaire va dans l’autre sens. Le premier à finir gagne.
lesson-move = Vous avez fait 3, l’adversaire 1 : vous commencez et jouez les deux. Chaque dé fait avancer un pion. D’abord le 3.
lesson-point = Amenez-y maintenant un second pion avec le 1. Deux pions tiennent une flèche (un triangle) : l’adversaire ne peut plus s’y poser.
lesson-done = Vous tenez maintenant votre flèche 5 et les deux dés sont joués. Terminez votre tour.
lesson-bar = Plus tard, l’adversaire a frappé un de vos pions : il est sur la barre, au milieu. Il rentre sur la 24 avec un 1, jusqu’à la 19 avec un 6 ; la 19 est prise, rentrez donc sur la 21 avec le 4.
lesson-hit = Un pion seul est un blot. Frappez celui de la flèche 7 en vous posant dessus avec votre 6.
lesson-was-hit = Le blot est sur la barre : tant qu’il n’est pas rentré, l’adversaire ne peut rien jouer d’autre.
lesson-dance = Votre adversaire a fait 6-5 : un 6 rentre sur votre flèche 6, un 5 sur votre flèche 5. Vous tenez les deux : il ne peut pas rentrer et passe son tour.
lesson-off = Plus tard, tous vos pions sont dans votre jan : vous les sortez. Vous avez fait 6-6, un doublet, joué quatre fois : un 6 sort un pion de la flèche 6.
lesson-last = Il vous reste des 6 à jouer. La flèche 6 étant vide, un 6 sort votre pion le plus reculé. C’est le dernier : sortez-le, et vous gagnez.
lesson-won = Bien joué : c’est gagné, et vous savez maintenant jouer ! Place à une vraie partie, ou au premier chapitre du cours.
lesson-gammon = Si le perdant n’a sorti aucun pion, la victoire compte double : c’est un gammon.
lesson-tap = Choisissez le pion entouré sur la flèche { $number }
lesson-tap-bar = Choisissez votre pion sur la barre
lesson-now = Pour l’instant, choisissez le pion entouré sur la flèche { $number }.
lesson-now-bar = Pour l’instant, choisissez votre pion sur la barre.
lesson-leave = Quitter l’initiation
lesson-left = Initiation fermée.
lesson-play = Jouer votre première partie
lesson-back = Revenir à votre partie
lesson-again = Refaire l’initiation
lesson-course = Continuer avec le cours
