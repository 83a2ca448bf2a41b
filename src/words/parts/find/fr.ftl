# Search of decisions in all games.

find-reading = Lecture de vos parties : { $done } sur { $all }
find-fact = Décisions : { $count }
find-full = Seules les { $count } décisions les plus récentes peuvent être parcourues à la fois.
find-matching = Trouvées : { $count }
find-loses = perd { $loss }
find-none-about = Retirez une condition ou laissez plus de flèches libres.
find-empty-about = Vous retrouverez ici chaque décision de vos parties.
find-more = Afficher plus
find-order-by =
    { $order ->
        [costliest] Plus grosses pertes
        [nearest] Plus proches
       *[newest] Plus récentes
    }
find-remove = Retirer : { $condition }
find-reset = Tout effacer
find-conditions = Conditions
find-board = Position
find-board-about = Le joueur qui décide est en bas. Une flèche laissée libre peut porter n’importe quoi.
find-mark-empty = Rien ici
find-kept-empty = doit être vide
find-match-of =
    { $how ->
        [exact] Exactement celle-ci
       *[least] Au moins ces pions
    }
find-either = Pour l’un ou l’autre joueur
find-like = Positions semblables
find-like-about = Une au plus de chacune de vos autres parties.
find-like-end = Composer un motif
find-any = Indifférent
find-kind-of =
    { $kind ->
        [checker] Coups de pions
        [cube] Décisions de videau
        [double] Doubler ou lancer
       *[answer] Prendre ou refuser
    }
find-dice = Dés
find-loss = Ampleur de l’erreur
find-loss-of =
    { $loss ->
        [error] Erreurs : { $least } ou plus
        [blunder] Gaffes : { $least } ou plus
       *[large] { $least } ou plus
    }
find-error = Type d’erreur
find-by = Décisions
find-by-of =
    { $by ->
        [reader] Les miennes
       *[opponent] Celles de l’adversaire
    }
find-score = Score
find-score-of =
    { $score ->
        [money] Partie libre
        [match] Tout score de match
        [dmp] Double match point
        [crawford] Partie de Crawford
        [post] Après la partie de Crawford
       *[away] Points restants
    }
find-away =
    { $whose ->
        [decider] Il manque au joueur qui décide
       *[other] Il manque à l’autre joueur
    }
find-cube-of =
    { $cube ->
        [centre] Au milieu
        [decider] Chez le joueur qui décide
        [other] Chez l’autre joueur
       *[none] Sans videau
    }
find-cube-value = Valeur du videau
find-structure = Structure
find-structure-of =
    { $structure ->
        [prime-4] Prime de quatre portes
        [prime-5] Prime de cinq portes
        [prime-6] Prime complète
        [board-5] Jan de cinq portes
        [closed] Jan fermé
        [anchor] Ancre
        [ace-point] Jeu de l’as
        [back-game] Backgame
        [holding-game] Jeu d’attente
        [blitz] Blitz
        [bar] Pion sur la barre
        [bar-2] Deux pions sur la barre
       *[bear-off] Sortie
    }
find-whose = Structure de
find-whose-of =
    { $whose ->
        [decider] Joueur qui décide
        [other] Autre joueur
       *[either] L’un ou l’autre
    }
find-result =
    { $kind ->
        [checker] Coup de pions
        [double] Doubler ou lancer
       *[answer] Prendre ou refuser
    }
