# Numbers over all reviewed games.

progress-player = Player
progress-me = You
progress-reading = Reading reviewed matches: { $done } of { $all }
progress-empty = Play a game and review it. Then you'll see here how well you play, and what to work on.
progress-to-library = Open Games
progress-about = PR (performance rating) is 500 × the equity lost per decision. Below 5 is world class. The range shows how sure this is.
progress-unrated =
    { $count ->
        [one] 1 game doesn't count: you used hints or took plays back.
       *[other] { $count } games don't count: you used hints or took plays back.
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
       *[contact] Middle game
    }
progress-phase-about =
    { $phase ->
        [opening] The first three turns of each player
        [holding] One side has only one point of the other's left to get past
        [priming] Five points in a row, with two checkers behind them
        [blitz] One side attacks in its home board, with a checker on the bar
        [back-game] One side is 40 pips behind and holds two points in the other's home board
        [race] Nobody can be hit any more
        [bear-off] All checkers of the player on roll are home or off
       *[contact] Any other position where checkers can be hit
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
progress-game-head = Game
progress-points = Points
progress-work = What to work on
progress-step = Step { $number }
progress-share = { $share }% of all you lose
progress-habits-none = No clear habit yet. We need about 20 mistakes of one kind to see a pattern.
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
    }
progress-habit-count = { $count } of { $all } mistakes
progress-best = Best games
progress-swings = Biggest swings
progress-swings-about = What a roll was worth beyond the average roll, in equity. Plus favours this player.
progress-luck = Luck
progress-table = Show as a table
progress-open = Open game { $game } of { $date }
progress-more = Show { $count } more
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
progress-play = Play
progress-empty-title = How well do you play?
progress-example = Example
progress-fact =
    { $count ->
        [one] 1 reviewed game
       *[other] { $count } reviewed games
    }
progress-number =
    { $games ->
        [one] PR in the last game
       *[other] PR over the last { $games } games
    }
progress-lower = Lower is better
progress-better = { $by } better since { $day }
progress-worse = { $by } worse since { $day }
progress-steady = No clear change since { $day }
progress-upward = better
progress-now = now
progress-how = How is this counted?
progress-export-open = Export
home-none = Your next game's line appears here
home-none-about = A game against the computer is reviewed by itself when it ends.
home-rate = How well you play
home-rate-about = Your PR, the average loss per decision, appears here after your first reviewed game. Lower is better.
home-line =
    { $games ->
        [1] The line of your last game
       *[other] The line of your last games
    }
home-line-moments =
    { $count ->
        [0] No mistake that mattered.
        [1] One moment decided it.
        [2] Two moments decided it.
       *[other] Three moments decided it.
    }
home-line-see =
    { $count ->
        [0] See the game
        [1] See it
       *[other] See them
    }
progress-names = Names of players
progress-names-about = Names that mean the same player count as one. Your own games count with those against the computer.
progress-same = Same player as
progress-this-is-me = This is me
progress-separate = Separate { $name }
progress-name-matches =
    { $count ->
        [one] { $name } ({ $count } match)
       *[other] { $name } ({ $count } matches)
    }
progress-coach = Share with a coach
progress-coach-about = Your coach opens a link and sees only what you switch on, as it is today.
progress-coach-parts = What your coach sees
progress-coach-part =
    { $part ->
        [rate] PR over time
        [phases] PR by phase
        [habits] Habits
       *[worst] Three costliest mistakes
    }
progress-coach-none = Switch something on to get a link.
progress-coach-link = Link for your coach
progress-coach-preview = See what your coach sees
progress-shared = Shared progress
progress-shared-of = Progress of { $name }
progress-shared-day = As of { $day }
progress-shared-nothing = This link shows no games yet.
progress-worst = Costliest mistakes
progress-worst-made = { $choice } loses { $loss }
progress-few = A trend needs more games: from { $games } games on, a curve here shows how your play changes.
progress-known = Best part so far: { $best }. Costliest: { $worst }.
