# Search of decisions in all games.

find-reading = Reading your games: { $done } of { $all }
find-fact = Decisions: { $count }
find-full = Only the latest { $count } decisions can be searched at once.
find-matching = Found: { $count }
find-loses = loses { $loss }
find-none-about = Remove a condition, or leave more points open.
find-empty-about = Every decision of your games can be found here.
find-more = Show more
find-order-by =
    { $order ->
        [costliest] Largest loss
        [nearest] Most similar
       *[newest] Newest
    }
find-remove = Remove: { $condition }
find-reset = Clear all
find-conditions = Conditions
find-board = Position
find-board-about = The player who decides is at the bottom. A point left as it is may hold anything.
find-mark-empty = None here
find-kept-empty = must be empty
find-match-of =
    { $how ->
        [exact] Exactly this
       *[least] At least these
    }
find-either = For either player
find-like = Similar positions
find-like-about = At most one from each of your other games.
find-like-end = Set up a pattern
find-any = Any
find-kind-of =
    { $kind ->
        [checker] Checker plays
        [cube] Cube decisions
        [double] Double or roll
       *[answer] Take or drop
    }
find-dice = Dice
find-loss = Size of the error
find-loss-of =
    { $loss ->
        [error] Errors: { $least } or more
        [blunder] Blunders: { $least } or more
       *[large] { $least } or more
    }
find-error = Kind of error
find-by = Whose decision
find-by-of =
    { $by ->
        [reader] Mine
       *[opponent] My opponent's
    }
find-score = Score
find-score-of =
    { $score ->
        [money] Money game
        [match] Any match score
        [dmp] Double match point
        [crawford] Crawford game
        [post] After the Crawford game
       *[away] Points to go
    }
find-away =
    { $whose ->
        [decider] Player who decides needs
       *[other] Other player needs
    }
find-cube-of =
    { $cube ->
        [centre] In the middle
        [decider] With the player who decides
        [other] With the other player
       *[none] No cube
    }
find-cube-value = Cube value
find-structure = Structure
find-structure-of =
    { $structure ->
        [prime-4] Four-point prime
        [prime-5] Five-point prime
        [prime-6] Full prime
        [board-5] Five-point board
        [closed] Closed board
        [anchor] Anchor
        [ace-point] Ace-point game
        [back-game] Back game
        [holding-game] Holding game
        [blitz] Blitz
        [bar] Checker on the bar
        [bar-2] Two checkers on the bar
       *[bear-off] Bearing off
    }
find-whose = Whose structure
find-whose-of =
    { $whose ->
        [decider] Player who decides
        [other] Other player
       *[either] Either player
    }
find-result =
    { $kind ->
        [checker] Checker play
        [double] Double or roll
       *[answer] Take or drop
    }
