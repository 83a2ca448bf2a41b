# The navigation between places and the way back to the game.

places = Ενότητες
place-play = Παιχνίδι
place-games = Παρτίδες
place-practice = Εξάσκηση
place-friends = Φίλοι
place-you = Εσύ
place-duplicate = Ίδια ζάρια
go-on = Συνέχεια
turn-yours = Η σειρά σου
turn-theirs = Σκέφτεται
running-game = Πίσω στην παρτίδα: { $state }
more = Άλλα
place-waiting = { $place }, { $count } σε αναμονή
place-help = Βοήθεια
set-up-position = Στήσιμο διάταξης
menu-new-about = Η τρέχουσα περιμένει στις «Παρτίδες»
menu-share = Κοινοποίηση αυτής της διάταξης
menu-rules = Κανόνες και πλήκτρα
menu-dice-about = Σφραγίζονται πριν από την παρτίδα, ανοίγουν μετά
menu-moves = Κινήσεις
home-begin = Ξεκίνα κάτι
home-computer = από αρχάριο ως έμπειρο
home-two = το ταμπλό γυρίζει, αν θέλεις
home-friend = ένας σύνδεσμος ανά κίνηση ή ζωντανά
home-position = και παίξε από εκεί
home-nothing = Δεν τρέχει παρτίδα. Ξεκίνα μία ή στήσε μια διάταξη.
