# The study room.

study = Μελέτη
study-this-game = Ανάλυση αυτής της παρτίδας
study-position = Διάταξη
study-game = { $what }, παρτίδα { $number } από { $count }
study-to-roll = { $who }: σειρά για ζαριά
study-to-play = { $who }: ζαριά { $dice }
study-to-answer = { $who }: αποδοχή ή πάσο, βίδος στο { $value }
study-resigned = { $who }: αποδοχή ή απόρριψη της παράδοσης ({ entry-resign })
study-no-games = Αυτό το ματς δεν έχει παρτίδες.
study-duplicate = Δεν γίνεται ανάλυση όσο διαρκεί ο γύρος. Μπορείς να τον μελετήσεις μετά την τελευταία παρτίδα.
study-friend = Δεν γίνεται ανάλυση παρτίδας με φίλο όσο διαρκεί. Μπορείς να τη μελετήσεις όταν τελειώσει.
study-give-up = Εγκατάλειψη του γύρου
study-ask-give-up = Να εγκαταλειφθεί ο γύρος; Μένει ανολοκλήρωτος: δεν θα έχεις αποτέλεσμα για σύγκριση και τα ζάρια του θα μετρούν ως γνωστά. Μετά μπορείς να τον μελετήσεις.
study-unfinished = Η καταγραφή τελειώνει εδώ
study-declines = Απορρίπτει την παράδοση
study-forbidden = { $play } (μη νόμιμη κίνηση)
study-unknown-play = δεν καταγράφηκε
study-first = Πρώτη διάταξη
study-previous = Προηγούμενη διάταξη
study-next = Επόμενη διάταξη
study-last = Τελευταία διάταξη
study-steps = Πλοήγηση στην παρτίδα
study-moment = Κίνηση { $number } από { $count }
study-choose-game = Παρτίδα
study-nth-game = Παρτίδα { $number }: { $first }–{ $second }
link-none = Αυτός ο σύνδεσμος δεν έχει ούτε παρτίδα ούτε διάταξη.
link-cut = Λείπει το τέλος του συνδέσμου. Ζήτησε ολόκληρο τον σύνδεσμο: οι εφαρμογές μηνυμάτων κόβουν τους μεγάλους.
link-damaged = Ο σύνδεσμος αλλοιώθηκε στη διαδρομή και δεν διαβάζεται. Ζήτησέ τον ξανά.
link-newer = Ο σύνδεσμος είναι από νεότερη έκδοση του παιχνιδιού. Φόρτωσε ξανά τη σελίδα για ενημέρωση.
study-won =
    { $who ->
        [you] Κερδίζεις { $points ->
            [one] { $points } πόντο
           *[other] { $points } πόντους
        }
       *[named] Νικητής: { $who }, { $points ->
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
which-about = Η ανάλυση θα απευθύνεται σε εσένα και μόνο τα δικά σου λάθη θα πηγαίνουν για εξάσκηση.
which-neither = Κανένας από τους δύο
study-biggest = Μεγαλύτερα λάθη: { $number } από { $count }
study-to-biggest =
    { $whose ->
        [own] Το μεγαλύτερο λάθος σου
       *[other] Το μεγαλύτερο λάθος
    }
study-others = Άλλα λάθη
review-rate = δείκτης λαθών
study-checking = σε ανάλυση
review-luck-word =
    { $luck ->
        [great] μεγάλη τύχη
        [good] καλή τύχη
        [bad] ατυχία
        [awful] μεγάλη ατυχία
       *[even] μέτρια τύχη
    }
summary = Σύνοψη του ματς
coach-rolls = Και οι 21 ζαριές
study-players = Παίκτες
study-rolled =
    { $who ->
        [you] Έφερες { $dice }: { $play }
       *[named] { $who }: ζαριά { $dice } και κίνηση { $play }
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
study-cost-match = { $percent }% λιγότερες πιθανότητες για το ματς
study-cost-points = Απώλεια { $points } πόντων
