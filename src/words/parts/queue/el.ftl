# Η λίστα αναλύσεων: αναλύσεις και rollout που γίνονται η μία μετά την άλλη· το βάθος μιας ανάλυσης.

queue = Ανάλυση
queue-depth-about =
    { $depth ->
        [quick] 1-ply: βρίσκει τα σοβαρά λάθη.
        [champion] Rollout στις οριακές αποφάσεις: το πιο ακριβές.
       *[deep] 2-ply, 3-ply στις οριακές: αρκετά ακριβές για ματς τουρνουά.
    }
queue-time =
    { $unit ->
        [seconds] περίπου { $count } δ.
        [hours] περίπου { $count } ώ.
       *[minutes] περίπου { $count } λ.
    }
queue-review-all =
    { $count ->
        [one] Ανάλυση της παρτίδας χωρίς ανάλυση
       *[other] Ανάλυση { $count } παρτίδων χωρίς ανάλυση
    }
queue-review-selected =
    { $count ->
        [one] Ανάλυση της επιλεγμένης παρτίδας
       *[other] Ανάλυση { $count } επιλεγμένων παρτίδων
    }
queue-all-reviewed = Όλες οι παρτίδες έχουν ανάλυση.
queue-progress = { $done } από { $all } έτοιμα
queue-pause = Παύση
queue-resume = Συνέχεια
queue-paused = Σε παύση
queue-clear = Αφαίρεση όλων
queue-earlier = Πάνω: { $name }
queue-later = Κάτω: { $name }
queue-remove = Αφαίρεση: { $name }
queue-rollout = rollout
queue-problem =
    { $why ->
        [engine] Η μηχανή σταμάτησε. Πάτησε «Συνέχεια» για νέα προσπάθεια.
        [full] Ο χώρος αποθήκευσης γέμισε. Τα προηγούμενα αποτελέσματα μένουν, αυτό όχι. Ελευθέρωσε χώρο και συνέχισε.
       *[not-stored] Αυτό το αποτέλεσμα δεν αποθηκεύτηκε. Πάτησε «Συνέχεια» για νέα προσπάθεια.
    }
queue-rest = Και { $count } ακόμη
queue-elsewhere = Εκτελείται σε άλλη καρτέλα
queue-open = Εμφάνιση λίστας
queue-deepen = Βαθύτερη ανάλυση
queue-scope = Τι να αναλυθεί
queue-scope-name =
    { $scope ->
        [decision] Αυτή η απόφαση
        [game] Αυτή η παρτίδα
       *[match] Όλο το ματς
    }
queue-now = Ανάλυση τώρα
queue-add = Προσθήκη στη λίστα
queue-added = Προστέθηκε στη λίστα αναλύσεων
