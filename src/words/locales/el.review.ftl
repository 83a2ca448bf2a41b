# The review of a match in the study room.

review = Ανάλυση
review-stop = Διακοπή της ανάλυσης
review-resume = Συνέχεια της ανάλυσης
review-progress = Ανάλυση: { $done } από { $all }
review-done = Η ανάλυση ολοκληρώθηκε
review-failed = Η μηχανή σταμάτησε. Πάτησε «Συνέχεια της ανάλυσης» για να ξαναδοκιμάσεις.
review-next-error = Επόμενο λάθος
review-previous-error = Προηγούμενο λάθος
review-no-errors = Δεν υπάρχει άλλο λάθος
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
review-pr-help = { $name }: PR { $pr } από { $count } αποφάσεις. Με βεβαιότητα 95% είναι από { $low } έως { $high }.
review-gnu = Δείκτης λαθών του GNU Backgammon, σε χιλιοστά αξίας
review-snowie = Δείκτης λαθών του Snowie, σε χιλιοστά αξίας
review-checker = PR των κινήσεων
review-cube = PR των αποφάσεων για τον βίδο
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
review-other-version = Το ματς έχει και μια παλαιότερη ανάλυση, από άλλη έκδοση, που φυλάγεται χωριστά.
review-skipped = Δεν κρίθηκαν: { $count }
review-unsaved =
    { $why ->
        [full] Ο χώρος γέμισε: η ανάλυση συνεχίζεται, αλλά θα χαθεί όταν κλείσεις τη σελίδα.
       *[other] Ο περιηγητής δεν μπορεί να την αποθηκεύσει: η ανάλυση συνεχίζεται, αλλά θα χαθεί όταν κλείσεις τη σελίδα.
    }
review-only =
    { $which ->
        [checker] Κινήσεις
        [cube] Βίδος
        [blunders] Σοβαρά λάθη
        [avoidable] Λάθη που κάνουν λίγοι
       *[disputed] Διαφωνίες
    }
review-skip =
    Παρτίδα { $game }: { $why ->
        [forbidden] η κίνηση δεν είναι νόμιμη
        [unknown] η κίνηση δεν υπάρχει στο αρχείο
        [lost] η διάταξη είναι άγνωστη, γιατί λείπει από το αρχείο μια προηγούμενη κίνηση
        [no-offer] απάντηση χωρίς βίδο
        [long] το ματς είναι πολύ μεγάλο για ανάλυση
        [cut] η καταγραφή σταματά πριν τελειώσει η παρτίδα
        [variant] αυτή η παραλλαγή δεν αναλύεται
       *[impossible] σε καμία παρτίδα δεν προκύπτει αυτή η απόφαση
    }
review-explain =
    { $figure ->
        [pr] Η μέση απώλεια ανά απόφαση × 500, όπως τη μετρά το eXtreme Gammon. Όσο μικρότερο, τόσο καλύτερα: κάτω από 5 είναι επίπεδο παγκόσμιας κλάσης. Δεν μετρούν οι αναγκαστικές κινήσεις, όσες διαφέρουν ελάχιστα και όσα «χωρίς βίδο» είναι φανερά.
        [checker] Το PR μόνο των κινήσεων.
        [cube] Το PR μόνο των αποφάσεων για τον βίδο.
        [gnu] 1000 × η αξία που χάνεται ανά μη αναγκαστική κίνηση και οριακή απόφαση βίδου, όπως τη μετρά το GNU Backgammon: περίπου το διπλάσιο του PR.
        [snowie] 1000 × η αξία που χάνεται, διά όλες τις σειρές και των δύο παικτών.
        [errors] Όποια απόφαση χάνει από 0,020 και πάνω είναι λάθος, από 0,080 σοβαρό λάθος.
        [luck] Πόσο παραπάνω από τη μέση ζαριά άξιζαν οι ζαριές, σε μονάδες αξίας. Το συν σημαίνει τύχη.
       *[adjusted] Το αποτέλεσμα αν αφαιρεθεί η τύχη και των δύο παικτών.
    }
review-counted-line = Παρτίδα { $game }: { $what } ({ $amount })
review-counted = Μετρούν: { $count }. Δεν μετρούν: { $rest }.
coach-doubler = Αξίες από την πλευρά όποιου διπλασιάζει
review-rolled-out = με rollout
