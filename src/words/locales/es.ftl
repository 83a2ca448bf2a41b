# Todos los textos de la página en español.

## Nombres

name-you = Tú
name-computer = Ordenador
name-white = Blancas
name-black = Negras
colour =
    { $player ->
        [white] blanca
       *[black] negra
    }
level-name =
    { $level ->
        [beginner] Principiante
        [casual] Ocasional
        [normal] Normal
        [strong] Fuerte
       *[expert] Experto
    }
level-label = Nivel { $level }
level-about =
    { $level ->
        [beginner] Acaba de aprender las reglas: una jugada le cuesta 62 milésimas de punto de media.
        [casual] Juega de vez en cuando: una jugada le cuesta 31 milésimas de punto.
        [normal] Juega en un club: una jugada le cuesta 13 milésimas de punto.
        [strong] Gana torneos: una jugada le cuesta 3 milésimas de punto.
       *[expert] Mira dos tiradas más allá: una jugada le cuesta 1 milésima de punto.
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

## Listas

list-comma = { $list }, { $next }
list-or = { $list } o { $next }

## Lugares

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
       *[black] { $count ->
            [0] negra
            [one] negra
           *[other] negras
        }
    }
can-move = puede mover con { $dice }
takes-back = un toque la devuelve
to-bar = la barra
to-off = fuera
lifted = Levantada de { $from }. A { $targets }.
dice-name = Dados { $dice }
dice-pick-up = Dados { $dice }, recoger
dice-swap = Dados { $dice }, cambiar
cube-middle = en el centro
cube-owner =
    { $who ->
        [you] tuyo
       *[other] de { $who }
    }
cube-name = Cubo { $value }, { $owner }
cube-can-double = Cubo { $value }, { $owner }, ofrecer doblar

## Anuncios

new-game-said = Nueva partida: { $title }.
thrown-first =
    Blancas sacan { $white }, Negras sacan { $black }. { $who ->
        [you] Empiezas tú
        [computer] Empieza el ordenador
       *[other] Empiezan { $who }
    }.
thrown-tie = Blancas sacan { $white }, Negras sacan { $black }. Otra vez.
thrown-doubled = Blancas sacan { $white }, Negras sacan { $black }: el cubo pasa a { $value }. Otra vez.
rolled =
    { $who ->
        [you] Sacas
        [computer] El ordenador saca
       *[other] { $who } sacan
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Sacas
        [computer] El ordenador saca
       *[other] { $who } sacan
    } { $dice }. No hay jugada posible.
hit =
    { $who ->
        [you] Te comen en tu punto { $point }.
       *[other] { $who }: ficha comida en el punto { $point }.
    }
passes =
    { $who ->
        [you] Pasas.
        [computer] El ordenador pasa.
       *[other] { $who } pasan.
    }
played = { $who }: { $play }.
passes-closed-out =
    Cerrado: { $who ->
        [you] pasas.
        [computer] el ordenador pasa.
       *[other] { $who } pasan.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] Haces beaver
            [computer] El ordenador hace beaver
           *[other] { $who } hacen beaver
        }
        [raccoon] { $who ->
            [you] Haces raccoon
            [computer] El ordenador hace raccoon
           *[other] { $who } hacen raccoon
        }
       *[double] { $who ->
            [you] Doblas
            [computer] El ordenador dobla
           *[other] { $who } doblan
        }
    }
offered-said = { offered } a { $value }. ¿Aceptas o rechazas?
taken =
    { $who ->
        [you] Aceptas
        [computer] El ordenador acepta
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
        [you] Abandonas
        [computer] El ordenador abandona
       *[other] { $who } abandonan
    } { $win }
resigns-said =
    { $who ->
        [you] Abandonas
        [computer] El ordenador abandona
       *[other] { $who } abandonan
    } { $win }. ¿Aceptar o rechazar?
declined =
    { $who ->
        [you] Rechazas
        [computer] El ordenador rechaza
       *[other] { $who } rechazan
    }: la partida sigue.
