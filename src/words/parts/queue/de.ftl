# Die Liste der Analysen: Analysen und Rollouts, die nacheinander laufen; die Tiefe einer Analyse.

queue = Analyse
queue-depth-about =
    { $depth ->
        [quick] 1-ply: findet die Patzer.
        [champion] Rollouts für enge Entscheidungen: am genauesten.
       *[deep] 2-ply, bei engen Entscheidungen 3-ply: genau genug für ein Turniermatch.
    }
queue-time =
    { $unit ->
        [seconds] etwa { $count } s
        [hours] etwa { $count } Std.
       *[minutes] etwa { $count } Min.
    }
queue-review-all =
    { $count ->
        [one] Die Partie ohne Analyse analysieren
       *[other] { $count } Partien ohne Analyse analysieren
    }
queue-review-selected =
    { $count ->
        [one] Die ausgewählte Partie analysieren
       *[other] { $count } ausgewählte Partien analysieren
    }
queue-all-reviewed = Jede Partie ist analysiert.
queue-progress = { $done } von { $all } fertig
queue-pause = Pause
queue-resume = Fortsetzen
queue-paused = Angehalten
queue-clear = Alle entfernen
queue-earlier = Nach oben: { $name }
queue-later = Nach unten: { $name }
queue-remove = Entfernen: { $name }
queue-rollout = Rollout
queue-problem =
    { $why ->
        [engine] Die Engine ist stehen geblieben. Mit „Fortsetzen“ noch einmal versuchen.
        [full] Der Speicher ist voll. Frühere Ergebnisse bleiben erhalten, dieses nicht. Schaff Platz und mach mit „Fortsetzen“ weiter.
       *[not-stored] Dieses Ergebnis konnte nicht gespeichert werden. Mit „Fortsetzen“ noch einmal versuchen.
    }
queue-rest = Und { $count } weitere
queue-elsewhere = Läuft in einem anderen Tab
queue-open = Liste zeigen
queue-deepen = Tiefer analysieren
queue-scope = Was analysieren
queue-scope-name =
    { $scope ->
        [decision] Diese Entscheidung
        [game] Diese Partie
       *[match] Das ganze Match
    }
queue-now = Jetzt analysieren
queue-add = Auf die Liste
queue-added = Auf die Liste der Analysen gesetzt
