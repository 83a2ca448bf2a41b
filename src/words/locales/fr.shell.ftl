# The navigation between places and the way back to the game.

places = Espaces
place-play = Jouer
place-games = Parties
place-practice = Entraînement
place-friends = Amis
place-you = Vous
place-duplicate = Duplicate
go-on = Reprendre
turn-yours = À vous
turn-theirs = Réfléchit
running-game = Retour à la partie : { $state }
more = Plus
place-waiting = { $place }, { $count } en attente
place-help = Aide
set-up-position = Composer une position
menu-new-about = La partie en cours attend dans « Parties »
menu-share = Partager cette position
menu-rules = Règles et touches
menu-dice-about = Scellés avant la partie, ouverts après
menu-moves = Coups
home-begin = Commencer
home-computer = du débutant à l’expert
home-two = le plateau tourne si vous voulez
home-friend = un lien par coup, ou en direct
home-position = et jouer à partir de là
home-nothing = Aucune partie en cours. Commencez-en une ou composez une position.
