# Numbers over all reviewed games.

progress-player = Player
progress-me = You against the computer
progress-reading = Reading reviewed matches: { $done } of { $all }
progress-empty = No match has been reviewed yet. Open the library, choose a match and press Review: its games then count here.
progress-to-library = Open the library
progress-about = PR is 500 × the equity lost per decision: the lower, the better; below 5 is world class. Each range holds the true value with 95% probability.
progress-unrated =
    { $count ->
        [one] 1 game with advice or plays taken back doesn't count.
       *[other] { $count } games with advice or plays taken back don't count.
    }
progress-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
progress-line = PR over time
progress-chart = PR by game with a smoothed line and its 95% range. The line goes from { $first } to { $last } over { $count } games.
progress-by-kind = By decision
progress-by-phase = By phase
progress-by-opponent = By opponent
progress-kind =
    { $kind ->
        [checker] Checker plays
        [cube] Cube decisions
       *[all] All decisions
    }
progress-phase =
    { $phase ->
        [opening] Opening
        [holding] Holding game
        [priming] Priming game
        [blitz] Blitz
        [back-game] Back game
        [race] Race
        [bear-off] Bear-off
       *[contact] Other contact
    }
progress-phase-about =
    { $phase ->
        [opening] The first three turns of each player
        [holding] One side has passed all but a point that the other holds
        [priming] Five points in a row with two checkers behind them
        [blitz] One side attacks in its home board, with a checker on the bar
        [back-game] One side is 40 pips behind and holds two points in the other's home board
        [race] Nobody can be hit any more
        [bear-off] All checkers of the player on roll are home or off
       *[contact] Checkers can be hit, and nothing else fits
    }
progress-phases = What the phases mean
progress-people = People
progress-opponent = Opponent
progress-phase-head = Phase
progress-kind-head = Decision
progress-range = 95% range
progress-between = { $low } to { $high }
progress-decisions = Decisions
progress-games-head = Games
progress-date = Date
progress-game-head = Game
progress-points = Points
progress-habits = Habits
progress-habits-none = No habit stands out. One is named when 20 or more errors of a kind lean to one side more than chance explains (95%).
progress-habit =
    { $habit ->
        [double-late] Doubles late
        [double-early] Doubles early
        [drop-much] Drops takes
        [take-much] Takes drops
        [hit-little] Misses hits
        [hit-much] Hits too much
        [safe] Plays too safe
        [loose] Leaves too many blots
        [run-early] Runs the back checkers too early
       *[run-late] Runs the back checkers too late
    }{ $lead ->
        [ahead] {" "}when leading
        [behind] {" "}when trailing
       *[all] {""}
    }: { $count } of { $all } errors
progress-best = Best games
progress-swings = Biggest swings
progress-swings-about = What a roll was worth beyond the average roll, in equity. Plus helped this player.
progress-luck = Luck
progress-table = Show as a table
progress-open = Open game { $game } of { $date }
progress-more = More: { $count }
progress-export = Export as CSV
progress-export-what =
    { $what ->
        [games] Games
        [decisions] Decisions
       *[summary] Summary
    }
progress-recent =
    { $games ->
        [one] Your PR in your last game: { $pr }
       *[other] Your PR over your last { $games } games: { $pr }
    }
