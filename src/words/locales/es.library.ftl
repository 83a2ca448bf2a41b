# La biblioteca.

library = Partidas
library-show = Mostrar
library-filter =
    { $filter ->
        [matches] Matches
        [money] Por dinero
        [positions] Posiciones
        [collected] Selección
        [imported] Importadas
       *[all] Todas
    }
library-search = Buscar
library-sort = Ordenar por
library-sort-by =
    { $order ->
        [oldest] Más antiguas
        [name] Nombre
        [length] Longitud del match
       *[newest] Más recientes
    }
library-position = Posición
library-unfinished = sin terminar
library-from = de { $name }
library-pasted = pegada
library-linked = de un enlace
library-decisions =
    { $count ->
        [one] 1 decisión
       *[other] { $count } decisiones
    }
library-empty = Juega una o añade un archivo de otro programa. Cada partida aparecerá aquí con su tablero y su curva.
library-none = Sin resultados
library-count =
    { $count ->
        [one] 1 guardada
       *[other] { $count } guardadas
    }
library-loading = Leyendo las partidas…
library-open-files = Abrir archivos
library-open-folder = Abrir una carpeta
library-paste = Pegar
library-paste-field = Match, posición o ID
library-read = Leer
library-drop = También puedes soltar archivos o una carpeta en esta página.
library-all = Seleccionar todas
library-selected =
    { $count ->
        [one] 1 seleccionada
       *[other] { $count } seleccionadas
    }
library-select = Seleccionar { $name }
library-about = Acciones para { $name }
library-name = Nombre
library-note = Nota
library-keep = Guardar
library-export =
    { $kind ->
        [mat] Exportar .mat
        [sgf] Exportar .sgf
       *[backup] Exportar copia
    }
library-deleted =
    { $count ->
        [one] 1 entrada borrada
       *[other] { $count } entradas borradas
    }
library-reading = Leyendo el archivo { $done } de { $total }
library-found =
    { $kind ->
        [match] { $count ->
            [one] 1 match nuevo
           *[other] { $count } matches nuevos
        }
        [money] { $count ->
            [one] 1 partida por dinero nueva
           *[other] { $count } partidas por dinero nuevas
        }
        [position] { $count ->
            [one] 1 posición nueva
           *[other] { $count } posiciones nuevas
        }
       *[mixed] { $count } matches y posiciones nuevos
    }
library-games =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
library-add = Añadir a «Partidas»
library-added = Añadido a «Partidas»
library-nothing-new = Nada nuevo
library-new =
    { $count ->
        [one] 1 nueva
       *[other] { $count } nuevas
    }
library-known =
    { $count ->
        [one] 1 ya guardada
       *[other] { $count } ya guardadas
    }
library-cards = Decisiones para los ejercicios: { $count }
library-table = Partida en curso, ajustes y estadísticas
library-friends = Partidas con amigos: { $count }
library-duplicates = Duplicados: { $count }
library-merge = Añadir a lo que ya hay
library-replace = Reemplazar todo
library-replace-sure = Borrar y reemplazar
library-replace-about = Añadir conserva lo que hay aquí. Reemplazar borra antes las partidas, los análisis, los ejercicios, las partidas con amigos y los duplicados de este navegador.
library-replace-needs = Para reemplazar todo, elige todos los archivos de una misma copia de seguridad, intactos, y ninguno más.
library-remarks =
    { $count ->
        [one] 1 observación
       *[other] { $count } observaciones
    }
library-refusal-program = Archivo de { $program }: GNU Backgammon lo convierte en .mat
library-refusal =
    { $why ->
        [other-bgf] Archivo .bgf que no es de BGBlitz (quizá de BGRoom): expórtalo allí como .mat
        [ogxm] Archivo .ogxm de OpenGammon: expórtalo allí como .mat
        [fibs] Lista de jugadas de FIBS: GNU Backgammon la convierte en .mat
        [empty] El archivo está vacío
        [unknown] Formato desconocido
        [no-game] No contiene ninguna partida
        [unreadable] El navegador no puede leerlo
       *[stopped] No se puede leer el archivo
    }
library-too-large = El archivo es demasiado grande: máximo { $size } MB
library-unfollowed =
    { $count ->
        [one] No se pudo seguir 1 jugada
       *[other] No se pudieron seguir { $count } jugadas
    }
library-matches-left-out =
    { $count ->
        [one] 1 match omitido: hay demasiados en un archivo
       *[other] { $count } matches omitidos: hay demasiados en un archivo
    }
library-left-out =
    { $count ->
        [one] 1 archivo omitido: hay demasiados a la vez
       *[other] { $count } archivos omitidos: hay demasiados a la vez
    }
library-lost = Este formato no lo guarda todo. Se pierde:
library-problem =
    { $why ->
        [no-database] Este navegador no puede guardar nada aquí (¿una ventana privada?). Lo que importes no se podrá guardar.
        [full] El almacenamiento está lleno: no ha cambiado nada. Borra o exporta algo primero.
        [blocked] Otra pestaña bloquea el almacenamiento. Ciérrala y recarga la página.
        [newer] Tus partidas se guardaron con una versión más nueva. Recarga la página para actualizar.
       *[failed] Falló la base de datos del navegador: no ha cambiado nada.
    }
library-resume = Retomar
library-aside =
    { $count ->
        [one] 1 partida guardada no aparece aquí: búscala en los ajustes.
       *[other] { $count } partidas guardadas no aparecen aquí: búscalas en los ajustes.
    }
library-reviewed =
    { $count ->
        [one] 1 analizada
       *[other] { $count } analizadas
    }
library-add-games = Añadir partidas
library-add-about = De otros programas: archivos .mat, .txt, .sgf, .xg y .bgf, también comprimidos, o un match o una posición que pegues.
library-choose = Seleccionar
library-more = Más
library-unreviewed = sin analizar
library-pr = PR { $pr }
library-pr-both = PR { $one } / { $other }
library-sources = Formatos de este match
library-formats =
    { $count ->
        [one] 1 formato más de una partida que ya tienes
       *[other] { $count } formatos más de partidas que ya tienes
    }
library-empty-title = Aún no hay partidas
library-play = Jugar
library-show-all = Mostrar todas
library-matching =
    { $count ->
        [one] 1 encontrada
       *[other] { $count } encontradas
    }
library-find = Buscar posiciones
library-columns = Tabla
library-players = Jugadores
library-any = Todo
library-column-filter = Filtro: { $column }
library-column =
    { $column ->
        [result] Resultado
        [pr] PR
        [other-pr] PR del rival
        [luck] Suerte
        [event] Torneo
        [review] Análisis
       *[newest] Fecha
    }
library-outcome =
    { $outcome ->
        [won] Ganada
        [lost] Perdida
       *[open] Sin terminar
    }
library-state =
    { $state ->
        [reviewed] Analizada
       *[open] Sin analizar
    }
library-collect = Añadir a la selección
library-uncollect = Quitar de la selección
