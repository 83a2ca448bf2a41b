# The Spanish texts of the page: see en.ftl for the variables.

## Names

name-you = Tú
name-computer = Máquina
name-colour =
    { $player ->
        [white] Blancas
        [orange] Naranjas
        [teal] Turquesas
       *[black] Negras
    }
colour =
    { $player ->
        [white] blanca
        [orange] naranja
        [teal] turquesa
       *[black] negra
    }
level-name =
    { $level ->
        [beginner] Principiante
        [casual] Ocasional
        [normal] Club
        [strong] Fuerte
        [own] Mi nivel
        [champion] Campeón
       *[expert] Experto
    }
level-about =
    { $level ->
        [beginner] Para tus primeras partidas
        [casual] Juegas de vez en cuando
        [normal] Juegas a menudo
        [strong] Juegas torneos
        [own] Más o menos de tu nivel
        [champion] Hace rollouts de las decisiones reñidas; tarda cerca de un segundo
       *[expert] Muy difícil de vencer
    }
variant-name =
    { $variant ->
        [nackgammon] Nackgammon
        [hypergammon] Hypergammon
        [hypergammon2] Hypergammon con dos fichas
        [hypergammon1] Hypergammon con una ficha
        [longgammon] LongGammon
        [portes] Portes
        [misere] Misère
       *[standard] Backgammon
    }

## Lists

list-comma = { $list }, { $next }
list-or = { $list } o { $next }
sentence = { $text }.
labelled = { $label }: { $value }

## Places

number-word =
    { $count ->
        [0] ninguna
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
       *[other] { $count }
    }
place-point = Punto { $number }
place-bar = Barra
place-off = Fuera
standing-empty = vacío
standing =
    { number-word } { $player ->
        [white] { $count ->
            [0] blanca
            [one] blanca
           *[other] blancas
        }
        [orange] { $count ->
            [0] naranja
            [one] naranja
           *[other] naranjas
        }
        [teal] { $count ->
            [0] turquesa
            [one] turquesa
           *[other] turquesas
        }
       *[black] { $count ->
            [0] negra
            [one] negra
           *[other] negras
        }
    }
can-move = puede mover con { $dice }
takes-back = pulsa para deshacer
to-bar = la barra
to-off = fuera
lifted = Ficha levantada de { $from }. Destinos: { $targets }.
dice-name = Dados { $dice }
dice-pick-up = Dados { $dice }, terminar el turno
dice-swap = Dados { $dice }, cambiar
cube-middle = en el centro
cube-owner =
    { $who ->
        [you] tuyo
        [computer] de la máquina
       *[other] de { $who }
    }
cube-name = Cubo { $value }, { $owner }
cube-can-double = Cubo { $value }, { $owner }, doblar

## Announcements

new-game-said = Nueva partida: { $title }.
both-rolled =
    { $first ->
        [you] Tiras
        [computer] La máquina tira
        [named] { $first } tira
        [nameless] { $first } tira
       *[other] { $first } tiran
    } { $white }, { $second ->
        [you] tú tiras
        [computer] la máquina tira
        [named] { $second } tira
        [nameless] { $second } tira
       *[other] { $second } tiran
    } { $black }
rolled-first =
    { both-rolled }: { $who ->
        [you] empiezas tú
        [computer] empieza la máquina
        [named] empieza { $who }
        [nameless] empieza { $who }
       *[other] empiezan { $who }
    }.
rolled-tie = { both-rolled }. Se tira otra vez.
rolled-doubled = { both-rolled }: doble automático, el cubo pasa a { $value }. Se tira otra vez.
rolled =
    { $who ->
        [you] Tiras
        [computer] La máquina tira
        [named] { $who } tira
        [nameless] { $who } tira
       *[other] { $who } tiran
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Tiras
        [computer] La máquina tira
        [named] { $who } tira
        [nameless] { $who } tira
       *[other] { $who } tiran
    } { $dice }. No hay jugada legal.
hit =
    { $who ->
        [you] Te comen una ficha en tu punto { $point }.
        [computer] Comen una ficha de la máquina en el punto { $point }.
       *[other] Comen una ficha de { $who } en el punto { $point }.
    }
passes =
    { $who ->
        [you] Pasas.
        [computer] La máquina pasa.
        [named] { $who } pasa.
        [nameless] { $who } pasa.
       *[other] { $who } pasan.
    }
