# The review of a match in the study room.

review = Analyse
review-stop = Analyse anhalten
review-resume = Analyse fortsetzen
review-progress = Analyse läuft: { $done } von { $all }
review-done = Analyse fertig
review-failed = Die Engine ist ausgefallen. Setze die Analyse fort, um es erneut zu versuchen.
review-next-error = Nächster Fehler
review-previous-error = Voriger Fehler
review-no-errors = Keine weiteren Fehler
review-mistake =
    { $size ->
        [blunder] Patzer
        [disputed] Strittig
       *[error] Fehler
    }
review-loses = { $choice } kostet { $loss }
review-best = { $choice } ist am besten
review-action =
    { $action ->
        [none] Nicht doppeln
        [double] Doppeln
        [double-take] Doppeln, annehmen
        [double-beaver] Doppeln, Beaver
        [double-drop] Doppeln, ablehnen
        [take] Annehmen
        [beaver] Beaver
       *[drop] Ablehnen
    }
review-choice = Wahl
review-equity = Equity
review-loss = Verlust
review-win = Sieg %
review-chances = Gewinnt { $win } %, Gammons { $gammon } %; verliert Gammons { $lost } %
review-errors = Fehler · Patzer
review-luck = Glück
review-pr-help = { $name }: PR { $pr } aus { $count } Entscheidungen, mit 95 % Wahrscheinlichkeit zwischen { $low } und { $high }.
review-gnu = Fehlerrate nach GNU Backgammon, in Tausendsteln Equity
review-snowie = Fehlerrate nach Snowie, in Tausendsteln Equity
review-checker = PR der Züge
review-cube = PR der Doppler-Entscheidungen
review-adjusted = Ergebnis ohne Glück
review-graph = Gewinnchancen
review-chance = { $moment }: { $name } { $percent } %
review-table = Als Tabelle zeigen
review-other = Analyse aus der Datei
review-file = Datei
review-filter = Nur zeigen
review-marked =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
review-other-version = Zu diesem Match liegt eine frühere Analyse einer anderen Version. Sie wird nicht mit dieser vermischt.
review-skipped = Nicht beurteilt: { $count }
review-unsaved =
    { $why ->
        [full] Der Speicher ist voll: Die Analyse läuft weiter, geht aber beim Schließen der Seite verloren.
       *[other] Der Browser speichert nichts: Die Analyse läuft weiter, geht aber beim Schließen der Seite verloren.
    }
review-only =
    { $which ->
        [checker] Züge
        [cube] Doppler
        [blunders] Patzer
        [avoidable] Was die meisten richtig machen
       *[disputed] Strittige
    }
review-skip =
    Partie { $game }: { $why ->
        [forbidden] der Zug ist nicht erlaubt
        [unknown] der Zug steht nicht in der Datei
        [lost] die Stellung ist unbekannt, ein früherer Zug steht nicht in der Datei
        [no-offer] eine Antwort ohne Doppel
        [long] das Match ist zu lang für eine Analyse
        [cut] die Aufzeichnung endet vor der Partie
        [variant] diese Variante kann nicht analysiert werden
       *[impossible] keine Partie führt zu dieser Entscheidung
    }
review-explain =
    { $figure ->
        [pr] 500 × der Equity-Verlust pro Entscheidung, gezählt wie in eXtreme Gammon: Unter 5 ist Weltklasse. Erzwungene Züge, fast gleich gute Züge und klare Fälle ohne Doppel zählen nicht.
        [checker] Das PR der Züge allein.
        [cube] Das PR der Doppel, Annahmen und Ablehnungen allein.
        [gnu] 1000 × der Equity-Verlust pro nicht erzwungenem Zug und knapper Doppler-Entscheidung, gezählt wie in GNU Backgammon: etwa das Doppelte des PR.
        [snowie] 1000 × der Equity-Verlust, geteilt durch alle Züge beider Spieler.
        [errors] Eine Entscheidung, die 0,020 oder mehr kostet, ist ein Fehler, ab 0,080 ein Patzer.
        [luck] Was die Würfe mehr wert waren als der Durchschnitt, in Equity. Plus heißt Glück.
       *[adjusted] Das Ergebnis ohne das Glück beider Spieler.
    }
review-counted-line = Partie { $game }: { $what } ({ $amount })
review-counted = Gezählt: { $count }. Nicht gezählt: { $rest }.
coach-doubler = Equities aus Sicht dessen, der doppelt
review-rolled-out = mit Rollout
