# Zahlen über alle analysierten Partien.

progress-player = Spieler
progress-me = Du
progress-reading = Analysierte Matches werden geladen: { $done } von { $all }
progress-empty = Spiel eine Partie und analysiere sie. Dann siehst du hier, wie gut du spielst und woran du arbeiten kannst.
progress-to-library = Partien öffnen
progress-about = Das PR (Performance Rating) ist 500 × Equity-Verlust pro Entscheidung. Unter 5 ist Weltklasse. Der Bereich zeigt, wie sicher der Wert ist.
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
progress-line = PR im Zeitverlauf
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
        [holding] Eine Seite muss nur noch an einem einzigen Punkt der anderen vorbei
        [priming] Fünf Punkte in einer Reihe mit zwei Steinen dahinter
        [blitz] Eine Seite greift in ihrem Heimfeld an, ein Stein steht auf der Bar
        [back-game] Eine Seite liegt 40 Pips zurück und hält zwei Punkte im Heimfeld der anderen
        [race] Kein Stein kann mehr geschlagen werden
        [bear-off] Wer am Zug ist, hat alle Steine im Heimfeld oder abgetragen
       *[contact] Alle anderen Stellungen, in denen noch geschlagen werden kann
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
progress-work = Daran arbeiten
progress-step = Schritt { $number }
progress-share = { $share } % aller Verluste
progress-habits-none = Noch kein klares Muster. Dafür braucht es etwa 20 Fehler derselben Art.
progress-habit =
    { $habit ->
        [double-late] Zu spät gedoppelt
        [double-early] Zu früh gedoppelt
        [drop-much] Zu oft abgelehnt
        [take-much] Zu oft angenommen
        [hit-little] Zu selten geschlagen
        [hit-much] Zu oft geschlagen
        [safe] Zu sicher gespielt
        [loose] Zu viele Blots stehen gelassen
        [run-early] Mit den hinteren Steinen zu früh losgelaufen
       *[run-late] Mit den hinteren Steinen zu spät losgelaufen
    }{ $lead ->
        [ahead] {" "}(in Führung)
        [behind] {" "}(im Rückstand)
       *[all] {""}
    }
progress-habit-count = { $count } von { $all } Fehlern
progress-best = Beste Partien
progress-swings = Größte Umschwünge
progress-swings-about = Um wie viel der Wurf besser war als der Durchschnitt, in Equity. Plus heißt: gut für diesen Spieler.
progress-luck = Glück
progress-table = Als Tabelle zeigen
progress-open = Partie { $game } vom { $date } öffnen
progress-more = { $count } weitere zeigen
progress-export = Als CSV exportieren
progress-export-what =
    { $what ->
        [games] Partien
        [decisions] Entscheidungen
       *[summary] Übersicht
    }
progress-recent =
    { $games ->
        [one] Dein PR in der letzten Partie: { $pr }
       *[other] Dein PR in den letzten { $games } Partien: { $pr }
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
        [one] PR in der letzten Partie
       *[other] PR in den letzten { $games } Partien
    }
progress-lower = Niedriger ist besser
progress-better = { $by } besser seit dem { $day }
progress-worse = { $by } schlechter seit dem { $day }
progress-steady = Keine klare Veränderung seit dem { $day }
progress-upward = besser
progress-now = jetzt
progress-how = Wie wird das berechnet?
progress-export-open = Exportieren
home-none = Hier erscheint der Verlauf deiner nächsten Partie
home-none-about = Partien gegen den Computer werden am Ende automatisch analysiert.
home-rate = Wie gut du spielst
home-rate-about = Nach der ersten analysierten Partie steht hier dein PR, der durchschnittliche Verlust pro Entscheidung. Je niedriger, desto besser.
home-line =
    { $games ->
        [1] Der Verlauf deiner letzten Partie
       *[other] Der Verlauf deiner letzten Partien
    }
home-line-moments =
    { $count ->
        [0] Kein nennenswerter Fehler.
        [1] Ein Moment war entscheidend.
        [2] Zwei Momente waren entscheidend.
       *[other] Drei Momente waren entscheidend.
    }
home-line-see =
    { $count ->
        [0] Partie ansehen
        [1] Ansehen
       *[other] Ansehen
    }
progress-names = Namen der Spieler
progress-names-about = Namen desselben Spielers zählen zusammen. Deine eigenen Partien werden mit denen gegen den Computer zusammengezählt.
progress-same = Derselbe Spieler wie
progress-this-is-me = Das bin ich
progress-separate = { $name } wieder trennen
progress-name-matches =
    { $count ->
        [one] { $name } ({ $count } Match)
       *[other] { $name } ({ $count } Matches)
    }
progress-coach = Mit Coach teilen
progress-coach-about = Dein Coach öffnet einen Link und sieht nur, was du einschaltest, auf dem Stand von heute.
progress-coach-parts = Was dein Coach sieht
progress-coach-part =
    { $part ->
        [rate] PR im Zeitverlauf
        [phases] PR nach Phase
        [habits] Gewohnheiten
       *[worst] Die drei teuersten Fehler
    }
progress-coach-none = Schalte etwas ein, um einen Link zu erhalten.
progress-coach-link = Link für deinen Coach
progress-coach-preview = Ansehen, was dein Coach sieht
progress-shared = Geteilter Fortschritt
progress-shared-of = Fortschritt von { $name }
progress-shared-day = Stand: { $day }
progress-shared-nothing = Dieser Link zeigt noch keine Partien.
progress-worst = Teuerste Fehler
progress-worst-made = { $choice } kostet { $loss }
progress-few = Für einen Trend braucht es mehr Partien: Ab { $games } Partien zeigt hier eine Kurve, wie sich dein Spiel verändert.
progress-known = Bisher am besten gespielt: { $best }. Am teuersten: { $worst }.
