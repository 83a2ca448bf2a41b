# Partien mit Freunden, über Links.

friend = Gegen Freunde
friend-about = Spielt per Nachricht: Jeder Zug ist ein Link. Ohne Konto, und niemand kann die Würfel beeinflussen.
friend-begin = Spiel gegen Freunde, nah oder fern
friend-how =
    { $step ->
        [invite] Schick eine Einladung: Das ist ein Link.
        [accept] Dein Gegenüber öffnet ihn und schickt dir einen zurück.
       *[play] Spielt Link für Link, oder verbindet euch und spielt live.
    }
friend-fact = Ein Link pro Zug, ganz ohne Konto
friend-waiting = Warten auf Antwort
friend-together = Weitere Spielmodi
friend-live = Live spielen
friend-live-about = Ihr seht jeden Zug sofort. Andere können zuschauen.
friend-invite = Jemanden einladen
friend-games = Deine Partien
friend-damaged-games =
    { $count ->
        [one] 1 Partie ist nicht lesbar und bleibt, wo sie ist.
       *[other] { $count } Partien sind nicht lesbar und bleiben, wo sie sind.
    }
friend-line =
    { $mine ->
        [0] Partien mit Freunden: { $running }
       *[other] Partien mit Freunden: { $running }, in { $mine } bist du am Zug
    }
friend-paste = Link öffnen
friend-paste-field = Link von deinem Gegenüber
friend-open = Öffnen
friend-due =
    { $due ->
        [mine] Du bist am Zug
        [theirs] Gegenüber am Zug
        [invited] Noch nicht angenommen
        [moved] Auf ein anderes Gerät verlegt
       *[over] Beendet
    }
friend-nameless = dein Gegenüber
friend-with =
    { $who ->
        [nameless] Partie zu zweit
       *[other] Partie gegen { $who }
    }
