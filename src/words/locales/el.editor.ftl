# Ο επεξεργαστής.

editor = Επεξεργαστής διατάξεων
editor-hand = Προσθήκη ή αφαίρεση
editor-tap = Διάλεξε θέση για να βάλεις πούλι, ή σύρε ένα.
editor-keys = Με το πληκτρολόγιο: τα βέλη μετακινούν, το Enter βάζει, το Delete βγάζει, ένα ψηφίο ορίζει πόσα.
editor-takes = Αφαίρεση
editor-clear = Άδειασμα
editor-start = Αρχική διάταξη
editor-mirror = Αλλαγή χρωμάτων
editor-on-roll = Σειρά
editor-asked = Ζάρια και βίδος
editor-asked-roll = Πριν τη ζαριά
editor-asked-dice = Μετά τη ζαριά
editor-asked-double = Πρόταση βίδου
editor-first-die = Πρώτο ζάρι
editor-second-die = Δεύτερο ζάρι
editor-length = Παρτίδα ή ματς
editor-points = Πόντοι: { $who }
editor-owner = Κάτοχος του βίδου
editor-list = Τα πούλια με αριθμούς
editor-paste = Επικόλληση ID ή συνδέσμου
editor-paste-use = Στήσιμο
editor-paste-done = Η διάταξη στήθηκε
editor-paste-no-crawford = Η διάταξη στήθηκε, αλλά όχι ως παρτίδα Crawford: δεν το επιτρέπει το σκορ ή ο βίδος
editor-paste-nothing = Δεν βρέθηκε διάταξη σε αυτό το κείμενο. Επικόλλησε XGID, ID του GNU ή του Snowie, OGID, ή σύνδεσμο αυτού του παιχνιδιού.
editor-paste-match = Αυτός ο σύνδεσμος περιέχει ολόκληρο ματς. Άνοιξέ τον για να το μελετήσεις.
editor-study = Μελέτη
editor-study-position = Μελέτη αυτής της διάταξης
editor-possible = Έγκυρη διάταξη
editor-remaining =
    { $who }: { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }, περίπου { $rolls ->
        [one] { $rolls } ζαριά
       *[other] { $rolls } ζαριές
    }
editor-checkers = { $variant }: { $count } πούλια σε κάθε πλευρά, όχι { $each }.
editor-count = Οι δύο πλευρές θέλουν ίσα πούλια, από 1 έως 15. Τώρα έχουν { $first } και { $second }.
editor-shared = Και οι δύο πλευρές έχουν πούλι στη θέση { $point }.
editor-both-off = Όλα τα πούλια είναι μαζεμένα: βάλε μερικά στο ταμπλό.
editor-both-closed-out = Και οι δύο πλευρές είναι στην μπάρα με κλειστή έδρα μπροστά τους: δεν θα έπαιζε ποτέ κανείς.
editor-game-over = Μια πλευρά μάζεψε όλα τα πούλια της: η παρτίδα τελείωσε.
editor-length-limit = Ένα ματς έχει από 1 έως { $most } πόντους.
editor-match-over = Το ματς έχει τελειώσει. Νικητής: { $who }.
editor-money-score = Η παρτίδα με χρήματα δεν έχει σκορ.
editor-not-crawford = Δεν είναι παρτίδα Crawford: σε έναν μόνο παίκτη πρέπει να λείπει ένας πόντος, και το ματς να πηγαίνει πάνω από έναν.
editor-crawford-missed = Σε έναν παίκτη λείπει ένας πόντος: η παρτίδα Crawford είναι αυτή ή έχει περάσει.
editor-money-option = Ο κανόνας Jacoby και τα beavers υπάρχουν μόνο στις παρτίδες με χρήματα.
editor-cube-value = Ο βίδος δείχνει 1, 2, 4, 8 και ούτω καθεξής.
editor-cube-crawford = Στην παρτίδα Crawford δεν υπάρχει βίδος.
editor-owned-unturned = Ο βίδος στο 1 δεν έχει κάτοχο.
editor-centred-above = Σε ματς, ένας βίδος πάνω από 1 πρέπει να ανήκει σε κάποιον.
editor-die = Το ζάρι δείχνει 1 έως 6.
editor-offer = Σε αυτή την τιμή δεν προτείνεται βίδος.
editor-not-their-cube = Όποιος έχει σειρά δεν μπορεί να διπλασιάσει: ο βίδος είναι του αντιπάλου.
editor-dead-cube = Όποιος έχει σειρά δεν μπορεί να διπλασιάσει: ο βίδος είναι νεκρός, γιατί άλλοι πόντοι δεν του χρειάζονται.
editor-find = Εύρεση στις «Παρτίδες»