wins =
    { $who ->
        [you] Ganas
        [computer] El ordenador gana
       *[other] { $who } ganan
    } { $win }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
out-of-time =
    { $who ->
        [you] Se te acabó el tiempo.
       *[other] Se acabó el tiempo: { $who }.
    }
match-won =
    { $who ->
        [you] Ganas el match.
        [computer] El ordenador gana el match.
       *[other] { $who } ganan el match.
    }
game-started = Partida { $number }.
play-taken-back =
    Devuelto. { $who ->
        [you] Juegas
        [computer] El ordenador juega
       *[other] { $who } juegan
    } de nuevo.
taken-back = Devuelto.
cocked-said = Dados montados: tira otra vez.
clock-started = El reloj está en marcha.
last-seconds = { clock-of }: quedan diez segundos.
update-later = La nueva versión llegará después de esta partida.

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

## Preguntas en el centro del tablero

ask-die =
    { $who ->
        [you] ¿Tu dado?
       *[other] ¿Dado de { $who }?
    }
ask-dice =
    { $who ->
        [you] ¿Tus dados?
       *[other] ¿Dados de { $who }?
    }
ask-second-die =
    { $who ->
        [you] Tus dados:
       *[other] Dados de { $who }:
    } { $first } ¿y?
no-legal-move = No hay jugada: { $dice }
closed-out =
    { $who ->
        [you] Estás cerrado
       *[other] Cerrado: { $who }
    }
closed-out-choice = { closed-out }: doblar o pasar
tie = { $die }-{ $die }: otra vez
tie-then = { $die }-{ $die }: otra vez. { $question }
ask-double = ¿Ofrecer doblar?
ask-drop = ¿Rechazar y perder la partida?
ask-resign = ¿Abandonar qué?
take = Aceptar
drop = Rechazar
beaver = Beaver
raccoon = Raccoon
accept = Aceptar
decline = Rechazar
back = Atrás
cancel = Cancelar
ok = Vale
win-button =
    { $win ->
        [single] Sencilla
        [gammon] Gammon
       *[backgammon] Backgammon
    }

## Avisos

unreadable = No se pudo leer la partida guardada ({ $why }). Se apartó y hay una nueva lista.
unreadable-no-room = No se pudo leer la partida guardada ({ $why }) y no hay sitio para apartarla. Se queda donde está; esta partida no se guarda.
end-missing = Falta el final de la partida guardada. Sigue desde lo que queda, y se apartó una copia.
why-damaged = está dañada
why-newer = la escribió una versión más nueva ({ $version })
why-unknown = contiene una entrada desconocida, «{ $entry }»
why-illegal = incumple las reglas: { $why }
why-dice = sus dados han sido cambiados
store-instead = Guardar esta en su lugar
not-stored = Este navegador no guarda la partida. Sigue, pero cerrar la página la termina.
engine-failed = El ordenador no responde.
nets-damaged = Una parte del jugador ordenador está dañada. Sigue jugando con reglas sencillas, más flojo que su nivel. Vuelve a cargar la página para traerla de nuevo.
try-again = Reintentar
update-ready = Nueva versión lista.
restart-after = Reiniciar tras esta partida
restart = Reiniciar

## Botones y panel

roll = Tirar
double = Doblar
pass = Pasar
resign = Abandonar
undo = Deshacer
done = Listo
cocked = Montado
next-game = Siguiente partida
new-match = Nuevo match
clock = Reloj
take-back-play = Devolver la última jugada
new-game = Nueva partida
settings = Ajustes
menu = Menú
close = Cerrar
game-name = Backgammon
help = Cómo se juega
help-failed = No se ha podido cargar la ayuda.
other-ways = Otras formas de jugar
match-title = Match a { $points }
money-title = Partida por dinero
title = { $what }, partida { $number }
crawford-mark = Crawford
unrated-mark = sin valoración
practice-mark = práctica
account = { $first }, { $second } (apuesta { $stake } por punto)
pips = { $pips } pips
score = Puntos { $points }
thinking = pensando
to-play = le toca
clock-of =
    { $who ->
        [you] Tu reloj
       *[other] Reloj: { $who }
    }
