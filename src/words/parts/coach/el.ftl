# A decision understood, in the study room.

coach-percent = { $number }%
coach-why = Γιατί
coach-hard =
    { $how ->
        [none] Εύκολη απόφαση: σχεδόν κανείς δεν κάνει λάθος εδώ.
        [easy] Εύκολη απόφαση: οι παίκτες χάνουν εδώ κατά μέσο όρο { $mean }.
        [fair] Μέτρια απόφαση: οι παίκτες χάνουν εδώ κατά μέσο όρο { $mean }.
       *[hard] Δύσκολη απόφαση: οι παίκτες χάνουν εδώ κατά μέσο όρο { $mean }.
    }
coach-avoidable = Οι περισσότεροι παίκτες θα απέφευγαν αυτό το λάθος.
coach-finders = Ποιος το βρίσκει
coach-level = Επίπεδο
coach-finds-best = Καλύτερη επιλογή
coach-finds-made = Παιγμένη
coach-finds =
    { $finds ->
        [yes] ναι
       *[no] όχι
    }
coach-cube = Βίδος
coach-cube-chances =
    { $who ->
        [they] Όποιος διπλασιάζει κερδίζει το { $win } των παρτίδων, το { $gammons } με διπλό.
       *[you] Κερδίζεις το { $win } των παρτίδων, το { $gammons } με διπλό.
    }
coach-market =
    { $count ->
        [0] Με καμία ακολουθία δύο ζαριών δεν χάνεις την αγορά σου.
       *[other] Αν περιμένεις, χάνεις την αγορά σου σε { $count } από τις 1296 ακολουθίες δύο ζαριών ({ $share }).
    }
coach-at-score = Αυτό το σκορ
coach-here = Εδώ
coach-money = Χρήματα
coach-never = ποτέ
coach-take-point = Όριο αποδοχής
coach-double-from = Διπλασιασμός από
coach-drop-from = Πάσο από
coach-too-good-from = Υπερβολικά καλή από
coach-gammon-value = Αξία διπλού
coach-right = Σωστό
coach-action =
    { $action ->
        [none] Χωρίς διπλασιασμό
        [beaver] Χωρίς βίδο, beaver
        [double-beaver] Βίδος, beaver
        [double-take] Διπλασιασμός, αποδοχή
        [double-drop] Διπλασιασμός, πάσο
       *[too-good] Υπερβολικά καλή για διπλασιασμό
    }
coach-rolls = Και οι 21 ζαριές
coach-rolls-most = Με όλες τις ζαριές του αντιπάλου η δεύτερη κίνηση κερδίζει { $all } κατά μέσο όρο, με 0-ply. Περισσότερο συμβάλλουν { $first }, { $second } και { $third }, μαζί { $loss }, καθεμία όσο συχνά έρχεται.
coach-rolls-first = Πρώτη κίνηση
coach-rolls-second = Δεύτερη κίνηση
coach-roll = Ζαριά
coach-difference = Διαφορά
coach-rolls-map = Διαφορά ανά ζαριά του αντιπάλου, η δεύτερη κίνηση ως προς την πρώτη
coach-rolls-working = Εξετάζονται όλες οι ζαριές
coach-rollout = Rollout
coach-rollout-start = Έναρξη του rollout
coach-rollout-what = Η μηχανή συνεχίζει την παρτίδα από εδώ πολλές φορές, με τα ίδια ζάρια για κάθε επιλογή, και παίρνει τον μέσο όρο.
coach-rollout-stop = Διακοπή του rollout
coach-rollout-continue = Συνέχεια του rollout
coach-rollout-extend = Επέκταση του rollout
coach-rollout-count = { $done } από { $all } δοκιμές
coach-rollout-speed = { $speed } δοκιμές το δευτερόλεπτο
coach-rollout-sure = { $name }: η καλύτερη με πιθανότητα { $sure }
coach-rollout-error = Τυπικό σφάλμα
coach-rollout-length =
    { $length ->
        [quick] Γρήγορο
        [usual] Κανονικό
       *[thorough] Διεξοδικό
    }
coach-rollout-about =
    { $length ->
        [quick] 324 δοκιμές με 7 ζαριές
        [usual] 1296 δοκιμές με 11 ζαριές
       *[thorough] 5184 δοκιμές ως το τέλος
    }
coach-rollout-more = Περισσότερες ρυθμίσεις
coach-rollout-plies = Ply μπροστά
coach-rollout-truncate = Ζαριές ανά δοκιμή
coach-rollout-to-end = Ως το τέλος
coach-rollout-cube = Με βίδο
coach-rollout-trials = Δοκιμές
coach-rollout-confidence = Διακοπή όταν η καλύτερη είναι βέβαιη
coach-rollout-never = Ποτέ νωρίτερα
coach-rollout-failed = Η μηχανή σταμάτησε. Συνέχισε για νέα προσπάθεια.
coach-rollout-done = Το rollout τελείωσε
coach-rollout-early = Τελείωσε νωρίτερα: το αποτέλεσμα είναι αρκετά βέβαιο
coach-you = Εδώ «εσύ» σημαίνει { $name }, που αποφασίζει.
coach-running = PR ως τώρα: { $pr } (αποφάσεις: { $count })
