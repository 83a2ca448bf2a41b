# Das Teilen.

share = Teilen
share-what = Was geteilt wird
share-position = Diese Stellung
share-game = Diese Partie
share-match = Das Match
share-link = Link
share-copy-link = Link kopieren
share-send = Senden …
share-about =
    Der Link enthält alles. Nichts wird hochgeladen; wer ihn öffnet, sieht { $what ->
        [position] diese Stellung
        [game] diese Partie
       *[match] dieses Match
    }.
share-seen = Das sehen andere zuerst.
share-too-long = Dieses Match ist zu lang für einen Link. Teil es als Datei.
share-names = Namen der Spieler in den Link aufnehmen
share-qr = QR-Code des Links
share-copy = Kopieren
share-copied = Kopiert
share-copied-what = { $what } kopiert
share-not-copied = Dein Browser erlaubt hier kein Kopieren. Markiere den Text und kopiere ihn selbst.
share-text = Text für ein Forum
share-copy-text = Text
share-png = Bild
share-svg = Zeichnung
share-file = Datei ({ $extension })
share-saved = { $file } gespeichert
share-not-drawn = Dein Browser konnte das Bild nicht zeichnen.
