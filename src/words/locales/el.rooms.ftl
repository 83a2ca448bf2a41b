# What all rooms say.

back-to-game = Πίσω στην παρτίδα
unknown-address = Αυτή η διεύθυνση δεν είναι γνωστή εδώ. Αυτή είναι η παρτίδα σου.
position-save = Αποθήκευση στη βιβλιοθήκη
position-saved = Αποθηκεύτηκε στη βιβλιοθήκη
position-known = Υπάρχει ήδη στη βιβλιοθήκη
position-edit = Επεξεργασία αυτής της θέσης
duplicate-result = Αποτέλεσμα για σύγκριση
