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
reason-tempo = Das Schlagen auf deinem Punkt { $point } nimmt dem Gegner den halben Wurf: Mit { $best } von 36 Würfen schlägt er dich oder macht einen wichtigen Punkt; nach deinem Zug mit { $made }.
reason-tempo-dance =
    Das Schlagen auf deinem Punkt { $point } nimmt dem Gegner den halben Wurf: { $dances ->
        [0] Er muss erst hereinkommen.
       *[other] Er muss erst hereinkommen und setzt mit { $dances } von 36 Würfen aus.
    }
reason-safe = Der Gegner hält { $points } Punkte im Heimfeld, Sicherheit geht also vor: Mit { $made } von 36 Würfen wirst du geschlagen; nach dem besten Zug mit { $best }.
reason-bold =
    Du kannst dir leisten, geschlagen zu werden (mit { $best } von 36 Würfen; nach deinem Zug mit { $made }): { $points ->
        [0] Der Gegner hält keinen Punkt im Heimfeld.
        [one] Der Gegner hält nur { $points } Punkt im Heimfeld.
       *[other] Der Gegner hält nur { $points } Punkte im Heimfeld.
    }
reason-blots =
    Blots nach deinem Zug: { $made }; nach dem besten Zug: { $best ->
        [0] keiner.
       *[other] { $best }.
    }
reason-pips-at-risk =
    Ein Treffer kostet dich bis zu { $made } Pips; nach dem besten Zug { $best ->
        [0] kann kein Blot geschlagen werden.
       *[other] höchstens { $best }.
    }
reason-duplicates = Der beste Zug dupliziert die { $number }: Dein Gegner braucht sie zum Schlagen und zum Decken des Blots auf deinem Punkt { $point }. Mit { $best } von 36 Würfen schlägt er dich oder macht einen wichtigen Punkt; nach deinem Zug mit { $made }.
reason-they-do-well = Dein Gegner schlägt dich oder macht einen wichtigen Punkt mit { $made } von 36 Würfen; nach dem besten Zug mit { reason-count }.
reason-you-do-well = Wenn sich nichts ändert, schlägst du oder machst einen wichtigen Punkt beim nächsten Mal mit { $made } von 36 Würfen; nach dem besten Zug mit { $best }.
reason-slots = Der beste Zug legt einen Blot auf deinen Punkt { $point }: { $hits } von 36 Würfen schlagen ihn, { $covers } von deinen decken ihn beim nächsten Mal.
reason-better-anchor = Der beste Zug hält den besseren Anker: deinen Punkt { $best } statt { $made }.
reason-runs = Der beste Zug bringt hintere Steine aus dem gegnerischen Heimfeld: Es bleiben { $best }; nach deinem Zug { $made }.
reason-escapes = Der beste Zug bringt einen Stein an deinem Punkt 17 vorbei: Dahinter bleiben { $best }; nach deinem Zug { $made }.
reason-moves-up = Dein Zug lässt die hinteren Steine stehen; der beste Zug rückt einen auf deinen Punkt { $point } vor.
reason-stacks = Dein Zug stapelt { $made } Steine auf deinem Punkt { $point }; nach dem besten Zug sind es dort { $best }.
reason-buries =
    Dein Zug nimmt Steine aus dem Spiel: { $made } auf deinen Punkten 1 und 2; nach dem besten Zug { $best ->
        [0] keiner.
       *[other] { $best }.
    }
reason-race-ahead = Du liegst im Rennen { $pips } Pips vorn: Der beste Zug läuft fort.
reason-race-behind = Du liegst im Rennen { $pips } Pips zurück: Der beste Zug bleibt hinten.
reason-timing = Timing: Während deine hinteren Steine warten, kannst du draußen { $made } Pips spielen; nach dem besten Zug { $best }.
reason-gammons-matter =
    Gammons zählen bei diesem Spielstand mehr (Gammonwert { $price }; im Geldspiel 0,50), und der beste Zug { $whose ->
        [yours] gewinnt mehr davon.
       *[theirs] verliert weniger davon.
    }
reason-gammons-idle =
    Gammons zählen bei diesem Spielstand wenig (Gammonwert { $price }; im Geldspiel 0,50): { $whose ->
        [yours] Spiel auf den Sieg, nicht auf ein Gammon.
       *[theirs] Spiel auf den Sieg und fürchte kein Gammon.
    }
reason-bears-off = Nach dem besten Zug sind { $best } deiner Steine abgetragen; nach deinem Zug { $made }.
reason-bears-off-next =
    { $checkers ->
        [1] Du trägst beim nächsten Mal einen Stein ab
       *[other] Du trägst beim nächsten Mal mindestens { $checkers } Steine ab
    }: mit { $made } von 36 Würfen; nach dem besten Zug mit { $best }.
reason-outside =
    Steine außerhalb deines Heimfelds: { $made } nach deinem Zug; nach dem besten Zug { $best ->
        [0] keiner.
       *[other] { $best }.
    }
reason-gap = Dein Zug lässt eine Lücke auf deinem Punkt { $point }; der beste Zug nicht.
reason-wins = Der beste Zug gewinnt { $best } % der Partien, deiner { $made } %.
reason-gammons-won = Der beste Zug gewinnt in { $best } % der Partien ein Gammon, deiner in { $made } %.
reason-gammons-lost = Dein Zug verliert in { $made } % der Partien ein Gammon, der beste in { $best } %.

reason-take-yours = Um anzunehmen, musst du { $needs } % der Partien gewinnen; du gewinnst { $has } %.
reason-take-theirs = Um anzunehmen, muss dein Gegner { $needs } % der Partien gewinnen; du lässt ihm { $has } %.
reason-gammons-against = { $share } % der Partien enden mit einem Gammon gegen dich; der Gammonwert ist { $price }.
reason-gammons-for = Du gewinnst in { $share } % der Partien ein Gammon; der Gammonwert ist { $price }.
reason-dead-cube = Wenn du annimmst, ist der Doppler tot: Du kannst nicht redoppeln. Du brauchst { $needs } %; im Geldspiel würden { $money } % genügen.
reason-score = Bei diesem Spielstand brauchst du { $needs } %, um anzunehmen; im Geldspiel wären es { $money } %.
reason-market-lost = Wenn du wartest, verlierst du deinen Markt in { $count } von 1296 Folgen zweier Würfe ({ $share } %).
reason-market-kept =
    Du kannst warten: { $count ->
        [0] In keiner Folge zweier Würfe verlierst du deinen Markt.
       *[other] Nur in { $count } von 1296 Folgen zweier Würfe verlierst du deinen Markt ({ $share } %).
    }
reason-window = Du gewinnst { $has } % der Partien; ab { $from } % ist ein Doppel richtig, ab { $to } % bist du zu gut.
reason-window-open = Du gewinnst { $has } % der Partien; ab { $from } % ist ein Doppel richtig.
reason-last-roll = Dieser Wurf entscheidet: { $wins } von 36 Würfen gewinnen, nach allen anderen gewinnt der Gegner. Später gibt es kein Doppel mehr.
reason-nothing-to-lose = Mit dieser Partie ist auch das Match verloren: Ein Doppel riskiert nichts.
reason-beaver =
    { $who ->
        [yours] Du bist auch nach dem Doppel im Vorteil: Beaver.
        [theirs] Nach einem Doppel ist dein Gegner im Vorteil und würde beavern.
       *[not] Nach dem Doppel ist dein Gegner im Vorteil: kein Beaver.
    }
reason-score-doubles = Bei diesem Spielstand ist ein Doppel ab { $from } % richtig; im Geldspiel wäre es ab { $money } %.
