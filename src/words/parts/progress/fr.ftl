# Les chiffres de toutes les parties analysées.

progress-player = Joueur
progress-me = Vous contre l’ordinateur
progress-reading = Lecture des matchs analysés : { $done } sur { $all }
progress-empty = Aucun match n’a encore été analysé. Ouvrez la bibliothèque, choisissez un match et appuyez sur « Analyse » : ses parties compteront ici.
progress-to-library = Ouvrir la bibliothèque
progress-about = Le PR est 500 × l’équité perdue par décision : plus il est bas, mieux c’est ; au-dessous de 5, c’est le niveau mondial. Chaque intervalle contient la vraie valeur avec 95 % de probabilité.
progress-unrated =
    { $count ->
        [one] { $count } partie avec des indices ou des coups repris ne compte pas.
       *[other] { $count } parties avec des indices ou des coups repris ne comptent pas.
    }
progress-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
progress-line = Le PR au fil du temps
progress-chart = PR par partie avec une courbe lissée et son intervalle à 95 %. La courbe va de { $first } à { $last } sur { $count } parties.
progress-by-kind = Par décision
progress-by-phase = Par phase
progress-by-opponent = Par adversaire
progress-kind =
    { $kind ->
        [checker] Coups
        [cube] Décisions de videau
       *[all] Toutes les décisions
    }
progress-phase =
    { $phase ->
        [opening] Ouverture
        [holding] Jeu d’attente
        [priming] Jeu de prime
        [blitz] Blitz
        [back-game] Backgame
        [race] Course
        [bear-off] Sortie
       *[contact] Autre contact
    }
progress-phase-about =
    { $phase ->
        [opening] Les trois premiers tours de chaque joueur
        [holding] Un camp a tout dépassé sauf une porte que l’autre tient
        [priming] Cinq portes d’affilée avec deux pions adverses derrière
        [blitz] Un camp attaque dans son jan, un pion est à la barre
        [back-game] Un camp a 40 pips de retard et tient deux portes dans le jan de l’autre
        [race] Plus aucun pion ne peut être frappé
        [bear-off] Tous les pions du joueur au trait sont dans son jan ou sortis
       *[contact] Des pions peuvent être frappés, et rien d’autre ne convient
    }
progress-phases = Ce que veulent dire les phases
progress-people = Humains
progress-opponent = Adversaire
progress-phase-head = Phase
progress-kind-head = Décision
progress-range = Intervalle à 95 %
progress-between = { $low } à { $high }
progress-decisions = Décisions
progress-games-head = Parties
progress-date = Date
progress-game-head = Partie
progress-points = Points
progress-habits = Habitudes
progress-habits-none = Aucune habitude ne se dégage. Une habitude est citée quand 20 erreurs ou plus d’un même type penchent d’un côté plus que le hasard ne l’explique (95 %).
progress-habit =
    { $habit ->
        [double-late] Double trop tard
        [double-early] Double trop tôt
        [drop-much] Refuse trop
        [take-much] Prend trop
        [hit-little] Ne frappe pas assez
        [hit-much] Frappe trop
        [safe] Joue trop prudemment
        [loose] Laisse trop de blots
        [run-early] S’échappe trop tôt avec ses pions arrière
       *[run-late] S’échappe trop tard avec ses pions arrière
    }{ $lead ->
        [ahead] {" "}en menant
        [behind] {" "}en étant derrière
       *[all] {""}
    } : { $count } erreurs sur { $all }
progress-best = Meilleures parties
progress-swings = Plus gros retournements
progress-swings-about = Ce qu’un jet valait de plus que le jet moyen, en équité. Positif : en faveur de ce joueur.
progress-luck = Chance
progress-table = Voir le tableau
progress-open = Ouvrir la partie { $game } du { $date }
progress-more = Autres : { $count }
progress-export = Exporter en CSV
progress-export-what =
    { $what ->
        [games] Parties
        [decisions] Décisions
       *[summary] Résumé
    }
progress-recent =
    { $games ->
        [one] Votre PR dans votre dernière partie : { $pr }
       *[other] Votre PR sur vos { $games } dernières parties : { $pr }
    }
