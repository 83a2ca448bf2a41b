# La liste des analyses : analyses et rollouts effectués l’un après l’autre ; la profondeur d’une analyse.

queue = Analyse
queue-depth-about =
    { $depth ->
        [quick] 1-ply : trouve les gaffes.
        [champion] Rollouts pour les décisions serrées : la plus exacte.
       *[deep] 2-ply, 3-ply si c’est serré : assez exacte pour un match de tournoi.
    }
queue-time =
    { $unit ->
        [seconds] environ { $count } s
        [hours] environ { $count } h
       *[minutes] environ { $count } min
    }
queue-review-all =
    { $count ->
        [one] Analyser la partie sans analyse
       *[other] Analyser { $count } parties sans analyse
    }
queue-review-selected =
    { $count ->
        [one] Analyser la partie choisie
       *[other] Analyser { $count } parties choisies
    }
queue-all-reviewed = Toutes les parties sont analysées.
queue-progress = Terminées : { $done } sur { $all }
queue-pause = Pause
queue-resume = Reprendre
queue-paused = En pause
queue-clear = Tout retirer
queue-earlier = Monter : { $name }
queue-later = Descendre : { $name }
queue-remove = Retirer : { $name }
queue-rollout = rollout
queue-problem =
    { $why ->
        [engine] Le moteur s’est arrêté. Reprenez pour réessayer.
        [full] Le stockage est plein. Les résultats précédents sont conservés, mais pas celui-ci. Libérez de la place, puis reprenez.
       *[not-stored] Ce résultat n’a pas pu être enregistré. Reprenez pour réessayer.
    }
queue-rest = Encore { $count } dans la liste
queue-elsewhere = En cours dans un autre onglet
queue-open = Afficher la liste
queue-deepen = Analyser plus à fond
queue-scope = Quoi analyser
queue-scope-name =
    { $scope ->
        [decision] Cette décision
        [game] Cette partie
       *[match] Tout le match
    }
queue-now = Analyser maintenant
queue-add = Ajouter à la liste
queue-added = Ajouté à la liste des analyses
