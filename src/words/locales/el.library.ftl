# Η βιβλιοθήκη.

library = Παρτίδες
library-show = Εμφάνιση
library-filter =
    { $filter ->
        [matches] Ματς
        [money] Με χρήματα
        [positions] Διατάξεις
        [collected] Επιλογή
        [imported] Από εισαγωγή
       *[all] Όλα
    }
library-search = Αναζήτηση
library-sort = Ταξινόμηση
library-sort-by =
    { $order ->
        [oldest] Πρώτα τα παλαιότερα
        [name] Όνομα
        [length] Μήκος ματς
       *[newest] Πρώτα τα νεότερα
    }
library-position = Διάταξη
library-unfinished = δεν τελείωσε
library-from = από { $name }
library-pasted = επικολλήθηκε
library-linked = από σύνδεσμο
library-decisions =
    { $count ->
        [one] 1 απόφαση
       *[other] { $count } αποφάσεις
    }
library-empty = Παίξε μία ή φέρε αρχείο από άλλο πρόγραμμα. Καθεμία φαίνεται εδώ με το ταμπλό και την πορεία της.
library-none = Δεν βρέθηκε τίποτα
library-count =
    { $count ->
        [one] 1 αποθηκευμένη
       *[other] { $count } αποθηκευμένες
    }
library-loading = Φόρτωση των παρτίδων σου…
library-open-files = Άνοιγμα αρχείων
library-open-folder = Άνοιγμα φακέλου
library-paste = Επικόλληση
library-paste-field = Ματς, διάταξη ή ID
library-read = Ανάγνωση
library-drop = Ή σύρε αρχεία ή έναν φάκελο πάνω στη σελίδα.
library-all = Επιλογή όλων
library-selected =
    { $count ->
        [one] 1 επιλεγμένη
       *[other] { $count } επιλεγμένες
    }
library-select = Επιλογή: { $name }
library-about = Ενέργειες: { $name }
library-name = Όνομα
library-note = Σημείωση
library-keep = Αποθήκευση
library-export =
    { $kind ->
        [mat] Εξαγωγή .mat
        [sgf] Εξαγωγή .sgf
       *[backup] Εξαγωγή αντιγράφου
    }
library-deleted =
    { $count ->
        [one] Διαγράφηκε 1 εγγραφή
       *[other] Διαγράφηκαν { $count } εγγραφές
    }
library-reading = Ανάγνωση αρχείου { $done } από { $total }
library-found =
    { $kind ->
        [match] { $count ->
            [one] 1 νέο ματς
           *[other] { $count } νέα ματς
        }
        [money] { $count ->
            [one] 1 νέα παρτίδα με χρήματα
           *[other] { $count } νέες παρτίδες με χρήματα
        }
        [position] { $count ->
            [one] 1 νέα διάταξη
           *[other] { $count } νέες διατάξεις
        }
       *[mixed] { $count } νέα ματς και διατάξεις
    }
library-games =
    { $count ->
        [one] 1 παρτίδα
       *[other] { $count } παρτίδες
    }
library-add = Προσθήκη στις «Παρτίδες»
library-added = Προστέθηκε στις «Παρτίδες»
library-nothing-new = Τίποτα καινούργιο
library-new =
    { $count ->
        [one] 1 νέα
       *[other] { $count } νέες
    }
library-known = { $count } ήδη στις «Παρτίδες»
library-cards = Αποφάσεις για τις ασκήσεις: { $count }
library-table = Παρτίδα στο ταμπλό, ρυθμίσεις και στατιστικά
library-friends = Παρτίδες με φίλους: { $count }
library-duplicates = Ίδια ζάρια: { $count }
library-merge = Προσθήκη σε όσα υπάρχουν
library-replace = Αντικατάσταση όλων
library-replace-sure = Διαγραφή και αντικατάσταση
library-replace-about = Με την προσθήκη μένουν όσα υπάρχουν εδώ. Με την αντικατάσταση διαγράφονται πρώτα όλες οι παρτίδες, οι αναλύσεις, οι ασκήσεις, οι παρτίδες με φίλους και οι γύροι με ίδια ζάρια σε αυτόν τον περιηγητή.
library-replace-needs = Για να αντικατασταθούν όλα, διάλεξε όλα τα αρχεία ενός αντιγράφου ασφαλείας, χωρίς να λείπει ή να περισσεύει κανένα και χωρίς βλάβη.
library-remarks =
    { $count ->
        [one] 1 παρατήρηση
       *[other] { $count } παρατηρήσεις
    }
