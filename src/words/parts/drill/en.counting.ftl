# Counting methods and facts to be learnt by heart.

drill-purpose =
    { $purpose ->
        [openings] Openings
        [counting] Counting
       *[scores] Cube and match score
    }
drill-due-facts =
    { $count ->
        [one] 1 to repeat
       *[other] { $count } to repeat
    }
drill-minutes =
    { $minutes ->
        [one] About a minute
       *[other] About { $minutes } minutes
    }
drill-ask-shots = How many of the 36 rolls hit?
drill-ask-entering =
    { $checkers ->
        [one] How many of the 36 rolls enter your checker?
       *[other] How many of the 36 rolls enter both checkers?
    }
drill-ask-effective = How many effective pips do you have?
drill-ask-effective-about = The rolls you need on average, times 8⅙. 1 pip either way is fine.
drill-ask-equity = What is your chance to win the match?
drill-ask-equity-about = 1% either way is fine.
drill-crawford-next = The next game is the Crawford game.
drill-ask-neil = Your chance to win the match starts at 50%. How many percentage points does each point of your lead add?
drill-number-told =
    { $kind ->
        [neil] Each point of your lead adds { $value } to 50%.
        [equity] Your chance to win the match is { $value }.
        [gammon] A gammon is worth { $value } to you here.
       *[effective] You have { $value } effective pips.
    }
drill-rolls-told = { $rolls } of 36 rolls, { $chance }.
formula-isight = Isight count (Axel Reichert), a sixth added: { $own } for you, { $opponent } for your opponent. Double up to 6 more; your opponent takes from 2 more.
worked-title =
    { $what ->
        [race] Formulas
        [score] How to estimate it
       *[count] How to count it
    }
worked-method = Method
worked-method-name =
    { $method ->
        [clusters] Clusters
        [halves] Halves
        [keith] Keith
        [isight] Isight
        [trice] Rule 62
       *[kleinman] Kleinman
    }
worked-rule =
    { $method ->
        [clusters] Count a five-point prime on its middle point, and all other checkers on the nearest of the points 5, 10, 15, 20 and 25 (Jack Kissane).
        [halves] Count half-crossovers in zones of three points: 1 for each checker on 7–9, 2 on 10–12 and so on, none on 4–6, and one less on 1–3 (Douglas Zare).
        [neil] Neil's numbers (Neil Kazaross) for the points that the trailing player needs: 3 gives 10, 4 gives 9, 5 gives 8, 6 gives 7, 8 gives 6, 11 gives 5, 15 gives 4.
       *[effective] Pips plus the pips that the bear-off wastes (Walter Trice).
    }
worked-points = Points { $from }–{ $to }
worked-point = Point { $point }
worked-prime = Prime { $from }–{ $to }
worked-label =
    { $label ->
        [bar] On the bar
        [half-crossovers] Half-crossovers, 3 pips each
        [checkers] Checkers, 5 pips each
        [upper] On the upper point of their zone
        [lower] On the lower point of their zone
        [total] Total
        [pips] Pips
        [ones] Stack on the 1 point
        [twos] Stack on the 2 point
        [threes] Stack on the 3 point
        [gaps] Empty points from 4 to 6
        [more-checkers] More checkers left
        [more-crossovers] More crossovers left
        [seventh] A seventh more
        [sixth] A sixth more
        [excess] Your count minus theirs
        [behind] Pips behind
        [divided] Divided
        [last-take] Point of last take
        [lead] Lead plus 4
        [all-pips] All pips minus 4
        [metric] Metric
        [chance] Winning chance
        [rolls] Rolls needed on average
        [effective] Effective pips
        [wasted] Wasted
        [direct] With one die
        [combined] With several moves
        [closed] Closed points
        [open] Open points
        [dances] Both dice closed
        [enter] Rolls that enter
       *[estimate] Estimate in %
    }
trend = Over time
trend-measure =
    { $measure ->
        [accuracy] Right answers in %
       *[seconds] Seconds per answer
    }
trend-better = better
trend-chart = { $what }: first { $first }, last { $last }
trend-day = Day
trend-answers = Answers
