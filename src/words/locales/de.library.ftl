# Die Bibliothek.

library = Partien
library-show = Anzeigen
library-filter =
    { $filter ->
        [matches] Matches
        [money] Geldspiele
        [positions] Stellungen
        [imported] Importiert
       *[all] Alle
    }
library-search = Namen, Tage, Wörter
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
library-decisions =
    { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
library-empty = Spiel eine oder füge eine Datei aus einem anderen Programm hinzu. Jede erscheint hier mit Brett und Verlauf.
library-none = Nichts gefunden
library-count = { $count } gespeichert
library-loading = Partien werden gelesen …
library-open-files = Dateien öffnen
library-open-folder = Ordner öffnen
library-paste = Einfügen
library-paste-field = Match, Stellung oder ID
library-read = Lesen
library-drop = Oder zieh Dateien oder einen Ordner auf diese Seite.
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
library-reading = Datei { $done } von { $total } wird gelesen
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
library-table = Partie auf dem Brett, Einstellungen und Statistiken
library-friends = Partien mit Freunden: { $count }
library-duplicates = Duplicates: { $count }
library-merge = Hinzufügen
library-replace = Alles ersetzen
library-replace-sure = Löschen und ersetzen
library-replace-about = Beim Hinzufügen bleibt alles, was hier ist. Beim Ersetzen werden Partien, Analysen, Übungen, Partien mit Freunden und Duplicates dieses Browsers vorher gelöscht.
library-replace-needs = Um alles zu ersetzen, wähle alle Dateien einer Sicherung aus, unbeschädigt und ohne weitere Dateien.
library-remarks =
    { $count ->
        [one] 1 Anmerkung
       *[other] { $count } Anmerkungen
    }
library-refusal-program = Datei von { $program }: GNU Backgammon macht daraus eine .mat
library-refusal =
    { $why ->
        [other-bgf] .bgf-Datei, aber keine von BGBlitz (vielleicht von BGRoom): dort als .mat exportieren
        [ogxm] .ogxm-Datei von OpenGammon: dort als .mat exportieren
        [fibs] Zugliste von FIBS: GNU Backgammon macht daraus eine .mat
        [empty] Die Datei ist leer
        [unknown] Unbekanntes Format
        [no-game] Es ist keine Partie darin
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
library-lost = Dieses Format kann nicht alles aufnehmen. Es fehlt:
library-problem =
    { $why ->
        [no-database] Dieser Browser speichert hier keine Partien, wie in manchen privaten Fenstern. Was du importierst, geht verloren.
        [full] Der Speicher ist voll, daher wurde nichts geändert. Lösche oder exportiere zuerst etwas.
        [blocked] Ein anderer Tab blockiert den Speicher. Schließ ihn und lade neu.
        [newer] Eine neuere Version des Spiels hat den Speicher beschrieben. Lade neu.
       *[failed] Die Datenbank des Browsers hat versagt, daher wurde nichts geändert.
    }
library-resume = Weiterspielen
library-aside =
    { $count ->
        [one] 1 Speicherstand ist nicht unter „Partien“: siehe Einstellungen.
       *[other] { $count } Speicherstände sind nicht unter „Partien“: siehe Einstellungen.
    }
library-reviewed = { $count } analysiert
library-add-games = Partien hinzufügen
library-add-about = Aus anderen Programmen: .mat-, .txt-, .sgf- und .xg-Dateien, Archive davon oder eine eingefügte Partie oder Stellung.
library-choose = Auswählen
library-more = Mehr
library-unreviewed = nicht analysiert
library-pr = PR { $pr }
library-pr-both = PR { $one } / { $other }
library-sources = Formate dieses Matchs
library-formats =
    { $count ->
        [one] 1 weiteres Format einer vorhandenen Partie
       *[other] { $count } weitere Formate vorhandener Partien
    }
library-empty-title = Noch keine Partien
library-play = Spielen
library-show-all = Alle zeigen
library-matching = { $count } gefunden
