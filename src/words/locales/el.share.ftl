# Η κοινοποίηση.

share = Κοινοποίηση
share-what = Τι θα κοινοποιήσεις
share-position = Αυτή η διάταξη
share-game = Αυτή η παρτίδα
share-match = Το ματς
share-link = Σύνδεσμος
share-copy-link = Αντιγραφή συνδέσμου
share-send = Αποστολή…
share-about =
    Ο σύνδεσμος τα περιέχει όλα. Δεν ανεβαίνει τίποτα στο διαδίκτυο· όποιος τον ανοίξει βλέπει { $what ->
        [position] αυτή τη διάταξη
        [game] αυτή την παρτίδα
       *[match] αυτό το ματς
    }.
share-seen = Αυτό θα δουν πρώτα.
share-too-long = Το ματς δεν χωρά σε σύνδεσμο. Κοινοποίησέ το ως αρχείο.
share-names = Με τα ονόματα των παικτών
share-notes = Με τις σημειώσεις και τα σχέδια
share-review = Με την ανάλυση
share-qr = Κωδικός QR του συνδέσμου
share-copy = Αντιγραφή
share-copied = Αντιγράφηκε
share-copied-what = Αντιγράφηκε: { $what }
share-not-copied = Ο περιηγητής σου δεν επιτρέπει την αντιγραφή εδώ. Επίλεξε το κείμενο και αντίγραψέ το εσύ.
share-text = Κείμενο για φόρουμ
share-copy-text = Κείμενο
share-png = Εικόνα
share-svg = Σχέδιο
share-file = Αρχείο ({ $extension })
share-saved = Αποθηκεύτηκε: { $file }
share-not-drawn = Ο περιηγητής σου δεν μπόρεσε να σχεδιάσει την εικόνα.