board = Tablero
actions = Acciones
notice = Aviso
game-region = Partida
plays-region = Lista de jugadas
plays = Jugadas
first-hint = Toca una ficha para moverla con el primer dado; toca los dados para cambiarlos.

entry-to-play = { $dice }: por jugar
entry-closed-out = cerrado
entry-offer =
    { $offer ->
        [beaver] Beaver
        [raccoon] Raccoon
       *[double] Dobla
    } => { $value }
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

## Una nueva partida

opponent = Rival
computer = Ordenador
person-here = Persona aquí
level = Nivel
you-play = Juegas con
play-for = Se juega
money = Dinero
match-to = Match a
match-points = puntos
start = Empezar
options = Opciones:
game-choice = Juego
doubling-cube = Cubo de doblar
crawford-game = Partida Crawford
option-fresh = Quien empieza tira de nuevo los dos dados
option-four = Un backgammon desde la barra cuenta cuádruple
option-show = Un jugador cerrado tira igualmente
option-hand = Tiráis dados reales y los introducís
option-jacoby = Regla Jacoby: los gammons cuentan una vez girado el cubo
option-practice = Práctica: las jugadas se pueden devolver (sin valoración)
option-stake = Un punto vale
beavers = Beavers
beavers-none = Ninguno
beavers-one = Uno
beavers-all = Y raccoons
automatic-doubles = Dobles automáticos
summary-cube = cubo
summary-no-cube = sin cubo
summary-jacoby = Jacoby
summary-real-dice = dados reales
summary-clock = reloj

## El reloj

clock-off = Sin reloj
clock-simple = Demora simple
clock-bronstein = Bronstein
clock-per-point = Minutos por cada punto del match
clock-per-scored = Minutos menos por cada punto ya ganado
clock-delay = Segundos libres en cada turno
clock-promise =
    { $time } para cada uno, y { $seconds ->
        [one] { $seconds } segundo libre
       *[other] { $seconds } segundos libres
    } en cada turno.
clock-for-rest = Un reloj para el resto del match
clock-nothing = No quedaría tiempo.
clock-start = Poner el reloj

## Ajustes

language-choice = Idioma
language-auto = Como el navegador
language-failed = No se pudieron cargar los textos de este idioma.
theme = Tablero
theme-name =
    { $theme ->
        [felt] Fieltro
        [midnight] Medianoche
        [paper] Papel
        [flat] Liso
       *[walnut] Nogal
    }
set-home-left = Casas a la izquierda
set-black-bottom = Negras abajo (dos personas)
set-marks = Marcar qué se puede mover y adónde
set-forced = Jugar solo lo que no tiene alternativa
set-bear-off = Sacar las fichas automáticamente en la carrera
set-confirm = Preguntar antes de doblar
set-auto-roll = Tirar cuando no se puede doblar
set-dead-cube = Ofrecer Doblar aun con el cubo muerto, y decir por qué no
end-of-turn = Los dados se recogen
end-by-hand = a mano
end-when-played = tras una jugada completa
end-when-forced = tras una jugada sin elección
motion = Movimiento
motion-name =
    { $speed ->
        [off] Ninguno
        [quick] Rápido
        [slow] Lento
       *[normal] Normal
    }
sound = Sonidos
volume = Volumen
vibrate = Vibrar al tocar
reset-settings = Restablecer todos los ajustes
licences = Licencias de los componentes

## Teclas y la posición en palabras

