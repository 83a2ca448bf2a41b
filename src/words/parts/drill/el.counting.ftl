# Counting methods and facts to be learnt by heart.

drill-purpose =
    { $purpose ->
        [openings] Ανοίγματα
        [counting] Μέτρημα
       *[scores] Βίδος και σκορ
    }
drill-due-facts =
    { $count ->
        [one] 1 για επανάληψη
       *[other] { $count } για επανάληψη
    }
drill-minutes =
    { $minutes ->
        [one] Περίπου ένα λεπτό
       *[other] Περίπου { $minutes } λεπτά
    }
drill-ask-shots = Πόσες από τις 36 ζαριές χτυπούν;
drill-ask-entering =
    { $checkers ->
        [one] Με πόσες από τις 36 ζαριές μπαίνει το πούλι σου;
       *[other] Με πόσες από τις 36 ζαριές μπαίνουν και τα δύο πούλια;
    }
drill-ask-effective = Πόσα ενεργά pips έχεις;
drill-ask-effective-about = Οι ζαριές που χρειάζεσαι κατά μέσο όρο, επί 8⅙. Δεκτό και 1 pip πάνω ή κάτω.
drill-ask-equity = Ποια είναι η πιθανότητά σου να κερδίσεις το ματς;
drill-ask-equity-about = Δεκτό και 1% πάνω ή κάτω.
drill-crawford-next = Η επόμενη παρτίδα είναι η παρτίδα Crawford.
drill-ask-neil = Η πιθανότητά σου να κερδίσεις το ματς ξεκινά από 50%. Πόσο τοις εκατό προσθέτει κάθε πόντος που προηγείσαι;
drill-number-told =
    { $kind ->
        [neil] Κάθε πόντος που προηγείσαι προσθέτει { $value } στο 50%.
        [equity] Πιθανότητα να κερδίσεις το ματς: { $value }.
        [gammon] Εδώ ένα διπλό αξίζει { $value } για σένα.
       *[effective] Έχεις { $value } ενεργά pips.
    }
drill-rolls-told = { $rolls } από τις 36 ζαριές, { $chance }.
formula-isight = Μέτρηση Isight (Axel Reichert), με ένα έκτο επιπλέον: { $own } για σένα, { $opponent } για τον αντίπαλο. Διπλασίασε αν έχεις το πολύ 6 παραπάνω· ο αντίπαλος δέχεται αν έχεις τουλάχιστον 2 παραπάνω.
worked-title =
    { $what ->
        [race] Οι τύποι
        [score] Πώς υπολογίζεται
       *[count] Πώς μετριέται
    }
worked-method = Μέθοδος
worked-method-name =
    { $method ->
        [clusters] Ομάδες
        [halves] Μισά
        [keith] Keith
        [isight] Isight
        [trice] Κανόνας 62
       *[kleinman] Kleinman
    }
worked-rule =
    { $method ->
        [clusters] Το φράγμα πέντε θέσεων μετριέται στη μεσαία του θέση και τα άλλα πούλια στην πλησιέστερη από τις θέσεις 5, 10, 15, 20 και 25 (Jack Kissane).
        [halves] Μισά περάσματα σε ζώνες των τριών θέσεων: 1 για κάθε πούλι στις 7–9, 2 στις 10–12 και ούτω καθεξής, κανένα στις 4–6, ένα λιγότερο στις 1–3 (Douglas Zare).
        [neil] Οι αριθμοί του Neil (Neil Kazaross) για τους πόντους που λείπουν σε όποιον χάνει: 3 δίνει 10, 4 δίνει 9, 5 δίνει 8, 6 δίνει 7, 8 δίνει 6, 11 δίνει 5, 15 δίνει 4.
       *[effective] Τα pips μαζί με όσα χάνονται στο μάζεμα (Walter Trice).
    }
worked-points = Θέσεις { $from }–{ $to }
worked-point = Θέση { $point }
worked-prime = Φράγμα { $from }–{ $to }
worked-label =
    { $label ->
        [bar] Στην μπάρα
        [half-crossovers] Μισά περάσματα, 3 pips το καθένα
        [checkers] Πούλια, 5 pips το καθένα
        [upper] Στην πάνω θέση της ζώνης τους
        [lower] Στην κάτω θέση της ζώνης τους
        [total] Σύνολο
        [pips] Pips
        [ones] Στοίβα στη θέση 1
        [twos] Στοίβα στη θέση 2
        [threes] Στοίβα στη θέση 3
        [gaps] Κενές θέσεις από 4 έως 6
        [more-checkers] Περισσότερα πούλια
        [more-crossovers] Περισσότερα περάσματα
        [seventh] Ένα έβδομο παραπάνω
        [sixth] Ένα έκτο παραπάνω
        [excess] Το δικό σου μείον το δικό του
        [behind] Pips πίσω
        [divided] Διαίρεση
        [last-take] Τελευταία αποδοχή
        [lead] Προβάδισμα συν 4
        [all-pips] Όλα τα pips μείον 4
        [metric] Δείκτης
        [chance] Πιθανότητα νίκης
        [rolls] Ζαριές κατά μέσο όρο
        [effective] Ενεργά pips
        [wasted] Χαμένα
        [direct] Με ένα ζάρι
        [combined] Με πολλά βήματα
        [closed] Κλειστές θέσεις
        [open] Ανοιχτές θέσεις
        [dances] Και τα δύο ζάρια κλειστά
        [enter] Ζαριές για είσοδο
       *[estimate] Εκτίμηση σε %
    }
trend = Με τον καιρό
trend-measure =
    { $measure ->
        [accuracy] Σωστές απαντήσεις σε %
       *[seconds] Δευτερόλεπτα ανά απάντηση
    }
trend-better = καλύτερα
trend-chart = { $what }: πρώτα { $first }, τελευταία { $last }
trend-day = Ημέρα
trend-answers = Απαντήσεις
