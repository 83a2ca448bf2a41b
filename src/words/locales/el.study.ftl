# The study room.

study = Μελέτη
study-this-game = Ανάλυση αυτής της παρτίδας
study-position = Διάταξη
study-game = { $what }, παρτίδα { $number } από { $count }
study-to-roll = { $who }: σειρά για ζαριά
study-to-play = { $who }: σειρά με { $dice }
study-to-answer = { $who }: αποδοχή ή πάσο με τον βίδο στο { $value }
study-resigned = { $who }: αποδοχή ή απόρριψη της παράδοσης ({ entry-resign })
study-no-games = Αυτό το ματς δεν έχει παρτίδες.
study-duplicate = Όσο παίζεται ο γύρος δεν γίνεται ανάλυση. Μπορείς να τον μελετήσεις μόλις τελειώσει η τελευταία παρτίδα του.
study-friend = Όσο παίζεται μια παρτίδα με φίλο δεν γίνεται ανάλυση. Μπορείς να τη μελετήσεις μόλις τελειώσει.
study-give-up = Εγκατάλειψη του γύρου
study-ask-give-up = Να εγκαταλείψεις τον γύρο; Θα μπορείς να τον μελετήσεις, αλλά θα μείνει μισός: δεν θα έχεις αποτέλεσμα για σύγκριση, και τα ζάρια του θα μετρούν ως γνωστά.
study-unfinished = Η καταγραφή σταματά εδώ
study-declines = Απορρίπτει την παράδοση
study-forbidden = { $play } (μη νόμιμη κίνηση)
study-unknown-play = δεν καταγράφηκε
study-first = Πρώτη διάταξη
study-previous = Προηγούμενη διάταξη
study-next = Επόμενη διάταξη
study-last = Τελευταία διάταξη
study-steps = Βήμα βήμα στην παρτίδα
study-moment = Κίνηση { $number } από { $count }
study-choose-game = Παρτίδα
study-nth-game = Παρτίδα { $number }: { $first }–{ $second }
link-none = Αυτός ο σύνδεσμος δεν περιέχει ούτε παρτίδα ούτε διάταξη.
link-cut = Λείπει το τέλος του συνδέσμου. Ζήτησέ τον ολόκληρο: μερικές εφαρμογές μηνυμάτων κόβουν τους μεγάλους.
link-damaged = Ο σύνδεσμος άλλαξε στη διαδρομή και δεν διαβάζεται. Ζήτησέ τον ξανά.
link-newer = Ο σύνδεσμος είναι από νεότερη έκδοση του παιχνιδιού. Φόρτωσε ξανά τη σελίδα για ενημέρωση.
link-again = Ολόκληρος ο σύνδεσμος
link-open = Άνοιγμα
link-missing = Το κείμενο δεν περιέχει σύνδεσμο.
study-untouched = Οι δικές σου παρτίδες δεν πειράχτηκαν.
study-won =
    { $who ->
        [you] Κερδίζεις { $points ->
            [one] { $points } πόντο
           *[other] { $points } πόντους
        }
       *[named] Νίκη: { $who }, { $points ->
            [one] { $points } πόντος
           *[other] { $points } πόντοι
        }
    }
study-game-of = Παρτίδα { $number } από { $count }
study-more = Περισσότερα
study-moves = Κινήσεις
study-practise = Εξάσκηση
study-practise-now = Εξάσκηση τώρα
study-practise-mine = Εξάσκηση στα λάθη μου
study-practise-of = Εξάσκηση στα λάθη: { $name }
study-whose = Ποιανού τα λάθη
study-mine = Δικά μου
study-theirs = { $name }
study-both = Και των δύο
which-one = Ποιος παίκτης είσαι;
which-about = Η ανάλυση θα μιλάει σε εσένα, και στην εξάσκηση θα πηγαίνουν μόνο τα δικά σου λάθη.
which-neither = Κανένας
study-biggest = Μεγαλύτερα λάθη: { $number } από { $count }
study-to-biggest =
    { $whose ->
        [own] Το μεγαλύτερο λάθος σου
       *[other] Το μεγαλύτερο λάθος
    }
study-others = Άλλα λάθη
study-first-mistake = Πρώτο λάθος
review-rate = PR
study-checking = σε ανάλυση
review-luck-word =
    { $luck ->
        [great] μεγάλη τύχη
        [good] τύχη
        [bad] ατυχία
        [awful] μεγάλη ατυχία
       *[even] κανονική τύχη
    }
summary = Σύνοψη του ματς
study-back = Ματς
coach-rolls = Και οι 21 ζαριές
study-take-points = Όρια αποδοχής
study-players = Παίκτες
study-rolled =
    { $who ->
        [you] Έφερες { $dice }: { $play }
       *[named] { $who } με { $dice }: { $play }
    }
study-clean-game =
    { $who ->
        [you] Κανένα λάθος σε αυτή την παρτίδα. Ωραίο παιχνίδι.
       *[named] { $who }: κανένα λάθος σε αυτή την παρτίδα.
    }
study-clean-match =
    { $who ->
        [you] Κανένα λάθος σε όλο το ματς. Ωραίο παιχνίδι.
       *[named] { $who }: κανένα λάθος σε όλο το ματς.
    }
study-cost-match = −{ $percent }% στο ματς
study-cost-points = Απώλεια { $points } πόντων
notes = Σημειώσεις
notes-noted =
    { $count ->
        [one] { $count } κίνηση με σημείωση
       *[other] { $count } κινήσεις με σημειώσεις
    }
notes-number = Σημείωση { $number } από { $count }
notes-previous = Προηγούμενη σημείωση
notes-next = Επόμενη σημείωση
notes-comment = Σχόλιο για αυτή την απόφαση
notes-game = Σχόλιο για την παρτίδα
notes-match = Σχόλιο για το ματς
notes-match-file = Ήρθε με το ματς· το δικό σου κοινοποιείται από κάτω
notes-flag = Σήμανση
notes-flag-name =
    { $flag ->
        [question] Απορία
        [study] Για μελέτη
       *[done] Έτοιμο
    }
notes-draw = Σχέδιο στο ταμπλό
notes-stroke = Γραμμή
notes-solid = Συνεχής
notes-dashed = Διακεκομμένη
notes-how = Πάτησε δύο θέσεις για βέλος ή μία θέση δύο φορές για κύκλο. Σχεδίασέ το ξανά για να σβηστεί.
notes-clear = Διαγραφή σχεδίου
notes-drawing = Σχέδιο στο ταμπλό: { $signs }
notes-elsewhere = Αυτές οι σημειώσεις θα χαθούν όταν φύγεις: η παρτίδα ή η διάταξη δεν είναι στις «Παρτίδες».
notes-full = Δεν υπάρχει χώρος για άλλες σημειώσεις εδώ.
study-similar = Παρόμοιες διατάξεις
