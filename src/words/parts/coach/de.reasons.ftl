# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] Dieser Zug
       *[named] { $who }
    }
reason-compared = Zum Vergleich: { $play }
reason-point =
    { $who ->
        [you] deinem { $point }-Punkt
        [named] dem { $point }-Punkt von { $who }
       *[bare] Punkt { $point }
    }
reason-own-rolls =
    { $who ->
        [you] deiner 36 Würfe
       *[named] der 36 Würfe von { $who }
    }
reason-lets =
    { $other ->
        [you] lässt dich
       *[opponent] lässt den Gegner
    }
reason-enters-first =
    { $other ->
        [you] Du musst erst hereinkommen
       *[opponent] Der Gegner muss erst hereinkommen
    }
reason-other-home =
    { $other ->
        [you] deinem Heimfeld
       *[opponent] dem gegnerischen Heimfeld
    }
reason-other-rolls =
    { $other ->
        [you] deiner 36 Würfe
       *[opponent] von 36 Würfen des Gegners
    }
reason-their-rolls =
    { $other ->
        [you] deiner 36 Würfe
       *[opponent] seiner 36 Würfe
    }
fault-shots-one =
    { $play } lässt auf { reason-point } einen Blot stehen, den { $made ->
        [36] { $other ->
            [you] jeder deiner Würfe
           *[opponent] jeder Wurf des Gegners
        } schlägt.
        [1] { $made } { reason-other-rolls } schlägt.
       *[other] { $made } { reason-other-rolls } schlagen.
    }
fault-shots =
    { $play } lässt Blots stehen, die { $made ->
        [36] { $other ->
            [you] jeder deiner Würfe
           *[opponent] jeder Wurf des Gegners
        } schlägt.
        [1] { $made } { reason-other-rolls } schlägt.
       *[other] { $made } { reason-other-rolls } schlagen.
    }
fault-safe =
    { $play } riskiert einen Schlag ({ $made } { reason-other-rolls }), und dann hat der Stein { $points ->
        [one] { $points } versperrten Punkt vor sich.
       *[other] { $points } versperrte Punkte vor sich.
    }
fault-blots =
    { $play } lässt { $made ->
        [one] { $made } Blot stehen.
       *[other] { $made } Blots stehen.
    }
fault-pips-at-risk =
    { $play } riskiert, durch einen Schlag bis zu { $made ->
        [one] { $made } Pip
       *[other] { $made } Pips
    } zu verlieren.
fault-enters = { $play } { reason-lets } mit { $made } { reason-their-rolls } von der Bar hereinkommen.
fault-they-make =
    { $play } { reason-lets } mit { $made } { reason-their-rolls } { $who ->
        [you] deinen { $point }-Punkt
        [named] Punkt { $point } von { $who }
       *[bare] Punkt { $point }
    } besetzen.
fault-they-cover = { $play } { reason-lets } mit { $made } { reason-their-rolls } den Blot auf { reason-point } decken.
fault-they-escape = { $play } { reason-lets } mit { $made } { reason-their-rolls } einen hinteren Stein an { reason-point } vorbeibringen.
fault-they-do-well = { $play } { reason-lets } mit { $made } { reason-their-rolls } schlagen oder einen wichtigen Punkt machen.
fault-breaks =
    { $play } gibt { $who ->
        [you] deinen { $point }-Punkt
        [named] Punkt { $point } von { $who }
       *[bare] Punkt { $point }
    } auf.
fault-anchor =
    { $play } verzichtet auf einen Anker, also auf einen sicheren Punkt { $other ->
        [you] in deinem Heimfeld.
       *[opponent] im Heimfeld des Gegners.
    }
fault-moves-up = { $play } lässt die hinteren Steine, wo sie sind.
fault-stacks = { $play } stapelt { $made } Steine auf { reason-point }.
fault-buries =
    { $play } lässt { $made ->
        [one] { $made } Stein
       *[other] { $made } Steine
    } tief im Heimfeld nutzlos stehen.
