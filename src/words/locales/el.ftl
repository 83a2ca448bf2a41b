# Όλα τα κείμενα της σελίδας στα ελληνικά.

## Ονόματα

name-you = Εσύ
name-computer = Υπολογιστής
name-white = Λευκός
name-black = Μαύρος
colour =
    { $player ->
        [white] λευκό
       *[black] μαύρο
    }
level-name =
    { $level ->
        [beginner] Αρχάριος
        [casual] Περιστασιακός
        [normal] Κανονικός
        [strong] Δυνατός
       *[expert] Ειδικός
    }
level-label = Επίπεδο: { $level }
level-about =
    { $level ->
        [beginner] Μόλις έμαθε τους κανόνες: μια κίνηση του κοστίζει κατά μέσο όρο 62 χιλιοστά του πόντου.
        [casual] Παίζει πού και πού: μια κίνηση του κοστίζει 31 χιλιοστά του πόντου.
        [normal] Παίζει σε λέσχη: μια κίνηση του κοστίζει 13 χιλιοστά του πόντου.
        [strong] Κερδίζει τουρνουά: μια κίνηση του κοστίζει 3 χιλιοστά του πόντου.
       *[expert] Βλέπει δύο ζαριές μπροστά: μια κίνηση του κοστίζει 1 χιλιοστό του πόντου.
    }
variant-name =
    { $variant ->
        [nackgammon] Nackgammon
        [hypergammon] Hypergammon
        [hypergammon2] Hypergammon με δύο πούλια
        [hypergammon1] Hypergammon με ένα πούλι
        [longgammon] LongGammon
        [portes] Πόρτες
        [misere] Misère
       *[standard] Τάβλι (backgammon)
    }

## Λίστες

list-comma = { $list }, { $next }
list-or = { $list } ή { $next }

## Θέσεις

number-word =
    { $count ->
        [0] κανένα
        [1] ένα
        [2] δύο
        [3] τρία
        [4] τέσσερα
        [5] πέντε
        [6] έξι
        [7] επτά
        [8] οκτώ
        [9] εννέα
        [10] δέκα
       *[other] { $count }
    }
place-point = Θέση { $number }
place-bar = Μπάρα
place-off = Μαζεμένα
standing-empty = κενή
standing =
    { number-word } { $player ->
        [white] { $count ->
            [0] λευκό
            [one] λευκό
           *[other] λευκά
        }
       *[black] { $count ->
            [0] μαύρο
            [one] μαύρο
           *[other] μαύρα
        }
    }
can-move = παίζει με { $dice }
takes-back = ένα άγγιγμα το γυρίζει πίσω
to-bar = την μπάρα
to-off = έξω
lifted = Σηκώθηκε από { $from }. Προς { $targets }.
dice-name = Ζάρια { $dice }
dice-pick-up = Ζάρια { $dice }, μάζεμα
dice-swap = Ζάρια { $dice }, εναλλαγή
cube-middle = στη μέση
cube-owner =
    { $who ->
        [you] δικός σου
       *[other] κάτοχος: { $who }
    }
cube-name = Κύβος { $value }, { $owner }
cube-can-double = Κύβος { $value }, { $owner }, πρόταση βίδου

## Ανακοινώσεις

new-game-said = Νέα παρτίδα: { $title }.
thrown-first =
    Ο Λευκός ρίχνει { $white }, ο Μαύρος { $black }. { $who ->
        [you] Αρχίζεις εσύ
       *[other] Αρχίζει: { $who }
    }.
thrown-tie = Ο Λευκός ρίχνει { $white }, ο Μαύρος { $black }. Ξανά.
thrown-doubled = Ο Λευκός ρίχνει { $white }, ο Μαύρος { $black }: ο κύβος πάει στο { $value }. Ξανά.
rolled =
    { $who ->
        [you] Φέρνεις
       *[other] { $who }: ζαριά
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Φέρνεις
       *[other] { $who }: ζαριά
    } { $dice }. Δεν υπάρχει κίνηση.
