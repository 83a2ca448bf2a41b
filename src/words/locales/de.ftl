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
        [normal] Normal
        [strong] Stark
        [own] Meine Stufe
       *[expert] Experte
    }
level-about =
    { $level ->
        [beginner] Macht Anfängerfehler (etwa PR 31)
        [casual] Spielt ab und zu (etwa PR 16)
        [normal] Spielt im Verein (etwa PR 7)
        [strong] Gewinnt Turniere (etwa PR 1,5)
        [own] Irrt, wo es schwer ist, wie jemand mit diesem PR
       *[expert] Rechnet zwei Würfe voraus (etwa PR 0,5)
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
place-off = Ausgewürfelt
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
        [teal] { number-word } petrol
       *[black] { $count ->
            [0] kein schwarzer
            [1] ein schwarzer
           *[other] { number-word } schwarze
        }
    }
can-move = zieht mit { $dice }
takes-back = auswählen nimmt zurück
to-bar = der Bar
to-off = ins Aus
lifted = Stein von { $from } aufgenommen. Zieh nach { $targets }.
dice-name = Würfel { $dice }
dice-pick-up = Würfel { $dice }, Zug beenden
dice-swap = Würfel { $dice }, tauschen
cube-middle = in der Mitte
cube-owner =
    { $who ->
        [you] bei dir
       *[other] bei { $who }
    }
cube-name = Doppler { $value }, { $owner }
cube-can-double = Doppler { $value }, { $owner }, doppeln

## Announcements

new-game-said = Neues Spiel: { $title }.
both-rolled =
    { $first ->
        [you] Du würfelst
       *[other] { $first } würfelt
    } { $white }, { $second ->
        [you] du würfelst
       *[other] { $second } würfelt
    } { $black }
rolled-first =
    { both-rolled }: { $who ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }.
rolled-tie = { both-rolled }. Noch einmal würfeln.
rolled-doubled = { both-rolled }: automatisches Doppel, der Doppler geht auf { $value }. Noch einmal würfeln.
rolled =
    { $who ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } { $dice }. Kein Zug möglich.
hit =
    { $who ->
        [you] Du wirst auf deinem Punkt { $point } geschlagen.
       *[other] { $who } wird auf Punkt { $point } geschlagen.
    }
passes =
    { $who ->
        [you] Du setzt aus.
       *[other] { $who } setzt aus.
    }
played = { $who }: { $play }.
passes-closed-out =
    Ausgesperrt: { $who ->
        [you] du setzt aus.
       *[other] { $who } setzt aus.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] Du beaverst
           *[other] { $who } beavert
        }
        [raccoon] { $who ->
            [you] Du antwortest mit Raccoon
           *[other] { $who } antwortet mit Raccoon
        }
       *[double] { $who ->
            [you] Du doppelst
           *[other] { $who } doppelt
        }
    }
offered-to = { offered } auf { $value }
taken =
    { $who ->
        [you] Du nimmst an
       *[other] { $who } nimmt an
    }. Der Doppler steht auf { $value }.
win-object =
    { $win ->
        [single] ein einfaches Spiel
        [gammon] ein Gammon
        [backgammon] ein Backgammon
       *[quadruple] ein vierfaches Spiel
    }
resigns =
    { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } { $win } auf
resigns-said =
    { $who ->
        [you] Du gibst { $win } auf.
       *[other] { $who } gibt { $win } auf. Annehmen oder weiterspielen?
    }
declined =
    { $who ->
        [you] Du lehnst ab
       *[other] { $who } lehnt ab
    }: Es geht weiter.
wins =
    { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } { $win }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
out-of-time =
    { $who ->
        [you] Deine Zeit ist abgelaufen.
       *[other] Zeit abgelaufen: { $who }.
    }
match-won =
    { $who ->
        [you] Du gewinnst das Match.
       *[other] { $who } gewinnt das Match.
    }
play-taken-back =
    Zug zurückgenommen. { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } noch einmal.
taken-back = Zurückgenommen.
cocked-said = Brenner: noch einmal würfeln.
clock-started = Die Uhr läuft.
last-seconds = { clock-of }: noch zehn Sekunden.
update-later = Die neue Version wird nach diesem Spiel installiert.
step-said = { $moved }.
all-played = Alle Würfel gespielt.

move-to = { $from } nach { $to }
move-hitting = { $moved } schlägt
move-times =
    { $moved } { $count ->
        [2] zweimal
        [3] dreimal
       *[other] viermal
    }
