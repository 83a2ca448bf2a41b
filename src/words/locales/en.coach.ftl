# Play on from a position, and a decision tried again.
play-on = Play on from here
try-again-here = Try again with the same rolls
back-to-review = Back to the review
hint = Hint
key-hint = Get a hint
hint-wait = Thinking…
hint-failed = No hint: the computer isn't responding.
hint-look =
    { $part ->
        [cube] Think about the cube
       *[checkers] Look at these checkers
    }
hint-show = Show me
hint-best = Best: { $play }
hint-trials = Rolled out: { $trials } trials
hint-play = Play it
hint-costs = costs { $percent }% of winning chances
hint-compare = Compare
at-ply = { $number } at { $plies }-ply
mistake-loses =
    { $what ->
        [play] This play
        [double] This double
        [roll] Not doubling
        [take] This take
        [drop] This drop
       *[beaver] This beaver
    } is { $size ->
        [blunder] a blunder
        [small] a small mistake
       *[error] a mistake
    }: it costs about { $percent }% of winning chances
mistake-plain =
    { $what ->
        [play] There's a better play
       *[other] There's a better choice
    }
mistake-quiet = No more warnings
mistake-quieted = Warnings are off. You can turn them on in the settings.
mistake-think =
    { $what ->
        [play] Try again
       *[other] Think again
    }
mistake-anyway =
    { $what ->
        [play] Keep my play
        [double] Double
        [roll] Roll
        [take] Take
        [drop] Drop
        [beaver] Beaver
       *[resignation] Resign
    }
resign-loses =
    { $points ->
        [0] Playing on is better, by less than half a point on average
       *[other] Playing on is better, by about { points-won } on average
    }
resign-loses-match = Resigning now makes you { $percent }% less likely to win the match
resign-why =
    { $lost ->
        [single] You still win { $percent }% of games from here
        [gammon] You lose a gammon in { $percent }% of games from here
       *[backgammon] You lose a backgammon in { $percent }% of games from here
    }
resign-play-on = Play on
why =
    { $offer ->
        [double] Should I take?
       *[resignation] Should I accept?
    }
why-double = { $name } wins { $win }% ({ $gammon }% gammons). No double { $none }; double, take { $take }; double, drop { $drop }
why-resigns = You win { $win }% ({ $gammon }% gammons).
why-play = Why this play?
only-play = The only play
why-play-title = The computer's { $roll }: { $play }.
why-show = Numbers
why-take = Take: you win { $win }%, and { $needed }% is enough.
why-drop = Drop: you win { $win }%, but you'd need { $needed }%.
why-accept = Accept: you can't get more by playing on.
why-decline = Decline: play on, you win a gammon in { $percent }% of games.
why-take-plain = Take: giving up now costs more.
why-drop-plain = Drop: playing on costs more.
why-decline-plain = Decline: play on, you often win a gammon, which counts double.
why-enough =
    { $needs ->
        [more] At this score, a take needs more than the usual 25%.
        [less] At this score, a take needs less than the usual 25%.
        [cube] Winning one game in four at double the stakes costs the same as dropping all four; with the cube on your side, you need even less.
       *[usual] Winning one game in four at double the stakes costs the same as dropping all four.
    }
why-gammons = You'd lose a gammon, which counts double, in { $percent }% of games.
help-marks = With help, this game is for practice and stays out of your statistics.
help-counts = You've had help: this game is for practice and stays out of your statistics.
no-choice = There's no choice to make here.
chances-show = Show my chances
chances-win = Win
assisted-mark = with help
group-coach = Help during the game
set-take-back = Take back mistakes
about-take-back = Against the computer: a play or cube decision that costs too much is taken back with the reason, and you try again. Such a game doesn't count in your statistics.
about-take-back-first = In your first games, big blunders are taken back unless you choose otherwise.
take-back-name =
    { $limit ->
        [off] Off
        [big] Big blunders only
        [blunders] Blunders only
        [clear] Clear mistakes
        [mistakes] All mistakes
       *[everything] Everything
    }
set-take-backs = Take-backs per game
about-take-backs = Three make a handicap, for example against Expert.
take-backs-name =
    { $number ->
        [unlimited] No limit
       *[three] Three
    }
take-backs-left =
    { $count ->
        [one] 1 take-back left
       *[other] { $count } take-backs left
    }
tried-before = Tried before: { $plays }
again-first-time = The first time
set-running-pr = Show my running PR
about-running-pr = Against the computer: your error rate so far, from a quick analysis.
set-depth = Depth of reviews and hints
about-depth = Quick: seconds for a match. Deep: more exact, about a minute. Champion: rolls out close decisions, several minutes.
depth-name =
    { $depth ->
        [quick] Quick
        [champion] Champion
       *[deep] Deep
    }
