formula-keith = Keith-Count (Tom Keith), plus ein Siebtel: { $own } für dich, { $opponent } für den Gegner. Doppeln, wenn du höchstens 4 mehr hast als der Gegner; er nimmt an, wenn du mindestens 2 mehr hast.
formula-kleinman = Kleinman-Wert (Danny Kleinman): (Vorsprung in Pips + 4)² ÷ (alle Pips − 4) = { $lead }² ÷ { $sum } = { $metric }, also { $chance } % Gewinnchance. Doppeln über { $double }; der Gegner nimmt bis { $take } an.
formula-trice =
    Regel 62 (Walter Trice): Bei deinen { $own } Pips nimmt der Gegner bis zu { $last } Pips Rückstand an ({ $rule ->
        [short] deine Pips − 5, durch 7, abgerundet
       *[long] ein Zehntel deiner Pips + 1, aufgerundet
    }). Doppeln ab { $double } Pips; der Gegner liegt { $behind } zurück.
drill-own-about =
    { $due ->
        [0] Heute nichts zu üben
       *[other] Heute { $due } zu üben
    }
drill-own-all = { $all } insgesamt
drill-own-come = Sie kommen wieder, kurz bevor du sie vergessen würdest.
drill-tomorrow = Bis morgen: noch { $count }
drill-percent = { $number } %
drill-start = Anfangen
drill-kind-about =
    { $kind ->
        [shots] Wie viele Würfe schlagen?
        [entering] Wie viele Würfe bringen dich von der Bar?
        [effective] Pips samt Verschnitt beim Abtragen
        [equity] Chancen aufs Match, auswendig
        [neil] Jeden Spielstand abschätzen
        [pips] Ein Rennen auf einen Blick zählen
        [opening] Der beste Zug für jeden ersten Wurf
        [reply] Die beste Antwort auf den ersten Zug des Gegners
        [third] Der beste Zug nach Eröffnung und Antwort
        [take-point] Ab wann annehmen, je nach Spielstand
        [gammon-value] Was ein Gammon je nach Spielstand wert ist
        [bear-off] Abtragen, ohne Pips zu verschenken
        [bear-off-cube] Doppeln, wenn nur noch wenige Steine da sind?
       *[race-cube] Vier Formeln, eine Antwort
    }
drill-theme-about =
    { $theme ->
        [blitz] Angreifen, bevor ein Anker steht
        [prime] Eine Mauer bauen und halten
        [anchor] Im gegnerischen Heimfeld einen Punkt halten
        [back-game] Mit zwei Ankern warten
        [holding-game] Einen Punkt halten und auf einen Schuss warten
       *[race] Kein Kontakt mehr: Wer liegt vorn?
    }
drill-openings-about = Alle fünfzehn Würfe, die Antworten und die dritten Würfe, mit Namen und Zahlen
drill-sheets-about = Lektionen und Quizze für andere, jeweils als ein Link
drill-best-run = Rekord: { $count } in Folge
drill-ask-play-about = Fast so gute Züge zählen auch.
drill-ask-take-about = Ohne Gammons und Redoppel; auf 2 % genau genügt.
drill-ask-gammon-about = Im Geldspiel sind es 0,5; auf 0,05 genau genügt.
drill-head-answer = Antwort
drill-head-cost = Verlust
drill-mark-yours = deine Wahl
drill-mark-game = in der Partie
drill-history = Diese Stellung
drill-today = heute
drill-back =
    { $days ->
        [0] Kommt in 10 Minuten wieder
        [one] Kommt morgen wieder
       *[other] Kommt in { $days } Tagen wieder
    }
drill-session = Diese Runde
drill-seen =
    { $found ->
        [yes] { $count ->
            [one] Schon einmal gesehen und gelöst.
           *[other] Schon { $count } Mal gesehen, zuletzt gelöst.
        }
       *[no] { $count ->
            [one] Schon einmal gesehen und nicht gelöst.
           *[other] Schon { $count } Mal gesehen, zuletzt nicht gelöst.
        }
    }
drill-score-double = Der Gegner doppelt von { $from } auf { $to }.
drill-score-cube = Der Doppler steht auf { $value }.
drill-score =
    { $own ->
        [one] Dir fehlt 1 Punkt
       *[other] Dir fehlen { $own } Punkte
    }, dem Gegner { $opponent }.
drill-from = Aus deinem Match vom { $date }.
drill-tables-about = Matchchancen, Take-Points, Gammonwerte
drill-how =
    { $way ->
        [number] Tipp deine Antwort ein und drück auf „Prüfen“. Dann siehst du die genaue Antwort.
        [choice] Wähle unten eine Antwort. Dann siehst du die richtige.
       *[play] Mach deinen Zug auf dem Brett und drück auf „Prüfen“. Dann siehst du, welcher der beste ist, und warum.
    }
drill-record =
    { $what ->
        [best] Längste Serie
        [all] Bisher
        [time] Zeit pro Antwort
       *[due] Zu wiederholen
    }
drill-untried = noch nicht versucht
drill-lost-parts = { $answer } kostet { $loss }: { $double } durch das Doppeln, { $reply } durch die Antwort.
