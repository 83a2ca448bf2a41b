# Sheets: lessons and quizzes for others, and the answers that come back.

sheet-about = Διατάξεις στη σειρά: ένα μάθημα για διάβασμα ή ένα κουίζ για λύση. Κάθε φύλλο είναι ένας σύνδεσμος, και οι απαντήσεις επιστρέφουν με σύνδεσμο.
sheet-how =
    { $how ->
        [collect] Πρόσθεσε διατάξεις από μια ανάλυση, στα «Άλλα», ή από την αναζήτηση
        [edit] Γράψε κείμενα και κρύψε τις απαντήσεις που πρέπει να βρεθούν
       *[send] Στείλε τον σύνδεσμο, εκτύπωσε το φύλλο ή αποθήκευσε αρχείο
    }
sheet-new = Νέο φύλλο
sheet-untitled = Φύλλο χωρίς τίτλο
sheet-title = Τίτλος
sheet-list = Τα φύλλα σου
sheet-begin = Μαθήματα και κουίζ για να στείλεις
sheet-count =
    { $count ->
        [one] { $count } διάταξη
       *[other] { $count } διατάξεις
    }
sheet-reply-count =
    { $count ->
        [one] απαντήσεις από { $count } άτομο
       *[other] απαντήσεις από { $count } άτομα
    }
sheet-open-file = Άνοιγμα αρχείου
sheet-paste = Σύνδεσμος φύλλου ή απαντήσεων
sheet-open = Άνοιγμα
sheet-unread =
    { $why ->
        [cut] Λείπει το τέλος του συνδέσμου. Ζήτησέ τον ξανά.
        [newer] Ο σύνδεσμος είναι από νεότερη έκδοση του παιχνιδιού.
       *[damaged] Δεν είναι φύλλο ή έχει καταστραφεί. Ζήτησέ το ξανά.
    }
sheet-missing = Αυτό το φύλλο δεν υπάρχει σε αυτόν τον περιηγητή.
sheet-add-position = Πρόσθεσε διάταξη
sheet-add-where = Από μια ανάλυση, στα «Άλλα», ή από την αναζήτηση.
sheet-position = Διάταξη { $number }
sheet-text = Κείμενο
sheet-text-after = εμφανίζεται μετά την απάντηση
sheet-asks = Ερώτηση για την καλύτερη επιλογή
sheet-move =
    { $way ->
        [up] Διάταξη { $number } προς τα πάνω
       *[down] Διάταξη { $number } προς τα κάτω
    }
sheet-remove-position = Αφαίρεση διάταξης { $number }
sheet-ask-all = Ερώτηση σε όλες
sheet-ask-none = Αφαίρεση όλων των ερωτήσεων
sheet-lost = Παίχτηκε: { $choice }, χάνει { $loss }
sheet-try = Δοκιμή
sheet-link = Σύνδεσμος του φύλλου
sheet-too-long = Το φύλλο είναι πολύ μεγάλο για σύνδεσμο. Αποθήκευσε αρχείο ή συντόμευσε τα κείμενα.
sheet-too-large = Το φύλλο είναι πολύ μεγάλο για αποθήκευση. Συντόμευσε τα κείμενα.
sheet-full = Ένα φύλλο χωρά { $count } διατάξεις. Δεν προστέθηκε τίποτα.
sheet-save = Αποθήκευση αρχείου
sheet-print = Εκτύπωση
sheet-delete = Διαγραφή φύλλου
sheet-delete-sure = Οριστική διαγραφή
sheet-turn =
    { $ask ->
        [answer] { $who }: αποδοχή ή πάσο στο { $what };
        [double] { $who }: βίδος ή ζαριά;
       *[play] { $who }: παίζουν { $what }
    }
sheet-answers = Απαντήσεις
sheet-answers-of = Απαντήσεις: { $name }
sheet-add-from = Διατάξεις
sheet-add-to = Φύλλο
sheet-add-now = Προσθήκη
sheet-add-what =
    { $what ->
        [this] Αυτή η διάταξη
        [flagged] Διατάξεις με σήμανση ({ $count })
        [mistakes] Λάθη ({ $count })
        [first] Πρώτα { $count } αποτελέσματα
       *[found] Εμφανιζόμενα αποτελέσματα ({ $count })
    }
sheet-added =
    { $count ->
        [one] Προστέθηκε { $count } διάταξη: { $title }.
       *[other] Προστέθηκαν { $count } διατάξεις: { $title }.
    }
sheet-number = { $number } από { $all }
sheet-previous = Προηγούμενη διάταξη
sheet-done = Αυτή ήταν η τελευταία διάταξη
sheet-figures = Μέση απώλεια { $loss } · χρόνος { $time }
sheet-name = Το όνομά σου
sheet-send = Στείλε πίσω αυτόν τον σύνδεσμο. Περιέχει τις απαντήσεις σου, τις απώλειές τους και τους χρόνους σου.
sheet-answers-link = Σύνδεσμος με τις απαντήσεις σου
sheet-start-again = Από την αρχή
sheet-no-answer = Χωρίς απάντηση.
sheet-came-back = Απαντήσεις που επέστρεψαν
sheet-keep = Αποθήκευση με το φύλλο
sheet-kept = Αποθηκεύτηκαν με το φύλλο.
sheet-answers-full = Ένα φύλλο κρατά τις απαντήσεις { $count } ατόμων. Δεν αποθηκεύτηκε τίποτα.
sheet-to-sheet = Στο φύλλο
sheet-lines = Βαριάντες
sheet-line = Βαριάντα { $number }
sheet-line-add = Προσθήκη βαριάντας
sheet-line-name = Όνομα
sheet-line-turns = Ζαριές και κινήσεις
sheet-line-how = Για παράδειγμα: 8/5 6/5 6-4: 24/14. Το κείμενο για μια κίνηση γράφεται μετά από αυτήν, σε άγκιστρα.
sheet-line-board = Παιχνίδι στο ταμπλό
sheet-line-roll = Ζαριά
sheet-line-put = Προσθήκη κίνησης
sheet-line-wrong =
    Δεν αποθηκεύτηκε από την κίνηση { $turn } και μετά: { $why ->
        [roll] γράψε πρώτα τη ζαριά, π.χ. 6-4.
        [other-roll] η ζαριά στο ταμπλό είναι { $roll }.
        [over] η παρτίδα τελειώνει πριν από αυτήν.
        [long] δεν χωρούν άλλες κινήσεις.
       *[play] δεν είναι νόμιμη κίνηση με { $roll }.
    }
sheet-line-remove = Αφαίρεση βαριάντας { $number }
sheet-line-previous = Προηγούμενη κίνηση
sheet-line-next = Επόμενη κίνηση
sheet-line-leave = Πίσω στη διάταξη
sheet-line-start = Πάλι η αρχική διάταξη
