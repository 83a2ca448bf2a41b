# The place Practice: topics, answers, and the formulas of races.

formula-keith = Keith count (Tom Keith), a seventh added: { $own } for you, { $opponent } for your opponent. Double up to 4 more; your opponent takes from 2 more.
formula-kleinman = Kleinman metric (Danny Kleinman): (pips ahead + 4)² ÷ (all pips − 4) = { $lead }² ÷ { $sum } = { $metric }, a winning chance of { $chance }%. Double above { $double }; your opponent takes up to { $take }.
formula-trice =
    Rule 62 (Walter Trice): with your { $own } pips the point of last take is { $last } behind ({ $rule ->
        [short] your pips − 5, divided by 7, rounded down
       *[long] a tenth of your pips + 1, rounded up
    }). Double from { $double } behind; your opponent is { $behind } behind.
drill-own-about =
    { $due ->
        [0] Nothing to practise today
        [one] 1 to practise today
       *[other] { $due } to practise today
    }
drill-own-all = { $all } in all
drill-own-come = They come back just before you'd forget them.
drill-tomorrow = By tomorrow: { $count } more
drill-percent = { $number }%
drill-start = Start
drill-kind-about =
    { $kind ->
        [shots] How many rolls hit?
        [entering] How many rolls come in from the bar?
        [effective] Pips with the waste of a bear-off
        [equity] Chances to win the match, by heart
        [neil] Estimate any match score
        [pips] Count a race at a glance
        [opening] The best play of each first roll
        [reply] The best reply to each opening
        [third] The best play after opening and reply
        [take-point] When to take at a score
        [gammon-value] What a gammon is worth at a score
        [bear-off] Take checkers off without waste
        [bear-off-cube] Double or not with a few checkers left
       *[race-cube] Four counts, one answer
    }
drill-theme-about =
    { $theme ->
        [blitz] Attack before they can anchor
        [prime] Build a wall and keep it
        [anchor] Hold a point in their home board
        [back-game] Wait with two anchors
        [holding-game] Keep a point and wait for a shot
       *[race] No more contact: who is ahead?
    }
drill-openings-about = All fifteen rolls, the replies and third rolls, with names and figures
drill-sheets-about = Lessons and quizzes for others, each sent as one link
drill-best-run = Best: { $count } in a row
drill-ask-play-about = Near-best plays count too.
drill-ask-take-about = Ignore gammons and redoubles; 2% either way is fine.
drill-ask-gammon-about = For money it's 0.5; 0.05 either way is fine.
drill-head-answer = Answer
drill-head-cost = Costs
drill-mark-yours = yours
drill-mark-game = in the game
drill-history = This position
drill-today = today
drill-back =
    { $days ->
        [0] Comes back in 10 minutes
        [one] Comes back tomorrow
       *[other] Comes back in { $days } days
    }
drill-session = This session
drill-seen =
    { $found ->
        [yes] { $count ->
            [one] Seen once before. You found it.
           *[other] Seen { $count } times before. You found it last time.
        }
       *[no] { $count ->
            [one] Seen once before. You missed it.
           *[other] Seen { $count } times before. You missed it last time.
        }
    }
drill-score-double = Your opponent doubles from { $from } to { $to }.
drill-score-cube = The cube is at { $value }.
drill-score = You're { $own } away, your opponent is { $opponent } away.
drill-from = From your match of { $date }.
drill-tables-about = Match-winning chances, take points, gammon values
drill-how =
    { $way ->
        [number] Type your answer, then press Check. You then see the exact answer.
        [choice] Choose an answer below. You then see the right one.
       *[play] Make your play on the board, then press Check. You then see the best one, and why.
    }
drill-record =
    { $what ->
        [best] Best run
        [all] So far
        [time] Time per answer
       *[due] To repeat
    }
drill-untried = not tried yet
drill-lost-parts = { $answer } loses { $loss }: { $double } by the double, { $reply } by the reply.