fault-timing =
    { $play } lässt nur { $made ->
        [one] { $made } Pip
       *[other] { $made } Pips
    } zum Ziehen übrig, während die hinteren Steine warten.
fault-outside =
    { $play } lässt { $made ->
        [one] { $made } Stein
       *[other] { $made } Steine
    } außerhalb des Heimfelds stehen.
fault-gap = { $play } lässt eine Lücke auf { reason-point }.

merit-fewer =
    Mit { $play } { $best ->
        [0] passiert das nicht.
        [1] ist es nur einer.
       *[other] sind es nur { $best }.
    }
merit-pips-at-risk = { $play } riskiert höchstens { $best }.
merit-timing = { $play } lässt { $best } übrig.
merit-gap = { $play } nicht.

merit-shots-none = Nach { $play } kann kein Blot geschlagen werden.
merit-shots-fewer =
    { $play } lässt weniger zu: { $best } { reason-other-rolls } { $best ->
        [1] schlägt
       *[other] schlagen
    }, statt { $made }.
merit-they-do-well =
    { $play } lässt { $other ->
        [you] dir
       *[opponent] dem Gegner
    } weniger gute Würfe: { $best } { reason-their-rolls } { $best ->
        [1] schlägt oder macht
       *[other] schlagen oder machen
    } einen wichtigen Punkt, statt { $made }.
merit-bold =
    Mit { $play } ist ein Schlag zu verschmerzen ({ $best } { reason-other-rolls }): In { $other ->
        [you] deinem
       *[opponent] seinem
    } Heimfeld { $points ->
        [0] ist kein Punkt versperrt.
        [one] ist nur { $points } Punkt versperrt.
       *[other] sind nur { $points } Punkte versperrt.
    }
reason-comes-in =
    { $enters ->
        [0] keiner { reason-their-rolls } kommt herein.
        [36] jeder { $other ->
            [you] deiner
           *[opponent] seiner
        } Würfe kommt herein.
        [1] { $enters } { reason-their-rolls } kommt herein.
       *[other] { $enters } { reason-their-rolls } kommen herein.
    }
reason-one-comes-in =
    von den { $bar } Steinen auf der Bar kommt mindestens einer mit { $enters ->
        [0] keinem { reason-their-rolls } herein.
        [36] jedem Wurf herein.
       *[other] { $enters } { reason-their-rolls } herein.
    }
merit-hits =
    { $play } schlägt { $checkers ->
        [1] auf { reason-point }
       *[other] { $checkers } Blots, einen davon auf { reason-point }
    }: Das kostet { $other ->
        [you] dich
       *[opponent] den Gegner
    } { $pips ->
        [one] { $pips } Pip
       *[other] { $pips } Pips
    }, und { $bar ->
        [1] { reason-comes-in }
       *[other] { reason-one-comes-in }
    }
merit-tempo =
    { $play } schlägt auf { reason-point }: { reason-enters-first }, und { $best ->
        [0] keiner { reason-their-rolls } (statt { $made }) schlägt dann oder macht
        [1] nur { $best } statt { $made } { reason-their-rolls } schlägt dann oder macht
       *[other] nur { $best } statt { $made } { reason-their-rolls } schlagen dann oder machen
    } einen wichtigen Punkt.
merit-tempo-dance =
    { $play } schlägt auf { reason-point }: { $dances ->
        [0] { reason-enters-first }.
       *[other] { reason-enters-first }, und mit { $dances } { reason-their-rolls } { $other ->
            [you] setzt du aus
           *[opponent] setzt er aus
        }.
    }
merit-you-make =
    { $play } bereitet { $who ->
        [you] deinen { $point }-Punkt
        [named] Punkt { $point } von { $who }
       *[bare] Punkt { $point }
    } vor: Im nächsten Zug { $best ->
        [1] macht
       *[other] machen
    } ihn { $best } statt { $made } { reason-own-rolls }, wenn sich nichts ändert.
