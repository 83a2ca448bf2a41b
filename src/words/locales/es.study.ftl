# The study room.

study = Estudio
study-this-game = Analizar esta partida
study-position = Posición
study-game = { $what }, partida { $number } de { $count }
study-to-roll =
    { $who ->
        [you] Te toca tirar
       *[other] { $who }: le toca tirar
    }
study-to-play =
    { $who ->
        [you] Te toca jugar { $dice }
       *[other] { $who }: le toca jugar { $dice }
    }
study-to-answer = { $who }: aceptar o rechazar el cubo a { $value }
study-resigned =
    { $who }: aceptar o rechazar el abandono ({ $win ->
        [single] sencilla
        [gammon] gammon
        [backgammon] backgammon
       *[quadruple] cuádruple
    })
study-no-games = Este match no tiene partidas.
study-duplicate = Sin análisis mientras dure el duplicado. Podrás estudiarlo cuando acabe la última partida.
study-friend = Sin análisis mientras dure una partida con un amigo. Podrás estudiarla cuando termine.
study-give-up = Dejar el duplicado
study-ask-give-up = ¿Dejar este duplicado? Podrás estudiarlo, pero quedará sin terminar: no tendrás un resultado que comparar y sus dados contarán como conocidos.
study-unfinished = Aquí termina el registro
study-declines = Rechaza el abandono
study-forbidden = { $play } (jugada ilegal)
study-unknown-play = sin anotar
study-first = Primera posición
study-previous = Posición anterior
study-next = Posición siguiente
study-last = Última posición
study-steps = Recorrer la partida
study-moment = Jugada { $number } de { $count }
study-choose-game = Partida
study-nth-game = Partida { $number }: { $first }–{ $second }
link-none = Este enlace no contiene ninguna partida ni posición.
link-cut = Falta el final de este enlace. Pide el enlace entero: algunas apps de mensajería cortan los largos.
link-damaged = Este enlace se ha dañado por el camino y no se puede leer. Pídelo de nuevo.
link-newer = Este enlace es de una versión más nueva del juego. Recarga la página para actualizar.
link-again = Enlace completo
link-open = Abrir
link-missing = Este texto no contiene ningún enlace.
study-untouched = Tus propias partidas siguen intactas.
study-won =
    { $who ->
        [you] Ganas
       *[named] Gana: { $who },
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
study-game-of = Partida { $number } de { $count }
study-more = Más
study-moves = Jugadas
study-practise = Practicar
study-practise-now = Practicar ahora
study-practise-mine = Practicar mis errores
study-practise-of = Practicar los errores de { $name }
study-whose = Errores de quién
study-mine = Los míos
study-theirs = { $name }
study-both = Ambos
which-one = ¿Qué jugador eres?
which-about = Así el análisis se dirige a ti, y solo tus errores van a «Práctica».
which-neither = Ninguno de los dos
study-biggest = Errores más caros: { $number } de { $count }
study-to-biggest =
    { $whose ->
        [own] Tu error más caro
       *[other] El error más caro
    }
study-others = Otros errores
study-first-mistake = Primer error
review-rate = PR
study-checking = análisis en curso
review-luck-word =
    { $luck ->
        [great] mucha suerte
        [good] buena suerte
        [bad] mala suerte
        [awful] muy mala suerte
       *[even] suerte normal
    }
summary = Resumen del match
study-back = Match
coach-rolls = Las 21 tiradas
study-take-points = Puntos de aceptación
study-players = Jugadores
study-rolled =
    { $who ->
        [you] Has tirado { $dice }: { $play }
       *[named] { $who }, con { $dice }: { $play }
    }
study-clean-game =
    { $who ->
        [you] Ningún error en esta partida. Bien jugado.
       *[named] Errores de { $who } en esta partida: ninguno.
    }
study-clean-match =
    { $who ->
        [you] Ningún error en todo el match. Bien jugado.
       *[named] Errores de { $who } en todo el match: ninguno.
    }
study-cost-match = −{ $percent } % de ganar el match
study-cost-points = { $points } puntos perdidos
notes = Notas
notes-noted =
    { $count ->
        [one] { $count } jugada con nota
       *[other] { $count } jugadas con notas
    }
notes-number = Nota { $number } de { $count }
notes-previous = Nota anterior
notes-next = Nota siguiente
notes-comment = Comentario sobre esta decisión
notes-game = Comentario sobre la partida
notes-match = Comentario sobre el match
notes-match-file = Venía con el match; el tuyo se comparte debajo
notes-flag = Marca
notes-flag-name =
    { $flag ->
        [question] Pregunta
        [study] Para estudiar
       *[done] Hecho
    }
notes-draw = Dibujar en el tablero
notes-stroke = Línea
notes-solid = Continua
notes-dashed = Discontinua
notes-how = Toca dos puntos para trazar una flecha, o uno dos veces para un círculo. Para borrar, dibuja lo mismo otra vez.
notes-clear = Borrar el dibujo
notes-drawing = Dibujado en el tablero: { $signs }
notes-elsewhere = Estas notas se perderán al salir: la partida o la posición no está en «Partidas».
notes-full = Aquí no caben más notas.
study-similar = Posiciones parecidas
