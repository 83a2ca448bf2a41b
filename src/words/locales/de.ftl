# The German texts of the page: see en.ftl for the variables.

## Names

name-you = Du
name-computer = Computer
name-colour =
    { $player ->
        [white] Weiß
        [orange] Orange
        [teal] Petrol
       *[black] Schwarz
    }
colour =
    { $player ->
        [white] weiß
        [orange] orange
        [teal] petrol
       *[black] schwarz
    }
level-name =
    { $level ->
        [beginner] Anfänger
        [casual] Hobby
        [normal] Verein
        [strong] Stark
        [own] Meine Stufe
        [champion] Champion
       *[expert] Experte
    }
level-about =
    { $level ->
        [beginner] Für deine ersten Partien
        [casual] Du spielst ab und zu
        [normal] Du spielst oft
        [strong] Du spielst Turniere
        [own] Etwa so stark wie du
        [champion] Spielt enge Entscheidungen mit Rollouts durch; braucht etwa eine Sekunde
       *[expert] Sehr schwer zu schlagen
    }
variant-name =
    { $variant ->
        [nackgammon] Nackgammon
        [hypergammon] Hypergammon
        [hypergammon2] Hypergammon mit zwei Steinen
        [hypergammon1] Hypergammon mit einem Stein
        [longgammon] LongGammon
        [portes] Portes
        [misere] Misère
       *[standard] Backgammon
    }

## Lists

list-comma = { $list }, { $next }
list-or = { $list } oder { $next }
sentence = { $text }.
labelled = { $label }: { $value }

## Places

number-word =
    { $count ->
        [0] kein
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
place-point = Punkt { $number }
place-bar = Bar
place-off = Abgetragen
standing-empty = leer
standing =
    { $player ->
        [white] { $count ->
            [0] kein weißer
            [1] ein weißer
           *[other] { number-word } weiße
        }
        [orange] { $count ->
            [0] kein oranger
            [1] ein oranger
           *[other] { number-word } orange
        }
        [teal]
            { $count ->
                [0] kein petrolfarbener
                [1] ein petrolfarbener
               *[other] { number-word } petrolfarbene
            }
       *[black] { $count ->
            [0] kein schwarzer
            [1] ein schwarzer
           *[other] { number-word } schwarze
        }
    }
can-move = kann mit { $dice } ziehen
takes-back = zum Zurücknehmen drücken
to-bar = der Bar
to-off = Abtragen
lifted = Stein von { $from } aufgenommen. Ziele: { $targets }.
dice-name = Würfel { $dice }
dice-pick-up = Würfel { $dice }, Zug beenden
dice-swap = Würfel { $dice }, tauschen
cube-middle = in der Mitte
cube-owner =
    { $who ->
        [you] bei dir
        [computer] beim Computer
        [nameless] bei deinem Gegenüber
       *[other] bei { $who }
    }
cube-name = Doppler { $value }, { $owner }
cube-can-double = Doppler { $value }, { $owner }, doppeln

## Announcements

new-game-said = Neue Partie: { $title }.
both-rolled =
    { $first ->
        [you] Du würfelst
        [computer] Der Computer würfelt
       *[other] { $first } würfelt
    } { $white }, { $second ->
        [you] du würfelst
        [computer] der Computer würfelt
       *[other] { $second } würfelt
    } { $black }
rolled-first =
    { both-rolled }: { $who ->
        [you] Du beginnst
        [computer] Der Computer beginnt
       *[other] { $who } beginnt
    }.
rolled-tie = { both-rolled }. Es wird neu gewürfelt.
rolled-doubled = { both-rolled }: automatisches Doppel, der Doppler steht auf { $value }. Es wird neu gewürfelt.
rolled =
    { $who ->
        [you] Du würfelst
        [computer] Der Computer würfelt
       *[other] { $who } würfelt
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Du würfelst
        [computer] Der Computer würfelt
       *[other] { $who } würfelt
    } { $dice }. Kein Zug möglich.
hit =
    { $who ->
        [you] Du wirst auf deinem { $point }-Punkt geschlagen.
        [computer] Der Computer wird auf Punkt { $point } geschlagen.
       *[other] { $who } wird auf Punkt { $point } geschlagen.
    }
passes =
    { $who ->
        [you] Du setzt aus.
        [computer] Der Computer setzt aus.
       *[other] { $who } setzt aus.
    }
played = { $who }: { $play }.
passes-closed-out =
    Ausgesperrt: { $who ->
        [you] Du setzt aus.
        [computer] Der Computer setzt aus.
       *[other] { $who } setzt aus.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] Du beaverst
            [computer] Der Computer beavert
           *[other] { $who } beavert
        }
        [raccoon] { $who ->
            [you] Du antwortest mit Raccoon
            [computer] Der Computer antwortet mit Raccoon
           *[other] { $who } antwortet mit Raccoon
        }
       *[double] { $who ->
            [you] Du doppelst
            [computer] Der Computer doppelt
           *[other] { $who } doppelt
        }
    }
