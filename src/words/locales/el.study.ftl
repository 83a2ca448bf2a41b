# The study room.

study = Μελέτη
study-this-game = Μελέτη αυτής της παρτίδας
study-position = Θέση
study-game = { $what }, παρτίδα { $number } από { $count }
study-to-roll = { $who }: ρίχνει
study-to-play = { $who }: παίζει { $dice }
study-to-answer = { $who }: δέχεται ή πάσο, κύβος στο { $value }
study-resigned = { $who }: δέχεται ή απορρίπτει την παράδοση ({ entry-resign })
study-no-games = Αυτό το ματς δεν έχει παρτίδες.
study-duplicate = Καμία ανάλυση όσο διαρκεί ο γύρος με ίδια ζάρια. Μελετάται μετά την τελευταία παρτίδα.
study-friend = Καμία ανάλυση παρτίδας με φίλο όσο διαρκεί. Μελετάται όταν τελειώσει.
study-give-up = Εγκατάλειψη του γύρου
study-ask-give-up = Εγκατάλειψη αυτού του γύρου; Μένει ανολοκλήρωτος: δεν θα έχεις αποτέλεσμα για σύγκριση και τα ζάρια του θα θεωρούνται γνωστά. Μετά μπορείς να τον μελετήσεις.
study-unfinished = Η καταγραφή τελειώνει εδώ
study-declines = Απορρίπτει την παράδοση
study-forbidden = { $play } (μη επιτρεπτή κίνηση)
study-unknown-play = δεν έχει καταγραφεί
study-first = Πρώτη θέση
study-previous = Προηγούμενη θέση
study-next = Επόμενη θέση
study-last = Τελευταία θέση
study-steps = Πλοήγηση στην παρτίδα
study-moment = { $number } από { $count }
study-choose-game = Παρτίδα
study-nth-game = Παρτίδα { $number }: { $first }–{ $second }
study-comment = Σχόλιο
link-none = Αυτός ο σύνδεσμος δεν έχει ούτε παρτίδα ούτε θέση.
link-cut = Λείπει το τέλος του συνδέσμου. Ζήτησε ολόκληρο τον σύνδεσμο: οι εφαρμογές μηνυμάτων κόβουν τους μεγάλους.
link-damaged = Ο σύνδεσμος άλλαξε στη διαδρομή και δεν διαβάζεται. Ζήτησέ τον ξανά.
link-newer = Ο σύνδεσμος είναι από νεότερη έκδοση του παιχνιδιού. Φόρτωσε ξανά τη σελίδα για ενημέρωση.
study-won =
    { $who }: κερδίζει { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }
