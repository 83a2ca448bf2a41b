# A decision understood, in the study room.

coach-percent = { $number } %
coach-why = Por qué
coach-hard =
    { $how ->
        [none] Decisión fácil: casi nadie se equivoca aquí.
        [easy] Decisión fácil: aquí se pierde { $mean } de media.
        [fair] Decisión de dificultad media: aquí se pierde { $mean } de media.
       *[hard] Decisión difícil: aquí se pierde { $mean } de media.
    }
coach-avoidable = La mayoría de los jugadores acierta aquí.
coach-finders = ¿Quién acierta aquí?
coach-level = Nivel
coach-finds-best = Mejor opción
coach-finds-made = Lo jugado
coach-finds =
    { $finds ->
        [yes] sí
       *[no] no
    }
coach-cube = Cubo
coach-cube-chances =
    { $who ->
        [they] Quien dobla gana el { $win } de las partidas, el { $gammons } con gammon.
       *[you] Ganas el { $win } de las partidas, el { $gammons } con gammon.
    }
coach-market =
    { $count ->
        [0] Con ninguna combinación de dos tiradas se pierde el mercado.
       *[other] Si se espera, se pierde el mercado con { $count } de las 1296 combinaciones de dos tiradas ({ $share }).
    }
coach-at-score = Este marcador
coach-here = Aquí
coach-money = Por dinero
coach-never = nunca
coach-take-point = Punto de aceptación
coach-double-from = Doblar desde
coach-drop-from = Rechazar desde
coach-too-good-from = Muy bueno desde
coach-gammon-value = Valor del gammon
coach-right = Decisión correcta
coach-action =
    { $action ->
        [none] No doblar
        [beaver] No doblar, beaver
        [double-beaver] Doblar, beaver
        [double-take] Doblar, aceptar
        [double-drop] Doblar, rechazar
       *[too-good] Demasiado bueno para doblar
    }
coach-rolls-mean =
    Contando todas las tiradas del rival, la segunda jugada gana { $all } de media, con las respuestas a { $replies }-ply. La valoración es { $loss } ({ $depth ->
        [rollout] rollout
       *[search] { $plies }-ply
    }).
coach-rolls-most = Las que más aportan son { $first }, { $second } y { $third }: { $loss } en total, cada una contada según su frecuencia.
coach-rolls-cube =
    { $answer ->
        [drop] Tras { $play }, el rival dobla y este jugador rechaza, así que cada tirada cuenta { $equity }.
       *[take] Tras { $play }, el rival dobla y este jugador acepta: las tiradas se juegan con el nuevo cubo.
    }
coach-rolls-first = Primera jugada
coach-rolls-second = Segunda jugada
coach-roll = Tirada
coach-difference = Diferencia
coach-rolls-map = Diferencia por tirada del rival, la segunda jugada frente a la primera
coach-rolls-working = Calculando todas las tiradas
coach-rollout = Rollout
coach-rollout-start = Iniciar el rollout
coach-rollout-what = El motor juega la partida desde aquí muchas veces, con los mismos dados para cada opción, y calcula la media.
coach-rollout-stop = Detener el rollout
coach-rollout-continue = Continuar el rollout
coach-rollout-extend = Ampliar el rollout
coach-rollout-count = { $done } de { $all } pruebas
coach-rollout-speed = { $speed } pruebas por segundo
coach-rollout-sure = { $name } es lo mejor con una probabilidad del { $sure }
coach-rollout-error = Error estándar
coach-rollout-length =
    { $length ->
        [quick] Rápido
        [usual] Normal
       *[thorough] Exhaustivo
    }
coach-rollout-about =
    { $length ->
        [quick] 324 pruebas de 7 tiradas
        [usual] 1296 pruebas de 11 tiradas
       *[thorough] 5184 pruebas hasta el final
    }
coach-rollout-more = Más ajustes
coach-rollout-plies = Profundidad (ply)
coach-rollout-truncate = Tiradas por prueba
coach-rollout-to-end = Hasta el final
coach-rollout-cube = Cubo en juego
coach-rollout-trials = Pruebas
coach-rollout-confidence = Parar cuando la mejor opción esté clara
coach-rollout-never = Nunca
coach-rollout-failed = El motor de análisis se detuvo. Continúa para volver a intentarlo.
coach-rollout-done = Rollout terminado
coach-rollout-early = Terminado antes: la mejor opción está clara
coach-rollout-plays = Jugadas que comparar (hasta { $count })
coach-rollout-add-play = Añadir una jugada
coach-rollout-cube-plies = Profundidad para el cubo (ply)
coach-rollout-max-error = Parar con este error estándar
coach-rollout-seed = Semilla de los dados
coach-rollout-exact = Terminado antes: bastante exacto
coach-compare = Comparar profundidades
coach-compare-what = La equidad de la mejor opción y la pérdida de las demás, según cada análisis.
coach-compare-plies = { $plies } ply
coach-running = PR hasta ahora: { $pr } (decisiones: { $count })
coach-zone =
    { $zone ->
        [wait] No doblar
        [double-take] Doblar, aceptar
        [double-drop] Doblar, rechazar
        [too-good] Demasiado bueno
        [take] Aceptar
       *[drop] Rechazar
    }
