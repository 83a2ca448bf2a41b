# Αριθμοί από όλες τις παρτίδες που αναλύθηκαν.

progress-player = Παίκτης
progress-me = Εσύ
progress-reading = Διαβάζονται τα ματς που αναλύθηκαν: { $done } από { $all }
progress-empty = Παίξε μια παρτίδα και ανάλυσέ την. Μετά θα βλέπεις εδώ πόσο καλά παίζεις και πού να δώσεις βάρος.
progress-to-library = Στις «Παρτίδες»
progress-about = Το PR (performance rating) είναι 500 × η αξία που χάνεται ανά απόφαση. Κάτω από 5 είναι επίπεδο παγκόσμιας κλάσης. Το εύρος δείχνει πόσο σίγουρο είναι το νούμερο.
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
progress-line = Η πορεία του PR
progress-chart = PR ανά παρτίδα, με ομαλή γραμμή και εύρος 95%. Η γραμμή πάει από { $first } σε { $last }. Παρτίδες: { $count }.
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
       *[contact] Μέσο της παρτίδας
    }
progress-phase-about =
    { $phase ->
        [opening] Οι τρεις πρώτες σειρές κάθε παίκτη
        [holding] Η μία πλευρά έχει να περάσει μία μόνο πόρτα της άλλης
        [priming] Πέντε πόρτες στη σειρά με δύο πούλια πίσω τους
        [blitz] Η μία πλευρά επιτίθεται στην έδρα της, με αντίπαλο πούλι στην μπάρα
        [back-game] Η μία πλευρά είναι 40 pips πίσω και έχει δύο πόρτες στην έδρα της άλλης
        [race] Κανένα πούλι δεν μπορεί πια να χτυπηθεί
        [bear-off] Όλα τα πούλια όποιου έχει σειρά είναι στην έδρα ή μαζεμένα
       *[contact] Κάθε άλλη διάταξη όπου χτυπιούνται ακόμη πούλια
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
progress-game-head = Παρτίδα
progress-points = Πόντοι
progress-work = Πού να δώσεις βάρος
progress-step = Βήμα { $number }
progress-share = { $share }% από όσα χάνεις
progress-habits-none = Δεν φαίνεται ακόμη κάποια συνήθεια. Χρειάζονται γύρω στα 20 λάθη του ίδιου είδους.
progress-habit =
    { $habit ->
        [double-late] Διπλασιάζει αργά
        [double-early] Διπλασιάζει νωρίς
        [drop-much] Πάει πάσο εκεί που έπρεπε να δεχτεί
        [take-much] Δέχεται εκεί που έπρεπε να πάει πάσο
        [hit-little] Δεν χτυπά όταν πρέπει
        [hit-much] Χτυπά υπερβολικά
        [safe] Παίζει υπερβολικά συντηρητικά
        [loose] Αφήνει πολλά ανοιχτά πούλια
        [run-early] Φεύγει πολύ νωρίς με τα πίσω πούλια
       *[run-late] Φεύγει πολύ αργά με τα πίσω πούλια
    }{ $lead ->
        [ahead] {" "}όταν είναι μπροστά
        [behind] {" "}όταν είναι πίσω
       *[all] {""}
    }
progress-habit-count = { $count } από { $all } λάθη
progress-best = Καλύτερες παρτίδες
progress-swings = Μεγαλύτερες ανατροπές
progress-swings-about = Πόσο άξιζε μια ζαριά παραπάνω από τη μέση ζαριά, σε αξία. Το συν είναι υπέρ αυτού του παίκτη.
progress-luck = Τύχη
progress-table = Εμφάνιση ως πίνακα
progress-open = Άνοιγμα παρτίδας { $game } ({ $date })
progress-more = Κι άλλες { $count }
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
progress-play = Παιχνίδι
progress-empty-title = Πόσο καλά παίζεις;
progress-example = Παράδειγμα
progress-fact =
    { $count ->
        [one] 1 αναλυμένη παρτίδα
       *[other] { $count } αναλυμένες παρτίδες
    }
progress-number =
    { $games ->
        [one] PR στην τελευταία παρτίδα
       *[other] PR στις τελευταίες { $games } παρτίδες
    }
progress-lower = Όσο χαμηλότερο, τόσο καλύτερο
progress-better = Βελτίωση κατά { $by } από { $day }
progress-worse = Επιδείνωση κατά { $by } από { $day }
progress-steady = Καμία σαφής αλλαγή από { $day }
progress-upward = καλύτερα
progress-now = τώρα
progress-how = Πώς υπολογίζεται;
progress-export-open = Εξαγωγή
home-none = Εδώ θα φανεί η πορεία της επόμενης παρτίδας σου
home-none-about = Κάθε παρτίδα με τον υπολογιστή αναλύεται μόνη της στο τέλος.
home-rate = Πόσο καλά παίζεις
home-rate-about = Το PR σου, η μέση απώλεια ανά απόφαση, θα φανεί εδώ μετά την πρώτη παρτίδα που θα αναλυθεί. Όσο χαμηλότερο, τόσο καλύτερα.
home-line =
    { $games ->
        [1] Η πορεία της τελευταίας σου παρτίδας
       *[other] Η πορεία των τελευταίων σου παρτίδων
    }
home-line-moments =
    { $count ->
        [0] Κανένα λάθος που να μετράει.
        [1] Μία στιγμή την έκρινε.
        [2] Δύο στιγμές την έκριναν.
       *[other] Τρεις στιγμές την έκριναν.
    }
home-line-see =
    { $count ->
        [0] Δες την παρτίδα
        [1] Δες την
       *[other] Δες τις
    }
progress-names = Ονόματα παικτών
progress-names-about = Τα ονόματα του ίδιου παίκτη μετρούν μαζί. Οι δικές σου παρτίδες μετρούν μαζί με εκείνες εναντίον του υπολογιστή.
progress-same = Ίδιος παίκτης με
progress-this-is-me = Εγώ είμαι
progress-separate = Διαχωρισμός: { $name }
progress-name-matches =
    { $count ->
        [one] { $name } ({ $count } ματς)
       *[other] { $name } ({ $count } ματς)
    }
progress-coach = Κοινοποίηση σε προπονητή
progress-coach-about = Όποιος σε προπονεί ανοίγει έναν σύνδεσμο και βλέπει μόνο όσα ενεργοποιείς, όπως είναι σήμερα.
progress-coach-parts = Τι κοινοποιείται
progress-coach-part =
    { $part ->
        [rate] Η πορεία του PR
        [phases] PR ανά φάση
        [habits] Συνήθειες
       *[worst] Τα τρία ακριβότερα λάθη
    }
progress-coach-none = Ενεργοποίησε κάτι για να πάρεις σύνδεσμο.
progress-coach-link = Σύνδεσμος για τον προπονητή σου
progress-coach-preview = Δες τι κοινοποιείται
progress-shared = Πρόοδος που κοινοποιήθηκε
progress-shared-of = Πρόοδος: { $name }
progress-shared-day = Στις { $day }
progress-shared-nothing = Αυτός ο σύνδεσμος δεν δείχνει ακόμη παρτίδες.
progress-worst = Τα ακριβότερα λάθη
progress-worst-made = { $choice }: χάνει { $loss }
progress-few = Για να φανεί τάση χρειάζονται περισσότερες παρτίδες: από { $games } και πάνω, μια γραμμή θα δείχνει εδώ πώς αλλάζει το παιχνίδι σου.
progress-known = Το καλύτερό σου ως τώρα: { $best }. Το πιο ακριβό: { $worst }.
