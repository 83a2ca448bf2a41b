# Counting methods and facts to be learnt by heart.

drill-purpose =
    { $purpose ->
        [openings] Eröffnungen
        [counting] Zählen
       *[scores] Doppler und Spielstand
    }
drill-due-facts =
    { $count ->
        [one] 1 zu wiederholen
       *[other] { $count } zu wiederholen
    }
drill-minutes =
    { $minutes ->
        [one] Etwa eine Minute
       *[other] Etwa { $minutes } Minuten
    }
drill-ask-shots = Wie viele der 36 Würfe schlagen?
drill-ask-entering =
    { $checkers ->
        [one] Mit wie vielen der 36 Würfe kommt dein Stein herein?
       *[other] Mit wie vielen der 36 Würfe kommen beide Steine herein?
    }
drill-ask-effective = Wie viele effektive Pips hast du?
drill-ask-effective-about = Die Würfe, die du im Mittel brauchst, mal 8⅙. Auf 1 Pip genau genügt.
drill-ask-equity = Wie groß ist deine Chance, das Match zu gewinnen?
drill-ask-equity-about = Auf 1 % genau genügt.
drill-crawford-next = Die nächste Partie ist die Crawford-Partie.
drill-ask-neil = Deine Chance auf den Matchsieg beginnt bei 50 %. Wie viele Prozentpunkte bringt jeder Punkt Vorsprung hinzu?
drill-number-told =
    { $kind ->
        [neil] Jeder Punkt Vorsprung bringt zu 50 % noch { $value } hinzu.
        [equity] Deine Chance auf den Matchsieg: { $value }.
        [gammon] Ein Gammon ist dir hier { $value } wert.
       *[effective] Du hast { $value } effektive Pips.
    }
drill-rolls-told = { $rolls } von 36 Würfen, { $chance }.
formula-isight = Isight-Count (Axel Reichert), plus ein Sechstel: { $own } für dich, { $opponent } für den Gegner. Doppeln, wenn du höchstens 6 mehr hast als der Gegner; er nimmt an, wenn du mindestens 2 mehr hast.
worked-title =
    { $what ->
        [race] Die Formeln
        [score] So schätzt du
       *[count] So zählst du
    }
worked-method = Methode
worked-method-name =
    { $method ->
        [clusters] Gruppen
        [halves] Halbfelder
        [keith] Keith
        [isight] Isight
        [trice] Regel 62
       *[kleinman] Kleinman
    }
worked-rule =
    { $method ->
        [clusters] Eine Prime aus fünf Punkten zählt auf ihrem mittleren Punkt, alle anderen Steine auf dem nächsten der Punkte 5, 10, 15, 20 und 25 (Jack Kissane).
        [halves] Halbe Feldwechsel in Zonen von drei Punkten: 1 für jeden Stein auf 7–9, 2 auf 10–12 und so weiter, keiner auf 4–6, einer weniger auf 1–3 (Douglas Zare).
        [neil] Neils Zahlen (Neil Kazaross) für die Punkte, die dem Zurückliegenden fehlen: 3 gibt 10, 4 gibt 9, 5 gibt 8, 6 gibt 7, 8 gibt 6, 11 gibt 5, 15 gibt 4.
       *[effective] Pips plus die Pips, die beim Abtragen verloren gehen (Walter Trice).
    }
worked-points = Punkte { $from }–{ $to }
worked-point = Punkt { $point }
worked-prime = Prime { $from }–{ $to }
worked-label =
    { $label ->
        [bar] Auf der Bar
        [half-crossovers] Halbe Feldwechsel, je 3 Pips
        [checkers] Steine, je 5 Pips
        [upper] Auf dem oberen Punkt ihrer Zone
        [lower] Auf dem unteren Punkt ihrer Zone
        [total] Zusammen
        [pips] Pips
        [ones] Stapel auf dem 1. Punkt
        [twos] Stapel auf dem 2. Punkt
        [threes] Stapel auf dem 3. Punkt
        [gaps] Leere Punkte von 4 bis 6
        [more-checkers] Mehr Steine übrig
        [more-crossovers] Mehr Feldwechsel übrig
        [seventh] Ein Siebtel mehr
        [sixth] Ein Sechstel mehr
        [excess] Deine Zahl minus seine
        [behind] Pips Rückstand
        [divided] Geteilt
        [last-take] Letzte Annahme
        [lead] Vorsprung plus 4
        [all-pips] Alle Pips minus 4
        [metric] Wert
        [chance] Gewinnchance
        [rolls] Würfe im Mittel
        [effective] Effektive Pips
        [wasted] Verschnitt
        [direct] Mit einem Würfel
        [combined] Mit mehreren Schritten
        [closed] Geschlossene Punkte
        [open] Offene Punkte
        [dances] Beide Würfel geschlossen
        [enter] Würfe, die hereinkommen
       *[estimate] Schätzung in %
    }
trend = Verlauf
trend-measure =
    { $measure ->
        [accuracy] Richtige Antworten in %
       *[seconds] Sekunden pro Antwort
    }
trend-better = besser
trend-chart = { $what }: zuerst { $first }, zuletzt { $last }
trend-day = Tag
trend-answers = Antworten