hit =
    { $who ->
        [you] Σε χτύπησαν στη θέση σου { $point }.
       *[other] Χτυπήθηκε στη θέση { $point }: { $who }.
    }
passes =
    { $who ->
        [you] Χάνεις τη σειρά σου.
       *[other] Χάνει τη σειρά: { $who }.
    }
played = { $who }: { $play }.
passes-closed-out =
    Όλα κλειστά: { $who ->
        [you] χάνεις τη σειρά σου.
       *[other] χάνει τη σειρά: { $who }.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] Κάνεις beaver
           *[other] Beaver: { $who }
        }
        [raccoon] { $who ->
            [you] Κάνεις raccoon
           *[other] Raccoon: { $who }
        }
       *[double] { $who ->
            [you] Διπλασιάζεις
           *[other] Διπλασιάζει: { $who }
        }
    }
offered-said = { offered }, στο { $value }. Δέχεσαι ή πας πάσο;
taken =
    { $who ->
        [you] Δέχτηκες
       *[other] Δέχτηκε: { $who }
    }. Ο κύβος είναι στο { $value }.
win-object =
    { $win ->
        [single] μονό
        [gammon] διπλό (gammon)
        [backgammon] τριπλό (backgammon)
       *[quadruple] τετραπλό
    }
resigns =
    { $who ->
        [you] Παραδίδεσαι
       *[other] { $who }: παράδοση
    }, { $win }
resigns-said =
    { $who ->
        [you] Παραδίδεσαι
       *[other] { $who }: παράδοση
    }, { $win }. Αποδοχή ή απόρριψη;
declined =
    { $who ->
        [you] Απέρριψες
       *[other] Απέρριψε: { $who }
    }. Η παρτίδα συνεχίζεται.
wins =
    { $who ->
        [you] Κερδίζεις
       *[other] Κερδίζει: { $who }
    }, { $win }: { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }.
out-of-time =
    { $who ->
        [you] Τελείωσε ο χρόνος σου.
       *[other] Τελείωσε ο χρόνος: { $who }.
    }
match-won =
    { $who ->
        [you] Κερδίζεις το ματς.
       *[other] Κερδίζει το ματς: { $who }.
    }
game-started = Παρτίδα { $number }.
play-taken-back =
    Γύρισε πίσω. { $who ->
        [you] Παίζεις
       *[other] { $who }: παίζει
    } ξανά.
taken-back = Γύρισε πίσω.
cocked-said = Στραβά ζάρια: ξανά.
clock-started = Το ρολόι τρέχει.
last-seconds = { clock-of }: απομένουν δέκα δευτερόλεπτα.
update-later = Η νέα έκδοση έρχεται μετά από αυτή την παρτίδα.

move-to = { $from } προς { $to }
move-hitting = { $moved } με χτύπημα
move-times =
    { $moved } { $count ->
        [2] δύο φορές
        [3] τρεις φορές
       *[other] τέσσερις φορές
    }
said-bar = μπάρα
said-off = έξω

## Ερωτήσεις στη μέση του ταμπλό

ask-die =
    { $who ->
        [you] Το ζάρι σου;
       *[other] Ζάρι: { $who };
    }
ask-dice =
    { $who ->
        [you] Τα ζάρια σου;
       *[other] Ζάρια: { $who };
    }
ask-second-die =
    { $who ->
        [you] Τα ζάρια σου:
       *[other] Ζάρια, { $who }:
    } { $first } και;
no-legal-move = Δεν υπάρχει κίνηση: { $dice }
closed-out =
    { $who ->
        [you] Όλα κλειστά, δεν μπαίνεις
       *[other] Όλα κλειστά, δεν μπαίνει: { $who }
    }
closed-out-choice = { closed-out }: βίδος ή πάσο
tie = { $die }-{ $die }: ξανά
tie-then = { $die }-{ $die }: ξανά. { $question }
ask-double = Πρόταση διπλασιασμού;
ask-drop = Πάσο και χάνεις την παρτίδα;
ask-resign = Τι παραδίδεις;
take = Δέχομαι
drop = Πάσο
beaver = Beaver
raccoon = Raccoon
accept = Αποδοχή
decline = Απόρριψη
back = Πίσω
cancel = Άκυρο
ok = OK
win-button =
    { $win ->
        [single] Μονό
        [gammon] Διπλό
       *[backgammon] Τριπλό
    }

