# Eine Partie mit einem Freund über eine direkte Verbindung.

live-connect = Live spielen
live-about = Eine direkte Verbindung zwischen euren Browsern, aufgebaut durch je einen Link. Klappt im selben WLAN und in vielen Heimnetzen.
live-preparing = Link wird vorbereitet …
live-send-offer = Schick diesen Link an { $who } und lass diese Seite offen. Öffne dann den Link, der zurückkommt.
live-send-answer = Schick diesen Link zurück an { $who } und lass diese Seite offen. Sobald er dort geöffnet ist, seid ihr verbunden.
live-connecting = Verbinde …
live-connected =
    { $who ->
        [nameless] Verbunden mit deinem Gegenüber.
       *[other] Verbunden mit { $who }.
    }
live-moving = Verbunden: { $who } zieht gerade …
live-on = Live
live-ended =
    { $why ->
        [not-found] Keine direkte Verbindung möglich. Spielt per Link weiter: Die Partie steht wie zuvor.
        [unsupported] Dieser Browser kann sich nicht direkt verbinden. Spielt per Link weiter.
        [lost] Die Verbindung ist abgebrochen. Spielt per Link weiter oder verbindet euch mit zwei neuen Links.
        [left] Dein Gegenüber hat die Verbindung beendet. Spielt per Link weiter oder verbindet euch mit zwei neuen Links.
        [hung-up] Du hast die Verbindung beendet. Spielt per Link weiter oder verbindet euch mit zwei neuen Links.
        [other-offer] Diese Seite hat die Verbindung nicht mehr, zu der dieser Link gehört. Verbinde dich neu.
        [passed-on] Die Seite, die auf diesen Link wartet, hat ihn jetzt. Spiel dort weiter.
        [newer] Dein Gegenüber hat eine andere Version des Spiels. Ladet beide die Seite neu und verbindet euch wieder.
        [crossed] Ihr habt beide einen Link erstellt. Schick deinen: Sobald dein Gegenüber ihn öffnet, ist der andere überflüssig.
       *[unreadable] Die Verbindungsdaten in diesem Link sind nicht lesbar. Bitte um den Link noch einmal.
    }
live-disconnect = Verbindung trennen
live-settings = Verbindungs­einstellungen
live-stun = STUN-Server (optional)
live-stun-about = Er sagt deinem Browser, unter welcher Adresse er zu sehen ist; so klappt es in mehr Netzen. Er erfährt diese Adresse und wann du dich verbindest, nichts von der Partie.
live-stun-wrong = Gib einen Hostnamen ein, mit oder ohne Port.
live-next-wait = { $who } ist am Zug.
live-next-send = Drück auf „Senden“ oder nimm den Zug zurück. Ein gesendeter Zug gilt.
live-watch = Andere zusehen lassen
live-watch-about = Wer diesen Link öffnet, sieht die Partie bis hierher und kann nicht mitspielen. Er enthält nichts, was { $who } nicht auch hat.
live-watch-link = Link für Zuschauer
live-watching = Bei einer Partie zusehen
live-watched = Jeder Wurf und jeder Zug wurde hier geprüft. Nachrichten: { $count }. Um mehr zu sehen, bitte die Spieler um einen neuen Link.
live-send = Senden
live-clock-about = { $promise } Die Uhr läuft nur, solange ihr direkt verbunden seid.
live-clock-pace = Minuten pro Punkt
live-clock-over = Deine Zeit ist um: { $who } kann auf Zeit gewinnen, bis du gezogen hast.
live-clocks-differ = Die Uhren gehen verschieden. Auf dieser Seite hast du noch { $mine } und { $who } { $theirs }; auf der anderen sind es { $mine-there } und { $theirs-there }. Jede Seite zählt für sich weiter: Einigt euch, welche gilt.
live-clocks-stopped = Die Uhren stehen.
live-rolled = { $who } hat { $roll } gewürfelt und zieht noch.
live-draft = Bisher: { $play }
live-watch-invite = Zum Live-Zusehen einladen
live-watch-send = Schick diesen Link an eine Person und lass diese Seite offen. Öffne dann den Link, der zurückkommt.
live-watchers =
    { $count ->
        [one] 1 Person sieht live zu.
       *[other] { $count } Personen sehen live zu.
    }
live-watch-start = Live zusehen
live-watch-answer = Um live zuzusehen, schick diesen Link zurück an den Spieler und lass diese Seite offen.
live-watch-back = Link zurück an den Spieler
live-watch-on = Du siehst live zu. Jeder Wurf und jeder Zug wird hier geprüft. Nachrichten: { $count }.
friend-options = Doppler, Uhr und mehr
friend-change = Partie ändern
friend-step =
    { $step ->
        [send] Schick diesen Link an dein Gegenüber
        [wait] Dein Gegenüber öffnet ihn und schickt dir einen zurück
       *[open] Öffne den zweiten Link auf diesem Gerät: Die Partie beginnt
    }
friend-replaces = Der neue Link ersetzt den bisherigen.
friend-new-link = Link holen
friend-then = Nach dem Annehmen bekommst du einen Link zum Zurückschicken. Danach ist jeder Zug ein Link. Ohne Konto.
friend-scan = Oder zum Scannen zeigen
