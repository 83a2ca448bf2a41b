# The drills.

drill = Drills
drill-own = Your own decisions
drill-own-about = The errors of your reviewed matches, at growing intervals: { $due } due now, { $all } in all
drill-own-none = No decisions yet. Review a game or a match, then press “Add to drills”.
drill-exercises = Exercises
drill-kind =
    { $kind ->
        [pips] Pip counts
        [opening] Opening rolls
        [reply] Opening replies
        [take-point] Take points
        [gammon-value] Gammon values
        [bear-off] Bear-off plays
        [bear-off-cube] Bear-off cubes
       *[race-cube] Race doubles by formula
    }
drill-reference = Reference positions
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Anchor
        [back-game] Back game
        [holding-game] Holding game
       *[race] Race
    }
drill-timed = Show the time per answer
drill-ask-play = Your roll is { $dice }. Find the play: anything within { $line } of the best counts.
drill-ask-double = You are on roll. What is the right cube action?
drill-ask-answer = You are offered the cube at { $value }. Take or drop?
drill-ask-pips = How many pips do you need to bear off all your checkers?
drill-ask-take = What is your take point? Without gammons and redoubles; within 2% counts.
drill-ask-gammon = What is a gammon worth to you, compared with 0.5 for money? Within 0.05 counts.
drill-ask-race = Money game, cube in the middle. What do the race formulas say?
drill-score = You are { $own } away, the opponent is { $opponent } away.
drill-score-double = The opponent doubles from { $from } to { $to }.
drill-score-cube = The cube is at { $value }.
drill-from = From your match of { $date }.
drill-seen =
    { $found ->
        [yes] Seen before: { $count } ×. You found it last time.
       *[no] Seen before: { $count } ×. You missed it last time.
    }
drill-number =
    { $unit ->
        [pips] Pips
        [percent] Chance in %
       *[value] Gammon value
    }
drill-no-number = Enter a number.
drill-check = Check
drill-show = Show the answer
drill-skip = Skip
drill-never = Never show this again
drill-next = Next
drill-fetching = Loading the positions
drill-missing = The positions couldn't be loaded.
drill-nothing-due = Nothing is due now.
drill-next-due = The next decision is due on { $date }.
drill-judging = Evaluating
drill-failed = The engine stopped.
drill-result =
    { $how ->
        [right] Right
        [wrong] Wrong
       *[shown] The answer
    }
drill-lost = { $answer } loses { $loss }.
drill-is-best = { $answer } is the best choice.
drill-best = Best: { $answer }.
drill-also = Also right: { $answers }.
drill-rest = Others: { $answers }.
drill-depth = Evaluated at { $plies }-ply.
drill-exact = Exact to the last roll.
drill-pips-told = You have { $own } pips, the opponent has { $opponent }.
drill-take-told = Exactly { $chance }. Your match-winning chances: drop { $dropped }, take and win { $won }, take and lose { $lost }.
drill-gammon-told = Exactly { $value }.
drill-played = In the game: { $answer }, which lost { $loss }.
drill-played-right = In the game: { $answer }, which was right.
drill-seconds = { $seconds } s
drill-tally = { $right } of { $all } right
drill-mean = { $seconds } s per answer
drill-due =
    { $count ->
        [one] { $count } decision is due in the drills
       *[other] { $count } decisions are due in the drills
    }
drill-added =
    { $count ->
        [one] { $count } decision added to the drills
       *[other] { $count } decisions added to the drills
    }
drill-mixed-in = Right ones mixed in: { $count }
drill-not-stored = The browser didn't store the change.
drill-away = { $points } away
drill-yours = Your answer: { $answer }
drill-auto = Add errors to the drills after each review
