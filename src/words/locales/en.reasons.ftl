# Why a choice was worse than the best one: each a sentence with numbers.

reason-count =
    { $best ->
        [0] none
       *[other] { $best }
    }
reason-shots-best =
    { $best ->
        [0] no blot of yours can be hit
       *[other] a blot can be hit by { $best }
    }
reason-hits =
    { $checkers ->
        [1] Hitting on your { $point } point
       *[other] Hitting { $checkers } blots, one of them on your { $point } point,
    } costs your opponent { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }, and { $enters ->
        [36] every roll enters.
       *[other] { $enters } of 36 rolls enter.
    }
reason-shots-one = The blot on your { $point } point can be hit by { $made } of 36 rolls; after the best play, { reason-shots-best }.
reason-shots = A blot of yours can be hit by { $made } of 36 rolls, the one on your { $point } point by { $blot }; after the best play, { reason-shots-best }.
reason-enters = Your opponent enters with { $made } of 36 rolls; after the best play with { reason-count }.
reason-they-make = Your opponent can make your { $point } point with { $made } of 36 rolls; after the best play with { reason-count }.
reason-they-cover = Your opponent can cover the blot on your { $point } point with { $made } of 36 rolls; after the best play with { reason-count }.
reason-they-escape = Your opponent can bring a back checker past your 8 point with { $made } of 36 rolls; after the best play with { reason-count }.
reason-you-make = If nothing changes, you make your { $point } point next turn with { $made } of 36 rolls; after the best play with { $best }.
reason-you-cover = If nothing changes, you cover the blot on your { $point } point next turn with { $made } of 36 rolls; after the best play with { $best }.
reason-you-escape = If nothing changes, you bring a back checker past your 17 point next turn with { $made } of 36 rolls; after the best play with { $best }.
reason-makes = The best play makes your { $point } point.
reason-breaks = Your play breaks your { $point } point; the best play keeps it.
reason-anchor = Your play leaves you without an anchor; the best play has one on your { $point } point.
reason-prime = The best play holds { $best } points in a row in front of a checker of your opponent; your play holds { $made }.
reason-tempo = Hitting on your { $point } point takes away half of your opponent's roll: { $best } of 36 rolls hit you or make a key point; after your play { $made }.
reason-tempo-dance =
    Hitting on your { $point } point takes away half of your opponent's roll: { $dances ->
        [0] a checker must enter first.
       *[other] a checker must enter first, and { $dances } of 36 rolls dance.
    }
reason-safe = Your opponent holds { $points } points in the home board, so safety comes first: { $made } of 36 rolls hit you; after the best play { $best }.
reason-bold =
    You can afford to be hit ({ $best } of 36 rolls; after your play { $made }): { $points ->
        [0] your opponent holds no point in the home board.
        [one] your opponent holds only { $points } point in the home board.
       *[other] your opponent holds only { $points } points in the home board.
    }
reason-blots =
    Your play leaves { $made ->
        [one] { $made } blot
       *[other] { $made } blots
    }; the best play { reason-count }.
reason-pips-at-risk =
    A hit costs you up to { $made } pips; after the best play { $best ->
        [0] no blot of yours can be hit.
       *[other] at most { $best }.
    }
reason-duplicates = The best play duplicates { $number }s: your opponent needs them to hit and to cover the blot on your { $point } point. { $best } of 36 rolls hit you or make a key point; after your play { $made }.
reason-they-do-well = Your opponent hits you or makes a key point with { $made } of 36 rolls; after the best play with { reason-count }.
reason-you-do-well = If nothing changes, you hit or make a key point next turn with { $made } of 36 rolls; after the best play with { $best }.
reason-slots = The best play slots your { $point } point: { $hits } of 36 rolls hit the blot, { $covers } of yours cover it next turn.
reason-better-anchor = The best play holds a better anchor: your { $best } point instead of your { $made } point.
reason-runs = The best play brings back checkers out of your opponent's home board: { $best } left there; after your play { $made }.
reason-escapes = The best play brings a checker past your 17 point: { $best } left behind it; after your play { $made }.
reason-moves-up = Your play leaves the back checkers where they are; the best play moves one up to your { $point } point.
reason-stacks = Your play stacks { $made } checkers on your { $point } point; the best play leaves { $best } there.
reason-buries = Your play puts checkers out of play: { $made } on your 1 and 2 points; after the best play { reason-count }.
reason-race-ahead = You lead the race by { $pips } pips: the best play runs.
reason-race-behind = You trail in the race by { $pips } pips: the best play stays back.
reason-timing = Timing: while your back checkers wait, you have { $made } pips to play outside; after the best play { $best }.
reason-gammons-matter =
    Gammons count more at this score (gammon value { $price }; for money 0.50), and the best play { $whose ->
        [yours] wins more of them.
       *[theirs] loses fewer of them.
    }
reason-gammons-idle =
    Gammons count little at this score (gammon value { $price }; for money 0.50): { $whose ->
        [yours] play to win the game, not a gammon.
       *[theirs] play to win the game, and don't fear a gammon.
    }
reason-bears-off = After the best play { $best } of your checkers are off; after your play { $made }.
reason-bears-off-next =
    { $checkers ->
        [1] You bear off a checker next turn
       *[other] You bear off at least { $checkers } checkers next turn
    } with { $made } of 36 rolls; after the best play with { $best }.
reason-outside = Checkers outside your home board: { $made } after your play; after the best play { reason-count }.
reason-gap = Your play leaves a gap on your { $point } point; the best play doesn't.
reason-wins = The best play wins { $best }% of games, yours { $made }%.
reason-gammons-won = The best play wins a gammon in { $best }% of games, yours in { $made }%.
reason-gammons-lost = Your play loses a gammon in { $made }% of games, the best play in { $best }%.

reason-take-yours = To take, you need to win { $needs }% of games; you win { $has }%.
reason-take-theirs = To take, your opponent needs to win { $needs }% of games; you leave { $has }%.
reason-gammons-against = { $share }% of games end in a gammon against you; the gammon value is { $price }.
reason-gammons-for = You win a gammon in { $share }% of games; the gammon value is { $price }.
reason-dead-cube = If you take, the cube is dead: you can't redouble. You need { $needs }%; for money { $money }% would be enough.
reason-score = At this score you need { $needs }% to take; for money it would be { $money }%.
reason-market-lost = If you wait, you lose your market in { $count } of the 1296 sequences of two rolls ({ $share }%).
reason-market-kept =
    You can wait: { $count ->
        [0] no sequence of two rolls loses your market.
       *[other] you lose your market in only { $count } of the 1296 sequences of two rolls ({ $share }%).
    }
reason-window = You win { $has }% of games; doubling is right from { $from }%, and from { $to }% you are too good.
reason-window-open = You win { $has }% of games; doubling is right from { $from }%.
reason-last-roll = This roll decides the game: { $wins } of 36 rolls win, after all others the opponent does. No later double is possible.
reason-nothing-to-lose = Losing this game loses the match anyway: a double risks nothing.
reason-beaver =
    { $who ->
        [yours] You are the favourite even after the double, so beaver.
        [theirs] Your opponent is the favourite after a double, and would beaver.
       *[not] After the double your opponent is the favourite: don't beaver.
    }
reason-score-doubles = At this score doubling is right from { $from }%; for money it would be from { $money }%.
