# Ο χώρος όπου καταγράφεται ένα ματς από το τραπέζι ή από βίντεο.

transcribe-opening = Αρχική ζαριά: πρώτα { $first }, μετά { $second }
transcribe-to-roll = Σειρά: { $who }
transcribe-to-answer = { $who }: αποδοχή ή πάσο;
transcribe-choose = { $who }, ζαριά { $dice }: ποια κίνηση;
transcribe-move-freely = { $who }, ζαριά { $dice }: κούνησε τα πούλια όπως τα είδες και πάτησε «Έτοιμο»
transcribe-resigning =
    { $answer ->
        [refused] { $who }: η παράδοση δεν έγινε δεκτή. Τι προτάθηκε;
       *[accepted] { $who }: παράδοση. Τι χάνεται;
    }
transcribe-match-over = Το ματς τελείωσε
transcribe-game-over = Η παρτίδα τελείωσε. Με τα επόμενα ζάρια αρχίζει νέα.
transcribe-tie = Δύο φορές ο ίδιος αριθμός: ρίχνουν ξανά και οι δύο.
transcribe-not-a-play = Αυτό δεν είναι κίνηση. Γράψε την έτσι: 8/5 6/5.
transcribe-no-position = Δεν υπάρχει διάταξη σε αυτό το κείμενο. Επικόλλησε ένα ID ή έναν σύνδεσμο.
transcribe-no-roll = Δώσε πρώτα τα ζάρια.
transcribe-action =
    { $action ->
        [double] διπλασιάζει
        [beaver] κάνει beaver
        [take] δέχεται
        [drop] πάσο
        [resign] προτείνει παράδοση
        [decline] δεν τη δέχεται
        [position] στήθηκε διάταξη
       *[cube] βίδος στο
    }
transcribe-result =
    { $points ->
        [one] κερδίζει 1 πόντο
       *[other] κερδίζει { $points } πόντους
    }
transcribe-here = επόμενη ενέργεια
transcribe-clock-comment = Ρολόι: { $times }
transcribe-dice = Ζάρια
transcribe-plays = Κινήσεις
transcribe-more = Άλλες κινήσεις
transcribe-unknown = Άγνωστη κίνηση
transcribe-free = Ελεύθερη κίνηση
transcribe-done = Έτοιμο
transcribe-type = Γραπτή κίνηση
transcribe-other = Άλλος παίκτης
transcribe-refused = Δεν έγινε δεκτή
transcribe-time = Τέλος χρόνου
transcribe-next = Επόμενη παρτίδα
transcribe-insert = Προσθήκη εδώ
transcribe-remove = Αφαίρεση
transcribe-redo = Επανάληψη
transcribe-to-end = Στο τέλος
transcribe-score = Σκορ πριν από την παρτίδα
transcribe-clock = Χρόνοι ρολογιού
transcribe-position = Διάταξη: ID ή σύνδεσμος
transcribe-enter = Καταχώριση
transcribe-actions = Ενέργειες
transcribe-more-tools = Σκορ, ρολόι, διάταξη
transcribe-details = Παίκτες και τουρνουά
transcribe-event = Τουρνουά
transcribe-round = Γύρος
transcribe-place = Τόπος
transcribe-date = Ημερομηνία
transcribe-length = Πόντοι (0: με χρήματα)
transcribe-saved = Αποθηκεύτηκε στις «Παρτίδες»
transcribe-unsaved = Δεν αποθηκεύτηκε. { $why } Κάνε εξαγωγή του ματς για να μη χαθεί.
transcribe-other-tab = Άλλη καρτέλα άλλαξε αυτό το ματς. Η δική σου έκδοση είναι τώρα ξεχωριστό ματς.
transcribe-damaged = Το ματς δεν διαβάζεται και μένει όπως είναι. Να ένα νέο.
transcribe-new = Νέο ματς
transcribe-check = Για έλεγχο: { $what }
transcribe-keys = Πλήκτρα: δύο ψηφία για τα ζάρια, μετά ο αριθμός της κίνησης. Enter: πρώτη κίνηση, 0: άλλες κινήσεις, /: γραπτή κίνηση, ?: άγνωστη, F: ελεύθερη κίνηση. D: βίδος, T: αποδοχή, P: πάσο, B: beaver, R: παράδοση, O: άλλος παίκτης, N: επόμενη παρτίδα, S: σκορ, C: ρολόι. U: αναίρεση, Y: επανάληψη, βέλη: προηγούμενες ενέργειες, I: προσθήκη, Delete: αφαίρεση.
