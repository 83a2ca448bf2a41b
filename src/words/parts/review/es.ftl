# El análisis: sus números explicados, jugadas y probabilidades, el resumen de un match, el final de una partida.

primer = ¿Qué significan estos números?
primer-line =
    { $line ->
        [p1] La equidad es lo que vale una posición para ti de media, en puntos, si los dos juegan bien desde aquí.
        [p2] 0 es igualdad. Con +1 ganas seguro una partida sencilla; con −1 la pierdes. Un gammon vale 2 y un backgammon 3.
        [p3] El motor da una equidad a cada jugada; la más alta es la mejor. Mira dos tiradas por delante, o tres si la decisión es ajustada.
        [p4] Tu pérdida es la mejor equidad menos la de tu jugada: +0,300 − 0,220 = 0,080.
        [p5] Perder 0,020 o más es un error; desde 0,080, un error grave.
        [p6] El PR es tu pérdida media por decisión × 500: perder 0,010 cada vez da un PR de 5.
        [p7] Cuanto más bajo, mejor: menos de 5 es nivel mundial; cerca de 10, avanzado; cerca de 20, jugador ocasional.
        [p8] La suerte es lo que tu tirada valió por encima de una tirada media.
        [p9] La suerte no dice nada de tu juego: una buena jugada puede perder y una mala puede ganar.
       *[p10] Para mejorar, mira primero tus errores más caros: pulsa «Error siguiente».
    }
primer-picture = La mejor jugada vale +0,300 y la que se hizo, +0,220. La diferencia es la pérdida, 0,080.
primer-best = mejor
primer-played = jugada
primer-loss = pérdida
review-play = Jugada
review-cube-action = Decisión
review-anew = Este análisis es nuevo: las pérdidas pueden diferir de las del ejercicio.
review-unread =
    { $why ->
        [cut] Falta el final del enlace y, con él, el análisis. El match está completo; pide el enlace de nuevo.
        [newer] El análisis de este enlace viene de una versión más nueva. El match está completo.
       *[damaged] El análisis de este enlace está dañado. El match está completo; pide el enlace de nuevo o analízalo tú.
    }
review-cost = Pérdida
review-wins = Gana
review-percent = { $number } %
review-tag =
    { $kind ->
        [best] mejor
        [yours] la tuya
        [tried] probada
       *[played] jugada
    }
tried-roll = Tirada siguiente
tried-best = Mejor jugada
review-verdict =
    { $kind ->
        [best] La mejor
       *[fine] Buena
    }
review-chances-after =
    { $whose ->
        [you] Tus probabilidades después
       *[other] Probabilidades después: { $name }
    }
review-show-more = Mostrar { $count } más
review-practise = Practicar este error
review-numbers = Números
review-gammons = Gammons
review-gammon-share =
    { $which ->
        [won] Gammons ganados
       *[lost] Gammons perdidos
    }
review-depth = Profundidad
summary-step = Recorrer
summary-review = Analizar este match
summary-before = El análisis encuentra los momentos que decidieron este match y muestra qué era mejor.
summary-race = Hasta entonces, la curva muestra quién va por delante en la carrera.
summary-takes =
    { $minutes ->
        [one] Tarda un minuto más o menos.
       *[other] Tarda unos { $minutes } minutos.
    }
summary-score = { $first } { $own } – { $other } { $second }
summary-chances =
    { $whose ->
        [you] Tus probabilidades de ganar
       *[other] Probabilidades de ganar de { $name }
    }
summary-mistakes = Errores
summary-rate = PR
summary-lower = mejor si es bajo
summary-rate-about = pérdida media por decisión: cuanto más bajo, mejor
summary-luck = Suerte
summary-luck-unit = en puntos
summary-moments =
    { $count ->
        [1] El momento decisivo
        [2] Dos momentos decisivos
       *[other] Tres momentos decisivos
    }
summary-of =
    { $rest ->
        [small] de { $count } errores; los demás costaron poco
       *[any]
            { $count ->
                [one] { $count } error en total
               *[other] los mayores de { $count } errores
            }
    }
summary-unsettled =
    { $what ->
        [figures] Análisis en curso: estas cifras pueden cambiar
       *[changed] El análisis más profundo encontró otros momentos
    }
summary-update = Mostrarlos
summary-marks = Marcas
moment-played = Jugado: { $made }. Mejor: { $best }.
moment-made = Jugado: { $made }.
moment-resigned =
    { $kind ->
        [large] La derrota aún podía costar menos.
        [accepted] Seguir jugando valía más que el abandono.
       *[early] Aún quedaba un { $percent } % de probabilidades de ganar.
    }
summary-none =
    { $count ->
        [0] Ningún error. Bien jugado.
        [1] Un pequeño error. Bien jugado.
       *[other] Solo errores pequeños ({ $count }). Bien jugado.
    }
summary-game = Partida { $number }
summary-waits = Los momentos aparecerán cuando termine el análisis.
end-in-short = En resumen
end-cause =
    { $cause ->
        [resigned] Abandonaste una partida que aún habrías ganado el { $number } % de las veces.
        [dice-alone] Los dados decidieron esta partida: no cometiste ningún error importante.
        [dice] Los dados te costaron más que tus errores.
        [single] Un solo error te costó más que los dados.
        [costliest] El error { $number } te costó más que todos los demás juntos.
        [cube] El cubo te costó más que tus jugadas.
       *[mistakes] Varios errores juntos te costaron más que los dados.
    }
notes-leave = ¿Guardar tus notas?
notes-discard = Salir sin guardar
review-short =
    { $count ->
        [1] Este análisis compartido solo trae aquí la mejor jugada: ni otras jugadas ni tiradas para comparar.
       *[other] Este análisis compartido solo trae la mejor jugada y la jugada hecha.
    }
review-analyse-this = Analizar esta decisión
review-uneven = Las jugadas claramente peores se analizan con menos profundidad (0-ply: la posición tras la jugada, sin mirar más allá), así que sus cifras son menos exactas.
