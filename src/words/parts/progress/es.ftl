# Los números de todas las partidas analizadas.

progress-player = Jugador
progress-me = Tú
progress-reading = Leyendo los matches analizados: { $done } de { $all }
progress-empty = Juega una partida y analízala. Aquí verás qué tal juegas y en qué puedes mejorar.
progress-to-library = Abrir «Partidas»
progress-about = El PR (performance rating) es 500 × la equidad perdida por decisión. Por debajo de 5 es nivel mundial. El intervalo indica lo fiable que es el dato.
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
progress-line = Evolución del PR
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
       *[contact] Medio juego
    }
progress-phase-about =
    { $phase ->
        [opening] Los tres primeros turnos de cada jugador
        [holding] A un bando solo le queda por superar un punto del otro
        [priming] Cinco puntos seguidos con dos fichas detrás
        [blitz] Un bando ataca en su casa y hay una ficha en la barra
        [back-game] Un bando va 40 pips por detrás y ocupa dos puntos en la casa del otro
        [race] Ya no se puede comer ninguna ficha
        [bear-off] El jugador al que le toca tiene todas sus fichas en casa o fuera
       *[contact] Las demás posiciones en que aún se puede comer
    }
progress-phases = Qué significan las fases
progress-people = Jugadores
progress-opponent = Rival
progress-phase-head = Fase
progress-kind-head = Decisión
progress-range = Intervalo del 95 %
progress-between = { $low } a { $high }
progress-decisions = Decisiones
progress-games-head = Partidas
progress-game-head = Partida
progress-points = Puntos
progress-work = Para mejorar
progress-step = Paso { $number }
progress-share = El { $share } % de lo que pierdes
progress-habits-none = Aún no se ve ningún hábito claro. Hacen falta unos 20 errores de un mismo tipo.
progress-habit =
    { $habit ->
        [double-late] Doblar demasiado tarde
        [double-early] Doblar demasiado pronto
        [drop-much] Rechazar demasiado
        [take-much] Aceptar demasiado
        [hit-little] Comer demasiado poco
        [hit-much] Comer demasiado
        [safe] Arriesgar demasiado poco
        [loose] Dejar demasiados blots
        [run-early] Escapar demasiado pronto con las fichas atrasadas
       *[run-late] Escapar demasiado tarde con las fichas atrasadas
    }{ $lead ->
        [ahead] {" "}yendo por delante
        [behind] {" "}yendo por detrás
       *[all] {""}
    }
progress-habit-count = { $count } de { $all } errores
progress-best = Mejores partidas
progress-swings = Mayores vuelcos
progress-swings-about = Cuánto mejor que la media fue la tirada, en equidad. Positivo: a favor de este jugador.
progress-luck = Suerte
progress-table = Ver como tabla
progress-open = Abrir la partida { $game } del { $date }
progress-more = Mostrar { $count } más
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
progress-play = Jugar
progress-empty-title = ¿Qué tal juegas?
progress-example = Ejemplo
progress-fact =
    { $count ->
        [one] 1 partida analizada
       *[other] { $count } partidas analizadas
    }
progress-number =
    { $games ->
        [one] PR en la última partida
       *[other] PR en las últimas { $games } partidas
    }
progress-lower = Cuanto más bajo, mejor
progress-better = { $by } mejor desde el { $day }
progress-worse = { $by } peor desde el { $day }
progress-steady = Sin cambio claro desde el { $day }
progress-upward = mejor
progress-now = ahora
progress-how = ¿Cómo se calcula?
progress-export-open = Exportar
home-none = Aquí aparecerá la curva de tu próxima partida
home-none-about = Una partida contra la máquina se analiza sola al terminar.
home-rate = Tu nivel de juego
home-rate-about = Tu PR, la pérdida media por decisión, aparecerá aquí tras la primera partida analizada. Cuanto más bajo, mejor.
home-line =
    { $games ->
        [1] La curva de tu última partida
       *[other] La curva de tus últimas partidas
    }
home-line-moments =
    { $count ->
        [0] Ningún error importante.
        [1] Un momento la decidió.
        [2] Dos momentos la decidieron.
       *[other] Tres momentos la decidieron.
    }
home-line-see =
    { $count ->
        [0] Ver la partida
        [1] Verlo
       *[other] Verlos
    }
progress-names = Nombres de jugadores
progress-names-about = Los nombres de un mismo jugador cuentan juntos. Tus partidas cuentan con las que juegas contra la máquina.
progress-same = El mismo jugador que
progress-this-is-me = Soy yo
progress-separate = Separar { $name }
progress-name-matches =
    { $count ->
        [one] { $name } ({ $count } match)
       *[other] { $name } ({ $count } matches)
    }
progress-coach = Compartir con un entrenador
progress-coach-about = Quien te entrena abre un enlace y solo ve lo que actives, tal como está hoy.
progress-coach-parts = Lo que se comparte
progress-coach-part =
    { $part ->
        [rate] Evolución del PR
        [phases] PR por fase
        [habits] Hábitos
       *[worst] Los tres errores más caros
    }
progress-coach-none = Activa algo para obtener un enlace.
progress-coach-link = Enlace para tu entrenador
progress-coach-preview = Ver lo que se comparte
progress-shared = Progreso compartido
progress-shared-of = Progreso de { $name }
progress-shared-day = A fecha de { $day }
progress-shared-nothing = Este enlace todavía no muestra ninguna partida.
progress-worst = Errores más caros
progress-worst-made = { $choice } pierde { $loss }
progress-few = Para ver una tendencia hacen falta más partidas: a partir de { $games }, una curva muestra aquí cómo cambia tu juego.
progress-known = Lo mejor hasta ahora: { $best }. Lo más caro: { $worst }.
