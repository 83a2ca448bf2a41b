play-on = Jouer à partir d’ici
try-again-here = Réessayer avec les mêmes jets
back-to-review = Revenir à l’analyse
hint = Indice
key-hint = Demander un indice
hint-wait = Réflexion…
hint-failed = Pas d’indice : l’ordinateur ne répond pas.
hint-look =
    { $part ->
        [cube] Pensez au videau
       *[checkers] Regardez ces pions
    }
hint-show = Montrer
hint-best = Le mieux : { $play }
hint-trials = Rollout : { $trials } essais
hint-play = Jouer ce coup
hint-costs = coûte { $loss } point
hint-compare = Comparer
at-ply = { $number } à { $plies }-ply
tutor-loses =
    { $what ->
        [play] Ce coup
        [double] Ce double
        [roll] Ne pas doubler
        [take] Cette prise
        [drop] Ce refus
       *[beaver] Ce beaver
    } est une { $size ->
        [blunder] gaffe
       *[error] erreur
    }, qui coûte environ { $loss } point
tutor-think =
    { $what ->
        [play] Reprendre
       *[other] Réfléchir encore
    }
tutor-anyway =
    { $what ->
        [play] Jouer ce coup
        [double] Doubler
        [roll] Lancer
        [take] Prendre
        [drop] Refuser
        [beaver] Beaver
       *[resignation] Abandonner
    }
resign-loses =
    { $points ->
        [0] Mieux vaut continuer : en moyenne, moins d’un demi-point de mieux
       *[other] Mieux vaut continuer : en moyenne, environ { points-won } de mieux
    }
resign-loses-match = Abandonner maintenant vous coûte { $percent } % de chances de gagner le match
resign-why =
    { $lost ->
        [single] D’ici, vous gagnez encore { $percent } % des parties
        [gammon] D’ici, vous perdez un gammon dans { $percent } % des parties
       *[backgammon] D’ici, vous perdez un backgammon dans { $percent } % des parties
    }
resign-play-on = Continuer
why =
    { $offer ->
        [double] Faut-il prendre ?
       *[resignation] Faut-il accepter ?
    }
why-double = { $name } gagne { $win } % ({ $gammon } % de gammons). Pas de double { $none } ; double, prise { $take } ; double, refus { $drop }
why-resigns = Vous gagnez { $win } % ({ $gammon } % de gammons).
why-show = Chiffres
why-take = Prenez : vous gagnez { $win } %, et { $needed } % suffisent.
why-drop = Refusez : vous gagnez { $win } %, il faudrait { $needed } %.
why-accept = Acceptez : continuer ne rapporterait pas davantage.
why-decline = Refusez : en continuant, vous gagnez un gammon dans { $percent } % des parties.
why-enough =
    { $needs ->
        [more] À ce score, il faut plus que les 25 % habituels pour prendre.
        [less] À ce score, il faut moins que les 25 % habituels pour prendre.
        [cube] Gagner une partie sur quatre à mise double coûte autant que les refuser toutes les quatre ; avec le videau de votre côté, il en faut encore moins.
       *[usual] Gagner une partie sur quatre à mise double coûte autant que les refuser toutes les quatre.
    }
why-gammons = Vous perdriez un gammon, qui compte double, dans { $percent } % des parties.
help-marks = Avec une aide, cette partie ne compte pas dans vos statistiques.
help-counts = Après cette aide, la partie ne compte pas dans vos statistiques.
no-choice = Il n’y a rien à décider ici.
chances-show = Montrer mes chances
chances-win = Victoire
assisted-mark = avec aide
group-coach = Indices et tuteur
set-hints = Indices à la demande
about-hints = Contre l’ordinateur : d’abord où regarder, puis les meilleurs choix. Les parties avec indices ne comptent pas dans vos statistiques.
set-tutor-plays = Tuteur : m’avertir avant un mauvais coup
about-tutor = Contre l’ordinateur. Les parties avec avertissements ne comptent pas dans vos statistiques.
set-tutor-cube = Tuteur : m’avertir avant une mauvaise décision de videau
again-first-time = La première fois
set-running-pr = Afficher mon PR en cours de partie
about-running-pr = Contre l’ordinateur : votre taux d’erreur jusqu’ici, d’après une analyse rapide.
set-depth = Profondeur des analyses et des indices
about-depth = Rapide : quelques secondes par match. Approfondie : plus précise, environ une minute. Champion : rollouts des décisions serrées, plusieurs minutes.
depth-name =
    { $depth ->
        [quick] Rapide
        [champion] Champion
       *[deep] Approfondie
    }
