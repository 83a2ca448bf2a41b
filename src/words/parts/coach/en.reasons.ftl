# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

# The play made as the subject of a sentence: of the reader, or of a player by name.
reason-this =
    { $who ->
        [you] This
       *[named] { $who }
    }
# The play that is compared with the right one that was made, as the subject of a sentence. Plays that lose less may exist.
reason-compared = By comparison, { $play }
# A point of the player who decided: of the reader, of a player by name, or of the player whom the sentence has named.
reason-point =
    { $who ->
        [you] your { $point } point
        [named] { $who }'s { $point } point
       *[bare] the { $point } point
    }
# The rolls of the player who decided: of the reader, or of a player by name. The other player is the opponent.
reason-own-rolls =
    { $who ->
        [you] your 36 rolls
       *[named] { $who }'s 36 rolls
    }
# The other player: the reader, or the opponent of the player who decided.
reason-lets =
    { $other ->
        [you] lets you
       *[opponent] lets the opponent
    }
reason-enters-first =
    { $other ->
        [you] you have to enter first
       *[opponent] the opponent has to enter first
    }
reason-other-home =
    { $other ->
        [you] your home board
       *[opponent] the opponent's home board
    }
reason-other-rolls =
    { $other ->
        [you] your 36 rolls
       *[opponent] the opponent's 36 rolls
    }
# The other player's rolls, once the sentence has named that player.
reason-their-rolls =
    { $other ->
        [you] your 36 rolls
       *[opponent] their 36 rolls
    }
fault-shots-one =
    { $play } leaves a blot on { reason-point } that { $made ->
        [36] { $other ->
            [you] every one of your rolls
           *[opponent] every roll of the opponent
        } hits.
        [1] { $made } of { reason-other-rolls } hits.
       *[other] { $made } of { reason-other-rolls } hit.
    }
fault-shots =
    { $play } leaves blots that { $made ->
        [36] { $other ->
            [you] every one of your rolls
           *[opponent] every roll of the opponent
        } hits.
        [1] { $made } of { reason-other-rolls } hits.
       *[other] { $made } of { reason-other-rolls } hit.
    }
fault-safe =
    { $play } can be hit by { $made } of { reason-other-rolls }, and the checker then faces { $points ->
        [one] { $points } closed point.
       *[other] { $points } closed points.
    }
fault-blots =
    { $play } leaves { $made ->
        [one] { $made } blot.
       *[other] { $made } blots.
    }
fault-pips-at-risk =
    { $play } risks losing up to { $made ->
        [one] { $made } pip
       *[other] { $made } pips
    } to a hit.
fault-enters = { $play } { reason-lets } enter from the bar with { $made } of { reason-their-rolls }.
fault-they-make = { $play } { reason-lets } block { reason-point } with { $made } of { reason-their-rolls }.
fault-they-cover = { $play } { reason-lets } cover the blot on { reason-point } with { $made } of { reason-their-rolls }.
fault-they-escape = { $play } { reason-lets } bring a back checker past { reason-point } with { $made } of { reason-their-rolls }.
fault-they-do-well = { $play } { reason-lets } hit or make a key point with { $made } of { reason-their-rolls }.
fault-breaks = { $play } breaks { reason-point }.
fault-anchor = { $play } leaves no anchor: no safe point in { reason-other-home }.
fault-moves-up = { $play } leaves the back checkers where they are.
fault-stacks = { $play } stacks { $made } checkers on { reason-point }.
fault-buries =
    { $play } leaves { $made ->
        [one] { $made } checker
       *[other] { $made } checkers
    } out of play, deep in the home board.
fault-timing =
    { $play } leaves only { $made ->
        [one] { $made } pip
       *[other] { $made } pips
    } to play while the back checkers wait.
fault-outside =
    { $play } leaves { $made ->
        [one] { $made } checker
       *[other] { $made } checkers
    } outside the home board.
fault-gap = { $play } leaves a gap on { reason-point }.

# These follow the fault of the same reason.
merit-fewer =
    { $play } leaves { $best ->
        [0] none.
       *[other] only { $best }.
    }
merit-pips-at-risk = { $play } risks at most { $best }.
merit-timing = { $play } leaves { $best }.
merit-gap = { $play } doesn't.

merit-shots-none = { $play } leaves no blot that can be hit.
merit-shots-fewer =
    { $play } leaves fewer shots: { $best } of { reason-other-rolls } { $best ->
        [1] hits
       *[other] hit
    }, down from { $made }.
