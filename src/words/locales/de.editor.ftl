# Der Editor.

editor = Stellungseditor
editor-hand = Setzen oder entfernen
editor-tap = Wähle einen Punkt, um einen Stein zu setzen, oder zieh einen.
editor-keys = Auf der Tastatur: Pfeile, Eingabe setzt, Entf entfernt, eine Ziffer bestimmt die Anzahl.
editor-takes = Entfernen
editor-clear = Leeren
editor-start = Anfangsstellung
editor-mirror = Farben tauschen
editor-on-roll = Am Zug
editor-asked = Würfel und Doppler
editor-asked-roll = Vor dem Wurf
editor-asked-dice = Gewürfelt
editor-asked-double = Gedoppelt
editor-first-die = Erster Würfel
editor-second-die = Zweiter Würfel
editor-length = Partie oder Match
editor-points = Punkte: { $who }
editor-owner = Besitzer des Dopplers
editor-list = Steine auf jedem Punkt
editor-paste = ID oder Link einfügen
editor-paste-use = Aufbauen
editor-paste-done = Stellung aufgebaut
editor-paste-nothing = In diesem Text ist keine Stellung. Verstanden werden IDs von XG, GNU, OGID und Snowie und Links dieses Spiels.
editor-paste-no-crawford = Stellung aufgebaut, aber nicht als Crawford-Partie: Spielstand oder Doppler lassen sie nicht zu
editor-paste-match = Dieser Link enthält ein ganzes Match. Öffne ihn, um es zu studieren.
editor-study = Studieren
editor-study-position = Diese Stellung studieren
editor-possible = Zulässige Stellung
editor-remaining =
    { $who }: { $pips ->
        [one] 1 Pip
       *[other] { $pips } Pips
    }, etwa { $rolls ->
        [one] { $rolls } Wurf
       *[other] { $rolls } Würfe
    }
editor-checkers = { $variant } wird mit { $count } Steinen auf jeder Seite gespielt, nicht mit { $each }.
editor-count = Beide Seiten brauchen gleich viele Steine, 1 bis 15: jetzt { $first } und { $second }.
editor-shared = Auf Punkt { $point } stehen beide Seiten.
editor-both-off = Alle Steine sind abgetragen: Setz einige aufs Brett.
editor-both-closed-out = Beide Seiten stehen auf der Bar vor geschlossenen Heimfeldern: Niemand könnte je ziehen.
editor-game-over = Eine Seite hat alle Steine abgetragen: Die Partie ist vorbei.
editor-length-limit = Ein Match geht auf 1 bis { $most } Punkte.
editor-match-over = { $who } hat das Match schon gewonnen.
editor-money-score = Ein Geldspiel hat keinen Spielstand.
editor-not-crawford = Das ist nicht die Crawford-Partie: Genau einem Spieler muss ein einziger Punkt fehlen, in einem Match auf mehr als einen.
editor-crawford-missed = Einem Spieler fehlt ein Punkt: Die Crawford-Partie läuft oder ist vorbei.
editor-money-option = Jacoby und Beaver gibt es nur im Geldspiel.
editor-cube-value = Der Doppler zeigt 1, 2, 4, 8 und so weiter.
editor-cube-crawford = In der Crawford-Partie wird nicht gedoppelt.
editor-owned-unturned = Ein Doppler auf 1 gehört niemandem.
editor-centred-above = Im Match gehört ein Doppler über 1 einem Spieler.
editor-die = Ein Würfel zeigt 1 bis 6.
editor-offer = Zu diesem Wert kann nicht gedoppelt werden.
editor-not-their-cube = Wer am Zug ist, kann nicht doppeln: Der Doppler gehört dem Gegner.
editor-dead-cube = Wer am Zug ist, kann nicht doppeln: Mehr Punkte nützen nichts mehr.
