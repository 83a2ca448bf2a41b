# Die Zahlen einer Analyse, für Neulinge erklärt.

primer = Was bedeuten diese Zahlen?
primer-line =
    { $line ->
        [p1] Die Equity sagt, was dir eine Stellung im Mittel wert ist, in Punkten, wenn ab hier beide gut spielen.
        [p2] 0 ist ausgeglichen. Bei +1 ist dir eine einfache Partie sicher, bei −1 deinem Gegner; ein Gammon zählt 2, ein Backgammon 3.
        [p3] Die Engine gibt jedem Zug eine Equity; der Zug mit der höchsten ist der beste. Sie blickt zwei Würfe voraus, bei knappen Entscheidungen drei.
        [p4] Dein Verlust ist die beste Equity minus die deines Zugs: +0,300 − 0,220 = 0,080.
        [p5] Ab 0,020 heißt ein Verlust Fehler, ab 0,080 Patzer.
        [p6] PR ist dein mittlerer Verlust pro Entscheidung × 500: 0,010 bei jeder Entscheidung ist PR 5.
        [p7] Niedrig ist gut: unter 5 ist Weltklasse, um 10 fortgeschritten, um 20 ein Gelegenheitsspieler.
        [p8] Glück ist, was dein Wurf mehr wert war als der Durchschnitt aller Würfe.
        [p9] Glück sagt nichts über dein Spiel: Ein guter Zug kann verlieren, ein schlechter gewinnen.
       *[p10] Um besser zu werden, sieh dir zuerst deine größten Verluste an: „Nächster Fehler“.
    }
primer-picture = Der beste Zug ist +0,300 wert, der gespielte +0,220. Der Abstand ist der Verlust, 0,080.
primer-best = bester
primer-played = gespielt
primer-loss = Verlust
review-play = Zug
review-cube-action = Aktion
review-anew = Das ist eine neue Analyse: Die Kosten können von denen der Karte abweichen.
review-cost = Kosten
review-wins = Sieg
review-percent = { $number } %
review-tag =
    { $kind ->
        [best] am besten
        [yours] deine Wahl
       *[played] gespielt
    }
review-verdict =
    { $kind ->
        [best] Beste Wahl
       *[fine] Gut
    }
review-chances-after =
    { $whose ->
        [you] Deine Chancen danach
       *[other] Chancen danach: { $name }
    }
review-show-more = Noch { $count } zeigen
review-practise = Diesen Fehler üben
review-numbers = Zahlen
review-gammons = Gammons
review-gammon-share =
    { $which ->
        [won] Gammons gewonnen
       *[lost] Gammons verloren
    }
review-depth = Tiefe
summary-step = Durchgehen
summary-review = Match analysieren
summary-before = Die Analyse findet die Momente, die dieses Match entschieden, und zeigt, was besser gewesen wäre.
summary-takes =
    { $minutes ->
        [one] Das dauert etwa eine Minute.
       *[other] Das dauert etwa { $minutes } Minuten.
    }
summary-score = { $first } { $own } – { $other } { $second }
summary-chances =
    { $whose ->
        [you] Deine Gewinnchancen
       *[other] Gewinnchancen von { $name }
    }
summary-mistakes = Fehler
summary-rate = Fehlerrate
summary-lower = weniger ist besser
summary-luck = Glück
summary-luck-unit = in Punkten
summary-moments =
    { $count ->
        [1] Der Moment, der entschied
        [2] Zwei Momente, die entschieden
       *[other] Drei Momente, die entschieden
    }
summary-of =
    { $count ->
        [one] von { $count } Fehler
       *[other] die größten zuerst, von { $count } Fehlern
    }
summary-unsettled =
    { $what ->
        [figures] Die Analyse läuft noch, diese Zahlen können sich ändern
        [moments] Die Analyse läuft noch, das kann sich ändern
       *[changed] Nach genauerer Analyse aktualisiert
    }
summary-marks = Zeichen
moment-played = Gespielt: { $made }. Besser: { $best }.
moment-made = Gespielt: { $made }.
moment-resigned =
    { $kind ->
        [large] Der Verlust hätte noch kleiner ausfallen können.
        [accepted] Weiterspielen war mehr wert als die Aufgabe.
       *[early] Die Gewinnchance lag noch bei { $percent } %.
    }
summary-none = Kein Fehler, der ins Gewicht fiel. Gut gespielt.
summary-game = Partie { $number }
summary-waits = Die Momente erscheinen, sobald die Analyse fertig ist.
end-in-short = Kurz gesagt
end-cause =
    { $cause ->
        [resigned] Du hast eine Partie aufgegeben, die du noch in { $number } % der Fälle gewonnen hättest.
        [dice-alone] Die Würfel haben diese Partie entschieden: Du hast keinen Fehler gemacht, der ins Gewicht fiel.
        [dice] Die Würfel haben dich mehr gekostet als deine Fehler.
        [single] Ein einziger Fehler hat dich mehr gekostet als die Würfel.
        [costliest] Fehler { $number } hat dich mehr gekostet als alle anderen zusammen.
        [cube] Der Doppler hat dich mehr gekostet als deine Züge.
       *[mistakes] Mehrere Fehler zusammen haben dich mehr gekostet als die Würfel.
    }
