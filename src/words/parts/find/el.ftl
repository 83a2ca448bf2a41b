# Search of decisions in all games.

find-reading = Ανάγνωση παρτίδων: { $done } από { $all }
find-fact = Αποφάσεις: { $count }
find-full = Η αναζήτηση καλύπτει μόνο τις { $count } νεότερες αποφάσεις.
find-matching = Βρέθηκαν: { $count }
find-loses = χάνει { $loss }
find-none-about = Αφαίρεσε έναν όρο ή άφησε περισσότερες θέσεις ελεύθερες.
find-empty-about = Εδώ βρίσκεις κάθε απόφαση των παρτίδων σου.
find-more = Περισσότερα
find-order-by =
    { $order ->
        [costliest] Μεγαλύτερη απώλεια
        [nearest] Πιο κοντινές
       *[newest] Νεότερες
    }
find-remove = Αφαίρεση: { $condition }
find-reset = Καθαρισμός όλων
find-conditions = Όροι
find-board = Διάταξη
find-board-about = Όποιος αποφασίζει είναι κάτω. Μια θέση που μένει ελεύθερη μπορεί να έχει οτιδήποτε.
find-mark-empty = Κανένα
find-kept-empty = πρέπει να είναι άδεια
find-match-of =
    { $how ->
        [exact] Ακριβώς αυτή
       *[least] Τουλάχιστον αυτά
    }
find-either = Για οποιονδήποτε παίκτη
find-like = Παρόμοιες διατάξεις
find-like-about = Το πολύ μία από κάθε άλλη παρτίδα σου.
find-like-end = Στήσε ένα μοτίβο
find-any = Οποιοδήποτε
find-kind-of =
    { $kind ->
        [checker] Κινήσεις πουλιών
        [cube] Αποφάσεις βίδου
        [double] Βίδος ή ζαριά
       *[answer] Αποδοχή ή πάσο
    }
find-dice = Ζάρια
find-loss = Μέγεθος λάθους
find-loss-of =
    { $loss ->
        [error] Λάθη: { $least } και πάνω
        [blunder] Σοβαρά λάθη: { $least } και πάνω
       *[large] { $least } και πάνω
    }
find-error = Είδος λάθους
find-by = Απόφαση ποιου
find-by-of =
    { $by ->
        [reader] Δική μου
       *[opponent] Του αντιπάλου
    }
find-score = Σκορ
find-score-of =
    { $score ->
        [money] Παρτίδα με χρήματα
        [match] Οποιοδήποτε σκορ ματς
        [dmp] Ένας πόντος για τον καθένα
        [crawford] Παρτίδα Crawford
        [post] Μετά την παρτίδα Crawford
       *[away] Πόντοι που λείπουν
    }
find-away =
    { $whose ->
        [decider] Λείπουν σε όποιον αποφασίζει
       *[other] Λείπουν στον άλλο
    }
find-cube-of =
    { $cube ->
        [centre] Στη μέση
        [decider] Σε όποιον αποφασίζει
        [other] Στον άλλο
       *[none] Χωρίς βίδο
    }
find-cube-value = Αξία του βίδου
find-structure = Δομή
find-structure-of =
    { $structure ->
        [prime-4] Φράγμα με τέσσερις πόρτες
        [prime-5] Φράγμα με πέντε πόρτες
        [prime-6] Πλήρες φράγμα
        [board-5] Έδρα με πέντε πόρτες
        [closed] Κλειστή έδρα
        [anchor] Άγκυρα
        [ace-point] Παιχνίδι στον άσο
        [back-game] Back game
        [holding-game] Παιχνίδι αναμονής
        [blitz] Μπλιτς
        [bar] Πούλι στην μπάρα
        [bar-2] Δύο πούλια στην μπάρα
       *[bear-off] Μάζεμα
    }
find-whose = Δομή ποιου
find-whose-of =
    { $whose ->
        [decider] Όποιος αποφασίζει
        [other] Ο άλλος
       *[either] Οποιοσδήποτε
    }
find-result =
    { $kind ->
        [checker] Κίνηση
        [double] Βίδος ή ζαριά
       *[answer] Αποδοχή ή πάσο
    }
