# L'éditeur.

editor = Éditeur de position
editor-hand = Poser ou retirer
editor-tap = Choisissez une flèche pour poser un pion, ou faites-en glisser un.
editor-keys = Au clavier : flèches, Entrée pose, Suppr retire, un chiffre fixe le nombre.
editor-takes = Retirer
editor-clear = Vider
editor-start = Position de départ
editor-mirror = Inverser les couleurs
editor-on-roll = Au trait
editor-asked = Dés et videau
editor-asked-roll = Avant le jet
editor-asked-dice = Dés lancés
editor-asked-double = Videau proposé
editor-first-die = Premier dé
editor-second-die = Second dé
editor-length = Partie ou match
editor-points = Points : { $who }
editor-owner = Propriétaire du videau
editor-list = Nombre de pions par flèche
editor-paste = Coller un identifiant ou un lien
editor-paste-use = Placer
editor-paste-done = Position placée
editor-paste-nothing = Ce texte ne contient aucune position. Les identifiants XGID, GNU, OGID et Snowie et les liens de ce jeu sont compris.
editor-paste-no-crawford = Position placée, mais pas comme partie de Crawford : le score ou le videau l’exclut
editor-paste-match = Ce lien contient un match entier. Ouvrez-le pour l’étudier.
editor-study = Étudier
editor-study-position = Étudier cette position
editor-possible = Position valide
editor-remaining =
    { $who } : { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }, environ { $rolls ->
        [one] { $rolls } jet
       *[other] { $rolls } jets
    }
editor-checkers = { $variant } se joue avec { $count } pions de chaque côté, pas { $each }.
editor-count = Les deux camps doivent avoir le même nombre de pions, de 1 à 15 : il y en a { $first } et { $second }.
editor-shared = Les deux camps sont sur la flèche { $point }.
editor-both-off = Tous les pions sont sortis : placez-en sur le plateau.
editor-both-closed-out = Les deux camps sont sur la barre face à des jans fermés : personne ne pourrait plus jouer.
editor-game-over = Un camp a sorti tous ses pions : la partie est finie.
editor-length-limit = Un match se joue en 1 à { $most } points.
editor-match-over = { $who } a déjà gagné le match.
editor-money-score = Une partie libre n’a pas de score.
editor-not-crawford = Ce n’est pas la partie de Crawford : il doit manquer un seul point à exactement un joueur, dans un match de plus d’un point.
editor-crawford-missed = Il manque un point à un joueur : la partie de Crawford est en cours ou passée.
editor-money-option = Jacoby et beavers sont réservés aux parties libres.
editor-cube-value = Le videau indique 1, 2, 4, 8, etc.
editor-cube-crawford = On ne double pas dans la partie de Crawford.
editor-owned-unturned = Un videau à 1 n’a pas de propriétaire.
editor-centred-above = Dans un match, un videau au-dessus de 1 appartient à un joueur.
editor-die = Un dé indique de 1 à 6.
editor-offer = Le videau ne peut pas être proposé à cette valeur.
editor-not-their-cube = Le joueur au trait ne peut pas doubler : le videau est à l’adversaire.
editor-dead-cube = Le joueur au trait ne peut pas doubler : le videau est mort, gagner plus de points ne sert à rien.