keys = Teclas
key-space = tirar, o terminar el turno
key-arrows = ir de punto en punto
key-home = ir a la barra, o fuera
key-tab = ir al tablero, o a los botones
key-enter = levantar la ficha, o posarla
key-digits = jugar ese dado desde el punto
key-swap = cambiar los dados
key-undo = deshacer un paso
key-undo-turn = deshacer el turno
key-double = ofrecer doblar
key-answer = aceptar, o rechazar
key-type = escribir una jugada
key-words = la posición en palabras
key-replay = ver otra vez la última jugada
key-list = esta lista
key-escape = posar, o cerrar
position = La posición en palabras
position-turn =
    { $who ->
        [you] Te toca jugar.
       *[other] Juega: { $who }.
    }
position-row =
    { $quarter ->
        [home] Casa
        [outer] Campo exterior
        [far] Campo exterior rival
       *[start] Casa rival
    }: { $points }.
position-point = { $count } en { $point }
position-bar = { $count } en la barra
position-off = { $count } fuera
position-nothing = nada
position-pips = { $who }: { $pips } pips
type-play = Una jugada en notación
type-example = Por ejemplo 8/5 6/5 o bar/21*
play-it = Jugar
play-not-a-move = «{ $part }» no es una jugada. Escribe 8/5 o bar/21.
play-not-legal = No es una jugada completa y legal de los dados.
play-too-long = Una jugada tiene cuatro pasos como mucho.
play-name-way = Se podría jugar de varias formas: nombra los puntos intermedios y marca las comidas con *.

## Por qué algo no se puede

no-not-now = No es el momento de la tirada inicial.
no-game-over = La partida ha terminado.
no-game-goes-on = La partida aún no ha terminado.
no-match-over = El match ha terminado.
no-roll-first = Tira primero los dados.
no-already-rolled = Los dados ya están tirados.
no-dice-by-program = En esta partida tira el programa.
no-dice-by-hand = Introduce los dados que has tirado.
no-cocked-too-late = Los dados montados se cantan antes de mover una ficha, no después.
no-closed-out = Estás cerrado: ninguna tirada te deja entrar.
no-voluntary-pass = No se puede pasar por voluntad propia.
no-nothing-to-undo = No hay nada que devolver.
no-cannot-take-back = Este paso no se puede devolver solo.
no-play-is-final = Una jugada es firme al recoger los dados.
no-double-before-roll = Se dobla antes de tirar.
no-first-turn = Nadie dobla en el primer turno.
no-cube = Esta partida se juega sin cubo.
no-not-your-cube = El cubo es del rival.
no-dead-cube = Doblar no te ayuda: ya tienes los puntos.
no-crawford = Nadie dobla en la partida Crawford.
no-cube-limit = El cubo no puede subir más.
no-double = Nadie ha doblado.
no-answer-double = Primero hay que responder al doble.
no-beavers = En esta partida no hay beavers.
no-raccoons = En esta partida no hay raccoons.
no-resignation = Nadie ha abandonado.
no-answer-resignation = Primero hay que responder al abandono.
no-such-win = Este juego no conoce esa victoria.
no-only-matches-clocks = Solo un match tiene reloj.
no-clock-there = El match ya tiene reloj.
no-time-left = Tan tarde en el match no quedaría tiempo.
no-clock = Este match se juega sin reloj.
no-clock-stands = El reloj se para entre partidas.
no-such-die = No queda ningún { $die } por jugar.
no-loses-die = Se pueden jugar los dos dados: así se perdería el { $die }.
no-higher-number = Solo se puede jugar un dado, y ha de ser el mayor: el { $die }.
no-swap-moved = Los dados se cambian antes de mover una ficha, no después.
no-swap-double = Los dos dados muestran el mismo número.
no-unfinished = Aún se puede jugar el { $die }.
no-checker-bar = No tienes fichas en la barra.
no-checker = No tienes fichas en el punto { $point }.
no-bar-first = Tu ficha de la barra debe entrar primero.
no-point-held = El rival ocupa el punto { $point }.
no-not-all-home = No todas tus fichas están en casa.
no-higher-checker = El número es mayor que el punto: primero va la ficha del punto { $point }.
no-all-played = Todos los dados están jugados: pulsa Listo o deshaz un paso.
no-opponents = Estas fichas son del rival.
no-cannot-come = Ninguna ficha puede venir aquí ahora.
no-not-there = Los dados no llevan ahí.
no-computers-turn = Le toca al ordenador.

