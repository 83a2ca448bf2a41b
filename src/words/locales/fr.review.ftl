# The review of a match in the study room.

review = Analyse
review-stop = Arrêter l’analyse
review-resume = Reprendre l’analyse
review-progress = Analyse en cours : { $done } sur { $all }
review-done = Analyse terminée
review-failed = Le moteur s’est arrêté. Reprenez l’analyse pour réessayer.
review-next-error = Erreur suivante
review-previous-error = Erreur précédente
review-no-errors = Aucune autre erreur
review-mistake =
    { $size ->
        [blunder] Gaffe
        [disputed] Discutable
       *[error] Erreur
    }
review-loses = { $choice } : perte de { $loss }
review-best = Meilleur choix : { $choice }
review-action =
    { $action ->
        [none] Pas de double
        [double] Double
        [double-take] Double, prise
        [double-beaver] Double, beaver
        [double-drop] Double, refus
        [take] Prise
        [beaver] Beaver
       *[drop] Refus
    }
review-choice = Choix
review-equity = Équité
review-loss = Perte
review-win = Gains %
review-chances = Gains { $win } %, gammons { $gammon } %, gammons perdus { $lost } %
review-errors = Erreurs · gaffes
review-luck = Chance
review-pr-help = { $name } : PR { $pr } sur { $count } décisions. Intervalle à 95 % : de { $low } à { $high }.
review-gnu = Taux d’erreur de GNU Backgammon, en millièmes d’équité
review-snowie = Taux d’erreur de Snowie, en millièmes d’équité
review-checker = PR des coups
review-cube = PR des décisions de videau
review-adjusted = Résultat sans la chance
review-graph = Chances de gain
review-chance = { $moment } : { $name } { $percent } %
review-table = Afficher en tableau
review-other = Analyse du fichier
review-file = Fichier
review-filter = Afficher seulement
review-marked =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
review-other-version = Une analyse plus ancienne, faite par une autre version, est conservée avec ce match, à part de celle-ci.
review-skipped = Non évaluées : { $count }
review-unsaved =
    { $why ->
        [full] Le stockage est plein : l’analyse continue, mais sera perdue quand vous fermerez la page.
       *[other] Le navigateur ne peut pas l’enregistrer : l’analyse continue, mais sera perdue quand vous fermerez la page.
    }
review-only =
    { $which ->
        [checker] Coups
        [cube] Videau
        [blunders] Gaffes
        [avoidable] Évitables
       *[disputed] Discutables
    }
review-skip =
    Partie { $game } : { $why ->
        [forbidden] le coup est interdit
        [unknown] le coup n’est pas dans le fichier
        [lost] la position est inconnue, car un coup précédent n’est pas dans le fichier
        [no-offer] une réponse sans double
        [long] le match est trop long pour être analysé
        [cut] l’enregistrement s’arrête avant la fin de la partie
        [variant] cette variante ne peut pas être analysée
       *[impossible] aucune partie ne mène à cette décision
    }
review-explain =
    { $figure ->
        [pr] La perte moyenne par décision × 500, comptée comme dans eXtreme Gammon. Plus c’est bas, mieux c’est ; moins de 5 : niveau mondial. Les coups forcés, les coups de valeur presque égale et les non-doubles évidents ne comptent pas.
        [checker] Le PR des coups seuls.
        [cube] Le PR des doubles, prises et refus seuls.
        [gnu] 1000 × l’équité perdue par coup non forcé et par décision de videau serrée, comptée comme dans GNU Backgammon : environ le double du PR.
        [snowie] 1000 × l’équité perdue, divisée par tous les tours des deux joueurs.
        [errors] Une décision qui coûte 0,020 ou plus est une erreur ; à partir de 0,080, une gaffe.
        [luck] Ce que les jets ont valu de plus que la moyenne, en points d’équité. Positif : de la chance.
       *[adjusted] Le résultat sans la chance aux dés des deux joueurs.
    }
review-counted-line = Partie { $game } : { $what } ({ $amount })
review-counted = Comptées : { $count }. Non comptées : { $rest }.
coach-doubler = Équité du point de vue du joueur qui double
review-rolled-out = par rollout
