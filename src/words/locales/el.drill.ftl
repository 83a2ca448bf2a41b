# Οι ασκήσεις.

drill = Ασκήσεις
drill-own = Τα λάθη σου
drill-own-none = Τίποτα ακόμη. Τα λάθη σου από παρτίδες χωρίς βοήθεια θα εμφανιστούν εδώ μόλις ανοίξεις την ανάλυσή τους.
drill-own-which = Τα ματς σου έχουν αναλυθεί. Δείξε ποιος παίκτης είσαι και θα δεις εδώ τα λάθη σου.
drill-own-go = Επιλογή παρτίδας
drill-exercises = Ερωτήσεις
drill-kind =
    { $kind ->
        [shots] Χτυπήματα
        [entering] Είσοδος
        [effective] Ενεργά pips
        [equity] Πιθανότητες ματς
        [neil] Οι αριθμοί του Neil
        [pips] Μέτρηση pips
        [opening] Αρχικές ζαριές
        [reply] Απαντήσεις στην αρχική
        [third] Τρίτες ζαριές
        [take-point] Όρια αποδοχής
        [gammon-value] Αξία του διπλού
        [bear-off] Κινήσεις μαζέματος
        [bear-off-cube] Βίδος στο μάζεμα
       *[race-cube] Βίδος στην κούρσα: οι τύποι
    }
drill-reference = Είδη διατάξεων
drill-theme =
    { $theme ->
        [blitz] Μπλιτς
        [prime] Φράγμα
        [anchor] Άγκυρα
        [back-game] Back game
        [holding-game] Παιχνίδι αναμονής
       *[race] Κούρσα
    }
drill-timed = Χρονομέτρηση απαντήσεων
drill-ask-play = Έφερες { $dice }. Βρες την καλύτερη κίνηση.
drill-ask-double = Σειρά σου. Τι είναι σωστό με τον βίδο;
drill-ask-answer = Ο αντίπαλος σου δίνει τον βίδο στο { $value }. Δέχεσαι ή πας πάσο;
drill-ask-pips = Πόσα pips χρειάζεσαι για να μαζέψεις όλα σου τα πούλια;
drill-ask-take = Τι πιθανότητα νίκης χρειάζεσαι για να δεχτείς;
drill-ask-gammon = Πόσο αξίζει εδώ ένα διπλό για σένα;
drill-ask-race = Παρτίδα με χρήματα, ο βίδος στη μέση. Τι λένε οι τύποι για την κούρσα;
drill-number =
    { $unit ->
        [rolls] Ζαριές από 36
        [each] % ανά πόντο
        [pips] Pips
        [percent] Πιθανότητα σε %
       *[value] Αξία του διπλού
    }
drill-no-number = Γράψε έναν αριθμό.
drill-check = Έλεγχος
drill-show = Εμφάνιση απάντησης
drill-skip = Παράλειψη
drill-never = Να μην ξαναβγεί
drill-next = Επόμενη
drill-fetching = Φόρτωση διατάξεων…
drill-missing = Οι διατάξεις δεν φορτώθηκαν.
drill-nothing-due = Προς το παρόν δεν έχεις άλλα για εξάσκηση.
drill-next-due = Το επόμενο λάθος επιστρέφει: { $date }.
drill-next-today = Το επόμενο λάθος επιστρέφει σήμερα.
drill-judging = Αξιολόγηση…
drill-failed = Η μηχανή σταμάτησε.
drill-result =
    { $how ->
        [right] Σωστό
        [wrong] Λάθος
       *[shown] Η απάντηση
    }
drill-lost = { $answer }: χάνει { $loss }.
drill-is-best = { $answer }: η καλύτερη επιλογή.
drill-best = Καλύτερη επιλογή: { $answer }.
drill-exact = Ακριβές ως την τελευταία ζαριά.
drill-pips-told = Έχεις { $own } pips, ο αντίπαλος { $opponent }.
drill-take-told = Ακριβώς { $chance }. Πιθανότητα να κερδίσεις το ματς: πάσο { $dropped }, αποδοχή και νίκη { $won }, αποδοχή και ήττα { $lost }.
drill-played = Στην παρτίδα: { $answer }, έχασε { $loss }.
drill-seconds = { $seconds } δευτ.
drill-tally = Σωστές: { $right } από { $all }
drill-mean = { $seconds } δευτ. ανά απάντηση
drill-due =
    { $count ->
        [one] { $count } λάθος για εξάσκηση
       *[other] { $count } λάθη για εξάσκηση
    }
drill-added =
    { $count ->
        [one] { $count } λάθος προστέθηκε στην εξάσκηση
       *[other] { $count } λάθη προστέθηκαν στην εξάσκηση
    }
drill-not-stored = Η αλλαγή δεν αποθηκεύτηκε σε αυτόν τον περιηγητή.
drill-away = θέλει { $points }
drill-yours = Η απάντησή σου: { $answer }
drill-auto = Προσθήκη των λαθών μου στην εξάσκηση μετά από κάθε ανάλυση (εκτός από παρτίδες με βοήθεια)
