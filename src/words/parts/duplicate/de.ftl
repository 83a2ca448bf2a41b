duplicates = Duplicate
duplicate-about = Alle spielen mit denselben Würfeln, jeder gegen den Computer oder einen Partner. Jedes Ergebnis wird Zug für Zug geprüft.
duplicate-begin = Wer macht aus denselben Würfeln am meisten?
duplicate-how =
    { $step ->
        [make] Erstelle ein Duplicate und verschick den Link.
        [play] Alle spielen dieselben Partien, jeder, wann er will.
       *[compare] Schickt euch die Ergebnisse: Hier werden sie geprüft und verglichen.
    }
duplicate-list = Deine Duplicates
duplicate-new = Neues Duplicate
duplicate-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
duplicate-cube =
    { $cube ->
        [yes] Mit Doppler
       *[no] Ohne Doppler
    }
duplicate-opponent =
    { $who ->
        [computer] Computer
       *[partner] Partner am selben Gerät
    }
duplicate-against =
    { $who ->
        [computer] Gegen den Computer: { $level }
       *[partner] Gegen einen Partner am selben Gerät
    }
duplicate-dice = In jeder Partie sind die Würfe für alle gleich. Du spielst Weiß. Ohne Tipps und ohne Warnungen.
duplicate-honest = Der Link enthält die Würfel: Man könnte also vorher nachsehen oder zweimal spielen. Züge und Punkte werden geprüft.
duplicate-create = Erstellen
duplicate-play = Spielen
duplicate-play-again = Noch einmal spielen
duplicate-again-about = Du kennst diese Würfe schon: Ein weiteres Ergebnis trägt den Vermerk „Würfel bekannt“.
duplicate-continue = Deine Partie fortsetzen
duplicate-partner-name = Name des Partners (optional)
duplicate-link = Link zu diesem Duplicate
duplicate-link-about = Schick diesen Link allen, die mitspielen.
duplicate-own =
    { $colour ->
        [white] Dein Ergebnis
       *[black] Ergebnis deines Partners
    }
duplicate-own-about = Schick diesen Link den anderen.
duplicate-tick = Namen mitschicken
duplicate-own-link = Link zum Ergebnis
duplicate-no-link = Dieses Ergebnis ist zu lang für einen Link.
duplicate-results = Ergebnisse
duplicate-no-results = Noch keine Ergebnisse. Spiel mit oder füge unten Links zu Ergebnissen ein.
duplicate-paste-results = Text mit Links zu Ergebnissen
duplicate-add = Ergebnisse hinzufügen
duplicate-paste-any = Link zu einem Duplicate oder Ergebnis
duplicate-open = Öffnen
duplicate-head =
    { $column ->
        [place] Platz
        [player] Spieler
        [opponent] Gegner
        [score] Punkte
        [luck] Glück
       *[pr] PR
    }
duplicate-computer = Computer ({ $level })
duplicate-nameless = Ohne Namen
duplicate-remove = Ergebnis entfernen: { $who }
duplicate-remove-head = Entfernen
duplicate-review = Partie öffnen: { $who }
duplicate-judged = PR und Glück werden auf diesem Gerät berechnet.
duplicate-copy = Als Text kopieren
duplicate-csv = Als CSV speichern
duplicate-print = Drucken
duplicate-ask-delete = Dieses Duplicate und seine Ergebnisse von diesem Gerät löschen?
duplicate-count =
    { $count ->
        [one] 1 Ergebnis
       *[other] { $count } Ergebnisse
    }
duplicate-damaged =
    { $count ->
        [one] 1 Duplicate ist nicht lesbar und bleibt, wo es ist.
       *[other] { $count } Duplicates sind nicht lesbar und bleiben, wo sie sind.
    }
duplicate-added =
    { $count ->
        [one] 1 Ergebnis geprüft und hinzugefügt.
       *[other] { $count } Ergebnisse geprüft und hinzugefügt.
    }
duplicate-false =
    { $why ->
        [cut] Abgelehnt: Das Ergebnis von { $who } bricht vor dem Ende ab.
        [over] Abgelehnt: Das Ergebnis von { $who } geht nach dem Ende weiter.
        [side] Abgelehnt: Das Ergebnis von { $who } ist das des Computers.
       *[forbidden] Abgelehnt: Das Ergebnis von { $who } verstößt bei Aktion { $act } gegen die Regeln.
    }
duplicate-notice =
    { $what ->
        [none] In diesem Text ist kein Link zu einem Duplicate oder Ergebnis.
        [cut] Ein Link ist abgeschnitten. Lass ihn dir noch einmal schicken.
        [newer] Ein Link stammt von einer anderen Version des Spiels. Lade neu, um zu aktualisieren.
        [damaged] Abgelehnt: Ein Link ist beschädigt oder wurde verändert.
        [level] Diese Version kennt die Computerstufe dieses Duplicates nicht.
        [other] Ein Ergebnis gehört zu einem anderen Duplicate. Du findest es dort.
        [full] Es sind zu viele Ergebnisse: Entferne zuerst einige.
        [elsewhere] Die Partie ist in einem anderen Tab offen. Spiel dort oder schließ ihn zuerst.
        [unknown] Dieses Duplicate ist nicht auf diesem Gerät. Öffne seinen Link.
       *[known] Diese Ergebnisse sind schon hier.
    }