played = { $who }: { $play }.
passes-closed-out =
    Casa cerrada: { $who ->
        [you] pasas.
        [computer] la máquina pasa.
        [named] { $who } pasa.
        [nameless] { $who } pasa.
       *[other] { $who } pasan.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] Haces beaver
            [computer] La máquina hace beaver
            [named] { $who } hace beaver
            [nameless] { $who } hace beaver
           *[other] { $who } hacen beaver
        }
        [raccoon] { $who ->
            [you] Haces raccoon
            [computer] La máquina hace raccoon
            [named] { $who } hace raccoon
            [nameless] { $who } hace raccoon
           *[other] { $who } hacen raccoon
        }
       *[double] { $who ->
            [you] Doblas
            [computer] La máquina dobla
            [named] { $who } dobla
            [nameless] { $who } dobla
           *[other] { $who } doblan
        }
    }
offered-to = { offered } a { $value }
taken =
    { $who ->
        [you] Aceptas
        [computer] La máquina acepta
        [named] { $who } acepta
        [nameless] { $who } acepta
       *[other] { $who } aceptan
    }. El cubo está en { $value }.
win-object =
    { $win ->
        [single] una partida sencilla
        [gammon] un gammon
        [backgammon] un backgammon
       *[quadruple] una partida cuádruple
    }
resigns =
    { $who ->
        [you] Concedes
        [computer] La máquina concede
        [named] { $who } concede
        [nameless] { $who } concede
       *[other] { $who } conceden
    } { $win }
resigns-said =
    { $who ->
        [you] Concedes { $win }.
        [computer] La máquina concede { $win }. ¿Aceptas o rechazas?
        [named] { $who } concede { $win }. ¿Aceptas o rechazas?
        [nameless] { $who } concede { $win }. ¿Aceptas o rechazas?
       *[other] { $who } conceden { $win }. ¿Aceptas o rechazas?
    }
declined =
    { $who ->
        [you] Rechazas
        [computer] La máquina rechaza, porque espera ganar más
        [named] { $who } rechaza
        [nameless] { $who } rechaza
       *[other] { $who } rechazan
    }: se sigue jugando.
wins =
    { $who ->
        [you] Ganas
        [computer] La máquina gana
        [named] { $who } gana
        [nameless] { $who } gana
       *[other] { $who } ganan
    } { $win }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
out-of-time =
    { $who ->
        [you] Se te acabó el tiempo.
        [computer] Se acabó el tiempo de la máquina.
       *[other] Se acabó el tiempo de { $who }.
    }
match-won =
    { $who ->
        [you] Ganas el match.
        [computer] La máquina gana el match.
        [named] { $who } gana el match.
        [nameless] { $who } gana el match.
       *[other] { $who } ganan el match.
    }
play-taken-back =
    Jugada deshecha. { $who ->
        [you] Juegas
        [computer] La máquina juega
        [named] { $who } juega
        [nameless] { $who } juega
       *[other] { $who } juegan
    } de nuevo.
taken-back = Deshecho.
move-taken-back = { $moved }: deshecho.
cocked-said = Dados montados: se tira otra vez.
clock-started = El reloj está en marcha.
last-seconds = { clock-of }: quedan diez segundos.
update-later = La actualización se instalará después de esta partida.
step-said = { $moved }.
all-played = Has jugado todos los dados.

move-to = { $from } a { $to }
move-hitting = { $moved } comiendo
move-times =
    { $moved } { $count ->
        [2] dos veces
        [3] tres veces
       *[other] cuatro veces
    }
said-bar = barra
said-off = fuera

## Questions in the middle of the board

ask-die =
    { $who ->
        [you] ¿Tu dado?
        [computer] ¿Dado de la máquina?
       *[other] ¿Dado de { $who }?
    }
ask-dice =
    { $who ->
        [you] ¿Tus dados?
        [computer] ¿Dados de la máquina?
       *[other] ¿Dados de { $who }?
    }
ask-second-die =
    { $who ->
        [you] Tus dados:
        [computer] Dados de la máquina:
       *[other] Dados de { $who }:
    } { $first }, ¿y?
no-legal-move = Sin jugada legal: { $dice }
lost-turn-why =
    { $why ->
        [single] El punto está cerrado: ninguna ficha puede entrar desde la barra.
        [both] Los dos puntos están cerrados: ninguna ficha puede entrar desde la barra.
        [all] Los seis puntos están cerrados: ninguna ficha puede entrar desde la barra.
        [off] Los puntos al alcance están cerrados, y solo se sacan fichas cuando todas están en casa.
       *[reach] Todos los puntos al alcance están cerrados.
    }
