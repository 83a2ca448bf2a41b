# The formulas of the drills.

formula-keith = Keith count (Tom Keith), a seventh added: { $own } for you, { $opponent } for the opponent. Double up to 4 more; the opponent takes from 2 more.
formula-kleinman = Kleinman metric (Danny Kleinman): (pips ahead + 4)² ÷ (all pips − 4) = { $lead }² ÷ { $sum } = { $metric }, a chance to win of { $chance }%. Double above { $double }; the opponent takes up to { $take }.
formula-trice =
    Rule 62 (Walter Trice): with your { $own } pips the point of last take is { $last } behind ({ $rule ->
        [short] your pips − 5, divided by 7, rounded down
       *[long] a tenth of your pips + 1, rounded up
    }). Double from { $double } behind; the opponent is { $behind } behind.
