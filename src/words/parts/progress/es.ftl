# Los números de todas las partidas analizadas.

progress-player = Jugador
progress-me = Tú contra la máquina
progress-reading = Leyendo los matches analizados: { $done } de { $all }
progress-empty = Aún no se ha analizado ningún match. Abre la biblioteca, elige uno y pulsa «Análisis»: sus partidas contarán aquí.
progress-to-library = Abrir la biblioteca
progress-about = El PR es 500 × la equidad perdida por decisión: cuanto más bajo, mejor; por debajo de 5 es nivel mundial. Cada intervalo contiene el valor real con un 95 % de probabilidad.
progress-unrated =
    { $count ->
        [one] 1 partida con pistas o jugadas deshechas no cuenta.
       *[other] { $count } partidas con pistas o jugadas deshechas no cuentan.
    }
progress-games =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
progress-line = PR en el tiempo
progress-chart = PR por partida con una línea suavizada y su intervalo del 95 %. La línea va de { $first } a { $last } en { $count } partidas.
progress-by-kind = Por decisión
progress-by-phase = Por fase
progress-by-opponent = Por rival
progress-kind =
    { $kind ->
        [checker] Jugadas
        [cube] Decisiones de cubo
       *[all] Todas las decisiones
    }
progress-phase =
    { $phase ->
        [opening] Apertura
        [holding] Juego de espera
        [priming] Juego de prime
        [blitz] Blitz
        [back-game] Backgame
        [race] Carrera
        [bear-off] Sacar fichas
       *[contact] Otro contacto
    }
progress-phase-about =
    { $phase ->
        [opening] Los tres primeros turnos de cada jugador
        [holding] Un bando lo ha superado todo menos un punto que ocupa el otro
        [priming] Cinco puntos seguidos con dos fichas detrás
        [blitz] Un bando ataca en su casa y hay una ficha en la barra
        [back-game] Un bando va 40 pips por detrás y ocupa dos puntos en la casa del otro
        [race] Ya no se puede comer ninguna ficha
        [bear-off] Todas las fichas del jugador de turno están en casa o fuera
       *[contact] Aún se puede comer y no encaja ninguna otra fase
    }
progress-phases = Qué significan las fases
progress-people = Personas
progress-opponent = Rival
progress-phase-head = Fase
progress-kind-head = Decisión
progress-range = Intervalo del 95 %
progress-between = { $low } a { $high }
progress-decisions = Decisiones
progress-games-head = Partidas
progress-date = Fecha
progress-game-head = Partida
progress-points = Puntos
progress-habits = Hábitos
progress-habits-none = No destaca ningún hábito. Se nombra uno cuando 20 o más errores de un tipo se inclinan a un lado más de lo que explica el azar (95 %).
progress-habit =
    { $habit ->
        [double-late] Dobla demasiado tarde
        [double-early] Dobla demasiado pronto
        [drop-much] Rechaza demasiado
        [take-much] Acepta demasiado
        [hit-little] Come demasiado poco
        [hit-much] Come demasiado
        [safe] Juega demasiado seguro
        [loose] Deja demasiados blots
        [run-early] Escapa demasiado pronto con las fichas atrasadas
       *[run-late] Escapa demasiado tarde con las fichas atrasadas
    }{ $lead ->
        [ahead] {" "}cuando va ganando
        [behind] {" "}cuando va perdiendo
       *[all] {""}
    }: { $count } de { $all } errores
progress-best = Mejores partidas
progress-swings = Mayores vuelcos
progress-swings-about = Lo que valió una tirada por encima de la tirada media, en equidad. Positivo: a favor de este jugador.
progress-luck = Suerte
progress-table = Ver como tabla
progress-open = Abrir la partida { $game } del { $date }
progress-more = Más: { $count }
progress-export = Exportar como CSV
progress-export-what =
    { $what ->
        [games] Partidas
        [decisions] Decisiones
       *[summary] Resumen
    }
progress-recent =
    { $games ->
        [one] Tu PR en tu última partida: { $pr }
       *[other] Tu PR en tus últimas { $games } partidas: { $pr }
    }
