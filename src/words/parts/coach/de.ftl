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
coach-rolls-mean =
    Über alle Würfe des Gegners gemittelt ist der zweite Zug um { $all } besser (Antworten mit { $replies }-ply). Bewertung der Züge: { $loss } ({ $depth ->
        [rollout] Rollout
       *[search] { $plies }-ply
    }).
coach-rolls-most = Am wichtigsten sind { $first }, { $second } und { $third }: Sie machen zusammen { $loss } aus, nach ihrer Häufigkeit gewichtet.
coach-rolls-cube =
    { $answer ->
        [drop] Nach { $play } doppelt der Gegner und dieser Spieler lehnt ab; jeder Wurf zählt daher { $equity }.
       *[take] Nach { $play } doppelt der Gegner und dieser Spieler nimmt an: Die Würfe werden mit dem neuen Doppler gespielt.
    }
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
coach-compare-plies = { $plies }-ply
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
coach-matrix = Spielstandsmatrix
coach-matrix-what = Die beste Wahl bei jedem Stand bis sieben Punkte. Zeilen: Punkte, die diesem Spieler noch fehlen. Spalten: Punkte, die dem Gegner fehlen. Ein Spielstand öffnet die Entscheidung dort.
coach-matrix-need =
    { $state ->
        [crawford] { $count } (Crawford-Partie)
       *[other] { $count }
    }
coach-matrix-score = noch { $own } gegen noch { $opponent }
coach-matrix-cube = { $score }: { $action }. Kein Doppel { $rolling }, Doppel mit Annahme { $take }.
coach-matrix-play = { $score }: { $name }, { $equity }.
coach-matrix-costs = { $name } kostet { $loss }.
coach-matrix-made = ✓ { $name } ist am besten; − was es kostet
coach-matrix-count = { $done } von { $all } Ständen
coach-matrix-crawford = C: Crawford-Partie
coach-table =
    { $table ->
        [chance] Gewinnchance im Match
        [take] Take-Point, letzter Doppler
        [live] Take-Point, lebender Doppler
        [double] Doppelgrenze, letzter Wurf
       *[gammon] Gammonwert
    }
coach-table-about =
    { $table ->
        [chance] Die Chance in %, das Match zu gewinnen, vor einer Partie. Zeilen: Punkte, die dir fehlen. Spalten: Punkte, die dem Gegner fehlen. Bei einem Punkt folgt die Crawford-Partie; die erste Zeile ist die Chance des Führenden danach.
        [take] Die Chance in %, die du zum Annehmen brauchst, wenn nicht mehr gedoppelt wird. Zeilen: Punkte, die dir fehlen. Spalten: Punkte, die dem Doppelnden fehlen. Ohne Gammons; bei einem Punkt nach der Crawford-Partie.
        [live] Die Chance in %, die du zum Annehmen brauchst, wenn beide Seiten perfekt redoppeln. Zeilen: Punkte, die dir fehlen. Spalten: Punkte, die dem Doppelnden fehlen. Ohne Gammons; bei einem Punkt nach der Crawford-Partie.
        [double] Die Chance in %, ab der du beim letzten Wurf doppelst. Zeilen: Punkte, die dir fehlen. Spalten: Punkte, die dem Gegner fehlen. Ohne Gammons; bei einem Punkt nach der Crawford-Partie.
       *[gammon] Was ein Gammon mehr bringt als ein einfacher Sieg; im Geldspiel 0,5. Zeilen: Punkte, die dir fehlen. Spalten: Punkte, die dem Gegner fehlen. Bei einem Punkt nach der Crawford-Partie.
    }
coach-table-post = Nach Crawford
coach-table-end =
    { $end ->
        [drop] Matchchance nach Ablehnen
        [won] Matchchance nach Annahme und Sieg
       *[lost] Matchchance nach Annahme und Niederlage
    }
coach-table-cube = Doppler
coach-table-points = Punkte
coach-table-print = Drucken
coach-table-on-roll = Am Zug
coach-table-other = Gegner
coach-table-here = Bei diesem Spielstand
coach-met = Match-Equity-Tabelle
coach-met-used = In Gebrauch: { $name }
coach-met-beyond = Spielstände über { $points } Punkte stammen aus Kazaross-XG2.
coach-met-open = Tabelle öffnen
coach-met-shipped = Kazaross-XG2 verwenden
coach-met-what = Eine eigene Tabelle: eine XML-Datei von GNU Backgammon oder CSV. Neue Analysen verwenden sie.
coach-met-at = noch { $own } gegen noch { $opponent }
coach-met-unread =
    { $why ->
        [large] Die Datei ist zu groß für eine Match-Equity-Tabelle. Es wurde nichts geändert.
        [computed] Die Datei enthält nur die Parameter einer Tabelle, nicht ihre Zahlen. Es wurde nichts geändert.
        [number] Eine Zahl in der Datei ist keine Chance. Es wurde nichts geändert.
        [shape] Die Zeilen der Tabelle bilden kein Quadrat. Es wurde nichts geändert.
       *[none] Die Datei enthält keine Match-Equity-Tabelle. Es wurde nichts geändert.
    }
coach-met-impossible =
    { $why ->
        [chance] Die Chance liegt nicht zwischen 0 und 1: { $score }. Es wurde nichts geändert.
        [sum] Die Chancen beider Seiten ergeben zusammen nicht 1: { $score }. Es wurde nichts geändert.
       *[order] Die Chancen steigen nicht mit den Punkten: { $score }. Es wurde nichts geändert.
    }
coach-met-lost = Die Tabelle konnte in diesem Browser nicht gespeichert werden. Sie gilt, bis du die Seite schließt.
coach-met-by = Match-Equity-Tabelle: { $name }
coach-shown = Karte
coach-shown-map = Equity je nach Wurf des Gegners: grün ist für diesen Spieler besser als der Durchschnitt, rot schlechter
coach-two-rolls = Die nächsten zwei Würfe
coach-two-rolls-what = Zeilen: Wurf des Gegners. Spalten: nächster Wurf dieses Spielers. Jedes Feld nennt seine Equity, wenn man darauf zeigt.
coach-two-rolls-cell = { $first }, dann { $second }: { $equity }
