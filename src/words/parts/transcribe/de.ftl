# Der Raum, in dem ein Match vom Tisch oder aus einem Video mitgeschrieben wird.

transcribe-opening = Eröffnungswurf: zuerst { $first }, dann { $second }
transcribe-to-roll = { $who } würfelt
transcribe-to-answer = { $who }: annehmen oder ablehnen?
transcribe-choose = { $who } hat { $dice } gewürfelt. Welcher Zug?
transcribe-move-freely = { $who } hat { $dice } gewürfelt. Zieh die Steine wie gesehen, dann drück auf „Fertig“.
transcribe-resigning =
    { $answer ->
        [refused] { $who } wollte aufgeben, das wurde abgelehnt. Was wurde angeboten?
       *[accepted] { $who } gibt auf. Was geht verloren?
    }
transcribe-match-over = Das Match ist zu Ende
transcribe-game-over = Die Partie ist zu Ende. Der nächste Wurf beginnt eine neue.
transcribe-tie = Zweimal dieselbe Zahl: Beide würfeln noch einmal.
transcribe-not-a-play = Das ist kein Zug. Schreib ihn so: 8/5 6/5.
transcribe-no-position = In diesem Text ist keine Stellung. Füge eine ID oder einen Link ein.
transcribe-no-roll = Gib zuerst die Würfel ein.
transcribe-action =
    { $action ->
        [double] doppelt
        [beaver] beavert
        [take] nimmt an
        [drop] lehnt ab
        [resign] will aufgeben
        [decline] lehnt das ab
        [position] Stellung aufgebaut
       *[cube] Doppler auf
    }
transcribe-result =
    { $points ->
        [one] gewinnt 1 Punkt
       *[other] gewinnt { $points } Punkte
    }
transcribe-here = nächste Aktion
transcribe-clock-comment = Uhr: { $times }
transcribe-dice = Würfel
transcribe-plays = Züge
transcribe-more = Weitere Züge
transcribe-unknown = Zug nicht gesehen
transcribe-free = Frei ziehen
transcribe-done = Fertig
transcribe-type = Zug eintippen
transcribe-other = Anderer Spieler
transcribe-refused = Abgelehnt
transcribe-time = Zeit abgelaufen
transcribe-next = Nächste Partie
transcribe-insert = Hier einfügen
transcribe-remove = Entfernen
transcribe-redo = Wiederholen
transcribe-to-end = Zum Ende
transcribe-score = Spielstand vor dieser Partie
transcribe-clock = Stand der Uhr
transcribe-position = Stellung: ID oder Link
transcribe-enter = Eintragen
transcribe-actions = Aktionen
transcribe-more-tools = Spielstand, Uhr, Stellung
transcribe-details = Spieler und Turnier
transcribe-event = Turnier
transcribe-round = Runde
transcribe-place = Ort
transcribe-date = Datum
transcribe-length = Punkte (0: Geldspiel)
transcribe-saved = Unter „Partien“ gespeichert
transcribe-unsaved = Nicht gespeichert. { $why } Exportiere das Match, um es zu behalten.
transcribe-other-tab = Ein anderer Tab hat dieses Match geändert. Deine Fassung ist jetzt als eigenes Match gespeichert.
transcribe-damaged = Das Match ist nicht lesbar und bleibt, wie es ist. Hier ist ein neues.
transcribe-new = Neues Match
transcribe-check = Zu prüfen: { $what }
transcribe-keys = Tasten: zwei Ziffern für die Würfel, dann die Nummer des Zugs. Eingabe: erster Zug, 0: weitere Züge, /: eintippen, ?: nicht gesehen, F: frei ziehen. D: doppeln, T: annehmen, P: ablehnen, B: beavern, R: aufgeben, O: anderer Spieler, N: nächste Partie, S: Spielstand, C: Uhr. U: rückgängig, Y: wiederholen, Pfeile: frühere Aktionen, I: einfügen, Entf: entfernen.
