course-about = De tu primera partida a un buen nivel de club, paso a paso. Sigue el orden que quieras.
course-begin = Empezar por el paso { $number }
course-go-on = Seguir con el paso { $number }
course-step = Paso { $number }
course-progress = { $done } de { $all } pasos terminados
course-finished = terminado
course-part = Parte { $number } de { $all }
course-verdict =
    { $how ->
        [right] ¡Muy bien!
       *[wrong] Todavía no
    }
course-play = Jugar una partida corta
course-won = ¡Conseguido!
course-lost = Esta vez no
course-lost-about = Juega otra vez o sigue adelante. Siempre puedes volver.
course-again = Jugar otra vez
course-next = Paso siguiente
course-map = Todos los pasos
course-no-move = En este turno no puedes mover.
course-replied = Tu rival ha tirado { $roll } y ha jugado { $play }.
course-answer = Tu respuesta
course-english = Por ahora, estos textos solo están en inglés.
course-missing = No se pudo cargar el curso.
