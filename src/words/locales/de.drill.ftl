# Die Übungen.

drill = Übungen
drill-own = Deine eigenen Entscheidungen
drill-own-about = Die Fehler deiner analysierten Matches, in wachsenden Abständen: { $due } jetzt fällig, { $all } insgesamt
drill-own-none = Noch keine Entscheidungen. Analysiere eine Partie oder ein Match und drücke dann „Zu den Übungen“.
drill-exercises = Aufgaben
drill-kind =
    { $kind ->
        [pips] Pips zählen
        [opening] Eröffnungswürfe
        [reply] Antworten auf die Eröffnung
        [take-point] Take-Points
        [gammon-value] Gammonwerte
        [bear-off] Züge beim Abtragen
        [bear-off-cube] Doppeln beim Abtragen
       *[race-cube] Doppeln im Rennen nach Formeln
    }
drill-reference = Referenz­stellungen
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Anker
        [back-game] Backgame
        [holding-game] Holding Game
       *[race] Rennen
    }
drill-timed = Zeit pro Antwort zeigen
drill-ask-play = Du hast { $dice } gewürfelt. Finde den Zug: Höchstens { $line } schlechter als der beste gilt als richtig.
drill-ask-double = Du bist am Zug. Doppeln oder nicht, und was wäre die Antwort?
drill-ask-answer = Dir wird der Doppler auf { $value } angeboten. Annehmen oder ablehnen?
drill-ask-pips = Wie viele Pips brauchst du, um alle Steine abzutragen?
drill-ask-take = Wo liegt dein Take-Point? Ohne Gammons und Redoppel; auf 2 % genau reicht.
drill-ask-gammon = Was ist dir ein Gammon wert? Im Geldspiel sind es 0,5; auf 0,05 genau reicht.
drill-ask-race = Geldspiel, Doppler in der Mitte. Was sagen die Formeln für Rennen?
drill-score =
    { $own ->
        [one] Dir fehlt 1 Punkt
       *[other] Dir fehlen { $own } Punkte
    }, dem Gegner { $opponent }.
drill-score-double = Der Gegner doppelt von { $from } auf { $to }.
drill-score-cube = Der Doppler steht auf { $value }.
drill-from = Aus deinem Match vom { $date }.
drill-seen =
    { $found ->
        [yes] Schon gesehen: { $count } ×. Zuletzt hast du es gefunden.
       *[no] Schon gesehen: { $count } ×. Zuletzt hast du es nicht gefunden.
    }
drill-number =
    { $unit ->
        [pips] Pips
        [percent] Chance in %
       *[value] Gammonwert
    }
drill-no-number = Gib eine Zahl ein.
drill-check = Prüfen
drill-show = Lösung zeigen
drill-skip = Überspringen
drill-never = Nicht mehr zeigen
drill-next = Weiter
drill-fetching = Die Stellungen werden geladen
drill-missing = Die Stellungen konnten nicht geladen werden.
drill-nothing-due = Jetzt ist nichts fällig.
drill-next-due = Die nächste Entscheidung ist am { $date } fällig.
drill-judging = Wird bewertet
drill-failed = Die Engine ist ausgefallen.
drill-result =
    { $how ->
        [right] Richtig
        [wrong] Falsch
       *[shown] Die Lösung
    }
drill-lost = { $answer } kostet { $loss }.
drill-is-best = { $answer } ist am besten.
drill-best = Am besten: { $answer }.
drill-also = Auch richtig: { $answers }.
drill-rest = Weitere: { $answers }.
drill-depth = Bewertet mit { $plies }-ply.
drill-exact = Exakt bis zum letzten Wurf.
drill-pips-told = Du hast { $own } Pips, der Gegner hat { $opponent }.
drill-take-told = Genau { $chance }. Deine Chancen auf den Matchsieg: ablehnen { $dropped }, annehmen und gewinnen { $won }, annehmen und verlieren { $lost }.
drill-gammon-told = Genau { $value }.
drill-played = In der Partie: { $answer }, das kostete { $loss }.
drill-played-right = In der Partie: { $answer }, das war richtig.
drill-seconds = { $seconds } s
drill-tally = { $right } von { $all } richtig
drill-mean = { $seconds } s pro Antwort
drill-due =
    { $count ->
        [one] { $count } Entscheidung ist in den Übungen fällig
       *[other] { $count } Entscheidungen sind in den Übungen fällig
    }
drill-added =
    { $count ->
        [one] { $count } Entscheidung zu den Übungen hinzugefügt
       *[other] { $count } Entscheidungen zu den Übungen hinzugefügt
    }
drill-mixed-in = Davon richtig: { $count }
drill-not-stored = Der Browser hat die Änderung nicht gespeichert.
drill-away = noch { $points }
drill-yours = Deine Antwort: { $answer }
drill-auto = Fehler nach jeder Analyse zu den Übungen hinzufügen