closed-out =
    { $who ->
        [you] Casa rival cerrada
        [computer] Casa cerrada para la máquina
       *[other] Casa cerrada para { $who }
    }
closed-out-choice = { closed-out }: doblar o pasar
tie = Los dos tiran { $die }: se repite
tie-then = Los dos tiran { $die }: se repite. { $question }
ask-double = ¿Doblar?
ask-drop = ¿Rechazar y perder la partida?
ask-resign = Abandonar
ask-give-up =
    { $win ->
        [single] ¿Abandonar esta partida? La gana la máquina.
        [gammon] ¿Abandonar esta partida? La máquina gana un gammon, que vale doble.
       *[backgammon] ¿Abandonar esta partida? La máquina gana un backgammon, que vale triple.
    }
take = Aceptar
drop = Rechazar
beaver = Beaver
raccoon = Raccoon
accept = Aceptar
decline = Rechazar
back = Atrás
cancel = Cancelar
ok = OK
win-button =
    { $win ->
        [single] Sencilla
        [gammon] Gammon
        [backgammon] Backgammon
       *[quadruple] Cuádruple
    }

## Notices

unreadable = No se pudo leer tu partida guardada ({ $why }). Queda apartada, y ya tienes una nueva.
unreadable-no-room = No se pudo leer tu partida guardada ({ $why }) y no hay espacio para apartarla. Se queda donde está; esta partida no se guarda.
end-missing = Falta el final de tu partida guardada. Puedes seguir desde lo que queda; hay una copia apartada.
why-damaged = está dañada
why-newer = la guardó una versión más nueva ({ $version })
why-unknown = contiene una entrada desconocida, «{ $entry }»
why-illegal = incumple las reglas: { $why }
why-dice = se cambiaron sus dados
why-too-large = es demasiado grande
why-elsewhere = se está jugando en otra pestaña
store-instead = Guardar esta partida en su lugar
not-stored = Este navegador no puede guardar tu partida. Puedes seguir jugando, pero la perderás al cerrar la página.
engine-failed = La máquina no responde.
nets-damaged = La máquina juega por debajo de su nivel: parte de sus datos está dañada. Recarga la página para repararlos.
try-again = Reintentar
update-ready = Actualización lista
restart-after = Reiniciar tras esta partida
restart = Reiniciar

## Buttons and the side panel

roll = Tirar
double = Doblar
pass = Pasar
resign = Abandonar
undo = Deshacer
done = Listo
cocked = Montado
next-game = Partida siguiente
new-match = Nuevo match
clock = Reloj
add-clock = Añadir un reloj
take-back-play = Deshacer la última jugada
new-game = Nueva partida
settings = Ajustes
menu = Menú
close = Cerrar
game-name = Backgammon
help = Cómo se juega
help-failed = No se pudo cargar la ayuda.
other-ways = Otras formas de jugar
other-ways-about = Matches, cubo de doblar, dados reales.
match-title =
    Match a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
money-title = Partida por dinero
title = { $what }, partida { $number }
match-game =
    Partida { $number } de un match a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
