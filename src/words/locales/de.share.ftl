# Das Teilen.

share = Teilen
share-what = Was möchtest du teilen?
share-position = Diese Stellung
share-game = Diese Partie
share-match = Das Match
share-link = Link
share-copy-link = Link kopieren
share-send = Senden …
share-about =
    Der Link enthält alles, hochgeladen wird nichts. Wer ihn öffnet, sieht { $what ->
        [position] diese Stellung
        [game] diese Partie
       *[match] dieses Match
    }.
share-seen = Das sehen andere als Erstes.
share-too-long = Dieses Match ist zu lang für einen Link. Teil es stattdessen als Datei.
share-long =
    Dieser Link ist lang ({ $length } Zeichen): Er passt in keinen QR-Code, und manche Messenger schneiden ihn ab. { $review ->
        [yes] Sicherer ist eine Datei, allerdings ohne die Analyse.
       *[no] Sicherer ist eine Datei.
    }
share-names = Namen der Spieler im Link mitschicken
share-notes = Notizen und Zeichnungen mitschicken
share-review = Analyse mitschicken
share-qr = QR-Code des Links
share-copy = Kopieren
share-copied = Kopiert
share-copied-what = { $what } kopiert
share-not-copied = Dein Browser erlaubt hier kein Kopieren. Markiere den Text und kopiere ihn selbst.
share-text = Text für ein Forum
share-copy-text = Text
share-png = Bild
share-svg = SVG-Grafik
share-file = Datei ({ $extension })
share-saved = { $file } gespeichert
share-not-drawn = Dein Browser konnte das Bild nicht erstellen.
