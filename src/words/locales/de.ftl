# Alle Texte der Seite auf Deutsch.

## Namen

name-you = Du
name-computer = Computer
name-white = Weiß
name-black = Schwarz
colour =
    { $player ->
        [white] weiß
       *[black] schwarz
    }
level-name =
    { $level ->
        [beginner] Anfänger
        [casual] Gelegenheit
        [normal] Normal
        [strong] Stark
       *[expert] Experte
    }
level-label = Stufe { $level }
level-about =
    { $level ->
        [beginner] Hat gerade die Regeln gelernt: Ein Zug kostet ihn im Schnitt 62 Tausendstel eines Punktes.
        [casual] Spielt hin und wieder: Ein Zug kostet ihn 31 Tausendstel eines Punktes.
        [normal] Spielt im Verein: Ein Zug kostet ihn 13 Tausendstel eines Punktes.
        [strong] Gewinnt Turniere: Ein Zug kostet ihn 3 Tausendstel eines Punktes.
       *[expert] Sieht zwei Würfe voraus: Ein Zug kostet ihn 1 Tausendstel eines Punktes.
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

## Listen

list-comma = { $list }, { $next }
list-or = { $list } oder { $next }

## Plätze

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
       *[black] { $count ->
            [0] kein schwarzer
            [1] ein schwarzer
           *[other] { number-word } schwarze
        }
    }
can-move = zieht mit { $dice }
takes-back = Antippen nimmt ihn zurück
to-bar = der Bar
to-off = ins Aus
lifted = Aufgenommen von { $from }. Nach { $targets }.
dice-name = Würfel { $dice }
dice-pick-up = Würfel { $dice }, aufnehmen
dice-swap = Würfel { $dice }, tauschen
cube-middle = in der Mitte
cube-owner =
    { $who ->
        [you] bei dir
       *[other] bei { $who }
    }
cube-name = Dopplerwürfel { $value }, { $owner }
cube-can-double = Dopplerwürfel { $value }, { $owner }, Doppel anbieten

## Ansagen

new-game-said = Neues Spiel: { $title }.
thrown-first =
    Weiß wirft { $white }, Schwarz wirft { $black }. { $who ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }.
thrown-tie = Weiß wirft { $white }, Schwarz wirft { $black }. Noch einmal.
thrown-doubled = Weiß wirft { $white }, Schwarz wirft { $black }: Der Doppler geht auf { $value }. Noch einmal.
rolled =
    { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $dice }. Kein Zug möglich.
hit =
    { $who ->
        [you] Du bist auf Punkt { $point } geschlagen.
       *[other] { $who } ist auf Punkt { $point } geschlagen.
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
            [you] Du bietest Beaver
           *[other] { $who } bietet Beaver
        }
        [raccoon] { $who ->
            [you] Du bietest Raccoon
           *[other] { $who } bietet Raccoon
        }
       *[double] { $who ->
            [you] Du doppelst
           *[other] { $who } doppelt
        }
    }
offered-said = { offered } auf { $value }. Annehmen oder ablehnen?
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
        [you] Du gibst
       *[other] { $who } gibt
    } { $win } auf. Annehmen oder weiterspielen?
declined =
    { $who ->
        [you] Du lehnst ab
       *[other] { $who } lehnt ab
    }: Das Spiel geht weiter.
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
       *[other] Die Zeit ist abgelaufen: { $who }.
    }
match-won =
    { $who ->
        [you] Du gewinnst das Match.
       *[other] { $who } gewinnt das Match.
    }
game-started = Spiel { $number }.
play-taken-back =
    Zurückgenommen. { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } noch einmal.
taken-back = Zurückgenommen.
cocked-said = Brenner: noch einmal würfeln.
clock-started = Die Uhr läuft.
last-seconds = { clock-of }: noch zehn Sekunden.
update-later = Die neue Version kommt nach diesem Spiel.

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

## Fragen in der Mitte des Bretts

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
       *[other] Wurf von { $who }:
    } { $first } und?
