# Compartir.

share = Compartir
share-what = Qué compartir
share-position = Esta posición
share-game = Esta partida
share-match = El match
share-link = Enlace
share-copy-link = Copiar enlace
share-send = Enviar…
share-about =
    El enlace lo contiene todo. No se sube nada; quien lo abre ve { $what ->
        [position] esta posición
        [game] esta partida
       *[match] este match
    }.
share-seen = Esto es lo primero que se verá al abrirlo.
share-too-long = Este match es demasiado largo para un enlace. Mejor comparte un archivo.
share-long =
    Este enlace es largo ({ $length } caracteres): no cabe en un código QR y algunas aplicaciones de mensajería lo cortan. { $review ->
        [yes] Un archivo es más seguro, pero no incluye el análisis.
       *[no] Un archivo es más seguro.
    }
share-names = Incluir los nombres de los jugadores en el enlace
share-notes = Incluir las notas y los dibujos
share-review = Incluir el análisis
share-qr = Código QR del enlace
share-copy = Copiar
share-copied = Copiado
share-copied-what = Copiado: { $what }
share-not-copied = Tu navegador no permite copiar aquí. Selecciona el texto y cópialo a mano.
share-text = Texto para un foro
share-copy-text = Texto
share-png = Imagen
share-svg = Dibujo
share-file = Archivo ({ $extension })
share-saved = Guardado: { $file }
share-not-drawn = Tu navegador no pudo dibujar la imagen.
