# Les exercices.

drill = Exercices
drill-own = Vos erreurs
drill-own-none = Rien pour l’instant. Analysez une partie, et vos erreurs apparaîtront ici.
drill-own-which = Vos matchs sont analysés. Dites quel joueur vous êtes, et vos erreurs apparaîtront ici.
drill-own-go = Choisir une partie
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
       *[race-cube] Doubler en course : les formules
    }
drill-reference = Types de position
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Ancre
        [back-game] Backgame
        [holding-game] Jeu d’attente
       *[race] Course
    }
drill-timed = Chronométrer mes réponses
drill-ask-play = Vous avez fait { $dice }. Trouvez le meilleur coup.
drill-ask-double = Vous avez le trait. Quelle est la bonne décision de videau ?
drill-ask-answer = On vous propose le videau à { $value }. Prendre ou refuser ?
drill-ask-pips = Combien de pips vous faut-il pour sortir tous vos pions ?
drill-ask-take = Quelles chances de gain faut-il pour prendre ?
drill-ask-gammon = Que vaut ici un gammon pour vous ?
drill-ask-race = Partie libre, videau au centre. Que disent les formules de course ?
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
drill-nothing-due = Plus rien à revoir pour l’instant.
drill-next-due = La prochaine erreur revient le { $date }.
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
drill-exact = Exact jusqu’au dernier jet.
drill-pips-told = Vous avez { $own } pips, l’adversaire { $opponent }.
drill-take-told = Exactement { $chance }. Vos chances de gagner le match : refuser { $dropped }, prendre et gagner { $won }, prendre et perdre { $lost }.
drill-gammon-told = Exactement { $value }.
drill-played = Dans la partie : { $answer }, qui perdait { $loss }.
drill-seconds = { $seconds } s
drill-tally = Juste : { $right } sur { $all }
drill-mean = { $seconds } s par réponse
drill-due =
    { $count ->
        [one] { $count } erreur à revoir
       *[other] { $count } erreurs à revoir
    }
drill-added =
    { $count ->
        [one] { $count } erreur ajoutée à l’entraînement
       *[other] { $count } erreurs ajoutées à l’entraînement
    }
drill-added-helped = Certaines viennent de parties jouées avec aide.
drill-not-stored = Le navigateur n’a pas enregistré le changement.
drill-away = encore { $points }
drill-yours = Votre réponse : { $answer }
drill-auto = Ajouter mes erreurs à l’entraînement après chaque analyse (sauf pour les parties avec aide)
