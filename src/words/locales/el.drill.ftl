# Οι ασκήσεις.

drill = Ασκήσεις
drill-own = Οι δικές σου αποφάσεις
drill-own-about = Τα λάθη των ματς που ανέλυσες, σε όλο και μεγαλύτερα διαστήματα: { $due } για τώρα, { $all } συνολικά
drill-own-none = Δεν υπάρχουν ακόμη αποφάσεις. Ανάλυσε μια παρτίδα ή ένα ματς και πάτησε «Στις ασκήσεις».
drill-exercises = Ερωτήσεις
drill-kind =
    { $kind ->
        [pips] Μέτρηση pips
        [opening] Αρχικές ζαριές
        [reply] Απαντήσεις στην αρχική
        [take-point] Όρια αποδοχής
        [gammon-value] Αξία του διπλού
        [bear-off] Κινήσεις μαζέματος
        [bear-off-cube] Βίδος στο μάζεμα
       *[race-cube] Βίδος στην κούρσα με τύπους
    }
drill-reference = Διατάξεις αναφοράς
drill-theme =
    { $theme ->
        [blitz] Μπλιτς
        [prime] Φράγμα
        [anchor] Άγκυρα
        [back-game] Back game
        [holding-game] Παιχνίδι αναμονής
       *[race] Κούρσα
    }
drill-timed = Εμφάνιση χρόνου ανά απάντηση
drill-ask-play = Έφερες { $dice }. Βρες την κίνηση: μετρά ό,τι απέχει έως { $line } από την καλύτερη.
drill-ask-double = Σειρά σου. Ποια είναι η σωστή απόφαση βίδου;
drill-ask-answer = Ο αντίπαλος σου δίνει τον βίδο στο { $value }. Δέχεσαι ή πάσο;
drill-ask-pips = Πόσα pips χρειάζεσαι για να μαζέψεις όλα τα πούλια σου;
drill-ask-take = Ποιο είναι το όριο αποδοχής σου; Χωρίς διπλά και χωρίς δεύτερο βίδο· μετρά με απόκλιση έως 2%.
drill-ask-gammon = Πόσο αξίζει για σένα ένα διπλό (με χρήματα 0,5); Μετρά με απόκλιση έως 0,05.
drill-ask-race = Παρτίδα με χρήματα, ο βίδος στη μέση. Τι λένε οι τύποι για την κούρσα;
drill-score = 
    Σου { $own ->
        [one] λείπει 1 πόντος
       *[other] λείπουν { $own } πόντοι
    }, στον αντίπαλο { $opponent }.
drill-score-double = Ο αντίπαλος διπλασιάζει από { $from } σε { $to }.
drill-score-cube = Ο βίδος είναι στο { $value }.
drill-from = Από το ματς σου ({ $date }).
drill-seen =
    { $found ->
        [yes] Εμφανίσεις: { $count }. Την τελευταία φορά τη βρήκες.
       *[no] Εμφανίσεις: { $count }. Την τελευταία φορά δεν τη βρήκες.
    }
drill-number =
    { $unit ->
        [pips] Pips
        [percent] Πιθανότητα σε %
       *[value] Αξία του διπλού
    }
drill-no-number = Δώσε έναν αριθμό.
drill-check = Έλεγχος
drill-show = Εμφάνιση απάντησης
drill-skip = Παράλειψη
drill-never = Να μην ξαναεμφανιστεί
drill-next = Επόμενη
drill-fetching = Φόρτωση των διατάξεων
drill-missing = Οι διατάξεις δεν φορτώθηκαν.
drill-nothing-due = Τίποτα για τώρα.
drill-next-due = Η επόμενη απόφαση είναι για { $date }.
drill-judging = Αξιολόγηση
drill-failed = Η μηχανή σταμάτησε.
drill-result =
    { $how ->
        [right] Σωστό
        [wrong] Λάθος
       *[shown] Η απάντηση
    }
drill-lost = { $answer }: χάνει { $loss }.
drill-is-best = { $answer }: η καλύτερη επιλογή.
drill-best = Καλύτερη επιλογή: { $answer }.
drill-also = Επίσης σωστά: { $answers }.
drill-rest = Άλλες επιλογές: { $answers }.
drill-depth = Αξιολόγηση σε { $plies }-ply.
drill-exact = Ακριβές ως την τελευταία ζαριά.
drill-pips-told = Έχεις { $own } pips, ο αντίπαλος { $opponent }.
drill-take-told = Ακριβώς { $chance }. Πιθανότητα να κερδίσεις το ματς: πάσο { $dropped }, αποδοχή και νίκη { $won }, αποδοχή και ήττα { $lost }.
drill-gammon-told = Ακριβώς { $value }.
drill-played = Στην παρτίδα: { $answer }, έχασε { $loss }.
drill-played-right = Στην παρτίδα: { $answer }, σωστά.
drill-seconds = { $seconds } δ.
drill-tally = { $right } από { $all } σωστές
drill-mean = { $seconds } δ. ανά απάντηση
drill-due =
    { $count ->
        [one] { $count } απόφαση περιμένει στις ασκήσεις
       *[other] { $count } αποφάσεις περιμένουν στις ασκήσεις
    }
drill-added =
    { $count ->
        [one] { $count } απόφαση προστέθηκε στις ασκήσεις
       *[other] { $count } αποφάσεις προστέθηκαν στις ασκήσεις
    }
drill-mixed-in = Σωστές ανάμεσά τους: { $count }
drill-not-stored = Ο περιηγητής δεν αποθήκευσε την αλλαγή.
drill-away = θέλει { $points }
drill-yours = Η απάντησή σου: { $answer }
drill-auto = Προσθήκη των λαθών στις ασκήσεις μετά από κάθε ανάλυση
