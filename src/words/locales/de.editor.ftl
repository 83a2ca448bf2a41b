# Der Editor.

editor = Stellungseditor
editor-hand = Setzen oder entfernen
editor-tap = Wähle einen Punkt, um einen Stein zu setzen, oder zieh einen Stein dorthin.
editor-keys = Mit der Tastatur: Pfeiltasten zum Bewegen, Eingabe zum Setzen, Entf zum Entfernen, Ziffern für die Anzahl.
editor-takes = Entfernen
editor-clear = Leeren
editor-start = Anfangsstellung
editor-mirror = Farben tauschen
editor-on-roll = Am Zug
editor-asked = Würfel und Doppler
editor-asked-roll = Vor dem Wurf
editor-asked-dice = Gewürfelt
editor-asked-double = Doppel angeboten
editor-first-die = Erster Würfel
editor-second-die = Zweiter Würfel
editor-length = Partie oder Match
editor-points = Punkte: { $who }
editor-owner = Besitzer des Dopplers
editor-list = Steine pro Punkt
editor-paste = ID oder Link einfügen
editor-paste-use = Aufbauen
editor-paste-done = Stellung aufgebaut
editor-paste-nothing = In diesem Text ist keine Stellung. Füge eine XGID, eine OGID, eine ID von GNU Backgammon oder Snowie oder einen Link aus diesem Spiel ein.
editor-paste-no-crawford = Stellung aufgebaut, aber nicht als Crawford-Partie: Spielstand oder Doppler lassen sie nicht zu
editor-paste-match = Dieser Link enthält ein ganzes Match. Öffne ihn, um es zu studieren.
editor-study = Studieren
editor-study-position = Diese Stellung studieren
editor-possible = Gültige Stellung
editor-remaining =
    { $who }: { $pips ->
        [one] 1 Pip
       *[other] { $pips } Pips
    }, etwa { $rolls ->
        [one] { $rolls } Wurf
       *[other] { $rolls } Würfe
    }
editor-checkers = Bei { $variant } hat jede Seite { $count } Steine, nicht { $each }.
editor-count = Beide Seiten brauchen gleich viele Steine, 1 bis 15. Jetzt sind es { $first } und { $second }.
editor-shared = Auf Punkt { $point } stehen Steine beider Seiten.
editor-both-off = Alle Steine sind abgetragen: Setz einige aufs Brett.
editor-both-closed-out = Beide Seiten stehen auf der Bar vor einem geschlossenen Heimfeld: Niemand könnte je wieder ziehen.
editor-game-over = Eine Seite hat alle Steine abgetragen: Die Partie ist vorbei.
editor-length-limit = Ein Match geht über 1 bis { $most } Punkte.
editor-match-over = { $who } hat das Match schon gewonnen.
editor-money-score = Ein Geldspiel hat keinen Spielstand.
editor-not-crawford = Das kann nicht die Crawford-Partie sein: Genau einem Spieler muss noch ein Punkt fehlen, und das Match muss über mehr als einen Punkt gehen.
editor-crawford-missed = Einem Spieler fehlt nur noch ein Punkt: Dies ist die Crawford-Partie oder eine danach.
editor-money-option = Jacoby und Beaver gibt es nur im Geldspiel.
editor-cube-value = Der Doppler zeigt 1, 2, 4, 8 und so weiter.
editor-cube-crawford = In der Crawford-Partie wird nicht gedoppelt.
editor-owned-unturned = Steht der Doppler auf 1, gehört er niemandem.
editor-centred-above = Steht der Doppler im Match über 1, muss er einem Spieler gehören.
editor-die = Ein Würfel zeigt 1 bis 6.
editor-offer = Auf diesen Wert kann nicht gedoppelt werden.
editor-not-their-cube = Wer am Zug ist, kann nicht doppeln: Der Doppler gehört dem Gegner.
editor-dead-cube = Wer am Zug ist, kann nicht doppeln: Der Doppler ist tot, mehr Punkte nützen nichts.
editor-find = In Partien suchen
