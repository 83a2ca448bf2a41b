# Sheets: lessons and quizzes for others, and the answers that come back.

sheet-about = Stellungen in einer Reihenfolge: eine Lektion zum Lesen oder ein Quiz zum Lösen. Ein Blatt ist ein einziger Link, und die Antworten kommen als Link zurück.
sheet-how =
    { $how ->
        [collect] Füge Stellungen hinzu: in einer Analyse unter „Mehr“ oder in der Suche
        [edit] Schreib Texte und verdecke die Antworten, die gefunden werden sollen
       *[send] Schick den Link, druck das Blatt oder speichere eine Datei
    }
sheet-new = Neues Blatt
sheet-untitled = Blatt ohne Titel
sheet-title = Titel
sheet-list = Deine Blätter
sheet-begin = Lektionen und Quizze zum Verschicken
sheet-count =
    { $count ->
        [one] { $count } Stellung
       *[other] { $count } Stellungen
    }
sheet-reply-count =
    { $count ->
        [one] Antworten von { $count } Person
       *[other] Antworten von { $count } Personen
    }
sheet-open-file = Datei öffnen
sheet-paste = Link zu einem Blatt oder zu Antworten
sheet-open = Öffnen
sheet-unread =
    { $why ->
        [cut] Das Ende des Links fehlt. Lass ihn dir noch einmal schicken.
        [newer] Der Link stammt von einer neueren Version des Spiels.
       *[damaged] Das ist kein Blatt, oder es ist beschädigt. Lass es dir noch einmal schicken.
    }
sheet-missing = Dieses Blatt ist nicht in diesem Browser.
sheet-add-position = Stellung hinzufügen
sheet-add-where = In einer Analyse unter „Mehr“ oder in der Suche.
sheet-position = Stellung { $number }
sheet-text = Text
sheet-text-after = erscheint nach der Antwort
sheet-asks = Nach der besten Wahl fragen
sheet-move =
    { $way ->
        [up] Stellung { $number } nach oben
       *[down] Stellung { $number } nach unten
    }
sheet-remove-position = Stellung { $number } entfernen
sheet-ask-all = Bei allen fragen
sheet-ask-none = Alle Fragen entfernen
sheet-lost = Gespielt: { $choice }, verliert { $loss }
sheet-try = Ausprobieren
sheet-link = Link zum Blatt
sheet-too-long = Das Blatt ist zu lang für einen Link. Speichere eine Datei oder kürze die Texte.
sheet-too-large = Das Blatt ist zu groß zum Speichern. Kürze die Texte.
sheet-full = Ein Blatt fasst { $count } Stellungen. Es wurde nichts hinzugefügt.
sheet-save = Datei speichern
sheet-print = Drucken
sheet-delete = Blatt löschen
sheet-delete-sure = Endgültig löschen
sheet-turn =
    { $ask ->
        [answer] { $who }: annehmen oder ablehnen bei { $what }?
        [double] { $who }: doppeln oder würfeln?
       *[play] { $who } spielt { $what }
    }
sheet-answers = Antworten
sheet-answers-of = Antworten von { $name }
sheet-add-from = Stellungen
sheet-add-to = Blatt
sheet-add-now = Hinzufügen
sheet-add-what =
    { $what ->
        [this] Diese Stellung
        [flagged] Markierte Stellungen ({ $count })
        [mistakes] Fehler ({ $count })
        [first] Erste { $count } Treffer
       *[found] Gezeigte Treffer ({ $count })
    }
sheet-added =
    { $count ->
        [one] { $count } Stellung hinzugefügt: { $title }.
       *[other] { $count } Stellungen hinzugefügt: { $title }.
    }
sheet-number = { $number } von { $all }
sheet-previous = Vorige Stellung
sheet-done = Das war die letzte Stellung
sheet-figures = Verlust im Mittel { $loss } · Zeit { $time }
sheet-name = Dein Name
sheet-send = Schick diesen Link zurück. Er enthält deine Antworten, ihre Verluste und deine Zeiten.
sheet-answers-link = Link mit deinen Antworten
sheet-start-again = Von vorn beginnen
sheet-no-answer = Nicht beantwortet.
sheet-came-back = Erhaltene Antworten
sheet-keep = Beim Blatt speichern
sheet-kept = Beim Blatt gespeichert.
sheet-answers-full = Ein Blatt fasst die Antworten von { $count } Personen. Es wurde nichts gespeichert.
sheet-to-sheet = Zum Blatt
sheet-lines = Varianten
sheet-line = Variante { $number }
sheet-line-add = Variante hinzufügen
sheet-line-name = Name
sheet-line-turns = Würfe und Züge
sheet-line-how = Zum Beispiel: 8/5 6/5 6-4: 24/14. Ein Text zu einem Zug steht dahinter in geschweiften Klammern.
sheet-line-board = Auf dem Brett ziehen
sheet-line-roll = Wurf
sheet-line-put = Zug anfügen
sheet-line-wrong =
    Ab Zug { $turn } nicht gespeichert: { $why ->
        [roll] Schreib davor den Wurf, etwa 6-4.
        [other-roll] Auf dem Brett liegt { $roll }.
        [over] Die Partie ist vorher zu Ende.
        [long] Für mehr Züge ist kein Platz.
       *[play] Das ist kein erlaubter Zug mit { $roll }.
    }
sheet-line-remove = Variante { $number } entfernen
sheet-line-previous = Voriger Zug
sheet-line-next = Nächster Zug
sheet-line-leave = Zurück zur Stellung
sheet-line-start = Wieder die Stellung
