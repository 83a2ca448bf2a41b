# The Greek texts of the page: see en.ftl for the variables.

## Names

name-you = Εσύ
name-computer = Υπολογιστής
name-colour =
    { $player ->
        [white] Λευκά
        [orange] Πορτοκαλί
        [teal] Πετρόλ
       *[black] Μαύρα
    }
colour =
    { $player ->
        [white] λευκό
        [orange] πορτοκαλί
        [teal] πετρόλ
       *[black] μαύρο
    }
level-name =
    { $level ->
        [beginner] Αρχάριος
        [casual] Ερασιτέχνης
        [normal] Έμπειρος
        [strong] Δυνατός
        [own] Το επίπεδό μου
        [champion] Πρωταθλητής
       *[expert] Εξπέρ
    }
level-about =
    { $level ->
        [beginner] Για τις πρώτες σου παρτίδες
        [casual] Παίζεις πού και πού
        [normal] Παίζεις συχνά
        [strong] Παίζεις σε τουρνουά
        [own] Περίπου στο επίπεδό σου
        [champion] Κάνει rollout στις οριακές αποφάσεις· θέλει περίπου ένα δευτερόλεπτο
       *[expert] Πολύ δύσκολο να τον νικήσεις
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
       *[standard] Backgammon
    }

## Lists

list-comma = { $list }, { $next }
list-or = { $list } ή { $next }
sentence = { $text }.
labelled = { $label }: { $value }

## Places

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
        [orange] πορτοκαλί
        [teal] πετρόλ
       *[black] { $count ->
            [0] μαύρο
            [one] μαύρο
           *[other] μαύρα
        }
    }
can-move = παίζει με { $dice }
takes-back = πάτησε για αναίρεση
to-bar = την μπάρα
to-off = έξω
lifted = Σήκωσες πούλι από { $from }. Μπορεί να πάει: { $targets }.
dice-name = Ζάρια { $dice }
dice-pick-up = Ζάρια { $dice }, τέλος της σειράς
dice-swap = Ζάρια { $dice }, εναλλαγή
cube-middle = στη μέση
cube-owner =
    { $who ->
        [you] δικός σου
        [computer] του υπολογιστή
        [nameless] του φίλου σου
        [named] κάτοχος: { $who }
       *[other] στα { $who }
    }
cube-name = Βίδος { $value }, { $owner }
cube-can-double = Βίδος { $value }, { $owner }, διπλασίασε

## Announcements

new-game-said = Νέα παρτίδα: { $title }.
both-rolled =
    { $first ->
        [you] Εσύ έφερες
        [computer] Ο υπολογιστής έφερε
        [nameless] Ο φίλος σου έφερε
        [named] { $first }:
       *[other] Τα { $first } έφεραν
    } { $white }, { $second ->
        [you] εσύ
        [computer] ο υπολογιστής
        [nameless] ο φίλος σου
        [named] { $second }:
       *[other] τα { $second }
    } { $black }
rolled-first =
    { both-rolled }. { $who ->
        [you] Αρχίζεις εσύ
        [computer] Αρχίζει ο υπολογιστής
        [nameless] Αρχίζει ο φίλος σου
        [named] Αρχίζει: { $who }
       *[other] Αρχίζουν τα { $who }
    }.
rolled-tie = { both-rolled }. Ρίξτε ξανά.
rolled-doubled = { both-rolled }. Αυτόματος διπλασιασμός: ο βίδος πάει στο { $value }. Ρίξτε ξανά.
rolled =
    { $who ->
        [you] Έφερες
        [computer] Ο υπολογιστής έφερε
        [nameless] Ο φίλος σου έφερε
        [named] { $who }:
       *[other] Τα { $who } έφεραν
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Έφερες
        [computer] Ο υπολογιστής έφερε
        [nameless] Ο φίλος σου έφερε
        [named] { $who }:
       *[other] Τα { $who } έφεραν
    } { $dice }. Δεν υπάρχει κίνηση.
hit =
    { $who ->
        [you] Σου χτύπησαν πούλι στη θέση { $point }.
        [computer] Χτυπήθηκε πούλι του υπολογιστή στη θέση { $point }.
        [nameless] Χτυπήθηκε πούλι του φίλου σου στη θέση { $point }.
        [named] { $who }: χτυπήθηκε πούλι στη θέση { $point }.
       *[other] Χτυπήθηκαν τα { $who } στη θέση { $point }.
    }
passes =
    { $who ->
        [you] Χάνεις τη σειρά σου.
        [computer] Ο υπολογιστής χάνει τη σειρά του.
        [nameless] Ο φίλος σου χάνει τη σειρά του.
        [named] { $who }: χαμένη σειρά.
       *[other] Τα { $who } χάνουν τη σειρά τους.
    }
played = { $who }: { $play }.
passes-closed-out =
    Κλειστή έδρα: { $who ->
        [you] χάνεις τη σειρά σου.
        [computer] ο υπολογιστής χάνει τη σειρά του.
        [nameless] ο φίλος σου χάνει τη σειρά του.
        [named] χαμένη σειρά για { $who }.
       *[other] τα { $who } χάνουν τη σειρά τους.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] Κάνεις beaver
            [computer] Ο υπολογιστής κάνει beaver
            [nameless] Ο φίλος σου κάνει beaver
            [named] { $who } κάνει beaver
           *[other] Τα { $who } κάνουν beaver
        }
        [raccoon] { $who ->
            [you] Κάνεις raccoon
            [computer] Ο υπολογιστής κάνει raccoon
            [nameless] Ο φίλος σου κάνει raccoon
            [named] { $who } κάνει raccoon
           *[other] Τα { $who } κάνουν raccoon
        }
       *[double] { $who ->
            [you] Διπλασιάζεις
            [computer] Ο υπολογιστής διπλασιάζει
            [nameless] Ο φίλος σου διπλασιάζει
            [named] { $who } διπλασιάζει
           *[other] Τα { $who } διπλασιάζουν
        }
    }