merit-you-cover =
    { $play } hilft, den Blot auf { reason-point } zu decken: Im nächsten Zug { $best ->
        [1] deckt
       *[other] decken
    } ihn { $best } statt { $made } { reason-own-rolls }, wenn sich nichts ändert.
merit-you-escape =
    { $play } bereitet die Flucht vor: Im nächsten Zug { $best ->
        [1] bringt
       *[other] bringen
    } { $best } statt { $made } { reason-own-rolls } einen hinteren Stein an { reason-point } vorbei, wenn sich nichts ändert.
merit-you-do-well =
    { $play } sorgt für gute Würfe: Im nächsten Zug { $best ->
        [1] schlägt { $best } statt { $made } { reason-own-rolls } oder macht
       *[other] schlagen { $best } statt { $made } { reason-own-rolls } oder machen
    } einen wichtigen Punkt, wenn sich nichts ändert.
merit-slots =
    { $play } stellt einen Blot auf { $who ->
        [you] deinen { $point }-Punkt
        [named] Punkt { $point } von { $who }
       *[bare] Punkt { $point }
    }, um den Punkt danach zu machen: { $hits } { reason-other-rolls } { $hits ->
        [1] schlägt
       *[other] schlagen
    } den Blot, { $covers } { reason-own-rolls } { $covers ->
        [1] deckt
       *[other] decken
    } ihn im nächsten Zug.
merit-makes =
    { $play } macht { $who ->
        [you] deinen { $point }-Punkt
        [named] Punkt { $point } von { $who }
       *[bare] Punkt { $point }
    }.
merit-keeps =
    { $play } hält { $who ->
        [you] deinen { $point }-Punkt
        [named] Punkt { $point } von { $who }
       *[bare] Punkt { $point }
    }.
merit-anchor = { $play } hält einen Anker auf { reason-point }: Dort kommt man immer sicher herein.
merit-better-anchor =
    { $play } hält den besseren Anker: { $who ->
        [you] deinen { $point }-Punkt
        [named] Punkt { $point } von { $who }
       *[bare] Punkt { $point }
    } statt des { $made }-Punkts.
merit-prime =
    { $play } hält { $best } statt { $made } Punkte hintereinander vor { $other ->
        [you] einem deiner Steine
       *[opponent] einem Stein
    }.
merit-runs =
    { $play } bringt einen Stein aus { reason-other-home } und lässt dort { $best ->
        [0] keinen
       *[other] { $best }
    } statt { $made } zurück.
merit-escapes =
    { $play } bringt einen hinteren Stein in Sicherheit und lässt hinten { $best ->
        [0] keinen
       *[other] { $best }
    } statt { $made } zurück.
merit-moves-up =
    { $play } rückt einen hinteren Stein auf { $who ->
        [you] deinen { $point }-Punkt
        [named] Punkt { $point } von { $who }
       *[bare] Punkt { $point }
    } vor.
merit-race-ahead =
    { $play } läuft los, mit { $pips ->
        [one] { $pips } Pip
       *[other] { $pips } Pips
    } Vorsprung im Rennen.
merit-race-behind =
    { $play } bleibt hinten und wartet auf einen Schuss, mit { $pips ->
        [one] { $pips } Pip
       *[other] { $pips } Pips
    } Rückstand im Rennen.
merit-gammons-matter =
    { $play } { $whose ->
        [yours] gewinnt mehr Gammons
       *[theirs] verliert weniger Gammons
    }, und die zählen bei diesem Spielstand mehr.
merit-gammons-idle =
    { $play } { $whose ->
        [yours] spielt nur auf den Sieg
       *[theirs] fürchtet kein Gammon
    }: Gammons zählen bei diesem Spielstand wenig.
