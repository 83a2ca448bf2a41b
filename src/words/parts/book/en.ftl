# The opening book: scores, names of plays, figures.

book-score =
    { $score ->
        [money] Money
        [dmp] DMP
        [gammon-go] Gammon-go
       *[gammon-save] Gammon-save
    }
book-score-about =
    { $score ->
        [money] Money game, cube in the middle.
        [dmp] Double match point: both players need one point.
        [gammon-go] You need two points, your opponent one: a gammon wins you the match.
       *[gammon-save] You need one point, your opponent two: a gammon loses you the match.
    }
book-scores = Score of the player with the first roll
book-name =
    { $name ->
        [hit] Hit
        [point] { $point } point
        [bar-point] Bar point
        [anchor] Anchor on the { $point } point
        [bar-anchor] Anchor on the bar point
        [run] Run
        [slot] Slot the { $point } point
        [bar-slot] Slot the bar point
        [split] Split
       *[builders] Builders
    }
book-plays = Plays
book-close = as good, within the error
book-figures = Figures
book-play = Play
book-equity = Equity
book-cost = Cost
book-error = Standard error
book-trials = Trials
book-method = Rolled out by this program's engine, with the luck of the dice taken out. Costs are in points; a play that clearly trails gets fewer trials. Plays with 0 trials come from a 2-ply search.
book-all = All openings
book-replies = Replies to { $play }
book-none = The book doesn't go on after this play.
book-line =
    { $score ->
        [exact] Book: { $play }
       *[money] Book for money: { $play }
    }
