formula-keith = Μέτρηση Keith (Tom Keith), με ένα έβδομο επιπλέον: { $own } για σένα, { $opponent } για τον αντίπαλο. Διπλασίασε αν έχεις το πολύ 4 παραπάνω· ο αντίπαλος δέχεται αν έχεις τουλάχιστον 2 παραπάνω.
formula-kleinman = Δείκτης Kleinman (Danny Kleinman): (προβάδισμα σε pips + 4)² ÷ (όλα τα pips − 4) = { $lead }² ÷ { $sum } = { $metric }, δηλαδή { $chance }% πιθανότητα νίκης. Διπλασίασε πάνω από { $double }· ο αντίπαλος δέχεται έως { $take }.
formula-trice =
    Κανόνας 62 (Walter Trice): με τα { $own } pips σου ο αντίπαλος δέχεται έως και { $last } pips πίσω ({ $rule ->
        [short] τα pips σου − 5, διά 7, στρογγυλοποιημένο προς τα κάτω
       *[long] το ένα δέκατο των pips σου + 1, στρογγυλοποιημένο προς τα πάνω
    }). Διπλασίασε από { $double } πίσω· ο αντίπαλος είναι { $behind } πίσω.
drill-own-about =
    { $due ->
        [0] Τίποτα για σήμερα
       *[other] { $due } για σήμερα
    }
drill-own-all = { $all } συνολικά
drill-own-come = Επιστρέφουν λίγο πριν τα ξεχάσεις.
drill-tomorrow = Μέχρι αύριο: { $count } ακόμη
drill-percent = { $number }%
drill-start = Έναρξη
drill-kind-about =
    { $kind ->
        [pips] Μέτρα την κούρσα με μια ματιά
        [opening] Η καλύτερη κίνηση σε κάθε πρώτη ζαριά
        [reply] Η καλύτερη απάντηση στην πρώτη κίνηση του αντιπάλου
        [take-point] Πότε δέχεσαι, ανάλογα με το σκορ
        [gammon-value] Πόσο αξίζει το διπλό, ανάλογα με το σκορ
        [bear-off] Μάζεμα χωρίς χαμένα pips
        [bear-off-cube] Βίδος με τα τελευταία πούλια;
       *[race-cube] Τρεις τύποι, μία απάντηση
    }
drill-theme-about =
    { $theme ->
        [blitz] Χτύπα πριν προλάβει να κάνει άγκυρα
        [prime] Χτίσε φράγμα και κράτησέ το
        [anchor] Κράτα μια πόρτα στην έδρα του αντιπάλου
        [back-game] Περίμενε με δύο άγκυρες
        [holding-game] Κράτα μια πόρτα και περίμενε ευκαιρία
       *[race] Τέλος η επαφή: ποιος είναι μπροστά;
    }
drill-openings-about = Οι δεκαπέντε ζαριές και οι απαντήσεις, με ονόματα και αριθμούς
drill-sheets-about = Μαθήματα και κουίζ για άλλους, το καθένα ένας σύνδεσμος
drill-best-run = Ρεκόρ: { $count } στη σειρά
drill-ask-play-about = Δεκτές και όσες είναι σχεδόν εξίσου καλές.
drill-ask-take-about = Μη λογαριάσεις διπλά και νέο βίδο· δεκτά και 2% πάνω ή κάτω.
drill-ask-gammon-about = Με χρήματα είναι 0,5· δεκτά και 0,05 πάνω ή κάτω.
drill-head-answer = Απάντηση
drill-head-cost = Χάνει
drill-mark-yours = η δική σου
drill-mark-game = στην παρτίδα
drill-history = Αυτή η διάταξη
drill-today = σήμερα
drill-back =
    { $days ->
        [0] Επιστρέφει σε 10 λεπτά
        [one] Επιστρέφει αύριο
       *[other] Επιστρέφει σε { $days } μέρες
    }
drill-session = Αυτή η εξάσκηση
drill-seen =
    { $found ->
        [yes] { $count ->
            [one] Την έχεις ξαναδεί μία φορά και απάντησες σωστά.
           *[other] Την έχεις ξαναδεί { $count } φορές. Την τελευταία απάντησες σωστά.
        }
       *[no] { $count ->
            [one] Την έχεις ξαναδεί μία φορά και απάντησες λάθος.
           *[other] Την έχεις ξαναδεί { $count } φορές. Την τελευταία απάντησες λάθος.
        }
    }
drill-score-double = Ο αντίπαλος διπλασιάζει από { $from } σε { $to }.
drill-score-cube = Ο βίδος είναι στο { $value }.
drill-score =
    Σου { $own ->
        [one] λείπει 1 πόντος
       *[other] λείπουν { $own } πόντοι
    } και του αντιπάλου { $opponent }.
drill-from = Από το ματς σου ({ $date }).
drill-tables = Πίνακες ανά σκορ
drill-tables-about = Πιθανότητες ματς, όρια αποδοχής, αξίες διπλού