offered-to = { offered } auf { $value }
taken =
    { $who ->
        [you] Du nimmst an
        [computer] Der Computer nimmt an
       *[other] { $who } nimmt an
    }. Der Doppler steht auf { $value }.
win-object =
    { $win ->
        [single] eine einfache Partie
        [gammon] ein Gammon
        [backgammon] ein Backgammon
       *[quadruple] eine vierfache Partie
    }
resigns =
    { $who ->
        [you] Du gibst auf
        [computer] Der Computer gibt auf
       *[other] { $who } gibt auf
    }: { $win }
resigns-said =
    { $who ->
        [you] Du gibst auf: { $win }.
        [computer] Der Computer gibt auf: { $win }. Annehmen oder ablehnen?
       *[other] { $who } gibt auf: { $win }. Annehmen oder ablehnen?
    }
declined =
    { $who ->
        [you] Du lehnst ab
        [computer] Der Computer lehnt ab, weil er mehr gewinnen will
       *[other] { $who } lehnt ab
    }: Es geht weiter.
wins =
    { $who ->
        [you] Du gewinnst
        [computer] Der Computer gewinnt
       *[other] { $who } gewinnt
    } { $win }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
out-of-time =
    { $who ->
        [you] Deine Zeit ist abgelaufen.
        [computer] Die Zeit des Computers ist abgelaufen.
        [nameless] Die Zeit deines Gegenübers ist abgelaufen.
       *[other] Die Zeit von { $who } ist abgelaufen.
    }
match-won =
    { $who ->
        [you] Du gewinnst das Match.
        [computer] Der Computer gewinnt das Match.
       *[other] { $who } gewinnt das Match.
    }
play-taken-back =
    Zug zurückgenommen. { $who ->
        [you] Du ziehst
        [computer] Der Computer zieht
       *[other] { $who } zieht
    } noch einmal.
taken-back = Zurückgenommen.
move-taken-back = { $moved } zurückgenommen.
cocked-said = Brenner: Es wird neu gewürfelt.
clock-started = Die Uhr läuft.
last-seconds = { clock-of }: noch zehn Sekunden.
update-later = Das Update wird nach dieser Partie installiert.
step-said = { $moved }.
all-played = Alle Zahlen gezogen.

move-to = { $from } nach { $to }
move-hitting = { $moved } mit Schlag
move-times =
    { $moved } { $count ->
        [2] zweimal
        [3] dreimal
       *[other] viermal
    }
said-bar = Bar
said-off = draußen

## Questions in the middle of the board

ask-die =
    { $who ->
        [you] Dein Würfel?
        [computer] Würfel des Computers?
       *[other] Würfel von { $who }?
    }
ask-dice =
    { $who ->
        [you] Dein Wurf?
        [computer] Wurf des Computers?
       *[other] Wurf von { $who }?
    }
ask-second-die =
    { $who ->
        [you] Dein Wurf:
        [computer] Wurf des Computers:
       *[other] Wurf von { $who }:
    } { $first } und?
no-legal-move = Kein Zug möglich: { $dice }
lost-turn-why =
    { $why ->
        [single] Der Punkt ist versperrt, also kann kein Stein von der Bar hereinkommen.
        [both] Beide Punkte sind versperrt, also kann kein Stein von der Bar hereinkommen.
        [all] Alle sechs Punkte sind versperrt, also kann kein Stein von der Bar hereinkommen.
        [off] Die erreichbaren Punkte sind versperrt, und abtragen darf man erst, wenn alle Steine im Heimfeld sind.
       *[reach] Alle erreichbaren Punkte sind versperrt.
    }
closed-out =
    { $who ->
        [you] Du bist ausgesperrt
        [computer] Der Computer ist ausgesperrt
       *[other] { $who } ist ausgesperrt
    }
closed-out-choice = { closed-out }: doppeln oder aussetzen
tie = Beide haben { $die }: neu würfeln
tie-then = Beide haben { $die }: neu würfeln. { $question }
ask-double = Doppeln?
ask-drop = Ablehnen und die Partie verlieren?
ask-resign = Aufgeben
ask-give-up =
    { $win ->
        [single] Diese Partie aufgeben? Der Computer gewinnt sie.
        [gammon] Diese Partie aufgeben? Der Computer gewinnt ein Gammon, das doppelt zählt.
       *[backgammon] Diese Partie aufgeben? Der Computer gewinnt ein Backgammon, das dreifach zählt.
    }
