# The opening book: scores, names of plays, figures.

book-score =
    { $score ->
        [money] Geldspiel
        [dmp] DMP
        [gammon-go] Gammon-go
       *[gammon-save] Gammon-save
    }
book-score-about =
    { $score ->
        [money] Geldspiel, Doppler in der Mitte.
        [dmp] Double Match Point: Beide brauchen noch einen Punkt.
        [gammon-go] Du brauchst zwei Punkte, dein Gegner einen: Mit einem Gammon gewinnst du das Match.
       *[gammon-save] Du brauchst einen Punkt, dein Gegner zwei: Mit einem Gammon verlierst du das Match.
    }
book-scores = Spielstand des Spielers mit dem ersten Wurf
book-name =
    { $name ->
        [hit] Schlagen
        [point] { $point }er-Punkt
        [bar-point] Bar-Punkt
        [anchor] Anker auf dem { $point }er-Punkt
        [bar-anchor] Anker auf dem Bar-Punkt
        [run] Fortlaufen
        [slot] Slot auf dem { $point }er-Punkt
        [bar-slot] Slot auf dem Bar-Punkt
        [split] Split
       *[builders] Builder
    }
book-plays = Züge
book-close = gleich gut im Rahmen des Messfehlers
book-figures = Zahlen
book-play = Zug
book-equity = Equity
book-cost = Verlust
book-error = Standardfehler
book-trials = Durchläufe
book-method = Rollouts der Engine dieses Programms, ohne das Würfelglück. Verluste in Punkten; ein Zug, der deutlich zurückliegt, bekommt weniger Durchläufe. Züge mit 0 Durchläufen stammen aus einer Suche mit 2-ply.
book-all = Alle Eröffnungen
book-replies = Antworten auf { $play }
book-none = Nach diesem Zug geht das Buch nicht weiter.
book-line =
    { $score ->
        [exact] Buch: { $play }
       *[money] Buch fürs Geldspiel: { $play }
    }
