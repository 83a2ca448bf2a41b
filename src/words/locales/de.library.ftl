# Die Bibliothek.

library = Partien
library-show = Anzeigen
library-filter =
    { $filter ->
        [matches] Matches
        [money] Geldspiele
        [positions] Stellungen
        [collected] Auswahl
        [imported] Importierte
       *[all] Alle
    }
library-search = Suchen
library-sort = Sortieren nach
library-sort-by =
    { $order ->
        [oldest] Älteste zuerst
        [name] Name
        [length] Matchlänge
       *[newest] Neueste zuerst
    }
library-position = Stellung
library-unfinished = nicht beendet
library-from = aus { $name }
library-pasted = eingefügt
library-linked = aus einem Link
library-decisions =
    { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
library-empty = Spiel eine Partie oder füge eine Datei aus einem anderen Programm hinzu. Jede Partie erscheint hier mit Brett und Verlauf.
library-none = Nichts gefunden
library-count = { $count } gespeichert
library-loading = Partien werden geladen …
library-open-files = Dateien öffnen
library-open-folder = Ordner öffnen
library-paste = Einfügen
library-paste-field = Match, Stellung oder ID
library-read = Einlesen
library-drop = Du kannst auch Dateien oder einen Ordner auf diese Seite ziehen.
library-all = Alle auswählen
library-selected = { $count } ausgewählt
library-select = { $name } auswählen
library-about = Aktionen für { $name }
library-name = Name
library-note = Notiz
library-keep = Speichern
library-export =
    { $kind ->
        [mat] Als .mat exportieren
        [sgf] Als .sgf exportieren
       *[backup] Sicherung exportieren
    }
library-deleted =
    { $count ->
        [one] 1 Eintrag gelöscht
       *[other] { $count } Einträge gelöscht
    }
library-reading = Datei { $done } von { $total } wird eingelesen
library-found =
    { $kind ->
        [match] { $count ->
            [one] 1 neues Match
           *[other] { $count } neue Matches
        }
        [money] { $count ->
            [one] 1 neues Geldspiel
           *[other] { $count } neue Geldspiele
        }
        [position] { $count ->
            [one] 1 neue Stellung
           *[other] { $count } neue Stellungen
        }
       *[mixed] { $count } neue Matches und Stellungen
    }
library-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
library-add = Zu „Partien“ hinzufügen
library-added = Zu „Partien“ hinzugefügt
library-nothing-new = Nichts Neues
library-new = { $count } neu
library-known = { $count } schon unter „Partien“
library-cards = Entscheidungen für die Übungen: { $count }
library-table = Laufende Partie, Einstellungen und Statistiken
library-friends = Partien mit Freunden: { $count }
library-duplicates = Duplicates: { $count }
library-merge = Hinzufügen
library-replace = Alles ersetzen
library-replace-sure = Löschen und ersetzen
library-replace-about = Beim Hinzufügen bleibt alles erhalten, was schon da ist. Beim Ersetzen werden vorher alle Partien, Analysen, Übungen, Partien mit Freunden und Duplicates in diesem Browser gelöscht.
library-replace-needs = Um alles zu ersetzen, brauchst du alle Dateien derselben Sicherung, unbeschädigt. Andere dürfen nicht dabei sein.
library-remarks =
    { $count ->
        [one] 1 Anmerkung
       *[other] { $count } Anmerkungen
    }
library-refusal-program = Datei von { $program }: GNU Backgammon kann sie in .mat umwandeln
library-refusal =
    { $why ->
        [other-bgf] .bgf-Datei, aber nicht von BGBlitz (vielleicht von BGRoom): Exportiere sie dort als .mat
        [ogxm] .ogxm-Datei von OpenGammon: Exportiere sie dort als .mat
        [fibs] Zugliste von FIBS: GNU Backgammon kann sie in .mat umwandeln
        [empty] Die Datei ist leer
        [unknown] Unbekanntes Format
        [no-game] Sie enthält keine Partie
        [unreadable] Der Browser kann sie nicht lesen
       *[stopped] Die Datei ist nicht lesbar
    }
library-too-large = Die Datei ist zu groß: höchstens { $size } MB
library-unfollowed =
    { $count ->
        [one] 1 Zug ließ sich nicht nachvollziehen
       *[other] { $count } Züge ließen sich nicht nachvollziehen
    }
library-matches-left-out =
    { $count ->
        [one] 1 Match ausgelassen: zu viele in einer Datei
       *[other] { $count } Matches ausgelassen: zu viele in einer Datei
    }
library-left-out =
    { $count ->
        [one] 1 Datei ausgelassen: zu viele auf einmal
       *[other] { $count } Dateien ausgelassen: zu viele auf einmal
    }
library-lost = Dieses Format kann nicht alles speichern. Weggelassen:
library-problem =
    { $why ->
        [no-database] Dieser Browser kann hier nichts speichern (privates Fenster?). Was du importierst, geht wieder verloren.
        [full] Der Speicher ist voll, es wurde nichts geändert. Lösche zuerst etwas oder exportiere es.
        [blocked] Ein anderer Tab blockiert den Speicher. Schließ ihn und lade neu.
        [newer] Deine Partien wurden mit einer neueren Version gespeichert. Lade neu, um zu aktualisieren.
       *[failed] Die Datenbank des Browsers ist ausgefallen, es wurde nichts geändert.
    }
library-resume = Weiterspielen
library-aside =
    { $count ->
        [one] 1 gespeicherte Partie steht nicht hier, sondern in den Einstellungen.
       *[other] { $count } gespeicherte Partien stehen nicht hier, sondern in den Einstellungen.
    }
library-reviewed = { $count } analysiert
library-add-games = Partien hinzufügen
library-add-about = Aus anderen Programmen: .mat-, .txt-, .sgf-, .xg- und .bgf-Dateien, auch als Archiv, oder ein Match oder eine Stellung aus der Zwischenablage.
library-choose = Auswählen
library-more = Mehr
library-unreviewed = nicht analysiert
library-pr = PR { $pr }
library-pr-both = PR { $one } / { $other }
library-sources = Formate dieses Matchs
library-formats =
    { $count ->
        [one] 1 weiteres Format einer Partie, die du schon hast
       *[other] { $count } weitere Formate von Partien, die du schon hast
    }
library-empty-title = Noch keine Partien
library-play = Spielen
library-show-all = Alle zeigen
library-matching = { $count } gefunden
library-find = Stellungen finden
library-columns = Tabelle
library-players = Spieler
library-any = Alle
library-column-filter = Filter: { $column }
library-column =
    { $column ->
        [result] Ergebnis
        [pr] PR
        [other-pr] PR des Gegners
        [luck] Glück
        [event] Turnier
        [review] Analyse
       *[newest] Datum
    }
library-outcome =
    { $outcome ->
        [won] Gewonnen
        [lost] Verloren
       *[open] Offen
    }
library-state =
    { $state ->
        [reviewed] Analysiert
       *[open] Nicht analysiert
    }
library-collect = Zur Auswahl
library-uncollect = Aus der Auswahl
