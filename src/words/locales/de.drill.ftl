# Die Übungen.

drill = Übungen
drill-own = Deine Fehler
drill-own-none = Hier ist noch nichts. Deine Fehler aus Partien ohne Hilfe erscheinen hier, sobald du ihre Analyse öffnest.
drill-own-which = Deine Matches sind analysiert. Sag noch, welcher Spieler du bist, dann erscheinen hier deine Fehler.
drill-own-go = Partie auswählen
drill-exercises = Aufgaben
drill-kind =
    { $kind ->
        [shots] Schüsse
        [entering] Hereinkommen
        [effective] Effektive Pips
        [equity] Match-Equitys
        [neil] Neils Zahlen
        [pips] Pips zählen
        [opening] Eröffnungswürfe
        [reply] Antworten auf die Eröffnung
        [third] Dritte Würfe
        [take-point] Take-Points
        [gammon-value] Gammonwerte
        [bear-off] Züge beim Abtragen
        [bear-off-cube] Doppeln beim Abtragen
       *[race-cube] Doppeln im Rennen: die Formeln
    }
drill-reference = Stellungstypen
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Anker
        [back-game] Backgame
        [holding-game] Holding Game
       *[race] Rennen
    }
drill-timed = Meine Zeit stoppen
drill-ask-play = Du hast { $dice } gewürfelt. Finde den besten Zug.
drill-ask-double = Du bist am Zug. Doppeln oder nicht? Und was wäre die richtige Antwort?
drill-ask-answer = Dir wird ein Doppel auf { $value } angeboten. Annehmen oder ablehnen?
drill-ask-pips = Wie viele Pips brauchst du, um alle Steine abzutragen?
drill-ask-take = Welche Gewinnchance brauchst du zum Annehmen?
drill-ask-gammon = Was ist dir hier ein Gammon wert?
drill-ask-race = Geldspiel, Doppler in der Mitte. Was sagen die Formeln für Rennen?
drill-number =
    { $unit ->
        [rolls] Würfe von 36
        [each] % pro Punkt
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
drill-nothing-due = Im Moment gibt es nichts mehr zu üben.
drill-next-due = Der nächste Fehler kommt am { $date } wieder.
drill-next-today = Der nächste Fehler kommt heute noch wieder.
drill-judging = Stellung wird bewertet
drill-failed = Die Engine ist ausgefallen.
drill-result =
    { $how ->
        [right] Richtig
        [wrong] Falsch
       *[shown] Die Lösung
    }
drill-lost = { $answer } kostet { $loss }.
drill-is-best = { $answer } ist die beste Wahl.
drill-best = Beste Wahl: { $answer }.
drill-exact = Bis zum letzten Wurf exakt berechnet.
drill-pips-told = Du hast { $own } Pips, der Gegner hat { $opponent }.
drill-take-told = Genau { $chance }. Deine Chance auf den Matchsieg: { $dropped }, wenn du ablehnst; { $won }, wenn du annimmst und gewinnst; { $lost }, wenn du annimmst und verlierst.
drill-played = In der Partie: { $answer }, Verlust { $loss }.
drill-seconds = { $seconds } s
drill-tally = { $right } von { $all } richtig
drill-mean = { $seconds } s pro Antwort
drill-due =
    { $count ->
        [one] { $count } Fehler zu üben
       *[other] { $count } Fehler zu üben
    }
drill-added =
    { $count ->
        [one] { $count } Fehler zum Üben hinzugefügt
       *[other] { $count } Fehler zum Üben hinzugefügt
    }
drill-not-stored = Die Änderung konnte in diesem Browser nicht gespeichert werden.
drill-away = noch { $points }
drill-yours = Deine Antwort: { $answer }
drill-auto = Meine Fehler nach jeder Analyse zum Üben hinzufügen (außer aus Partien mit Hilfe)
