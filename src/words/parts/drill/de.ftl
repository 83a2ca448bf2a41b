formula-keith = Keith-Count (Tom Keith), plus ein Siebtel: { $own } für dich, { $opponent } für den Gegner. Doppeln bei höchstens 4 mehr als der Gegner; er nimmt an, wenn es mindestens 2 mehr sind.
formula-kleinman = Kleinman-Wert (Danny Kleinman): (Vorsprung in Pips + 4)² ÷ (alle Pips − 4) = { $lead }² ÷ { $sum } = { $metric }, das sind { $chance } % Siegchance. Doppeln über { $double }; der Gegner nimmt bis { $take } an.
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
drill-percent = { $number } %
drill-start = Anfangen
drill-kind-about =
    { $kind ->
        [pips] Ein Rennen auf einen Blick zählen
        [opening] Der beste Zug zu jedem ersten Wurf
        [reply] Die beste Antwort auf den ersten Zug des Gegners
        [take-point] Ab wann annehmen, je nach Spielstand
        [gammon-value] Was ein Gammon je nach Spielstand wert ist
        [bear-off] Abtragen, ohne Pips zu verschenken
        [bear-off-cube] Doppeln mit den letzten Steinen?
       *[race-cube] Drei Formeln, eine Antwort
    }
drill-theme-about =
    { $theme ->
        [blitz] Angreifen, bevor ein Anker steht
        [prime] Eine Mauer bauen und halten
        [anchor] Einen Punkt im gegnerischen Heimfeld halten
        [back-game] Mit zwei Ankern warten
        [holding-game] Einen Punkt halten und auf einen Schuss warten
       *[race] Kein Kontakt mehr: Wer liegt vorn?
    }
drill-best-run = Rekord: { $count } in Folge
drill-ask-play-about = Fast gleich gute Züge zählen auch.
drill-ask-take-about = Ohne Gammons und Redoppel; auf 2 % genau reicht.
drill-ask-gammon-about = Im Geldspiel sind es 0,5; auf 0,05 genau reicht.
drill-head-answer = Antwort
drill-head-cost = Kostet
drill-mark-yours = deine
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
            [one] Schon einmal gesehen. Du hast es gefunden.
           *[other] Schon { $count } Mal gesehen. Zuletzt hast du es gefunden.
        }
       *[no] { $count ->
            [one] Schon einmal gesehen. Du hast es nicht gefunden.
           *[other] Schon { $count } Mal gesehen. Zuletzt hast du es nicht gefunden.
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