friend-just-now = gerade eben
friend-minutes-ago =
    { $count ->
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
friend-hours-ago =
    { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
friend-days-ago =
    { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }
friend-name = Dein Name (optional)
friend-name-about = Er steht auf deiner Einladung.
friend-starter = Wer beginnt
friend-starter-choice =
    { $starter ->
        [inviter] Du
       *[roll] Eröffnungswurf
    }
friend-starter-hint =
    { $starter ->
        [inviter] Du ziehst, sobald dein Gegenüber annimmt.
       *[roll] Wer höher würfelt, beginnt. Ist es dein Gegenüber, braucht ihr einen Link mehr.
    }
friend-starts = { $who } beginnt.
friend-starter-about =
    { $starter ->
        [inviter] Wer einlädt, beginnt die erste Partie. Danach entscheidet der Eröffnungswurf.
       *[roll] Der Eröffnungswurf entscheidet, wer beginnt.
    }
friend-cube = Doppler
friend-mode =
    { $mode ->
        [friendly] Locker
        [strict] Streng
       *[none] Ohne
    }
friend-mode-about =
    { $mode ->
        [friendly] Mit Doppler, eine Nachricht pro Zug. Unter Freunden reicht das.
        [strict] Mit Doppler, und niemand sieht die Würfel vor dem Doppeln. Manche Züge brauchen zwei Nachrichten mehr.
       *[none] Ohne Doppler, eine Nachricht pro Zug.
    }
friend-time = Bedenkzeit pro Zug
friend-no-limit = Unbegrenzt
friend-days =
    { $count ->
        [one] 1 Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
friend-fair = Während der Partie gibt es keine Tipps und keine Analyse. Wie bei jeder Fernpartie könnte jemand mit anderer Software schummeln.
friend-make-link = Zug beenden, Link holen
friend-offered = { $who } lädt dich zu einer Partie ein
friend-accept = Annehmen und spielen
friend-not-now = Nicht jetzt
friend-your-link = Link für { $who }
friend-waive = Im nächsten Zug nicht doppeln (spart zwei Links)
friend-next-invited = Schick diesen Link an dein Gegenüber. Du bekommst einen zurück: Öffne ihn hier, dann geht es los.
friend-next-moved = Diese Partie geht auf einem anderen Gerät weiter, hier kannst du sie nur ansehen. Um hier weiterzuspielen, importiere ihre neueste Datei.
friend-next-wait = { $who } ist am Zug. Warte auf den Link.
friend-next-sent = Verschickt? Dann ist { $who } am Zug und schickt dir einen Link zurück.
friend-next-between = Die Partie ist zu Ende. Spiel noch eine oder hör hier auf.
friend-next-cube = Du bist am Zug: würfeln oder doppeln. Deine Würfel siehst du, sobald du dich entschieden hast.
friend-next-cube-strict = Du bist am Zug: würfeln oder doppeln. Wenn du würfelst, schickt { $who } dir die Würfel mit dem nächsten Link.
friend-next-no-move = Du hast { $dice } gewürfelt: kein Zug möglich.
friend-next-send = Beende deinen Zug oder mach ihn rückgängig. Danach gilt er.
friend-next-play = Du bist am Zug: Zieh { $dice }.
friend-next-start = Du fängst an: Zieh { $dice }.
friend-next-pass = Du bist ausgesperrt und kannst nicht ziehen.
friend-next-answer = { offered-to }. Annehmen oder ablehnen?
friend-next-versions = Für denselben Zug kamen zwei verschiedene Nachrichten. Einigt euch, welche gilt. Bis dahin ruht die Partie.
friend-sent =
    { $act ->
        [accept] Du hast angenommen.
        [double] Du doppelst.
        [take] Du nimmst an.
        [beaver] Du beaverst.
        [roll] Du doppelst nicht; deine Würfel kommen mit der Antwort.
        [reveal] Du hast in diesem Zug nichts zu entscheiden.
        [pass] Du bist ausgesperrt und setzt aus.
        [resign] Du bietest an, aufzugeben.
        [decline] Du lehnst ab: Es geht weiter.
       *[play] Du hast gezogen.
    } Schick jetzt diesen Link an { $who }.
friend-send-now = Schick jetzt diesen Link an { $who }.
friend-send-last = Schick noch diesen letzten Link an { $who }.
friend-claimed =
    { $who ->
        [you] Du hast auf Zeit gewonnen.
       *[other] { $who } hat auf Zeit gewonnen.
    }
friend-stopped =
    { $who ->
        [you] Du hast aufgehört.
       *[other] { $who } hat aufgehört.
    }
friend-time-left =
    Restzeit für { $who }: { $hours ->
        [one] 1 Stunde.
       *[other] { $hours } Stunden.
    }
friend-time-over = Die Zeit für { $who } ist um.
friend-claim = Auf Zeit gewinnen
friend-ask-claim = Auf Zeit gewinnen?
friend-stop = Hier aufhören
friend-ask-stop = Keine weitere Partie spielen?
friend-delete = Löschen
friend-ask-delete = Diese Partie von diesem Gerät löschen? Du kannst sie hier dann nicht mehr fortsetzen.
friend-rematch = Revanche
friend-keep-first = Die erste gilt
friend-take-second = Die zweite gilt
friend-save-messages = Alle Nachrichten speichern
friend-export = Diese Partie exportieren
friend-export-about = So spielst du auf einem anderen Gerät weiter. Hier kannst du die Partie danach nur ansehen, bis du sie wieder importierst. Die Datei enthält die geheimen Daten deiner Würfel: Behalt sie für dich.
friend-import = Partie importieren
friend-import-about = Von einem anderen Gerät
friend-more = Mehr
friend-no-link = Füge den Link ein, den du bekommen hast.
friend-other-link = Dieser Link gehört zu keiner Partie mit Freunden.
friend-not-stored =
    { $why ->
        [no-database] Dieser Browser kann hier nichts speichern (privates Fenster?). Darum kannst du die Partie hier nicht spielen.
        [full] Der Speicher ist voll, es wurde nichts geändert. Lösche zuerst etwas.
        [blocked] Ein anderer Tab blockiert den Speicher. Schließ ihn und lade neu.
        [newer] Deine Partien wurden mit einer neueren Version gespeichert. Lade neu, um zu aktualisieren.
       *[failed] Das Speichern ist fehlgeschlagen, es wurde nichts geändert. Versuch es noch einmal.
    }
friend-notice =
    { $what ->
        [unknown] Dieser Link gehört zu einer Partie, die nicht auf diesem Gerät ist. Öffne ihn in dem Browser, in dem du sie spielst.
        [own-invitation] Das ist deine eigene Einladung. Dein Gegenüber muss sie öffnen.
        [own-message] Das ist dein eigener Link. Dein Gegenüber muss ihn öffnen.
        [repeated] Diesen Link hast du schon geöffnet. So steht die Partie.
        [ahead] Vor diesem Link fehlt einer. Dieser ist gespeichert; bitte dein Gegenüber um den fehlenden.
        [taken] Diese Einladung hat schon jemand anderes angenommen. Für eine weitere Partie brauchst du eine neue Einladung.
        [other-tab] Diese Partie ging in einem anderen Tab weiter. So steht sie.
        [unreadable] Diese Partie ist nicht lesbar. Sie bleibt, wo sie ist.
        [moved] Diese Partie geht anderswo weiter. Öffne den Link dort oder importiere hier die neueste Datei der Partie.
        [taken-back] Die Partie ist wieder auf diesem Gerät. Vor deinem nächsten Wurf kannst du nicht doppeln, denn eine andere Kopie könnte ihn schon gezeigt haben.
        [busy] Eine andere Partie wird noch gespeichert, darum hat sich nichts geändert. Versuch es gleich noch einmal.
        [file-too-large] Diese Datei ist zu groß für eine exportierte Partie.
        [file-newer] Diese Datei stammt aus einer anderen Version des Spiels. Lade die Seite neu und importiere die Datei noch einmal.
        [file-damaged] Diese Datei ist beschädigt, daher wurde nichts importiert. Exportiere die Partie noch einmal.
        [false-secret] Abgelehnt: Die Würfel in diesem Link sind nicht die versiegelten. Der Link bleibt als Beweis gespeichert.
        [other-past] Abgelehnt: Dieser Link gehört zu einem anderen Verlauf als eurem. Er bleibt als Beweis gespeichert.
        [forbidden] Abgelehnt: Was dieser Link tut, ist nach den Regeln nicht erlaubt.
        [too-early] Abgelehnt: Die vereinbarte Zeit ist noch nicht um.
        [over] Diese Partie ist zu Ende.
        [stopped] Sag zuerst, welche der beiden Nachrichten gilt.
        [far] Vor diesem Link fehlen zu viele andere.
       *[misfit] Abgelehnt: Dieser Link passt nicht zum Stand der Partie. Es hat sich nichts geändert.
    }
friend-duplicate = Duplicate
friend-duplicate-about = Dieselben Würfel für alle. Wer macht das Beste daraus?