## Cuando algo se rompe

crash-title = Algo ha ido mal
crash-stored = Tu partida está guardada.
crash-reload = Vuelve a cargar la página para seguir.
crash-not-stored = No se pudo guardar tu partida. El informe la contiene: guárdalo en un archivo y léelo en los ajustes.

## Dados justos

fair-dice = Dados justos
fair-about = Todos los dados de una partida salen de una semilla secreta. Su huella se muestra antes de la partida y la semilla después, para que cualquiera compruebe cada tirada.
fair-elsewhere = Para comprobarlos en otro sitio: la orden bg dice o unas líneas de Python en la documentación del juego.
fair-fingerprint = Huella de la semilla (SHA-256)
fair-next = Huella para la próxima partida
fair-seed = Semilla
fair-later = se muestra tras la partida
fair-thrown = Dados tirados
fair-checked = Comprobado: la semilla tiene esta huella y cada uno de los { $count } dados sale de ella.
fair-by-hand = En esta partida tiráis dados reales: no hay nada que comprobar.
fair-known = Son los dados de una partida anterior.
fair-again = Mismos dados, otro nivel
fair-new-game = Huella de sus dados: { $fingerprint }
fair-this-game = Esta partida
fair-all-games = Todas las partidas: { $games }
fair-rolls = Tiradas
fair-doubles = Dobles
fair-expected = { $count } (justo: { $fair })
fair-pips = Suerte en pips
fair-chi =
    Ji cuadrado { $value }: los dados justos son al menos así de desiguales en { $chance ->
        [0] menos del 0,1 %
       *[other] el { $percent } %
    } de las series de tantas tiradas.
fair-few = Aún hay muy pocos dados para decir si son parejos.
fair-luck-about = Suerte en pips: lo tirado por encima de los 8 1/6 pips que da de media una tirada justa.
fair-points = Suerte en puntos
fair-difference = Diferencia
fair-luckiest = Tirada más afortunada
fair-unluckiest = Tirada menos afortunada
fair-points-wait = Suerte en puntos: el ordenador está valorando las tiradas…
fair-points-failed = No se sabe la suerte en puntos: el ordenador no responde.
fair-points-some =
    La suerte en puntos se conoce en { $games ->
        [one] una de estas partidas
       *[other] { $games } de estas partidas
    }.
fair-points-about = Suerte en puntos: lo que vale la mejor jugada de una tirada por encima de la media de las 21 tiradas, según juzga el ordenador a primera vista, por dinero y sin dado doblador. La tirada inicial no cuenta.
decimal-mark = ,

## Guardado en el navegador

elsewhere = Esta partida se juega en otra pestaña. Aquí la miras.
play-here = Jugar aquí
others-unreadable = No se pudieron leer ajustes guardados o dados contados. Se apartaron y valen los habituales.
keep-all = Todo en un archivo
keep-export = Guardar un archivo
keep-import = Leer un archivo
kept-aside = Seguir con una partida apartada
kept-whole = con los ajustes y los dados contados de entonces
kept-unread = Textos ilegibles apartados: { $count }. Un archivo guardado también los contiene.
kept-remove = Borrar
kept-remove-sure = Borrar para siempre
game-kept = La partida que había antes se apartó: está en los ajustes.
start-no-room = No hay sitio para apartar la partida en curso, así que no empezó ninguna nueva.
start-anyway = Empezar sin ella
imported = El archivo está leído. Lo que había antes se apartó.
import-failed = No se tomó nada del archivo ({ $why }). Todo está como antes.
import-no-room = No hay sitio para apartar esta partida. Todo está como antes.
crash-copy = Copiar un informe
