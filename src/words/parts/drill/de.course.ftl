course-about = Von der ersten Partie zum guten Vereinsspieler, in kleinen Schritten. Die Reihenfolge bestimmst du.
course-begin = Mit Schritt { $number } anfangen
course-go-on = Mit Schritt { $number } weitermachen
course-step = Schritt { $number }
course-progress = { $done } von { $all } Schritten fertig
course-finished = fertig
course-part = Teil { $number } von { $all }
course-verdict =
    { $how ->
        [right] Gut gemacht
       *[wrong] Noch nicht
    }
course-play = Eine kleine Partie spielen
course-won = Geschafft!
course-lost = Diesmal nicht
course-lost-about = Spiel noch einmal oder mach weiter. Du kannst jederzeit zurückkommen.
course-again = Noch einmal spielen
course-next = Nächster Schritt
course-map = Alle Schritte
course-no-move = Du kannst diesmal nicht ziehen.
course-replied = Der Gegner hat { $roll } gewürfelt und { $play } gespielt.
course-answer = Deine Antwort
course-english = Diese Texte gibt es bisher nur auf Englisch.
course-missing = Der Kurs konnte nicht geladen werden.