## Ειδοποιήσεις

unreadable = Η αποθηκευμένη παρτίδα δεν διαβάζεται ({ $why }). Φυλάχτηκε στην άκρη και μια νέα είναι έτοιμη.
unreadable-no-room = Η αποθηκευμένη παρτίδα δεν διαβάζεται ({ $why }) και δεν υπάρχει χώρος να φυλαχτεί στην άκρη. Μένει όπου είναι· αυτή η παρτίδα δεν αποθηκεύεται.
end-missing = Λείπει το τέλος της αποθηκευμένης παρτίδας. Συνεχίζεται από όσα έμειναν· ένα αντίγραφό τους φυλάχτηκε στην άκρη.
why-damaged = έχει πάθει ζημιά
why-newer = την έγραψε νεότερη έκδοση ({ $version })
why-unknown = έχει άγνωστη εγγραφή, «{ $entry }»
why-illegal = παραβαίνει τους κανόνες: { $why }
why-dice = τα ζάρια της άλλαξαν
store-instead = Αποθήκευση αυτής στη θέση της
not-stored = Αυτός ο περιηγητής δεν αποθηκεύει την παρτίδα. Συνεχίζεται, αλλά κλείνοντας τη σελίδα τελειώνει.
engine-failed = Ο υπολογιστής δεν απαντά.
nets-damaged = Ένα μέρος του υπολογιστή-παίκτη έχει πάθει ζημιά. Συνεχίζει με απλούς κανόνες, πιο αδύναμα από το επίπεδό του. Φόρτωσε ξανά τη σελίδα για να το ξαναφέρεις.
try-again = Ξανά
update-ready = Έτοιμη νέα έκδοση.
restart-after = Επανεκκίνηση μετά την παρτίδα
restart = Επανεκκίνηση

## Κουμπιά και πλαϊνό

roll = Ζαριά
double = Βίδος
pass = Πάσο
resign = Παράδοση
undo = Πίσω
done = Τέλος
cocked = Στραβό
next-game = Επόμενη παρτίδα
new-match = Νέο ματς
clock = Ρολόι
take-back-play = Πίσω η τελευταία κίνηση
new-game = Νέα παρτίδα
settings = Ρυθμίσεις
menu = Μενού
close = Κλείσιμο
game-name = Τάβλι (Backgammon)
help = Οι κανόνες
help-failed = Η βοήθεια δεν φορτώθηκε.
other-ways = Άλλοι τρόποι
match-title = Ματς στους { $points }
money-title = Παρτίδα με χρήματα
title = { $what }, παρτίδα { $number }
crawford-mark = Crawford
unrated-mark = εκτός βαθμολογίας
practice-mark = εξάσκηση
account = { $first }, { $second } (ο πόντος { $stake })
pips = { $pips } pips
score = Σκορ { $points }
thinking = σκέφτεται
to-play = παίζει
clock-of =
    { $who ->
        [you] Το ρολόι σου
       *[other] Ρολόι: { $who }
    }
board = Ταμπλό
actions = Ενέργειες
notice = Ειδοποίηση
game-region = Παρτίδα
plays-region = Λίστα κινήσεων
plays = Κινήσεις
first-hint = Άγγιξε ένα πούλι να παίξει με το πρώτο ζάρι, άγγιξε τα ζάρια για να αλλάξουν σειρά.

entry-to-play = { $dice }: παίζεται
entry-closed-out = όλα κλειστά
entry-offer =
    { $offer ->
        [beaver] Beaver
        [raccoon] Raccoon
       *[double] Βίδος
    } => { $value }
entry-take = Δέχεται
entry-drop = Πάσο
entry-out-of-time = τέλος χρόνου
entry-resign =
    Παράδοση ({ $win ->
        [single] μονό
        [gammon] διπλό
        [backgammon] τριπλό
       *[quadruple] τετραπλό
    })