no-legal-move = Kein Zug möglich: { $dice }
closed-out =
    { $who ->
        [you] Du bist ausgesperrt
       *[other] { $who } ist ausgesperrt
    }
closed-out-choice = { closed-out }: doppeln oder aussetzen
tie = { $die }-{ $die }: noch einmal
tie-then = { $die }-{ $die }: noch einmal. { $question }
ask-double = Doppel anbieten?
ask-drop = Ablehnen und das Spiel verlieren?
ask-resign = Was aufgeben?
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
       *[backgammon] Backgammon
    }

## Hinweise

unreadable = Das gespeicherte Spiel war nicht lesbar ({ $why }). Es ist beiseitegelegt, ein neues Spiel ist bereit.
unreadable-no-room = Das gespeicherte Spiel war nicht lesbar ({ $why }), und zum Beiseitelegen fehlt der Platz. Es bleibt, wo es ist; dieses Spiel wird nicht gespeichert.
end-missing = Das Ende des gespeicherten Spiels fehlt. Es geht mit dem weiter, was noch da ist; eine Kopie davon ist beiseitegelegt.
why-damaged = es ist beschädigt
why-newer = eine neuere Version hat es geschrieben ({ $version })
why-unknown = es enthält einen unbekannten Eintrag, „{ $entry }“
why-illegal = es verletzt die Regeln: { $why }
why-dice = seine Würfel sind verändert
store-instead = Stattdessen dieses speichern
not-stored = Dieser Browser speichert das Spiel nicht. Es geht weiter, endet aber mit dem Schließen der Seite.
engine-failed = Der Computer antwortet nicht.
nets-damaged = Ein Teil des Computerspielers ist beschädigt. Er spielt nach einfachen Regeln weiter, schwächer als seine Stufe. Lade die Seite neu, um ihn neu zu holen.
try-again = Noch einmal
update-ready = Neue Version bereit.
restart-after = Nach diesem Spiel neu starten
restart = Neu starten

## Knöpfe und Seitenleiste

roll = Würfeln
double = Doppeln
pass = Aussetzen
resign = Aufgeben
undo = Zurück
done = Fertig
cocked = Brenner
next-game = Nächstes Spiel
new-match = Neues Match
clock = Uhr
take-back-play = Letzten Zug zurücknehmen
new-game = Neues Spiel
settings = Einstellungen
menu = Menü
close = Schließen
game-name = Backgammon
help = Spielregeln
help-failed = Die Hilfe konnte nicht geladen werden.
other-ways = Anders spielen
match-title = Match auf { $points }
money-title = Geldspiel
title = { $what }, Spiel { $number }
crawford-mark = Crawford
unrated-mark = ungewertet
practice-mark = Übung
account = { $first }, { $second } (Einsatz { $stake } je Punkt)
pips = { $pips } Pips
score = Punkte { $points }
thinking = denkt nach
to-play = am Zug
clock-of =
    { $who ->
        [you] Deine Uhr
       *[other] Uhr: { $who }
    }
board = Brett
actions = Aktionen
notice = Hinweis
game-region = Spiel
plays-region = Liste der Züge
plays = Züge
first-hint = Tippe einen Stein an, um ihn mit dem ersten Würfel zu ziehen; tippe die Würfel an, um sie zu tauschen.

entry-to-play = { $dice }: am Zug
entry-closed-out = ausgesperrt
entry-offer =
    { $offer ->
        [beaver] Beaver
        [raccoon] Raccoon
       *[double] Doppelt
    } => { $value }
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

## Ein neues Spiel