said-bar = Bar
said-off = aus

## Questions in the middle of the board

ask-die =
    { $who ->
        [you] Dein Würfel?
       *[other] Würfel: { $who }?
    }
ask-dice =
    { $who ->
        [you] Deine Würfel?
       *[other] Wurf: { $who }?
    }
ask-second-die =
    { $who ->
        [you] Deine Würfel:
       *[other] Wurf, { $who }:
    } { $first } und?
no-legal-move = Kein Zug möglich: { $dice }
closed-out =
    { $who ->
        [you] Du bist ausgesperrt
       *[other] { $who } ist ausgesperrt
    }
closed-out-choice = { closed-out }: doppeln oder aussetzen
tie = { $die }-{ $die }: noch einmal würfeln
tie-then = { $die }-{ $die }: noch einmal würfeln. { $question }
ask-double = Doppel anbieten?
ask-drop = Ablehnen und das Spiel verlieren?
ask-resign = Aufgeben
take = Annehmen
drop = Ablehnen
beaver = Beaver
raccoon = Raccoon
accept = Annehmen
decline = Weiterspielen
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

unreadable = Dein gespeichertes Spiel war nicht lesbar ({ $why }). Es wurde beiseitegelegt, ein neues Spiel ist bereit.
unreadable-no-room = Dein gespeichertes Spiel war nicht lesbar ({ $why }), und um es beiseitezulegen, fehlt der Platz. Es bleibt, wo es ist; dieses Spiel wird nicht gespeichert.
end-missing = Das Ende deines gespeicherten Spiels fehlt. Es geht mit dem Rest weiter; eine Kopie wurde beiseitegelegt.
why-damaged = es ist beschädigt
why-newer = eine neuere Version hat es gespeichert ({ $version })
why-unknown = es enthält einen unbekannten Eintrag, „{ $entry }“
why-illegal = es verletzt die Regeln: { $why }
why-dice = seine Würfel sind verändert
why-too-large = es ist zu groß
why-elsewhere = dieses Spiel läuft in einem anderen Tab
store-instead = Stattdessen dieses Spiel speichern
not-stored = Dieser Browser kann dein Spiel nicht speichern. Du kannst weiterspielen, aber mit der Seite schließt du auch das Spiel.
engine-failed = Der Computer antwortet nicht.
nets-damaged = Ein Teil des Computerspielers ist beschädigt. Er spielt mit einfachen Regeln weiter, schwächer als seine Stufe. Lade die Seite neu, um ihn zu reparieren.
try-again = Noch einmal
update-ready = Neue Version bereit
restart-after = Nach diesem Spiel neu starten
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
new-game = Neues Spiel
settings = Einstellungen
menu = Menü
close = Schließen
game-name = Backgammon
help = Spielregeln
help-failed = Die Hilfe konnte nicht geladen werden.
other-ways = Mehr Spielarten
match-title = Match auf { $points }
money-title = Geldspiel
title = { $what }, Spiel { $number }
game-title = Spiel { $number }
cubeless-title = Ohne Verdopplung
crawford-mark = Crawford
unrated-mark = ungewertet
practice-mark = Übung
known-mark = Würfel bekannt
account = { $first }, { $second } (Einsatz { $stake } pro Punkt)
ahead = { $pips } vorn
behind = { $pips } zurück
away = noch { $points }
pips = { $pips } Pips
score = Spielstand { $points }
thinking = denkt nach
to-play = am Zug
to-answer = antwortet
clock-of =
    { $who ->
        [you] Deine Uhr
       *[other] Uhr: { $who }
    }
board = Brett
actions = Aktionen
notice = Hinweis
game-region = Spiel
look-back = Voriger Zug
look-forward = Nächster Zug
look-now = Zurück zum Spiel
plays-region = Zugliste
plays = Züge
score-sheet = Ergebnisse
sheet-game = Spiel
sheet-winner = Sieg
sheet-cube = Doppler
sheet-points = Punkte
sheet-none = Noch kein Spiel ist zu Ende

