# Los ejercicios.

drill = Ejercicios
drill-own = Tus propias decisiones
drill-own-about = Los errores de tus matches analizados, a intervalos crecientes: { $due } pendientes ahora, { $all } en total
drill-own-none = Aún no hay decisiones. Analiza una partida o un match y pulsa «Añadir a los ejercicios».
drill-exercises = Preguntas
drill-kind =
    { $kind ->
        [pips] Cuenta de pips
        [opening] Tiradas de apertura
        [reply] Respuestas a la apertura
        [take-point] Puntos de aceptación
        [gammon-value] Valores del gammon
        [bear-off] Sacar fichas
        [bear-off-cube] Dobles al sacar fichas
       *[race-cube] Dobles en carrera por fórmulas
    }
drill-reference = Posiciones de referencia
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Ancla
        [back-game] Backgame
        [holding-game] Juego de espera
       *[race] Carrera
    }
drill-timed = Mostrar el tiempo por respuesta
drill-ask-play = Has tirado { $dice }. Encuentra la jugada: vale todo lo que esté a { $line } o menos de la mejor.
drill-ask-double = Te toca. ¿Cuál es la decisión correcta con el cubo?
drill-ask-answer = Te ofrecen el cubo a { $value }. ¿Aceptar o rechazar?
drill-ask-pips = ¿Cuántos pips necesitas para sacar todas tus fichas?
drill-ask-take = ¿Cuál es tu punto de aceptación? Sin gammons ni redobles; vale con un margen del 2 %.
drill-ask-gammon = ¿Cuánto vale para ti un gammon? Por dinero es 0,5; vale con un margen de 0,05.
drill-ask-race = Partida por dinero, cubo en el centro. ¿Qué dicen las fórmulas de carrera?
drill-score =
    { $own ->
        [one] Te falta 1 punto
       *[other] Te faltan { $own } puntos
    }; al rival, { $opponent }.
drill-score-double = El rival dobla de { $from } a { $to }.
drill-score-cube = El cubo está en { $value }.
drill-from = De tu match del { $date }.
drill-seen =
    { $found ->
        [yes] Ya vista: { $count } ×. La última vez la encontraste.
       *[no] Ya vista: { $count } ×. La última vez fallaste.
    }
drill-number =
    { $unit ->
        [pips] Pips
        [percent] Probabilidad en %
       *[value] Valor del gammon
    }
drill-no-number = Escribe un número.
drill-check = Comprobar
drill-show = Mostrar la respuesta
drill-skip = Saltar
drill-never = No mostrar más
drill-next = Siguiente
drill-fetching = Cargando las posiciones
drill-missing = No se pudieron cargar las posiciones.
drill-nothing-due = Ahora no hay nada pendiente.
drill-next-due = La próxima decisión toca el { $date }.
drill-judging = Evaluando
drill-failed = El motor se ha detenido.
drill-result =
    { $how ->
        [right] Correcto
        [wrong] Incorrecto
       *[shown] La respuesta
    }
drill-lost = { $answer } pierde { $loss }.
drill-is-best = { $answer } es lo mejor.
drill-best = Lo mejor: { $answer }.
drill-also = También vale: { $answers }.
drill-rest = Otras: { $answers }.
drill-depth = Evaluado a { $plies }-ply.
drill-exact = Exacto hasta la última tirada.
drill-pips-told = Tienes { $own } pips; el rival, { $opponent }.
drill-take-told = Exactamente { $chance }. Tus probabilidades de ganar el match: rechazar { $dropped }, aceptar y ganar { $won }, aceptar y perder { $lost }.
drill-gammon-told = Exactamente { $value }.
drill-played = En la partida: { $answer }, que perdía { $loss }.
drill-played-right = En la partida: { $answer }, que era correcto.
drill-seconds = { $seconds } s
drill-tally = { $right } de { $all } correctas
drill-mean = { $seconds } s por respuesta
drill-due =
    { $count ->
        [one] { $count } decisión pendiente en los ejercicios
       *[other] { $count } decisiones pendientes en los ejercicios
    }
drill-added =
    { $count ->
        [one] { $count } decisión añadida a los ejercicios
       *[other] { $count } decisiones añadidas a los ejercicios
    }
drill-mixed-in = Acertadas entre ellas: { $count }
drill-not-stored = El navegador no guardó el cambio.
drill-away = faltan { $points }
drill-yours = Tu respuesta: { $answer }
drill-auto = Añadir los errores a los ejercicios tras cada análisis
