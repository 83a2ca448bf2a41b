# La sala en la que se transcribe un match de la mesa o de un vídeo.

transcribe-opening = Tirada de apertura: primero { $first }, después { $second }
transcribe-to-roll = Turno: { $who }
transcribe-to-answer = { $who }: ¿aceptar o rechazar?
transcribe-choose = Tirada { $dice } de { $who }. ¿Qué jugada?
transcribe-move-freely = Tirada { $dice } de { $who }. Mueve las fichas como se movieron y pulsa Listo.
transcribe-resigning =
    { $answer ->
        [refused] Abandono rechazado de { $who }. ¿Qué se ofreció?
       *[accepted] Abandono de { $who }. ¿Qué se pierde?
    }
transcribe-match-over = El match ha terminado
transcribe-game-over = La partida ha terminado. Los próximos dados empiezan otra.
transcribe-tie = Dos veces el mismo número: se tira otra vez.
transcribe-not-a-play = Eso no es una jugada. Escríbela así: 8/5 6/5.
transcribe-no-position = No hay ninguna posición en este texto. Pega un ID o un enlace.
transcribe-no-roll = Introduce primero los dados.
transcribe-action =
    { $action ->
        [double] dobla
        [beaver] hace beaver
        [take] acepta
        [drop] rechaza
        [resign] ofrece abandonar
        [decline] no lo acepta
        [position] posición colocada
       *[cube] cubo a
    }
transcribe-result =
    { $points ->
        [one] gana 1 punto
       *[other] gana { $points } puntos
    }
transcribe-here = próxima acción
transcribe-clock-comment = Reloj: { $times }
transcribe-dice = Dados
transcribe-plays = Jugadas
transcribe-more = Más jugadas
transcribe-unknown = Jugada no vista
transcribe-free = Mover libremente
transcribe-done = Listo
transcribe-type = Escribir la jugada
transcribe-other = Otro jugador
transcribe-refused = Rechazado
transcribe-time = Sin tiempo
transcribe-next = Partida siguiente
transcribe-insert = Insertar aquí
transcribe-remove = Quitar
transcribe-redo = Rehacer
transcribe-to-end = Al final
transcribe-score = Marcador antes de esta partida
transcribe-clock = Tiempos del reloj
transcribe-position = Posición: ID o enlace
transcribe-enter = Introducir
transcribe-actions = Acciones
transcribe-more-tools = Marcador, reloj, posición
transcribe-details = Jugadores y torneo
transcribe-event = Torneo
transcribe-round = Ronda
transcribe-place = Lugar
transcribe-date = Fecha
transcribe-length = Puntos (0: por dinero)
transcribe-saved = Guardado en «Partidas»
transcribe-unsaved = Sin guardar. { $why } Exporta el match para conservarlo.
transcribe-other-tab = Otra pestaña ha cambiado este match. Tu versión es ahora un match aparte.
transcribe-damaged = Este match no se puede leer y queda como está. Aquí hay uno nuevo.
transcribe-new = Nuevo match
transcribe-check = Por revisar: { $what }
transcribe-keys = Teclas: dos cifras para los dados y después el número de la jugada. Intro: primera jugada, 0: más jugadas, /: escribir, ?: no vista, F: mover libremente. D: doblar, T: aceptar, P: rechazar, B: beaver, R: abandonar, O: otro jugador, N: partida siguiente, S: marcador, C: reloj. U: deshacer, Y: rehacer, flechas: acciones anteriores, I: insertar, Supr: quitar.