merit-bears-off = { $play } trägt mehr Steine ab: insgesamt { $best } statt { $made }.
merit-bears-off-next =
    { $play } bereitet den nächsten Wurf vor: { $best } statt { $made } { reason-own-rolls } { $best ->
        [1] trägt
       *[other] tragen
    } { $checkers ->
        [1] einen Stein
       *[other] mindestens { $checkers } Steine
    } ab.
merit-duplicates =
    { $play } dupliziert die { $number }, die { $other ->
        [you] du
       *[opponent] der Gegner
    } zum Schlagen wie zum Decken des Blots auf { reason-point } { $other ->
        [you] brauchst
       *[opponent] braucht
    }: { $best } statt { $made } { reason-their-rolls } { $best ->
        [1] schlägt oder macht
       *[other] schlagen oder machen
    } einen wichtigen Punkt.
merit-wins = { $play } gewinnt { $best } % statt { $made } % der Partien.
merit-gammons-won = { $play } gewinnt in { $best } % statt { $made } % der Partien ein Gammon.
merit-gammons-lost = { $play } verliert in { $best } % statt { $made } % der Partien ein Gammon.
merit-backgammons-won = { $play } gewinnt in { $best } % statt { $made } % der Partien ein Backgammon, und das zählt dreifach.
merit-backgammons-lost = { $play } verliert in { $best } % statt { $made } % der Partien ein Backgammon, und das zählt dreifach.

reason-take = Zum Annehmen muss man { $needs } % der Partien gewinnen; hier sind es { $has } %.
reason-cube-gammons = Wer doppelt, gewinnt in { $share } % der Partien ein Gammon; der Gammonwert ist { $price }.
reason-dead-cube = Nach dem Annehmen ist der Doppler tot: Redoppeln geht nicht mehr. Zum Annehmen braucht man { $needs } %; im Geldspiel würden { $money } % genügen.
reason-score = Bei diesem Spielstand braucht man zum Annehmen { $needs } %; im Geldspiel wären es { $money } %.
reason-market-lost = Wer wartet, verliert bei { $count } von 1296 Folgen aus zwei Würfen den Markt ({ $share } %).
reason-market-kept =
    Es ist noch Zeit: { $count ->
        [0] In den nächsten zwei Würfen gibt es keinen Marktverlierer.
       *[other] Nur bei { $count } von 1296 Folgen aus zwei Würfen geht der Markt verloren ({ $share } %).
    }
reason-window = Wer doppelt, gewinnt { $has } % der Partien; ab { $from } % ist ein Doppel richtig, ab { $to } % ist die Stellung zu gut.
reason-window-open = Wer doppelt, gewinnt { $has } % der Partien; ab { $from } % ist ein Doppel richtig.
reason-last-roll =
    Dieser Wurf entscheidet: { $wins } von 36 Würfen { $wins ->
        [1] gewinnt
       *[other] gewinnen
    }, alle anderen verlieren. Später kann man nicht mehr doppeln.
reason-nothing-to-lose = Geht diese Partie verloren, ist auch das Match verloren: Ein Doppel riskiert nichts.
reason-beaver =
    { $who ->
        [yours] Wer annimmt, ist auch nach dem Doppel im Vorteil: Beaver.
        [theirs] Wer annimmt, wäre nach einem Doppel im Vorteil und würde beavern.
       *[not] Nach dem Doppel ist im Vorteil, wer gedoppelt hat: kein Beaver.
    }
reason-score-doubles = Bei diesem Spielstand ist ein Doppel ab { $from } % richtig; im Geldspiel wäre es ab { $money } %.

verdict-wins =
    { $who ->
        [you] Du gewinnst { $has } %
       *[named] { $who } gewinnt { $has } %
    }
verdict-take = Annehmen: { verdict-wins }, und { $needs } % genügen.
verdict-drop = Ablehnen: { verdict-wins }, aber zum Annehmen braucht man { $needs } %.
verdict-take-plain = Annehmen: Ablehnen kostet mehr.
verdict-drop-plain = Ablehnen: Annehmen kostet mehr.
verdict-beaver =
    { $who ->
        [you] Beaver: Du bist auch nach dem Doppel im Vorteil.
       *[named] Beaver: { $who } ist auch nach dem Doppel im Vorteil.
    }