opponent = Gegner
computer = Computer
person-here = Zu zweit hier
level = Stufe
you-play = Du spielst
play-for = Gespielt wird
money = Geldspiel
match-to = Match auf
match-points = Punkte
start = Los
options = Optionen:
game-choice = Spiel
doubling-cube = Dopplerwürfel
crawford-game = Crawford-Spiel
option-fresh = Wer beginnt, wirft beide Würfel noch einmal
option-four = Ein Backgammon von der Bar zählt vierfach
option-show = Wer ausgesperrt ist, würfelt trotzdem
option-hand = Ihr würfelt selbst und gebt die Würfe ein
option-jacoby = Jacoby-Regel: Gammons zählen erst nach einem Doppel
option-practice = Übung: Züge dürfen zurückgenommen werden (dann ungewertet)
option-stake = Ein Punkt gilt
beavers = Beaver
beavers-none = Keine
beavers-one = Einer
beavers-all = Auch Raccoons
automatic-doubles = Automatische Doppel
summary-cube = Doppler
summary-no-cube = ohne Doppler
summary-jacoby = Jacoby
summary-real-dice = echte Würfel
summary-clock = Uhr

## Die Uhr

clock-off = Ohne
clock-simple = Einfacher Aufschub
clock-bronstein = Bronstein
clock-per-point = Minuten für jeden Punkt des Matches
clock-per-scored = Minuten weniger für jeden schon erzielten Punkt
clock-delay = Freie Sekunden in jedem Zug
clock-promise =
    { $time } für jeden, und { $seconds ->
        [one] { $seconds } freie Sekunde
       *[other] { $seconds } freie Sekunden
    } in jedem Zug.
clock-for-rest = Eine Uhr für den Rest des Matches
clock-nothing = Es bliebe keine Zeit.
clock-start = Uhr starten

## Einstellungen

language-choice = Sprache
language-auto = Wie der Browser
language-failed = Die Texte dieser Sprache konnten nicht geladen werden.
theme = Brett
theme-name =
    { $theme ->
        [felt] Filz
        [midnight] Mitternacht
        [paper] Papier
        [flat] Schlicht
       *[walnut] Nussbaum
    }
set-home-left = Heimfelder links
set-black-bottom = Schwarz unten (zu zweit)
set-marks = Zeigen, was ziehen darf und wohin
set-forced = Züge ohne Alternative von selbst ziehen
set-bear-off = Im Rennen von selbst auswürfeln
set-confirm = Vor einem Doppel nachfragen
set-auto-roll = Würfeln, wenn kein Doppel möglich ist
set-dead-cube = „Doppeln“ auch bei totem Würfel zeigen und sagen, warum nicht
end-of-turn = Die Würfel werden aufgenommen
end-by-hand = von Hand
end-when-played = nach einem ganzen Zug
end-when-forced = nach einem Zug ohne Wahl
motion = Bewegung
motion-name =
    { $speed ->
        [off] Aus
        [quick] Schnell
        [slow] Langsam
       *[normal] Normal
    }
sound = Töne
volume = Lautstärke
vibrate = Beim Berühren vibrieren
reset-settings = Alle Einstellungen zurücksetzen
licences = Lizenzen der verwendeten Teile

## Tasten und die Stellung in Worten

keys = Tasten
key-space = würfeln oder den Zug beenden
key-arrows = von Punkt zu Punkt gehen
key-home = zur Bar oder zum Aus gehen
key-tab = zum Brett oder zu den Knöpfen gehen
key-enter = den Stein aufnehmen oder hinstellen
key-digits = diesen Würfel vom Punkt aus ziehen
key-swap = die Würfel tauschen
key-undo = einen Schritt zurücknehmen
key-undo-turn = den ganzen Zug zurücknehmen
key-double = Doppel anbieten
key-answer = annehmen oder ablehnen
key-type = einen Zug tippen
key-words = die Stellung in Worten
key-replay = den letzten Zug noch einmal zeigen
key-list = diese Liste
key-escape = hinstellen oder schließen
position = Die Stellung in Worten
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
position-nothing = nichts
position-pips = { $who }: { $pips } Pips
type-play = Ein Zug in Notation
type-example = Zum Beispiel 8/5 6/5 oder bar/21*
play-it = Ziehen
play-not-a-move = „{ $part }“ ist kein Zug. Schreib etwa 8/5 oder bar/21.
play-not-legal = Das ist kein ganzer erlaubter Zug mit diesen Würfeln.
play-too-long = Ein Zug hat höchstens vier Schritte.
play-name-way = Das ginge auf mehrere Weisen: Nenne die Punkte dazwischen und kennzeichne Schläge mit *.

