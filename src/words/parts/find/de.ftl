# Search of decisions in all games.

find-reading = Partien werden gelesen: { $done } von { $all }
find-fact = Entscheidungen: { $count }
find-full = Nur die neuesten { $count } Entscheidungen lassen sich auf einmal durchsuchen.
find-matching = Gefunden: { $count }
find-loses = kostet { $loss }
find-none-about = Entferne eine Bedingung oder lass mehr Punkte offen.
find-empty-about = Hier lässt sich jede Entscheidung deiner Partien finden.
find-more = Mehr zeigen
find-order-by =
    { $order ->
        [costliest] Größter Verlust
        [nearest] Ähnlichste
       *[newest] Neueste
    }
find-remove = Entfernen: { $condition }
find-reset = Alles löschen
find-conditions = Bedingungen
find-board = Stellung
find-board-about = Unten steht, wer entscheidet. Auf einem freien Punkt darf alles stehen.
find-mark-empty = Hier keine
find-kept-empty = muss leer sein
find-match-of =
    { $how ->
        [exact] Genau diese
       *[least] Mindestens diese
    }
find-either = Für beide Spieler
find-like = Ähnliche Stellungen
find-like-about = Höchstens eine aus jeder deiner anderen Partien.
find-like-end = Muster aufstellen
find-any = Beliebig
find-kind-of =
    { $kind ->
        [checker] Steinzüge
        [cube] Doppler-Entscheidungen
        [double] Doppeln oder würfeln
       *[answer] Annehmen oder ablehnen
    }
find-dice = Würfel
find-loss = Größe des Fehlers
find-loss-of =
    { $loss ->
        [error] Fehler: ab { $least }
        [blunder] Patzer: ab { $least }
       *[large] Ab { $least }
    }
find-error = Art des Fehlers
find-by = Wessen Entscheidung
find-by-of =
    { $by ->
        [reader] Meine
       *[opponent] Meines Gegners
    }
find-score = Spielstand
find-score-of =
    { $score ->
        [money] Geldspiel
        [match] Beliebiger Matchstand
        [dmp] Double Match Point (1-1)
        [crawford] Crawford-Partie
        [post] Nach der Crawford-Partie
       *[away] Fehlende Punkte
    }
find-away =
    { $whose ->
        [decider] Wer entscheidet, braucht
       *[other] Der andere braucht
    }
find-cube-of =
    { $cube ->
        [centre] In der Mitte
        [decider] Bei dem, der entscheidet
        [other] Beim anderen
       *[none] Ohne Doppler
    }
find-cube-value = Wert des Dopplers
find-structure = Struktur
find-structure-of =
    { $structure ->
        [prime-4] Prime aus vier Punkten
        [prime-5] Prime aus fünf Punkten
        [prime-6] Volle Prime
        [board-5] Heimfeld mit fünf Punkten
        [closed] Geschlossenes Heimfeld
        [anchor] Anker
        [ace-point] Ace-Point-Game
        [back-game] Backgame
        [holding-game] Holding Game
        [blitz] Blitz
        [bar] Stein auf der Bar
        [bar-2] Zwei Steine auf der Bar
       *[bear-off] Abtragen
    }
find-whose = Wessen Struktur
find-whose-of =
    { $whose ->
        [decider] Wer entscheidet
        [other] Der andere
       *[either] Einer von beiden
    }
find-result =
    { $kind ->
        [checker] Steinzug
        [double] Doppeln oder würfeln
       *[answer] Annehmen oder ablehnen
    }
