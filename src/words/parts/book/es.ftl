# The opening book: scores, names of plays, figures.

book-score =
    { $score ->
        [money] Por dinero
        [dmp] DMP
        [gammon-go] Gammon-go
       *[gammon-save] Gammon-save
    }
book-score-about =
    { $score ->
        [money] Partida por dinero, cubo en el centro.
        [dmp] Double match point: a cada jugador le falta un punto.
        [gammon-go] Te faltan dos puntos y a tu rival uno: un gammon gana el match.
       *[gammon-save] Te falta un punto y a tu rival dos: un gammon pierde el match.
    }
book-scores = Marcador del jugador con la primera tirada
book-name =
    { $name ->
        [hit] Comer
        [point] Punto { $point }
        [bar-point] Punto 7
        [anchor] Ancla en el punto { $point }
        [bar-anchor] Ancla en el punto 7
        [run] Escapar
        [slot] Slot en el punto { $point }
        [bar-slot] Slot en el punto 7
        [split] Split
       *[builders] Constructores
    }
book-plays = Jugadas
book-close = igual de buena, dentro del error
book-figures = Cifras
book-play = Jugada
book-equity = Equidad
book-cost = Pérdida
book-error = Error estándar
book-trials = Pruebas
book-method = Rollouts del motor de este programa, sin la suerte de los dados. Las pérdidas se dan en puntos; una jugada claramente peor recibe menos pruebas. Las jugadas con 0 pruebas vienen de una búsqueda a 2-ply.
book-all = Todas las aperturas
book-replies = Respuestas a { $play }
book-none = El libro no sigue después de esta jugada.
book-line =
    { $score ->
        [exact] Libro: { $play }
       *[money] Libro por dinero: { $play }
    }
