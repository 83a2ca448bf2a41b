# A decision understood, in the study room.

coach-percent = { $number }%
coach-why = Γιατί
coach-hard =
    { $how ->
        [none] Εύκολη απόφαση: σχεδόν κανείς δεν κάνει λάθος εδώ.
        [easy] Εύκολη απόφαση: οι παίκτες χάνουν εδώ κατά μέσο όρο { $mean }.
        [fair] Απόφαση μέτριας δυσκολίας: οι παίκτες χάνουν εδώ κατά μέσο όρο { $mean }.
       *[hard] Δύσκολη απόφαση: οι παίκτες χάνουν εδώ κατά μέσο όρο { $mean }.
    }
coach-avoidable = Οι περισσότεροι παίκτες το βρίσκουν.
coach-finders = Ποιος το βρίσκει;
coach-level = Επίπεδο
coach-finds-best = Καλύτερη επιλογή
coach-finds-made = Παίχτηκε
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
        [0] Με καμία ακολουθία δύο ζαριών δεν χάνεται η αγορά.
       *[other] Με αναμονή η αγορά χάνεται σε { $count } από τις 1296 ακολουθίες δύο ζαριών ({ $share }).
    }
coach-at-score = Αυτό το σκορ
coach-here = Εδώ
coach-money = Με χρήματα
coach-never = ποτέ
coach-take-point = Όριο αποδοχής
coach-double-from = Βίδος από
coach-drop-from = Πάσο από
coach-too-good-from = Πολύ καλή από
coach-gammon-value = Αξία διπλού
coach-right = Σωστή απόφαση
coach-action =
    { $action ->
        [none] Χωρίς βίδο
        [beaver] Χωρίς βίδο, beaver
        [double-beaver] Βίδος, beaver
        [double-take] Βίδος, αποδοχή
        [double-drop] Βίδος, πάσο
       *[too-good] Υπερβολικά καλή για βίδο
    }
coach-rolls-mean =
    Σε όλες τις ζαριές του αντιπάλου μαζί, η δεύτερη κίνηση κερδίζει κατά μέσο όρο { $all } (απαντήσεις σε { $replies }-ply). Η αξιολόγηση είναι { $loss } ({ $depth ->
        [rollout] rollout
       *[search] { $plies }-ply
    }).
coach-rolls-most = Πιο πολύ μετρούν οι ζαριές { $first }, { $second } και { $third }: μαζί { $loss }, ανάλογα με το πόσο συχνά έρχονται.
coach-rolls-cube =
    { $answer ->
        [drop] Μετά το { $play } ο αντίπαλος διπλασιάζει και αυτός ο παίκτης πάει πάσο, οπότε κάθε ζαριά μετράει { $equity }.
       *[take] Μετά το { $play } ο αντίπαλος διπλασιάζει και αυτός ο παίκτης δέχεται: οι ζαριές παίζονται με τον νέο βίδο.
    }
coach-rolls-first = Πρώτη κίνηση
coach-rolls-second = Δεύτερη κίνηση
coach-roll = Ζαριά
coach-difference = Διαφορά
coach-rolls-map = Διαφορά ανά ζαριά του αντιπάλου: η δεύτερη κίνηση σε σχέση με την πρώτη
coach-rolls-working = Εξετάζονται όλες οι ζαριές
coach-rollout = Rollout
coach-rollout-start = Έναρξη του rollout
coach-rollout-what = Η μηχανή παίζει από εδώ ως το τέλος πολλές φορές, με τα ίδια ζάρια για κάθε επιλογή, και βγάζει τον μέσο όρο.
coach-rollout-stop = Διακοπή του rollout
coach-rollout-continue = Συνέχεια του rollout
coach-rollout-extend = Επέκταση του rollout
coach-rollout-count = { $done } από { $all } δοκιμές
coach-rollout-speed = { $speed } δοκιμές το δευτερόλεπτο
coach-rollout-sure = { $name }: η καλύτερη, με πιθανότητα { $sure }
coach-rollout-error = Τυπικό σφάλμα
coach-rollout-length =
    { $length ->
        [quick] Γρήγορο
        [usual] Κανονικό
       *[thorough] Διεξοδικό
    }