## Warum etwas nicht geht

no-not-now = Jetzt ist nicht die Zeit für den Eröffnungswurf.
no-game-over = Das Spiel ist zu Ende.
no-game-goes-on = Das Spiel ist noch nicht zu Ende.
no-match-over = Das Match ist zu Ende.
no-roll-first = Erst würfeln.
no-already-rolled = Es ist schon gewürfelt.
no-dice-by-program = In diesem Spiel würfelt das Programm.
no-dice-by-hand = Gib die Würfel ein, die du geworfen hast.
no-cocked-too-late = Brenner werden angesagt, bevor ein Stein gezogen ist, nicht danach.
no-closed-out = Du bist ausgesperrt: Kein Wurf bringt dich herein.
no-voluntary-pass = Freiwillig wird nicht ausgesetzt.
no-nothing-to-undo = Es gibt nichts zurückzunehmen.
no-cannot-take-back = Dieser Schritt lässt sich nicht allein zurücknehmen.
no-play-is-final = Ein Zug gilt, sobald die Würfel aufgenommen sind.
no-double-before-roll = Gedoppelt wird vor dem Würfeln.
no-first-turn = Im ersten Zug doppelt niemand.
no-cube = Dieses Spiel hat keinen Doppler.
no-not-your-cube = Der Doppler gehört dem Gegner.
no-dead-cube = Ein Doppel hilft dir nicht: Die Punkte reichen dir schon.
no-crawford = Im Crawford-Spiel doppelt niemand.
no-cube-limit = Der Doppler geht nicht höher.
no-double = Niemand hat gedoppelt.
no-answer-double = Erst muss das Doppel beantwortet werden.
no-beavers = In diesem Spiel gibt es keine Beaver.
no-raccoons = In diesem Spiel gibt es keine Raccoons.
no-resignation = Niemand hat aufgegeben.
no-answer-resignation = Erst muss die Aufgabe beantwortet werden.
no-such-win = Einen solchen Gewinn kennt dieses Spiel nicht.
no-only-matches-clocks = Nur ein Match hat eine Uhr.
no-clock-there = Das Match hat schon eine Uhr.
no-time-left = So spät im Match bliebe keine Zeit.
no-clock = Dieses Match hat keine Uhr.
no-clock-stands = Zwischen den Spielen steht die Uhr.
no-such-die = Keine { $die } ist mehr zu spielen.
no-loses-die = Beide Würfel sind spielbar: So ginge die { $die } verloren.
no-higher-number = Nur ein Würfel ist spielbar, und zwar der höhere: die { $die }.
no-swap-moved = Die Würfel werden getauscht, bevor ein Stein gezogen ist, nicht danach.
no-swap-double = Beide Würfel zeigen dieselbe Zahl.
no-unfinished = Die { $die } ist noch spielbar.
no-checker-bar = Auf der Bar steht kein Stein von dir.
no-checker = Auf Punkt { $point } steht kein Stein von dir.
no-bar-first = Erst muss dein Stein von der Bar herein.
no-point-held = Der Gegner hält Punkt { $point }.
no-not-all-home = Noch sind nicht alle deine Steine im Heimfeld.
no-higher-checker = Die Zahl ist größer als der Punkt, also kommt erst der Stein auf Punkt { $point }.
no-all-played = Alle Würfel sind gespielt: Drück Fertig oder nimm einen Schritt zurück.
no-opponents = Diese Steine gehören dem Gegner.
no-cannot-come = Hierher kann jetzt kein Stein.
no-not-there = Dorthin führen die Würfel nicht.
no-computers-turn = Der Computer ist am Zug.

## Wenn etwas zerbricht

crash-title = Etwas ist schiefgegangen
crash-stored = Dein Spiel ist gespeichert.
crash-reload = Lade die Seite neu, um weiterzuspielen.
crash-not-stored = Dein Spiel konnte nicht gespeichert werden. Der Bericht enthält es: Sichere ihn als Datei und lies sie in den Einstellungen.

## Faire Würfel

