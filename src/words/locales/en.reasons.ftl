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
reason-wins = The best play wins { $best }% of games, yours { $made }%.
reason-gammons-won = The best play wins a gammon in { $best }% of games, yours in { $made }%.
reason-gammons-lost = Your play loses a gammon in { $made }% of games, the best play in { $best }%.
reason-replies = The plays differ most when your opponent rolls { $first }, { $second } or { $third }: these rolls cost you { $loss }.

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
