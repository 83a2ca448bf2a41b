play-on = Jouer à partir d’ici
try-again-here = Rejouer avec les mêmes jets
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
hint-best = Meilleur choix : { $play }
hint-trials = Rollout : { $trials } essais
hint-play = Jouer ce coup
hint-costs = coûte { $percent } % de chances de gain
hint-compare = Comparer
at-ply = { $number } à { $plies }-ply
mistake-loses =
    { $what ->
        [play] Ce coup
        [double] Ce double
        [roll] Ne pas doubler
        [take] Cette prise
        [drop] Ce refus
       *[beaver] Ce beaver
    } est une { $size ->
        [blunder] gaffe
        [small] petite erreur
       *[error] erreur
    } qui coûte environ { $percent } % de chances de gain
mistake-plain =
    { $what ->
        [play] Il y a un meilleur coup
       *[other] Il y a un meilleur choix
    }
mistake-quiet = Ne plus avertir
mistake-quieted = Les avertissements sont désactivés. Vous pouvez les activer dans les réglages.
mistake-think =
    { $what ->
        [play] Réessayer
       *[other] Réfléchir encore
    }
mistake-anyway =
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
        [0] Mieux vaut continuer : vous y gagnez en moyenne moins d’un demi-point
       *[other] Mieux vaut continuer : vous y gagnez en moyenne environ { points-won }
    }
resign-loses-match = En abandonnant maintenant, vous perdez { $percent } % de chances de gagner le match
resign-why =
    { $lost ->
        [single] Dans cette position, vous gagnez encore { $percent } % des parties
        [gammon] Dans cette position, vous perdez un gammon dans { $percent } % des parties
       *[backgammon] Dans cette position, vous perdez un backgammon dans { $percent } % des parties
    }
resign-play-on = Continuer
why =
    { $offer ->
        [double] Faut-il prendre ?
       *[resignation] Faut-il accepter ?
    }
why-double = { $name } gagne { $win } % ({ $gammon } % de gammons). Pas de double : { $none } ; double, prise : { $take } ; double, refus : { $drop }
why-resigns = Vous gagnez { $win } % ({ $gammon } % de gammons).
why-play = Pourquoi ce coup ?
only-play = Le seul coup possible
why-play-title = Le { $roll } de l’ordinateur : { $play }.
why-show = Chiffres
why-take = Prenez : vous gagnez { $win } % des parties, et { $needed } % suffisent.
why-drop = Refusez : vous gagnez { $win } % des parties, mais il en faudrait { $needed } %.
why-accept = Acceptez : continuer ne rapporterait pas davantage.
why-decline = Refusez : en continuant, vous gagnez un gammon dans { $percent } % des parties.
why-take-plain = Prenez : renoncer maintenant coûte plus cher.
why-drop-plain = Refusez : continuer coûte plus cher.
why-decline-plain = Refusez : en continuant, vous gagnez souvent un gammon, qui compte double.
why-enough =
    { $needs ->
        [more] À ce score, il faut plus que les 25 % habituels pour prendre.
        [less] À ce score, il faut moins que les 25 % habituels pour prendre.
        [cube] Ne gagner qu’une partie sur quatre à enjeu doublé coûte autant que de refuser les quatre ; comme le videau sera à vous, il en faut même un peu moins.
       *[usual] Ne gagner qu’une partie sur quatre à mise doublée coûte autant que de refuser les quatre.
    }
why-gammons = Vous perdriez un gammon, qui compte double, dans { $percent } % des parties.
help-marks = Avec de l’aide, cette partie sert à s’entraîner et reste hors de vos statistiques.
help-counts = Vous avez reçu de l’aide : cette partie sert à s’entraîner et reste hors de vos statistiques.
no-choice = Il n’y a rien à décider ici.
chances-show = Montrer mes chances
chances-win = Victoire
assisted-mark = avec aide
group-coach = Aide pendant la partie
set-take-back = Annuler les erreurs
about-take-back = Contre l’ordinateur : un coup ou une décision de videau qui coûte trop cher est annulé, avec la raison, et vous réessayez. Une telle partie ne compte pas dans vos statistiques.
about-take-back-first = Dans vos premières parties, les grosses gaffes sont annulées, sauf si vous choisissez autre chose.
take-back-name =
    { $limit ->
        [off] Jamais
        [big] Grosses gaffes seulement
        [blunders] Gaffes seulement
        [clear] Erreurs nettes
        [mistakes] Toutes les erreurs
       *[everything] Tout
    }
set-take-backs = Reprises par partie
about-take-backs = Avec trois, la partie est plus équilibrée, par exemple contre l’Expert.
take-backs-name =
    { $number ->
        [unlimited] Sans limite
       *[three] Trois
    }
take-backs-left =
    { $count ->
        [one] Encore { $count } reprise
       *[other] Encore { $count } reprises
    }
tried-before = Déjà essayé : { $plays }
again-first-time = Premier essai
set-running-pr = Afficher mon PR pendant la partie
about-running-pr = Contre l’ordinateur : votre taux d’erreur jusqu’ici, d’après une analyse rapide.
set-depth = Profondeur des analyses et des indices
about-depth = Rapide : quelques secondes par match. Approfondie : plus précise, environ une minute. Champion : rollouts des décisions serrées, plusieurs minutes.
depth-name =
    { $depth ->
        [quick] Rapide
        [champion] Champion
       *[deep] Approfondie
    }
