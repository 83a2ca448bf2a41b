play-on = Seguir jugando desde aquí
try-again-here = Reintentar con las mismas tiradas
back-to-review = Volver al análisis
hint = Pista
key-hint = Pedir una pista
hint-wait = Pensando…
hint-failed = No hay pista: la máquina no responde.
hint-look =
    { $part ->
        [cube] Piensa en el cubo
       *[checkers] Fíjate en estas fichas
    }
hint-show = Muéstramelo
hint-best = Lo mejor: { $play }
hint-trials = Rollout: { $trials } pruebas
hint-play = Jugarla
hint-costs = cuesta un { $percent } % de opciones de ganar
hint-compare = Comparar
at-ply = { $number } a { $plies }-ply
mistake-loses =
    { $what ->
        [play] Esta jugada
        [double] Doblar
        [roll] No doblar
        [take] Aceptar
        [drop] Rechazar
       *[beaver] Hacer beaver
    } es un { $size ->
        [blunder] error grave
        [small] error pequeño
       *[error] error
    }: cuesta cerca de un { $percent } % de opciones de ganar
mistake-plain =
    { $what ->
        [play] Hay una jugada mejor
       *[other] Hay una opción mejor
    }
mistake-quiet = No avisar más
mistake-quieted = Los avisos están desactivados. Puedes activarlos en los ajustes.
mistake-think =
    { $what ->
        [play] Reintentar
       *[other] Volver a pensar
    }
mistake-anyway =
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
        [0] Es mejor seguir jugando: de media sales ganando menos de medio punto
        [one] Es mejor seguir jugando: de media sales ganando cerca de { $points } punto
       *[other] Es mejor seguir jugando: de media sales ganando unos { $points } puntos
    }
resign-loses-match = Si abandonas ahora, tus opciones de ganar el match bajan un { $percent } %
resign-why =
    { $lost ->
        [single] Desde aquí aún ganas el { $percent } % de las partidas
        [gammon] Desde aquí pierdes un gammon en el { $percent } % de las partidas
       *[backgammon] Desde aquí pierdes un backgammon en el { $percent } % de las partidas
    }
resign-play-on = Seguir jugando
why =
    { $offer ->
        [double] ¿Acepto el doble?
       *[resignation] ¿Acepto?
    }
why-double = { $name } gana el { $win } % ({ $gammon } % con gammon). No doblar { $none }; doblar, aceptar { $take }; doblar, rechazar { $drop }
why-resigns = Ganas el { $win } % ({ $gammon } % con gammon).
why-play = ¿Por qué esta jugada?
only-play = La única jugada
why-play-title = El { $roll } de la máquina: { $play }.
why-show = Números
why-take = Acepta: ganas el { $win } %, y basta con el { $needed } %.
why-drop = Rechaza: ganas el { $win } %, pero haría falta el { $needed } %.
why-accept = Acepta: si sigues, no ganarás nada más.
why-decline = Rechaza y sigue jugando: ganas un gammon en el { $percent } % de las partidas.
why-take-plain = Acepta: rendirse ahora cuesta más.
why-drop-plain = Rechaza: seguir jugando cuesta más.
why-decline-plain = Rechaza y sigue jugando: a menudo ganas un gammon, que vale doble.
why-enough =
    { $needs ->
        [more] Con este marcador hace falta más del 25 % habitual para aceptar.
        [less] Con este marcador hace falta menos del 25 % habitual para aceptar.
        [cube] Ganar una de cada cuatro partidas jugando por el doble cuesta lo mismo que rechazar las cuatro; con el cubo en tu poder, basta con menos.
       *[usual] Ganar una de cada cuatro partidas jugando por el doble cuesta lo mismo que rechazar las cuatro.
    }
why-gammons = Perderías un gammon, que cuenta doble, en el { $percent } % de las partidas.
help-marks = Con ayuda, esta partida es de práctica y queda fuera de tus estadísticas.
help-counts = Has tenido ayuda: esta partida es de práctica y queda fuera de tus estadísticas.
no-choice = Aquí no tienes nada que decidir.
chances-show = Mostrar mis probabilidades
chances-win = Victoria
assisted-mark = con ayuda
group-coach = Ayuda durante la partida
set-take-back = Deshacer errores
about-take-back = Contra la máquina: si una jugada o decisión de cubo cuesta demasiado, se deshace, ves por qué y lo intentas otra vez. Esa partida no cuenta en tus estadísticas.
about-take-back-first = En tus primeras partidas se deshacen los errores enormes, si no eliges otra cosa.
take-back-name =
    { $limit ->
        [off] Nunca
        [big] Solo errores enormes
        [blunders] Solo errores graves
        [clear] Errores claros
        [mistakes] Todos los errores
       *[everything] Todo
    }
set-take-backs = Rectificaciones por partida
about-take-backs = Con tres juegas con ventaja, por ejemplo contra Experto.
take-backs-name =
    { $number ->
        [unlimited] Sin límite
       *[three] Tres
    }
take-backs-left =
    { $count ->
        [one] Te queda 1 rectificación
       *[other] Te quedan { $count } rectificaciones
    }
tried-before = Ya probaste: { $plays }
again-first-time = La primera vez
set-running-pr = Mostrar mi PR durante la partida
about-running-pr = Contra la máquina: tu tasa de error hasta ahora, según un análisis rápido.
set-depth = Profundidad de análisis y pistas
about-depth = Rápida: segundos por partida. Profunda: más exacta, cerca de un minuto. Campeón: rollouts de las decisiones reñidas, varios minutos.
depth-name =
    { $depth ->
        [quick] Rápida
        [champion] Campeón
       *[deep] Profunda
    }
