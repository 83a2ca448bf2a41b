# L'éditeur.

editor = Éditeur de position
editor-hand = Poser ou retirer
editor-tap = Choisissez une flèche pour poser un pion, ou faites-en glisser un.
editor-keys = Au clavier : touches fléchées pour se déplacer, Entrée pour poser, Suppr pour retirer, un chiffre pour fixer le nombre.
editor-takes = Retirer
editor-clear = Vider
editor-start = Position de départ
editor-mirror = Échanger les couleurs
editor-on-roll = Au trait
editor-asked = Dés et videau
editor-asked-roll = Avant le jet
editor-asked-dice = Dés lancés
editor-asked-double = Double proposé
editor-first-die = Premier dé
editor-second-die = Second dé
editor-length = Partie ou match
editor-points = Points : { $who }
editor-owner = Propriétaire du videau
editor-list = Pions par flèche
editor-paste = Coller un identifiant ou un lien
editor-paste-use = Charger
editor-paste-done = Position chargée
editor-paste-nothing = Ce texte ne contient aucune position. Collez un identifiant XGID, GNU, OGID ou Snowie, ou un lien de ce jeu.
editor-paste-no-crawford = Position chargée, mais pas comme partie de Crawford : le score ou le videau ne le permet pas
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
editor-checkers = { $variant } se joue avec { $count } pions par camp, et non { $each }.
editor-count = Les deux camps doivent avoir le même nombre de pions, de 1 à 15. Il y en a pour l’instant { $first } et { $second }.
editor-shared = Les deux camps ont des pions sur la flèche { $point }.
editor-both-off = Tous les pions sont sortis : posez-en sur le plateau.
editor-both-closed-out = Les deux camps sont sur la barre face à un jan fermé : plus personne ne pourrait jouer.
editor-game-over = Un camp a sorti tous ses pions : la partie est finie.
editor-length-limit = Un match se joue en 1 à { $most } points.
editor-match-over = { $who } a déjà gagné le match.
editor-money-score = Une partie libre n’a pas de score.
editor-not-crawford = Ce ne peut pas être la partie de Crawford : il faut qu’un seul joueur soit à un point du gain, dans un match en plus d’un point.
editor-crawford-missed = Un joueur est à un point du gain : c’est la partie de Crawford, ou une partie suivante.
editor-money-option = La règle de Jacoby et les beavers sont réservés aux parties libres.
editor-cube-value = Le videau vaut 1, 2, 4, 8, etc.
editor-cube-crawford = On ne double pas dans la partie de Crawford.
editor-owned-unturned = Un videau à 1 n’a pas de propriétaire.
editor-centred-above = En match, un videau à plus de 1 doit appartenir à un joueur.
editor-die = Un dé va de 1 à 6.
editor-offer = On ne peut pas doubler à cette valeur.
editor-not-their-cube = Le joueur au trait ne peut pas doubler : le videau est à l’adversaire.
editor-dead-cube = Le joueur au trait ne peut pas doubler : le videau est mort, des points de plus ne lui serviraient à rien.
editor-find = Chercher dans « Parties »
