# A decision understood, in the study room.

coach-percent = { $number } %
coach-why = Warum
coach-hard =
    { $how ->
        [none] Leichte Entscheidung: Hier liegt kaum jemand falsch.
        [easy] Leichte Entscheidung: Im Schnitt verlieren Spieler hier { $mean }.
        [fair] Mittelschwere Entscheidung: Im Schnitt verlieren Spieler hier { $mean }.
       *[hard] Schwere Entscheidung: Im Schnitt verlieren Spieler hier { $mean }.
    }
coach-avoidable = Die meisten Spieler machen das richtig.
coach-finders = Wer macht es richtig?
coach-level = Stufe
coach-finds-best = Beste Wahl
coach-finds-made = Gespielt
coach-finds =
    { $finds ->
        [yes] ja
       *[no] nein
    }
coach-cube = Doppler
coach-cube-chances =
    { $who ->
        [they] Wer doppelt, gewinnt { $win } der Partien, { $gammons } mit Gammon.
       *[you] Du gewinnst { $win } der Partien, { $gammons } mit Gammon.
    }
coach-market =
    { $count ->
        [0] In den nächsten zwei Würfen gibt es keinen Marktverlierer.
       *[other] Wer wartet, verliert bei { $count } von 1296 Folgen aus zwei Würfen den Markt ({ $share }).
    }
coach-at-score = Spielstand
coach-here = Hier
coach-money = Geldspiel
coach-never = nie
coach-take-point = Take-Point
coach-double-from = Doppeln ab
coach-drop-from = Ablehnen ab
coach-too-good-from = Zu gut ab
coach-gammon-value = Gammonwert
coach-right = Richtig
coach-action =
    { $action ->
        [none] Nicht doppeln
        [beaver] Nicht doppeln, Beaver
        [double-beaver] Doppeln, Beaver
        [double-take] Doppeln, annehmen
        [double-drop] Doppeln, ablehnen
       *[too-good] Zu gut zum Doppeln
    }
coach-rolls-most = Über alle Würfe des Gegners gemittelt ist der zweite Zug um { $all } besser (0-ply). Am wichtigsten sind { $first }, { $second } und { $third }: Sie machen zusammen { $loss } aus, nach ihrer Häufigkeit gewichtet.
coach-rolls-first = Erster Zug
coach-rolls-second = Zweiter Zug
coach-roll = Wurf
coach-difference = Unterschied
coach-rolls-map = Unterschied je nach Wurf des Gegners: zweiter Zug gegenüber dem ersten
coach-rolls-working = Alle Würfe werden geprüft
coach-rollout = Rollout
coach-rollout-start = Rollout starten
coach-rollout-what = Die Engine spielt die Partie von hier aus viele Male weiter, bei jeder Wahl mit denselben Würfeln, und bildet den Durchschnitt.
coach-rollout-stop = Rollout anhalten
coach-rollout-continue = Rollout fortsetzen
coach-rollout-extend = Rollout verlängern
coach-rollout-count = { $done } von { $all } Durchläufen
coach-rollout-speed = { $speed } Durchläufe pro Sekunde
coach-rollout-sure = { $name } ist mit { $sure } Wahrscheinlichkeit am besten
coach-rollout-error = Standard­fehler
coach-rollout-length =
    { $length ->
        [quick] Schnell
        [usual] Normal
       *[thorough] Gründlich
    }
coach-rollout-about =
    { $length ->
        [quick] 324 Durchläufe zu je 7 Würfen
        [usual] 1296 Durchläufe zu je 11 Würfen
       *[thorough] 5184 Durchläufe bis zum Ende
    }
coach-rollout-more = Weitere Einstellungen
coach-rollout-plies = Rechentiefe (Ply)
coach-rollout-truncate = Würfe pro Durchlauf
coach-rollout-to-end = Bis zum Ende
coach-rollout-cube = Mit Doppler spielen
coach-rollout-trials = Durchläufe
coach-rollout-confidence = Anhalten, sobald die beste Wahl feststeht
coach-rollout-never = Nie vorzeitig
coach-rollout-failed = Die Engine ist ausgefallen. Setze das Rollout fort, um es erneut zu versuchen.
coach-rollout-done = Rollout abgeschlossen
coach-rollout-early = Vorzeitig beendet: Die beste Wahl steht fest
coach-rollout-plays = Züge im Vergleich (höchstens { $count })
coach-rollout-add-play = Zug hinzufügen
coach-rollout-cube-plies = Rechentiefe für den Doppler (Ply)
coach-rollout-max-error = Anhalten bei diesem Standard­fehler
coach-rollout-seed = Startwert der Würfel
coach-rollout-exact = Vorzeitig fertig: genau genug
coach-compare = Tiefen vergleichen
coach-compare-what = Die Equity der besten Wahl und der Verlust der anderen, nach jeder Analyse.
coach-compare-plies = { $plies } Ply
coach-running = PR bisher: { $pr } (Entscheidungen: { $count })
coach-zone =
    { $zone ->
        [wait] Nicht doppeln
        [double-take] Doppeln, annehmen
        [double-drop] Doppeln, ablehnen
        [too-good] Zu gut
        [take] Annehmen
       *[drop] Ablehnen
    }
coach-scale-win =
    { $who ->
        [you] Du gewinnst { $win }
       *[named] { $who }: { $win }
    }
coach-scale = { coach-scale-win }. Die Grenze liegt bei { $limit }.