coach-rollout-about =
    { $length ->
        [quick] 324 δοκιμές από 7 ζαριές
        [usual] 1296 δοκιμές από 11 ζαριές
       *[thorough] 5184 δοκιμές ως το τέλος
    }
coach-rollout-more = Περισσότερες ρυθμίσεις
coach-rollout-plies = Βάθος (ply)
coach-rollout-truncate = Ζαριές ανά δοκιμή
coach-rollout-to-end = Ως το τέλος
coach-rollout-cube = Με βίδο
coach-rollout-trials = Δοκιμές
coach-rollout-confidence = Τέλος όταν ξεκαθαρίσει η καλύτερη
coach-rollout-never = Ποτέ
coach-rollout-failed = Η μηχανή σταμάτησε. Συνέχισε για νέα προσπάθεια.
coach-rollout-done = Το rollout τελείωσε
coach-rollout-early = Τελείωσε νωρίτερα: η καλύτερη επιλογή ξεκαθάρισε
coach-rollout-plays = Κινήσεις για σύγκριση (έως { $count })
coach-rollout-add-play = Προσθήκη κίνησης
coach-rollout-cube-plies = Βάθος για τον βίδο (ply)
coach-rollout-max-error = Τέλος με αυτό το τυπικό σφάλμα
coach-rollout-seed = Σπόρος των ζαριών
coach-rollout-exact = Τελείωσε νωρίτερα: αρκετά ακριβές
coach-compare = Σύγκριση βαθών
coach-compare-what = Η αξία της καλύτερης επιλογής και η απώλεια των άλλων, κατά κάθε ανάλυση.
coach-compare-plies = { $plies }-ply
coach-running = PR ως τώρα: { $pr } (αποφάσεις: { $count })
coach-zone =
    { $zone ->
        [wait] Χωρίς βίδο
        [double-take] Βίδος, αποδοχή
        [double-drop] Βίδος, πάσο
        [too-good] Υπερβολικά καλή
        [take] Αποδοχή
       *[drop] Πάσο
    }
coach-scale-win =
    { $who ->
        [you] Κερδίζεις το { $win }
       *[named] { $who }: { $win }
    }
coach-scale = { coach-scale-win }. Το όριο είναι { $limit }.
coach-matrix = Πίνακας σκορ
coach-matrix-what = Η καλύτερη επιλογή σε κάθε σκορ μέχρι τους επτά πόντους. Γραμμές: πόντοι που θέλει αυτός ο παίκτης. Στήλες: πόντοι που θέλει ο αντίπαλος. Διάλεξε ένα σκορ για να ανοίξεις εκεί την απόφαση.
coach-matrix-need =
    { $state ->
        [crawford] { $count } (παρτίδα Crawford)
       *[other] { $count }
    }
coach-matrix-score = θέλει { $own }, ο αντίπαλος { $opponent }
coach-matrix-cube = { $score }: { $action }. Χωρίς βίδο { $rolling }, βίδος και αποδοχή { $take }.
coach-matrix-play = { $score }: { $name }, { $equity }.
coach-matrix-costs = { $name }: κοστίζει { $loss }.
coach-matrix-made = ✓ καλύτερο: { $name }· − τι κοστίζει
coach-matrix-count = { $done } από { $all } σκορ
coach-matrix-crawford = C: παρτίδα Crawford
coach-table =
    { $table ->
        [chance] Πιθανότητα νίκης στο ματς
        [take] Όριο αποδοχής, τελευταίος βίδος
        [live] Όριο αποδοχής, ζωντανός βίδος
        [double] Όριο βίδου, τελευταία ζαριά
       *[gammon] Αξία διπλού
    }
