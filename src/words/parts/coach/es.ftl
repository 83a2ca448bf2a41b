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
coach-rolls-most = Contando todas las tiradas del rival, la segunda jugada gana { $all } de media, a 0-ply. Las que más aportan son { $first }, { $second } y { $third }: { $loss } en total, cada una contada según su frecuencia.
coach-rolls-first = Primera jugada
coach-rolls-second = Segunda jugada
coach-roll = Tirada
coach-difference = Diferencia
coach-rolls-map = Diferencia por tirada del rival, la segunda jugada frente a la primera
coach-rolls-working = Calculando todas las tiradas
coach-rollout = Rollout
coach-rollout-start = Iniciar el rollout
coach-rollout-what = El motor juega la partida desde aquí muchas veces, con los mismos dados para cada opción, y saca la media.
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
