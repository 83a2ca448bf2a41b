# The navigation between places and the way back to the game.

places = Bereiche
place-play = Spielen
place-games = Partien
place-practice = Üben
place-friends = Freunde
place-you = Du
place-duplicate = Duplicate
go-on = Weiter
turn-yours = Du bist am Zug
turn-theirs = Denkt nach
running-game = Zurück zur Partie: { $state }
more = Mehr
place-waiting = { $place }, { $count } offen
place-help = Hilfe
set-up-position = Stellung aufbauen
menu-new-about = Die laufende wartet unter „Partien“
menu-share = Diese Stellung teilen
menu-rules = Regeln und Tasten
menu-dice-about = Vor der Partie versiegelt, danach geöffnet
menu-moves = Züge
home-begin = Etwas beginnen
home-computer = vom Anfänger bis zum Profi
home-two = das Brett dreht sich auf Wunsch
home-friend = ein Link je Zug, oder live
home-position = und von dort weiterspielen
home-nothing = Gerade läuft keine Partie. Beginne eine oder baue eine Stellung auf.
