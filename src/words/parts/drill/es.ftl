formula-keith = Cuenta de Keith (Tom Keith) con un séptimo más: { $own } para ti, { $opponent } para el rival. Dobla hasta 4 más; el rival acepta desde 2 más.
formula-kleinman = Métrica de Kleinman (Danny Kleinman): (pips de ventaja + 4)² ÷ (total de pips − 4) = { $lead }² ÷ { $sum } = { $metric }, un { $chance } % de probabilidad de ganar. Dobla por encima de { $double }; el rival acepta hasta { $take }.
formula-trice =
    Regla 62 (Walter Trice): con tus { $own } pips, el rival acepta hasta con { $last } de desventaja ({ $rule ->
        [short] tus pips − 5, entre 7, redondeado hacia abajo
       *[long] la décima parte de tus pips + 1, redondeada hacia arriba
    }). Dobla desde { $double }; el rival tiene { $behind } de desventaja.
