# The review of a match in the study room.

review = Analyse
review-stop = Analyse anhalten
review-resume = Analyse fortsetzen
review-progress = Analyse läuft: { $done } von { $all }
review-done = Analyse abgeschlossen
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
review-win = Siege %
review-chances = Siege { $win } %, Gammons { $gammon } %, verlorene Gammons { $lost } %
review-errors = Fehler · Patzer
review-luck = Glück
review-pr-help = { $name }: PR { $pr } aus { $count } Entscheidungen. Mit 95 % Sicherheit liegt es zwischen { $low } und { $high }.
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
review-other-version = Zu diesem Match gibt es schon eine Analyse einer anderen Version. Sie bleibt getrennt von dieser erhalten.
review-skipped = Nicht bewertet: { $count }
review-unsaved =
    { $why ->
        [full] Der Speicher ist voll: Die Analyse läuft weiter, geht aber beim Schließen der Seite verloren.
       *[other] Der Browser kann sie nicht speichern: Die Analyse läuft weiter, geht aber beim Schließen der Seite verloren.
    }
review-only =
    { $which ->
        [checker] Züge
        [cube] Doppler
        [blunders] Patzer
        [avoidable] Leicht vermeidbare
       *[disputed] Strittige
    }
review-skip =
    Partie { $game }: { $why ->
        [forbidden] der Zug ist regelwidrig
        [unknown] der Zug steht nicht in der Datei
        [lost] die Stellung ist unbekannt, weil ein früherer Zug nicht in der Datei steht
        [no-offer] Antwort ohne Doppel
        [long] das Match ist zu lang für eine Analyse
        [cut] die Aufzeichnung bricht vor dem Ende der Partie ab
        [variant] diese Variante kann nicht analysiert werden
       *[impossible] diese Entscheidung kann in keiner Partie vorkommen
    }
review-explain =
    { $figure ->
        [pr] Durchschnittlicher Verlust pro Entscheidung × 500, gezählt wie bei eXtreme Gammon. Niedriger ist besser, unter 5 ist Weltklasse. Erzwungene Züge, nahezu gleich gute Züge und Stellungen, in denen klar nicht gedoppelt wird, zählen nicht.
        [checker] Das PR nur der Züge.
        [cube] Das PR nur der Doppel, Annahmen und Ablehnungen.
        [gnu] 1000 × Equity-Verlust pro nicht erzwungenem Zug und knapper Doppler-Entscheidung, gezählt wie bei GNU Backgammon: etwa doppelt so hoch wie das PR.
        [snowie] 1000 × Equity-Verlust, geteilt durch alle Züge beider Spieler.
        [errors] Wenn eine Entscheidung 0,020 oder mehr kostet, ist sie ein Fehler, ab 0,080 ein Patzer.
        [luck] Um wie viel die Würfe besser waren als der Durchschnitt, in Equity. Plus bedeutet Glück.
       *[adjusted] Das Ergebnis, wenn man das Glück beider Spieler herausrechnet.
    }
review-counted-line = Partie { $game }: { $what } ({ $amount })
review-counted = Gezählt: { $count }. Nicht gezählt: { $rest }.
coach-doubler = Equity aus Sicht des Spielers, der doppelt
review-rolled-out = mit Rollout