coach-table-about =
    { $table ->
        [chance] Η πιθανότητα σε % να κερδίσεις το ματς πριν από μια παρτίδα. Γραμμές: πόντοι που θέλεις. Στήλες: πόντοι που θέλει ο αντίπαλος. Στον έναν πόντο ακολουθεί η παρτίδα Crawford· η πρώτη γραμμή είναι η πιθανότητα του προπορευόμενου μετά από αυτή.
        [take] Η πιθανότητα σε % που χρειάζεσαι για να δεχτείς, αν ο βίδος δεν γυρίσει ξανά. Γραμμές: πόντοι που θέλεις. Στήλες: πόντοι που θέλει όποιος διπλασιάζει. Χωρίς διπλά· στον έναν πόντο, μετά την παρτίδα Crawford.
        [live] Η πιθανότητα σε % που χρειάζεσαι για να δεχτείς, αν και οι δύο ξαναδιπλασιάζουν τέλεια. Γραμμές: πόντοι που θέλεις. Στήλες: πόντοι που θέλει όποιος διπλασιάζει. Χωρίς διπλά· στον έναν πόντο, μετά την παρτίδα Crawford.
        [double] Η πιθανότητα σε % από την οποία διπλασιάζεις στην τελευταία ζαριά. Γραμμές: πόντοι που θέλεις. Στήλες: πόντοι που θέλει ο αντίπαλος. Χωρίς διπλά· στον έναν πόντο, μετά την παρτίδα Crawford.
       *[gammon] Πόσο περισσότερο κερδίζει ένα διπλό από μια απλή νίκη· 0,5 με χρήματα. Γραμμές: πόντοι που θέλεις. Στήλες: πόντοι που θέλει ο αντίπαλος. Στον έναν πόντο, μετά την παρτίδα Crawford.
    }
coach-table-post = Μετά το Crawford
coach-table-end =
    { $end ->
        [drop] Ματς μετά από πάσο
        [won] Ματς μετά από αποδοχή και νίκη
       *[lost] Ματς μετά από αποδοχή και ήττα
    }
coach-table-cube = Βίδος
coach-table-points = Πόντοι
coach-table-print = Εκτύπωση
coach-table-on-roll = Έχει σειρά
coach-table-other = Αντίπαλος
coach-table-here = Σε αυτό το σκορ
coach-met = Πίνακας πιθανοτήτων ματς
coach-met-used = Σε χρήση: { $name }
coach-met-beyond = Τα σκορ πάνω από { $points } πόντους είναι από τον Kazaross-XG2.
coach-met-open = Άνοιγμα πίνακα
coach-met-shipped = Χρήση του Kazaross-XG2
coach-met-what = Δικός σου πίνακας: αρχείο XML του GNU Backgammon ή CSV. Οι νέες αναλύσεις τον χρησιμοποιούν.
coach-met-at = θέλει { $own }, ο αντίπαλος { $opponent }
coach-met-unread =
    { $why ->
        [large] Το αρχείο είναι πολύ μεγάλο για πίνακα πιθανοτήτων ματς. Δεν άλλαξε τίποτα.
        [computed] Το αρχείο έχει μόνο τις παραμέτρους ενός πίνακα, όχι τους αριθμούς του. Δεν άλλαξε τίποτα.
        [number] Ένας αριθμός του αρχείου δεν είναι πιθανότητα. Δεν άλλαξε τίποτα.
        [shape] Οι γραμμές του πίνακα δεν σχηματίζουν τετράγωνο. Δεν άλλαξε τίποτα.
       *[none] Το αρχείο δεν περιέχει πίνακα πιθανοτήτων ματς. Δεν άλλαξε τίποτα.
    }
coach-met-impossible =
    { $why ->
        [chance] Η πιθανότητα δεν είναι ανάμεσα στο 0 και το 1: { $score }. Δεν άλλαξε τίποτα.
        [sum] Οι πιθανότητες των δύο δεν έχουν άθροισμα 1: { $score }. Δεν άλλαξε τίποτα.
       *[order] Οι πιθανότητες δεν αυξάνονται με τους πόντους: { $score }. Δεν άλλαξε τίποτα.
    }
coach-met-lost = Ο πίνακας δεν αποθηκεύτηκε σε αυτόν τον περιηγητή. Χρησιμοποιείται μέχρι να κλείσεις τη σελίδα.
coach-met-by = Πίνακας πιθανοτήτων ματς: { $name }
coach-shown = Χάρτης
coach-shown-map = Αξία ανά ζαριά του αντιπάλου: πράσινο είναι καλύτερο από τον μέσο όρο για αυτόν τον παίκτη, κόκκινο χειρότερο
coach-two-rolls = Οι επόμενες δύο ζαριές
coach-two-rolls-what = Γραμμές: ζαριά του αντιπάλου. Στήλες: επόμενη ζαριά αυτού του παίκτη. Δείξε ένα κελί για να δεις την αξία του.
coach-two-rolls-cell = { $first }, μετά { $second }: { $equity }
