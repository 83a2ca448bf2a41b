play-on = Von hier weiterspielen
try-again-here = Noch einmal mit denselben Würfen
back-to-review = Zurück zur Analyse
hint = Tipp
key-hint = Tipp anfordern
hint-wait = Denkt nach …
hint-failed = Kein Tipp: Der Computer antwortet nicht.
hint-look =
    { $part ->
        [cube] Denk an den Doppler
       *[checkers] Achte auf diese Steine
    }
hint-show = Zeigen
hint-best = Beste Wahl: { $play }
hint-trials = Rollout: { $trials } Durchläufe
hint-play = So ziehen
hint-costs = kostet { $percent } % Gewinnchance
hint-compare = Vergleichen
at-ply = { $number } mit { $plies }-ply
mistake-loses =
    { $what ->
        [play] Dieser Zug
        [double] Dieses Doppel
        [roll] Nicht doppeln
        [take] Diese Annahme
        [drop] Diese Ablehnung
       *[beaver] Dieser Beaver
    } ist ein { $size ->
        [blunder] Patzer
        [small] kleiner Fehler
       *[error] Fehler
    } und kostet etwa { $percent } % Gewinnchance
mistake-plain =
    { $what ->
        [play] Es gibt einen besseren Zug
       *[other] Es gibt etwas Besseres
    }
mistake-quiet = Nicht mehr warnen
mistake-quieted = Die Warnungen sind aus. In den Einstellungen kannst du sie einschalten.
mistake-think =
    { $what ->
        [play] Noch einmal
       *[other] Neu überlegen
    }
mistake-anyway =
    { $what ->
        [play] So ziehen
        [double] Doppeln
        [roll] Würfeln
        [take] Annehmen
        [drop] Ablehnen
        [beaver] Beaver
       *[resignation] Aufgeben
    }
resign-loses =
    { $points ->
        [0] Weiterspielen ist besser, im Schnitt aber um weniger als einen halben Punkt
       *[other] Weiterspielen ist besser, im Schnitt um etwa { points-won }
    }
resign-loses-match = Wenn du jetzt aufgibst, sinkt deine Chance auf den Matchsieg um { $percent } %
resign-why =
    { $lost ->
        [single] Von hier aus gewinnst du noch { $percent } % der Partien
        [gammon] Von hier aus verlierst du { $percent } % der Partien mit Gammon
       *[backgammon] Von hier aus verlierst du { $percent } % der Partien mit Backgammon
    }
resign-play-on = Weiterspielen
why =
    { $offer ->
        [double] Soll ich annehmen?
       *[resignation] Soll ich annehmen?
    }
why-double = { $name } gewinnt { $win } % ({ $gammon } % Gammons). Nicht doppeln: { $none }; doppeln, annehmen: { $take }; doppeln, ablehnen: { $drop }
why-resigns = Du gewinnst { $win } % ({ $gammon } % Gammons).
why-play = Warum dieser Zug?
only-play = Der einzige Zug
why-play-title = Der Computer zieht { $roll }: { $play }.
why-show = Zahlen
why-take = Annehmen: Du gewinnst { $win } %, und { $needed } % genügen.
why-drop = Ablehnen: Du gewinnst { $win } %, brauchst aber { $needed } %.
why-accept = Annehmen: Mehr holst du auch mit Weiterspielen nicht heraus.
why-decline = Ablehnen und weiterspielen: In { $percent } % der Partien gewinnst du ein Gammon.
why-take-plain = Annehmen: Jetzt aufzugeben kostet mehr.
why-drop-plain = Ablehnen: Weiterzuspielen kostet mehr.
why-decline-plain = Ablehnen: Spiel weiter, du gewinnst oft ein Gammon, das doppelt zählt.
why-enough =
    { $needs ->
        [more] Bei diesem Spielstand braucht man zum Annehmen mehr als die üblichen 25 %.
        [less] Bei diesem Spielstand braucht man zum Annehmen weniger als die üblichen 25 %.
        [cube] Gewinnst du bei doppeltem Einsatz eine von vier Partien, verlierst du unterm Strich genauso viel, als würdest du alle vier ablehnen. Weil der Doppler dann dir gehört, genügt sogar noch weniger.
       *[usual] Gewinnst du bei doppeltem Einsatz eine von vier Partien, verlierst du unterm Strich genauso viel, als würdest du alle vier ablehnen.
    }
why-gammons = In { $percent } % der Partien verlierst du ein Gammon, und das zählt doppelt.
help-marks = Mit Hilfe ist diese Partie zum Üben da und bleibt aus deiner Statistik heraus.
help-counts = Du hattest Hilfe: Diese Partie ist zum Üben da und bleibt aus deiner Statistik heraus.
no-choice = Hier gibt es nichts zu entscheiden.
chances-show = Meine Chancen zeigen
chances-win = Sieg
assisted-mark = mit Hilfe
group-coach = Hilfe im Spiel
set-take-back = Fehler zurücknehmen
about-take-back = Gegen den Computer: Ein Zug oder eine Doppler-Entscheidung, die zu viel kostet, wird mit Begründung zurückgenommen, und du versuchst es noch einmal. Eine solche Partie zählt nicht für deine Statistik.
about-take-back-first = In deinen ersten Partien werden grobe Patzer zurückgenommen, solange du nichts anderes wählst.
take-back-name =
    { $limit ->
        [off] Aus
        [big] Nur grobe Patzer
        [blunders] Nur Patzer
        [clear] Klare Fehler
        [mistakes] Alle Fehler
       *[everything] Alles
    }
set-take-backs = Rücknahmen pro Partie
about-take-backs = Drei sind eine Vorgabe für dich, zum Beispiel gegen den Experten.
take-backs-name =
    { $number ->
        [unlimited] Unbegrenzt
       *[three] Drei
    }
take-backs-left =
    { $count ->
        [one] Noch 1 Rücknahme
       *[other] Noch { $count } Rücknahmen
    }
tried-before = Schon versucht: { $plays }
again-first-time = Erster Versuch
set-running-pr = Mein PR während der Partie zeigen
about-running-pr = Gegen den Computer: deine Fehlerrate bisher, nach einer schnellen Analyse.
set-depth = Tiefe von Analysen und Tipps
about-depth = Schnell: Sekunden für ein Match. Gründlich: genauer, etwa eine Minute. Champion: Rollouts für enge Entscheidungen, mehrere Minuten.
depth-name =
    { $depth ->
        [quick] Schnell
        [champion] Champion
       *[deep] Gründlich
    }