merit-they-do-well =
    { $play } leaves { $other ->
        [you] you
       *[opponent] the opponent
    } fewer good rolls: { $best } of { reason-their-rolls } { $best ->
        [1] hits or makes
       *[other] hit or make
    } a key point, down from { $made }.
merit-bold =
    { $play } can afford to be hit ({ $best } of { reason-other-rolls }): { $points ->
        [0] { reason-other-home } has no closed point.
        [one] { reason-other-home } has only { $points } closed point.
       *[other] { reason-other-home } has only { $points } closed points.
    }
reason-comes-in =
    { $enters ->
        [36] every one of { $other ->
            [you] your
           *[opponent] their
        } rolls comes back in.
        [1] { $enters } of { reason-their-rolls } comes back in.
       *[other] { $enters } of { reason-their-rolls } come back in.
    }
reason-one-comes-in =
    at least one of the { $bar } on the bar comes in with { $enters ->
        [36] every roll.
       *[other] { $enters } of { reason-their-rolls }.
    }
merit-hits =
    { $play } hits { $checkers ->
        [1] on { reason-point }
       *[other] { $checkers } blots, one of them on { reason-point }
    }: that costs { $other ->
        [you] you
       *[opponent] the opponent
    } { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }; { $bar ->
        [1] { reason-comes-in }
       *[other] { reason-one-comes-in }
    }
merit-tempo =
    { $play } hits on { reason-point }: { reason-enters-first }, and only { $best ->
        [1] { $best } of { reason-their-rolls } then hits or makes
       *[other] { $best } of { reason-their-rolls } then hit or make
    } a key point, down from { $made }.
merit-tempo-dance =
    { $play } hits on { reason-point }: { $dances ->
        [0] { reason-enters-first }.
       *[other] { reason-enters-first }, and { $dances } of { reason-their-rolls } can't.
    }
merit-you-make =
    { $play } prepares { reason-point }: next turn { $best } of { reason-own-rolls } { $best ->
        [1] makes
       *[other] make
    } it, up from { $made }, if nothing changes.
merit-you-cover =
    { $play } prepares to cover the blot on { reason-point }: next turn { $best } of { reason-own-rolls } { $best ->
        [1] does
       *[other] do
    }, up from { $made }, if nothing changes.
merit-you-escape =
    { $play } prepares an escape: next turn { $best } of { reason-own-rolls } { $best ->
        [1] brings
       *[other] bring
    } a back checker past { reason-point }, up from { $made }, if nothing changes.
merit-you-do-well =
    { $play } prepares good rolls: next turn { $best } of { reason-own-rolls } { $best ->
        [1] hits or makes
       *[other] hit or make
    } a key point, up from { $made }, if nothing changes.
merit-slots =
    { $play } puts a blot on { reason-point } to make the point next: { $hits } of { reason-other-rolls } { $hits ->
        [1] hits
       *[other] hit
    } it, and { $covers } of { reason-own-rolls } { $covers ->
        [1] covers
       *[other] cover
    } it next turn.
merit-makes = { $play } makes { reason-point }.
merit-keeps = { $play } keeps { reason-point }.
merit-anchor = { $play } holds an anchor on { reason-point }, a safe place to enter.
merit-better-anchor = { $play } holds a better anchor: { reason-point } instead of the { $made }.
merit-prime =
    { $play } holds { $best } points in a row in front of { $other ->
        [you] one of your checkers
       *[opponent] a checker
    }, up from { $made }.
merit-runs =
    { $play } brings a checker out of { reason-other-home }: { $best ->
        [0] none stays there
        [one] { $best } stays there
       *[other] { $best } stay there
    }, down from { $made }.
merit-escapes =
    { $play } gets a back checker away: { $best ->
        [0] none is left behind
        [one] { $best } is left behind
       *[other] { $best } are left behind
    }, down from { $made }.
merit-moves-up = { $play } moves a back checker up to { reason-point }.
merit-race-ahead =
    { $play } runs, with a lead of { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } in the race.
merit-race-behind =
    { $play } stays back and waits for a shot, { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } behind in the race.
merit-gammons-matter =
    { $play } { $whose ->
        [yours] wins more gammons
       *[theirs] loses fewer gammons
    }, which count more at this score.
