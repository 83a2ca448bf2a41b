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
coach-rolls-most = Over all the opponent's rolls, the second play gains { $all } on average (0-ply). { $first }, { $second } and { $third } matter most: { $loss } together, each counted as often as it comes.
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
