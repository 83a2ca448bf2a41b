course-about = Von der ersten Partie zum guten Vereinsspieler, in kleinen Schritten. Die Reihenfolge bestimmst du.
course-begin = Mit Schritt { $number } anfangen
course-go-on = Mit Schritt { $number } weitermachen
course-step = Schritt { $number }
course-progress = { $done } von { $all } Schritten fertig
course-finished = fertig
course-unplayed = Partie offen
course-part = Teil { $number } von { $all }
course-verdict =
    { $how ->
        [right] Gut gemacht
       *[wrong] Noch nicht
    }
course-missed =
    { $aim ->
        [hit] { $number ->
            [1] Du hast nicht geschlagen.
           *[other] Du hast nicht { $number } Steine geschlagen.
        }
        [hold] Auf Punkt { $number } stehen keine zwei Steine von dir.
        [point] Du hast keine zwei Steine auf einem neuen Punkt zusammengebracht.
        [home-point] Du hast keinen neuen Punkt in deinem Heimfeld gemacht.
        [anchor] Du hast keine zwei Steine auf einem neuen Punkt im Heimfeld des Gegners zusammengebracht.
        [half] Auf Punkt { $number } steht nur ein Stein: Für einen Punkt brauchst du zwei.
        [elsewhere] Du hast Punkt { $number } gemacht, gefragt ist aber ein anderer.
        [row] Du hast keine { $number } Punkte in einer Reihe.
        [safe] { $count ->
            [1] Du hast einen Stein auf Punkt { $number } allein gelassen.
           *[other] Du hast { $count } Steine allein gelassen, einen davon auf Punkt { $number }.
        }
        [one-checker] Du hast mehr als einen Stein gezogen.
        [past] Der Gegner kann dich auf dem Heimweg noch schlagen.
        [off] { $number ->
            [1] Du hast keinen Stein abgetragen.
           *[other] Du hast nicht { $number } Steine abgetragen.
        }
       *[arrows] Du hast nicht gespielt, wie die Pfeile es zeigen.
    }
course-achieved =
    { $aim ->
        [hit] Der Schlag stimmt.
        [hold] Punkt { $number } stimmt.
        [safe] Kein Stein steht allein.
       *[other] Das stimmt schon.
    }
course-clue =
    { $aim ->
        [hit] Sieh dir jeden einzelnen Stein deines Gegners an: Welcher von deinen kann genau dort landen?
        [hold] Welche deiner Steine können Punkt { $number } erreichen?
        [point] Welche zwei Steine können denselben Punkt erreichen?
        [home-point] Welche zwei Steine können denselben Punkt von 1 bis 6 erreichen?
        [anchor] Welche zwei Steine können sich auf einem Punkt von 19 bis 24 treffen?
        [row] Sieh dir die Lücke in deiner Reihe an: Welche Steine können sie füllen?
        [safe] Such einen Stein, der mit einer Zahl oder mit beiden zu einem anderen ziehen kann, und lass keinen allein zurück.
        [safe-double] Du hast vier Schritte mit derselben Zahl: Zieh paarweise und lass keinen Stein allein zurück.
        [one-checker] Zieh die erste Zahl und dann mit der zweiten denselben Stein weiter.
        [past] Such den hintersten Stein deines Gegners: An ihm müssen alle deine Steine vorbei.
       *[off] Ein Würfel trägt einen Stein von dem Punkt mit seiner Zahl ab oder, wenn keiner weiter hinten steht, von deinem höchsten Punkt.
    }
course-look-again = Es geht noch besser. Lies die Aufgabe noch einmal und such einen anderen Zug.
course-play = Eine kleine Partie spielen
course-won = Geschafft!
course-lost = Diesmal nicht
course-lost-about = Spiel noch einmal oder mach weiter. Du kannst jederzeit zurückkommen.
course-again = Noch einmal spielen
course-next = Weiter: { $title }
course-map = Alle Schritte
course-replied = Dein Gegner hat { $roll } gewürfelt und { $play } gespielt.
course-parts-done = { $done } von { $all } Teilen
course-skip = Ohne Partie weiter
course-blocked = Du hast { $roll } gewürfelt. Jeder Punkt, auf dem du landen könntest, ist versperrt. Du setzt aus.
course-no-entry = Du hast { $roll } gewürfelt. Dein Stein auf der Bar kommt nicht herein. Du setzt aus.
course-shut = Alle sechs Punkte sind geschlossen: Dein Stein auf der Bar kommt nicht herein, und du setzt aus.
course-rolled = Dein Gegner hat { $roll } gewürfelt.
course-cannot-move = Dein Gegner hat { $roll } gewürfelt und kann nicht ziehen.
course-closed-out = Dein Gegner kommt nicht von der Bar herein: Alle sechs Punkte sind geschlossen.
course-hits =
    { $count ->
        [1] Damit schlägt er einen deiner Steine.
       *[other] Damit schlägt er { $count } deiner Steine.
    }
course-answer = Deine Antwort
course-english = Diese Texte gibt es bisher nur auf Englisch.
course-missing = Der Kurs konnte nicht geladen werden.
course-turn = Zug { $number } von { $all }
course-play-it = Mach es jetzt selbst