take = Annehmen
drop = Ablehnen
beaver = Beaver
raccoon = Raccoon
accept = Annehmen
decline = Ablehnen
back = Zurück
cancel = Abbrechen
ok = OK
win-button =
    { $win ->
        [single] Einfach
        [gammon] Gammon
        [backgammon] Backgammon
       *[quadruple] Vierfach
    }

## Notices

unreadable = Deine gespeicherte Partie lässt sich nicht öffnen ({ $why }). Sie wurde beiseitegelegt, und eine neue steht bereit.
unreadable-no-room = Deine gespeicherte Partie lässt sich nicht öffnen ({ $why }), und es fehlt der Platz, um sie beiseitezulegen. Sie bleibt unverändert; diese Partie wird nicht gespeichert.
end-missing = Das Ende deiner gespeicherten Partie fehlt. Du kannst mit dem weiterspielen, was noch da ist; eine Kopie wurde beiseitegelegt.
why-damaged = sie ist beschädigt
why-newer = sie stammt von einer neueren Version ({ $version })
why-unknown = sie enthält einen unbekannten Eintrag, „{ $entry }“
why-illegal = sie verstößt gegen die Regeln: { $why }
why-dice = ihre Würfel wurden verändert
why-too-large = sie ist zu groß
why-elsewhere = sie läuft gerade in einem anderen Tab
store-instead = Stattdessen diese Partie speichern
not-stored = Dieser Browser kann deine Partie nicht speichern. Du kannst weiterspielen, aber sobald du die Seite schließt, ist sie weg.
engine-failed = Der Computer antwortet nicht.
nets-damaged = Der Computergegner ist teilweise beschädigt und spielt schwächer, als er sollte. Lade die Seite neu, um das zu beheben.
try-again = Erneut versuchen
update-ready = Update bereit
restart-after = Nach dieser Partie neu starten
restart = Neu starten

## Buttons and the side panel

roll = Würfeln
double = Doppeln
pass = Aussetzen
resign = Aufgeben
undo = Rückgängig
done = Fertig
cocked = Brenner
next-game = Nächste Partie
new-match = Neues Match
clock = Uhr
add-clock = Mit Uhr spielen
take-back-play = Letzten Zug zurücknehmen
new-game = Neue Partie
settings = Einstellungen
menu = Menü
close = Schließen
game-name = Backgammon
help = Spielregeln
help-failed = Die Hilfe konnte nicht geladen werden.
other-ways = Weitere Spielmodi
other-ways-about = Matches, Doppler, echte Würfel.
match-title =
    { $points ->
        [one] { $points }-Punkt-Match
       *[other] { $points }-Punkte-Match
    }
money-title = Geldspiel
title = { $what }, Partie { $number }
match-game =
    Partie { $number } eines { $points ->
        [one] { $points }-Punkt-Matchs
       *[other] { $points }-Punkte-Matchs
    }
game-title = Partie { $number }
cubeless-title = Eine Partie, ohne Doppler
crawford-mark = Crawford
unrated-mark = ungewertet
practice-mark = Training
known-mark = Würfel bekannt
account = { $first }, { $second } (Einsatz { $stake } pro Punkt)
ahead = { $pips } voraus
behind = { $pips } zurück
race = Rennen
race-level = gleichauf
panel-moves = Züge
sill-first = Hier erscheint der Verlauf deiner Partie
sill-name = Verlauf der Partie
panel-dice = Würfel
panel-chances = Chancen
panel-rolls = Würfe (Pips)
away = noch { $points }
pips =
    { $pips ->
        [one] { $pips } Pip
       *[other] { $pips } Pips
    }
score = Spielstand { $points }
score-label = Spielstand
thinking = denkt nach
to-roll =
    { $who ->
        [you] dein Wurf
       *[other] würfelt
    }
to-move =
    { $who ->
        [you] dein Zug: { $dice }
       *[other] zieht: { $dice }
    }
to-answer =
    { $who ->
        [you] deine Antwort
       *[other] antwortet
    }
clock-of =
    { $who ->
        [you] Deine Uhr
        [computer] Uhr des Computers
        [nameless] Uhr deines Gegenübers
       *[other] Uhr von { $who }
    }
board = Brett
actions = Aktionen
notice = Hinweis
game-region = Partie
look-back = Voriger Zug
look-forward = Nächster Zug
look-now = Zurück zur Partie
plays-region = Zugliste
plays = Züge
score-sheet = Ergebnisse
sheet-game = Partie
sheet-winner = Sieger
sheet-cube = Doppler
sheet-points = Punkte
sheet-none = Noch keine Partie beendet

entry-to-play = am Zug
entry-no-play = kein Zug
entry-closed-out = ausgesperrt
entry-offer =
    { $offer ->
        [beaver] Beaver auf { $value }
        [raccoon] Raccoon auf { $value }
       *[double] Doppel auf { $value }
    }
