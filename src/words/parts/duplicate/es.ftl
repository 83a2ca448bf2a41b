duplicates = Duplicado
duplicate-about = Todos juegan con los mismos dados, contra la máquina o un compañero. Cada resultado se comprueba jugada a jugada.
duplicate-begin = ¿Quién juega mejor con los mismos dados?
duplicate-how =
    { $step ->
        [make] Crea un duplicado y envía su enlace.
        [play] Todos juegan las mismas partidas, cuando quieran.
       *[compare] Envía tu resultado: aquí se comprueban y se comparan todos.
    }
duplicate-list = Tus duplicados
duplicate-new = Nuevo duplicado
duplicate-games =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
duplicate-cube =
    { $cube ->
        [yes] Con cubo de doblar
       *[no] Sin cubo de doblar
    }
duplicate-opponent =
    { $who ->
        [computer] Máquina
       *[partner] Un compañero en este dispositivo
    }
duplicate-against =
    { $who ->
        [computer] Contra la máquina: { $level }
       *[partner] Contra un compañero en el mismo dispositivo
    }
duplicate-dice = Los dados de cada partida son iguales para todos. Juegas con blancas. Sin pistas ni rectificaciones.
duplicate-honest = El enlace contiene los dados, así que alguien podría mirarlos o jugar dos veces. Las jugadas y los puntos se comprueban.
duplicate-create = Crear
duplicate-play = Jugar
duplicate-play-again = Jugar otra vez
duplicate-again-about = Ya has visto estos dados: otro resultado llevará la marca «dados conocidos».
duplicate-continue = Continuar tu partida
duplicate-partner-name = Nombre del compañero (opcional)
duplicate-link = Enlace de este duplicado
duplicate-link-about = Envía este enlace a todos los que jueguen.
duplicate-own =
    { $colour ->
        [white] Tu resultado
       *[black] Resultado de tu compañero
    }
duplicate-own-about = Envía este enlace a los demás.
duplicate-tick = Incluir los nombres
duplicate-own-link = Enlace del resultado
duplicate-no-link = Este resultado es demasiado largo para un enlace.
duplicate-results = Resultados
duplicate-no-results = Aún no hay resultados. Juega, o pega abajo enlaces de resultados.
duplicate-paste-results = Enlaces de resultados, en cualquier texto
duplicate-add = Añadir resultados
duplicate-paste-any = Enlace a un duplicado o a un resultado
duplicate-open = Abrir
duplicate-head =
    { $column ->
        [place] Puesto
        [player] Jugador
        [opponent] Rival
        [score] Marcador
        [luck] Suerte
       *[pr] PR
    }
duplicate-computer = Máquina ({ $level })
duplicate-nameless = Sin nombre
duplicate-remove = Quitar el resultado de { $who }
duplicate-remove-head = Quitar
duplicate-review = Abrir la partida de { $who }
duplicate-judged = El PR y la suerte se calculan en este dispositivo.
duplicate-copy = Copiar como texto
duplicate-csv = Guardar como CSV
duplicate-print = Imprimir
duplicate-ask-delete = ¿Borrar este duplicado y sus resultados de este dispositivo?
duplicate-count =
    { $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    }
duplicate-damaged =
    { $count ->
        [one] 1 duplicado no se puede leer y se queda donde está.
       *[other] { $count } duplicados no se pueden leer y se quedan donde están.
    }
duplicate-added =
    { $count ->
        [one] 1 resultado comprobado y añadido.
       *[other] { $count } resultados comprobados y añadidos.
    }
duplicate-false =
    { $why ->
        [cut] Rechazado: el resultado de { $who } se detiene antes del final.
        [over] Rechazado: el resultado de { $who } sigue después del final.
        [side] Rechazado: el resultado de { $who } es el de la máquina.
       *[forbidden] Rechazado: el resultado de { $who } infringe las reglas en la acción { $act }.
    }
duplicate-notice =
    { $what ->
        [none] En este texto no hay ningún enlace a un duplicado o a un resultado.
        [cut] Hay un enlace cortado. Pídelo otra vez.
        [newer] Hay un enlace de otra versión del juego. Recarga la página para actualizar.
        [damaged] Rechazado: hay un enlace dañado o modificado.
        [level] Esta versión no conoce el nivel de la máquina de este duplicado.
        [other] Un resultado es de otro duplicado; está en su lista.
        [full] Hay demasiados resultados: quita algunos primero.
        [elsewhere] La partida está abierta en otra pestaña. Juega allí o ciérrala primero.
        [unknown] Este duplicado no está en este dispositivo. Abre su enlace.
       *[known] Estos resultados ya están aquí.
    }
