# Play on from a position, and a decision tried again.
play-on = Play on from here
try-again-here = Try again with the same rolls
back-to-review = Back to the review
hint = Hint
key-hint = Get a hint
hint-wait = Thinking…
hint-failed = No advice: the engine doesn't answer.
hint-look =
    { $part ->
        [cube] Look at the cube
        [back] Look at your back checkers
        [far] Look at your checkers in the opponent's outer board
        [outer] Look at your outer board
       *[home] Look at your home board
    }
hint-show = Show the choices
hint-choices = Best choices
at-ply = { $number } at { $plies }-ply
tutor-loses =
    { $what ->
        [play] This play loses { $loss }
        [double] This double loses { $loss }
        [roll] Not doubling loses { $loss }
        [take] This take loses { $loss }
        [drop] This drop loses { $loss }
       *[beaver] This beaver loses { $loss }
    }
tutor-think = Think again
tutor-show = Show
tutor-anyway =
    { $what ->
        [play] Play it
        [double] Double
        [roll] Roll
        [take] Take
        [drop] Drop
        [beaver] Beaver
       *[resignation] Resign
    }
resign-loses =
    { $points ->
        [0] You would give away less than half a point
       *[other] You would give away about { points-won }
    }
resign-why =
    { $lost ->
        [single] You still win { $percent }% of games from here
        [gammon] You lose a gammon in { $percent }% of games from here
       *[backgammon] You lose a backgammon in { $percent }% of games from here
    }
resign-play-on = Play on
why = Why?
why-double = { $name } wins { $win }% ({ $gammon }% gammons). No double { $none }; double, take { $take }; double, drop { $drop }
why-resigns = You win { $win }% ({ $gammon }% gammons).
why-show = Show the numbers
help-marks =
    { $play ->
        [match] This help marks the match as assisted: it won't count in your statistics.
       *[money] This help marks the game as assisted: it won't count in your statistics.
    }
help-counts =
    { $play ->
        [match] This match now counts as assisted.
       *[money] This game now counts as assisted.
    }
no-choice = There's no choice to make here.
assisted-mark = assisted
group-coach = Help while playing
set-hints = Hints on request
about-hints = Against the computer: first where to look, then the best choices. The game is marked as assisted and counts in no statistics.
set-tutor-plays = Warn me before a bad play
about-tutor = Against the computer, from a loss of 0.020. Your first attempt is noted, and the game is marked as assisted.
set-tutor-cube = Warn me before a bad cube action
again-first-time = The first time
set-running-pr = Show my running PR
about-running-pr = Against the computer: what your decisions have lost so far, judged at 1-ply.
