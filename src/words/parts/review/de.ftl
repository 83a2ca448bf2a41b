# Die Zahlen einer Analyse, für Neulinge erklärt.

primer = Was bedeuten diese Zahlen?
primer-line =
    { $line ->
        [p1] Die Equity sagt, was dir eine Stellung im Mittel wert ist, in Punkten, wenn ab hier beide gut spielen.
        [p2] 0 ist ausgeglichen. Bei +1 gewinnst du sicher einfach, bei −1 verlierst du sicher einfach; ein Gammon zählt 2, ein Backgammon 3.
        [p3] Die Engine gibt jedem Zug eine Equity; der Zug mit der höchsten ist der beste. Mit 2-ply blickt sie zwei Würfe voraus.
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
