# The review of a match in the study room.

review = Ανάλυση
review-stop = Διακοπή της ανάλυσης
review-resume = Συνέχεια της ανάλυσης
review-progress = Ανάλυση { $plies }-ply: { $done } από { $all }
review-done = Αναλύθηκε με { $plies }-ply
review-failed = Η μηχανή σταμάτησε. Συνέχισε την ανάλυση για νέα προσπάθεια.
review-next-error = Επόμενο λάθος
review-previous-error = Προηγούμενο λάθος
review-no-errors = Κανένα άλλο λάθος
review-mistake =
    { $size ->
        [blunder] Σοβαρό λάθος
            [disputed] Αμφίβολο
   *[error] Λάθος
    }
review-loses = { $choice }: χάνει { $loss }
review-best = { $choice }: η καλύτερη επιλογή
review-action =
    { $action ->
        [none] Χωρίς διπλασιασμό
        [double] Διπλασιασμός
        [double-take] Διπλασιασμός, αποδοχή
        [double-beaver] Βίδος, beaver
        [double-drop] Διπλασιασμός, πάσο
        [take] Αποδοχή
        [beaver] Beaver
       *[drop] Πάσο
    }
review-choice = Επιλογή
review-equity = Αξία
review-loss = Απώλεια
review-win = Νίκη %
review-chances = Κερδίζει { $win }%, διπλά { $gammon }%· χάνει διπλά { $lost }%
review-row =
    { $kind ->
        [best] καλύτερη
        [both] καλύτερη και παιγμένη
       *[played] παιγμένη
    }
review-errors = Λάθη · σοβαρά
review-luck = Τύχη
review-more = Περισσότεροι αριθμοί
review-pr-help = { $name }: PR { $pr } από { $count } αποφάσεις, με πιθανότητα 95% μεταξύ { $low } και { $high }. PR είναι 500 × η μέση αξία που χάνεται ανά απόφαση, όπως μετρά το eXtreme Gammon: κάτω από 5 είναι παγκόσμια κλάση.
review-gnu = Δείκτης λαθών του GNU Backgammon, σε χιλιοστά αξίας
review-snowie = Δείκτης λαθών του Snowie, σε χιλιοστά αξίας
review-checker = PR των κινήσεων
review-cube = PR των αποφάσεων βίδου
review-adjusted = Αποτέλεσμα χωρίς τύχη
review-graph = Πιθανότητες νίκης
review-chance = { $moment }: { $name } { $percent }%
review-table = Εμφάνιση ως πίνακα
review-other = Ανάλυση του αρχείου
review-more-choices = Άλλες: { $count }
review-file = Αρχείο
review-filter = Εμφάνιση μόνο
review-marked = Σημειωμένες αποφάσεις: { $count }
review-other-version = Με αυτόν τον αγώνα φυλάσσεται παλαιότερη ανάλυση άλλης έκδοσης. Δεν αναμειγνύεται με αυτήν.
review-skipped = Δεν κρίθηκαν: { $count }
review-unsaved =
    { $why ->
        [full] Ο χώρος αποθήκευσης είναι γεμάτος: η ανάλυση συνεχίζεται, αλλά χάνεται όταν κλείσει η σελίδα.
       *[other] Ο περιηγητής δεν αποθηκεύει τίποτα: η ανάλυση συνεχίζεται, αλλά χάνεται όταν κλείσει η σελίδα.
    }
review-only =
    { $which ->
        [checker] Κινήσεις
        [cube] Βίδος
        [blunders] Σοβαρά λάθη
        [avoidable] Αποφεύξιμα
       *[disputed] Όπου διαφωνούν
    }
review-skip =
    Παρτίδα { $game }: { $why ->
        [forbidden] η κίνηση είναι παράνομη
        [unknown] η κίνηση δεν υπάρχει στο αρχείο
        [lost] η θέση είναι άγνωστη, μια προηγούμενη κίνηση λείπει από το αρχείο
        [no-offer] απάντηση χωρίς διπλασιασμό
        [long] ο αγώνας είναι πολύ μεγάλος για ανάλυση
        [cut] η καταγραφή τελειώνει πριν από την παρτίδα
        [variant] αυτή η παραλλαγή δεν αναλύεται
       *[impossible] καμία παρτίδα δεν φτάνει σε αυτή την απόφαση
    }
review-explain =
    { $figure ->
        [pr] 500 × η χαμένη αξία ανά απόφαση, όπως μετρά το eXtreme Gammon: κάτω από 5 είναι παγκόσμια κλάση. Δεν μετρούν οι αναγκαστικές κινήσεις, οι σχεδόν ίσες και τα σαφή «χωρίς διπλασιασμό».
        [checker] Το PR μόνο των κινήσεων.
        [cube] Το PR μόνο των διπλασιασμών, αποδοχών και πάσο.
        [gnu] 1000 × η χαμένη αξία ανά μη αναγκαστική κίνηση και οριακή απόφαση βίδου, όπως μετρά το GNU Backgammon: περίπου διπλάσιο του PR.
        [snowie] 1000 × η χαμένη αξία, δια όλων των γύρων και των δύο παικτών.
        [errors] Απόφαση που χάνει 0,020 ή περισσότερο είναι λάθος, από 0,080 σοβαρό λάθος.
        [luck] Πόσο άξιζαν οι ζαριές πάνω από τον μέσο όρο, σε μονάδες αξίας. Το συν σημαίνει τύχη.
       *[adjusted] Το αποτέλεσμα χωρίς την τύχη και των δύο παικτών.
    }
review-counted-line = Παρτίδα { $game }: { $what } ({ $amount })
review-counted = Μετρούν: { $count }. Δεν μετρούν: { $rest }.
coach-doubler = Αξίες όπως τις βλέπει όποιος διπλασιάζει
review-rolled-out = με rollout