entry-to-play = am Zug
entry-no-play = kein Zug
entry-closed-out = ausgesperrt
entry-offer =
    { $offer ->
        [beaver] Beaver auf { $value }
        [raccoon] Raccoon auf { $value }
       *[double] Doppelt auf { $value }
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
player-names = Namen (freiwillig)
play-for = Gespielt wird um
length = Länge
match-to = Match auf
match-points = Punkte
number-range = Eine ganze Zahl von { $least } bis { $most }
decimal-range = Eine Zahl von { $least } bis { $most }
start = Los
options = Optionen:
game-choice = Spiel
doubling-cube = Doppler
crawford-game = Crawford-Spiel
option-fresh = Wer beginnt, würfelt beide Würfel neu
option-four = Backgammon mit Stein auf der Bar zählt 4
option-show = Auch ausgesperrt würfeln
option-hand = Echte Würfel werfen und eingeben
option-jacoby = Jacoby-Regel: Gammons zählen erst nach einem Doppel
option-practice = Übungsmodus mit Zurücknehmen (ungewertet)
option-stake = Einsatz pro Punkt
beavers = Beaver
beavers-none = Keine
beavers-one = Nur Beaver
beavers-all = Beaver und Raccoons
automatic-doubles = Automatische Doppel
summary-cube = Doppler
summary-no-cube = ohne Doppler
summary-jacoby = Jacoby
summary-real-dice = echte Würfel
summary-clock = Uhr

## Match clock

clock-off = Aus
clock-simple = Einfacher Delay
clock-bronstein = Bronstein
clock-per-point = Minuten pro Punkt des Matches
clock-per-scored = Minuten weniger pro schon erzieltem Punkt
clock-delay = Delay pro Zug in Sekunden
clock-promise =
    { $time } für jeden, mit { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } Delay in jedem Zug.
clock-for-rest = Uhr für den Rest des Matches
clock-nothing = Es bliebe keine Zeit.
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
set-home-left = Links abtragen
about-home-left = Spiegelt das Brett
set-black-bottom = { $name } unten
about-two-players = Für zwei Spieler an einem Gerät
set-turn-board = Brett zum Spieler am Zug drehen
about-turn-board = Für zwei, die ein Gerät hin- und herreichen
set-marks = Erlaubte Züge hervorheben
about-marks = Ringe um Steine, die ziehen können, und Zeichen auf ihren Zielen
set-forced = Erzwungene Züge automatisch spielen
about-forced = Wenn nur ein Zug möglich ist
set-bear-off = Automatisch abtragen
about-bear-off = Sobald kein Stein mehr geschlagen werden kann
set-confirm = Doppeln bestätigen
set-auto-roll = Automatisch würfeln, wenn ich nicht doppeln kann
set-dead-cube = Doppeln auch bei totem Doppler anzeigen
set-letter-keys = Tastenkürzel mit einer Taste
about-dead-cube = Erklärt dann, warum ein Doppel nichts bringt
end-of-turn = Meinen Zug beenden
about-end-of-turn = Bis dahin kannst du Schritte zurücknehmen
end-by-hand = Wenn ich auf Fertig drücke
end-when-played = Automatisch
end-when-forced = Automatisch, wenn erzwungen
motion = Animation
about-motion = Auch das Tempo des Computers
motion-name =
    { $speed ->
        [off] Aus
        [quick] Schnell
        [slow] Langsam
       *[normal] Normal
    }
sound = Ton
volume = Lautstärke
vibrate = Haptik
about-vibrate = Vibriert kurz, wenn du einen Stein ziehst
group-play = Spiel
group-data = Daten
group-about = Über das Spiel
reset-settings = Alle Einstellungen zurücksetzen
undo-reset = Zurücksetzen rückgängig machen
settings-reset = Alle Einstellungen sind zurückgesetzt
licences = Open-Source-Lizenzen

## Keyboard shortcuts and the position in words

keys = Tastenkürzel
key-space = Würfeln oder den Zug beenden
key-arrows = Von Punkt zu Punkt gehen
key-home = Zur Bar oder zum Aus gehen
key-tab = Zum Brett oder zu den Knöpfen gehen
key-enter = Stein aufnehmen oder absetzen
key-digits = Diesen Würfel vom Punkt aus ziehen
key-swap = Würfel tauschen
key-undo = Einen Schritt zurücknehmen
key-undo-turn = Den ganzen Zug zurücknehmen
key-double = Doppeln
key-answer = Annehmen oder ablehnen
key-type = Zug eintippen
key-words = Stellung in Worten
key-replay = Letzten Zug noch einmal zeigen
key-look = Vorigen oder nächsten Zug ansehen
key-list = Tastenkürzel
key-escape = Stein absetzen oder schließen
position = Stellung in Worten
position-turn =
    { $who ->
        [you] Du bist am Zug.
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
position-off = { $count } ausgewürfelt
position-nothing = leer
position-pips = { $who }: { $pips } Pips
type-play = Zug eintippen
type-example = Zum Beispiel: 8/5 6/5 oder bar/21*
play-it = Ziehen
play-not-a-move = „{ $part }“ ist kein Zug. Schreib etwa 8/5 oder bar/21.
play-not-legal = Das ist kein vollständiger erlaubter Zug mit diesen Würfeln.
play-too-long = Ein Zug hat höchstens vier Schritte.
play-name-way = Das geht auf mehrere Arten: Nenne die Punkte dazwischen und markiere Schläge mit *.

## Why an action is refused

no-not-now = Das geht jetzt nicht.
no-game-over = Das Spiel ist zu Ende.
no-game-goes-on = Das Spiel ist noch nicht zu Ende.
no-match-over = Das Match ist zu Ende.
no-roll-first = Erst würfeln.
no-already-rolled = Es ist schon gewürfelt.
no-dice-by-program = In diesem Spiel würfelt das Programm.
no-dice-by-hand = Gib die Würfel ein, die gefallen sind.
no-cocked-too-late = Melde Brenner, bevor du einen Stein ziehst, nicht danach.
no-closed-out = Du bist ausgesperrt: Kein Wurf bringt dich hinein.
no-voluntary-pass = Du kannst nicht freiwillig aussetzen.
no-nothing-to-undo = Nichts zum Zurücknehmen.
no-cannot-take-back = Dieser Schritt lässt sich nicht allein zurücknehmen.
no-play-is-final = Ein Zug gilt, sobald du die Würfel aufnimmst.
no-double-before-roll = Gedoppelt wird vor dem Würfeln.
no-first-turn = Im ersten Zug wird nicht gedoppelt.
no-cube = Dieses Spiel hat keinen Doppler.
no-not-your-cube = Der Doppler gehört deinem Gegner.
no-dead-cube = Der Doppler ist tot: Du brauchst keine weiteren Punkte.
no-crawford = Im Crawford-Spiel wird nicht gedoppelt.
no-cube-limit = Der Doppler geht nicht höher.
no-double = Niemand hat gedoppelt.
no-answer-double = Beantworte erst das Doppel.
no-beavers = In diesem Spiel gibt es keine Beaver.
no-raccoons = In diesem Spiel gibt es keine Raccoons.
no-resignation = Niemand hat aufgegeben.
no-answer-resignation = Beantworte erst die Aufgabe.
no-such-win = Dieses Ergebnis gibt es in diesem Spiel nicht.
no-only-matches-clocks = Nur ein Match hat eine Uhr.
no-clock-there = Das Match hat schon eine Uhr.
no-time-left = So spät im Match bliebe keine Zeit.
no-clock = Dieses Match hat keine Uhr.
no-clock-stands = Zwischen den Spielen steht die Uhr.
no-such-die = Keine { $die } mehr zu ziehen.
no-loses-die = Du musst beide Würfel ziehen: So ginge die { $die } verloren.
no-higher-number = Du kannst nur einen Würfel ziehen, und zwar den höheren: die { $die }.
no-swap-moved = Tausche die Würfel, bevor du einen Stein ziehst.
no-swap-double = Beide Würfel zeigen dieselbe Zahl.
no-unfinished = Du kannst noch die { $die } ziehen.
no-checker-bar = Du hast keinen Stein auf der Bar.
no-checker = Du hast keinen Stein auf Punkt { $point }.
no-bar-first = Bring erst deinen Stein von der Bar ins Spiel.
no-point-held = Dein Gegner hält Punkt { $point }.
no-not-all-home = Bring erst alle deine Steine ins Heimfeld.
no-higher-checker = Weiter hinten, auf Punkt { $point }, steht noch ein Stein: Zieh erst den.
no-all-played = Alle Würfel sind gezogen: Drück Fertig oder Zurück.
no-opponents = Das sind die Steine deines Gegners.
no-cannot-come = Hierher kann jetzt kein Stein ziehen.
no-not-there = Das geht mit diesen Würfeln nicht.
no-computers-turn = Der Computer ist am Zug.

## After a crash

crash-title = Etwas ist schiefgegangen
crash-stored = Dein Spiel ist gespeichert.
crash-reload = Lade die Seite neu, um weiterzuspielen.
missing = Es wurde nicht alles geladen.
missing-help = Prüfe deine Verbindung und lade die Seite neu.
crash-not-stored = Dein Spiel konnte nicht gespeichert werden. Der Bericht enthält es: Sichere ihn als Datei und importiere sie in den Einstellungen.

## Fair dice

fair-dice = Faire Würfel
fair-about = Alle Würfe eines Spiels folgen aus einem geheimen Startwert. Seinen Fingerabdruck siehst du vor dem Spiel, den Startwert danach: So kann jeder alle Würfe prüfen.
fair-elsewhere = Anderswo prüfen: der Befehl bg dice oder ein paar Zeilen Python in der Dokumentation des Spiels.
fair-fingerprint = Fingerabdruck des Startwerts (SHA-256)
fair-next = Fingerabdruck für das nächste Spiel
fair-seed = Startwert
fair-later = wird nach dem Spiel gezeigt
fair-in-order = Würfe der Reihe nach
fair-rolled = Gewürfelt
fair-checked = Geprüft: Der Startwert hat diesen Fingerabdruck, und alle { $count } Würfel folgen aus ihm.
fair-by-hand = In diesem Spiel würfelt ihr selbst: Es gibt nichts zu prüfen.
fair-known = Das sind die Würfel eines früheren Spiels.
fair-again = Mit denselben Würfeln noch einmal
fair-new-game = Fingerabdruck der Würfel: { $fingerprint }
fair-this-game = Dieses Spiel
fair-all-games = Alle Spiele: { $games }
fair-rolls = Würfe
fair-doubles = Pasche
fair-even = Erwartet
fair-expected = { $count } (erwartet: { $fair })
fair-pips = Glück in Pips
fair-chi =
    So ungleich fallen faire Würfel in { $chance ->
        [0] weniger als 0,1 %
       *[other] { $percent } %
    } der Fälle (Chi-Quadrat { $value }).
fair-few = Noch zu wenige Würfe für ein Urteil.
fair-luck-about = Glück in Pips: gewürfelte Pips über den 8 1/6 eines durchschnittlichen Wurfs. Der Eröffnungswurf zählt nicht.
fair-points = Glück in Punkten
fair-difference = Unterschied
fair-luckiest = Glücklichster Wurf
fair-unluckiest = Unglücklichster Wurf
fair-points-wait = Glück in Punkten: Der Computer analysiert die Würfe …
fair-points-failed = Glück in Punkten nicht verfügbar: Der Computer antwortet nicht.
fair-points-some =
    Glück in Punkten gibt es für { $games ->
        [one] eines dieser Spiele
       *[other] { $games } dieser Spiele
    }.
fair-points-about = Glück in Punkten: Equity des besten Zugs eines Wurfs über dem Durchschnitt aller Würfe, nach kurzer Bewertung durch den Computer (Geldspiel, ohne Doppler). Der Eröffnungswurf zählt nicht.
decimal-mark = ,

## Tabs, backups and the library

elsewhere = Du siehst zu: Dieses Spiel läuft in einem anderen Tab
play-here = In diesem Tab spielen
others-unreadable = Einstellungen oder Würfelstatistik waren nicht lesbar. Sie wurden beiseitegelegt, es gelten die Vorgaben.
keep-all = Sicherung
about-backup = Partien, Bibliothek, Analysen, Übungen, Partien mit Freunden, Einstellungen und Statistiken in einer Datei. Behalt sie für dich: Sie enthält die Geheimnisse deiner Würfel.
backup-without-library = In der Datei fehlen Bibliothek, Analysen, Übungen und Partien mit Freunden. { $why }
backup-due = Deine letzten Partien sind nur in diesem Browser. Sicherung exportieren?
keep-export = Exportieren
keep-import = Importieren
kept-aside = Bibliothek: Spiel fortsetzen
kept-whole = mit Einstellungen und Würfelstatistik
kept-unread =
    { $count ->
        [one] { $count } beschädigter Spielstand beiseitegelegt
       *[other] { $count } beschädigte Spielstände beiseitegelegt
    }
kept-remove = Löschen
kept-remove-sure = Endgültig löschen
kept-more = Mehr anzeigen ({ $count })
game-kept = Dein unfertiges Spiel liegt in der Bibliothek
library-open = Bibliothek öffnen
start-no-room = Es fehlt der Platz, das unfertige Spiel aufzuheben. Darum hat kein neues begonnen.
start-anyway = Verwerfen und neu beginnen
imported = Import abgeschlossen. Was vorher hier war, wurde beiseitegelegt.
import-failed = Nichts importiert ({ $why }). Alles ist wie zuvor.
import-no-room = Es fehlt der Platz, dieses Spiel aufzuheben. Nichts wurde importiert.
crash-copy = Bericht kopieren

## Cards over the board, and the next step

points-won =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
stakes-take = Annehmen: weiter um { points-won }.
stakes-drop =
    { $play ->
        [match] Ablehnen: { points-won } verloren, und das Match steht { $score }.
       *[money] Ablehnen: { points-won } verloren.
    }
stakes-win =
    { $play ->
        [match] Ablehnen: { points-won } gewonnen, und das Match steht { $score }.
       *[money] Ablehnen: { points-won } gewonnen.
    }
stakes-resign = { win-button }: { points-won } verloren.
cube-shows-64 = Der Doppler steht auf 1: Er zeigt 64, weil er keine 1 hat.
end-drop =
    { $who ->
        [you] Du hast
       *[other] { $who } hat
    } das Doppel abgelehnt
end-cube = { $how }, Doppler auf { $value }
end-why =
    { $win ->
        [gammon] Der Verlierer hat keinen Stein ausgewürfelt: Das zählt doppelt.
       *[backgammon] Der Verlierer hat keinen Stein ausgewürfelt und noch einen auf der Bar oder im Heimfeld des Siegers: Das zählt dreifach.
    }
end-wins =
    { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
end-play = Dein Spiel
start-computer = Gegen den Computer
start-computer-about = Ein Spiel · { $level } · ohne Doppler
start-two = Zu zweit
start-two-about = An diesem Gerät
start-friend-about = Per Link, ohne Konto
start-options = Match, Stufe, Optionen
start-learn = Neu hier? In zwei Minuten gelernt.
next-roll = Drück auf „{ roll }“
next-move = Du bist dran: Wähle einen umringten Stein
next-move-plain = Du bist dran: Wähle einen Stein
next-place = Wähle einen markierten Punkt
next-place-plain = Wähle, wohin er zieht
next-done = Drück auf „{ done }“

## The lesson

lesson = In zwei Minuten lernen
lesson-yours = Deine Steine: { $colour }.
lesson-goal = Folge dem Pfeil in dein Heimfeld (Punkte 1 bis 6) und trag dann alle 15 ab. Wer zuerst keinen mehr hat, gewinnt.
lesson-move = Du hast die 3, dein Gegner die 1: Du fängst an und ziehst beide. Jeder Würfel zieht einen Stein, zuerst die 3.
lesson-point = Zieh nun die 1 auf denselben Punkt. Mit zwei Steinen hältst du ihn: Dein Gegner darf dort nicht hin.
lesson-done = Du hältst deinen Punkt 5, und beide Würfel sind gezogen. Beende deinen Zug.
lesson-bar = Einige Züge später: Dein Stein wurde geschlagen und muss erst von der Bar herein. Die 6 ist blockiert, die 4 ist frei.
lesson-hit = Ein einzelner Stein ist ein Blot. Schlag ihn mit deiner 6.
lesson-was-hit = Der Blot steht auf der Bar. Bevor er wieder im Spiel ist, darf dein Gegner nichts anderes ziehen.
lesson-dance = Dein Gegner hat 6-5 gewürfelt, aber du hältst deine Punkte 6 und 5. Er kommt nicht herein und setzt aus.
lesson-off = Am Ende des Spiels stehen alle deine Steine im Heimfeld, und du trägst sie ab. Die 6 nimmt den hintersten.
lesson-last = Würfle mit der 2 deinen letzten Stein aus, und du gewinnst.
lesson-won = Gewonnen: Deine Steine sind zuerst draußen!
lesson-cube = In längeren Spielen gibt es den Doppler: Vor dem Wurf kannst du anbieten, den Einsatz zu doppeln. Dein Gegner nimmt an, oder er lehnt ab und verliert.
lesson-tap = Wähle den umringten Stein ({ $place })
lesson-other = Im Spiel ginge das, hier nicht. { $ask }.
lesson-leave = Lektion verlassen
lesson-left = Lektion beendet.
lesson-play = Erstes Spiel beginnen
lesson-back = Zurück zu deinem Spiel
