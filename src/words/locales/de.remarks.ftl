# Was an einer gelesenen Datei ungewöhnlich ist und was ein Format nicht fassen kann.

loss =
    { $what ->
        [comments] die Kommentare zu Partien und Zügen
        [analysis] die Analyse
        [tags] die Angaben anderer Programme
        [out-of-time] der Hinweis auf abgelaufene Zeit
        [declined-resignation] abgelehntes Aufgeben
        [unknown-play] der Hinweis auf nicht notierte Züge
       *[set-up] von Hand aufgebaute Stellungen
    }
share-lost = Nicht in { $file } enthalten: { $what }
remark-line = Zeile { $number }: { $what }
remark-byte = Byte { $number }: { $what }
remark =
    { $what ->
        [broken-characters] Unlesbare Zeichen wurden ersetzt
        [out-of-turn] Außer der Reihe; trotzdem übernommen
        [unanswered] Gewürfelt ohne Antwort auf das Doppel: als Annahme gewertet
        [double-on-double] Ein Doppel, obwohl schon eines angeboten war; trotzdem übernommen
        [not-the-owner] Ein Doppel, obwohl der Doppler dem Gegner gehört; trotzdem übernommen
        [before-first-roll] Ein Doppel vor dem ersten Wurf; trotzdem übernommen
        [no-cube] Ein Doppel in einer Partie ohne Doppler; trotzdem übernommen
        [no-double] Eine Antwort ohne Doppel; trotzdem übernommen
        [own-double] Eine Antwort auf das eigene Doppel; trotzdem übernommen
        [dropped-crawford] Mit diesem Spielstand und Doppler gibt es keine Crawford-Partie; als andere Partie gelesen
        [stated-position] Die Züge führen nicht zur Stellung in der Datei; es gilt die aus der Datei
        [winner] Nach der Stellung hat der andere Spieler gewonnen
        [unfinished] Die Partie hat kein Ergebnis
        [result-from-score] Das Ergebnis ergibt sich aus dem nächsten Spielstand
        [no-score-line] Keine Zeile mit Spielern und Spielstand: Der Spielstand wurde errechnet
        [crawford-from-score] Nach dem Spielstand ist dies die Crawford-Partie, falls es noch keine gab
        [no-crawford] Gedoppelt in der Partie, die die Crawford-Partie sein müsste
        [no-moves] Beschädigt oder abgeschnitten: keine Züge
        [stream] Beschädigt oder abgeschnitten: komprimierte Daten
        [last-record] Beschädigt oder abgeschnitten: der letzte Eintrag
        [last-game] Beschädigt oder abgeschnitten: das Ende der letzten Partie
       *[bad-entry] Fehlt oder ist beschädigt; weggelassen
    }
remark-text =
    { $what ->
        [encoding] Text gelesen als { $text }
        [ambiguous] Das kann mehrere Züge bedeuten: { $text }
        [not-a-play] Kein Zug; die Stellung bleibt gleich: { $text }
        [bad-dice] Keine Würfel; weggelassen: { $text }
        [after-the-end] Nach dem Ende der Partie; weggelassen: { $text }
       *[not-understood] Nicht verstanden; weggelassen: { $text }
    }
remark-forbidden = Regelwidriger Zug mit { $dice }, unverändert übernommen: { $text }
remark-roll =
    { $what ->
        [forced] Kein Zug für { $dice } notiert; der einzig mögliche wurde ergänzt
        [hidden] Der Zug mit { $dice } steht nicht in der Datei
       *[missing] Kein Zug für { $dice } notiert, obwohl einer möglich ist
    }
remark-other =
    { $what ->
        [cube] Der Doppler steht auf { $found }; nach den Doppeln wäre er auf { $expected }
        [points] Punkte: { $found } in der Datei, nach Stellung und Doppler { $expected }
       *[impossible] Punkte: { $found } sind in keiner Partie möglich; gewertet als { $expected }
    }
remark-score = Spielstand { $found }; nach den Partien davor müsste es { $expected } stehen
remark-number =
    { $what ->
        [begins] Die Datei beginnt mit Partie { $number }
        [missing] Vor Partie { $number } fehlt eine
        [long] { $number }-Punkte-Match: Partien, in denen einem Spieler mehr als 25 Punkte fehlen, werden nicht analysiert
       *[more] Matches in der Datei: { $number }
    }
