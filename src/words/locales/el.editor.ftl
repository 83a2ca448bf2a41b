# Ο επεξεργαστής.

editor = Επεξεργαστής θέσεων
editor-hand = Βάλε ή αφαίρεσε
editor-keys = Διάλεξε μια θέση για να βάλεις ένα πούλι ή σύρε ένα. Με το πληκτρολόγιο: βέλη, το Enter βάζει, το Delete αφαιρεί, ένα ψηφίο ορίζει τον αριθμό.
editor-takes = Αφαίρεση
editor-clear = Άδειασμα ταμπλό
editor-start = Αρχική θέση
editor-mirror = Αλλαγή χρωμάτων
editor-on-roll = Παίζει
editor-asked = Ζάρια και κύβος
editor-asked-roll = Πριν τη ζαριά
editor-asked-dice = Έριξε
editor-asked-double = Προσφορά κύβου
editor-first-die = Πρώτο ζάρι
editor-second-die = Δεύτερο ζάρι
editor-length = Παρτίδα ή ματς
editor-points = Πόντοι: { $who }
editor-owner = Κάτοχος του κύβου
editor-list = Όλες οι θέσεις με αριθμούς
editor-paste = Επικόλληση ID ή συνδέσμου
editor-paste-use = Στήσιμο
editor-paste-done = Η θέση στήθηκε
editor-paste-no-crawford = Η θέση στήθηκε, αλλά όχι ως παρτίδα Crawford: το σκορ ή ο κύβος δεν το επιτρέπει
editor-paste-nothing = Δεν υπάρχει θέση σε αυτό το κείμενο. Διαβάζονται ID των XG, GNU, OGID και Snowie και σύνδεσμοι αυτού του παιχνιδιού.
editor-paste-match = Αυτός ο σύνδεσμος έχει ολόκληρο ματς. Ανοίξτε τον για να το μελετήσετε.
editor-study = Μελέτη
editor-possible = Μια παρτίδα μπορεί να φτάσει σε αυτή τη θέση.
editor-remaining =
    { $who }: { $pips } pips, περίπου { $rolls ->
        [one] { $rolls } ζαριά
       *[other] { $rolls } ζαριές
    }
editor-checkers = Το { $variant } παίζεται με { $count } πούλια σε κάθε πλευρά, όχι με { $each }.
editor-count = Οι δύο πλευρές χρειάζονται ίσο αριθμό πουλιών, 1 έως 15: τώρα είναι { $first } και { $second }.
editor-shared = Και οι δύο πλευρές είναι στη θέση { $point }.
editor-both-off = Όλα τα πούλια είναι έξω: βάλτε μερικά στο ταμπλό.
editor-both-closed-out = Και οι δύο πλευρές είναι στην μπάρα μπροστά σε κλειστές έδρες: κανείς δεν θα μπορούσε να παίξει.
editor-game-over = Μια πλευρά μάζεψε όλα τα πούλια της: η παρτίδα τελείωσε.
editor-length-limit = Τα ματς παίζονται στους 1 έως { $most } πόντους.
editor-match-over = Το ματς το έχει ήδη κερδίσει: { $who }.
editor-money-score = Η παρτίδα με χρήματα δεν έχει σκορ.
editor-not-crawford = Δεν είναι η παρτίδα Crawford: ακριβώς σε έναν παίκτη πρέπει να λείπει ένας πόντος, σε ματς για πάνω από έναν.
editor-crawford-missed = Σε έναν παίκτη λείπει ένας πόντος: η παρτίδα Crawford είναι τώρα ή πέρασε.
editor-money-option = Jacoby και beaver ισχύουν στις παρτίδες με χρήματα.
editor-cube-value = Ο βίδος δείχνει 1, 2, 4, 8 και ούτω καθεξής.
editor-cube-crawford = Στην παρτίδα Crawford δεν γίνεται διπλασιασμός.
editor-owned-unturned = Ο βίδος στο 1 δεν έχει κάτοχο.
editor-centred-above = Σε ματς, ο κύβος πάνω από 1 ανήκει σε παίκτη.
editor-die = Το ζάρι δείχνει 1 έως 6.
editor-offer = Ο βίδος δεν προσφέρεται σε αυτή την τιμή.
editor-not-their-cube = Όποιος παίζει δεν μπορεί να διπλασιάσει: ο κύβος είναι του αντιπάλου.
editor-dead-cube = Όποιος παίζει δεν μπορεί να διπλασιάσει: ο κύβος είναι νεκρός, περισσότεροι πόντοι δεν ωφελούν.