verdict-early = Zu früh zum Doppeln: { verdict-wins }, aber ein Doppel ist erst ab { $from } % richtig.
verdict-far = Nicht doppeln: { verdict-wins }, aber ein Doppel ist erst ab { $from } % richtig.
verdict-wait = Nicht doppeln: Warten bringt mehr.
verdict-wait-beaver =
    Nicht doppeln: Nach dem Doppel { $other ->
        [you] wärst du
       *[opponent] wäre die andere Seite
    } im Vorteil.
verdict-double =
    Doppeln: { verdict-wins }, und { $from } % genügen. { $other ->
        [you] Du solltest annehmen.
       *[opponent] Die richtige Antwort: annehmen.
    }
verdict-double-plain = Doppeln: Warten kostet mehr.
verdict-cash =
    Doppeln: { $other ->
        [you] Du musst
       *[opponent] Der Gegner muss
    } ablehnen, denn zum Annehmen sind { $needs } % nötig, und hier sind es nur { $has } %.
verdict-too-good =
    Zu gut zum Doppeln: { $other ->
        [you] Weiterspielen bringt in { $gammons } % der Partien ein Gammon.
       *[opponent] Besser auf Gammon spielen, das in { $gammons } % der Partien gelingt.
    }

look-for =
    Such einen Zug, der { $what ->
        [hits] schlägt.
        [points] einen guten Punkt macht, hält oder vorbereitet.
        [anchor] einen Anker hält.
        [prime] den Gegner besser blockiert.
        [escapes] einen hinteren Stein nach vorn bringt.
        [race] zum Rennen passt.
        [off] mehr Steine abträgt.
       *[other] mehr gewinnt.
    }
lead-right = Gut gespielt. { $reason }
lead-right-plain = Gut gespielt: Besser geht es nicht.
lead-only = Das ist der einzige erlaubte Zug.
lead-close = Fast der beste Zug: { $play } ist nur wenig besser.
lead-better = { $play } ist besser.
lead-instead = Es gab einen besseren Zug: { $reason }

plain-better = Ein besserer Zug
plain-close = Fast der beste Zug.
plain-mistake = Ein Fehler. { $reason }
plain-fault =
    { $play } { $what ->
        [shot-easy] lässt auf { reason-point } einen Stein allein, der leicht geschlagen wird.
        [shot] lässt auf { reason-point } einen Stein allein, der geschlagen werden kann.
        [shots-easy] lässt Steine allein, die leicht geschlagen werden.
        [shots] lässt Steine allein, die geschlagen werden können.
        [safe] lässt einen Stein allein, der geschlagen werden kann und dann schwer wieder hereinkommt.
        [blot] lässt einen Stein allein.
        [blots] lässt Steine allein.
        [pips] riskiert einen Schlag, der viel kostet.
        [enters] { reason-lets } leichter von der Bar hereinkommen.
        [make] { reason-lets } leichter { $who ->
            [you] deinen { $point }-Punkt
           *[bare] Punkt { $point }
        } besetzen.
        [escape] { reason-lets } leichter mit einem hinteren Stein entkommen.
        [well] { reason-lets } leichter schlagen oder einen guten Punkt machen.
        [stacks] stapelt zu viele Steine auf { reason-point }.
        [buries] lässt Steine tief im Heimfeld, wo sie wenig aufhalten.
        [timing] lässt wenig zu ziehen übrig, während die hinteren Steine warten.
       *[outside] lässt Steine außerhalb des Heimfelds stehen.
    }
