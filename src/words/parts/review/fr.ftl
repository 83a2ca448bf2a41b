# Les chiffres d’une analyse expliqués à un débutant.

primer = Que veulent dire ces chiffres ?
primer-line =
    { $line ->
        [p1] L’équité est ce que vaut une position pour vous en moyenne, en points, si les deux camps jouent bien ensuite.
        [p2] 0 : égalité. À +1, vous gagnez à coup sûr une partie simple, à −1 vous la perdez ; un gammon compte 2, un backgammon 3.
        [p3] Le moteur donne une équité à chaque coup ; le meilleur a la plus haute. Il regarde deux jets plus loin, trois quand c’est serré.
        [p4] Votre perte est la meilleure équité moins celle de votre coup : +0,300 − 0,220 = 0,080.
        [p5] À partir de 0,020 une perte est une erreur, à partir de 0,080 une gaffe.
        [p6] Le PR est votre perte moyenne par décision × 500 : perdre 0,010 chaque fois donne un PR de 5.
        [p7] Plus il est bas, mieux c’est : moins de 5, niveau mondial ; vers 10, confirmé ; vers 20, joueur occasionnel.
        [p8] La chance est ce que votre jet valait de plus que la moyenne de tous les jets.
        [p9] La chance ne dit rien de votre jeu : un bon coup peut perdre, un mauvais peut gagner.
       *[p10] Pour progresser, regardez d’abord vos plus grosses pertes : « Erreur suivante ».
    }
primer-picture = Le meilleur coup vaut +0,300, le coup joué +0,220. L’écart est la perte, 0,080.
primer-best = meilleur
primer-played = joué
primer-loss = perte
review-play = Coup
review-cube-action = Action
review-anew = Cette analyse est nouvelle : ses coûts peuvent différer de ceux de la carte.
review-cost = Coût
review-wins = Gain
review-percent = { $number } %
review-tag =
    { $kind ->
        [best] meilleur
        [yours] votre choix
       *[played] joué
    }
review-verdict =
    { $kind ->
        [best] Meilleur choix
       *[fine] Bien
    }
review-chances-after =
    { $whose ->
        [you] Vos chances ensuite
       *[other] Chances ensuite : { $name }
    }
review-show-more = En afficher { $count } de plus
review-practise = Travailler cette erreur
review-numbers = Chiffres
review-gammons = Gammons
review-gammon-share =
    { $which ->
        [won] Gammons gagnés
       *[lost] Gammons perdus
    }
review-depth = Profondeur
summary-step = Parcourir
summary-review = Analyser ce match
summary-before = L’analyse trouve les moments qui ont décidé ce match et montre ce qui aurait été meilleur.
summary-takes =
    { $minutes ->
        [one] Cela prend environ une minute.
       *[other] Cela prend environ { $minutes } minutes.
    }
summary-score = { $first } { $own } – { $other } { $second }
summary-chances =
    { $whose ->
        [you] Vos chances de gagner
       *[other] Chances de gagner de { $name }
    }
summary-mistakes = Erreurs
summary-rate = Taux d’erreur
summary-lower = plus bas, c’est mieux
summary-luck = Chance
summary-luck-unit = en points
summary-moments =
    { $count ->
        [1] Le moment décisif
        [2] Deux moments décisifs
       *[other] Trois moments décisifs
    }
summary-of =
    { $count ->
        [one] sur { $count } erreur
       *[other] les plus grosses d’abord, sur { $count } erreurs
    }
summary-unsettled =
    { $what ->
        [figures] Analyse en cours : ces chiffres peuvent changer
        [moments] Analyse en cours : la liste peut changer
       *[changed] Mis à jour après une analyse plus poussée
    }
summary-marks = Repères
moment-played = Joué : { $made }. Mieux : { $best }.
moment-made = Joué : { $made }.
moment-resigned =
    { $kind ->
        [large] La perte pouvait encore être moins lourde.
        [accepted] Continuer valait plus que l’abandon.
       *[early] Il restait encore { $percent } % de chances de gagner.
    }
summary-none = Aucune erreur qui compte. Bien joué.
summary-game = Partie { $number }
summary-waits = Les moments apparaîtront à la fin de l’analyse.
end-in-short = En bref
end-cause =
    { $cause ->
        [resigned] Vous avez abandonné une partie que vous auriez encore gagnée { $number } fois sur 100.
        [dice-alone] Les dés ont décidé de cette partie : aucune de vos erreurs n’a compté.
        [dice] Les dés vous ont coûté plus cher que vos erreurs.
        [single] Une seule erreur vous a coûté plus cher que les dés.
        [costliest] L’erreur { $number } vous a coûté plus cher que toutes les autres réunies.
        [cube] Le videau vous a coûté plus cher que vos coups.
       *[mistakes] Plusieurs erreurs réunies vous ont coûté plus cher que les dés.
    }
