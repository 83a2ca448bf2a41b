# The review of a match in the study room.

review = Ανάλυση
review-stop = Διακοπή της ανάλυσης
review-resume = Συνέχεια της ανάλυσης
review-progress = Ανάλυση: { $done } από { $all }
review-done = Η ανάλυση ολοκληρώθηκε
review-failed = Η μηχανή σταμάτησε. Συνέχισε την ανάλυση για νέα προσπάθεια.
review-next-error = Επόμενο λάθος
review-previous-error = Προηγούμενο λάθος
review-no-errors = Κανένα άλλο λάθος
review-mistake =
    { $size ->
        [blunder] Σοβαρό λάθος
        [disputed] Αμφιλεγόμενο
       *[error] Λάθος
    }
review-loses = { $choice }: χάνει { $loss }
review-best = { $choice }: η καλύτερη επιλογή
review-action =
    { $action ->
        [none] Χωρίς βίδο
        [double] Βίδος
        [double-take] Βίδος, αποδοχή
        [double-beaver] Βίδος, beaver
        [double-drop] Βίδος, πάσο
        [take] Αποδοχή
        [beaver] Beaver
       *[drop] Πάσο
    }
review-choice = Επιλογή
review-equity = Αξία
review-loss = Απώλεια
review-win = Νίκη %
review-chances = Νίκες { $win }%, διπλά { $gammon }%· χαμένα διπλά { $lost }%
review-errors = Λάθη · σοβαρά
review-luck = Τύχη
review-pr-help = { $name }: PR { $pr } από { $count } αποφάσεις, με πιθανότητα 95% μεταξύ { $low } και { $high }.
review-gnu = Δείκτης λαθών του GNU Backgammon, σε χιλιοστά αξίας
review-snowie = Δείκτης λαθών του Snowie, σε χιλιοστά αξίας
review-checker = PR των κινήσεων
review-cube = PR των αποφάσεων βίδου
review-adjusted = Αποτέλεσμα χωρίς την τύχη
review-graph = Πιθανότητες νίκης
review-chance = { $moment }: { $name } { $percent }%
review-table = Εμφάνιση ως πίνακα
review-other = Ανάλυση του αρχείου
review-file = Αρχείο
review-filter = Εμφάνιση μόνο
review-marked =
    { $count ->
        [one] { $count } απόφαση
       *[other] { $count } αποφάσεις
    }
review-other-version = Υπάρχει και παλαιότερη ανάλυση αυτού του ματς, από άλλη έκδοση. Μένει χωριστά.
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
        [avoidable] Όσα βρίσκουν οι περισσότεροι
       *[disputed] Διαφωνίες
    }
review-skip =
    Παρτίδα { $game }: { $why ->
        [forbidden] η κίνηση δεν είναι νόμιμη
        [unknown] η κίνηση δεν υπάρχει στο αρχείο
        [lost] η διάταξη είναι άγνωστη, μια προηγούμενη κίνηση λείπει από το αρχείο
        [no-offer] απάντηση χωρίς βίδο
        [long] το ματς είναι πολύ μεγάλο για ανάλυση
        [cut] η καταγραφή τελειώνει πριν από την παρτίδα
        [variant] αυτή η παραλλαγή δεν αναλύεται
       *[impossible] καμία παρτίδα δεν φτάνει σε αυτή την απόφαση
    }
review-explain =
    { $figure ->
        [pr] 500 × η χαμένη αξία ανά απόφαση, όπως μετρά το eXtreme Gammon: κάτω από 5 είναι κορυφαίο διεθνές επίπεδο. Δεν μετρούν οι αναγκαστικές κινήσεις, οι σχεδόν ίσες και τα σαφή «χωρίς βίδο».
        [checker] Το PR μόνο των κινήσεων.
        [cube] Το PR μόνο των αποφάσεων βίδου.
        [gnu] 1000 × η χαμένη αξία ανά μη αναγκαστική κίνηση και οριακή απόφαση βίδου, όπως μετρά το GNU Backgammon: περίπου διπλάσιο του PR.
        [snowie] 1000 × η χαμένη αξία, διά όλων των σειρών και των δύο παικτών.
        [errors] Απόφαση που χάνει 0,020 ή περισσότερο είναι λάθος, από 0,080 σοβαρό λάθος.
        [luck] Πόσο άξιζαν οι ζαριές πάνω από τον μέσο όρο, σε μονάδες αξίας. Το συν σημαίνει τύχη.
       *[adjusted] Το αποτέλεσμα, αφού αφαιρεθεί η τύχη και των δύο παικτών.
    }
review-counted-line = Παρτίδα { $game }: { $what } ({ $amount })
review-counted = Μετρούν: { $count }. Δεν μετρούν: { $rest }.
coach-doubler = Αξίες όπως τις βλέπει όποιος διπλασιάζει
review-rolled-out = με rollout