merit-gammons-idle =
    { $play } { $whose ->
        [yours] plays for the win alone
       *[theirs] doesn't fear a gammon
    }: gammons count little at this score.
merit-bears-off = { $play } takes more checkers off: { $best } in all, up from { $made }.
merit-bears-off-next =
    { $play } prepares the next turn: { $best } of { reason-own-rolls } { $best ->
        [1] takes
       *[other] take
    } { $checkers ->
        [1] a checker
       *[other] at least { $checkers } checkers
    } off, up from { $made }.
merit-duplicates =
    { $play } duplicates { $number }s, which { $other ->
        [you] you need
       *[opponent] the opponent needs
    } both to hit and to cover the blot on { reason-point }: { $best } of { reason-their-rolls } { $best ->
        [1] hits or makes
       *[other] hit or make
    } a key point, down from { $made }.
merit-wins = { $play } wins { $best }% of games instead of { $made }%.
merit-gammons-won = { $play } wins a gammon in { $best }% of games instead of { $made }%.
merit-gammons-lost = { $play } loses a gammon in { $best }% of games instead of { $made }%.
merit-backgammons-won = { $play } wins a backgammon, which counts triple, in { $best }% of games instead of { $made }%.
merit-backgammons-lost = { $play } loses a backgammon, which counts triple, in { $best }% of games instead of { $made }%.

# The cube, without saying who decides.
reason-take = A take needs { $needs }% of games; the taker wins { $has }%.
reason-cube-gammons = { $share }% of games end in a gammon for the doubler; the gammon value is { $price }.
reason-dead-cube = After a take the cube is dead: no redouble is left. A take needs { $needs }%; for money { $money }% would be enough.
reason-score = At this score, a take needs { $needs }%; for money it would be { $money }%.
reason-market-lost = Waiting loses the market in { $count } of the 1296 sequences of two rolls ({ $share }%).
reason-market-kept =
    There is time to wait: { $count ->
        [0] no sequence of two rolls loses the market.
        [one] only { $count } of the 1296 sequences of two rolls loses the market ({ $share }%).
       *[other] only { $count } of the 1296 sequences of two rolls lose the market ({ $share }%).
    }
reason-window = The doubler wins { $has }% of games; doubling is right from { $from }%, and from { $to }% the position is too good.
reason-window-open = The doubler wins { $has }% of games; doubling is right from { $from }%.
reason-last-roll =
    This roll decides the game: { $wins } of 36 rolls { $wins ->
        [1] wins
       *[other] win
    }, all others lose. No later double is possible.
reason-nothing-to-lose = Losing this game loses the match anyway: a double risks nothing.
reason-beaver =
    { $who ->
        [yours] The taker is the favourite even after the double: beaver.
        [theirs] The taker would be the favourite after a double, and would beaver.
       *[not] After the double, the doubler is the favourite: no beaver.
    }
reason-score-doubles = At this score, doubling is right from { $from }%; for money it would be from { $money }%.

# The verdict on a cube decision in one sentence.
verdict-wins =
    { $who ->
        [you] you win { $has }%
       *[named] { $who } wins { $has }%
    }
verdict-take = Take: { verdict-wins }, and { $needs }% is enough.
verdict-drop = Drop: { verdict-wins }, but a take needs { $needs }%.
verdict-take-plain = Take: a drop costs more.
verdict-drop-plain = Drop: a take costs more.
verdict-beaver =
    { $who ->
        [you] Beaver: you are the favourite even after the double.
       *[named] Beaver: { $who } is the favourite even after the double.
    }
verdict-early = Too early to double: { verdict-wins }, but doubling is right from { $from }%.
verdict-far = No double: { verdict-wins }, but doubling is right from { $from }%.
verdict-wait = No double: waiting is worth more.
verdict-wait-beaver =
    No double: after it, { $other ->
        [you] you
       *[opponent] the other side
    } would be the favourite.
verdict-double =
    Double: { verdict-wins }, and { $from }% is enough. { $other ->
        [you] Your
       *[opponent] The
    } answer is a take.
verdict-double-plain = Double: waiting costs more.
verdict-cash =
    Double: { $other ->
        [you] your answer is a drop, as a take needs { $needs }% and you have
       *[opponent] the answer is a drop, as a take needs { $needs }% and has
    } only { $has }%.
verdict-too-good =
    Too good to double: { $other ->
        [you] playing on brings a gammon
       *[opponent] play on for the gammon, which comes
    } in { $gammons }% of games.

