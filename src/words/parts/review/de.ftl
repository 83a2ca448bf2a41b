# Die Analyse: ihre Zahlen erklärt, Züge und Chancen, das Match im Überblick, das Ende eines Spiels.

primer = Was bedeuten diese Zahlen?
primer-line =
    { $line ->
        [p1] Die Equity sagt, wie viele Punkte dir eine Stellung im Schnitt einbringt, wenn ab hier beide gut spielen.
        [p2] 0 heißt ausgeglichen. Bei +1 gewinnst du sicher eine einfache Partie, bei −1 verlierst du sie; ein Gammon zählt 2, ein Backgammon 3.
        [p3] Die Engine berechnet für jeden Zug die Equity; der Zug mit der höchsten ist der beste. Sie rechnet zwei Würfe voraus, bei knappen Entscheidungen drei.
        [p4] Dein Verlust ist die beste Equity minus die deines Zugs: +0,300 − 0,220 = 0,080.
        [p5] Ein Verlust ab 0,020 ist ein Fehler, ab 0,080 ein Patzer.
        [p6] Das PR ist dein durchschnittlicher Verlust pro Entscheidung × 500: Wer jedes Mal 0,010 verliert, hat PR 5.
        [p7] Je niedriger, desto besser: Unter 5 ist Weltklasse, etwa 10 haben Fortgeschrittene, etwa 20 Gelegenheitsspieler.
        [p8] Glück sagt, um wie viel dein Wurf besser war als ein durchschnittlicher.
        [p9] Glück sagt nichts über dein Spiel: Ein guter Zug kann verlieren, ein schlechter gewinnen.
       *[p10] Wenn du besser werden willst, fang bei deinen größten Verlusten an: Drück auf „Nächster Fehler“.
    }
primer-picture = Der beste Zug ist +0,300 wert, der gespielte +0,220. Die Differenz ist der Verlust: 0,080.
primer-best = bester
primer-played = gespielt
primer-loss = Verlust
review-play = Zug
review-cube-action = Aktion
review-anew = Das ist eine neue Analyse: Der Verlust kann von dem in der Übung abweichen.
review-unread =
    { $why ->
        [cut] Das Ende des Links fehlt und damit die Analyse. Das Match ist vollständig; lass dir den Link noch einmal schicken.
        [newer] Die Analyse in diesem Link stammt von einer neueren Version. Das Match ist vollständig.
       *[damaged] Die Analyse in diesem Link ist beschädigt. Das Match ist vollständig; lass dir den Link noch einmal schicken oder analysiere es selbst.
    }
review-cost = Verlust
review-wins = Siege
review-percent = { $number } %
review-tag =
    { $kind ->
        [best] am besten
        [yours] deine Wahl
        [tried] probiert
       *[played] gespielt
    }
tried-roll = Nächster Wurf
tried-best = Bester Zug
review-verdict =
    { $kind ->
        [best] Beste Wahl
       *[fine] Gute Wahl
    }
review-chances-after =
    { $whose ->
        [you] Deine Chancen danach
       *[other] Chancen danach: { $name }
    }
review-show-more = { $count } weitere zeigen
review-practise = Diesen Fehler üben
review-numbers = Zahlen
review-gammons = Gammons
review-gammon-share =
    { $which ->
        [won] Gammons gewonnen
       *[lost] Gammons verloren
    }
review-depth = Tiefe
summary-step = Durchgehen
summary-review = Match analysieren
summary-before = Die Analyse findet die entscheidenden Momente dieses Matchs und zeigt, was besser gewesen wäre.
summary-race = Bis dahin zeigt der Verlauf, wer im Rennen vorn liegt.
summary-takes =
    { $minutes ->
        [one] Das dauert etwa eine Minute.
       *[other] Das dauert etwa { $minutes } Minuten.
    }
summary-score = { $first } { $own } – { $other } { $second }
summary-chances =
    { $whose ->
        [you] Deine Gewinnchancen
       *[other] Gewinnchancen von { $name }
    }
summary-mistakes = Fehler
summary-rate = PR
summary-lower = niedrig ist gut
summary-rate-about = durchschnittlicher Verlust pro Entscheidung, niedriger ist besser
summary-luck = Glück
summary-luck-unit = in Punkten
summary-moments =
    { $count ->
        [1] Der entscheidende Moment
        [2] Zwei entscheidende Momente
       *[other] Drei entscheidende Momente
    }
summary-of =
    { $rest ->
        [small] von { $count } Fehlern; die übrigen kosteten wenig
       *[any]
            { $count ->
                [one] { $count } Fehler insgesamt
               *[other] die größten von { $count } Fehlern
            }
    }
summary-unsettled =
    { $what ->
        [figures] Die Analyse läuft noch: Die Zahlen können sich ändern
       *[changed] Die genauere Analyse hat andere Momente gefunden
    }
summary-update = Anzeigen
summary-marks = Legende
moment-played = Gespielt: { $made }. Besser: { $best }.
moment-made = Gespielt: { $made }.
moment-resigned =
    { $kind ->
        [large] Es war noch eine kleinere Niederlage möglich.
        [accepted] Weiterspielen hätte mehr eingebracht.
       *[early] Die Gewinnchance lag noch bei { $percent } %.
    }
summary-none =
    { $count ->
        [0] Keine Fehler. Gut gespielt.
        [1] Ein kleiner Fehler. Gut gespielt.
       *[other] Nur kleine Fehler ({ $count }). Gut gespielt.
    }
summary-game = Partie { $number }
summary-waits = Die Momente erscheinen, sobald die Analyse fertig ist.
end-in-short = Kurz gesagt
end-cause =
    { $cause ->
        [resigned] Du hast eine Partie aufgegeben, die du noch in { $number } % der Fälle gewonnen hättest.
        [dice-alone] Die Würfel haben diese Partie entschieden: Du hast keinen nennenswerten Fehler gemacht.
        [dice] Die Würfel haben dich mehr gekostet als deine Fehler.
        [single] Ein einziger Fehler hat dich mehr gekostet als die Würfel.
        [costliest] Fehler { $number } hat dich mehr gekostet als alle anderen zusammen.
        [cube] Der Doppler hat dich mehr gekostet als deine Züge.
       *[mistakes] Mehrere Fehler zusammen haben dich mehr gekostet als die Würfel.
    }
notes-leave = Notizen speichern?
notes-discard = Ohne Speichern gehen
review-short =
    { $count ->
        [1] Diese geteilte Analyse enthält hier nur den besten Zug: keine weiteren Züge, keine Würfe zum Vergleichen.
       *[other] Diese geteilte Analyse enthält nur den besten Zug und den gespielten.
    }
review-analyse-this = Diese Entscheidung analysieren
review-uneven = Deutlich schlechtere Züge werden weniger tief berechnet (0-ply: nur die Stellung nach dem Zug), ihre Zahlen sind also ungenauer.