offered-to = { offered } στο { $value }
taken =
    { $who ->
        [you] Δέχτηκες
        [computer] Ο υπολογιστής δέχτηκε
        [nameless] Ο φίλος σου δέχτηκε
        [named] { $who } δέχτηκε
       *[other] Τα { $who } δέχτηκαν
    }. Ο βίδος είναι στο { $value }.
win-object =
    { $win ->
        [single] μονό
        [gammon] διπλό
        [backgammon] τριπλό
       *[quadruple] τετραπλό
    }
resigns =
    { $who ->
        [you] Παραδίδεσαι
        [computer] Ο υπολογιστής παραδίδεται
        [nameless] Ο φίλος σου παραδίδεται
        [named] { $who }: παράδοση
       *[other] Τα { $who } παραδίδονται
    } ({ $win })
resigns-said =
    { $who ->
        [you] Παραδίδεσαι ({ $win }).
        [computer] Ο υπολογιστής παραδίδεται ({ $win }). Δέχεσαι ή όχι;
        [nameless] Ο φίλος σου παραδίδεται ({ $win }). Δέχεσαι ή όχι;
        [named] { $who }: παράδοση ({ $win }). Δέχεσαι ή όχι;
       *[other] Τα { $who } παραδίδονται ({ $win }). Δεκτή ή όχι;
    }
declined =
    { $who ->
        [you] Δεν δέχτηκες
        [computer] Ο υπολογιστής δεν δέχτηκε, γιατί ελπίζει σε μεγαλύτερη νίκη
        [nameless] Ο φίλος σου δεν δέχτηκε
        [named] { $who } δεν δέχτηκε
       *[other] Τα { $who } δεν δέχτηκαν
    }. Η παρτίδα συνεχίζεται.
wins =
    { $who ->
        [you] Κερδίζεις
        [computer] Ο υπολογιστής κερδίζει
        [nameless] Ο φίλος σου κερδίζει
        [named] { $who } κερδίζει
       *[other] Τα { $who } κερδίζουν
    } { $win }: { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }.
out-of-time =
    { $who ->
        [you] Τελείωσε ο χρόνος σου.
        [computer] Τελείωσε ο χρόνος του υπολογιστή.
        [nameless] Τελείωσε ο χρόνος του φίλου σου.
        [named] { $who }: τέλος χρόνου.
       *[other] Τελείωσε ο χρόνος για τα { $who }.
    }
match-won =
    { $who ->
        [you] Κερδίζεις το ματς.
        [computer] Ο υπολογιστής κερδίζει το ματς.
        [nameless] Ο φίλος σου κερδίζει το ματς.
        [named] { $who } κερδίζει το ματς.
       *[other] Τα { $who } κερδίζουν το ματς.
    }
play-taken-back =
    Η κίνηση αναιρέθηκε. { $who ->
        [you] Παίζεις
        [computer] Ο υπολογιστής παίζει
        [nameless] Ο φίλος σου παίζει
        [named] { $who } παίζει
       *[other] Τα { $who } παίζουν
    } ξανά.
taken-back = Αναιρέθηκε.
move-taken-back = { $moved }: αναιρέθηκε.
cocked-said = Στραβό ζάρι: ρίξε ξανά.
clock-started = Το ρολόι τρέχει.
last-seconds = { clock-of }: μένουν δέκα δευτερόλεπτα.
update-later = Η ενημέρωση θα εγκατασταθεί μετά από αυτή την παρτίδα.
step-said = { $moved }.
all-played = Όλα τα ζάρια παίχτηκαν.

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

## Questions in the middle of the board

ask-die =
    { $who ->
        [you] Τι έφερες;
       *[other] { $who }: ζάρι;
    }
ask-dice =
    { $who ->
        [you] Τι έφερες;
       *[other] { $who }: ζαριά;
    }
ask-second-die =
    { $who ->
        [you] Έφερες
       *[other] { $who }:
    } { $first } και;
no-legal-move = Δεν υπάρχει κίνηση: { $dice }
lost-turn-why =
    { $why ->
        [single] Η θέση είναι κλειστή, γι’ αυτό κανένα πούλι δεν μπαίνει από την μπάρα.
        [both] Και οι δύο θέσεις είναι κλειστές, γι’ αυτό κανένα πούλι δεν μπαίνει από την μπάρα.
        [all] Και οι έξι θέσεις είναι κλειστές, γι’ αυτό κανένα πούλι δεν μπαίνει από την μπάρα.
        [off] Οι θέσεις που φτάνει η ζαριά είναι κλειστές, και το μάζεμα αρχίζει μόνο όταν όλα τα πούλια είναι στην έδρα.
       *[reach] Όλες οι θέσεις που φτάνει η ζαριά είναι κλειστές.
    }
closed-out =
    { $who ->
        [you] Κλειστή έδρα, δεν μπαίνεις
        [computer] Κλειστή έδρα, ο υπολογιστής δεν μπαίνει
        [nameless] Κλειστή έδρα, ο φίλος σου δεν μπαίνει
        [named] Κλειστή έδρα, { $who } δεν μπαίνει
       *[other] Κλειστή έδρα, τα { $who } δεν μπαίνουν
    }
closed-out-choice = { closed-out }. Βίδος, ή δίνεις τη σειρά;
tie = Και οι δύο έφεραν { $die }: ρίξτε ξανά
tie-then = Και οι δύο έφεραν { $die }: ρίξτε ξανά. { $question }
ask-double = Διπλασιάζεις;
ask-drop = Πάσο και χάνεις την παρτίδα;
ask-resign = Παράδοση
ask-give-up =
    { $win ->
        [single] Παράδοση αυτής της παρτίδας; Την κερδίζει ο υπολογιστής.
        [gammon] Παράδοση αυτής της παρτίδας; Ο υπολογιστής κερδίζει διπλό.
       *[backgammon] Παράδοση αυτής της παρτίδας; Ο υπολογιστής κερδίζει τριπλό.
    }
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
        [backgammon] Τριπλό
       *[quadruple] Τετραπλό
    }