game-title = Partida { $number }
cubeless-title = Una partida, sin cubo
crawford-mark = Crawford
unrated-mark = no puntúa
practice-mark = práctica
known-mark = dados conocidos
account = { $first }, { $second } (apuesta { $stake } por punto)
ahead = { $pips } por delante
behind = { $pips } por detrás
race = Carrera
race-level = igualada
panel-moves = Jugadas
sill-first = Aquí verás la curva de tu partida
sill-name = Curva de la partida
panel-dice = Dados
panel-chances = Pronóstico
panel-rolls = Tiradas, en pips
away = faltan { $points }
pips =
    { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
score = Marcador { $points }
score-label = marcador
thinking = pensando
to-roll =
    { $who ->
        [you] te toca tirar
       *[other] le toca tirar
    }
to-move =
    { $who ->
        [you] te toca mover: { $dice }
       *[other] le toca mover: { $dice }
    }
to-answer =
    { $who ->
        [you] te toca responder
       *[other] le toca responder
    }
clock-of =
    { $who ->
        [you] Tu reloj
        [computer] Reloj de la máquina
       *[other] Reloj de { $who }
    }
board = Tablero
actions = Acciones
notice = Aviso
game-region = Partida
look-back = Jugada anterior
look-forward = Jugada siguiente
look-now = Volver a la partida
plays-region = Lista de jugadas
plays = Jugadas
score-sheet = Resultados
sheet-game = Partida
sheet-winner = Gana
sheet-cube = Cubo
sheet-points = Puntos
sheet-none = Aún no hay partidas terminadas

entry-to-play = por jugar
entry-no-play = sin jugada
entry-closed-out = casa cerrada
entry-offer =
    { $offer ->
        [beaver] Beaver a { $value }
        [raccoon] Raccoon a { $value }
       *[double] Dobla a { $value }
    }
entry-take = Acepta
entry-drop = Rechaza
entry-out-of-time = sin tiempo
entry-resign =
    Abandona ({ $win ->
        [single] sencilla
        [gammon] gammon
        [backgammon] backgammon
       *[quadruple] cuádruple
    })
entry-declined = { entry-resign }, rechazado

## New game

opponent = Rival
computer = Máquina
person-here = Dos jugadores, un dispositivo
level = Nivel
you-play = Tus fichas
player-names = Nombres (opcional)
play-for = Modalidad
one-game = Una partida
about-one-game = Una sola partida, sin cubo.
about-money = Partida tras partida por puntos, con el cubo.
about-match = Gana quien llegue primero a { points-won }.
length = Longitud
length-other = Otra longitud
match-points = puntos
number-range = Un número entero del { $least } al { $most }
decimal-range = Un número entre { $least } y { $most }
start = Empezar
options = Opciones
game-choice = Variante
doubling-cube = Cubo de doblar
crawford-game = Partida Crawford
option-fresh = Quien gana la apertura vuelve a tirar ambos dados
option-four = Backgammon con una ficha en la barra: 4 puntos
option-show = Tirar aunque la casa esté cerrada
option-hand = Tirar dados reales e introducirlos
option-jacoby = Regla Jacoby: los gammons cuentan solo tras un doble
option-practice = Práctica: se pueden deshacer jugadas (no puntúa)
option-stake = Apuesta por punto
beavers = Beavers
beavers-none = Ninguno
beavers-one = Solo beavers
beavers-all = Beavers y raccoons
automatic-doubles = Dobles automáticos
more-rules = Más reglas
jacoby-rule = Regla Jacoby
about-rule =
    { $rule ->
        [cube] Cualquiera de los dos puede ofrecer jugar por el doble.
        [crawford] Cuando a alguien le falta un solo punto, nadie puede doblar en la partida siguiente.
        [jacoby] Los gammons y backgammons cuentan solo tras un doble.
        [beavers] Quien recibe el doble puede redoblar al instante y quedarse con el cubo.
        [automatic] Cuántas veces se dobla el cubo si hay empate en la tirada de apertura.
        [stake] Lo que vale cada punto en la cuenta.
        [fresh] Sin esta opción, se juega la tirada de apertura.
        [four] Sin esta opción, vale 3.
       *[closed-out] Sin esta opción, se pasa al instante.
    }
summary-cube = cubo
summary-no-cube = sin cubo
summary-jacoby = Jacoby
summary-real-dice = dados reales
summary-clock = reloj

## Match clock

clock-off = Sin reloj
clock-simple = Demora simple
clock-bronstein = Bronstein
clock-per-point = Minutos por punto del match
clock-per-scored = Minutos menos por punto ya ganado
clock-delay = Demora por turno en segundos
clock-promise =
    { $time } por jugador, con una demora de { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } en cada turno.
clock-for-rest = Reloj para el resto del match
clock-nothing = No quedaría tiempo.
clock-start = Iniciar el reloj

## Settings

language-choice = Idioma
language-auto = Idioma del navegador
language-failed = No se pudo cargar este idioma.
theme = Tema
theme-name =
    { $theme ->
        [felt] Fieltro
        [midnight] Medianoche
        [paper] Papel
        [flat] Liso
       *[walnut] Nogal
    }
mode = Aspecto
mode-name =
    { $mode ->
        [light] Claro
        [dark] Oscuro
       *[system] Como el sistema
    }
set-home-left = Sacar por la izquierda
about-home-left = Invierte el tablero como en un espejo
set-black-bottom = { $name } abajo
about-two-players = Para dos jugadores en un dispositivo
set-turn-board = Girar el tablero hacia quien tiene el turno
about-turn-board = Para dos jugadores que se pasan un mismo dispositivo
set-marks = Resaltar jugadas legales
about-marks = Rodea las fichas que puedes mover y marca sus destinos
set-forced = Jugar automáticamente las jugadas forzadas
about-forced = Cuando solo hay una jugada legal
set-bear-off = Sacar fichas automáticamente
about-bear-off = Cuando ya no hay contacto
set-race = Mostrar la carrera
about-race = Dos barras: los pips que le quedan a cada uno
set-rolls = Mostrar las tiradas
about-rolls = Una barra por tirada, con los pips que dio
set-confirm = Confirmar antes de doblar
set-auto-roll = Tirar automáticamente cuando no puedo doblar
set-dead-cube = Mostrar «Doblar» aunque el cubo esté muerto
set-letter-keys = Atajos de una sola tecla
about-dead-cube = Al pulsarlo se explica por qué doblar no sirve
end-of-turn = Terminar mi turno
about-end-of-turn = Hasta entonces puedes deshacer
end-by-hand = Cuando pulso «Listo»
end-when-played = Automáticamente
end-when-forced = Automáticamente si la jugada es forzada
motion = Velocidad de las fichas
about-motion = También marca el ritmo de la máquina
motion-name =
    { $speed ->
        [off] Máxima
        [quick] Rápida
        [slow] Lenta
       *[normal] Normal
    }
volume = Volumen
vibrate = Vibración
about-vibrate = Vibra un instante al mover una ficha
group-play = Juego
group-beside = Junto al tablero
group-sound = Sonido y movimiento
group-data = Tus datos
group-about = Acerca de
reset-settings = Restablecer todos los ajustes
undo-reset = Recuperar mis ajustes
settings-reset = Ajustes restablecidos
licences = Licencias de código abierto

## Keyboard shortcuts and the position in words

keys = Atajos de teclado
key-space = Tirar, o terminar el turno
key-arrows = Ir de punto en punto
key-home = Ir a la barra o a las fichas sacadas
key-tab = Ir al tablero o a los botones
key-enter = Levantar la ficha, o soltarla
key-digits = Jugar ese dado desde el punto
key-swap = Cambiar los dados
key-undo = Deshacer un movimiento
key-undo-turn = Deshacer todo el turno
key-double = Doblar
key-take = Aceptar el doble
key-drop = Rechazar el doble (pasar)
key-type = Escribir una jugada
key-words = Describir la posición
key-replay = Ver otra vez la última jugada
key-look = Ver la jugada anterior o la siguiente
key-list = Atajos de teclado
key-escape = Soltar la ficha, o cerrar
position = Descripción de la posición
position-turn =
    { $who ->
        [you] Te toca jugar.
        [computer] Le toca a la máquina.
        [named] Le toca a { $who }.
        [nameless] Le toca a { $who }.
       *[other] Juegan { $who }.
    }
position-row =
    { $quarter ->
        [home] Casa
        [outer] Tablero exterior
        [far] Tablero exterior rival
       *[start] Casa rival
    }: { $points }.
position-point = { $count } en { $point }
position-bar = { $count } en la barra
position-off = { $count } fuera
position-nothing = vacío
position-pips =
    { $who }: { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
type-play = Escribir una jugada
type-example = Por ejemplo: 8/5 6/5 o bar/21*
play-it = Jugar
play-not-a-move = «{ $part }» no es un movimiento. Escríbelo así: 8/5 o bar/21.
play-not-legal = No es una jugada legal completa con estos dados.
play-too-long = Una jugada tiene cuatro movimientos como mucho.
play-name-way = Se puede jugar de varias formas: indica los puntos intermedios y marca con * las fichas comidas.

## Why an action is refused

no-not-now = Ahora no es posible.
no-game-over = La partida ha terminado.
no-game-goes-on = La partida aún no ha terminado.
no-match-over = El match ha terminado.
no-roll-first = Tira primero los dados.
no-already-rolled = Los dados ya están tirados.
no-dice-by-program = En esta partida los dados los tira el programa.
no-dice-by-hand = Introduce los dados que has tirado.
no-cocked-too-late = Avisa de los dados montados antes de mover una ficha, no después.
no-closed-out = La casa rival está cerrada: ninguna tirada te deja entrar.
no-voluntary-pass = No puedes pasar si tienes una jugada.
no-nothing-to-undo = No hay nada que deshacer.
no-cannot-take-back = Este movimiento no se puede deshacer por separado.
no-play-is-final = La jugada es definitiva al recoger los dados.
no-double-before-roll = Dobla antes de tirar.
no-first-turn = En el primer turno no se dobla.
no-cube = En esta partida no hay cubo.
no-not-your-cube = El cubo es de tu rival.
no-dead-cube = El cubo está muerto: no necesitas más puntos.
no-crawford = En la partida Crawford no se dobla.
no-cube-limit = El cubo no puede subir más.
no-double = Nadie ha doblado.
no-answer-double = Responde primero al doble.
no-beavers = En esta partida no hay beavers.
no-raccoons = En esta partida no hay raccoons.
no-resignation = Nadie ha abandonado.
no-answer-resignation = Responde primero al abandono.
no-such-win = Ese resultado no es posible en esta partida.
no-only-matches-clocks = Solo hay reloj en los matches.
no-clock-there = El match ya tiene reloj.
no-time-left = El match está demasiado avanzado: ya no quedaría tiempo.
no-clock = Este match se juega sin reloj.
no-clock-stands = El reloj está parado entre partidas.
no-such-die = No queda ningún { $die } por jugar.
no-loses-die = Debes jugar los dos dados: así perderías el { $die }.
no-higher-number = Solo puedes jugar un dado, y debe ser el mayor: el { $die }.
no-swap-moved = Cambia los dados antes de mover una ficha.
no-swap-double = Los dos dados son iguales.
no-unfinished = Aún puedes jugar el { $die }.
no-checker-bar = No tienes fichas en la barra.
no-checker = No tienes fichas en el punto { $point }.
no-bar-first = Primero tiene que entrar tu ficha de la barra.
no-point-held = Tu rival ocupa el punto { $point }.
no-not-all-home = Lleva todas tus fichas a casa antes de sacar.
no-higher-checker = Tienes una ficha más atrás, en el punto { $point }: mueve esa primero.
die-blocked = El { $die } está bloqueado: jugaste el { $other }.
no-all-played = Todos los dados están jugados: confirma la jugada o deshaz un movimiento.
no-already-made = Ese movimiento ya está hecho. Una flecha muestra el siguiente.
no-opponents = Esas fichas son de tu rival.
no-cannot-come = Ahora ninguna ficha puede llegar aquí.
no-not-there = Los dados no permiten ese movimiento.
no-computers-turn = Le toca a la máquina.

## After a crash

crash-title = Algo salió mal
crash-stored = Tu partida está guardada.
crash-reload = Recarga la página para seguir.
missing = No se ha cargado todo.
missing-help = Comprueba tu conexión y recarga la página.
crash-not-stored = No se pudo guardar tu partida, pero está en el informe: guárdalo en un archivo e impórtalo en los ajustes.

## Fair dice

fair-dice = Dados sin trampa
fair-how = ¿Cómo sé que no hay trampas?
fair-about = Todos los dados de una partida salen de una semilla secreta. Antes de la partida ves su huella y después la propia semilla, así que cualquiera puede comprobar los dados.
fair-elsewhere = Para comprobar los dados en otro sitio, usa el comando bg dice o las pocas líneas de Python de la documentación del juego.
fair-fingerprint = Huella de la semilla (SHA-256)
fair-next = Huella para la próxima partida
fair-seed = Semilla
fair-later = se muestra tras la partida
fair-in-order = Tiradas por orden
fair-rolled = Dados tirados
fair-checked = Comprobado: la huella es la de esta semilla y los { $count } dados salen de ella.
fair-by-hand = En esta partida se tiran dados reales: no hay nada que comprobar.
fair-known = Son los dados de una partida anterior.
fair-again = Repetir con los mismos dados
fair-new-game = Huella de los dados: { $fingerprint }
fair-this-game = Esta partida
fair-all-games = Todas las partidas: { $games }
fair-rolls = Tiradas
fair-doubles = Dobles
fair-even = Esperados
fair-expected = { $count } (esperados: { $fair })
fair-pips = Suerte en pips
fair-chi =
    Unos dados sin trampa salen así de desiguales { $chance ->
        [0] menos del 0,1 %
       *[other] el { $percent } %
    } de las veces (ji cuadrado { $value }).
fair-few = Aún hay muy pocas tiradas para juzgar.
fair-luck-about = Suerte en pips: los pips tirados por encima de la media, que es de 8 1/6 por tirada. La tirada de apertura no cuenta.
fair-points = Suerte en puntos
fair-difference = Diferencia
fair-luckiest = Tirada con más suerte
fair-unluckiest = Tirada con menos suerte
fair-points-wait = Suerte en puntos: la máquina está analizando las tiradas…
fair-points-failed = La suerte en puntos no está disponible: la máquina no responde.
fair-points-some =
    La suerte en puntos abarca { $games ->
        [one] una de estas partidas
       *[other] { $games } de estas partidas
    }.
fair-points-about = Suerte en puntos: cuánto mejor que la media fue cada tirada, según la valoración rápida de la máquina (por dinero, sin cubo). La tirada de apertura no cuenta.
decimal-mark = ,

## Tabs, backups and the library

elsewhere = Solo miras: la partida se juega en otra pestaña
play-here = Jugar en esta pestaña
others-unreadable = No se pudieron leer tus ajustes o tus estadísticas de dados. Quedan apartados, y se usan los valores predeterminados.
keep-all = Copia de seguridad
about-backup = Partidas, análisis, ejercicios, partidas con amigos, ajustes y estadísticas en un solo archivo. No lo compartas: contiene las semillas secretas de tus dados.
backup-without-library = Al archivo le faltan las partidas guardadas, los análisis, los ejercicios y las partidas con amigos. { $why }
backup-due = Tus últimas partidas solo están en este navegador. ¿Hacer una copia de seguridad?
keep-export = Exportar
keep-import = Importar
kept-aside = Retomar una partida guardada
kept-whole = con sus ajustes y estadísticas de dados
kept-unread =
    { $count ->
        [one] { $count } partida guardada dañada, apartada
       *[other] { $count } partidas guardadas dañadas, apartadas
    }
kept-remove = Borrar
kept-remove-sure = Borrar para siempre
kept-more = Mostrar más ({ $count })
game-kept = Tu partida sin terminar está en «Partidas»
library-open = Abrir «Partidas»
start-no-room = No hay espacio para guardar la partida sin terminar, así que no se ha empezado otra.
start-anyway = Descartarla y empezar
imported = Importación completa. Tus datos anteriores están en «Partidas».
import-failed = No se importó nada ({ $why }). Todo está como antes.
import-no-room = No hay espacio para apartar esta partida, así que no se importó nada.
crash-copy = Copiar informe

## Cards over the board, and the next step

points-won =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
stakes-take = Si aceptas, se juega por { points-won }.
stakes-drop =
    { $play ->
        [match] Si rechazas, pierdes { points-won } y el match queda { $score }.
       *[money] Si rechazas, pierdes { points-won }.
    }
stakes-win =
    { $play ->
        [match] Si se rechaza, ganas { points-won } y el match queda { $score }.
       *[money] Si se rechaza, ganas { points-won }.
    }
stakes-resign = { win-button }: pierdes { points-won }.
cube-shows-64 = El cubo de doblar: nadie ha doblado todavía. 64 significa 1.
end-drop =
    { $who ->
        [you] Has rechazado
        [computer] La máquina ha rechazado
        [named] { $who } ha rechazado
        [nameless] { $who } ha rechazado
       *[other] { $who } han rechazado
    } el doble
end-resigned =
    { $win ->
        [single] { $who ->
            [you] Has abandonado
            [computer] La máquina ha abandonado
            [named] { $who } ha abandonado
            [nameless] { $who } ha abandonado
           *[other] { $who } han abandonado
        }
       *[other] { $who ->
            [you] Has concedido
            [computer] La máquina ha concedido
            [named] { $who } ha concedido
            [nameless] { $who } ha concedido
           *[other] { $who } han concedido
        } { win-object }
    }
end-cube = { $how }, con el cubo en { $value }
end-cube-at = El cubo estaba en { $value }.
end-why =
    { $who ->
        [you] { $win ->
            [gammon] Gammon: no has sacado ninguna ficha. Vale doble.
           *[backgammon] Backgammon: no has sacado ninguna ficha y aún tenías al menos una en la casa del ganador. Vale triple.
        }
        [computer] { $win ->
            [gammon] Gammon: la máquina no ha sacado ninguna ficha. Vale doble.
           *[backgammon] Backgammon: la máquina no ha sacado ninguna ficha y aún tenía al menos una en la casa del ganador. Vale triple.
        }
        [named] { $win ->
            [gammon] Gammon: { $who } no ha sacado ninguna ficha. Vale doble.
           *[backgammon] Backgammon: { $who } no ha sacado ninguna ficha y aún tenía al menos una en la casa del ganador. Vale triple.
        }
       *[other] { $win ->
            [gammon] Gammon: { $who } no han sacado ninguna ficha. Vale doble.
           *[backgammon] Backgammon: { $who } no han sacado ninguna ficha y aún tenían al menos una en la casa del ganador. Vale triple.
        }
    }
end-wins =
    { $who ->
        [you] Ganas
        [computer] La máquina gana
        [named] { $who } gana
        [nameless] { $who } gana
       *[other] { $who } ganan
    }
end-won = Has ganado
end-lost = Has perdido
end-mistakes = Ver tus errores más caros
start-computer = Contra la máquina
start-two = Dos jugadores aquí
start-promise = Juega bien.
start-promise-then = Mira qué decidió la partida.
start-about = Después de cada partida ves qué jugadas te costaron más, y por qué.
start-new = ¿Nunca has jugado?
start-learn = Aprende en dos minutos, en este tablero.
start-leaves = Lo que te deja una partida
start-leaves-about = Su curva y los momentos que la decidieron.
start-why = Un maestro que te explica el porqué
start-why-about = Tan fuerte como los programas de escritorio, también en el teléfono.
start-dice = Dados que puedes comprobar
start-dice-about = Sellados antes de la partida, abiertos después.
start-yours = Solo tuyo
start-yours-about = Sin cuenta ni anuncios. Después de esta visita funciona sin conexión.
next-roll = Pulsa «{ roll }»
next-move = Elige una ficha con anillo
next-move-plain = Elige una ficha
next-dice =
    Al tocar una ficha se juega primero el dado { $place ->
        [top] de arriba
       *[left] de la izquierda
    }. Toca los dados para cambiarlos.
next-written = 8/5: del 8 al 5; 8/5(2): dos fichas; 8/5*: se come una ficha.
next-pips = Pips: el camino que le queda a cada lado. Menos es mejor.
next-place = Elige su destino
next-done = Pulsa «{ done }»

## The lesson

lesson = Aprende backgammon en dos minutos
lesson-yours = Tus fichas: { $colour }.
lesson-goal = Lleva tus 15 fichas siguiendo la flecha hasta tu casa, la zona recuadrada, y luego sácalas todas. Tu rival va en sentido contrario. Gana quien termine primero.
lesson-move = Has tirado 3 y tu rival 1: empiezas tú y juegas los dos dados. Cada dado mueve una ficha; primero, el 3.
lesson-point = Lleva ahora allí una segunda ficha con el 1. Con dos fichas, ese triángulo, o punto, es tuyo: tu rival no puede caer ahí.
lesson-done = Has hecho tu punto 5 y los dos dados están jugados. Termina tu turno.
lesson-bar = Más tarde, tu rival se comió una ficha sola: está en la barra, la franja central. Con un 1 entra en el 24, y así hasta el 19 con un 6; el 19 está ocupado, así que entra en el 21 con tu 4.
lesson-hit = Una ficha sola es un blot. Come la del punto 7: cae encima con tu 6.
lesson-was-hit = El blot está en la barra: tiene que entrar antes de que tu rival pueda mover otra ficha.
lesson-dance = Tu rival ha tirado 6-5: un 6 entra en tu punto 6 y un 5 en tu punto 5. Ocupas los dos, así que no puede entrar y pierde el turno.
lesson-off = Más tarde, todas tus fichas están en casa y las sacas. Has tirado 6-6, un doble, que se juega cuatro veces: un 6 saca una ficha del punto 6.
lesson-last = Te quedan más seises. El punto 6 ya está vacío, y un 6 saca entonces tu ficha más atrasada. Es la última: sácala y ganas.
lesson-won = ¡Bien jugado! Has ganado y ya sabes jugar. Ahora te espera una partida de verdad, o el primer capítulo del curso.
lesson-gammon = Si quien pierde no ha sacado ninguna ficha, la victoria vale doble: es un gammon.
lesson-tap = Elige la ficha con anillo del punto { $number }
lesson-tap-bar = Elige tu ficha de la barra
lesson-now = Por ahora, elige la ficha con anillo del punto { $number }.
lesson-now-bar = Por ahora, elige tu ficha de la barra.
lesson-leave = Salir de la introducción
lesson-left = Introducción cerrada.
lesson-play = Jugar tu primera partida
lesson-back = Volver a tu partida
lesson-again = Repetir la introducción
lesson-course = Seguir con el curso
