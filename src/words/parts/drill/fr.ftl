formula-keith = Compte de Keith (Tom Keith), un septième ajouté : { $own } pour vous, { $opponent } pour l’adversaire. Doublez jusqu’à 4 de plus ; l’adversaire prend à partir de 2 de plus.
formula-kleinman = Mesure de Kleinman (Danny Kleinman) : (pips d’avance + 4)² ÷ (total des pips − 4) = { $lead }² ÷ { $sum } = { $metric }, soit { $chance } % de chances de gagner. Doublez au-dessus de { $double } ; l’adversaire prend jusqu’à { $take }.
formula-trice =
    Règle 62 (Walter Trice) : avec vos { $own } pips, la dernière prise est à { $last } pips de retard ({ $rule ->
        [short] vos pips − 5, divisés par 7, arrondis vers le bas
       *[long] un dixième de vos pips + 1, arrondi vers le haut
    }). Doublez à partir de { $double } ; l’adversaire a { $behind } pips de retard.
