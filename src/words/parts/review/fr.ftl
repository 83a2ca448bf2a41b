# L’analyse : ses chiffres expliqués, les coups et les chances, le résumé d’un match, la fin d’une partie.

primer = Que veulent dire ces chiffres ?
primer-line =
    { $line ->
        [p1] L’équité est le nombre de points qu’une position vous rapporte en moyenne, si les deux camps jouent bien ensuite.
        [p2] À 0, la position est égale. À +1, vous gagnez à coup sûr une partie simple ; à −1, vous la perdez ; un gammon compte 2, un backgammon 3.
        [p3] Le moteur calcule l’équité de chaque coup ; la plus haute désigne le meilleur. Il regarde deux jets plus loin, ou trois si la décision est serrée.
        [p4] Votre perte est la meilleure équité moins celle de votre coup : +0,300 − 0,220 = 0,080.
        [p5] Une perte de 0,020 ou plus est une erreur ; à partir de 0,080, une gaffe.
        [p6] Le PR est votre perte moyenne par décision × 500 : perdre 0,010 chaque fois donne un PR de 5.
        [p7] Plus il est bas, mieux c’est : moins de 5, niveau mondial ; vers 10, joueur confirmé ; vers 20, joueur occasionnel.
        [p8] La chance, c’est ce que votre jet valait de plus qu’un jet moyen.
        [p9] Elle ne dit rien de votre jeu : un bon coup peut perdre, un mauvais peut gagner.
       *[p10] Pour progresser, commencez par vos plus grosses pertes : appuyez sur « Erreur suivante ».
    }
primer-picture = Le meilleur coup vaut +0,300, le coup joué +0,220. La différence est la perte : 0,080.
primer-best = meilleur
primer-played = joué
primer-loss = perte
review-play = Coup
review-cube-action = Action
review-anew = C’est une nouvelle analyse : les pertes peuvent différer de celles de l’exercice.
review-unread =
    { $why ->
        [cut] La fin du lien manque, et l’analyse avec elle. Le match est complet ; redemandez le lien.
        [newer] L’analyse de ce lien vient d’une version plus récente. Le match est complet.
       *[damaged] L’analyse de ce lien est endommagée. Le match est complet ; redemandez le lien ou analysez-le vous-même.
    }
review-cost = Perte
review-wins = Gains
review-percent = { $number } %
review-tag =
    { $kind ->
        [best] meilleur
        [yours] votre choix
        [tried] essayé
       *[played] joué
    }
tried-roll = Jet suivant
tried-best = Meilleur coup
review-verdict =
    { $kind ->
        [best] Meilleur choix
       *[fine] Bon choix
    }
review-chances-after =
    { $whose ->
        [you] Vos chances ensuite
       *[other] { $name } : chances ensuite
    }
review-show-more = Afficher { $count } de plus
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
summary-before = L’analyse trouve les moments décisifs de ce match et montre ce qu’il aurait mieux valu jouer.
summary-race = En attendant, la courbe montre qui mène la course.
summary-takes =
    { $minutes ->
        [one] Cela prend environ une minute.
       *[other] Cela prend environ { $minutes } minutes.
    }
summary-score = { $first } { $own } – { $other } { $second }
summary-chances =
    { $whose ->
        [you] Vos chances de gagner
       *[other] { $name } : chances de gagner
    }
summary-mistakes = Erreurs
summary-rate = PR
summary-lower = plus bas, c’est mieux
summary-rate-about = perte moyenne par décision : plus c’est bas, mieux c’est
summary-luck = Chance
summary-luck-unit = en points
summary-moments =
    { $count ->
        [1] Le moment décisif
        [2] Deux moments décisifs
       *[other] Trois moments décisifs
    }
summary-of =
    { $rest ->
        [small] sur { $count } erreurs ; les autres ont peu coûté
       *[any]
            { $count ->
                [one] { $count } erreur en tout
               *[other] les plus grosses, sur { $count } erreurs
            }
    }
summary-unsettled =
    { $what ->
        [figures] Analyse en cours : ces chiffres peuvent changer
       *[changed] L’analyse plus poussée a trouvé d’autres moments
    }
summary-update = Les afficher
summary-marks = Légende
moment-played = Joué : { $made }. Mieux : { $best }.
moment-made = Joué : { $made }.
moment-resigned =
    { $kind ->
        [large] La défaite aurait encore pu coûter moins cher.
        [accepted] Continuer aurait rapporté davantage.
       *[early] Il restait encore { $percent } % de chances de gagner.
    }
summary-none =
    { $count ->
        [0] Aucune erreur. Bien joué.
        [1] Une petite erreur. Bien joué.
       *[other] Seulement de petites erreurs ({ $count }). Bien joué.
    }
summary-game = Partie { $number }
summary-waits = Les moments apparaîtront à la fin de l’analyse.
end-in-short = En bref
end-cause =
    { $cause ->
        [resigned] Vous avez abandonné une partie que vous auriez encore gagnée { $number } fois sur 100.
        [dice-alone] Les dés ont décidé de cette partie : vous n’avez fait aucune erreur importante.
        [dice] Les dés vous ont coûté plus cher que vos erreurs.
        [single] Une seule erreur vous a coûté plus cher que les dés.
        [costliest] L’erreur { $number } vous a coûté plus cher que toutes les autres réunies.
        [cube] Le videau vous a coûté plus cher que vos coups.
       *[mistakes] Plusieurs erreurs réunies vous ont coûté plus cher que les dés.
    }
notes-leave = Enregistrer vos notes ?
notes-discard = Quitter sans enregistrer
review-short =
    { $count ->
        [1] Cette analyse partagée ne contient ici que le meilleur coup : ni autres coups, ni lancers à comparer.
       *[other] Cette analyse partagée ne contient que le meilleur coup et le coup joué.
    }
review-analyse-this = Analyser cette décision
review-uneven = Les coups nettement moins bons sont analysés moins profondément (0-ply : la position après le coup, sans anticiper) ; leurs chiffres sont donc moins précis.
