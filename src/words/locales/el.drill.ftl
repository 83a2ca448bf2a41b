# Οι ασκήσεις.

drill = Ασκήσεις
drill-own = Οι δικές σου αποφάσεις
drill-own-about = Τα λάθη των αγώνων που ανέλυσες, σε διαστήματα που μεγαλώνουν: { $due } για τώρα, { $all } συνολικά
drill-own-none = Δεν υπάρχουν ακόμη αποφάσεις. Ανάλυσε μια παρτίδα ή έναν αγώνα και πάτησε «Στις ασκήσεις».
drill-exercises = Ερωτήσεις
drill-kind =
    { $kind ->
        [pips] Μέτρηση πόντων (pips)
        [opening] Αρχικές ζαριές
        [reply] Απαντήσεις στο άνοιγμα
        [take-point] Όρια αποδοχής
        [gammon-value] Αξία του γκάμον
        [bear-off] Κινήσεις μαζέματος
        [bear-off-cube] Διπλασιασμοί στο μάζεμα
       *[race-cube] Διπλασιασμοί στον αγώνα δρόμου με τύπους
    }
drill-reference = Θέσεις αναφοράς
drill-theme =
    { $theme ->
        [blitz] Μπλιτς
        [prime] Φράγμα
        [anchor] Άγκυρα
        [back-game] Back game
        [holding-game] Holding game
       *[race] Αγώνας δρόμου
    }
drill-timed = Εμφάνιση χρόνου ανά απάντηση
drill-others = Άλλες ασκήσεις
drill-ask-play = Η ζαριά σου είναι { $dice }. Βρες την κίνηση: μετρά ό,τι απέχει έως { $line } από την καλύτερη.
drill-ask-double = Είναι η σειρά σου να ρίξεις. Ποια είναι η σωστή απόφαση για τον κύβο;
drill-ask-answer = Σου προσφέρουν τον κύβο στο { $value }. Αποδοχή ή πάσο;
drill-ask-pips = Πόσα pips χρειάζεσαι για να μαζέψεις όλα τα πούλια σου;
drill-ask-take = Ποιο είναι το όριο αποδοχής σου; Χωρίς γκάμον και αναδιπλασιασμούς· μετρά με απόκλιση έως 2 %.
drill-ask-gammon = Πόσο αξίζει για σένα ένα γκάμον, σε σύγκριση με 0,5 στο ελεύθερο παιχνίδι; Μετρά με απόκλιση έως 0,05.
drill-ask-race = Ελεύθερο παιχνίδι, ο κύβος στη μέση. Τι λένε οι τύποι για τον αγώνα δρόμου;
drill-score = Σου λείπουν { $own } πόντοι, στον αντίπαλο { $opponent }.
drill-score-double = Ο αντίπαλος διπλασιάζει από { $from } σε { $to }.
drill-score-cube = Ο κύβος είναι στο { $value }.
drill-from = Από τον αγώνα σου στις { $date }.
drill-seen =
    { $found ->
        [yes] Την έχεις δει { $count } ×. Την τελευταία φορά τη βρήκες.
       *[no] Την έχεις δει { $count } ×. Την τελευταία φορά δεν τη βρήκες.
    }
drill-number =
    { $unit ->
        [pips] Pips
        [percent] Πιθανότητα σε %
       *[value] Αξία του γκάμον
    }
drill-no-number = Δώσε έναν αριθμό.
drill-check = Έλεγχος
drill-show = Δείξε την απάντηση
drill-skip = Παράλειψη
drill-never = Να μην ξαναεμφανιστεί
drill-next = Επόμενη
drill-fetching = Φόρτωση των θέσεων
drill-missing = Οι θέσεις δεν φορτώθηκαν.
drill-nothing-due = Δεν υπάρχει τίποτα για τώρα.
drill-next-due = Η επόμενη απόφαση είναι για τις { $date }.
drill-judging = Αξιολόγηση
drill-failed = Η μηχανή σταμάτησε.
drill-result =
    { $how ->
        [right] Σωστό
        [wrong] Λάθος
       *[shown] Η απάντηση
    }
drill-lost = { $answer } χάνει { $loss }.
drill-is-best = { $answer } είναι το καλύτερο.
drill-best = Το καλύτερο: { $answer }.
drill-also = Σωστό επίσης: { $answers }.
drill-rest = Άλλες επιλογές: { $answers }.
drill-depth = Αξιολόγηση σε { $plies }-ply.
drill-exact = Ακριβές ως την τελευταία ζαριά.
drill-pips-told = Έχεις { $own } pips, ο αντίπαλος { $opponent }.
drill-take-told = Ακριβώς { $chance }. Οι πιθανότητές σου να κερδίσεις τον αγώνα: πάσο { $dropped }, αποδοχή και νίκη { $won }, αποδοχή και ήττα { $lost }.
drill-gammon-told = Ακριβώς { $value }.
drill-played = Στο παιχνίδι: { $answer }, που έχανε { $loss }.
drill-played-right = Στο παιχνίδι: { $answer }, που ήταν σωστό.
drill-seconds = { $seconds } δ.
drill-tally = { $right } από { $all } σωστές
drill-mean = { $seconds } δ. ανά απάντηση
drill-due =
    { $count ->
        [one] { $count } απόφαση περιμένει στις ασκήσεις
       *[other] { $count } αποφάσεις περιμένουν στις ασκήσεις
    }
drill-add = Στις ασκήσεις: { $name }
drill-added =
    { $count ->
        [one] { $count } απόφαση προστέθηκε στις ασκήσεις
       *[other] { $count } αποφάσεις προστέθηκαν στις ασκήσεις
    }
drill-mixed-in = Από αυτές σωστές: { $count }
drill-not-stored = Ο περιηγητής δεν αποθήκευσε την αλλαγή.
drill-away = απομένουν { $points }
drill-yours = Η απάντησή σου: { $answer }
drill-auto = Προσθήκη των λαθών στις ασκήσεις μετά από κάθε ανάλυση
