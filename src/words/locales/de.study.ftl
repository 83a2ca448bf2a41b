# The study room.

study = Studieren
study-this-game = Diese Partie analysieren
study-position = Stellung
study-game = { $what }, Partie { $number } von { $count }
study-to-roll = { $who }: am Zug
study-to-play = { $who }: am Zug mit { $dice }
study-to-answer = { $who }: annehmen oder ablehnen, Doppler auf { $value }
study-resigned =
    { $who }: Aufgeben ({ $win ->
        [single] einfach
        [gammon] Gammon
        [backgammon] Backgammon
       *[quadruple] vierfach
    }) annehmen oder ablehnen
study-no-games = Dieses Match enthält keine Partien.
study-duplicate = Keine Analyse, solange ein Duplicate läuft. Sobald die letzte Partie vorbei ist, kannst du es studieren.
study-friend = Keine Analyse, solange eine Partie mit Freunden läuft. Sobald sie vorbei ist, kannst du sie studieren.
study-give-up = Duplicate abbrechen
study-ask-give-up = Dieses Duplicate abbrechen? Danach kannst du es studieren, aber es bleibt unvollendet: Du hast kein Ergebnis zum Vergleichen, und seine Würfel gelten als bekannt.
study-unfinished = Hier endet die Aufzeichnung
study-declines = Lehnt das Aufgeben ab
study-forbidden = { $play } (regelwidrig)
study-unknown-play = nicht aufgezeichnet
study-first = Erste Stellung
study-previous = Vorige Stellung
study-next = Nächste Stellung
study-last = Letzte Stellung
study-steps = Durch die Partie blättern
study-moment = Zug { $number } von { $count }
study-choose-game = Partie
study-nth-game = Partie { $number }: { $first }–{ $second }
link-none = Dieser Link enthält weder Partie noch Stellung.
link-cut = Das Ende dieses Links fehlt. Lass ihn dir noch einmal ganz schicken: Manche Messenger schneiden lange Links ab.
link-damaged = Dieser Link wurde unterwegs verändert und lässt sich nicht lesen. Lass ihn dir noch einmal schicken.
link-newer = Dieser Link stammt von einer neueren Version des Spiels. Lade die Seite neu, um zu aktualisieren.
link-again = Ganzer Link
link-open = Öffnen
link-missing = In diesem Text steht kein Link.
study-untouched = Deine eigenen Partien sind unverändert.
study-won =
    { $who ->
        [you] Du gewinnst
       *[named] { $who } gewinnt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
study-game-of = Partie { $number } von { $count }
study-more = Mehr
study-moves = Züge
study-practise = Üben
study-practise-now = Jetzt üben
study-practise-mine = Meine Fehler üben
study-practise-of = Fehler von { $name } üben
study-whose = Wessen Fehler?
study-mine = Meine
study-theirs = { $name }
study-both = Beide
which-one = Wer von beiden bist du?
which-about = Die Analyse spricht dich dann direkt an, und nur deine Fehler landen unter „Üben“.
which-neither = Keiner von beiden
study-biggest = Größte Fehler: { $number } von { $count }
study-to-biggest =
    { $whose ->
        [own] Dein größter Fehler
       *[other] Der größte Fehler
    }
study-others = Weitere Fehler
study-first-mistake = Erster Fehler
review-rate = PR
study-checking = wird noch geprüft
review-luck-word =
    { $luck ->
        [great] großes Glück
        [good] Glück
        [bad] Pech
        [awful] großes Pech
       *[even] weder Glück noch Pech
    }
summary = Überblick
study-back = Match
coach-rolls = Alle 21 Würfe
study-take-points = Take-Points
study-players = Spieler
study-rolled =
    { $who ->
        [you] Du hast { $dice } gewürfelt: { $play }
       *[named] { $who } hat { $dice } gewürfelt: { $play }
    }
study-clean-game =
    { $who ->
        [you] Kein Fehler in dieser Partie. Gut gespielt.
       *[named] { $who } hat in dieser Partie keinen Fehler gemacht.
    }
study-clean-match =
    { $who ->
        [you] Kein Fehler im ganzen Match. Gut gespielt.
       *[named] { $who } hat im ganzen Match keinen Fehler gemacht.
    }
study-cost-match = −{ $percent } % Chance auf den Matchsieg
study-cost-points = { $points } Punkte verloren
notes = Notizen
notes-noted =
    { $count ->
        [one] { $count } Zug mit Notiz
       *[other] { $count } Züge mit Notizen
    }
notes-number = Notiz { $number } von { $count }
notes-previous = Vorige Notiz
notes-next = Nächste Notiz
notes-comment = Kommentar zu dieser Entscheidung
notes-game = Kommentar zur Partie
notes-match = Kommentar zum Match
notes-match-file = Mit dem Match erhalten; deiner wird darunter geteilt
notes-flag = Markierung
notes-flag-name =
    { $flag ->
        [question] Frage
        [study] Ansehen
       *[done] Erledigt
    }
notes-draw = Aufs Brett zeichnen
notes-stroke = Linie
notes-solid = Durchgezogen
notes-dashed = Gestrichelt
notes-how = Für einen Pfeil tipp zwei Punkte an, für einen Ring zweimal denselben. Zeichne dasselbe noch einmal, um es zu löschen.
notes-clear = Zeichnung löschen
notes-drawing = Auf dem Brett gezeichnet: { $signs }
notes-elsewhere = Diese Notizen gehen verloren, wenn du gehst: Die Partie oder Stellung ist nicht unter „Partien“.
notes-full = Hier ist kein Platz für weitere Notizen.
study-similar = Ähnliche Stellungen