entry-declined = { entry-resign }, απορρίφθηκε

## Νέα παρτίδα

opponent = Αντίπαλος
computer = Υπολογιστής
person-here = Άτομο εδώ
level = Επίπεδο
you-play = Παίζεις
play-for = Παίζεται για
money = Χρήματα
match-to = Ματς στους
match-points = πόντους
start = Έναρξη
options = Επιλογές:
game-choice = Παιχνίδι
doubling-cube = Κύβος διπλασιασμού
crawford-game = Παρτίδα Crawford
option-fresh = Όποιος αρχίζει ξαναρίχνει και τα δύο ζάρια
option-four = Τριπλό από την μπάρα μετρά τετραπλό
option-show = Κλεισμένος παίκτης ρίχνει έτσι κι αλλιώς
option-hand = Ρίχνετε αληθινά ζάρια και τα γράφετε
option-jacoby = Κανόνας Jacoby: τα διπλά μετρούν αφού γυρίσει ο κύβος
option-practice = Εξάσκηση: οι κινήσεις γυρίζουν πίσω (τότε εκτός βαθμολογίας)
option-stake = Ο πόντος αξίζει
beavers = Beavers
beavers-none = Κανένα
beavers-one = Ένα
beavers-all = Και raccoons
automatic-doubles = Αυτόματοι διπλασιασμοί
summary-cube = κύβος
summary-no-cube = χωρίς κύβο
summary-jacoby = Jacoby
summary-real-dice = αληθινά ζάρια
summary-clock = ρολόι

## Το ρολόι

clock-off = Χωρίς
clock-simple = Απλή καθυστέρηση
clock-bronstein = Bronstein
clock-per-point = Λεπτά για κάθε πόντο του ματς
clock-per-scored = Λεπτά λιγότερα για κάθε πόντο που κερδήθηκε
clock-delay = Ελεύθερα δευτερόλεπτα σε κάθε σειρά
clock-promise =
    { $time } για τον καθένα και { $seconds ->
        [one] { $seconds } ελεύθερο δευτερόλεπτο
       *[other] { $seconds } ελεύθερα δευτερόλεπτα
    } σε κάθε σειρά.
clock-for-rest = Ρολόι για το υπόλοιπο ματς
clock-nothing = Δεν θα έμενε χρόνος.
clock-start = Εκκίνηση ρολογιού

## Ρυθμίσεις

language-choice = Γλώσσα
language-auto = Όπως ο περιηγητής
language-failed = Τα κείμενα αυτής της γλώσσας δεν φορτώθηκαν.
theme = Ταμπλό
theme-name =
    { $theme ->
        [felt] Τσόχα
        [midnight] Μεσάνυχτα
        [paper] Χαρτί
        [flat] Λιτό
       *[walnut] Καρυδιά
    }
set-home-left = Οι έδρες αριστερά
set-black-bottom = Ο Μαύρος κάτω (δύο παίκτες)
set-marks = Να φαίνεται τι παίζει και πού
set-forced = Να παίζεται μόνο του ό,τι είναι αναγκαστικό
set-bear-off = Αυτόματο μάζεμα όταν δεν υπάρχει επαφή
set-confirm = Ερώτηση πριν από τον βίδο
set-auto-roll = Ζαριά όταν δεν γίνεται διπλασιασμός
set-dead-cube = Βίδος και με νεκρό κύβο, με την εξήγηση
end-of-turn = Τα ζάρια μαζεύονται
end-by-hand = με το χέρι
end-when-played = μετά από πλήρη κίνηση
end-when-forced = μετά από αναγκαστική κίνηση
motion = Κίνηση
motion-name =
    { $speed ->
        [off] Καμία
        [quick] Γρήγορη
        [slow] Αργή
       *[normal] Κανονική
    }
sound = Ήχοι
volume = Ένταση
vibrate = Δόνηση στο άγγιγμα
reset-settings = Επαναφορά όλων των ρυθμίσεων
licences = Άδειες των τμημάτων

