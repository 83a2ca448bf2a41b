# The navigation between places and the way back to the game.

places = Places
place-play = Play
place-games = Games
place-practice = Practice
place-friends = Friends
place-you = You
place-duplicate = Duplicate
go-on = Go on
turn-yours = Your turn
turn-theirs = Thinking
running-game = Back to the game: { $state }
more = More
place-waiting = { $place }, { $count } waiting
place-help = Help
set-up-position = Set up a position
menu-new-about = The running one waits in Games
menu-share = Share this position
menu-rules = Rules and keys
menu-dice-about = Sealed before the game, opened after it
menu-moves = Moves
home-begin = Begin something
home-computer = from beginner to expert
home-two = the board turns if you like
home-friend = one link a turn, or live
home-position = and play on from it
home-nothing = Nothing is running. Begin a game, or set up a position.
