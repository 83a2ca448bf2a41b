# Los ejercicios.

drill = Ejercicios
drill-own = Tus errores
drill-own-none = Aún no hay nada. Tus errores de las partidas jugadas sin ayuda aparecerán aquí cuando abras su análisis.
drill-own-which = Tus matches ya están analizados. Indica qué jugador eres y tus errores aparecerán aquí.
drill-own-go = Elegir una partida
drill-exercises = Preguntas
drill-kind =
    { $kind ->
        [shots] Tiros
        [entering] Entrar
        [effective] Pips efectivos
        [equity] Equidades de match
        [neil] Números de Neil
        [pips] Cuenta de pips
        [opening] Tiradas de apertura
        [reply] Respuestas a la apertura
        [third] Terceras tiradas
        [take-point] Puntos de aceptación
        [gammon-value] Valores del gammon
        [bear-off] Sacar fichas
        [bear-off-cube] Doblar al sacar fichas
       *[race-cube] Doblar en carrera: las fórmulas
    }
drill-reference = Tipos de posición
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Ancla
        [back-game] Backgame
        [holding-game] Juego de espera
       *[race] Carrera
    }
drill-timed = Cronometrar mis respuestas
drill-ask-play = Has tirado { $dice }. Encuentra la mejor jugada.
drill-ask-double = Te toca. ¿Cuál es la decisión de cubo correcta?
drill-ask-answer = Te doblan a { $value }. ¿Aceptar o rechazar?
drill-ask-pips = ¿Cuántos pips te faltan para sacar todas tus fichas?
drill-ask-take = ¿Qué probabilidad de ganar necesitas para aceptar?
drill-ask-gammon = ¿Cuánto vale aquí un gammon para ti?
drill-ask-race = Partida por dinero, cubo en el centro. ¿Qué dicen las fórmulas de carrera?
drill-number =
    { $unit ->
        [rolls] Tiradas de 36
        [each] % por punto
        [pips] Pips
        [percent] Probabilidad en %
       *[value] Valor del gammon
    }
drill-no-number = Escribe un número.
drill-check = Comprobar
drill-show = Ver la respuesta
drill-skip = Saltar
drill-never = No volver a mostrar
drill-next = Siguiente
drill-fetching = Cargando las posiciones
drill-missing = No se pudieron cargar las posiciones.
drill-nothing-due = Por ahora no te queda nada que practicar.
drill-next-due = El próximo error vuelve el { $date }.
drill-next-today = El próximo error vuelve hoy mismo.
drill-judging = Evaluando
drill-failed = El motor de análisis se detuvo.
drill-result =
    { $how ->
        [right] Correcto
        [wrong] Incorrecto
       *[shown] La respuesta
    }
drill-lost = { $answer } pierde { $loss }.
drill-is-best = { $answer } es lo mejor.
drill-best = Lo mejor: { $answer }.
drill-exact = Cálculo exacto hasta la última tirada.
drill-pips-told = A ti te faltan { $own } pips; a tu rival, { $opponent }.
drill-take-told = Valor exacto: { $chance }. Tus probabilidades de ganar el match: rechazar { $dropped }, aceptar y ganar { $won }, aceptar y perder { $lost }.
drill-played = En la partida: { $answer }, que perdió { $loss }.
drill-seconds = { $seconds } s
drill-tally = { $right } de { $all } correctas
drill-mean = { $seconds } s por respuesta
drill-due =
    { $count ->
        [one] { $count } error para practicar
       *[other] { $count } errores para practicar
    }
drill-added =
    { $count ->
        [one] { $count } error añadido a «Práctica»
       *[other] { $count } errores añadidos a «Práctica»
    }
drill-not-stored = No se pudo guardar el cambio en este navegador.
drill-away = faltan { $points }
drill-yours = Tu respuesta: { $answer }
drill-auto = Añadir mis errores a «Práctica» tras cada análisis (salvo de partidas con ayuda)
