formula-keith = Cuenta de Keith (Tom Keith), con un séptimo más: { $own } para ti, { $opponent } para el rival. Dobla si la tuya supera a la del rival en 4 como mucho; si la supera en 2 o más, el rival acepta.
formula-kleinman = Métrica de Kleinman (Danny Kleinman): (pips de ventaja + 4)² ÷ (total de pips − 4) = { $lead }² ÷ { $sum } = { $metric }, un { $chance } % de probabilidad de ganar. Dobla por encima de { $double }; el rival acepta hasta { $take }.
formula-trice =
    Regla 62 (Walter Trice): con tus { $own } pips, el rival acepta hasta con { $last } de desventaja ({ $rule ->
        [short] tus pips − 5, entre 7, redondeado hacia abajo
       *[long] la décima parte de tus pips + 1, redondeada hacia arriba
    }). Dobla desde { $double }; el rival tiene { $behind } de desventaja.
drill-own-about =
    { $due ->
        [0] Hoy no hay nada que practicar
       *[other] { $due } para practicar hoy
    }
drill-own-all = { $all } en total
drill-own-come = Vuelven justo antes de que los olvides.
drill-tomorrow = De aquí a mañana: { $count } más
drill-percent = { $number } %
drill-start = Empezar
drill-kind-about =
    { $kind ->
        [shots] ¿Cuántas tiradas comen?
        [entering] ¿Cuántas tiradas entran desde la barra?
        [effective] Los pips con lo que se desperdicia al sacar
        [equity] La probabilidad de ganar el match, de memoria
        [neil] Estimar cualquier marcador
        [pips] Contar una carrera de un vistazo
        [opening] La mejor jugada de cada primera tirada
        [reply] La mejor respuesta a la primera jugada del rival
        [third] La mejor jugada tras la apertura y la respuesta
        [take-point] Cuándo aceptar según el marcador
        [gammon-value] Cuánto vale un gammon según el marcador
        [bear-off] Sacar fichas sin desperdiciar
        [bear-off-cube] ¿Doblar con las últimas fichas?
       *[race-cube] Cuatro fórmulas, una respuesta
    }
drill-theme-about =
    { $theme ->
        [blitz] Atacar antes de que haya ancla
        [prime] Levantar un muro y mantenerlo
        [anchor] Mantener un punto en la casa rival
        [back-game] Esperar con dos anclas
        [holding-game] Mantener un punto y esperar la ocasión
       *[race] Ya sin contacto: ¿quién va por delante?
    }
drill-openings-about = Las quince tiradas, las respuestas y las terceras tiradas, con nombres y cifras
drill-sheets-about = Lecciones y tests para otros, cada uno en un enlace
drill-best-run = Récord: { $count } seguidas
drill-ask-play-about = También valen las jugadas casi iguales.
drill-ask-take-about = Sin gammons ni redobles; vale con un margen del 2 %.
drill-ask-gammon-about = Por dinero es 0,5; vale con un margen de 0,05.
drill-head-answer = Respuesta
drill-head-cost = Pérdida
drill-mark-yours = la tuya
drill-mark-game = en la partida
drill-history = Esta posición
drill-today = hoy
drill-back =
    { $days ->
        [0] Vuelve en 10 minutos
        [one] Vuelve mañana
       *[other] Vuelve en { $days } días
    }
drill-session = Esta sesión
drill-seen =
    { $found ->
        [yes] { $count ->
            [one] Ya la has visto una vez, y acertaste.
           *[other] Ya la has visto { $count } veces. La última vez acertaste.
        }
       *[no] { $count ->
            [one] Ya la has visto una vez, y fallaste.
           *[other] Ya la has visto { $count } veces. La última vez fallaste.
        }
    }
drill-score-double = El rival dobla de { $from } a { $to }.
drill-score-cube = El cubo está en { $value }.
drill-score =
    { $own ->
        [one] Te falta 1 punto
       *[other] Te faltan { $own } puntos
    }; al rival, { $opponent }.
drill-from = De tu match del { $date }.
drill-tables-about = Probabilidades, puntos de aceptación, valores del gammon
drill-how =
    { $way ->
        [number] Escribe tu respuesta y pulsa «Comprobar». Después verás la respuesta exacta.
        [choice] Elige una respuesta abajo. Después verás la correcta.
       *[play] Haz tu jugada en el tablero y pulsa «Comprobar». Después verás la mejor y por qué.
    }
drill-record =
    { $what ->
        [best] Mejor racha
        [all] Hasta ahora
        [time] Tiempo por respuesta
       *[due] Para repasar
    }
drill-untried = sin probar
drill-lost-parts = { $answer } pierde { $loss }: { $double } por doblar y { $reply } por la respuesta.