library-refusal-program = Αρχείο του { $program }: το GNU Backgammon το μετατρέπει σε .mat
library-refusal =
    { $why ->
        [other-bgf] Αρχείο .bgf που δεν είναι του BGBlitz (ίσως του BGRoom): κάνε εκεί εξαγωγή ως .mat
        [ogxm] Αρχείο .ogxm του OpenGammon: κάνε εκεί εξαγωγή ως .mat
        [fibs] Λίστα κινήσεων του FIBS: το GNU Backgammon τη μετατρέπει σε .mat
        [empty] Το αρχείο είναι κενό
        [unknown] Άγνωστη μορφή
        [no-game] Δεν περιέχει παρτίδα
        [unreadable] Ο περιηγητής δεν μπορεί να το διαβάσει
       *[stopped] Το αρχείο δεν διαβάζεται
    }
library-too-large = Το αρχείο είναι πολύ μεγάλο: το πολύ { $size } MB
library-unfollowed =
    { $count ->
        [one] 1 κίνηση δεν ταιριάζει στην παρτίδα
       *[other] { $count } κινήσεις δεν ταιριάζουν στην παρτίδα
    }
library-matches-left-out =
    { $count ->
        [one] 1 ματς παραλείφθηκε: πάρα πολλά σε ένα αρχείο
       *[other] { $count } ματς παραλείφθηκαν: πάρα πολλά σε ένα αρχείο
    }
library-left-out =
    { $count ->
        [one] 1 αρχείο παραλείφθηκε: πάρα πολλά μαζί
       *[other] { $count } αρχεία παραλείφθηκαν: πάρα πολλά μαζί
    }
library-lost = Αυτή η μορφή δεν τα χωρά όλα. Μένουν απ’ έξω:
library-problem =
    { $why ->
        [no-database] Αυτός ο περιηγητής δεν μπορεί να αποθηκεύσει τίποτα (ιδιωτικό παράθυρο;). Ό,τι κι αν φέρεις, δεν θα μείνει.
        [full] Ο χώρος γέμισε και δεν άλλαξε τίποτα. Διάγραψε κάτι ή κάνε πρώτα εξαγωγή του.
        [blocked] Μια άλλη καρτέλα εμποδίζει την αποθήκευση. Κλείσε την και φόρτωσε ξανά τη σελίδα.
        [newer] Οι παρτίδες σου αποθηκεύτηκαν από νεότερη έκδοση. Φόρτωσε ξανά τη σελίδα για ενημέρωση.
       *[failed] Η βάση δεδομένων του περιηγητή δεν λειτούργησε και δεν άλλαξε τίποτα.
    }
library-resume = Συνέχεια
library-aside =
    { $count ->
        [one] 1 αποθηκευμένη παρτίδα δεν φαίνεται εδώ: δες τις ρυθμίσεις.
       *[other] { $count } αποθηκευμένες παρτίδες δεν φαίνονται εδώ: δες τις ρυθμίσεις.
    }
library-reviewed =
    { $count ->
        [one] 1 αναλυμένη
       *[other] { $count } αναλυμένες
    }
library-add-games = Προσθήκη παρτίδων
library-add-about = Από άλλα προγράμματα: αρχεία .mat, .txt, .sgf, .xg και .bgf, ή συμπιεσμένα με τέτοια αρχεία, ή ματς και διατάξεις με επικόλληση.
library-choose = Επιλογή
library-more = Περισσότερα
library-unreviewed = χωρίς ανάλυση
library-pr = PR { $pr }
library-pr-both = PR { $one } / { $other }
library-sources = Μορφές αυτού του ματς
library-formats =
    { $count ->
        [one] 1 ακόμη μορφή παρτίδας που έχεις
       *[other] { $count } ακόμη μορφές παρτίδων που έχεις
    }
library-empty-title = Δεν υπάρχουν ακόμη παρτίδες
library-play = Παιχνίδι
library-show-all = Εμφάνιση όλων
library-matching =
    { $count ->
        [one] Βρέθηκε 1
       *[other] Βρέθηκαν { $count }
    }
library-find = Αναζήτηση διατάξεων
library-columns = Πίνακας
library-players = Παίκτες
library-any = Όλα
library-column-filter = Φίλτρο: { $column }
library-column =
    { $column ->
        [result] Αποτέλεσμα
        [pr] PR
        [other-pr] PR αντιπάλου
        [luck] Τύχη
        [event] Τουρνουά
        [review] Ανάλυση
       *[newest] Ημερομηνία
    }
library-outcome =
    { $outcome ->
        [won] Νίκη
        [lost] Ήττα
       *[open] Ανοιχτή
    }
library-state =
    { $state ->
        [reviewed] Με ανάλυση
       *[open] Χωρίς ανάλυση
    }
library-collect = Στην επιλογή
library-uncollect = Εκτός επιλογής
