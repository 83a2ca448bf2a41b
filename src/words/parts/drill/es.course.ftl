course-about = De tu primera partida a un buen nivel de club, paso a paso. Sigue el orden que quieras.
course-begin = Empezar por el paso { $number }
course-go-on = Seguir con el paso { $number }
course-step = Paso { $number }
course-progress = { $done } de { $all } pasos terminados
course-finished = terminado
course-unplayed = partida pendiente
course-part = Parte { $number } de { $all }
course-verdict =
    { $how ->
        [right] ¡Muy bien!
       *[wrong] Todavía no
    }
course-missed =
    { $aim ->
        [hit] { $number ->
            [1] No has comido.
           *[other] No has comido { $number } fichas.
        }
        [hold] No tienes dos fichas en el punto { $number }.
        [point] No has juntado dos fichas en un punto nuevo.
        [home-point] No has hecho un punto nuevo en tu casa.
        [anchor] No has juntado dos fichas en un punto nuevo de la casa del rival.
        [half] En el punto { $number } hay una sola ficha: para un punto hacen falta dos.
        [elsewhere] Has hecho el punto { $number }, pero se pide otro.
        [row] No tienes { $number } puntos seguidos.
        [safe] { $count ->
            [1] Has dejado una ficha sola en el punto { $number }.
           *[other] Has dejado { $count } fichas solas, una de ellas en el punto { $number }.
        }
        [one-checker] Has movido más de una ficha.
        [past] El rival todavía puede comerte de camino a casa.
        [off] { $number ->
            [1] No has sacado ninguna ficha.
           *[other] No has sacado { $number } fichas.
        }
       *[arrows] No has jugado como indican las flechas.
    }
course-achieved =
    { $aim ->
        [hit] Has comido, bien visto.
        [hold] El punto { $number } está bien.
        [safe] Ninguna ficha se queda sola.
       *[other] Esa parte está bien.
    }
course-clue =
    { $aim ->
        [hit] Mira cada ficha sola de tu rival: ¿cuál de las tuyas puede caer justo encima?
        [hold] ¿Qué fichas tuyas pueden llegar al punto { $number }?
        [point] ¿Qué dos fichas pueden llegar al mismo punto?
        [home-point] ¿Qué dos fichas pueden llegar al mismo punto, del 1 al 6?
        [anchor] ¿Qué dos fichas pueden juntarse en un punto del 19 al 24?
        [row] Mira el hueco de tu fila: ¿qué fichas pueden llenarlo?
        [safe] Busca una ficha que pueda unirse a otra, con un número o con los dos, sin dejar ninguna sola atrás.
        [safe-double] Tienes cuatro movimientos con el mismo número: mueve las fichas de dos en dos y no dejes ninguna sola atrás.
        [one-checker] Juega el primer número y sigue con la misma ficha con el segundo.
        [past] Busca la ficha más atrasada de tu rival: todas las tuyas tienen que pasarla.
       *[off] Un dado saca una ficha del punto con su número o, si no hay ninguna más atrás, de tu punto más alto.
    }
course-look-again = Hay una jugada mejor. Vuelve a leer el ejercicio y búscala.
course-play = Jugar una partida corta
course-won = ¡Conseguido!
course-lost = Esta vez no
course-lost-about = Juega otra vez o sigue adelante. Siempre puedes volver.
course-again = Jugar otra vez
course-next = Siguiente: { $title }
course-map = Todos los pasos
course-replied = Tu rival ha tirado { $roll } y ha jugado { $play }.
course-parts-done = { $done } de { $all } partes
course-skip = Seguir sin jugar
course-blocked = Has tirado { $roll }. Todos los puntos a los que podrías llegar están bloqueados, así que pierdes el turno.
course-no-entry = Has tirado { $roll }. Tu ficha de la barra no puede entrar, así que pierdes el turno.
course-shut = Los seis puntos están cerrados: tu ficha de la barra no puede entrar y pierdes el turno.
course-rolled = Tu rival ha tirado { $roll }.
course-cannot-move = Tu rival ha tirado { $roll } y no puede mover.
course-closed-out = Tu rival no puede entrar desde la barra: los seis puntos están cerrados.
course-hits =
    { $count ->
        [1] Así te come una ficha.
       *[other] Así te come { $count } fichas.
    }
course-answer = Tu respuesta
course-english = Por ahora, estos textos solo están en inglés.
course-missing = No se pudo cargar el curso.
course-turn = Turno { $number } de { $all }
course-play-it = Ahora juégalo tú
