# The review of a match in the study room.

review = Análisis
review-stop = Detener el análisis
review-resume = Continuar el análisis
review-progress = Analizando: { $done } de { $all }
review-done = Análisis completo
review-failed = El motor de análisis se detuvo. Continúa el análisis para volver a intentarlo.
review-next-error = Error siguiente
review-previous-error = Error anterior
review-no-errors = No hay más errores
review-mistake =
    { $size ->
        [blunder] Error grave
        [disputed] Discutible
       *[error] Error
    }
review-loses = { $choice } pierde { $loss }
review-best = { $choice } es lo mejor
review-action =
    { $action ->
        [none] No doblar
        [double] Doblar
        [double-take] Doblar, aceptar
        [double-beaver] Doblar, beaver
        [double-drop] Doblar, rechazar
        [take] Aceptar
        [beaver] Beaver
       *[drop] Rechazar
    }
review-choice = Opción
review-equity = Equidad
review-loss = Pérdida
review-win = Gana %
review-chances = Victorias { $win } %, gammons { $gammon } %, gammons perdidos { $lost } %
review-errors = Errores · graves
review-luck = Suerte
review-pr-help = { $name }: PR { $pr } en { $count } decisiones; con un 95 % de probabilidad, entre { $low } y { $high }.
review-gnu = Tasa de error de GNU Backgammon, en milésimas de equidad
review-snowie = Tasa de error de Snowie, en milésimas de equidad
review-checker = PR de las jugadas
review-cube = PR de las decisiones de cubo
review-adjusted = Resultado sin suerte
review-graph = Probabilidad de ganar
review-chance = { $moment }: { $name } { $percent } %
review-table = Ver como tabla
review-other = Análisis del archivo
review-file = Archivo
review-filter = Mostrar solo
review-marked =
    { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
review-other-version = Con este match se guarda también un análisis anterior, hecho con otra versión.
review-skipped = Sin evaluar: { $count }
review-unsaved =
    { $why ->
        [full] El almacenamiento está lleno: el análisis sigue, pero se perderá al cerrar la página.
       *[other] El navegador no puede guardarlo: el análisis sigue, pero se perderá al cerrar la página.
    }
review-only =
    { $which ->
        [checker] Jugadas
        [cube] Cubo
        [blunders] Errores graves
        [avoidable] Casi todos aciertan
       *[disputed] Discutibles
    }
review-skip =
    Partida { $game }: { $why ->
        [forbidden] la jugada es ilegal
        [unknown] la jugada no está en el archivo
        [lost] no se conoce la posición, porque falta una jugada anterior en el archivo
        [no-offer] una respuesta sin doble
        [long] el match es demasiado largo para analizarlo
        [cut] el registro termina antes que la partida
        [variant] esta variante no se puede analizar
       *[impossible] ninguna partida lleva a esta decisión
    }
review-explain =
    { $figure ->
        [pr] La pérdida media por decisión × 500, como en eXtreme Gammon. Cuanto más bajo, mejor: por debajo de 5 es nivel mundial. No cuentan las jugadas forzadas, las casi iguales ni los casos en que está claro que no se dobla.
        [checker] El PR solo de las jugadas.
        [cube] El PR solo de las decisiones de doblar, aceptar y rechazar.
        [gnu] 1000 × la equidad perdida por jugada no forzada y decisión de cubo ajustada, como en GNU Backgammon: cerca del doble del PR.
        [snowie] 1000 × la equidad perdida, dividida entre todos los turnos de ambos jugadores.
        [errors] Una decisión que pierde 0,020 o más es un error; desde 0,080, un error grave.
        [luck] Cuánto mejores que la media fueron las tiradas, en puntos de equidad. En positivo, hubo suerte.
       *[adjusted] El resultado sin la suerte de ambos jugadores.
    }
review-counted-line = Partida { $game }: { $what } ({ $amount })
review-counted = Contadas: { $count }. No contadas: { $rest }.
coach-doubler = Equidades vistas por quien dobla
review-rolled-out = con rollout
