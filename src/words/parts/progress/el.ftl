# Αριθμοί από όλες τις παρτίδες που αναλύθηκαν.

progress-player = Παίκτης
progress-me = Εσύ με τον υπολογιστή
progress-reading = Διαβάζονται τα ματς που αναλύθηκαν: { $done } από { $all }
progress-empty = Δεν έχει αναλυθεί ακόμη κανένα ματς. Άνοιξε τη βιβλιοθήκη, διάλεξε ένα ματς και πάτησε «Ανάλυση»: οι παρτίδες του θα μετρούν εδώ.
progress-to-library = Άνοιγμα βιβλιοθήκης
progress-about = Το PR είναι 500 × η αξία που χάνεται ανά απόφαση: όσο χαμηλότερο τόσο καλύτερα· κάτω από 5 είναι παγκόσμια κλάση. Κάθε εύρος περιέχει την πραγματική τιμή με πιθανότητα 95%.
progress-unrated =
    { $count ->
        [one] 1 παρτίδα με υποδείξεις ή αναιρέσεις δεν μετρά.
       *[other] { $count } παρτίδες με υποδείξεις ή αναιρέσεις δεν μετρούν.
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
        [blitz] Μπλιτς
        [back-game] Back game
        [race] Κούρσα
        [bear-off] Μάζεμα
       *[contact] Άλλη επαφή
    }
progress-phase-about =
    { $phase ->
        [opening] Οι τρεις πρώτες σειρές κάθε παίκτη
        [holding] Η μία πλευρά έχει περάσει τα πάντα εκτός από μια πόρτα της άλλης
        [priming] Πέντε πόρτες στη σειρά με δύο πούλια πίσω τους
        [blitz] Η μία πλευρά επιτίθεται στην έδρα της, με πούλι στην μπάρα
        [back-game] Η μία πλευρά είναι 40 pips πίσω και έχει δύο πόρτες στην έδρα της άλλης
        [race] Κανένα πούλι δεν χτυπιέται πια
        [bear-off] Όλα τα πούλια όποιου έχει σειρά είναι στην έδρα του ή έξω
       *[contact] Χτυπιούνται ακόμη πούλια, και τίποτε άλλο δεν ταιριάζει
    }
progress-phases = Τι σημαίνουν οι φάσεις
progress-people = Παίκτες
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
progress-habits-none = Καμία συνήθεια δεν ξεχωρίζει. Εμφανίζεται όταν 20 ή περισσότερα λάθη ενός είδους γέρνουν προς μία πλευρά πιο πολύ απ’ όσο εξηγεί η τύχη (95%).
progress-habit =
    { $habit ->
        [double-late] Διπλασιάζει αργά
        [double-early] Διπλασιάζει νωρίς
        [drop-much] Πάσο αντί για αποδοχή
        [take-much] Αποδοχή αντί για πάσο
        [hit-little] Χάνει χτυπήματα
        [hit-much] Χτυπά υπερβολικά
        [safe] Παίζει με υπερβολική ασφάλεια
        [loose] Αφήνει πολλά ανοιχτά πούλια
        [run-early] Φεύγει πολύ νωρίς με τα πίσω πούλια
       *[run-late] Φεύγει πολύ αργά με τα πίσω πούλια
    }{ $lead ->
        [ahead] {" "}όταν προηγείται
        [behind] {" "}όταν είναι πίσω
       *[all] {""}
    }: { $count } από { $all } λάθη
progress-best = Καλύτερες παρτίδες
progress-swings = Μεγαλύτερες ανατροπές
progress-swings-about = Πόσο άξιζε μια ζαριά παραπάνω από τη μέση ζαριά. Το συν ευνόησε αυτόν τον παίκτη.
progress-luck = Τύχη
progress-table = Εμφάνιση ως πίνακα
progress-open = Άνοιγμα παρτίδας { $game } ({ $date })
progress-more = Άλλα: { $count }
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
