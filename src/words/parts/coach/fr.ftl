# A decision understood, in the study room.

coach-percent = { $number } %
coach-why = Pourquoi
coach-hard =
    { $how ->
        [none] Décision facile : presque personne ne se trompe ici.
        [easy] Décision facile : les joueurs y perdent en moyenne { $mean }.
        [fair] Décision de difficulté moyenne : les joueurs y perdent en moyenne { $mean }.
       *[hard] Décision difficile : les joueurs y perdent en moyenne { $mean }.
    }
coach-avoidable = La plupart des joueurs ne s’y trompent pas.
coach-finders = Qui fait le bon choix ?
coach-level = Niveau
coach-finds-best = Meilleur choix
coach-finds-made = Joué
coach-finds =
    { $finds ->
        [yes] oui
       *[no] non
    }
coach-cube = Videau
coach-cube-chances =
    { $who ->
        [they] Le joueur qui double gagne { $win } des parties, { $gammons } par un gammon.
       *[you] Vous gagnez { $win } des parties, { $gammons } par un gammon.
    }
coach-market =
    { $count ->
        [0] Aucune séquence de deux jets ne fait perdre le marché.
       *[other] Si l’on attend, on perd le marché dans { $count } des 1296 séquences de deux jets ({ $share }).
    }
coach-at-score = À ce score
coach-here = Ici
coach-money = Partie libre
coach-never = jamais
coach-take-point = Seuil de prise
coach-double-from = Doubler dès
coach-drop-from = Refuser dès
coach-too-good-from = Trop fort dès
coach-gammon-value = Valeur du gammon
coach-right = Bonne décision
coach-action =
    { $action ->
        [none] Pas de double
        [beaver] Pas de double, beaver
        [double-beaver] Double, beaver
        [double-take] Double, prise
        [double-drop] Double, refus
       *[too-good] Trop fort pour doubler
    }
coach-rolls-mean =
    En moyenne sur tous les jets de l’adversaire, le second coup gagne { $all } (réponses à { $replies }-ply). Le verdict est { $loss } ({ $depth ->
        [rollout] rollout
       *[search] { $plies }-ply
    }).
coach-rolls-most = { $first }, { $second } et { $third } pèsent le plus : { $loss } à eux trois, chacun compté selon sa fréquence.
coach-rolls-cube =
    { $answer ->
        [drop] Après { $play }, l’adversaire double et ce joueur refuse : chaque jet compte { $equity }.
       *[take] Après { $play }, l’adversaire double et ce joueur prend : les jets sont joués avec le nouveau videau.
    }
coach-rolls-first = Premier coup
coach-rolls-second = Second coup
coach-roll = Jet
coach-difference = Écart
coach-rolls-map = Écart entre le second coup et le premier selon le jet de l’adversaire
coach-rolls-working = Examen de tous les jets
coach-rollout = Rollout
coach-rollout-start = Lancer le rollout
coach-rollout-what = Le moteur joue un grand nombre de fois la suite de la partie, avec les mêmes dés pour chaque choix, et fait la moyenne.
coach-rollout-stop = Arrêter le rollout
coach-rollout-continue = Reprendre le rollout
coach-rollout-extend = Prolonger le rollout
coach-rollout-count = { $done } essais sur { $all }
coach-rollout-speed = { $speed } essais par seconde
coach-rollout-sure = Probabilité que { $name } soit le meilleur choix : { $sure }
coach-rollout-error = Erreur type
coach-rollout-length =
    { $length ->
        [quick] Rapide
        [usual] Normal
       *[thorough] Approfondi
    }
coach-rollout-about =
    { $length ->
        [quick] 324 essais de 7 jets
        [usual] 1296 essais de 11 jets
       *[thorough] 5184 essais jusqu’au bout
    }
coach-rollout-more = Plus de réglages
coach-rollout-plies = Profondeur (ply)
coach-rollout-truncate = Jets par essai
coach-rollout-to-end = Jusqu’au bout
coach-rollout-cube = Jouer avec le videau
coach-rollout-trials = Essais
coach-rollout-confidence = Arrêter dès que le meilleur choix est sûr
coach-rollout-never = Jamais avant la fin
coach-rollout-failed = Le moteur s’est arrêté. Reprenez pour réessayer.
coach-rollout-done = Rollout terminé
coach-rollout-early = Arrêté avant la fin : le meilleur choix est sûr
coach-rollout-plays = Coups à comparer ({ $count } au plus)
coach-rollout-add-play = Ajouter un coup
coach-rollout-cube-plies = Profondeur pour le videau (ply)
coach-rollout-max-error = Arrêter à cette erreur type
coach-rollout-seed = Graine des dés
coach-rollout-exact = Terminé plus tôt : assez précis
coach-compare = Comparer les profondeurs
coach-compare-what = L’équité du meilleur choix et la perte des autres, selon chaque analyse.
coach-compare-plies = { $plies }-ply
coach-running = PR jusqu’ici : { $pr } (décisions : { $count })
coach-zone =
    { $zone ->
        [wait] Pas de double
        [double-take] Double, prise
        [double-drop] Double, refus
        [too-good] Trop fort
        [take] Prendre
       *[drop] Refuser
    }
