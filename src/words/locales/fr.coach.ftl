play-on = Jouer à partir d’ici
try-again-here = Réessayer avec les mêmes jets
back-to-review = Revenir à l’analyse
hint = Indice
key-hint = Demander un indice
hint-wait = Réflexion…
hint-failed = Pas d’indice : le moteur ne répond pas.
hint-look =
    { $part ->
        [cube] Regardez le videau
        [back] Regardez vos pions arrière
        [far] Regardez vos pions dans le jan extérieur adverse
        [outer] Regardez votre jan extérieur
       *[home] Regardez votre jan intérieur
    }
hint-show = Afficher les choix
hint-choices = Meilleurs choix
at-ply = { $number } à { $plies }-ply
tutor-loses =
    { $what ->
        [play] Ce coup perd { $loss }
        [double] Ce double perd { $loss }
        [roll] Ne pas doubler perd { $loss }
        [take] Cette prise perd { $loss }
        [drop] Ce refus perd { $loss }
       *[beaver] Ce beaver perd { $loss }
    }
tutor-think = Réfléchir encore
tutor-show = Afficher
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
        [0] Vous céderiez moins d’un demi-point
       *[other] Vous céderiez environ { points-won }
    }
resign-why =
    { $lost ->
        [single] D’ici, vous gagnez encore { $percent } % des parties
        [gammon] D’ici, vous perdez un gammon dans { $percent } % des parties
       *[backgammon] D’ici, vous perdez un backgammon dans { $percent } % des parties
    }
resign-play-on = Continuer
why = Pourquoi ?
why-double = { $name } gagne { $win } % ({ $gammon } % de gammons). Pas de double { $none } ; double, prise { $take } ; double, refus { $drop }
why-resigns = Vous gagnez { $win } % ({ $gammon } % de gammons).
why-show = Montrer les chiffres
help-marks =
    { $play ->
        [match] Avec cette aide, le match est marqué comme assisté et ne compte dans aucune statistique.
       *[money] Avec cette aide, la partie est marquée comme assistée et ne compte dans aucune statistique.
    }
help-counts =
    { $play ->
        [match] Le match compte maintenant comme assisté.
       *[money] La partie compte maintenant comme assistée.
    }
no-choice = Il n’y a rien à décider ici.
assisted-mark = assistée
group-coach = Aide pendant la partie
set-hints = Indices à la demande
about-hints = Contre l’ordinateur : d’abord où regarder, puis les meilleurs choix. La partie est marquée comme assistée et ne compte dans aucune statistique.
set-tutor-plays = M’avertir avant un mauvais coup
about-tutor = Contre l’ordinateur, à partir d’une perte de 0,020. Le premier essai est noté et la partie est marquée comme assistée.
set-tutor-cube = M’avertir avant une mauvaise décision de videau
again-first-time = La première fois
set-running-pr = Afficher mon PR en cours de partie
about-running-pr = Contre l’ordinateur : ce que vos décisions ont perdu jusqu’ici, évalué à 1-ply.
