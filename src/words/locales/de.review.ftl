# The review of a match in the study room.

review = Analyse
review-stop = Analyse anhalten
review-resume = Analyse fortsetzen
review-progress = { $plies }-ply-Analyse: { $done } von { $all }
review-done = Mit { $plies }-ply analysiert
review-failed = Die Engine ist ausgefallen. Setze die Analyse fort, um es erneut zu versuchen.
review-next-error = Nächster Fehler
review-previous-error = Voriger Fehler
review-no-errors = Keine weiteren Fehler
review-mistake =
    { $size ->
        [blunder] Grober Fehler
            [disputed] Strittig
   *[error] Fehler
    }
review-loses = { $choice } verliert { $loss }
review-best = { $choice } ist am besten
review-action =
    { $action ->
        [none] Nicht verdoppeln
        [double] Verdoppeln
        [double-take] Verdoppeln, annehmen
        [double-beaver] Doppeln, Beaver
        [double-drop] Verdoppeln, ablehnen
        [take] Annehmen
        [beaver] Beaver
       *[drop] Ablehnen
    }
review-choice = Wahl
review-equity = Equity
review-loss = Verlust
review-win = Sieg %
review-chances = Gewinnt { $win } %, Gammons { $gammon } %; verliert Gammons { $lost } %
review-row =
    { $kind ->
        [best] am besten
        [both] am besten und gespielt
       *[played] gespielt
    }
review-errors = Fehler · grobe
review-luck = Glück
review-more = Mehr Zahlen
review-pr-help = { $name }: PR { $pr } aus { $count } Entscheidungen, mit 95 % Wahrscheinlichkeit zwischen { $low } und { $high }. PR ist 500 × die mittlere verlorene Equity je Entscheidung, wie eXtreme Gammon zählt: unter 5 ist Weltklasse.
review-gnu = Fehlerrate nach GNU Backgammon, in Tausendsteln Equity
review-snowie = Fehlerrate nach Snowie, in Tausendsteln Equity
review-checker = PR der Züge
review-cube = PR der Würfelentscheidungen
review-adjusted = Ergebnis ohne Glück
review-graph = Gewinnchancen
review-chance = { $moment }: { $name } { $percent } %
review-table = Als Tabelle zeigen
review-other = Analyse aus der Datei
review-more-choices = Weitere: { $count }
review-file = Datei
review-filter = Nur zeigen
review-marked = Markierte Entscheidungen: { $count }
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
        [blunders] Grobe Fehler
        [avoidable] Vermeidbare
       *[disputed] Wo sie sich widersprechen
    }
review-skip =
    Partie { $game }: { $why ->
        [forbidden] der Zug ist nicht erlaubt
        [unknown] der Zug steht nicht in der Datei
        [lost] die Stellung ist unbekannt, ein früherer Zug steht nicht in der Datei
        [no-offer] eine Antwort ohne Verdopplung
        [long] das Match ist zu lang für eine Analyse
        [cut] die Aufzeichnung endet vor der Partie
        [variant] diese Variante kann nicht analysiert werden
       *[impossible] keine Partie führt zu dieser Entscheidung
    }
review-explain =
    { $figure ->
        [pr] 500 × die verlorene Equity je Entscheidung, wie eXtreme Gammon zählt: unter 5 ist Weltklasse. Erzwungene Züge, fast gleiche Züge und klare Nicht-Verdopplungen zählen nicht.
        [checker] Das PR der Züge allein.
        [cube] Das PR der Verdopplungen, Annahmen und Ablehnungen allein.
        [gnu] 1000 × die verlorene Equity je freiem Zug und knapper Würfelentscheidung, wie GNU Backgammon zählt: etwa das Doppelte des PR.
        [snowie] 1000 × die verlorene Equity, geteilt durch alle Züge beider Spieler.
        [errors] Eine Entscheidung, die 0,020 oder mehr verliert, ist ein Fehler, ab 0,080 ein grober.
        [luck] Was die Würfe über dem Durchschnitt wert waren, in Punkten Equity. Plus heißt Glück.
       *[adjusted] Das Ergebnis ohne das Glück beider Spieler.
    }
review-counted-line = Partie { $game }: { $what } ({ $amount })
review-counted = Gezählt: { $count }. Nicht gezählt: { $rest }.
coach-doubler = Equities aus Sicht dessen, der verdoppelt
review-rolled-out = ausgespielt
