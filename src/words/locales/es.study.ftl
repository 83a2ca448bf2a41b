# The study room.

study = Estudio
study-this-game = Analizar esta partida
study-position = Posición
study-game = { $what }, partida { $number } de { $count }
study-to-roll = { $who }: por tirar
study-to-play = { $who }: por jugar { $dice }
study-to-answer = { $who }: aceptar o rechazar el cubo a { $value }
study-resigned = { $who }: aceptar o rechazar el abandono ({ entry-resign })
study-no-games = Este match no tiene partidas.
study-duplicate = No hay análisis mientras dure el duplicado. Podrás estudiarlo cuando acabe la última partida.
study-friend = No hay análisis de una partida en curso con un amigo. Podrás estudiarla cuando termine.
study-give-up = Abandonar el duplicado
study-ask-give-up = ¿Abandonar este duplicado? Quedará sin terminar: no tendrás un resultado que comparar y sus dados contarán como conocidos. Después podrás estudiarlo.
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
link-cut = Falta el final de este enlace. Pide el enlace entero: las apps de mensajería cortan los largos.
link-damaged = Este enlace se alteró por el camino y no se puede leer. Pídelo de nuevo.
link-newer = Este enlace viene de una versión más nueva del juego. Recarga la página para actualizarla.
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
which-about = El análisis te hablará a ti y solo tus errores pasarán a la práctica.
which-neither = Ninguno de los dos
study-biggest = Mayores errores: { $number } de { $count }
study-to-biggest =
    { $whose ->
        [own] Tu error más caro
       *[other] El error más caro
    }
study-others = Otros errores
review-rate = tasa de error
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
coach-rolls = Las 21 tiradas
study-players = Jugadores
study-rolled =
    { $who ->
        [you] Tiraste { $dice }: { $play }
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
study-cost-match = { $percent } % menos para ganar el match
study-cost-points = { $points } puntos perdidos
