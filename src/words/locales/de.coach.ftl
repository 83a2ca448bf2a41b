play-on = Von hier weiterspielen
try-again-here = Mit denselben Würfen noch einmal versuchen
back-to-review = Zurück zur Analyse
hint = Tipp
key-hint = Tipp anfordern
hint-wait = Denkt nach …
hint-failed = Kein Tipp: Die Engine antwortet nicht.
hint-look =
    { $part ->
        [cube] Achte auf den Doppler
        [back] Achte auf deine hinteren Steine
        [far] Achte auf deine Steine im gegnerischen Außenfeld
        [outer] Achte auf dein Außenfeld
       *[home] Achte auf dein Heimfeld
    }
hint-show = Möglichkeiten zeigen
hint-choices = Beste Möglichkeiten
at-ply = { $number } mit { $plies }-ply
tutor-loses =
    { $what ->
        [play] Dieser Zug kostet { $loss }
        [double] Dieses Doppel kostet { $loss }
        [roll] Nicht zu doppeln kostet { $loss }
        [take] Die Annahme kostet { $loss }
        [drop] Die Ablehnung kostet { $loss }
       *[beaver] Dieser Beaver kostet { $loss }
    }
tutor-think = Überdenken
tutor-show = Zeigen
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
        [0] Du würdest weniger als einen halben Punkt verschenken
       *[other] Du würdest etwa { points-won } verschenken
    }
resign-why =
    { $lost ->
        [single] Von hier aus gewinnst du noch { $percent } % der Partien
        [gammon] Von hier aus verlierst du { $percent } % der Partien mit Gammon
       *[backgammon] Von hier aus verlierst du { $percent } % der Partien mit Backgammon
    }
resign-play-on = Weiterspielen
why = Warum?
why-double = { $name } gewinnt { $win } % ({ $gammon } % Gammons). Nicht doppeln { $none }; doppeln, annehmen { $take }; doppeln, ablehnen { $drop }
why-resigns = Du gewinnst { $win } % ({ $gammon } % Gammons).
why-show = Zahlen zeigen
help-marks =
    { $play ->
        [match] Danach gilt das Match als „mit Hilfe“ und zählt in keiner Statistik.
       *[money] Danach gilt die Partie als „mit Hilfe“ und zählt in keiner Statistik.
    }
help-counts =
    { $play ->
        [match] Das Match gilt jetzt als „mit Hilfe“.
       *[money] Die Partie gilt jetzt als „mit Hilfe“.
    }
no-choice = Hier gibt es nichts zu entscheiden.
assisted-mark = mit Hilfe
group-coach = Hilfe beim Spielen
set-hints = Tipps auf Wunsch
about-hints = Gegen den Computer: erst, wo du hinschauen solltest, dann die besten Möglichkeiten. Die Partie gilt als „mit Hilfe“ und zählt in keiner Statistik.
set-tutor-plays = Vor schlechten Zügen warnen
about-tutor = Gegen den Computer, ab einem Verlust von 0,020. Der erste Versuch wird vermerkt, und die Partie gilt als „mit Hilfe“.
set-tutor-cube = Vor schlechten Doppler-Entscheidungen warnen
again-first-time = Beim ersten Mal
set-running-pr = Mein laufendes PR zeigen
about-running-pr = Gegen den Computer: was deine Entscheidungen bisher gekostet haben, mit 1-ply bewertet.