entry-take = Nimmt an
entry-drop = Lehnt ab
entry-out-of-time = Zeit abgelaufen
entry-resign =
    Gibt auf ({ $win ->
        [single] einfach
        [gammon] Gammon
        [backgammon] Backgammon
       *[quadruple] vierfach
    })
entry-declined = { entry-resign }, abgelehnt

## New game

opponent = Gegner
computer = Computer
person-here = Zwei Spieler, ein Gerät
level = Stufe
you-play = Deine Steine
player-names = Namen (optional)
play-for = Modus
one-game = Eine Partie
about-one-game = Eine einzelne Partie ohne Doppler.
about-money = Beliebig viele Partien um Punkte, mit Doppler.
about-match = Wer zuerst { points-won } hat, gewinnt.
length = Länge
length-other = Andere Länge
match-points = Punkte
number-range = Eine ganze Zahl von { $least } bis { $most }
decimal-range = Eine Zahl von { $least } bis { $most }
start = Los
options = Optionen
game-choice = Variante
doubling-cube = Doppler
crawford-game = Crawford-Partie
option-fresh = Wer beginnt, würfelt noch einmal
option-four = Backgammon mit Stein auf der Bar zählt 4
option-show = Auch ausgesperrt würfeln
option-hand = Echte Würfel: selbst würfeln, Wurf eingeben
option-jacoby = Jacoby-Regel: Gammons zählen erst nach einem Doppel
option-practice = Training: Züge zurücknehmen erlaubt (ungewertet)
option-stake = Einsatz pro Punkt
beavers = Beaver
beavers-none = Keine
beavers-one = Nur Beaver
beavers-all = Beaver und Raccoons
automatic-doubles = Automatische Doppel
more-rules = Weitere Regeln
jacoby-rule = Jacoby-Regel
about-rule =
    { $rule ->
        [cube] Vor dem Wurf darf man anbieten, den Einsatz zu verdoppeln.
        [crawford] Fehlt einem Spieler nur noch ein Punkt zum Sieg, wird in der nächsten Partie nicht gedoppelt.
        [jacoby] Gammon und Backgammon zählen erst nach einem Doppel.
        [beavers] Wer gedoppelt wird, darf sofort redoppeln und behält den Doppler.
        [automatic] Wie oft ein Pasch beim Eröffnungswurf den Einsatz verdoppeln darf.
        [stake] Was ein Punkt in der Abrechnung wert ist.
        [fresh] Sonst gilt der Eröffnungswurf als erster Wurf.
        [four] Sonst zählt es 3.
       *[closed-out] Sonst ist gleich der andere dran.
    }
summary-cube = Doppler
summary-no-cube = ohne Doppler
summary-jacoby = Jacoby
summary-real-dice = echte Würfel
summary-clock = Uhr

## Match clock

clock-off = Aus
clock-simple = Einfaches Delay
clock-bronstein = Bronstein
clock-per-point = Minuten pro Punkt des Matchs
clock-per-scored = Abzug in Minuten pro erzieltem Punkt
clock-delay = Delay pro Zug in Sekunden
clock-promise =
    Jeder hat { $time }, dazu { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } Delay pro Zug.
clock-for-rest = Uhr für den Rest des Matchs
clock-nothing = Es bliebe keine Zeit übrig.
clock-start = Uhr starten

## Settings

language-choice = Sprache
language-auto = Sprache des Browsers
language-failed = Diese Sprache konnte nicht geladen werden.
theme = Design
theme-name =
    { $theme ->
        [felt] Filz
        [midnight] Mitternacht
        [paper] Papier
        [flat] Schlicht
       *[walnut] Nussbaum
    }
mode = Hell oder dunkel
mode-name =
    { $mode ->
        [light] Hell
        [dark] Dunkel
       *[system] Wie das System
    }
set-home-left = Links abtragen
about-home-left = Spiegelt das Brett
set-black-bottom = { $name } unten
about-two-players = Für zwei Spieler an einem Gerät
set-turn-board = Brett zum Spieler am Zug drehen
about-turn-board = Für zwei, die das Gerät hin- und herreichen
set-marks = Erlaubte Züge hervorheben
about-marks = Kreist Steine ein, die ziehen können, und markiert ihre Ziele
set-forced = Erzwungene Züge automatisch spielen
about-forced = Wenn nur ein Zug möglich ist
set-bear-off = Automatisch abtragen
about-bear-off = Sobald kein Stein mehr geschlagen werden kann
set-race = Rennen anzeigen
about-race = Zwei Balken: die Pips, die jeder noch hat
set-rolls = Würfe anzeigen
about-rolls = Ein Balken pro Wurf: die Pips, die er brachte
set-confirm = Doppeln bestätigen
set-auto-roll = Automatisch würfeln, wenn ich nicht doppeln kann
set-dead-cube = „Doppeln“ auch anzeigen, wenn der Doppler tot ist
set-letter-keys = Kürzel mit nur einer Taste
about-dead-cube = Erklärt dann, warum ein Doppel nichts bringt
end-of-turn = Meinen Zug beenden
about-end-of-turn = Bis dahin kannst du alles zurücknehmen
end-by-hand = Wenn ich auf „Fertig“ drücke
end-when-played = Automatisch
end-when-forced = Automatisch, wenn erzwungen
motion = Tempo der Steine
about-motion = Bestimmt auch das Tempo des Computers
motion-name =
    { $speed ->
        [off] Aus
        [quick] Schnell
        [slow] Langsam
       *[normal] Normal
    }
