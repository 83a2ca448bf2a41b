# Eine Partie mit einem Freund über eine direkte Verbindung.

live-connect = Live spielen
live-about = Eine direkte Verbindung zwischen euren Browsern: Jeder schickt dem anderen einen Link. Klappt im selben WLAN und in vielen Heimnetzen.
live-preparing = Link wird vorbereitet …
live-send-offer = Schick diesen Link an { $who } und lass diese Seite offen. Öffne dann den Link, der zurückkommt.
live-send-answer = Schick diesen Link zurück an { $who } und lass diese Seite offen. Sobald er dort geöffnet ist, seid ihr verbunden.
live-connecting = Wird verbunden …
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
        [lost] Die Verbindung ist abgebrochen. Spielt per Link weiter oder verbindet euch mit zwei neuen Links wieder.
        [left] Dein Gegenüber hat die Verbindung getrennt. Spielt per Link weiter oder verbindet euch mit zwei neuen Links wieder.
        [hung-up] Du hast die Verbindung getrennt. Spielt per Link weiter oder verbindet euch mit zwei neuen Links wieder.
        [other-offer] Diese Seite hat die Verbindung nicht mehr, zu der dieser Link gehört. Verbinde dich neu.
        [passed-on] Die Seite, die auf diesen Link gewartet hat, hat ihn jetzt. Spiel dort weiter.
        [newer] Dein Gegenüber hat eine andere Version des Spiels. Ladet beide die Seite neu und verbindet euch wieder.
        [crossed] Ihr habt beide einen Link erstellt. Schick deinen: Sobald dein Gegenüber ihn öffnet, ist der andere überflüssig.
       *[unreadable] Die Verbindungsdaten in diesem Link sind nicht lesbar. Lass ihn dir noch einmal schicken.
    }
live-disconnect = Verbindung trennen
live-settings = Verbindungs­einstellungen
live-stun = STUN-Server (optional)
live-stun-about = Er nennt deinem Browser dessen öffentliche Adresse; so klappt die Verbindung in mehr Netzen. Er erfährt diese Adresse und wann du dich verbindest, aber nichts von der Partie.
live-stun-wrong = Gib einen Hostnamen ein, mit oder ohne Port.
live-next-wait = { $who } ist am Zug.
live-next-send = Drück auf „Senden“ oder nimm den Zug zurück. Ein gesendeter Zug gilt.
live-watch = Andere zuschauen lassen
live-watch-about = Wer diesen Link öffnet, sieht die Partie bis hierher, kann aber nicht mitspielen. Der Link enthält nichts, was { $who } nicht auch hat.
live-watch-link = Link für Zuschauer
live-watching = Bei einer Partie zuschauen
live-watched = Jeder Wurf und jeder Zug wurde hier geprüft. Nachrichten: { $count }. Wenn du mehr sehen willst, bitte die Spieler um einen neuen Link.
live-send = Senden
live-clock-about = { $promise } Die Uhr läuft nur, solange ihr direkt verbunden seid.
live-clock-pace = Minuten pro Punkt
live-clock-over = Deine Zeit ist um: Solange du nicht ziehst, kann { $who } auf Zeit gewinnen.
live-clocks-differ = Die Uhren stimmen nicht überein. Auf dieser Seite hast du noch { $mine } und { $who } { $theirs }; auf der anderen sind es { $mine-there } und { $theirs-there }. Jede Seite behält ihre eigene Uhr: Einigt euch, welche gilt.
live-clocks-stopped = Die Uhren stehen.
live-rolled = { $who } hat { $roll } gewürfelt und zieht noch.
live-draft = Bisher: { $play }
live-watch-invite = Live-Zuschauer einladen
live-watch-send = Schick diesen Link an eine Person und lass diese Seite offen. Öffne dann den Link, der zurückkommt.
live-watchers =
    { $count ->
        [one] 1 Person schaut live zu.
       *[other] { $count } Personen schauen live zu.
    }
live-watch-start = Live zuschauen
live-watch-answer = Um live zuzuschauen, schick diesen Link zurück an den Spieler und lass diese Seite offen.
live-watch-back = Link zurück an den Spieler
live-watch-on = Du schaust live zu. Jeder Wurf und jeder Zug wird hier geprüft. Nachrichten: { $count }.
friend-options = Doppler, Uhr und mehr
friend-change = Partie ändern
friend-step =
    { $step ->
        [send] Schick diesen Link an dein Gegenüber
        [wait] Dein Gegenüber öffnet ihn und schickt dir einen zurück
       *[open] Öffne diesen Link auf diesem Gerät: Die Partie beginnt
    }
friend-replaces = Der neue Link ersetzt den bisherigen.
friend-new-link = Link holen
friend-then = Wenn du annimmst, bekommst du einen Link zum Zurückschicken. Danach ist jeder Zug ein Link. Ganz ohne Konto.
friend-scan = Oder lass diesen Code scannen
live-on-roll = am Zug
