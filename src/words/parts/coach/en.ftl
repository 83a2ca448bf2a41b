# A decision understood, in the study room.

coach-percent = { $number }%
coach-why = Why
coach-hard =
    { $how ->
        [none] Easy decision: hardly anyone goes wrong here.
        [easy] Easy decision: players lose { $mean } here on average.
        [fair] Medium decision: players lose { $mean } here on average.
       *[hard] Hard decision: players lose { $mean } here on average.
    }
coach-avoidable = Most players get this right.
coach-finders = Who gets this right?
coach-level = Level
coach-finds-best = Best choice
coach-finds-made = Played
coach-finds =
    { $finds ->
        [yes] yes
       *[no] no
    }
coach-cube = Cube
coach-cube-chances =
    { $who ->
        [they] The doubler wins { $win } of games, { $gammons } with a gammon.
       *[you] You win { $win } of games, { $gammons } with a gammon.
    }
coach-market =
    { $count ->
        [0] No sequence of two rolls loses the market.
       *[other] Waiting loses the market in { $count } of 1296 sequences of two rolls ({ $share }).
    }
coach-at-score = This score
coach-here = Here
coach-money = Money
coach-never = never
coach-take-point = Take point
coach-double-from = Double from
coach-drop-from = Drop from
coach-too-good-from = Too good from
coach-gammon-value = Gammon value
coach-right = Right action
coach-action =
    { $action ->
        [none] No double
        [beaver] No double, beaver
        [double-beaver] Double, beaver
        [double-take] Double, take
        [double-drop] Double, drop
       *[too-good] Too good to double
    }
coach-rolls-mean =
    Over all the opponent's rolls, the second play gains { $all } on average, with replies searched at { $replies }-ply. The verdict is { $loss } ({ $depth ->
        [rollout] rollout
       *[search] { $plies }-ply
    }).
coach-rolls-most = { $first }, { $second } and { $third } matter most: { $loss } together, each counted as often as it comes.
coach-rolls-cube =
    { $answer ->
        [drop] After { $play }, the opponent doubles and this player drops, so every roll counts { $equity }.
       *[take] After { $play }, the opponent doubles and this player takes: the rolls are played at the new cube.
    }
coach-rolls-first = First play
coach-rolls-second = Second play
coach-roll = Roll
coach-difference = Difference
coach-rolls-map = Difference by the opponent's roll, the second play compared with the first
coach-rolls-working = Looking at all rolls
coach-rollout = Roll out
coach-rollout-start = Start the rollout
coach-rollout-what = The engine plays the game on from here many times, with the same dice for each choice, and takes the average.
coach-rollout-stop = Stop the rollout
coach-rollout-continue = Continue the rollout
coach-rollout-extend = Extend the rollout
coach-rollout-count = { $done } of { $all } trials
coach-rollout-speed = { $speed } trials a second
coach-rollout-sure = { $name } is best with { $sure } probability
coach-rollout-error = Standard error
coach-rollout-length =
    { $length ->
        [quick] Quick
        [usual] Normal
       *[thorough] Thorough
    }
coach-rollout-about =
    { $length ->
        [quick] 324 trials of 7 rolls each
        [usual] 1296 trials of 11 rolls each
       *[thorough] 5184 trials played to the end
    }
coach-rollout-more = More settings
coach-rollout-plies = Plies ahead
coach-rollout-truncate = Rolls per trial
coach-rollout-to-end = To the end
coach-rollout-cube = Cube in play
coach-rollout-trials = Trials
coach-rollout-confidence = Stop once the best choice is clear
coach-rollout-never = Never
coach-rollout-failed = The engine stopped. Continue to try again.
coach-rollout-done = Rollout finished
coach-rollout-early = Finished early: the best choice is clear
coach-rollout-plays = Plays to compare (up to { $count })
coach-rollout-add-play = Add a play
coach-rollout-cube-plies = Plies ahead for the cube
coach-rollout-max-error = Stop at this standard error
coach-rollout-seed = Seed of the dice
coach-rollout-exact = Finished early: accurate enough
coach-compare = Compare depths
coach-compare-what = The equity of the best choice, and the loss of the others, by each analysis.
coach-compare-plies = { $plies } ply
coach-running = PR so far: { $pr } (decisions: { $count })
coach-zone =
    { $zone ->
        [wait] No double
        [double-take] Double, take
        [double-drop] Double, drop
        [too-good] Too good
        [take] Take
       *[drop] Drop
    }