volume = Lautstärke
vibrate = Vibration
about-vibrate = Vibriert kurz, wenn du einen Stein ziehst
group-play = Spiel
group-beside = Neben dem Brett
group-sound = Ton und Bewegung
group-data = Deine Daten
group-about = Über das Spiel
reset-settings = Alle Einstellungen zurücksetzen
undo-reset = Rückgängig machen
settings-reset = Alle Einstellungen wurden zurückgesetzt
licences = Open-Source-Lizenzen

## Keyboard shortcuts and the position in words

keys = Tastenkürzel
key-space = Würfeln oder den Zug beenden
key-arrows = Von Punkt zu Punkt gehen
key-home = Zur Bar oder zur Ablage gehen
key-tab = Zum Brett oder zu den Knöpfen gehen
key-enter = Stein aufnehmen oder absetzen
key-digits = Diese Zahl vom gewählten Punkt aus ziehen
key-swap = Würfel tauschen
key-undo = Einen Schritt zurücknehmen
key-undo-turn = Den ganzen Zug zurücknehmen
key-double = Doppeln
key-take = Das Doppel annehmen
key-drop = Das Doppel ablehnen („passen“)
key-type = Zug eintippen
key-words = Stellung in Worten
key-replay = Letzten Zug wiederholen
key-look = Vorigen oder nächsten Zug ansehen
key-list = Tastenkürzel
key-escape = Stein absetzen oder schließen
position = Stellung in Worten
position-turn =
    { $who ->
        [you] Du bist am Zug.
        [computer] Der Computer ist am Zug.
       *[other] { $who } ist am Zug.
    }
position-row =
    { $quarter ->
        [home] Heimfeld
        [outer] Außenfeld
        [far] Gegnerisches Außenfeld
       *[start] Gegnerisches Heimfeld
    }: { $points }.
position-point = { $count } auf { $point }
position-bar = { $count } auf der Bar
position-off = { $count } abgetragen
position-nothing = leer
position-pips =
    { $who }: { $pips ->
        [one] { $pips } Pip
       *[other] { $pips } Pips
    }
type-play = Zug eintippen
type-example = Zum Beispiel: 8/5 6/5 oder bar/21*
play-it = Ziehen
play-not-a-move = „{ $part }“ ist kein Zug. Schreib zum Beispiel 8/5 oder bar/21.
play-not-legal = Dieser Zug ist mit diesen Würfeln nicht erlaubt oder unvollständig.
play-too-long = Ein Zug besteht aus höchstens vier Schritten.
play-name-way = Das geht auf mehrere Arten: Gib die Punkte dazwischen an und markiere Schläge mit *.

## Why an action is refused

