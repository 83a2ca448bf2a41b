# Lo inusual de un archivo importado, y lo que un formato no puede guardar.

loss =
    { $what ->
        [comments] los comentarios de partidas y jugadas
        [analysis] el análisis
        [tags] los datos de otros programas
        [out-of-time] el final por tiempo agotado
        [declined-resignation] los abandonos rechazados
        [unknown-play] la marca de jugada sin anotar
       *[set-up] las posiciones puestas a mano
    }
share-lost = { $file } deja fuera: { $what }
remark-line = Línea { $number }: { $what }
remark-byte = Byte { $number }: { $what }
remark =
    { $what ->
        [broken-characters] Se reemplazaron caracteres ilegibles
        [out-of-turn] Fuera de turno; se conserva
        [unanswered] Una tirada sin respuesta al doble: se da por aceptado
        [double-on-double] Un doble cuando ya se había ofrecido otro; se conserva
        [not-the-owner] Un doble de quien no tiene el cubo; se conserva
        [before-first-roll] Un doble antes de la primera tirada; se conserva
        [no-cube] Un doble en una partida sin cubo; se conserva
        [no-double] Una respuesta sin doble; se conserva
        [own-double] Una respuesta al propio doble; se conserva
        [dropped-crawford] Ninguna partida Crawford tiene este marcador y este cubo; se lee como posición de otra partida
        [stated-position] Las jugadas llevan a una posición distinta de la del archivo; se usa la del archivo
        [winner] Según la posición, ganó el otro jugador
        [unfinished] La partida no tiene resultado
        [result-from-score] El resultado sale del marcador siguiente
        [no-score-line] Falta la línea con los jugadores y el marcador: el marcador se ha calculado
        [crawford-from-score] Según el marcador es la partida Crawford, si no la hubo antes
        [no-crawford] Se dobló en la que debería ser la partida Crawford
        [no-moves] Dañado o cortado: no hay jugadas
        [stream] Dañado o cortado: datos comprimidos
        [last-record] Dañado o cortado: el último registro
        [last-game] Dañado o cortado: la última partida no tiene final
       *[bad-entry] Falta o está dañado; se omite
    }
remark-text =
    { $what ->
        [encoding] Texto leído como { $text }
        [ambiguous] Puede significar más de una jugada: { $text }
        [not-a-play] No es una jugada; la posición queda igual: { $text }
        [bad-dice] No son dados; se omite: { $text }
        [after-the-end] Después del final de la partida; se omite: { $text }
       *[not-understood] No se entiende; se omite: { $text }
    }
remark-forbidden = Jugada ilegal con { $dice }; se conserva tal cual: { $text }
remark-roll =
    { $what ->
        [forced] Falta la jugada de { $dice }; se ha puesto la única legal
        [hidden] La jugada de { $dice } no está en el archivo
       *[missing] Falta la jugada de { $dice }, aunque hay una legal
    }
remark-other =
    { $what ->
        [cube] El cubo está en { $found }; según los dobles estaría en { $expected }
        [points] Puntos: { $found } en el archivo, { $expected } según posición y cubo
       *[impossible] Puntos: ninguna partida da { $found }; se cuentan { $expected }
    }
remark-score = El marcador es { $found }; según las partidas anteriores sería { $expected }
remark-number =
    { $what ->
        [begins] El archivo empieza con la partida { $number }
        [missing] Falta una partida antes de la partida { $number }
        [long] Match a { $number }: no se analizan las partidas en las que a un jugador le faltan más de 25 puntos
       *[more] Matches en el archivo: { $number }
    }