fair-dice = Faire Würfel
fair-about = Alle Würfe eines Spiels folgen aus einem geheimen Startwert. Sein Fingerabdruck steht vor dem Spiel hier, der Startwert danach: So kann jeder alle Würfe prüfen.
fair-elsewhere = Anderswo prüfen: der Befehl bg dice oder ein paar Zeilen Python in der Dokumentation des Spiels.
fair-fingerprint = Fingerabdruck des Startwerts (SHA-256)
fair-next = Fingerabdruck für das nächste Spiel
fair-seed = Startwert
fair-later = nach dem Spiel zu sehen
fair-thrown = Gefallene Würfel
fair-checked = Geprüft: Der Startwert hat diesen Fingerabdruck, und jeder der { $count } Würfel folgt aus ihm.
fair-by-hand = In diesem Spiel würfelt ihr selbst: Es gibt nichts zu prüfen.
fair-known = Das sind die Würfel eines früheren Spiels.
fair-again = Gleiche Würfel, andere Stufe
fair-new-game = Fingerabdruck seiner Würfel: { $fingerprint }
fair-this-game = Dieses Spiel
fair-all-games = Alle Spiele: { $games }
fair-rolls = Würfe
fair-doubles = Pasche
fair-expected = { $count } (fair: { $fair })
fair-pips = Glück in Pips
fair-chi =
    Chi-Quadrat { $value }: Faire Würfel sind in { $chance ->
        [0] weniger als 0,1 %
       *[other] { $percent } %
    } der Reihen so vieler Würfe mindestens so ungleich.
fair-few = Noch zu wenige Würfel, um zu sagen, wie gleichmäßig sie fallen.
fair-luck-about = Glück in Pips: was über die 8 1/6 Pips hinaus gewürfelt wurde, die ein fairer Wurf im Mittel bringt.
fair-points = Glück in Punkten
fair-difference = Unterschied
fair-luckiest = Glücklichster Wurf
fair-unluckiest = Unglücklichster Wurf
fair-points-wait = Glück in Punkten: Der Computer bewertet die Würfe …
fair-points-failed = Das Glück in Punkten ist nicht bekannt: Der Computer antwortet nicht.
fair-points-some =
    Das Glück in Punkten ist von { $games ->
        [one] einem dieser Spiele
       *[other] { $games } dieser Spiele
    } bekannt.
fair-points-about = Glück in Punkten: was der beste Zug eines Wurfs mehr wert ist als das Mittel aller 21 Würfe, wie der Computer Stellungen auf den ersten Blick beurteilt, um Geld und ohne Doppler. Der Eröffnungswurf zählt nicht.
decimal-mark = ,

## Im Browser aufbewahrt

elsewhere = Dieses Spiel läuft in einem anderen Tab. Hier siehst du zu.
play-here = Hier spielen
others-unreadable = Gespeicherte Einstellungen oder gezählte Würfel waren nicht lesbar. Sie sind beiseitegelegt, es gelten die üblichen.
keep-all = Alles in einer Datei
keep-export = Datei sichern
keep-import = Datei lesen
kept-aside = Mit einem beiseitegelegten Spiel weitermachen
kept-whole = mit den Einstellungen und gezählten Würfeln von damals
kept-unread = Beiseitegelegte Texte, die nicht zu lesen waren: { $count }. Eine gesicherte Datei enthält sie auch.
kept-remove = Entfernen
kept-remove-sure = Endgültig entfernen
game-kept = Das Spiel, das vorher hier war, ist beiseitegelegt: Es steht in den Einstellungen.
start-no-room = Es ist kein Platz, das Spiel auf dem Brett beiseitezulegen. Darum hat kein neues begonnen.
start-anyway = Ohne es beginnen
imported = Die Datei ist gelesen. Was vorher hier war, ist beiseitegelegt.
import-failed = Aus der Datei wurde nichts übernommen ({ $why }). Alles ist wie zuvor.
import-no-room = Es ist kein Platz, dieses Spiel beiseitezulegen. Alles ist wie zuvor.
crash-copy = Bericht kopieren
