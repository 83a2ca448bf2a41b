# The opening book: scores, names of plays, figures.

book-score =
    { $score ->
        [money] Με χρήματα
        [dmp] DMP
        [gammon-go] Διπλό υπέρ
       *[gammon-save] Διπλό κατά
    }
book-score-about =
    { $score ->
        [money] Παρτίδα με χρήματα, βίδος στη μέση.
        [dmp] Και οι δύο θέλουν έναν πόντο.
        [gammon-go] Θέλεις δύο πόντους, ο αντίπαλος έναν: ένα διπλό κερδίζει το ματς.
       *[gammon-save] Θέλεις έναν πόντο, ο αντίπαλος δύο: ένα διπλό χάνει το ματς.
    }
book-scores = Σκορ του παίκτη με την πρώτη ζαριά
book-name =
    { $name ->
        [hit] Χτύπημα
        [point] Πόρτα { $point }
        [bar-point] Πόρτα 7
        [anchor] Άγκυρα στο { $point }
        [bar-anchor] Άγκυρα στο 7
        [run] Φυγή
        [slot] Προετοιμασία στο { $point }
        [bar-slot] Προετοιμασία στο 7
        [split] Χώρισμα των πίσω
       *[builders] Χτίστες
    }
book-plays = Κινήσεις
book-close = εξίσου καλή, εντός σφάλματος
book-figures = Αριθμοί
book-play = Κίνηση
book-equity = Αξία
book-cost = Κόστος
book-error = Τυπικό σφάλμα
book-trials = Δοκιμές
book-method = Rollout με τη μηχανή αυτού του προγράμματος, χωρίς την τύχη των ζαριών. Το κόστος είναι σε πόντους· μια κίνηση που υστερεί καθαρά παίρνει λιγότερες δοκιμές. Οι κινήσεις με 0 δοκιμές προέρχονται από αναζήτηση 2-ply.
book-all = Όλα τα ανοίγματα
book-replies = Απαντήσεις στο { $play }
book-none = Το βιβλίο δεν συνεχίζει μετά από αυτή την κίνηση.
book-line =
    { $score ->
        [exact] Βιβλίο: { $play }
       *[money] Βιβλίο για χρήματα: { $play }
    }