## Πλήκτρα και θέση με λόγια

keys = Πλήκτρα
key-space = ζαριά, ή τέλος της σειράς
key-arrows = από θέση σε θέση
key-home = στην μπάρα, ή στα μαζεμένα
key-tab = στο ταμπλό, ή στα κουμπιά
key-enter = σήκωμα ή άφημα πουλιού
key-digits = παίζει αυτό το ζάρι από τη θέση
key-swap = εναλλαγή ζαριών
key-undo = ένα βήμα πίσω
key-undo-turn = όλη η κίνηση πίσω
key-double = πρόταση διπλασιασμού
key-answer = αποδοχή, ή πάσο
key-type = γράψιμο κίνησης
key-words = η θέση με λόγια
key-replay = ξανά η τελευταία κίνηση
key-list = αυτή η λίστα
key-escape = άφημα, ή κλείσιμο
position = Η θέση με λόγια
position-turn =
    { $who ->
        [you] Παίζεις εσύ.
       *[other] Παίζει: { $who }.
    }
position-row =
    { $quarter ->
        [home] Έδρα
        [outer] Έξω περιοχή
        [far] Έξω περιοχή αντιπάλου
       *[start] Έδρα αντιπάλου
    }: { $points }.
position-point = { $count } στη θέση { $point }
position-bar = { $count } στην μπάρα
position-off = { $count } μαζεμένα
position-nothing = τίποτα
position-pips = { $who }: { $pips } pips
type-play = Κίνηση με σημειογραφία
type-example = Π.χ. 8/5 6/5 ή bar/21*
play-it = Παίξε
play-not-a-move = Το «{ $part }» δεν είναι κίνηση. Γράψε 8/5 ή bar/21.
play-not-legal = Δεν είναι πλήρης νόμιμη κίνηση των ζαριών.
play-too-long = Μια κίνηση έχει το πολύ τέσσερα βήματα.
play-name-way = Παίζεται με πολλούς τρόπους: γράψε τις ενδιάμεσες θέσεις και σημείωσε τα χτυπήματα με *.

## Γιατί κάτι δεν γίνεται

