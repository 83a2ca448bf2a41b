# Les chiffres de toutes les parties analysées.

progress-player = Joueur
progress-me = Vous
progress-reading = Chargement des matchs analysés : { $done } sur { $all }
progress-empty = Jouez une partie et analysez-la. Vous verrez ici votre niveau et ce que vous pouvez travailler.
progress-to-library = Ouvrir les parties
progress-about = Le PR (performance rating) est 500 × l’équité perdue par décision. Moins de 5 : niveau mondial. L’intervalle montre à quel point c’est sûr.
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
       *[contact] Milieu de partie
    }
progress-phase-about =
    { $phase ->
        [opening] Les trois premiers tours de chaque joueur
        [holding] Un camp n’a plus qu’une seule porte adverse à franchir
        [priming] Cinq portes d’affilée avec deux pions adverses derrière
        [blitz] Un camp attaque dans son jan, avec un pion adverse sur la barre
        [back-game] Un camp a 40 pips de retard et tient deux portes dans le jan de l’autre
        [race] Plus aucun pion ne peut être frappé
        [bear-off] Tous les pions du joueur au trait sont dans son jan ou sortis
       *[contact] Toute autre position où un pion peut encore être frappé
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
progress-game-head = Partie
progress-points = Points
progress-work = À travailler
progress-step = Étape { $number }
progress-share = { $share } % de toutes vos pertes
progress-habits-none = Pas encore de tendance nette : il faut environ 20 erreurs d’un même type.
progress-habit =
    { $habit ->
        [double-late] Doubler trop tard
        [double-early] Doubler trop tôt
        [drop-much] Refuser trop souvent
        [take-much] Prendre trop souvent
        [hit-little] Ne pas frapper assez
        [hit-much] Frapper trop souvent
        [safe] Jouer trop prudemment
        [loose] Laisser trop de blots
        [run-early] Dégager trop tôt ses pions arrière
       *[run-late] Dégager trop tard ses pions arrière
    }{ $lead ->
        [ahead] {" "}quand on mène
        [behind] {" "}quand on est derrière
       *[all] {""}
    }
progress-habit-count = { $count } erreurs sur { $all }
progress-best = Meilleures parties
progress-swings = Plus gros retournements
progress-swings-about = Ce qu’un jet valait de plus qu’un jet moyen, en équité. Positif : en faveur de ce joueur.
progress-luck = Chance
progress-table = Voir le tableau
progress-open = Ouvrir la partie { $game } du { $date }
progress-more = Afficher { $count } de plus
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
progress-play = Jouer
progress-empty-title = Quel est votre niveau ?
progress-example = Exemple
progress-fact =
    { $count ->
        [one] { $count } partie analysée
       *[other] { $count } parties analysées
    }
progress-number =
    { $games ->
        [one] PR sur la dernière partie
       *[other] PR sur les { $games } dernières parties
    }
progress-lower = Plus c’est bas, mieux c’est
progress-better = Meilleur de { $by } depuis le { $day }
progress-worse = Moins bon de { $by } depuis le { $day }
progress-steady = Pas de changement net depuis le { $day }
progress-upward = mieux
progress-now = maintenant
progress-how = Comment est-ce calculé ?
progress-export-open = Exporter
home-none = La courbe de votre prochaine partie apparaîtra ici
home-none-about = Une partie contre l’ordinateur est analysée automatiquement à la fin.
home-rate = Votre niveau de jeu
home-rate-about = Votre PR, la perte moyenne par décision, apparaîtra ici après la première partie analysée. Plus il est bas, mieux c’est.
home-line =
    { $games ->
        [1] La courbe de votre dernière partie
       *[other] La courbe de vos dernières parties
    }
home-line-moments =
    { $count ->
        [0] Aucune erreur importante.
        [1] Un moment a été décisif.
        [2] Deux moments ont été décisifs.
       *[other] Trois moments ont été décisifs.
    }
home-line-see =
    { $count ->
        [0] Voir la partie
        [1] Le revoir
       *[other] Les revoir
    }
progress-names = Noms des joueurs
progress-names-about = Les noms d’un même joueur comptent ensemble. Vos propres parties comptent avec celles contre l’ordinateur.
progress-same = Même joueur que
progress-this-is-me = C’est moi
progress-separate = Séparer { $name }
progress-name-matches =
    { $count ->
        [one] { $name } ({ $count } match)
       *[other] { $name } ({ $count } matchs)
    }
progress-coach = Partager avec un coach
progress-coach-about = Votre coach ouvre un lien et ne voit que ce que vous activez, dans son état d’aujourd’hui.
progress-coach-parts = Ce que voit votre coach
progress-coach-part =
    { $part ->
        [rate] Le PR au fil du temps
        [phases] Le PR par phase
        [habits] Habitudes
       *[worst] Les trois erreurs les plus coûteuses
    }
progress-coach-none = Activez au moins un élément pour obtenir un lien.
progress-coach-link = Lien pour votre coach
progress-coach-preview = Voir ce que voit votre coach
progress-shared = Progrès partagés
progress-shared-of = Progrès de { $name }
progress-shared-day = État au { $day }
progress-shared-nothing = Ce lien ne montre encore aucune partie.
progress-worst = Erreurs les plus coûteuses
progress-worst-made = { $choice } perd { $loss }
progress-few = Il faut plus de parties pour dégager une tendance : à partir de { $games }, une courbe montre ici l’évolution de votre jeu.
progress-known = Meilleure phase jusqu’ici : { $best }. La plus coûteuse : { $worst }.