no-not-now = Das geht jetzt nicht.
no-game-over = Die Partie ist zu Ende.
no-game-goes-on = Die Partie ist noch nicht zu Ende.
no-match-over = Das Match ist zu Ende.
no-roll-first = Würfle zuerst.
no-already-rolled = Es ist schon gewürfelt.
no-dice-by-program = In dieser Partie würfelt das Programm.
no-dice-by-hand = Gib ein, was du gewürfelt hast.
no-cocked-too-late = Einen Brenner meldest du, bevor du einen Stein ziehst, nicht danach.
no-closed-out = Du bist ausgesperrt: Kein Wurf bringt dich herein.
no-voluntary-pass = Du kannst ziehen, also darfst du nicht aussetzen.
no-nothing-to-undo = Es gibt nichts zurückzunehmen.
no-cannot-take-back = Dieser Schritt lässt sich nicht einzeln zurücknehmen.
no-play-is-final = Ein Zug gilt, sobald du die Würfel aufnimmst.
no-double-before-roll = Gedoppelt wird vor dem Würfeln.
no-first-turn = Im ersten Zug wird nicht gedoppelt.
no-cube = In dieser Partie gibt es keinen Doppler.
no-not-your-cube = Der Doppler gehört deinem Gegner.
no-dead-cube = Der Doppler ist tot: Du brauchst keine weiteren Punkte.
no-crawford = In der Crawford-Partie wird nicht gedoppelt.
no-cube-limit = Der Doppler geht nicht höher.
no-double = Niemand hat gedoppelt.
no-answer-double = Antworte erst auf das Doppel.
no-beavers = In dieser Partie gibt es keine Beaver.
no-raccoons = In dieser Partie gibt es keine Raccoons.
no-resignation = Niemand hat aufgegeben.
no-answer-resignation = Dein Gegner will aufgeben: Nimm erst an oder lehne ab.
no-such-win = Dieses Ergebnis gibt es in dieser Partie nicht.
no-only-matches-clocks = Nur ein Match hat eine Uhr.
no-clock-there = Das Match hat schon eine Uhr.
no-time-left = So spät im Match bliebe keine Zeit mehr.
no-clock = Dieses Match hat keine Uhr.
no-clock-stands = Zwischen den Partien steht die Uhr.
no-such-die = Du hast keine { $die } mehr zu ziehen.
no-loses-die = Du musst beide Zahlen ziehen: So ginge die { $die } verloren.
no-higher-number = Du kannst nur eine Zahl ziehen, und zwar die höhere: die { $die }.
no-swap-moved = Tausche die Würfel, bevor du einen Stein ziehst.
no-swap-double = Beide Würfel zeigen dieselbe Zahl.
no-unfinished = Du kannst noch die { $die } ziehen.
no-checker-bar = Du hast keinen Stein auf der Bar.
no-checker = Du hast keinen Stein auf Punkt { $point }.
no-bar-first = Bring erst deinen Stein von der Bar herein.
no-point-held = Dein Gegner hält Punkt { $point }.
no-not-all-home = Bring erst alle deine Steine ins Heimfeld.
no-higher-checker = Weiter hinten, auf Punkt { $point }, steht noch ein Stein: Zieh erst den.
die-blocked = Die { $die } ist versperrt, du hast die { $other } gezogen.
no-all-played = Alle Zahlen sind gezogen: Bestätige deinen Zug oder nimm einen Schritt zurück.
no-already-made = Dieser Schritt ist schon gemacht. Ein Pfeil zeigt den nächsten.
no-opponents = Das sind die Steine deines Gegners.
no-cannot-come = Hierher kann jetzt kein Stein ziehen.
no-not-there = Das geht mit diesen Würfeln nicht.
no-computers-turn = Der Computer ist am Zug.

## After a crash

crash-title = Etwas ist schiefgegangen
crash-stored = Deine Partie ist gespeichert.
crash-reload = Lade die Seite neu, um weiterzuspielen.
missing = Es wurde nicht alles geladen.
missing-help = Prüfe deine Verbindung und lade die Seite neu.
crash-not-stored = Deine Partie konnte nicht gespeichert werden. Sie steckt im Bericht: Speichere ihn als Datei und importiere die Datei in den Einstellungen.

## Fair dice

fair-dice = Faire Würfel
fair-how = Warum ist das fair?
fair-about = Alle Würfe einer Partie werden aus einem geheimen Startwert berechnet. Seinen Fingerabdruck siehst du vor der Partie, den Startwert selbst danach. So kann jeder die Würfel prüfen.
fair-elsewhere = Du kannst sie auch außerhalb dieser Seite prüfen: mit dem Befehl bg dice oder den paar Zeilen Python aus der Dokumentation.
fair-fingerprint = Fingerabdruck des Startwerts (SHA-256)
fair-next = Fingerabdruck der nächsten Partie
fair-seed = Startwert
fair-later = wird nach der Partie gezeigt
fair-in-order = Würfe der Reihe nach
fair-rolled = Gewürfelt
fair-checked = Geprüft: Der Startwert hat diesen Fingerabdruck, und alle { $count } Würfel stammen aus ihm.
fair-by-hand = In dieser Partie wird mit echten Würfeln gespielt: Es gibt nichts zu prüfen.
fair-known = Das sind die Würfel einer früheren Partie.
fair-again = Noch einmal mit denselben Würfeln
fair-new-game = Fingerabdruck der Würfel: { $fingerprint }
fair-this-game = Diese Partie
fair-all-games = Alle Partien: { $games }
fair-rolls = Würfe
fair-doubles = Pasche
fair-even = Erwartet
fair-expected = { $count } (erwartet: { $fair })
fair-pips = Glück in Pips
fair-chi =
    So ungleichmäßig fallen faire Würfel in { $chance ->
        [0] weniger als 0,1 %
       *[other] { $percent } %
    } der Fälle (Chi-Quadrat { $value }).