# The whole first sentence.
look-for =
    Look for a play that { $what ->
        [hits] hits.
        [points] makes, keeps or prepares a good point.
        [anchor] holds an anchor.
        [prime] blocks the opponent better.
        [escapes] brings a back checker forward.
        [race] suits the race.
        [off] takes more checkers off.
       *[other] wins more.
    }
lead-right = Well played. { $reason }
lead-right-plain = Well played: nothing is better.
lead-only = This is the only legal play.
lead-close = Nearly the best: { $play } is only a little better.
lead-better = { $play } is better.
lead-instead = There was a better play: { $reason }

# The reasons for a beginner: one sentence without numbers, except those of points.

plain-better = A better play
plain-close = Nearly the best play.
plain-mistake = A mistake. { $reason }
plain-fault =
    { $play } { $what ->
        [shot-easy] leaves a checker alone on { reason-point }, where it is easily hit.
        [shot] leaves a checker alone on { reason-point }, where it can be hit.
        [shots-easy] leaves checkers alone where they are easily hit.
        [shots] leaves checkers alone where they can be hit.
        [safe] leaves a checker that can be hit, and entering again would be hard.
        [blot] leaves a checker alone.
        [blots] leaves checkers alone.
        [pips] risks a costly hit.
        [enters] { reason-lets } enter from the bar more easily.
        [make] { reason-lets } block { reason-point } more easily.
        [escape] { reason-lets } escape with a back checker more easily.
        [well] { reason-lets } hit or make a good point more easily.
        [stacks] stacks too many checkers on { reason-point }.
        [buries] leaves checkers deep in the home board, where they block little.
        [timing] leaves few moves while the back checkers wait.
       *[outside] leaves checkers outside the home board.
    }
plain-merit =
    { $play } { $what ->
        [hit] hits on { reason-point }, and that checker has to start again.
        [hits] hits more than one checker.
        [tempo] hits on { reason-point }: { reason-enters-first }.
        [bold] can risk being hit: { reason-other-home } is weak.
        [make] prepares to make { reason-point }.
        [escape] prepares an escape for a back checker.
        [well] prepares good rolls for the next turn.
        [slot] puts a checker on { reason-point } to make the point next turn.
        [off-next] prepares to take more checkers off.
        [makes] makes { reason-point }.
        [keeps] keeps { reason-point }.
        [anchor] holds { reason-point }, a safe place to enter.
        [better-anchor] holds a better safe point: { reason-point }.
        [prime] blocks { $other ->
            [you] you
           *[opponent] the opponent
        } with more points in a row.
        [out] brings a checker out of { reason-other-home }.
        [away] gets a back checker away.
        [up] moves a back checker up to { reason-point }.
        [off] takes more checkers off.
        [off-one] takes a checker off.
        [off-more] takes checkers off.
        [ahead] runs, with a lead in the race.
        [behind] waits at the back for a chance to hit, being behind in the race.
        [gammons-won] wins a gammon, which counts double, more often.
        [gammons-lost] loses a gammon, which counts double, less often.
        [backgammons-won] wins a backgammon, which counts triple, more often.
        [backgammons-lost] loses a backgammon, which counts triple, less often.
        [safe] leaves no checker that can be hit.
        [safer] leaves fewer chances to be hit.
        [blots] leaves fewer checkers alone.
        [fewer] leaves { $other ->
            [you] you
           *[opponent] the opponent
        } fewer good rolls.
        [spread] spreads the checkers better.
        [in-play] keeps more checkers where they can still block.
        [waits] leaves more moves while the back checkers wait.
        [home] brings more checkers home.
        [home-one] brings a checker home.
        [home-more] brings checkers home.
        [builder] brings a checker nearer, ready to make points.
        [builders] brings checkers nearer, ready to make points.
        [no-gap] leaves no gap on { reason-point }.
       *[wins] wins more often.
    }

# Two grids of rolls, one for the play made and one for the best play.
grid-rolls =
    { $count } of 36 rolls { $count ->
        [1] { $what ->
            [hit] hits
            [enter] enters
            [escape] escapes
            [make] makes the point
            [off] bears off
           *[well] does well
        }
       *[other] { $what ->
            [hit] hit
            [enter] enter
            [escape] escape
            [make] make the point
            [off] bear off
           *[well] do well
        }
    }
grid-made =
    { $who ->
        [you] your play
       *[named] { $who }'s play
    }
