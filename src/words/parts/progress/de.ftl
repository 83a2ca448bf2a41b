# Zahlen über alle analysierten Partien.

progress-player = Spieler
progress-me = Du gegen den Computer
progress-reading = Analysierte Matches werden gelesen: { $done } von { $all }
progress-empty = Spiel eine Partie und analysiere sie. Dann siehst du hier, wie gut du spielst und woran du arbeiten kannst.
progress-to-library = Partien öffnen
progress-about = PR (Performance Rating) ist 500 × der Equity-Verlust pro Entscheidung. Unter 5 ist Weltklasse. Der Bereich zeigt, wie sicher das ist.
progress-unrated =
    { $count ->
        [one] 1 Partie zählt nicht: Du hast Hilfe genutzt oder Züge zurückgenommen.
       *[other] { $count } Partien zählen nicht: Du hast Hilfe genutzt oder Züge zurückgenommen.
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
       *[contact] Mittelspiel
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
       *[contact] Noch Kontakt, aber keine der anderen Phasen
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
progress-game-head = Partie
progress-points = Punkte
progress-work = Zu verbessern
progress-share = { $share } % deiner Verluste
progress-habits-none = Noch keine klare Gewohnheit. Für ein Muster braucht es etwa 20 Fehler einer Art.
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
        [ahead] {" "}(in Führung)
        [behind] {" "}(im Rückstand)
       *[all] {""}
    }
progress-habit-count = { $count } von { $all } Fehlern
progress-best = Beste Partien
progress-swings = Größte Umschwünge
progress-swings-about = Was ein Wurf mehr wert war als der Durchschnitt, in Equity. Ein Plus half diesem Spieler.
progress-luck = Glück
progress-table = Als Tabelle zeigen
progress-open = Partie { $game } vom { $date } öffnen
progress-more = Noch { $count } zeigen
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
       *[other] Dein PR in deinen letzten { $games } Partien: { $pr }
    }
progress-play = Spielen
progress-empty-title = Wie gut spielst du?
progress-example = Beispiel
progress-fact =
    { $count ->
        [one] 1 analysierte Partie
       *[other] { $count } analysierte Partien
    }
progress-number =
    { $games ->
        [one] Fehlerrate (PR) in der letzten Partie
       *[other] Fehlerrate (PR) in den letzten { $games } Partien
    }
progress-lower = Niedriger ist besser
progress-better = { $by } besser seit { $day }
progress-worse = { $by } schlechter seit { $day }
progress-steady = Keine klare Veränderung seit { $day }
progress-upward = besser
progress-now = jetzt
progress-how = Wie wird das gezählt?
progress-export-open = Exportieren
home-none = Hier erscheint der Verlauf deiner nächsten Partie
home-none-about = Eine Partie gegen den Computer wird am Ende von selbst analysiert.
home-rate = Wie gut du spielst
home-rate-about = Nach der ersten analysierten Partie steht hier deine Fehlerrate. Je niedriger, desto besser.
home-line = Der Verlauf deiner letzten Partie
home-line-moments =
    { $count ->
        [0] Kein Fehler, der ins Gewicht fiel.
        [1] Ein Moment entschied.
        [2] Zwei Momente entschieden.
       *[other] Drei Momente entschieden.
    }
home-line-see =
    { $count ->
        [0] Partie ansehen
        [1] Ansehen
       *[other] Ansehen
    }
