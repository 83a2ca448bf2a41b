course-about = Από την πρώτη παρτίδα ως το επίπεδο ενός καλού παίκτη συλλόγου, με μικρά βήματα. Με όποια σειρά θέλεις.
course-begin = Έναρξη από το βήμα { $number }
course-go-on = Συνέχεια από το βήμα { $number }
course-step = Βήμα { $number }
course-progress = { $done } από τα { $all } βήματα ολοκληρωμένα
course-finished = ολοκληρωμένο
course-part = Μέρος { $number } από { $all }
course-verdict =
    { $how ->
        [right] Μπράβο
       *[wrong] Όχι ακόμη
    }
course-look-again = Υπάρχει καλύτερη κίνηση. Διάβασε ξανά την άσκηση και δοκίμασε κάτι άλλο.
course-play = Μια μικρή παρτίδα
course-won = Τα κατάφερες!
course-lost = Όχι αυτή τη φορά
course-lost-about = Παίξε ξανά ή προχώρα. Μπορείς πάντα να επιστρέψεις.
course-again = Επανάληψη
course-next = Επόμενο: { $title }
course-map = Όλα τα βήματα
course-replied = Ο αντίπαλος έφερε { $roll } και έπαιξε { $play }.
course-parts-done = { $done } από τα { $all } μέρη
course-skip = Συνέχεια χωρίς παρτίδα
course-blocked = Έφερες { $roll }. Όλες οι θέσεις όπου θα μπορούσες να πας είναι κλειστές, οπότε χάνεις τη σειρά σου.
course-no-entry = Έφερες { $roll }. Το πούλι σου στην μπάρα δεν μπορεί να μπει, οπότε χάνεις τη σειρά σου.
course-shut = Και οι έξι θέσεις είναι κλειστές: το πούλι σου στην μπάρα δεν μπορεί να μπει και χάνεις τη σειρά σου.
course-rolled = Ο αντίπαλος έφερε { $roll }.
course-cannot-move = Ο αντίπαλος έφερε { $roll } και δεν μπορεί να παίξει.
course-closed-out = Ο αντίπαλος δεν μπορεί να μπει από την μπάρα: και οι έξι θέσεις είναι κλειστές.
course-hits =
    { $count ->
        [1] Έτσι χτυπά ένα πούλι σου.
       *[other] Έτσι χτυπά { $count } πούλια σου.
    }
course-answer = Η απάντησή σου
course-english = Αυτά τα κείμενα υπάρχουν προς το παρόν μόνο στα αγγλικά.
course-missing = Τα μαθήματα δεν φορτώθηκαν.
course-turn = Κίνηση { $number } από { $all }
course-play-it = Τώρα παίξε το εσύ
