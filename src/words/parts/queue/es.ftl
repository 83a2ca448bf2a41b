# La lista de análisis: análisis y rollouts que se hacen uno tras otro; la profundidad de un análisis.

queue = Análisis
queue-depth-about =
    { $depth ->
        [quick] Búsqueda a 1-ply: encuentra los errores graves.
        [champion] Rollouts de las decisiones reñidas: el más exacto.
       *[deep] A 2-ply, o 3-ply si está reñido: suficiente para un match de torneo.
    }
queue-time =
    { $unit ->
        [seconds] unos { $count } s
        [hours] unas { $count } h
       *[minutes] unos { $count } min
    }
queue-review-all =
    { $count ->
        [one] Analizar la partida sin análisis
       *[other] Analizar { $count } partidas sin análisis
    }
queue-review-selected =
    { $count ->
        [one] Analizar la partida elegida
       *[other] Analizar { $count } partidas elegidas
    }
queue-all-reviewed = Todas las partidas están analizadas.
queue-progress = { $done } de { $all } listos
queue-pause = Pausa
queue-resume = Reanudar
queue-paused = En pausa
queue-clear = Quitar todo
queue-earlier = Subir: { $name }
queue-later = Bajar: { $name }
queue-remove = Quitar: { $name }
queue-rollout = rollout
queue-problem =
    { $why ->
        [engine] El motor se detuvo. Reanuda para intentarlo de nuevo.
        [full] El almacenamiento está lleno. Los resultados anteriores se conservan, pero este no. Libera espacio y reanuda.
       *[not-stored] Este resultado no se pudo guardar. Reanuda para intentarlo de nuevo.
    }
queue-rest = Y { $count } más
queue-elsewhere = En marcha en otra pestaña
queue-open = Ver la lista
queue-deepen = Analizar más a fondo
queue-scope = Qué analizar
queue-scope-name =
    { $scope ->
        [decision] Esta decisión
        [game] Esta partida
       *[match] Todo el match
    }
queue-now = Analizar ahora
queue-add = Añadir a la lista
queue-added = Añadido a la lista de análisis