coach-scale-win =
    { $who ->
        [you] You win { $win }
       *[named] { $who }: { $win }
    }
coach-scale = { coach-scale-win }. The limit is { $limit }.
coach-matrix = Score matrix
coach-matrix-what = The best choice at every score to seven points. Rows: the points this player still needs. Columns: the points the opponent needs. Choose a score to open the decision there.
coach-matrix-need =
    { $state ->
        [crawford] { $count } (Crawford game)
       *[other] { $count }
    }
coach-matrix-score = { $own } to go against { $opponent }
coach-matrix-cube = { $score }: { $action }. No double { $rolling }, double and take { $take }.
coach-matrix-play = { $score }: { $name }, { $equity }.
coach-matrix-costs = { $name } costs { $loss }.
coach-matrix-made = ✓ { $name } is best; − what it costs
coach-matrix-count = { $done } of { $all } scores
coach-matrix-crawford = C: Crawford game
coach-table =
    { $table ->
        [chance] Match-winning chance
        [take] Take point, last cube
        [live] Take point, live cube
        [double] Double point, last roll
       *[gammon] Gammon value
    }
coach-table-about =
    { $table ->
        [chance] The chance in % to win the match before a game. Rows: the points you need. Columns: the points the opponent needs. At one point, the next game is the Crawford game; the first row is the leader's chance after it.
        [take] The chance in % that you need to take if the cube isn't turned again. Rows: the points you need. Columns: the points the doubler needs. No gammons; at one point, after the Crawford game.
        [live] The chance in % that you need to take if both sides redouble perfectly. Rows: the points you need. Columns: the points the doubler needs. No gammons; at one point, after the Crawford game.
        [double] The chance in % from which you double on the last roll. Rows: the points you need. Columns: the points the opponent needs. No gammons; at one point, after the Crawford game.
       *[gammon] How much a gammon gains over a single win; 0.5 for money. Rows: the points you need. Columns: the points the opponent needs. At one point, after the Crawford game.
    }
coach-table-post = After Crawford
coach-table-end =
    { $end ->
        [drop] Match chance after a drop
        [won] Match chance after take and win
       *[lost] Match chance after take and loss
    }
coach-table-cube = Cube
coach-table-points = Points
coach-table-print = Print
coach-table-on-roll = On roll
coach-table-other = Opponent
coach-table-here = At this score
coach-met = Match equity table
coach-met-used = In use: { $name }
coach-met-beyond = Scores beyond { $points } points come from Kazaross-XG2.
coach-met-open = Open a table
coach-met-shipped = Use Kazaross-XG2
coach-met-what = A table of your own: an XML file of GNU Backgammon, or CSV. New analyses use it.
coach-met-at = { $own } to go against { $opponent }
coach-met-unread =
    { $why ->
        [large] The file is too large for a match equity table. Nothing was changed.
        [computed] The file has only the parameters of a table, not its numbers. Nothing was changed.
        [number] A number in the file is not a chance. Nothing was changed.
        [shape] The rows of the table don't form a square. Nothing was changed.
       *[none] The file contains no match equity table. Nothing was changed.
    }
coach-met-impossible =
    { $why ->
        [chance] The chance is not between 0 and 1: { $score }. Nothing was changed.
        [sum] The chances of both sides don't add up to 1: { $score }. Nothing was changed.
       *[order] The chances don't rise with the points: { $score }. Nothing was changed.
    }
coach-met-lost = The table couldn't be saved in this browser. It is used until you close the page.
coach-met-by = Match equity table: { $name }
coach-shown = Map
coach-shown-map = Equity by the opponent's roll: green is better for this player than the mean, red is worse
coach-two-rolls = The next two rolls
coach-two-rolls-what = The opponent's roll down the side, this player's next roll across. Each cell says the equity when pointed at.
coach-two-rolls-cell = { $first }, then { $second }: { $equity }
