# Les exercices.

drill = Exercices
drill-own = Vos propres décisions
drill-own-about = Les erreurs de vos matchs analysés, à intervalles croissants : { $due } à revoir maintenant, { $all } en tout
drill-own-none = Pas encore de décisions. Analysez une partie ou un match, puis appuyez sur « Ajouter aux exercices ».
drill-exercises = Questions
drill-kind =
    { $kind ->
        [pips] Comptes de pips
        [opening] Jets d’ouverture
        [reply] Réponses à l’ouverture
        [take-point] Seuils de prise
        [gammon-value] Valeurs du gammon
        [bear-off] Coups de sortie
        [bear-off-cube] Doubles à la sortie
       *[race-cube] Doubles en course par formule
    }
drill-reference = Positions de référence
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Ancre
        [back-game] Backgame
        [holding-game] Jeu d’attente
       *[race] Course
    }
drill-timed = Afficher le temps par réponse
drill-ask-play = Vous avez fait { $dice }. Trouvez le coup : à { $line } au plus du meilleur, c’est juste.
drill-ask-double = Vous avez le trait. Quelle est la bonne décision de videau ?
drill-ask-answer = On vous propose le videau à { $value }. Prendre ou refuser ?
drill-ask-pips = Combien de pips vous faut-il pour sortir tous vos pions ?
drill-ask-take = Quel est votre seuil de prise ? Sans gammons ni redoubles ; à 2 % près, c’est juste.
drill-ask-gammon = Que vaut un gammon pour vous ? En partie libre, c’est 0,5 ; à 0,05 près, c’est juste.
drill-ask-race = Partie libre, videau au centre. Que disent les formules de course ?
drill-score =
    Il vous manque { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, et { $opponent } à l’adversaire.
drill-score-double = L’adversaire double de { $from } à { $to }.
drill-score-cube = Le videau est à { $value }.
drill-from = De votre match du { $date }.
drill-seen =
    { $found ->
        [yes] Déjà vu : { $count } ×. Trouvé la dernière fois.
       *[no] Déjà vu : { $count } ×. Manqué la dernière fois.
    }
drill-number =
    { $unit ->
        [pips] Pips
        [percent] Chances en %
       *[value] Valeur du gammon
    }
drill-no-number = Entrez un nombre.
drill-check = Vérifier
drill-show = Montrer la réponse
drill-skip = Sauter
drill-never = Ne plus montrer
drill-next = Suivant
drill-fetching = Chargement des positions
drill-missing = Les positions n’ont pas pu être chargées.
drill-nothing-due = Rien à revoir maintenant.
drill-next-due = La prochaine décision est à revoir le { $date }.
drill-judging = Évaluation
drill-failed = Le moteur s’est arrêté.
drill-result =
    { $how ->
        [right] Juste
        [wrong] Faux
       *[shown] La réponse
    }
drill-lost = { $answer } perd { $loss }.
drill-is-best = { $answer } est le meilleur choix.
drill-best = Le meilleur : { $answer }.
drill-also = Juste aussi : { $answers }.
drill-rest = Autres : { $answers }.
drill-depth = Évalué à { $plies }-ply.
drill-exact = Exact jusqu’au dernier jet.
drill-pips-told = Vous avez { $own } pips, l’adversaire { $opponent }.
drill-take-told = Exactement { $chance }. Vos chances de gagner le match : refuser { $dropped }, prendre et gagner { $won }, prendre et perdre { $lost }.
drill-gammon-told = Exactement { $value }.
drill-played = Dans la partie : { $answer }, qui perdait { $loss }.
drill-played-right = Dans la partie : { $answer }, et c’était juste.
drill-seconds = { $seconds } s
drill-tally = { $right } sur { $all } justes
drill-mean = { $seconds } s par réponse
drill-due =
    { $count ->
        [one] { $count } décision à revoir dans les exercices
       *[other] { $count } décisions à revoir dans les exercices
    }
drill-added =
    { $count ->
        [one] { $count } décision ajoutée aux exercices
       *[other] { $count } décisions ajoutées aux exercices
    }
drill-mixed-in = Dont réussies : { $count }
drill-not-stored = Le navigateur n’a pas enregistré le changement.
drill-away = encore { $points }
drill-yours = Votre réponse : { $answer }
drill-auto = Ajouter les erreurs aux exercices après chaque analyse
