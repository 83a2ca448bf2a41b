# Why a choice was worse than the best one: each a sentence with numbers.

reason-count =
    { $best ->
        [0] keinem
       *[other] { $best }
    }
reason-shots-best =
    { $best ->
        [0] kein Blot
       *[other] ein Blot mit { $best }
    }
reason-hits =
    { $checkers ->
        [1] Das Schlagen auf deinem Punkt { $point }
       *[other] Das Schlagen von { $checkers } Blots, einer davon auf deinem Punkt { $point },
    } kostet deinen Gegner { $pips ->
        [one] { $pips } Pip
       *[other] { $pips } Pips
    }, und { $enters ->
        [36] jeder Wurf bringt ihn herein.
       *[other] er kommt mit { $enters } von 36 Würfen herein.
    }
reason-shots-one = Der Blot auf deinem Punkt { $point } kann mit { $made } von 36 Würfen geschlagen werden; nach dem besten Zug kann { reason-shots-best } geschlagen werden.
reason-shots = Ein Blot von dir kann mit { $made } von 36 Würfen geschlagen werden, der auf deinem Punkt { $point } mit { $blot }; nach dem besten Zug kann { reason-shots-best } geschlagen werden.
reason-enters = Dein Gegner kommt mit { $made } von 36 Würfen herein; nach dem besten Zug mit { reason-count }.
reason-they-make = Dein Gegner kann deinen Punkt { $point } mit { $made } von 36 Würfen machen; nach dem besten Zug mit { reason-count }.
reason-they-cover = Dein Gegner kann den Blot auf deinem Punkt { $point } mit { $made } von 36 Würfen decken; nach dem besten Zug mit { reason-count }.
reason-they-escape = Dein Gegner bringt einen hinteren Stein mit { $made } von 36 Würfen an deinem Punkt 8 vorbei; nach dem besten Zug mit { reason-count }.
reason-you-make = Wenn sich nichts ändert, machst du deinen Punkt { $point } beim nächsten Mal mit { $made } von 36 Würfen; nach dem besten Zug mit { $best }.
reason-you-cover = Wenn sich nichts ändert, deckst du den Blot auf deinem Punkt { $point } beim nächsten Mal mit { $made } von 36 Würfen; nach dem besten Zug mit { $best }.
reason-you-escape = Wenn sich nichts ändert, bringst du beim nächsten Mal mit { $made } von 36 Würfen einen hinteren Stein an deinem Punkt 17 vorbei; nach dem besten Zug mit { $best }.
reason-makes = Der beste Zug macht deinen Punkt { $point }.
reason-breaks = Dein Zug gibt deinen Punkt { $point } auf; der beste Zug hält ihn.
reason-anchor = Nach deinem Zug hast du keinen Anker; nach dem besten Zug hast du einen auf deinem Punkt { $point }.
reason-prime = Der beste Zug hält { $best } Punkte in einer Reihe vor einem Stein deines Gegners; dein Zug hält { $made }.
reason-wins = Der beste Zug gewinnt { $best } % der Spiele, deiner { $made } %.
reason-gammons-won = Der beste Zug gewinnt in { $best } % der Spiele ein Gammon, deiner in { $made } %.
reason-gammons-lost = Dein Zug verliert in { $made } % der Spiele ein Gammon, der beste in { $best } %.
reason-replies = Am meisten unterscheiden sich die Züge, wenn dein Gegner { $first }, { $second } oder { $third } würfelt: Diese Würfe kosten dich { $loss }.

reason-take-yours = Um anzunehmen, musst du { $needs } % der Spiele gewinnen; du gewinnst { $has } %.
reason-take-theirs = Um anzunehmen, muss dein Gegner { $needs } % der Spiele gewinnen; du lässt ihm { $has } %.
reason-gammons-against = { $share } % der Spiele enden mit einem Gammon gegen dich; der Gammonwert ist { $price }.
reason-gammons-for = Du gewinnst in { $share } % der Spiele ein Gammon; der Gammonwert ist { $price }.
reason-dead-cube = Wenn du annimmst, ist der Doppler tot: Du kannst nicht redoppeln. Du brauchst { $needs } %; im Geldspiel würden { $money } % genügen.
reason-score = Bei diesem Spielstand brauchst du { $needs } %, um anzunehmen; im Geldspiel wären es { $money } %.
reason-market-lost = Wenn du wartest, verlierst du deinen Markt in { $count } von 1296 Folgen zweier Würfe ({ $share } %).
reason-market-kept =
    Du kannst warten: { $count ->
        [0] Keine Folge zweier Würfe verliert deinen Markt.
       *[other] Nur in { $count } von 1296 Folgen zweier Würfe verlierst du deinen Markt ({ $share } %).
    }
reason-window = Du gewinnst { $has } % der Spiele; ab { $from } % ist ein Doppel richtig, ab { $to } % bist du zu gut.
reason-window-open = Du gewinnst { $has } % der Spiele; ab { $from } % ist ein Doppel richtig.
reason-last-roll = Dieser Wurf entscheidet: { $wins } von 36 Würfen gewinnen, nach allen anderen gewinnt der Gegner. Später gibt es kein Doppel mehr.
reason-nothing-to-lose = Mit dieser Partie ist auch das Match verloren: Ein Doppel riskiert nichts.
reason-beaver =
    { $who ->
        [yours] Du bist auch nach dem Doppel im Vorteil: Beaver.
        [theirs] Nach einem Doppel ist dein Gegner im Vorteil und würde beavern.
       *[not] Nach dem Doppel ist dein Gegner im Vorteil: kein Beaver.
    }
reason-score-doubles = Bei diesem Spielstand ist ein Doppel ab { $from } % richtig; im Geldspiel wäre es ab { $money } %.