no-not-now = Δεν είναι ώρα για την πρώτη ζαριά.
no-game-over = Η παρτίδα τελείωσε.
no-game-goes-on = Η παρτίδα δεν τελείωσε ακόμη.
no-match-over = Το ματς τελείωσε.
no-roll-first = Πρώτα ρίξε τα ζάρια.
no-already-rolled = Τα ζάρια έχουν ριχτεί.
no-dice-by-program = Σε αυτή την παρτίδα ρίχνει το πρόγραμμα.
no-dice-by-hand = Γράψε τα ζάρια που έριξες.
no-cocked-too-late = Τα στραβά ζάρια δηλώνονται πριν παιχτεί πούλι, όχι μετά.
no-closed-out = Όλα κλειστά: καμία ζαριά δεν σε βάζει μέσα.
no-voluntary-pass = Δεν περνάς τη σειρά σου με τη θέλησή σου.
no-nothing-to-undo = Δεν υπάρχει κάτι να γυρίσει πίσω.
no-cannot-take-back = Αυτό το βήμα δεν γυρίζει πίσω μόνο του.
no-play-is-final = Η κίνηση είναι οριστική μόλις μαζευτούν τα ζάρια.
no-double-before-roll = Ο διπλασιασμός προτείνεται πριν τη ζαριά.
no-first-turn = Στην πρώτη σειρά δεν διπλασιάζει κανείς.
no-cube = Αυτή η παρτίδα παίζεται χωρίς κύβο.
no-not-your-cube = Ο κύβος ανήκει στον αντίπαλο.
no-dead-cube = Ο διπλασιασμός δεν σε βοηθά: έχεις ήδη τους πόντους.
no-crawford = Στην παρτίδα Crawford δεν διπλασιάζει κανείς.
no-cube-limit = Ο κύβος δεν πάει ψηλότερα.
no-double = Κανείς δεν διπλασίασε.
no-answer-double = Πρώτα απάντησε στον διπλασιασμό.
no-beavers = Δεν υπάρχουν beavers σε αυτή την παρτίδα.
no-raccoons = Δεν υπάρχουν raccoons σε αυτή την παρτίδα.
no-resignation = Κανείς δεν παραδόθηκε.
no-answer-resignation = Πρώτα απάντησε στην παράδοση.
no-such-win = Αυτό το παιχνίδι δεν έχει τέτοια νίκη.
no-only-matches-clocks = Μόνο το ματς παίζεται με ρολόι.
no-clock-there = Το ματς έχει ήδη ρολόι.
no-time-left = Τόσο αργά στο ματς δεν θα έμενε χρόνος.
no-clock = Αυτό το ματς παίζεται χωρίς ρολόι.
no-clock-stands = Το ρολόι σταματά ανάμεσα στις παρτίδες.
no-such-die = Δεν απομένει { $die } να παιχτεί.
no-loses-die = Παίζονται και τα δύο ζάρια: έτσι θα χανόταν το { $die }.
no-higher-number = Παίζεται μόνο ένα ζάρι, το μεγαλύτερο: το { $die }.
no-swap-moved = Τα ζάρια αλλάζουν σειρά πριν παιχτεί πούλι, όχι μετά.
no-swap-double = Τα δύο ζάρια δείχνουν το ίδιο.
no-unfinished = Το { $die } παίζεται ακόμη.
no-checker-bar = Δεν έχεις πούλι στην μπάρα.
no-checker = Δεν έχεις πούλι στη θέση { $point }.
no-bar-first = Πρώτα πρέπει να μπει το πούλι σου από την μπάρα.
no-point-held = Ο αντίπαλος έχει πόρτα στη θέση { $point }.
no-not-all-home = Δεν είναι όλα τα πούλια σου στην έδρα.
no-higher-checker = Ο αριθμός είναι μεγαλύτερος από τη θέση: πρώτα το πούλι στη θέση { $point }.
no-all-played = Παίχτηκαν όλα τα ζάρια: πάτα Τέλος ή γύρισε ένα βήμα.
no-opponents = Αυτά τα πούλια είναι του αντιπάλου.
no-cannot-come = Κανένα πούλι δεν έρχεται εδώ τώρα.
no-not-there = Τα ζάρια δεν οδηγούν εκεί.
no-computers-turn = Είναι η σειρά του υπολογιστή.

## Όταν κάτι χαλάσει

crash-title = Κάτι πήγε στραβά
crash-stored = Η παρτίδα σου είναι αποθηκευμένη.
crash-reload = Φόρτωσε ξανά τη σελίδα για να συνεχίσεις.
crash-not-stored = Η παρτίδα σου δεν μπόρεσε να αποθηκευτεί. Η αναφορά την περιέχει: φύλαξέ την σε αρχείο και διάβασέ το στις ρυθμίσεις.

## Δίκαια ζάρια

fair-dice = Δίκαια ζάρια
fair-about = Όλα τα ζάρια μιας παρτίδας βγαίνουν από έναν μυστικό σπόρο. Το αποτύπωμά του φαίνεται πριν από την παρτίδα και ο σπόρος μετά, ώστε ο καθένας να ελέγχει κάθε ζαριά.
fair-elsewhere = Για έλεγχο αλλού: η εντολή bg dice ή λίγες γραμμές Python στην τεκμηρίωση του παιχνιδιού.
fair-fingerprint = Αποτύπωμα του σπόρου (SHA-256)
fair-next = Αποτύπωμα για την επόμενη παρτίδα
fair-seed = Σπόρος
fair-later = φαίνεται μετά την παρτίδα
fair-thrown = Ζάρια που έπεσαν
fair-checked = Ελέγχθηκε: ο σπόρος έχει αυτό το αποτύπωμα και καθένα από τα { $count } ζάρια βγαίνει από αυτόν.
fair-by-hand = Σε αυτή την παρτίδα ρίχνετε αληθινά ζάρια: δεν υπάρχει τίποτα να ελεγχθεί.
fair-known = Είναι τα ζάρια μιας προηγούμενης παρτίδας.
fair-again = Ίδια ζάρια, άλλο επίπεδο
fair-new-game = Αποτύπωμα των ζαριών της: { $fingerprint }
fair-this-game = Αυτή η παρτίδα
fair-all-games = Όλες οι παρτίδες: { $games }
fair-rolls = Ζαριές
fair-doubles = Διπλές
fair-expected = { $count } (δίκαιο: { $fair })
fair-pips = Τύχη σε pips
fair-chi =
    Χι τετράγωνο { $value }: τα δίκαια ζάρια είναι τουλάχιστον τόσο άνισα { $chance ->
        [0] σε λιγότερο από το 0,1%
       *[other] στο { $percent }%
    } των σειρών με τόσες ρίψεις.