## Notices

unreadable = Η αποθηκευμένη σου παρτίδα δεν διαβάζεται ({ $why }). Φυλάχτηκε ξεχωριστά και μια καινούργια σε περιμένει.
unreadable-no-room = Η αποθηκευμένη σου παρτίδα δεν διαβάζεται ({ $why }) και δεν υπάρχει χώρος να φυλαχτεί ξεχωριστά. Μένει εκεί που είναι, και αυτή που παίζεις τώρα δεν αποθηκεύεται.
end-missing = Λείπει το τέλος της αποθηκευμένης σου παρτίδας. Μπορείς να συνεχίσεις από όσα σώθηκαν· ένα αντίγραφο φυλάχτηκε ξεχωριστά.
why-damaged = τα δεδομένα είναι κατεστραμμένα
why-newer = αποθηκεύτηκε από νεότερη έκδοση ({ $version })
why-unknown = έχει άγνωστη εγγραφή, «{ $entry }»
why-illegal = παραβιάζει τους κανόνες: { $why }
why-dice = τα ζάρια έχουν αλλαχτεί
why-too-large = το μέγεθος είναι πολύ μεγάλο
why-elsewhere = αυτή η παρτίδα παίζεται σε άλλη καρτέλα
store-instead = Αποθήκευση αυτής της παρτίδας
not-stored = Αυτός ο περιηγητής δεν μπορεί να αποθηκεύσει την παρτίδα σου. Μπορείς να συνεχίσεις, αλλά αν κλείσεις τη σελίδα, η παρτίδα θα χαθεί.
engine-failed = Ο υπολογιστής δεν απαντά.
nets-damaged = Ένα αρχείο του παίκτη-υπολογιστή είναι κατεστραμμένο, γι’ αυτό παίζει κάτω από το επίπεδό του. Φόρτωσε ξανά τη σελίδα για να διορθωθεί.
try-again = Νέα προσπάθεια
update-ready = Έτοιμη ενημέρωση
restart-after = Επανεκκίνηση μετά την παρτίδα
restart = Επανεκκίνηση

## Buttons and the side panel

