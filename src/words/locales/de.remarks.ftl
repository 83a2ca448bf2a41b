# Was an einer gelesenen Datei ungewöhnlich ist und was ein Format nicht fassen kann.

loss =
    { $what ->
        [comments] Kommentare zu Partien und Zügen
        [analysis] Analyse
        [tags] Angaben anderer Programme
        [out-of-time] dass die Zeit abgelaufen ist
        [declined-resignation] dass ein Aufgeben abgelehnt wurde
        [unknown-play] dass ein Zug nicht aufgezeichnet ist
       *[set-up] von Hand aufgestellte Stellungen
    }
share-lost = Fehlt in { $file }: { $what }
remark-line = Zeile { $number }: { $what }
remark-byte = Byte { $number }: { $what }
remark =
    { $what ->
        [broken-characters] Unlesbare Zeichen wurden ersetzt
        [out-of-turn] Nicht an der Reihe; bleibt stehen
        [unanswered] Gewürfelt, bevor auf das Doppel geantwortet war: gilt als angenommen
        [double-on-double] Ein Doppel, während schon eines angeboten war; bleibt stehen
        [not-the-owner] Ein Doppel, obwohl der Doppler dem Gegner gehört; bleibt stehen
        [before-first-roll] Ein Doppel vor dem ersten Wurf; bleibt stehen
        [no-cube] Ein Doppel in einer Partie ohne Doppler; bleibt stehen
        [no-double] Eine Antwort ohne Doppel; bleibt stehen
        [own-double] Eine Antwort auf das eigene Doppel; bleibt stehen
        [dropped-crawford] Keine Crawford-Partie hat diesen Spielstand und Doppler; als Stellung einer anderen Partie gelesen
        [stated-position] Die Züge führen zu einer anderen Stellung als in der Datei; die der Datei gilt
        [winner] Nach der Stellung hat der andere Spieler gewonnen
        [unfinished] Die Partie hat kein Ergebnis
        [result-from-score] Das Ergebnis folgt aus dem nächsten Spielstand
        [no-score-line] Keine Zeile mit Spielern und Spielstand: Der Spielstand wurde gezählt
        [crawford-from-score] Nach dem Spielstand ist dies die Crawford-Partie, falls es noch keine gab
        [no-crawford] Gedoppelt, wo die Crawford-Partie sein müsste
        [no-moves] Beschädigt oder abgeschnitten: Es fehlen die Züge
        [stream] Beschädigt oder abgeschnitten: gepackte Daten
        [last-record] Beschädigt oder abgeschnitten: der letzte Eintrag
        [last-game] Beschädigt oder abgeschnitten: Die letzte Partie hat kein Ende
       *[bad-entry] Fehlt oder ist beschädigt; weggelassen
    }
remark-text =
    { $what ->
        [encoding] Text gelesen als { $text }
        [ambiguous] Das kann mehrere Züge bedeuten: { $text }
        [not-a-play] Kein Zug; die Stellung bleibt: { $text }
        [bad-dice] Keine Würfel; weggelassen: { $text }
        [after-the-end] Nach dem Ende der Partie; weggelassen: { $text }
       *[not-understood] Nicht verstanden; weggelassen: { $text }
    }
remark-forbidden = Regelwidriger Zug mit { $dice }, bleibt wie geschrieben: { $text }
remark-roll =
    { $what ->
        [forced] Kein Zug für { $dice } notiert; der einzige erlaubte wurde gemacht
        [hidden] Der Zug mit { $dice } steht nicht in der Datei
       *[missing] Kein Zug mit { $dice }, obwohl einer möglich ist
    }
remark-other =
    { $what ->
        [cube] Der Doppler steht auf { $found }; nach den Doppeln wäre er auf { $expected }
        [points] Punkte: { $found } in der Datei, nach Stellung und Doppler { $expected }
       *[impossible] Punkte: { $found } sind in keiner Partie möglich; gezählt als { $expected }
    }
remark-score = Der Spielstand ist { $found }; nach den Partien davor wäre er { $expected }
remark-number =
    { $what ->
        [begins] Die Datei beginnt mit Partie { $number }
        [missing] Vor Partie { $number } fehlt eine
        [long] Match auf { $number }: Partien, in denen jemandem mehr als 25 Punkte fehlen, werden nicht analysiert
       *[more] Matches in der Datei: { $number }
    }