coach-scale-win =
    { $who ->
        [you] Vous gagnez { $win }
       *[named] { $who } : { $win }
    }
coach-scale = { coach-scale-win }. La limite est à { $limit }.
coach-matrix = Matrice des scores
coach-matrix-what = Le meilleur choix à chaque score jusqu’à sept points. Lignes : points qui manquent à ce joueur. Colonnes : points qui manquent à l’adversaire. Choisissez un score pour voir la décision à ce score.
coach-matrix-need =
    { $state ->
        [crawford] { $count } (partie de Crawford)
       *[other] { $count }
    }
coach-matrix-score = encore { $own } contre { $opponent }
coach-matrix-cube = { $score } : { $action }. Sans doubler { $rolling }, double et prise { $take }.
coach-matrix-play = { $score } : { $name }, { $equity }.
coach-matrix-costs = { $name } coûte { $loss }.
coach-matrix-made = ✓ meilleur choix : { $name } ; − son coût
coach-matrix-count = { $done } scores sur { $all }
coach-matrix-crawford = C : partie de Crawford
coach-table =
    { $table ->
        [chance] Chance de gagner le match
        [take] Seuil de prise, dernier videau
        [live] Seuil de prise, videau vivant
        [double] Seuil de double, dernier jet
       *[gammon] Valeur du gammon
    }
coach-table-about =
    { $table ->
        [chance] La chance en % de gagner le match avant une partie. Lignes : points qui vous manquent. Colonnes : points qui manquent à l’adversaire. À un point, la partie suivante est celle de Crawford ; la première ligne donne la chance du meneur après celle-ci.
        [take] La chance en % qu’il faut pour prendre si le videau ne bouge plus. Lignes : points qui vous manquent. Colonnes : points qui manquent à celui qui double. Sans gammons ; à un point, après la partie de Crawford.
        [live] La chance en % qu’il faut pour prendre si les deux camps redoublent parfaitement. Lignes : points qui vous manquent. Colonnes : points qui manquent à celui qui double. Sans gammons ; à un point, après la partie de Crawford.
        [double] La chance en % à partir de laquelle on double au dernier jet. Lignes : points qui vous manquent. Colonnes : points qui manquent à l’adversaire. Sans gammons ; à un point, après la partie de Crawford.
       *[gammon] Ce qu’un gammon rapporte de plus qu’une partie simple ; 0,5 en partie libre. Lignes : points qui vous manquent. Colonnes : points qui manquent à l’adversaire. À un point, après la partie de Crawford.
    }
coach-table-post = Après Crawford
coach-table-end =
    { $end ->
        [drop] Match après un refus
        [won] Match après prise et gain
       *[lost] Match après prise et perte
    }
coach-table-cube = Videau
coach-table-points = Points
coach-table-print = Imprimer
coach-table-on-roll = Au trait
coach-table-other = Adversaire
coach-table-here = À ce score
coach-met = Table d’équité de match
coach-met-used = Utilisée : { $name }
coach-met-beyond = Au-delà de { $points } points, les scores viennent de Kazaross-XG2.
coach-met-open = Ouvrir une table
coach-met-shipped = Utiliser Kazaross-XG2
coach-met-what = Votre propre table : un fichier XML de GNU Backgammon, ou CSV. Les nouvelles analyses l’utilisent.
coach-met-at = encore { $own } contre { $opponent }
coach-met-unread =
    { $why ->
        [large] Le fichier est trop gros pour une table d’équité de match. Rien n’a changé.
        [computed] Le fichier n’a que les paramètres d’une table, pas ses nombres. Rien n’a changé.
        [number] Un nombre du fichier n’est pas une probabilité. Rien n’a changé.
        [shape] Les lignes de la table ne forment pas un carré. Rien n’a changé.
       *[none] Le fichier ne contient pas de table d’équité de match. Rien n’a changé.
    }
coach-met-impossible =
    { $why ->
        [chance] La probabilité n’est pas entre 0 et 1 : { $score }. Rien n’a changé.
        [sum] Les probabilités des deux camps ne font pas 1 : { $score }. Rien n’a changé.
       *[order] Les probabilités n’augmentent pas avec les points : { $score }. Rien n’a changé.
    }
coach-met-lost = La table n’a pas pu être enregistrée dans ce navigateur. Elle sert jusqu’à la fermeture de la page.
coach-met-by = Table d’équité de match : { $name }
coach-shown = Carte
coach-shown-map = Équité selon le jet de l’adversaire : en vert, mieux que la moyenne pour ce joueur ; en rouge, moins bien
coach-two-rolls = Les deux prochains jets
coach-two-rolls-what = Lignes : jet de l’adversaire. Colonnes : jet suivant de ce joueur. Pointez une case pour voir son équité.
coach-two-rolls-cell = { $first }, puis { $second } : { $equity }
