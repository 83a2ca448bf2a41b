course-about = Από την πρώτη παρτίδα ως τον καλό παίκτη συλλόγου, με μικρά βήματα. Με όποια σειρά θέλεις.
course-begin = Έναρξη από το βήμα { $number }
course-go-on = Συνέχεια από το βήμα { $number }
course-step = Βήμα { $number }
course-progress = { $done } από τα { $all } βήματα ολοκληρωμένα
course-finished = ολοκληρωμένο
course-part = Μέρος { $number } από { $all }
course-verdict =
    { $how ->
        [right] Μπράβο
       *[wrong] Όχι ακόμα
    }
course-play = Μια μικρή παρτίδα
course-won = Τα κατάφερες!
course-lost = Όχι αυτή τη φορά
course-lost-about = Παίξε ξανά ή προχώρα. Μπορείς πάντα να επιστρέψεις.
course-again = Παίξε ξανά
course-next = Επόμενο βήμα
course-map = Όλα τα βήματα
course-no-move = Σε αυτή τη σειρά δεν έχεις κίνηση.
course-replied = Ο αντίπαλος έφερε { $roll } και έπαιξε { $play }.
course-answer = Η απάντησή σου
course-english = Αυτά τα κείμενα υπάρχουν προς το παρόν μόνο στα αγγλικά.
course-missing = Τα μαθήματα δεν φορτώθηκαν.