fair-few = Für ein Urteil sind es noch zu wenige Würfe.
fair-luck-about = Glück in Pips: wie viele Pips über dem Durchschnitt von 8 1/6 pro Wurf gewürfelt wurden. Der Eröffnungswurf zählt nicht.
fair-points = Glück in Punkten
fair-difference = Unterschied
fair-luckiest = Bester Wurf
fair-unluckiest = Schlechtester Wurf
fair-points-wait = Glück in Punkten: Der Computer analysiert die Würfe …
fair-points-failed = Glück in Punkten nicht verfügbar: Der Computer antwortet nicht.
fair-points-some =
    Glück in Punkten gibt es für { $games ->
        [one] eine dieser Partien
       *[other] { $games } dieser Partien
    }.
fair-points-about = Glück in Punkten: um wie viel jeder Wurf besser war als der Durchschnitt, nach einer schnellen Bewertung durch den Computer (Geldspiel, ohne Doppler). Der Eröffnungswurf zählt nicht.
decimal-mark = ,

## Tabs, backups and the library

elsewhere = Du schaust nur zu: Diese Partie läuft in einem anderen Tab
play-here = In diesem Tab spielen
others-unreadable = Deine Einstellungen oder deine Würfelstatistik ließen sich nicht lesen. Sie wurden beiseitegelegt; es gelten die Standardwerte.
keep-all = Sicherung
about-backup = Partien, Analysen, Übungen, Partien mit Freunden, Einstellungen und Statistiken in einer Datei. Behalt sie für dich: Sie enthält die geheimen Daten deiner Würfel.
backup-without-library = In der Datei fehlen deine gespeicherten Partien, Analysen, Übungen und Partien mit Freunden. { $why }
backup-due = Deine neuesten Partien gibt es nur in diesem Browser. Sicherung exportieren?
keep-export = Exportieren
keep-import = Importieren
kept-aside = Beiseitegelegte Partien
kept-whole = mit Einstellungen und Würfelstatistik
kept-unread =
    { $count ->
        [one] { $count } beschädigter Speicherstand beiseitegelegt
       *[other] { $count } beschädigte Speicherstände beiseitegelegt
    }
kept-remove = Löschen
kept-remove-sure = Endgültig löschen
kept-more = Mehr anzeigen ({ $count })
game-kept = Deine angefangene Partie findest du unter „Partien“
library-open = Partien öffnen
start-no-room = Der Speicherplatz reicht nicht, um die angefangene Partie zu behalten. Darum wurde keine neue begonnen.
start-anyway = Verwerfen und neu beginnen
imported = Import abgeschlossen. Deine bisherigen Daten findest du unter „Partien“.
import-failed = Es wurde nichts importiert ({ $why }). Alles ist wie vorher.
import-no-room = Es fehlt der Platz, um diese Partie beiseitezulegen. Darum wurde nichts importiert.
crash-copy = Bericht kopieren

## Cards over the board, and the next step

points-won =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
stakes-take = Annehmen: Dann geht es um { points-won }.
stakes-drop =
    { $play ->
        [match] Ablehnen: Du verlierst { points-won }, und es steht { $score }.
       *[money] Ablehnen: Du verlierst { points-won }.
    }
stakes-win =
    { $play ->
        [match] Lehnt der Gegner ab, gewinnst du { points-won }, und es steht { $score }.
       *[money] Lehnt der Gegner ab, gewinnst du { points-won }.
    }
stakes-resign = { win-button }: Du verlierst { points-won }.
cube-shows-64 = Der Doppler: Noch hat niemand gedoppelt. 64 heißt 1.
end-drop =
    { $who ->
        [you] Du hast
        [computer] Der Computer hat
       *[other] { $who } hat
    } das Doppel abgelehnt
end-resigned =
    { $who ->
        [you] Du hast
        [computer] Der Computer hat
       *[other] { $who } hat
    } { $win ->
        [single] aufgegeben
       *[other] aufgegeben und { win-object } verloren
    }
end-cube = { $how }, Doppler auf { $value }
end-cube-at = Der Doppler stand auf { $value }.
end-why =
    { $who ->
        [you] { $win ->
            [gammon] Gammon: Du hast keinen Stein abgetragen. Das zählt doppelt.
           *[backgammon] Backgammon: Du hast keinen Stein abgetragen und hattest noch mindestens einen im Heimfeld des Siegers. Das zählt dreifach.
        }
        [computer] { $win ->
            [gammon] Gammon: Der Computer hat keinen Stein abgetragen. Das zählt doppelt.
           *[backgammon] Backgammon: Der Computer hat keinen Stein abgetragen und hatte noch mindestens einen im Heimfeld des Siegers. Das zählt dreifach.
        }
       *[other] { $win ->
            [gammon] Gammon: { $who } hat keinen Stein abgetragen. Das zählt doppelt.
           *[backgammon] Backgammon: { $who } hat keinen Stein abgetragen und hatte noch mindestens einen im Heimfeld des Siegers. Das zählt dreifach.
        }
    }
