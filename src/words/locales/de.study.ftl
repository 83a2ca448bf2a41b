# The study room.

study = Analyse
study-this-game = Diese Partie ansehen
study-position = Position
study-game = { $what }, Partie { $number } von { $count }
study-to-roll = { $who }: am Wurf
study-to-play = { $who }: spielt { $dice }
study-to-answer = { $who }: annehmen oder ablehnen, Würfel auf { $value }
study-resigned = { $who }: Aufgabe annehmen oder ablehnen ({ entry-resign })
study-no-games = Dieses Match enthält keine Partien.
study-duplicate = Keine Analyse, solange ein Duplikat läuft. Nach der letzten Partie kannst du es ansehen.
study-friend = Keine Analyse einer laufenden Partie mit einem Freund. Nach ihrem Ende kannst du sie ansehen.
study-give-up = Duplikat abbrechen
study-ask-give-up = Dieses Duplikat abbrechen? Es bleibt unvollendet: Du hast kein Ergebnis zum Vergleichen, und seine Würfel gelten als bekannt. Danach kannst du es ansehen.
study-unfinished = Hier endet die Aufzeichnung
study-declines = Lehnt die Aufgabe ab
study-forbidden = { $play } (kein erlaubter Zug)
study-unknown-play = nicht aufgezeichnet
study-first = Erste Position
study-previous = Vorige Position
study-next = Nächste Position
study-last = Letzte Position
study-steps = Durch die Partie gehen
study-moment = { $number } von { $count }
study-choose-game = Partie
study-nth-game = Partie { $number }: { $first }–{ $second }
study-comment = Kommentar
link-none = Dieser Link enthält weder Partie noch Position.
link-cut = Das Ende dieses Links fehlt. Bitte um den ganzen Link: Messenger schneiden lange Links ab.
link-damaged = Dieser Link wurde unterwegs verändert und ist nicht lesbar. Bitte noch einmal um ihn.
link-newer = Dieser Link stammt von einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen.
study-won =
    { $who } gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
