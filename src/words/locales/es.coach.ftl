play-on = Seguir jugando desde aquí
try-again-here = Volver a intentarlo con las mismas tiradas
back-to-review = Volver al análisis
hint = Pista
key-hint = Pedir una pista
hint-wait = Pensando…
hint-failed = Sin pista: el motor no responde.
hint-look =
    { $part ->
        [cube] Fíjate en el cubo
        [back] Fíjate en tus fichas atrasadas
        [far] Fíjate en tus fichas del tablero exterior rival
        [outer] Fíjate en tu tablero exterior
       *[home] Fíjate en tu casa
    }
hint-show = Mostrar opciones
hint-choices = Mejores opciones
at-ply = { $number } a { $plies }-ply
tutor-loses =
    { $what ->
        [play] Esta jugada pierde { $loss }
        [double] Este doble pierde { $loss }
        [roll] No doblar pierde { $loss }
        [take] Esta aceptación pierde { $loss }
        [drop] Este rechazo pierde { $loss }
       *[beaver] Este beaver pierde { $loss }
    }
tutor-think = Pensar otra vez
tutor-show = Mostrar
tutor-anyway =
    { $what ->
        [play] Jugarla
        [double] Doblar
        [roll] Tirar
        [take] Aceptar
        [drop] Rechazar
        [beaver] Beaver
       *[resignation] Abandonar
    }
resign-loses =
    { $points ->
        [0] Regalarías menos de medio punto
        [one] Regalarías cerca de { $points } punto
       *[other] Regalarías unos { $points } puntos
    }
resign-why =
    { $lost ->
        [single] Desde aquí aún ganas el { $percent } % de las partidas
        [gammon] Desde aquí pierdes un gammon en el { $percent } % de las partidas
       *[backgammon] Desde aquí pierdes un backgammon en el { $percent } % de las partidas
    }
resign-play-on = Seguir jugando
why = ¿Por qué?
why-double = { $name } gana el { $win } % ({ $gammon } % con gammon). No doblar { $none }; doblar, aceptar { $take }; doblar, rechazar { $drop }
why-resigns = Ganas el { $win } % ({ $gammon } % con gammon).
why-show = Mostrar los números
help-marks =
    { $play ->
        [match] Con esta ayuda, el match queda marcado como «con ayuda» y no cuenta en las estadísticas.
       *[money] Con esta ayuda, la partida queda marcada como «con ayuda» y no cuenta en las estadísticas.
    }
help-counts =
    { $play ->
        [match] El match cuenta ahora como «con ayuda».
       *[money] La partida cuenta ahora como «con ayuda».
    }
no-choice = Aquí no hay nada que decidir.
assisted-mark = con ayuda
group-coach = Ayuda durante la partida
set-hints = Pistas a petición
about-hints = Contra la máquina: primero dónde mirar, después las mejores opciones. La partida queda marcada como «con ayuda» y no cuenta en las estadísticas.
set-tutor-plays = Avisarme antes de una mala jugada
about-tutor = Contra la máquina, desde una pérdida de 0,020. El primer intento se anota y la partida queda marcada como «con ayuda».
set-tutor-cube = Avisarme antes de una mala decisión de cubo
again-first-time = La primera vez
set-running-pr = Mostrar mi PR durante la partida
about-running-pr = Contra la máquina: lo que han perdido tus decisiones hasta ahora, evaluado a 1-ply.
