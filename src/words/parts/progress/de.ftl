# Zahlen über alle analysierten Partien.

progress-player = Spieler
progress-me = Du gegen den Computer
progress-reading = Analysierte Matches werden gelesen: { $done } von { $all }
progress-empty = Noch ist kein Match analysiert. Öffne die Bibliothek, wähle ein Match und drück auf „Analyse“. Dann zählen seine Partien hier.
progress-to-library = Bibliothek öffnen
progress-about = PR ist 500 × der Equity-Verlust pro Entscheidung: je niedriger, desto besser; unter 5 ist Weltklasse. Jeder Bereich enthält den wahren Wert mit 95 % Wahrscheinlichkeit.
progress-unrated =
    { $count ->
        [one] 1 Partie mit Hilfe oder zurückgenommenen Zügen zählt nicht.
       *[other] { $count } Partien mit Hilfe oder zurückgenommenen Zügen zählen nicht.
    }
progress-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
progress-line = PR im Lauf der Zeit
progress-chart = PR pro Partie mit geglätteter Linie und 95-%-Bereich. Die Linie geht von { $first } bis { $last } über { $count } Partien.
progress-by-kind = Nach Entscheidung
progress-by-phase = Nach Phase
progress-by-opponent = Nach Gegner
progress-kind =
    { $kind ->
        [checker] Züge
        [cube] Doppler-Entscheidungen
       *[all] Alle Entscheidungen
    }
progress-phase =
    { $phase ->
        [opening] Eröffnung
        [holding] Holding Game
        [priming] Priming Game
        [blitz] Blitz
        [back-game] Backgame
        [race] Rennen
        [bear-off] Abtragen
       *[contact] Sonstiger Kontakt
    }
progress-phase-about =
    { $phase ->
        [opening] Die ersten drei Züge jedes Spielers
        [holding] Eine Seite ist an allem vorbei außer an einem Punkt, den die andere hält
        [priming] Fünf Punkte in einer Reihe mit zwei Steinen dahinter
        [blitz] Eine Seite greift in ihrem Heimfeld an, ein Stein ist auf der Bar
        [back-game] Eine Seite liegt 40 Pips zurück und hält zwei Punkte im Heimfeld der anderen
        [race] Kein Stein kann mehr geschlagen werden
        [bear-off] Alle Steine dessen, der am Zug ist, sind im Heimfeld oder abgetragen
       *[contact] Steine können geschlagen werden, und nichts anderes passt
    }
progress-phases = Was die Phasen bedeuten
progress-people = Menschen
progress-opponent = Gegner
progress-phase-head = Phase
progress-kind-head = Entscheidung
progress-range = 95-%-Bereich
progress-between = { $low } bis { $high }
progress-decisions = Entscheidungen
progress-games-head = Partien
progress-date = Datum
progress-game-head = Partie
progress-points = Punkte
progress-habits = Gewohnheiten
progress-habits-none = Keine Gewohnheit fällt auf. Genannt wird eine, wenn 20 oder mehr Fehler einer Art stärker in eine Richtung gehen, als der Zufall erklärt (95 %).
progress-habit =
    { $habit ->
        [double-late] Doppelt zu spät
        [double-early] Doppelt zu früh
        [drop-much] Lehnt zu oft ab
        [take-much] Nimmt zu oft an
        [hit-little] Schlägt zu selten
        [hit-much] Schlägt zu oft
        [safe] Spielt zu sicher
        [loose] Lässt zu viele Blots stehen
        [run-early] Läuft mit den hinteren Steinen zu früh los
       *[run-late] Läuft mit den hinteren Steinen zu spät los
    }{ $lead ->
        [ahead] {" "}in Führung
        [behind] {" "}im Rückstand
       *[all] {""}
    }: { $count } von { $all } Fehlern
progress-best = Beste Partien
progress-swings = Größte Umschwünge
progress-swings-about = Was ein Wurf mehr wert war als der Durchschnitt, in Equity. Plus half diesem Spieler.
progress-luck = Glück
progress-table = Als Tabelle zeigen
progress-open = Partie { $game } vom { $date } öffnen
progress-more = Weitere: { $count }
progress-export = Als CSV exportieren
progress-export-what =
    { $what ->
        [games] Partien
        [decisions] Entscheidungen
       *[summary] Übersicht
    }
progress-recent =
    { $games ->
        [one] Dein PR in deiner letzten Partie: { $pr }
       *[other] Dein PR über deine letzten { $games } Partien: { $pr }
    }
