# The review of a match in the study room.

review = Review
review-stop = Stop the review
review-resume = Continue the review
review-progress = Reviewing: { $done } of { $all }
review-done = Review complete
review-failed = The engine stopped. Continue the review to try again.
review-next-error = Next mistake
review-previous-error = Previous mistake
review-no-errors = No more mistakes
review-mistake =
    { $size ->
        [blunder] Blunder
        [disputed] Disputed
       *[error] Error
    }
review-loses = { $choice } loses { $loss }
review-best = { $choice } is best
review-action =
    { $action ->
        [none] No double
        [double] Double
        [double-take] Double, take
        [double-beaver] Double, beaver
        [double-drop] Double, drop
        [take] Take
        [beaver] Beaver
       *[drop] Drop
    }
review-choice = Choice
review-equity = Equity
review-loss = Loss
review-win = Win %
review-chances = Wins { $win }%, gammons { $gammon }%; loses gammons { $lost }%
review-errors = Errors · blunders
review-luck = Luck
review-pr-help = { $name }: PR { $pr } from { $count } decisions. It's 95% certain to be between { $low } and { $high }.
review-gnu = GNU Backgammon error rate, in thousandths of equity
review-snowie = Snowie error rate, in thousandths of equity
review-checker = PR of checker plays
review-cube = PR of cube decisions
review-adjusted = Result without luck
review-graph = Winning chances
review-chance = { $moment }: { $name } { $percent }%
review-table = Show as a table
review-other = The file's analysis
review-file = File
review-filter = Show only
review-marked =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
review-other-version = An earlier review by another version is kept with this match, apart from this one.
review-skipped = Not judged: { $count }
review-unsaved =
    { $why ->
        [full] Storage is full: the review goes on, but will be lost when you close the page.
       *[other] The browser can't store it: the review goes on, but will be lost when you close the page.
    }
review-only =
    { $which ->
        [checker] Checker plays
        [cube] Cube
        [blunders] Blunders
        [avoidable] Most players get them right
       *[disputed] Analyses disagree
    }
review-skip =
    Game { $game }: { $why ->
        [forbidden] the play is illegal
        [unknown] the play isn't in the file
        [lost] the position is unknown, as an earlier play isn't in the file
        [no-offer] an answer without a double
        [long] the match is too long to analyse
        [cut] the record ends before the game does
        [variant] this variant can't be analysed
       *[impossible] no game can come to this decision
    }
review-explain =
    { $figure ->
        [pr] The average loss per decision × 500, as eXtreme Gammon counts. Lower is better, and below 5 is world class. Forced plays, plays that hardly differ and clear no-doubles don't count.
        [checker] The PR of checker plays alone.
        [cube] The PR of doubles, takes and drops alone.
        [gnu] 1000 × the equity lost per unforced play and close cube decision, as GNU Backgammon counts: about twice the PR.
        [snowie] 1000 × the equity lost, divided by all turns of both players.
        [errors] A decision that loses 0.020 or more is an error, from 0.080 on a blunder.
        [luck] What the rolls were worth beyond the average roll, in points of equity. Plus is lucky.
       *[adjusted] The result with the luck of both players taken out.
    }
review-counted-line = Game { $game }: { $what } ({ $amount })
review-counted = Counted: { $count }. Not counted: { $rest }.
coach-doubler = Equities as the doubler sees them
review-rolled-out = rolled out
