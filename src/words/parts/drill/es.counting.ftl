# Counting methods and facts to be learnt by heart.

drill-purpose =
    { $purpose ->
        [openings] Aperturas
        [counting] Contar
       *[scores] Cubo y marcador
    }
drill-due-facts =
    { $count ->
        [one] 1 para repasar
       *[other] { $count } para repasar
    }
drill-minutes =
    { $minutes ->
        [one] Cerca de un minuto
       *[other] Unos { $minutes } minutos
    }
drill-ask-shots = ¿Cuántas de las 36 tiradas comen?
drill-ask-entering =
    { $checkers ->
        [one] ¿Con cuántas de las 36 tiradas entra tu ficha?
       *[other] ¿Con cuántas de las 36 tiradas entran las dos fichas?
    }
drill-ask-effective = ¿Cuántos pips efectivos tienes?
drill-ask-effective-about = Las tiradas que necesitas de media, multiplicadas por 8⅙. Vale con un margen de 1 pip.
drill-ask-equity = ¿Qué probabilidad tienes de ganar el match?
drill-ask-equity-about = Vale con un margen del 1 %.
drill-crawford-next = La próxima partida es la partida Crawford.
drill-ask-neil = Tu probabilidad de ganar el match parte del 50 %. ¿Cuántos puntos porcentuales suma cada punto de ventaja?
drill-number-told =
    { $kind ->
        [neil] Cada punto de ventaja suma { $value } al 50 %.
        [equity] Tu probabilidad de ganar el match: { $value }.
        [gammon] Aquí un gammon vale { $value } para ti.
       *[effective] Tienes { $value } pips efectivos.
    }
drill-rolls-told = { $rolls } de 36 tiradas, { $chance }.
formula-isight = Cuenta Isight (Axel Reichert), con un sexto más: { $own } para ti, { $opponent } para el rival. Dobla si la tuya supera a la del rival en 6 como mucho; si la supera en 2 o más, el rival acepta.
worked-title =
    { $what ->
        [race] Las fórmulas
        [score] Cómo se estima
       *[count] Cómo se cuenta
    }
worked-method = Método
worked-method-name =
    { $method ->
        [clusters] Grupos
        [halves] Mitades
        [keith] Keith
        [isight] Isight
        [trice] Regla 62
       *[kleinman] Kleinman
    }
worked-rule =
    { $method ->
        [clusters] Cuenta un prime de cinco puntos en su punto central, y las demás fichas en el más cercano de los puntos 5, 10, 15, 20 y 25 (Jack Kissane).
        [halves] Cuenta medios cruces por zonas de tres puntos: 1 por cada ficha en 7–9, 2 en 10–12 y así sucesivamente, ninguno en 4–6 y uno menos en 1–3 (Douglas Zare).
        [neil] Números de Neil (Neil Kazaross) según los puntos que le faltan a quien va por detrás: 3 da 10, 4 da 9, 5 da 8, 6 da 7, 8 da 6, 11 da 5, 15 da 4.
       *[effective] Los pips, más los que se desperdician al sacar (Walter Trice).
    }
worked-points = Puntos { $from }–{ $to }
worked-point = Punto { $point }
worked-prime = Prime { $from }–{ $to }
worked-label =
    { $label ->
        [bar] En la barra
        [half-crossovers] Medios cruces, 3 pips cada uno
        [checkers] Fichas, 5 pips cada una
        [upper] En el punto alto de su zona
        [lower] En el punto bajo de su zona
        [total] Total
        [pips] Pips
        [ones] Montón en el punto 1
        [twos] Montón en el punto 2
        [threes] Montón en el punto 3
        [gaps] Puntos vacíos del 4 al 6
        [more-checkers] Más fichas en juego
        [more-crossovers] Más cruces por hacer
        [seventh] Un séptimo más
        [sixth] Un sexto más
        [excess] Tu cuenta menos la suya
        [behind] Pips de desventaja
        [divided] División
        [last-take] Última aceptación
        [lead] Ventaja más 4
        [all-pips] Todos los pips menos 4
        [metric] Métrica
        [chance] Probabilidad de ganar
        [rolls] Tiradas de media
        [effective] Pips efectivos
        [wasted] Desperdicio
        [direct] Con un solo dado
        [combined] Con varios movimientos
        [closed] Puntos cerrados
        [open] Puntos abiertos
        [dances] Los dos dados cerrados
        [enter] Tiradas que entran
       *[estimate] Estimación en %
    }
trend = Evolución
trend-measure =
    { $measure ->
        [accuracy] Aciertos en %
       *[seconds] Segundos por respuesta
    }
trend-better = mejor
trend-chart = { $what }: al principio { $first }, al final { $last }
trend-day = Día
trend-answers = Respuestas
