# A decision understood, in the study room.

coach-percent = { $number } %
coach-why = Pourquoi
coach-hard =
    { $how ->
        [none] Décision facile : presque personne ne se trompe ici.
        [easy] Décision facile : en moyenne, les joueurs perdent ici { $mean }.
        [fair] Décision de difficulté moyenne : en moyenne, les joueurs perdent ici { $mean }.
       *[hard] Décision difficile : en moyenne, les joueurs perdent ici { $mean }.
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
       *[other] En attendant, on perd le marché dans { $count } des 1296 séquences de deux jets ({ $share }).
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
coach-rolls-most = En moyenne sur tous les jets de l’adversaire, le second coup gagne { $all } (0-ply). { $first }, { $second } et { $third } pèsent le plus : { $loss } à eux trois, chacun compté selon sa fréquence.
coach-rolls-first = Premier coup
coach-rolls-second = Second coup
coach-roll = Jet
coach-difference = Écart
coach-rolls-map = Écart selon le jet de l’adversaire : second coup comparé au premier
coach-rolls-working = Examen de tous les jets
coach-rollout = Rollout
coach-rollout-start = Lancer le rollout
coach-rollout-what = Le moteur joue un grand nombre de fois la suite de la partie, avec les mêmes dés pour chaque choix, puis fait la moyenne.
coach-rollout-stop = Arrêter le rollout
coach-rollout-continue = Reprendre le rollout
coach-rollout-extend = Prolonger le rollout
coach-rollout-count = { $done } essais sur { $all }
coach-rollout-speed = { $speed } essais par seconde
coach-rollout-sure = { $name } est le meilleur avec une probabilité de { $sure }
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
coach-compare-plies = { $plies } ply
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
