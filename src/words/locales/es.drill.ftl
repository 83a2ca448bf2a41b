# Los ejercicios.

drill = Ejercicios
drill-own = Tus errores
drill-own-about =
    { $due ->
        [0] Hoy no hay nada que practicar
       *[other] { $due } para practicar hoy
    }, { $all } en total
drill-own-none = Aún no hay nada. Analiza una partida y tus errores aparecerán aquí.
drill-own-come = Vuelven justo antes de que los olvides.
drill-start = Empezar
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
       *[race-cube] Doblar en carrera: las fórmulas
    }
drill-kind-about =
    { $kind ->
        [pips] Contar una carrera de un vistazo
        [opening] La mejor jugada de cada primera tirada
        [reply] La mejor respuesta
        [take-point] Cuándo aceptar según el marcador
        [gammon-value] Cuánto vale un gammon según el marcador
        [bear-off] Sacar fichas sin desperdiciar
        [bear-off-cube] ¿Doblar con las últimas fichas?
       *[race-cube] Tres fórmulas, una respuesta
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
drill-theme-about =
    { $theme ->
        [blitz] Atacar antes de que haya ancla
        [prime] Levantar un muro y mantenerlo
        [anchor] Mantener un punto en la casa rival
        [back-game] Esperar con dos anclas
        [holding-game] Mantener un punto y esperar la ocasión
       *[race] Ya sin contacto: ¿quién va por delante?
    }
drill-untried = Sin probar
drill-best-run = Récord: { $count } seguidas
drill-timed = Cronometrar mis respuestas
drill-ask-play = Has tirado { $dice }. Encuentra la mejor jugada.
drill-ask-play-about = También valen las jugadas casi iguales.
drill-ask-double = Te toca. ¿Cuál es la decisión correcta con el cubo?
drill-ask-answer = Te ofrecen el cubo a { $value }. ¿Aceptar o rechazar?
drill-ask-pips = ¿Cuántos pips necesitas para sacar todas tus fichas?
drill-ask-take = ¿Qué probabilidad de ganar necesitas para aceptar?
drill-ask-take-about = Sin gammons ni redobles; vale con un margen del 2 %.
drill-ask-gammon = ¿Cuánto vale aquí un gammon para ti?
drill-ask-gammon-about = Por dinero es 0,5; vale con un margen de 0,05.
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
drill-nothing-due = No queda nada que practicar por ahora.
drill-next-due = El próximo error vuelve el { $date }.
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
drill-head-answer = Respuesta
drill-head-cost = Pierde
drill-mark-yours = la tuya
drill-mark-game = en la partida
drill-history = Esta posición
drill-today = hoy
drill-back =
    { $days ->
        [0] Vuelve en 10 minutos
        [one] Vuelve mañana
       *[other] Vuelve en { $days } días
    }
drill-depth = Tiradas calculadas por adelantado: { $plies }
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
        [one] { $count } error para practicar
       *[other] { $count } errores para practicar
    }
drill-added =
    { $count ->
        [one] { $count } error añadido a la práctica
       *[other] { $count } errores añadidos a la práctica
    }
drill-mixed-in = Acertadas entre ellas: { $count }
drill-not-stored = El navegador no guardó el cambio.
drill-away = faltan { $points }
drill-yours = Tu respuesta: { $answer }
drill-auto = Añadir mis errores a la práctica tras cada análisis
