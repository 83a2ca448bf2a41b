# The review in the study room: its numbers explained, plays and chances, the summary of a match, the end of a game.

primer = What do these numbers mean?
primer-line =
    { $line ->
        [p1] Equity is what a position is worth to you on average, in points, if both sides play well from here.
        [p2] 0 is even. At +1 you're sure to win a single game, at −1 to lose one; gammons count 2, backgammons 3.
        [p3] The engine gives every play an equity; the highest is the best. It looks two rolls ahead, or three if the decision is close.
        [p4] Your loss is the best equity minus that of your play: +0.300 − 0.220 = 0.080.
        [p5] A loss of 0.020 or more is an error; from 0.080, a blunder.
        [p6] PR is your average loss per decision × 500: losing 0.010 each time is PR 5.
        [p7] Low is good: below 5 is world class, about 10 advanced, about 20 a casual player.
        [p8] Luck is what your roll was worth beyond the average of all rolls.
        [p9] Luck says nothing about your play: a good play can lose, a bad one can win.
       *[p10] To get better, look at your biggest losses first: press “Next mistake”.
    }
primer-picture = The best play is worth +0.300, the play made +0.220. The gap between them is the loss, 0.080.
primer-best = best
primer-played = played
primer-loss = loss
review-play = Play
review-cube-action = Action
review-anew = This is a new analysis: its costs can differ from those of the card.
review-unread =
    { $why ->
        [cut] The end of the link is missing, and with it the review. The match is complete; ask for the link again.
        [newer] The review in this link comes from a newer release. The match is complete.
       *[damaged] The review in this link is damaged. The match is complete; ask for the link again, or review it yourself.
    }
review-cost = Cost
review-wins = Win
review-percent = { $number }%
review-tag =
    { $kind ->
        [best] best
        [yours] yours
        [tried] tried
       *[played] played
    }
tried-roll = Next roll
tried-best = Best play
review-verdict =
    { $kind ->
        [best] Best
       *[fine] Good
    }
review-chances-after =
    { $whose ->
        [you] Your chances after it
       *[other] { $name }: chances after it
    }
review-show-more = Show { $count } more
review-practise = Practise this
review-numbers = Numbers
review-gammons = Gammons
review-gammon-share =
    { $which ->
        [won] Gammons won
       *[lost] Gammons lost
    }
review-depth = Depth
summary-step = Step through
summary-review = Review this match
summary-before = A review finds the moments that decided this match and shows what would have been better.
summary-race = Until then, the line shows who leads the race.
summary-takes =
    { $minutes ->
        [one] It takes about a minute.
       *[other] It takes about { $minutes } minutes.
    }
summary-score = { $first } { $own } – { $other } { $second }
summary-chances =
    { $whose ->
        [you] Your chances to win
       *[other] { $name }'s chances to win
    }
summary-mistakes = Mistakes
summary-rate = PR
summary-lower = lower is better
summary-rate-about = average loss per decision, lower is better
summary-luck = Luck
summary-luck-unit = in points
summary-moments =
    { $count ->
        [1] The moment that decided it
        [2] Two moments that decided it
       *[other] Three moments that decided it
    }
summary-of =
    { $rest ->
        [small] of { $count } mistakes; the others cost little
       *[any]
            { $count ->
                [one] of { $count } mistake
               *[other] biggest first, of { $count } mistakes
            }
    }
summary-unsettled =
    { $what ->
        [figures] Still checking: these figures may change
       *[changed] A closer look found other moments
    }
summary-update = Show them
summary-marks = Marks
moment-played = Played: { $made }. Better: { $best }.
moment-made = Played: { $made }.
moment-resigned =
    { $kind ->
        [large] The loss could still have been smaller.
        [accepted] Playing on was worth more than the resignation.
       *[early] There was still a { $percent }% chance to win.
    }
summary-none =
    { $count ->
        [0] No mistakes. Well played.
        [1] One small mistake. Well played.
       *[other] Only small mistakes ({ $count }). Well played.
    }
summary-game = Game { $number }
summary-waits = The moments appear when the review is complete.
end-in-short = In short
end-cause =
    { $cause ->
        [resigned] You resigned a game that you'd still have won { $number }% of the time.
        [dice-alone] The dice decided this game: you made no mistake that mattered.
        [dice] The dice cost you more than your mistakes did.
        [single] One mistake cost you more than the dice did.
        [costliest] Mistake { $number } cost you more than all the others together.
        [cube] The cube cost you more than your plays did.
       *[mistakes] Several mistakes together cost you more than the dice did.
    }
notes-leave = Save your notes?
notes-discard = Leave without saving
review-short =
    { $count ->
        [1] This shared review has only the best play here: no other plays, no rolls to compare.
       *[other] This shared review has only the best play and the one made.
    }
review-analyse-this = Analyse this decision
review-uneven = Plays that are clearly worse are searched less deeply (0-ply: the position after the play, without looking ahead), so their numbers are rougher.
