formula-keith = Μέτρηση Keith (Tom Keith), με ένα έβδομο επιπλέον: { $own } για σένα, { $opponent } για τον αντίπαλο. Διπλασίασε έως 4 παραπάνω· ο αντίπαλος δέχεται από 2 παραπάνω.
formula-kleinman = Δείκτης Kleinman (Danny Kleinman): (προβάδισμα σε pips + 4)² ÷ (όλα τα pips − 4) = { $lead }² ÷ { $sum } = { $metric }, δηλαδή { $chance }% πιθανότητα νίκης. Διπλασίασε πάνω από { $double }· ο αντίπαλος δέχεται έως { $take }.
formula-trice =
    Κανόνας 62 (Walter Trice): με τα { $own } pips σου ο αντίπαλος δέχεται έως { $last } pips πίσω ({ $rule ->
        [short] τα pips σου − 5, διά 7, προς τα κάτω
       *[long] το ένα δέκατο των pips σου + 1, προς τα πάνω
    }). Διπλασίασε από { $double } πίσω· ο αντίπαλος είναι { $behind } πίσω.