fair-few = Πολύ λίγα ζάρια ακόμη για να φανεί πόσο ομοιόμορφα είναι.
fair-luck-about = Τύχη σε pips: όσα έπεσαν πάνω από τα 8 1/6 pips που δίνει κατά μέσο όρο μια δίκαιη ζαριά.
fair-points = Τύχη σε πόντους
fair-difference = Διαφορά
fair-luckiest = Πιο τυχερή ζαριά
fair-unluckiest = Πιο άτυχη ζαριά
fair-points-wait = Τύχη σε πόντους: ο υπολογιστής κρίνει τις ζαριές…
fair-points-failed = Η τύχη σε πόντους δεν είναι γνωστή: ο υπολογιστής δεν απαντά.
fair-points-some =
    Η τύχη σε πόντους είναι γνωστή για { $games ->
        [one] μία από αυτές τις παρτίδες
       *[other] { $games } από αυτές τις παρτίδες
    }.
fair-points-about = Τύχη σε πόντους: όσο αξίζει η καλύτερη κίνηση μιας ζαριάς πάνω από τον μέσο όρο και των 21 ζαριών, όπως κρίνει ο υπολογιστής με την πρώτη ματιά, για χρήματα και χωρίς κύβο. Η πρώτη ζαριά δεν μετρά.
decimal-mark = ,

## Φυλαγμένα στον περιηγητή

elsewhere = Αυτή η παρτίδα παίζεται σε άλλη καρτέλα. Εδώ την παρακολουθείς.
play-here = Παίξε εδώ
others-unreadable = Αποθηκευμένες ρυθμίσεις ή μετρημένα ζάρια δεν διαβάζονται. Φυλάχτηκαν στην άκρη και ισχύουν τα συνηθισμένα.
keep-all = Όλα σε ένα αρχείο
keep-export = Αποθήκευση αρχείου
keep-import = Ανάγνωση αρχείου
kept-aside = Συνέχισε μια παρτίδα που φυλάχτηκε στην άκρη
kept-whole = με τις τότε ρυθμίσεις και μετρημένα ζάρια
kept-unread = Κείμενα που δεν διαβάστηκαν και φυλάχτηκαν στην άκρη: { $count }. Ένα αποθηκευμένο αρχείο τα περιέχει κι αυτά.
kept-remove = Διαγραφή
kept-remove-sure = Οριστική διαγραφή
game-kept = Η παρτίδα που υπήρχε πριν φυλάχτηκε στην άκρη: βρίσκεται στις ρυθμίσεις.
start-no-room = Δεν υπάρχει χώρος να φυλαχτεί στην άκρη η παρτίδα του ταμπλό, γι’ αυτό δεν άρχισε νέα.
start-anyway = Έναρξη χωρίς αυτή
imported = Το αρχείο διαβάστηκε. Ό,τι υπήρχε πριν φυλάχτηκε στην άκρη.
import-failed = Τίποτα δεν πάρθηκε από το αρχείο ({ $why }). Όλα είναι όπως πριν.
import-no-room = Δεν υπάρχει χώρος να φυλαχτεί αυτή η παρτίδα στην άκρη. Όλα είναι όπως πριν.
crash-copy = Αντιγραφή αναφοράς
