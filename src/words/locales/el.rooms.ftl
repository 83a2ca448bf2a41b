# What all rooms say.

back-to-game = Πίσω στην παρτίδα
unknown-address = Δεν υπάρχει τέτοια διεύθυνση εδώ. Αυτή είναι η παρτίδα σου.
position-save = Αποθήκευση στη βιβλιοθήκη
position-saved = Αποθηκεύτηκε στη βιβλιοθήκη
position-known = Υπάρχει ήδη στη βιβλιοθήκη
position-edit = Επεξεργασία αυτής της διάταξης
duplicate-result = Αποτέλεσμα για σύγκριση
