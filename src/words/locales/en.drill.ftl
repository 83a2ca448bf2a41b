# The drills.

drill = Drills
drill-own = Your mistakes
drill-own-none = Nothing yet. Your mistakes from games without help appear here once you open their review.
drill-own-which = Your matches are reviewed. Say which player is you, and your mistakes appear here.
drill-own-go = Choose a game
drill-exercises = Exercises
drill-kind =
    { $kind ->
        [shots] Shots
        [entering] Entering
        [effective] Effective pips
        [equity] Match equities
        [neil] Neil's numbers
        [pips] Pip counts
        [opening] Opening rolls
        [reply] Opening replies
        [third] Third rolls
        [take-point] Take points
        [gammon-value] Gammon values
        [bear-off] Bear-off plays
        [bear-off-cube] Bear-off cubes
       *[race-cube] Doubling in a race: the formulas
    }
drill-reference = Kinds of position
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Anchor
        [back-game] Back game
        [holding-game] Holding game
       *[race] Race
    }
drill-timed = Time my answers
drill-ask-play = You rolled { $dice }. Find the best play.
drill-ask-double = You're on roll. What's the right cube action?
drill-ask-answer = You're offered the cube at { $value }. Take or drop?
drill-ask-pips = How many pips do you need to bear off all your checkers?
drill-ask-take = What winning chance do you need to take?
drill-ask-gammon = What is a gammon worth to you here?
drill-ask-race = Money game, cube in the middle. What do the race formulas say?
drill-number =
    { $unit ->
        [rolls] Rolls of 36
        [each] % per point
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
drill-nothing-due = Nothing more to practise now.
drill-next-due = The next mistake comes back on { $date }.
drill-next-today = The next mistake comes back later today.
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
drill-exact = Exact to the last roll.
drill-pips-told = You have { $own } pips, your opponent has { $opponent }.
drill-take-told = Exactly { $chance }. Your match-winning chances: drop { $dropped }, take and win { $won }, take and lose { $lost }.
drill-played = In the game: { $answer }, which lost { $loss }.
drill-seconds = { $seconds } s
drill-tally = { $right } of { $all } right
drill-mean = { $seconds } s per answer
drill-due =
    { $count ->
        [one] { $count } mistake to practise
       *[other] { $count } mistakes to practise
    }
drill-added =
    { $count ->
        [one] { $count } mistake added to Practice
       *[other] { $count } mistakes added to Practice
    }
drill-not-stored = The change couldn't be saved in this browser.
drill-away = { $points } away
drill-yours = Your answer: { $answer }
drill-auto = Add my mistakes to Practice after each review (except from games with help)