end-wins =
    { $who ->
        [you] Du gewinnst
        [computer] Der Computer gewinnt
       *[other] { $who } gewinnt
    }
end-won = Du hast gewonnen
end-lost = Du hast verloren
end-mistakes = Deine größten Fehler ansehen
start-computer = Gegen den Computer
start-two = Zu zweit hier
start-promise = Spiel gut.
start-promise-then = Sieh, was den Ausschlag gab.
start-about = Nach jeder Partie siehst du, welche Züge dich am meisten gekostet haben, und warum.
start-new = Noch nie gespielt?
start-learn = Lern es in zwei Minuten, gleich hier am Brett.
start-leaves = Was von einer Partie bleibt
start-leaves-about = Der Verlauf und die entscheidenden Momente.
start-why = Ein Lehrer, der erklärt, warum
start-why-about = So stark wie die PC-Programme, auch auf dem Handy.
start-dice = Würfel, die du prüfen kannst
start-dice-about = Vor der Partie versiegelt, danach geöffnet.
start-yours = Nur für dich
start-yours-about = Kein Konto, keine Werbung. Läuft ab dem zweiten Besuch auch offline.
next-roll = Drück auf „{ roll }“
next-move = Wähle einen eingekreisten Stein
next-move-plain = Wähle einen Stein
next-dice =
    Tippst du einen Stein an, zieht er zuerst mit dem { $place ->
        [top] oberen
       *[left] linken
    } Würfel. Tipp auf die Würfel, um sie zu tauschen.
next-written = 8/5 heißt: von 8 nach 5; 8/5(2): zwei Steine; 8/5*: ein Schlag.
next-pips = Pips: der Weg, den jede Seite noch vor sich hat. Weniger ist besser.
next-place = Wähle, wohin er zieht
next-done = Drück auf „{ done }“

## The lesson

lesson = Backgammon in zwei Minuten lernen
lesson-yours = Du spielst { $colour }.
lesson-goal = Zieh deine 15 Steine den Pfeil entlang in dein Heimfeld, das umrandete Viertel, und nimm sie dann alle vom Brett. Dein Gegner zieht in die Gegenrichtung. Wer zuerst fertig ist, gewinnt.
lesson-move = Du hast eine 3 gewürfelt, dein Gegner eine 1: Du beginnst und ziehst beide Zahlen, jede mit einem Stein. Fang mit der 3 an.
lesson-point = Bring nun mit der 1 einen zweiten Stein dorthin. Zwei Steine halten ein Dreieck, Punkt genannt: Dort darf dein Gegner nicht landen.
lesson-done = Du hältst jetzt deinen 5-Punkt, und beide Zahlen sind gezogen. Beende deinen Zug.
lesson-bar = Später hat dein Gegner einen einzelnen Stein von dir geschlagen: Er ist auf der Bar in der Mitte. Mit einer 1 kommt er auf 24 herein, mit einer 6 auf 19; die 19 ist besetzt, also nimm die 4 auf 21.
lesson-hit = Ein einzelner Stein ist ein Blot. Schlag den auf Punkt 7: Zieh mit deiner 6 dorthin.
lesson-was-hit = Der Blot ist jetzt auf der Bar. Erst wenn er wieder hereingekommen ist, darf dein Gegner andere Steine ziehen.
lesson-dance = Dein Gegner hat 6-5 gewürfelt: Eine 6 führt auf deinen Punkt 6, eine 5 auf deinen Punkt 5. Du hältst beide, also kommt er nicht herein und setzt aus.
lesson-off = Später: Alle deine Steine sind im Heimfeld, nun trägst du sie ab. Du hast 6-6, einen Pasch, den du viermal spielst: Eine 6 nimmt einen Stein von Punkt 6.
lesson-last = Du hast noch Sechsen übrig. Punkt 6 ist jetzt leer, deshalb nimmt eine 6 den hintersten Stein. Es ist dein letzter: Trag ihn ab, und du gewinnst.
lesson-won = Gut gespielt: Du hast gewonnen, und jetzt kennst du das Spiel! Als Nächstes kommt eine echte Partie oder das erste Kapitel des Kurses.
lesson-gammon = Hat der Verlierer noch keinen Stein abgetragen, zählt der Sieg doppelt: Das ist ein Gammon.
lesson-tap = Wähle den eingekreisten Stein auf Punkt { $number }
lesson-tap-bar = Wähle deinen Stein auf der Bar
lesson-now = Wähle jetzt den eingekreisten Stein auf Punkt { $number }.
lesson-now-bar = Wähle jetzt deinen Stein auf der Bar.
lesson-leave = Einführung verlassen
lesson-left = Einführung beendet.
lesson-play = Erste Partie spielen
lesson-back = Zurück zu deiner Partie
lesson-again = Einführung wiederholen
lesson-course = Weiter mit dem Kurs
