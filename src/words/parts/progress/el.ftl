# Αριθμοί από όλες τις παρτίδες που αναλύθηκαν.

progress-player = Παίκτης
progress-me = Εσύ εναντίον του υπολογιστή
progress-reading = Διαβάζονται τα ματς που αναλύθηκαν: { $done } από { $all }
progress-empty = Δεν έχει αναλυθεί ακόμη κανένα ματς. Άνοιξε τη βιβλιοθήκη, διάλεξε ένα ματς και πάτησε «Ανάλυση»: οι παρτίδες του θα μετρούν εδώ.
progress-to-library = Άνοιγμα βιβλιοθήκης
progress-about = Το PR είναι 500 × η αξία που χάνεται ανά απόφαση: όσο χαμηλότερο τόσο καλύτερα· κάτω από 5 είναι παγκόσμια κλάση. Κάθε εύρος περιέχει την πραγματική τιμή με πιθανότητα 95%.
progress-unrated =
    { $count ->
        [one] 1 παρτίδα με συμβουλές ή κινήσεις που πάρθηκαν πίσω δεν μετρά.
       *[other] { $count } παρτίδες με συμβουλές ή κινήσεις που πάρθηκαν πίσω δεν μετρούν.
    }
progress-games =
    { $count ->
        [one] 1 παρτίδα
       *[other] { $count } παρτίδες
    }
progress-line = Το PR στον χρόνο
progress-chart = PR ανά παρτίδα με ομαλή γραμμή και το εύρος 95%. Η γραμμή πάει από { $first } σε { $last } σε { $count } παρτίδες.
progress-by-kind = Ανά απόφαση
progress-by-phase = Ανά φάση
progress-by-opponent = Ανά αντίπαλο
progress-kind =
    { $kind ->
        [checker] Κινήσεις πουλιών
        [cube] Αποφάσεις βίδου
       *[all] Όλες οι αποφάσεις
    }
progress-phase =
    { $phase ->
        [opening] Άνοιγμα
        [holding] Παιχνίδι αναμονής
        [priming] Παιχνίδι με φράγμα
        [blitz] Επίθεση
        [back-game] Back game
        [race] Κούρσα
        [bear-off] Μάζεμα
       *[contact] Άλλη επαφή
    }
progress-phase-about =
    { $phase ->
        [opening] Οι τρεις πρώτες σειρές κάθε παίκτη
        [holding] Η μία πλευρά έχει περάσει τα πάντα εκτός από μια θέση που κρατά η άλλη
        [priming] Πέντε θέσεις στη σειρά με δύο πούλια πίσω τους
        [blitz] Η μία πλευρά επιτίθεται στην περιοχή της, με πούλι στη μπάρα
        [back-game] Η μία πλευρά είναι 40 pips πίσω και κρατά δύο θέσεις στην περιοχή της άλλης
        [race] Κανείς δεν μπορεί πια να χτυπηθεί
        [bear-off] Όλα τα πούλια όποιου παίζει είναι στην περιοχή του ή έξω
       *[contact] Μπορεί να χτυπηθεί πούλι, και τίποτε άλλο δεν ταιριάζει
    }
progress-phases = Τι σημαίνουν οι φάσεις
progress-people = Άνθρωποι
progress-opponent = Αντίπαλος
progress-phase-head = Φάση
progress-kind-head = Απόφαση
progress-range = Εύρος 95%
progress-between = { $low } έως { $high }
progress-decisions = Αποφάσεις
progress-games-head = Παρτίδες
progress-date = Ημερομηνία
progress-game-head = Παρτίδα
progress-points = Πόντοι
progress-habits = Συνήθειες
progress-habits-none = Δεν ξεχωρίζει καμία συνήθεια. Αναφέρεται όταν 20 ή περισσότερα λάθη ενός είδους γέρνουν προς μία πλευρά περισσότερο απ’ όσο εξηγεί η τύχη (95%).
progress-habit =
    { $habit ->
        [double-late] Διπλασιάζει αργά
        [double-early] Διπλασιάζει νωρίς
        [drop-much] Πάει πάσο πολύ συχνά
        [take-much] Δέχεται πολύ συχνά
        [hit-little] Χτυπά λίγο
        [hit-much] Χτυπά πολύ
        [safe] Παίζει πολύ ασφαλώς
        [loose] Αφήνει πολλά ανοιχτά πούλια
        [run-early] Φεύγει από πίσω πολύ νωρίς
       *[run-late] Φεύγει από πίσω πολύ αργά
    }{ $lead ->
        [ahead] {" "}όταν προηγείται
        [behind] {" "}όταν χάνει
       *[all] {""}
    }: { $count } από { $all } λάθη
progress-best = Καλύτερες παρτίδες
progress-swings = Μεγαλύτερες ανατροπές
progress-swings-about = Πόσο άξιζε μια ζαριά παραπάνω από τη μέση ζαριά. Το συν ευνόησε αυτόν τον παίκτη.
progress-luck = Τύχη
progress-table = Προβολή ως πίνακα
progress-open = Άνοιγμα παρτίδας { $game } της { $date }
progress-more = Περισσότερα: { $count }
progress-export = Εξαγωγή ως CSV
progress-export-what =
    { $what ->
        [games] Παρτίδες
        [decisions] Αποφάσεις
       *[summary] Σύνοψη
    }
progress-recent =
    { $games ->
        [one] Το PR σου στην τελευταία παρτίδα: { $pr }
       *[other] Το PR σου στις τελευταίες { $games } παρτίδες: { $pr }
    }