coach-scale-win =
    { $who ->
        [you] Ganas el { $win }
       *[named] { $who }: { $win }
    }
coach-scale = { coach-scale-win }. El límite es { $limit }.
coach-matrix = Matriz de marcadores
coach-matrix-what = La mejor opción en cada marcador hasta siete puntos. Filas: puntos que le faltan a este jugador. Columnas: puntos que le faltan al rival. Elige un marcador para abrir allí la decisión.
coach-matrix-need =
    { $state ->
        [crawford] { $count } (partida Crawford)
       *[other] { $count }
    }
coach-matrix-score = faltan { $own } contra { $opponent }
coach-matrix-cube = { $score }: { $action }. Sin doblar { $rolling }, doblar y aceptar { $take }.
coach-matrix-play = { $score }: { $name }, { $equity }.
coach-matrix-costs = { $name } cuesta { $loss }.
coach-matrix-made = ✓ { $name } es lo mejor; − lo que cuesta
coach-matrix-count = { $done } de { $all } marcadores
coach-matrix-crawford = C: partida Crawford
coach-table =
    { $table ->
        [chance] Probabilidad de ganar el match
        [take] Punto de aceptación, último cubo
        [live] Punto de aceptación, cubo vivo
        [double] Punto de doble, última tirada
       *[gammon] Valor del gammon
    }
coach-table-about =
    { $table ->
        [chance] La probabilidad en % de ganar el match antes de una partida. Filas: puntos que te faltan. Columnas: puntos que le faltan al rival. A un punto, la siguiente es la partida Crawford; la primera fila es la probabilidad del líder después de ella.
        [take] La probabilidad en % que necesitas para aceptar si ya no se vuelve a doblar. Filas: puntos que te faltan. Columnas: puntos que le faltan a quien dobla. Sin gammons; a un punto, después de la partida Crawford.
        [live] La probabilidad en % que necesitas para aceptar si ambos redoblan a la perfección. Filas: puntos que te faltan. Columnas: puntos que le faltan a quien dobla. Sin gammons; a un punto, después de la partida Crawford.
        [double] La probabilidad en % desde la que doblas en la última tirada. Filas: puntos que te faltan. Columnas: puntos que le faltan al rival. Sin gammons; a un punto, después de la partida Crawford.
       *[gammon] Lo que un gammon gana sobre una victoria sencilla; 0,5 por dinero. Filas: puntos que te faltan. Columnas: puntos que le faltan al rival. A un punto, después de la partida Crawford.
    }
coach-table-post = Tras Crawford
coach-table-end =
    { $end ->
        [drop] Match tras rechazar
        [won] Match tras aceptar y ganar
       *[lost] Match tras aceptar y perder
    }
coach-table-cube = Cubo
coach-table-points = Puntos
coach-table-print = Imprimir
coach-table-on-roll = Le toca
coach-table-other = Rival
coach-table-here = En este marcador
coach-met = Tabla de equidad del match
coach-met-used = En uso: { $name }
coach-met-beyond = Los marcadores de más de { $points } puntos son de Kazaross-XG2.
coach-met-open = Abrir una tabla
coach-met-shipped = Usar Kazaross-XG2
coach-met-what = Una tabla propia: un archivo XML de GNU Backgammon o CSV. Los análisis nuevos la usan.
coach-met-at = faltan { $own } contra { $opponent }
coach-met-unread =
    { $why ->
        [large] El archivo es demasiado grande para una tabla de equidad. No se ha cambiado nada.
        [computed] El archivo solo tiene los parámetros de una tabla, no sus números. No se ha cambiado nada.
        [number] Un número del archivo no es una probabilidad. No se ha cambiado nada.
        [shape] Las filas de la tabla no forman un cuadrado. No se ha cambiado nada.
       *[none] El archivo no contiene ninguna tabla de equidad. No se ha cambiado nada.
    }
coach-met-impossible =
    { $why ->
        [chance] La probabilidad no está entre 0 y 1: { $score }. No se ha cambiado nada.
        [sum] Las probabilidades de ambos no suman 1: { $score }. No se ha cambiado nada.
       *[order] Las probabilidades no suben con los puntos: { $score }. No se ha cambiado nada.
    }
coach-met-lost = No se pudo guardar la tabla en este navegador. Se usa hasta que cierres la página.
coach-met-by = Tabla de equidad: { $name }
coach-shown = Mapa
coach-shown-map = Equidad según la tirada del rival: verde es mejor que la media para este jugador, rojo es peor
coach-two-rolls = Las dos próximas tiradas
coach-two-rolls-what = Filas: tirada del rival. Columnas: siguiente tirada de este jugador. Señala una celda para ver su equidad.
coach-two-rolls-cell = { $first }, luego { $second }: { $equity }
