play-on = Von hier weiterspielen
try-again-here = Mit denselben Würfen noch einmal versuchen
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
hint-best = Am besten: { $play }
hint-trials = Rollout: { $trials } Durchläufe
hint-play = So ziehen
hint-costs = kostet { $loss } Punkte
hint-compare = Vergleichen
at-ply = { $number } mit { $plies }-ply
tutor-loses =
    { $what ->
        [play] Dieser Zug
        [double] Dieses Doppel
        [roll] Nicht zu doppeln
        [take] Diese Annahme
        [drop] Diese Ablehnung
       *[beaver] Dieser Beaver
    } ist ein { $size ->
        [blunder] Patzer
       *[error] Fehler
    }: Das kostet etwa { $loss } Punkte
tutor-think =
    { $what ->
        [play] Zurücknehmen
       *[other] Überdenken
    }
tutor-anyway =
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
        [0] Weiterspielen ist besser, im Schnitt um weniger als einen halben Punkt
       *[other] Weiterspielen ist besser, im Schnitt um etwa { points-won }
    }
resign-loses-match = Jetzt aufzugeben kostet dich { $percent } % Chance auf den Matchsieg
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
why-double = { $name } gewinnt { $win } % ({ $gammon } % Gammons). Nicht doppeln { $none }; doppeln, annehmen { $take }; doppeln, ablehnen { $drop }
why-resigns = Du gewinnst { $win } % ({ $gammon } % Gammons).
why-show = Zahlen
why-take = Annehmen: Du gewinnst { $win } %, und { $needed } % genügen.
why-drop = Ablehnen: Du gewinnst { $win } %, brauchst aber { $needed } %.
why-accept = Annehmen: Weiterspielen bringt dir nicht mehr.
why-decline = Ablehnen und weiterspielen: In { $percent } % der Partien gewinnst du ein Gammon.
why-enough =
    { $needs ->
        [more] Bei diesem Stand braucht man zum Annehmen mehr als die üblichen 25 %.
        [less] Bei diesem Stand braucht man zum Annehmen weniger als die üblichen 25 %.
        [cube] Bei doppeltem Einsatz eine von vier Partien zu gewinnen kostet so viel, wie alle vier abzulehnen; mit dem Doppler auf deiner Seite genügt noch weniger.
       *[usual] Bei doppeltem Einsatz eine von vier Partien zu gewinnen kostet so viel, wie alle vier abzulehnen.
    }
why-gammons = In { $percent } % der Partien verlierst du ein Gammon, und das zählt doppelt.
help-marks = Mit Hilfe zählt diese Partie nicht für deine Statistik.
help-counts = Du hattest Hilfe: Diese Partie zählt nicht für deine Statistik.
no-choice = Hier gibt es nichts zu entscheiden.
chances-show = Meine Chancen zeigen
chances-win = Sieg
assisted-mark = mit Hilfe
group-coach = Tipps und Tutor
set-hints = Tipps auf Wunsch
about-hints = Gegen den Computer: erst, wo du hinschauen solltest, dann die besten Möglichkeiten. Partien mit Tipps zählen nicht für deine Statistik.
set-tutor-plays = Tutor: vor schlechten Zügen warnen
about-tutor = Gegen den Computer. Partien mit Warnungen zählen nicht für deine Statistik.
set-tutor-cube = Tutor: vor schlechten Doppler-Entscheidungen warnen
again-first-time = Beim ersten Mal
set-running-pr = Mein laufendes PR zeigen
about-running-pr = Gegen den Computer: deine Fehlerrate bisher, nach einer schnellen Analyse.
set-depth = Tiefe von Analysen und Tipps
about-depth = Schnell: Sekunden für ein Match. Gründlich: genauer, etwa eine Minute. Champion: Rollouts für enge Entscheidungen, mehrere Minuten.
depth-name =
    { $depth ->
        [quick] Schnell
        [champion] Champion
       *[deep] Gründlich
    }