plain-merit =
    { $play } { $what ->
        [hit] schlägt auf { reason-point }, und der Stein muss von vorn beginnen.
        [hits] schlägt mehr als einen Stein.
        [tempo] schlägt auf { reason-point }: { reason-enters-first }.
        [bold] kann einen Schlag riskieren, denn { $other ->
            [you] dein Heimfeld
           *[opponent] das gegnerische Heimfeld
        } ist schwach.
        [make] bereitet { $who ->
            [you] deinen { $point }-Punkt
           *[bare] Punkt { $point }
        } vor.
        [escape] bereitet die Flucht eines hinteren Steins vor.
        [well] bereitet gute Würfe für den nächsten Zug vor.
        [slot] stellt einen Stein auf { $who ->
            [you] deinen { $point }-Punkt
           *[bare] Punkt { $point }
        }, um den Punkt im nächsten Zug zu machen.
        [off-next] bereitet vor, mehr Steine abzutragen.
        [makes] macht { $who ->
            [you] deinen { $point }-Punkt
           *[bare] Punkt { $point }
        }.
        [keeps] hält { $who ->
            [you] deinen { $point }-Punkt
           *[bare] Punkt { $point }
        }.
        [anchor] hält { $who ->
            [you] deinen { $point }-Punkt
           *[bare] Punkt { $point }
        }, wo man immer sicher hereinkommt.
        [better-anchor] hält einen besseren sicheren Punkt: { $who ->
            [you] deinen { $point }-Punkt
           *[bare] Punkt { $point }
        }.
        [prime] blockiert { $other ->
            [you] dich
           *[opponent] den Gegner
        } mit mehr Punkten hintereinander.
        [out] bringt einen Stein aus { reason-other-home }.
        [away] bringt einen hinteren Stein in Sicherheit.
        [up] rückt einen hinteren Stein auf { $who ->
            [you] deinen { $point }-Punkt
           *[bare] Punkt { $point }
        } vor.
        [off] trägt mehr Steine ab.
        [off-one] trägt einen Stein ab.
        [off-more] trägt Steine ab.
        [ahead] läuft los, mit Vorsprung im Rennen.
        [behind] wartet hinten auf eine Gelegenheit zu schlagen, mit Rückstand im Rennen.
        [gammons-won] gewinnt öfter ein Gammon, das doppelt zählt.
        [gammons-lost] verliert seltener ein Gammon, das doppelt zählt.
        [backgammons-won] gewinnt öfter ein Backgammon, das dreifach zählt.
        [backgammons-lost] verliert seltener ein Backgammon, das dreifach zählt.
        [safe] lässt keinen Stein allein, der geschlagen werden kann.
        [safer] wird seltener geschlagen.
        [blots] lässt weniger Steine allein.
        [fewer] lässt { $other ->
            [you] dir
           *[opponent] dem Gegner
        } weniger gute Würfe.
        [spread] verteilt die Steine besser.
        [in-play] hält mehr Steine dort, wo sie noch etwas aufhalten.
        [waits] lässt mehr zu ziehen übrig, während die hinteren Steine warten.
        [home] bringt mehr Steine ins Heimfeld.
        [home-one] bringt einen Stein ins Heimfeld.
        [home-more] bringt Steine ins Heimfeld.
        [builder] bringt einen Stein näher, der nun Punkte machen hilft.
        [builders] bringt Steine näher, die nun Punkte machen helfen.
        [no-gap] lässt keine Lücke auf { reason-point }.
       *[wins] gewinnt öfter.
    }

grid-rolls =
    { $count } von 36 Würfen { $count ->
        [1] { $what ->
            [hit] schlägt
            [enter] kommt herein
            [escape] entkommt
            [make] macht den Punkt
            [off] trägt ab
           *[well] ist gut
        }
       *[other] { $what ->
            [hit] schlagen
            [enter] kommen herein
            [escape] entkommen
            [make] machen den Punkt
            [off] tragen ab
           *[well] sind gut
        }
    }
grid-made =
    { $who ->
        [you] dein Zug
       *[named] Zug von { $who }
    }
