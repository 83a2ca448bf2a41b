# Sheets: lessons and quizzes for others, and the answers that come back.

sheet-about = Posiciones en orden: una lección para leer o un test para resolver. Una hoja es un solo enlace, y las respuestas vuelven como enlace.
sheet-how =
    { $how ->
        [collect] Añade posiciones: en un análisis, en «Más», o en la búsqueda
        [edit] Escribe textos y oculta las respuestas que hay que encontrar
       *[send] Envía el enlace, imprime la hoja o guarda un archivo
    }
sheet-new = Nueva hoja
sheet-untitled = Hoja sin título
sheet-title = Título
sheet-list = Tus hojas
sheet-begin = Lecciones y tests para enviar
sheet-count =
    { $count ->
        [one] { $count } posición
       *[other] { $count } posiciones
    }
sheet-reply-count =
    { $count ->
        [one] respuestas de { $count } persona
       *[other] respuestas de { $count } personas
    }
sheet-open-file = Abrir archivo
sheet-paste = Enlace a una hoja o a respuestas
sheet-open = Abrir
sheet-unread =
    { $why ->
        [cut] Falta el final del enlace. Pídelo de nuevo.
        [newer] El enlace viene de una versión más nueva de este juego.
       *[damaged] Esto no es una hoja, o está dañada. Pídela de nuevo.
    }
sheet-missing = Esta hoja no está en este navegador.
sheet-add-position = Añadir una posición
sheet-add-where = En un análisis, en «Más», o en la búsqueda.
sheet-position = Posición { $number }
sheet-text = Texto
sheet-text-after = aparece tras la respuesta
sheet-asks = Preguntar por la mejor opción
sheet-move =
    { $way ->
        [up] Subir la posición { $number }
       *[down] Bajar la posición { $number }
    }
sheet-remove-position = Quitar la posición { $number }
sheet-ask-all = Preguntar en todas
sheet-ask-none = Quitar todas las preguntas
sheet-lost = Jugado: { $choice }, pierde { $loss }
sheet-try = Probar
sheet-link = Enlace a la hoja
sheet-too-long = La hoja es demasiado larga para un enlace. Guarda un archivo o acorta los textos.
sheet-too-large = La hoja es demasiado grande para guardarla. Acorta los textos.
sheet-full = En una hoja caben { $count } posiciones. No se ha añadido nada.
sheet-save = Guardar archivo
sheet-print = Imprimir
sheet-delete = Borrar hoja
sheet-delete-sure = Borrar para siempre
sheet-turn =
    { $ask ->
        [answer] { $who }: ¿aceptar o rechazar a { $what }?
        [double] { $who }: ¿doblar o tirar?
       *[play] { $who } juegan { $what }
    }
sheet-answers = Respuestas
sheet-answers-of = Respuestas de { $name }
sheet-add-from = Posiciones
sheet-add-to = Hoja
sheet-add-now = Añadir
sheet-add-what =
    { $what ->
        [this] Esta posición
        [flagged] Posiciones marcadas ({ $count })
        [mistakes] Errores ({ $count })
        [first] Primeros { $count } resultados
       *[found] Resultados mostrados ({ $count })
    }
sheet-added =
    { $count ->
        [one] { $count } posición añadida a { $title }.
       *[other] { $count } posiciones añadidas a { $title }.
    }
sheet-number = { $number } de { $all }
sheet-previous = Posición anterior
sheet-done = Era la última posición
sheet-figures = Pérdida media { $loss } · tiempo { $time }
sheet-name = Tu nombre
sheet-send = Devuelve este enlace. Contiene tus respuestas, sus pérdidas y tus tiempos.
sheet-answers-link = Enlace con tus respuestas
sheet-start-again = Empezar de nuevo
sheet-no-answer = Sin respuesta.
sheet-came-back = Respuestas recibidas
sheet-keep = Guardar con la hoja
sheet-kept = Guardado con la hoja.
sheet-answers-full = Una hoja guarda las respuestas de { $count } personas. No se ha guardado nada.
sheet-to-sheet = Ver la hoja
sheet-lines = Variantes
sheet-line = Variante { $number }
sheet-line-add = Añadir variante
sheet-line-name = Nombre
sheet-line-turns = Tiradas y jugadas
sheet-line-how = Por ejemplo: 8/5 6/5 6-4: 24/14. El texto sobre una jugada va detrás, entre llaves.
sheet-line-board = Jugar en el tablero
sheet-line-roll = Tirada
sheet-line-put = Añadir jugada
sheet-line-wrong =
    Sin guardar desde la jugada { $turn }: { $why ->
        [roll] escribe antes la tirada, por ejemplo 6-4.
        [other-roll] la tirada del tablero es { $roll }.
        [over] la partida termina antes.
        [long] no queda sitio para más jugadas.
       *[play] no es una jugada legal con { $roll }.
    }
sheet-line-remove = Quitar la variante { $number }
sheet-line-previous = Jugada anterior
sheet-line-next = Jugada siguiente
sheet-line-leave = Volver a la posición
sheet-line-start = De vuelta en la posición
