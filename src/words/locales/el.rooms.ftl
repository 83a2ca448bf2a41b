# What all rooms say.

room-not-opened = Ο σύνδεσμος δεν άνοιξε.
room-too-many = Εκκρεμούν πολλά αιτήματα και το τελευταίο δεν εκτελέστηκε. Δοκίμασε ξανά σε λίγο.
unknown-address = Αυτή η διεύθυνση δεν υπάρχει. Εδώ είναι η παρτίδα σου.
position-save = Αποθήκευση στη βιβλιοθήκη
position-saved = Αποθηκεύτηκε στη βιβλιοθήκη
position-known = Υπάρχει ήδη στη βιβλιοθήκη
position-edit = Επεξεργασία αυτής της διάταξης
duplicate-result = Αποτέλεσμα για σύγκριση
