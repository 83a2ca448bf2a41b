# Les exercices.

drill = Exercices
drill-own = Vos erreurs
drill-own-none = Rien pour l’instant. Vos erreurs des parties jouées sans aide apparaissent ici dès que vous ouvrez leur analyse.
drill-own-which = Vos matchs sont analysés. Dites quel joueur vous êtes, et vos erreurs apparaîtront ici.
drill-own-go = Choisir une partie
drill-exercises = Questions
drill-kind =
    { $kind ->
        [shots] Tirs
        [entering] Rentrer
        [effective] Pips effectifs
        [equity] Équités de match
        [neil] Nombres de Neil
        [pips] Compter les pips
        [opening] Jets d’ouverture
        [reply] Réponses à l’ouverture
        [third] Troisièmes jets
        [take-point] Seuils de prise
        [gammon-value] Valeurs du gammon
        [bear-off] Sortir ses pions
        [bear-off-cube] Doubler à la sortie
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
drill-ask-double = Vous êtes au trait. Quelle est la bonne décision de videau ?
drill-ask-answer = On vous propose le videau à { $value }. Prendre ou refuser ?
drill-ask-pips = Combien de pips vous faut-il pour sortir tous vos pions ?
drill-ask-take = Quelles chances de gain faut-il pour prendre ?
drill-ask-gammon = Combien vaut un gammon pour vous ici ?
drill-ask-race = Partie libre, videau au centre. Que disent les formules de course ?
drill-number =
    { $unit ->
        [rolls] Jets sur 36
        [each] % par point
        [pips] Pips
        [percent] Chances en %
       *[value] Valeur du gammon
    }
drill-no-number = Saisissez un nombre.
drill-check = Vérifier
drill-show = Montrer la réponse
drill-skip = Ignorer
drill-never = Ne plus proposer
drill-next = Suivant
drill-fetching = Chargement des positions
drill-missing = Les positions n’ont pas pu être chargées.
drill-nothing-due = Plus rien à revoir pour l’instant.
drill-next-due = Prochaine erreur à revoir le { $date }.
drill-next-today = Prochaine erreur à revoir aujourd’hui.
drill-judging = Évaluation en cours
drill-failed = Le moteur s’est arrêté.
drill-result =
    { $how ->
        [right] Juste
        [wrong] Faux
       *[shown] La réponse
    }
drill-lost = { $answer } : perte de { $loss }.
drill-is-best = Meilleur choix : { $answer }.
drill-best = Il fallait : { $answer }.
drill-exact = Calcul exact jusqu’au dernier jet.
drill-pips-told = Vous avez { $own } pips, l’adversaire { $opponent }.
drill-take-told = Exactement { $chance }. Vos chances de gagner le match : { $dropped } si vous refusez, { $won } si vous prenez et gagnez, { $lost } si vous prenez et perdez.
drill-played = Joué dans la partie : { $answer }, perte de { $loss }.
drill-seconds = { $seconds } s
drill-tally = { $right } sur { $all } justes
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
drill-not-stored = La modification n’a pas pu être enregistrée dans ce navigateur.
drill-away = encore { $points }
drill-yours = Votre réponse : { $answer }
drill-auto = Ajouter mes erreurs à l’entraînement après chaque analyse (sauf pour les parties avec aide)