roll = Ζαριά
double = Βίδος
pass = Δίνω τη σειρά
resign = Παράδοση
undo = Αναίρεση
done = Τέλος
cocked = Στραβό ζάρι
next-game = Επόμενη παρτίδα
new-match = Νέο ματς
clock = Ρολόι
add-clock = Προσθήκη ρολογιού
take-back-play = Αναίρεση της τελευταίας κίνησης
new-game = Νέα παρτίδα
settings = Ρυθμίσεις
menu = Μενού
close = Κλείσιμο
game-name = Τάβλι (Backgammon)
help = Πώς παίζεται
help-failed = Η βοήθεια δεν φορτώθηκε.
other-ways = Άλλοι τρόποι να παίξεις
other-ways-about = Ματς, βίδος, αληθινά ζάρια.
match-title = Ματς στους { $points }
money-title = Παρτίδα με χρήματα
title = { $what }, παρτίδα { $number }
match-game = Παρτίδα { $number } σε ματς στους { $points }
game-title = Παρτίδα { $number }
cubeless-title = Μία παρτίδα, χωρίς βίδο
crawford-mark = Crawford
unrated-mark = χωρίς βαθμό
practice-mark = εξάσκηση
known-mark = γνωστά ζάρια
account = { $first }, { $second } ({ $stake } ανά πόντο)
ahead = { $pips } μπροστά
behind = { $pips } πίσω
race = Κούρσα
race-level = ίσα
panel-moves = Κινήσεις
sill-first = Εδώ θα φανεί η πορεία της παρτίδας σου
sill-name = Πορεία της παρτίδας
panel-dice = Ζάρια
panel-chances = Πιθανότητες
panel-rolls = Ζαριές, σε pips
away = θέλει { $points }
pips =
    { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
score = Σκορ { $points }
score-label = σκορ
thinking = σκέφτεται
to-roll =
    { $who ->
        [you] ρίξε τα ζάρια
       *[other] ρίχνει
    }
to-move =
    { $who ->
        [you] παίξε: { $dice }
       *[other] παίζει: { $dice }
    }
to-answer =
    { $who ->
        [you] απάντησε
       *[other] απαντά
    }
clock-of =
    { $who ->
        [you] Το ρολόι σου
        [computer] Ρολόι του υπολογιστή
        [nameless] Ρολόι του φίλου σου
        [named] Ρολόι: { $who }
       *[other] Ρολόι για τα { $who }
    }
board = Ταμπλό
actions = Ενέργειες
notice = Ειδοποίηση
game-region = Παρτίδα
look-back = Προηγούμενη κίνηση
look-forward = Επόμενη κίνηση
look-now = Πίσω στην παρτίδα
plays-region = Λίστα κινήσεων
plays = Κινήσεις
score-sheet = Φύλλο σκορ
sheet-game = Παρτίδα
sheet-winner = Νικητής
sheet-cube = Βίδος
sheet-points = Πόντοι
sheet-none = Δεν τελείωσε ακόμη καμία παρτίδα

entry-to-play = παίζεται
entry-no-play = χωρίς κίνηση
entry-closed-out = κλειστή έδρα
entry-offer =
    { $offer ->
        [beaver] Beaver στο { $value }
        [raccoon] Raccoon στο { $value }
       *[double] Βίδος στο { $value }
    }
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

## New game

opponent = Αντίπαλος
computer = Υπολογιστής
person-here = Δύο παίκτες, μία συσκευή
level = Επίπεδο
you-play = Τα πούλια σου
player-names = Ονόματα (προαιρετικά)
play-for = Είδος παιχνιδιού
one-game = Μία παρτίδα
about-one-game = Μία μόνο παρτίδα, χωρίς βίδο.
about-money = Η μία παρτίδα πίσω από την άλλη, για πόντους, με βίδο.
about-match =
    { $points ->
        [one] Κερδίζει όποιος πάρει τον πρώτο πόντο.
       *[other] Κερδίζει όποιος φτάσει πρώτος τους { $points } πόντους.
    }
length = Μήκος
length-other = Άλλο μήκος
match-points = πόντοι
number-range = Ακέραιος από { $least } έως { $most }
decimal-range = Αριθμός από { $least } έως { $most }
start = Έναρξη
options = Επιλογές
game-choice = Παραλλαγή
doubling-cube = Βίδος
crawford-game = Παρτίδα Crawford
option-fresh = Όποιος κερδίζει την αρχική ζαριά ξαναρίχνει και τα δύο ζάρια
option-four = Τριπλό με πούλι στην μπάρα μετρά 4
option-show = Ζαριά και με κλειστή έδρα
option-hand = Ρίχνω αληθινά ζάρια και τα γράφω
option-jacoby = Κανόνας Jacoby: τα διπλά μετρούν μόνο μετά από βίδο
option-practice = Εξάσκηση με αναίρεση κινήσεων (χωρίς βαθμό)
option-stake = Αξία του πόντου
beavers = Beavers
beavers-none = Χωρίς
beavers-one = Μόνο beavers
beavers-all = Beavers και raccoons
automatic-doubles = Αυτόματοι βίδοι
more-rules = Άλλοι κανόνες
jacoby-rule = Κανόνας Jacoby
about-rule =
    { $rule ->
        [cube] Κάθε παίκτης μπορεί να προτείνει διπλασιασμό.
        [crawford] Όταν σε κάποιον λείπει ένας πόντος, στην επόμενη παρτίδα κανείς δεν διπλασιάζει.
        [jacoby] Διπλά και τριπλά μετρούν μόνο μετά από βίδο.
        [beavers] Όποιος δέχεται βίδο μπορεί να ξαναδιπλασιάσει αμέσως και να κρατήσει τον βίδο.
        [automatic] Πόσες φορές μπορεί η ισοπαλία στην αρχική ζαριά να διπλασιάσει τον βίδο.
        [stake] Πόσο μετρά κάθε πόντος στον λογαριασμό.
        [fresh] Αλλιώς παίζεται η αρχική ζαριά.
        [four] Αλλιώς μετρά 3.
       *[closed-out] Αλλιώς η σειρά αλλάζει αμέσως.
    }
summary-cube = βίδος
summary-no-cube = χωρίς βίδο
summary-jacoby = Jacoby
summary-real-dice = αληθινά ζάρια
summary-clock = ρολόι

## Match clock

clock-off = Χωρίς
clock-simple = Απλή καθυστέρηση
clock-bronstein = Bronstein
clock-per-point = Λεπτά ανά πόντο του ματς
clock-per-scored = Λεπτά που αφαιρούνται ανά κερδισμένο πόντο
clock-delay = Καθυστέρηση ανά σειρά σε δευτερόλεπτα
clock-promise =
    { $time } για τον καθένα, με καθυστέρηση { $seconds ->
        [one] { $seconds } δευτερολέπτου
       *[other] { $seconds } δευτερολέπτων
    } σε κάθε σειρά.
clock-for-rest = Ρολόι για το υπόλοιπο ματς
clock-nothing = Δεν θα έμενε καθόλου χρόνος.
clock-start = Εκκίνηση ρολογιού

## Settings

language-choice = Γλώσσα
language-auto = Γλώσσα του περιηγητή
language-failed = Αυτή η γλώσσα δεν φορτώθηκε.
theme = Θέμα
theme-name =
    { $theme ->
        [felt] Τσόχα
        [midnight] Μεσάνυχτα
        [paper] Χαρτί
        [flat] Λιτό
       *[walnut] Καρυδιά
    }
mode = Φωτεινό ή σκοτεινό
mode-name =
    { $mode ->
        [light] Φωτεινό
        [dark] Σκοτεινό
       *[system] Όπως το σύστημα
    }
set-home-left = Μάζεμα αριστερά
about-home-left = Καθρεφτίζει το ταμπλό
set-black-bottom = { $name } κάτω
about-two-players = Για δύο παίκτες σε μία συσκευή
set-turn-board = Το ταμπλό γυρίζει προς όποιον έχει σειρά
about-turn-board = Για δύο παίκτες που δίνουν τη συσκευή ο ένας στον άλλον
set-marks = Επισήμανση νόμιμων κινήσεων
about-marks = Κύκλος στα πούλια που παίζονται, σημάδι εκεί όπου μπορούν να πάνε
set-forced = Αυτόματες αναγκαστικές κινήσεις
about-forced = Όταν υπάρχει μόνο μία νόμιμη κίνηση
set-bear-off = Αυτόματο μάζεμα
about-bear-off = Όταν δεν υπάρχει πια επαφή
set-race = Εμφάνιση της κούρσας
about-race = Δύο γραμμές: πόσα pips μένουν στον καθένα
set-rolls = Εμφάνιση των ζαριών
about-rolls = Μία γραμμή για κάθε ζαριά: πόσα pips έδωσε
set-confirm = Επιβεβαίωση του βίδου
set-auto-roll = Αυτόματη ζαριά όταν δεν μπορώ να διπλασιάσω
set-dead-cube = Κουμπί «Βίδος» και με νεκρό βίδο
set-letter-keys = Συντομεύσεις με ένα πλήκτρο
about-dead-cube = Εξηγεί γιατί ο διπλασιασμός δεν ωφελεί
end-of-turn = Τέλος της σειράς μου
about-end-of-turn = Ως τότε μπορείς να αναιρέσεις
end-by-hand = Όταν πατάω «Τέλος»
end-when-played = Αυτόματα
end-when-forced = Αυτόματα στις αναγκαστικές
motion = Ταχύτητα των πουλιών
about-motion = Ορίζει και τον ρυθμό του υπολογιστή
motion-name =
    { $speed ->
        [off] Χωρίς
        [quick] Γρήγορη
        [slow] Αργή
       *[normal] Κανονική
    }
volume = Ένταση
vibrate = Δόνηση
about-vibrate = Σύντομη δόνηση όταν κινείται πούλι
group-play = Παιχνίδι
group-beside = Δίπλα στο ταμπλό
group-sound = Ήχος και κίνηση
group-data = Τα δεδομένα σου
group-about = Πληροφορίες
reset-settings = Επαναφορά όλων των ρυθμίσεων
undo-reset = Αναίρεση επαναφοράς
settings-reset = Όλες οι ρυθμίσεις είναι πάλι όπως στην αρχή
licences = Άδειες ανοιχτού κώδικα

## Keyboard shortcuts and the position in words

keys = Συντομεύσεις πληκτρολογίου
key-space = Ζαριά, ή τέλος της σειράς
key-arrows = Από θέση σε θέση
key-home = Στην μπάρα ή στα μαζεμένα
key-tab = Στο ταμπλό ή στα κουμπιά
key-enter = Σήκωμα ή άφημα πουλιού
key-digits = Παίζει αυτό το ζάρι από τη θέση
key-swap = Εναλλαγή ζαριών
key-undo = Αναίρεση ενός βήματος
key-undo-turn = Αναίρεση όλης της κίνησης
key-double = Βίδος
key-take = Αποδοχή του βίδου
key-drop = Πάσο στον βίδο
key-type = Γράψιμο κίνησης
key-words = Περιγραφή της διάταξης
key-replay = Ξανά η τελευταία κίνηση
key-look = Προηγούμενη ή επόμενη κίνηση
key-list = Συντομεύσεις πληκτρολογίου
key-escape = Άφημα του πουλιού, ή κλείσιμο
position = Περιγραφή της διάταξης
position-turn =
    { $who ->
        [you] Σειρά σου.
        [computer] Σειρά του υπολογιστή.
        [nameless] Σειρά του φίλου σου.
        [named] Σειρά: { $who }.
       *[other] Παίζουν τα { $who }.
    }
position-row =
    { $quarter ->
        [home] Έδρα
        [outer] Εξωτερική περιοχή
        [far] Εξωτερική περιοχή αντιπάλου
       *[start] Έδρα αντιπάλου
    }: { $points }.
position-point = { $count } στη θέση { $point }
position-bar = { $count } στην μπάρα
position-off = { $count } μαζεμένα
position-nothing = κενό
position-pips =
    { $who }: { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
type-play = Γράψιμο κίνησης
type-example = Για παράδειγμα: 8/5 6/5 ή bar/21*
play-it = Παίξε
play-not-a-move = Το «{ $part }» δεν είναι κίνηση. Γράψε 8/5 ή bar/21.
play-not-legal = Με αυτά τα ζάρια δεν είναι ολόκληρη νόμιμη κίνηση.
play-too-long = Μια κίνηση έχει το πολύ τέσσερα βήματα.
play-name-way = Παίζεται με πολλούς τρόπους: γράψε και τις ενδιάμεσες θέσεις, και βάλε * στα χτυπήματα.

## Why an action is refused

no-not-now = Δεν γίνεται τώρα.
no-game-over = Η παρτίδα τελείωσε.
no-game-goes-on = Η παρτίδα δεν τελείωσε ακόμη.
no-match-over = Το ματς τελείωσε.
no-roll-first = Πρώτα ρίξε τα ζάρια.
no-already-rolled = Τα ζάρια έχουν ήδη ριχτεί.
no-dice-by-program = Σε αυτή την παρτίδα τα ζάρια ρίχνονται αυτόματα.
no-dice-by-hand = Γράψε τα ζάρια που έριξες.
no-cocked-too-late = Το στραβό ζάρι το δηλώνεις πριν παίξεις πούλι, όχι μετά.
no-closed-out = Κλειστή έδρα: με καμία ζαριά δεν μπαίνεις.
no-voluntary-pass = Δεν μπορείς να δώσεις τη σειρά όταν έχεις κίνηση.
no-nothing-to-undo = Δεν έχεις τίποτα να αναιρέσεις.
no-cannot-take-back = Αυτό το βήμα δεν αναιρείται μόνο του.
no-play-is-final = Η κίνηση είναι οριστική μόλις μαζέψεις τα ζάρια.
no-double-before-roll = Ο βίδος δίνεται πριν από τη ζαριά.
no-first-turn = Στην πρώτη ζαριά δεν υπάρχει βίδος.
no-cube = Σε αυτή την παρτίδα δεν υπάρχει βίδος.
no-not-your-cube = Ο βίδος ανήκει στον αντίπαλο.
no-dead-cube = Ο βίδος είναι νεκρός: δεν χρειάζεσαι άλλους πόντους.
no-crawford = Στην παρτίδα Crawford δεν υπάρχει βίδος.
no-cube-limit = Ο βίδος δεν πάει ψηλότερα.
no-double = Κανείς δεν διπλασίασε.
no-answer-double = Απάντησε πρώτα στον βίδο.
no-beavers = Δεν υπάρχουν beavers σε αυτή την παρτίδα.
no-raccoons = Δεν υπάρχουν raccoons σε αυτή την παρτίδα.
no-resignation = Κανείς δεν παραδόθηκε.
no-answer-resignation = Απάντησε πρώτα στην παράδοση.
no-such-win = Τέτοιο αποτέλεσμα δεν υπάρχει σε αυτή την παρτίδα.
no-only-matches-clocks = Μόνο τα ματς παίζονται με ρολόι.
no-clock-there = Το ματς έχει ήδη ρολόι.
no-time-left = Το ματς έχει προχωρήσει πολύ: δεν θα έμενε χρόνος.
no-clock = Αυτό το ματς δεν έχει ρολόι.
no-clock-stands = Ανάμεσα στις παρτίδες το ρολόι σταματά.
no-such-die = Δεν έχεις άλλο { $die } να παίξεις.
no-loses-die = Πρέπει να παίξεις και τα δύο ζάρια: έτσι χάνεται το { $die }.
no-higher-number = Παίζεται μόνο ένα ζάρι, και πρέπει να είναι το μεγαλύτερο: το { $die }.
no-swap-moved = Άλλαξε τα ζάρια πριν παίξεις πούλι.
no-swap-double = Έφερες διπλές: τα δύο ζάρια είναι ίδια.
no-unfinished = Έχεις ακόμη το { $die } να παίξεις.
no-checker-bar = Δεν έχεις πούλι στην μπάρα.
no-checker = Δεν έχεις πούλι στη θέση { $point }.
no-bar-first = Βάλε πρώτα το πούλι σου από την μπάρα.
no-point-held = Ο αντίπαλος έχει πόρτα στη θέση { $point }.
no-not-all-home = Πριν μαζέψεις, φέρε όλα τα πούλια στην έδρα.
no-higher-checker = Έχεις πούλι πιο πίσω, στη θέση { $point }: παίξε πρώτα αυτό.
die-blocked = Το { $die } είναι κλειστό: έπαιξες το { $other }.
no-all-played = Όλα τα ζάρια παίχτηκαν: επιβεβαίωσε την κίνηση ή αναίρεσε ένα βήμα.
no-already-made = Αυτό το βήμα έγινε ήδη. Ένα βέλος δείχνει το επόμενο.
no-opponents = Αυτά είναι τα πούλια του αντιπάλου.
no-cannot-come = Κανένα πούλι δεν μπορεί να έρθει εδώ τώρα.
no-not-there = Με αυτά τα ζάρια δεν γίνεται.
no-computers-turn = Είναι η σειρά του υπολογιστή.

## After a crash

crash-title = Κάτι πήγε στραβά
crash-stored = Η παρτίδα σου είναι αποθηκευμένη.
crash-reload = Φόρτωσε ξανά τη σελίδα για να συνεχίσεις.
missing = Δεν φορτώθηκαν όλα.
missing-help = Έλεγξε τη σύνδεσή σου και φόρτωσε ξανά τη σελίδα.
crash-not-stored = Η παρτίδα σου δεν αποθηκεύτηκε, αλλά υπάρχει μέσα στην αναφορά: αποθήκευσε την αναφορά σε αρχείο και κάνε εισαγωγή από τις ρυθμίσεις.

## Fair dice

fair-dice = Δίκαια ζάρια
fair-how = Γιατί είναι δίκαια;
fair-about = Όλες οι ζαριές μιας παρτίδας βγαίνουν από έναν μυστικό σπόρο. Πριν από την παρτίδα βλέπεις το αποτύπωμά του και μετά τον ίδιο τον σπόρο· έτσι μπορεί όποιος θέλει να ελέγξει τα ζάρια.
fair-elsewhere = Για να ελέγξεις τα ζάρια αλλού, χρησιμοποίησε την εντολή bg dice ή τις λίγες γραμμές Python στην τεκμηρίωση του παιχνιδιού.
fair-fingerprint = Αποτύπωμα του σπόρου (SHA-256)
fair-next = Αποτύπωμα της επόμενης παρτίδας
fair-seed = Σπόρος
fair-later = φαίνεται μετά την παρτίδα
fair-in-order = Ζαριές με τη σειρά
fair-rolled = Ζάρια που ρίχτηκαν
fair-checked = Επαληθεύτηκε: ο σπόρος έχει αυτό το αποτύπωμα και όλα τα { $count } ζάρια βγαίνουν από αυτόν.
fair-by-hand = Σε αυτή την παρτίδα ρίχνεις αληθινά ζάρια: δεν υπάρχει τίποτα να ελεγχθεί.
fair-known = Είναι τα ζάρια μιας προηγούμενης παρτίδας.
fair-again = Νέα παρτίδα με τα ίδια ζάρια
fair-new-game = Αποτύπωμα των ζαριών: { $fingerprint }
fair-this-game = Αυτή η παρτίδα
fair-all-games = Όλες οι παρτίδες: { $games }
fair-rolls = Ζαριές
fair-doubles = Διπλές
fair-even = Αναμενόμενο
fair-expected = { $count } (αναμενόμενα: { $fair })
fair-pips = Τύχη σε pips
fair-chi =
    Δίκαια ζάρια βγαίνουν τόσο άνισα { $chance ->
        [0] σε λιγότερο από το 0,1%
       *[other] στο { $percent }%
    } των περιπτώσεων (χ² { $value }).
fair-few = Οι ζαριές είναι ακόμη λίγες για συμπέρασμα.
fair-luck-about = Τύχη σε pips: όσα έφερες πάνω από τα 8 1/6 που δίνει κατά μέσο όρο μια ζαριά. Η αρχική ζαριά δεν μετρά.
fair-points = Τύχη σε πόντους
fair-difference = Διαφορά
fair-luckiest = Πιο τυχερή ζαριά
fair-unluckiest = Πιο άτυχη ζαριά
fair-points-wait = Τύχη σε πόντους: ο υπολογιστής αναλύει τις ζαριές…
fair-points-failed = Η τύχη σε πόντους δεν υπολογίζεται: ο υπολογιστής δεν απαντά.
fair-points-some =
    Η τύχη σε πόντους καλύπτει { $games ->
        [one] μία από αυτές τις παρτίδες
       *[other] { $games } από αυτές τις παρτίδες
    }.
fair-points-about = Τύχη σε πόντους: πόσο άξιζε κάθε ζαριά παραπάνω από τη μέση, με μια γρήγορη εκτίμηση του υπολογιστή (με χρήματα, χωρίς βίδο). Η αρχική ζαριά δεν μετρά.
decimal-mark = ,

## Tabs, backups and the library

elsewhere = Μόνο βλέπεις: η παρτίδα παίζεται σε άλλη καρτέλα
play-here = Συνέχεια σε αυτή την καρτέλα
others-unreadable = Οι ρυθμίσεις ή τα στατιστικά των ζαριών σου δεν διαβάζονται. Φυλάχτηκαν ξεχωριστά και ισχύουν οι αρχικές ρυθμίσεις.
keep-all = Αντίγραφο ασφαλείας
about-backup = Παρτίδες, αναλύσεις, ασκήσεις, παρτίδες με φίλους, ρυθμίσεις και στατιστικά σε ένα αρχείο. Μην το μοιραστείς: περιέχει τα μυστικά των ζαριών σου.
backup-without-library = Από το αρχείο λείπουν οι αποθηκευμένες παρτίδες, οι αναλύσεις, οι ασκήσεις και οι παρτίδες με φίλους. { $why }
backup-due = Οι τελευταίες παρτίδες σου υπάρχουν μόνο σε αυτόν τον περιηγητή. Να γίνει εξαγωγή αντιγράφου;
keep-export = Εξαγωγή
keep-import = Εισαγωγή
kept-aside = Συνέχεια αποθηκευμένης παρτίδας
kept-whole = με τις ρυθμίσεις και τα στατιστικά των ζαριών
kept-unread =
    { $count ->
        [one] { $count } κατεστραμμένη παρτίδα φυλάχτηκε ξεχωριστά
       *[other] { $count } κατεστραμμένες παρτίδες φυλάχτηκαν ξεχωριστά
    }
kept-remove = Διαγραφή
kept-remove-sure = Οριστική διαγραφή
kept-more = Κι άλλες ({ $count })
game-kept = Η μισοτελειωμένη παρτίδα σου είναι στις «Παρτίδες»
library-open = Στις «Παρτίδες»
start-no-room = Δεν υπάρχει χώρος να κρατηθεί η μισοτελειωμένη παρτίδα, γι’ αυτό δεν άρχισε καινούργια.
start-anyway = Διαγραφή και νέα παρτίδα
imported = Η εισαγωγή ολοκληρώθηκε. Τα προηγούμενα δεδομένα σου είναι στις «Παρτίδες».
import-failed = Δεν έγινε εισαγωγή ({ $why }). Όλα είναι όπως πριν.
import-no-room = Δεν υπάρχει χώρος να φυλαχτεί η παρτίδα που παίζεις, γι’ αυτό δεν έγινε εισαγωγή.
crash-copy = Αντιγραφή αναφοράς

## Cards over the board, and the next step

points-won =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
stakes-take =
    Δέχομαι: η παρτίδα συνεχίζεται για { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }.
stakes-drop =
    { $play ->
        [match] Πάσο: χάνεις { $points ->
            [one] 1 πόντο
           *[other] { $points } πόντους
        } και το σκορ γίνεται { $score }.
       *[money] Πάσο: χάνεις { $points ->
            [one] 1 πόντο
           *[other] { $points } πόντους
        }.
    }
stakes-win =
    { $play ->
        [match] Πάσο: κερδίζεις { $points ->
            [one] 1 πόντο
           *[other] { $points } πόντους
        } και το σκορ γίνεται { $score }.
       *[money] Πάσο: κερδίζεις { $points ->
            [one] 1 πόντο
           *[other] { $points } πόντους
        }.
    }
stakes-resign =
    { win-button }: χάνεις { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }.
cube-shows-64 = Ο βίδος: κανείς δεν έχει διπλασιάσει. Το 64 σημαίνει 1.
end-drop =
    { $who ->
        [you] Πήγες πάσο
        [computer] Ο υπολογιστής πήγε πάσο
        [nameless] Ο φίλος σου πήγε πάσο
        [named] { $who } πήγε πάσο
       *[other] Τα { $who } πήγαν πάσο
    }
end-resigned =
    { $who ->
        [you] Παραδόθηκες
        [computer] Ο υπολογιστής παραδόθηκε
        [nameless] Ο φίλος σου παραδόθηκε
        [named] { $who }: παράδοση
       *[other] Τα { $who } παραδόθηκαν
    }{ $win ->
        [single] {""}
       *[other] {" "}({ win-object })
    }
end-cube = { $how }, βίδος στο { $value }
end-cube-at = Ο βίδος ήταν στο { $value }.
end-why =
    { $who ->
        [you] { $win ->
            [gammon] Διπλό: δεν μάζεψες κανένα πούλι. Μετρά διπλά.
           *[backgammon] Τριπλό: δεν μάζεψες κανένα πούλι και είχες ακόμη τουλάχιστον ένα στην έδρα του νικητή. Μετρά τριπλά.
        }
        [computer] { $win ->
            [gammon] Διπλό: ο υπολογιστής δεν μάζεψε κανένα πούλι. Μετρά διπλά.
           *[backgammon] Τριπλό: ο υπολογιστής δεν μάζεψε κανένα πούλι και είχε ακόμη τουλάχιστον ένα στην έδρα του νικητή. Μετρά τριπλά.
        }
        [nameless] { $win ->
            [gammon] Διπλό: ο φίλος σου δεν μάζεψε κανένα πούλι. Μετρά διπλά.
           *[backgammon] Τριπλό: ο φίλος σου δεν μάζεψε κανένα πούλι και είχε ακόμη τουλάχιστον ένα στην έδρα του νικητή. Μετρά τριπλά.
        }
        [named] { $win ->
            [gammon] Διπλό: { $who } δεν μάζεψε κανένα πούλι. Μετρά διπλά.
           *[backgammon] Τριπλό: { $who } δεν μάζεψε κανένα πούλι και είχε ακόμη τουλάχιστον ένα στην έδρα του νικητή. Μετρά τριπλά.
        }
       *[other] { $win ->
            [gammon] Διπλό: τα { $who } δεν μάζεψαν κανένα πούλι. Μετρά διπλά.
           *[backgammon] Τριπλό: τα { $who } δεν μάζεψαν κανένα πούλι και είχαν ακόμη τουλάχιστον ένα στην έδρα του νικητή. Μετρά τριπλά.
        }
    }
end-wins =
    { $who ->
        [you] Κερδίζεις
        [computer] Ο υπολογιστής κερδίζει
        [nameless] Ο φίλος σου κερδίζει
        [named] { $who } κερδίζει
       *[other] Τα { $who } κερδίζουν
    }
end-won = Κέρδισες
end-lost = Έχασες
end-mistakes = Τα μεγαλύτερα λάθη σου
start-computer = Με τον υπολογιστή
start-two = Δύο παίκτες εδώ
start-promise = Παίξε καλά.
start-promise-then = Δες τι έκρινε την παρτίδα.
start-about = Μετά από κάθε παρτίδα βλέπεις ποιες κινήσεις σου κόστισαν περισσότερο, και γιατί.
start-new = Πρώτη φορά;
start-learn = Μάθε το σε δύο λεπτά, σε αυτό το ταμπλό.
start-leaves = Τι μένει από μια παρτίδα
start-leaves-about = Η πορεία της και οι στιγμές που την έκριναν.
start-why = Ένας δάσκαλος που εξηγεί το γιατί
start-why-about = Δυνατός όσο τα προγράμματα υπολογιστή, ακόμη και στο κινητό σου.
start-dice = Ζάρια που ελέγχονται
start-dice-about = Σφραγίζονται πριν από την παρτίδα, ανοίγουν μετά.
start-yours = Μόνο δικό σου
start-yours-about = Χωρίς λογαριασμό, χωρίς διαφημίσεις. Από εδώ και πέρα λειτουργεί και χωρίς σύνδεση.
next-roll = Πάτησε «{ roll }»
next-move = Διάλεξε ένα πούλι με κύκλο
next-move-plain = Διάλεξε ένα πούλι
next-dice =
    Με ένα πάτημα παίζεται πρώτα το { $place ->
        [top] πάνω
       *[left] αριστερό
    } ζάρι. Πάτησε τα ζάρια για να αλλάξουν σειρά.
next-written = 8/5: από το 8 στο 5. 8/5(2): δύο πούλια. 8/5*: χτύπημα.
next-pips = Pips: ο δρόμος που μένει στον καθένα. Όποιος θέλει λιγότερα προηγείται.
next-place = Διάλεξε πού θα πάει
next-done = Πάτησε «{ done }»

## The lesson

lesson = Μάθε τάβλι σε δύο λεπτά
lesson-yours = Τα πούλια σου: { $colour }.
lesson-goal = Φέρε τα 15 πούλια σου στην έδρα σου, το κομμάτι με το περίγραμμα, όπως δείχνει το βέλος, και μετά μάζεψέ τα όλα. Ο αντίπαλος πηγαίνει αντίθετα. Κερδίζει όποιος τελειώσει πρώτος.
lesson-move = Έφερες 3 και ο αντίπαλος 1: αρχίζεις εσύ και παίζεις και τα δύο. Κάθε ζάρι κινεί ένα πούλι· ξεκίνα με το 3.
lesson-point = Φέρε τώρα εκεί ένα δεύτερο πούλι με το 1. Δύο πούλια κάνουν πόρτα: ο αντίπαλος δεν μπορεί να πάει εκεί.
lesson-done = Έκανες πόρτα στη θέση 5 και παίχτηκαν και τα δύο ζάρια. Τελείωσε τη σειρά σου.
lesson-bar = Αργότερα ο αντίπαλος χτύπησε ένα μόνο του πούλι σου: είναι στην μπάρα, στη μέση. Με 1 μπαίνει στη 24, ως τη 19 με 6· τη 19 την κρατά ο αντίπαλος, οπότε μπες στην 21 με το 4.
lesson-hit = Ένα πούλι μόνο του είναι ανοιχτό. Χτύπησε αυτό στη θέση 7: πήγαινε πάνω του με το 6.
lesson-was-hit = Το πούλι πήγε στην μπάρα: ο αντίπαλος πρέπει πρώτα να το βάλει και μετά να παίξει οτιδήποτε άλλο.
lesson-dance = Ο αντίπαλος έφερε 6-5: το 6 μπαίνει στη δική σου θέση 6, το 5 στη θέση 5. Έχεις πόρτα και στις δύο, άρα δεν μπορεί να μπει και χάνει τη σειρά του.
lesson-off = Αργότερα όλα τα πούλια σου είναι στην έδρα σου και τα μαζεύεις. Έφερες 6-6, διπλή που παίζεται τέσσερις φορές: με 6 μαζεύεις ένα από τη θέση 6.
lesson-last = Έχεις κι άλλα 6 να παίξεις. Η θέση 6 είναι πια άδεια, κι έτσι το 6 μαζεύει το πιο πίσω πούλι σου. Είναι το τελευταίο: μάζεψέ το και κερδίζεις.
lesson-won = Μπράβο, κέρδισες, και τώρα ξέρεις το παιχνίδι! Σειρά έχει μια αληθινή παρτίδα ή το πρώτο κεφάλαιο των μαθημάτων.
lesson-gammon = Αν ο χαμένος δεν έχει μαζέψει κανένα πούλι, η νίκη μετρά διπλά: αυτό λέγεται διπλό.
lesson-tap = Διάλεξε το πούλι με τον κύκλο στη θέση { $number }
lesson-tap-bar = Διάλεξε το πούλι σου στην μπάρα
lesson-now = Προς το παρόν διάλεξε το πούλι με τον κύκλο στη θέση { $number }.
lesson-now-bar = Προς το παρόν διάλεξε το πούλι σου στην μπάρα.
lesson-leave = Έξοδος από την εισαγωγή
lesson-left = Η εισαγωγή έκλεισε.
lesson-play = Η πρώτη σου παρτίδα
lesson-back = Πίσω στην παρτίδα σου
lesson-again = Επανάληψη της εισαγωγής
lesson-course = Συνέχεια με τα μαθήματα
