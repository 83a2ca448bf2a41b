# The editor.

editor = Position editor
editor-hand = Place or remove
editor-tap = Choose a point to add a checker, or drag one.
editor-keys = On a keyboard: arrows move, Enter adds, Delete removes, a digit sets the number.
editor-takes = Remove
editor-clear = Clear
editor-start = Starting position
editor-mirror = Swap colours
editor-on-roll = On roll
editor-asked = Dice and cube
editor-asked-roll = To roll
editor-asked-dice = Rolled
editor-asked-double = Cube offered
editor-first-die = First die
editor-second-die = Second die
editor-length = Game or match
editor-points = Points: { $who }
editor-owner = Cube owner
editor-list = Checkers in numbers
editor-paste = Paste an ID or a link
editor-paste-use = Set up
editor-paste-done = Position set up
editor-paste-no-crawford = Position set up, but not as a Crawford game: the score or cube doesn't allow it
editor-paste-nothing = No position found in this text. Paste an XGID, GNU, OGID or Snowie ID, or a link from this game.
editor-paste-match = This link holds a whole match. Open it to study it.
editor-study = Study
editor-study-position = Study this position
editor-possible = Legal position
editor-remaining =
    { $who }: { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }, about { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
editor-checkers = { $variant } is played with { $count } checkers on each side, not { $each }.
editor-count = Both sides need the same number of checkers, 1 to 15. Now there are { $first } and { $second }.
editor-shared = Both sides have checkers on the { $point } point.
editor-both-off = All checkers are off: put some on the board.
editor-both-closed-out = Both sides are on the bar against closed boards: nobody could ever move.
editor-game-over = A side has borne off all its checkers: the game is over.
editor-length-limit = Matches are played to 1 to { $most } points.
editor-match-over = { $who } has won the match already.
editor-money-score = A money game has no score.
editor-not-crawford = Not the Crawford game: exactly one player must need a single point, in a match to more than one.
editor-crawford-missed = A player needs one point, so this is the Crawford game or a later one.
editor-money-option = Jacoby and beavers are for money games.
editor-cube-value = The cube can be 1, 2, 4, 8 and so on.
editor-cube-crawford = The cube isn't turned in the Crawford game.
editor-owned-unturned = A cube at 1 has no owner.
editor-centred-above = In a match, a cube above 1 must have an owner.
editor-die = A die shows 1 to 6.
editor-offer = The cube can't be offered at this value.
editor-not-their-cube = The player on roll can't double: the opponent owns the cube.
editor-dead-cube = The player on roll can't double: the cube is dead, as more points would be no use.
editor-find = Find in Games
