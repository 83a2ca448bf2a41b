# Search of decisions in all games.

find-reading = Leyendo tus partidas: { $done } de { $all }
find-fact = Decisiones: { $count }
find-full = Solo se pueden buscar a la vez las { $count } decisiones más recientes.
find-matching = Encontradas: { $count }
find-loses = pierde { $loss }
find-none-about = Quita una condición o deja más puntos libres.
find-empty-about = Aquí encuentras cada decisión de tus partidas.
find-more = Mostrar más
find-order-by =
    { $order ->
        [costliest] Mayor pérdida
        [nearest] Más parecidas
       *[newest] Más recientes
    }
find-remove = Quitar: { $condition }
find-reset = Quitar todo
find-conditions = Condiciones
find-board = Posición
find-board-about = Quien decide está abajo. En un punto sin marcar puede haber cualquier cosa.
find-mark-empty = Ninguna
find-kept-empty = debe estar vacío
find-match-of =
    { $how ->
        [exact] Exactamente esta
       *[least] Al menos estas
    }
find-either = Para cualquiera de los dos
find-like = Posiciones parecidas
find-like-about = Como máximo, una de cada una de tus otras partidas.
find-like-end = Montar un patrón
find-any = Cualquiera
find-kind-of =
    { $kind ->
        [checker] Jugadas de fichas
        [cube] Decisiones de cubo
        [double] Doblar o tirar
       *[answer] Aceptar o rechazar
    }
find-dice = Dados
find-loss = Tamaño del error
find-loss-of =
    { $loss ->
        [error] Errores: { $least } o más
        [blunder] Errores graves: { $least } o más
       *[large] { $least } o más
    }
find-error = Tipo de error
find-by = Decisión de
find-by-of =
    { $by ->
        [reader] Mía
       *[opponent] De mi rival
    }
find-score = Marcador
find-score-of =
    { $score ->
        [money] Partida por dinero
        [match] Cualquier marcador
        [dmp] Double match point
        [crawford] Partida Crawford
        [post] Tras la partida Crawford
       *[away] Puntos que faltan
    }
find-away =
    { $whose ->
        [decider] Le faltan a quien decide
       *[other] Le faltan al otro
    }
find-cube-of =
    { $cube ->
        [centre] En el centro
        [decider] De quien decide
        [other] Del otro jugador
       *[none] Sin cubo
    }
find-cube-value = Valor del cubo
find-structure = Estructura
find-structure-of =
    { $structure ->
        [prime-4] Prime de cuatro puntos
        [prime-5] Prime de cinco puntos
        [prime-6] Prime completo
        [board-5] Casa de cinco puntos
        [closed] Casa cerrada
        [anchor] Ancla
        [ace-point] Juego del punto 1
        [back-game] Backgame
        [holding-game] Juego de espera
        [blitz] Blitz
        [bar] Ficha en la barra
        [bar-2] Dos fichas en la barra
       *[bear-off] Sacando fichas
    }
find-whose = Estructura de
find-whose-of =
    { $whose ->
        [decider] Quien decide
        [other] El otro
       *[either] Cualquiera de los dos
    }
find-result =
    { $kind ->
        [checker] Jugada
        [double] Doblar o tirar
       *[answer] Aceptar o rechazar
    }
