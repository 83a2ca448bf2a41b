# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] Αυτή η κίνηση
       *[named] { $who }: η κίνηση
    }
reason-compared = Για σύγκριση, το { $play }
reason-point =
    { $who ->
        [you] θέση σου { $point }
        [named] θέση { $point } ({ $who })
       *[bare] θέση { $point }
    }
reason-own-rolls =
    { $who ->
        [you] από τις 36 ζαριές σου
       *[named] από τις 36 ζαριές ({ $who })
    }
reason-lets =
    { $other ->
        [you] σε αφήνει
       *[opponent] αφήνει τον αντίπαλο
    }
reason-enters-first =
    { $other ->
        [you] πρέπει πρώτα να μπεις
       *[opponent] ο αντίπαλος πρέπει πρώτα να μπει
    }
reason-other-home =
    { $other ->
        [you] έδρα σου
       *[opponent] έδρα του αντιπάλου
    }
reason-other-rolls =
    { $other ->
        [you] από τις 36 ζαριές σου
       *[opponent] από τις 36 ζαριές του αντιπάλου
    }
reason-their-rolls =
    { $other ->
        [you] από τις 36 ζαριές σου
       *[opponent] από τις 36 ζαριές του
    }
fault-shots-one =
    { $play } αφήνει στη { reason-point } ανοιχτό πούλι που χτυπιέται με { $made ->
        [36] κάθε ζαριά { $other ->
            [you] σου.
           *[opponent] του αντιπάλου.
        }
       *[other] { $made } { reason-other-rolls }.
    }
fault-shots =
    { $play } αφήνει ανοιχτά πούλια που χτυπιούνται με { $made ->
        [36] κάθε ζαριά { $other ->
            [you] σου.
           *[opponent] του αντιπάλου.
        }
       *[other] { $made } { reason-other-rolls }.
    }
fault-safe =
    { $play } αφήνει ένα πούλι να χτυπηθεί με { $made } { reason-other-rolls }, και τότε θα έχει μπροστά του { $points ->
        [one] { $points } κλειστή πόρτα.
       *[other] { $points } κλειστές πόρτες.
    }
fault-blots =
    { $play } αφήνει { $made ->
        [one] { $made } ανοιχτό πούλι.
       *[other] { $made } ανοιχτά πούλια.
    }
fault-pips-at-risk =
    { $play } μπορεί να κοστίσει έως { $made ->
        [one] { $made } pip
       *[other] { $made } pips
    }, αν χτυπηθεί πούλι.
fault-enters =
    { $play } { reason-lets } { $other ->
        [you] να μπεις
       *[opponent] να μπει
    } από την μπάρα με { $made } { reason-their-rolls }.
fault-they-make =
    { $play } { reason-lets } { $other ->
        [you] να κλείσεις
       *[opponent] να κλείσει
    } τη { reason-point } με { $made } { reason-their-rolls }.
fault-they-cover =
    { $play } { reason-lets } { $other ->
        [you] να καλύψεις το ανοιχτό σου
       *[opponent] να καλύψει το ανοιχτό του
    } πούλι στη { reason-point } με { $made } { reason-their-rolls }.
fault-they-escape =
    { $play } { reason-lets } { $other ->
        [you] να περάσεις
       *[opponent] να περάσει
    } ένα πίσω πούλι πέρα από τη { reason-point } με { $made } { reason-their-rolls }.
fault-they-do-well =
    { $play } { reason-lets } { $other ->
        [you] να χτυπήσεις ή να κάνεις
       *[opponent] να χτυπήσει ή να κάνει
    } σημαντική πόρτα με { $made } { reason-their-rolls }.
fault-breaks = { $play } χαλάει την πόρτα στη { reason-point }.
fault-anchor = { $play } δεν αφήνει άγκυρα, δηλαδή καμία ασφαλή πόρτα στην { reason-other-home }.
fault-moves-up = { $play } αφήνει τα πίσω πούλια όπου είναι.
fault-stacks = { $play } στοιβάζει { $made } πούλια στη { reason-point }.
fault-buries =
    { $play } αφήνει { $made ->
        [one] { $made } πούλι
       *[other] { $made } πούλια
    } εκτός παιχνιδιού, στο βάθος της έδρας.
fault-timing =
    { $play } αφήνει μόνο { $made ->
        [one] { $made } pip
       *[other] { $made } pips
    } για τα άλλα πούλια, όσο περιμένουν τα πίσω.
fault-outside =
    { $play } αφήνει { $made ->
        [one] { $made } πούλι
       *[other] { $made } πούλια
    } έξω από την έδρα.
fault-gap = { $play } αφήνει κενό στη { reason-point }.

merit-fewer =
    Με { $play } { $best ->
        [0] πέφτουν στο μηδέν.
        [one] είναι μόνο { $best }.
       *[other] είναι μόνο { $best }.
    }
merit-pips-at-risk = Με { $play } το πολύ { $best }.
merit-timing =
    Με { $play } { $best ->
        [one] μένει { $best }.
       *[other] μένουν { $best }.
    }
merit-gap = Με { $play } όχι.

merit-shots-none = Με { $play } δεν χτυπιέται κανένα ανοιχτό πούλι.
merit-shots-fewer =
    { $play } αφήνει λιγότερες βολές: { $best } { reason-other-rolls } { $best ->
        [1] χτυπά
       *[other] χτυπούν
    }, αντί για { $made }.
merit-they-do-well =
    { $play } { $other ->
        [you] σου αφήνει
       *[opponent] αφήνει στον αντίπαλο
    } λιγότερες καλές ζαριές: { $best } { reason-their-rolls } { $best ->
        [1] χτυπά ή κάνει
       *[other] χτυπούν ή κάνουν
    } σημαντική πόρτα, αντί για { $made }.
merit-bold =
    Με { $play } δεν πειράζει αν χτυπηθεί πούλι (με { $best } { reason-other-rolls }): στην έδρα { $other ->
        [you] σου
       *[opponent] του
    } { $points ->
        [0] δεν είναι κλειστή καμία πόρτα.
        [one] είναι κλειστή μόνο { $points } πόρτα.
       *[other] είναι κλειστές μόνο { $points } πόρτες.
    }
reason-comes-in =
    { $other ->
        [you] μπαίνεις
       *[opponent] μπαίνει
    } με { $enters ->
        [36] κάθε ζαριά { $other ->
            [you] σου
           *[opponent] του
        }.
       *[other] { $enters } { reason-their-rolls }.
    }
reason-one-comes-in =
    τουλάχιστον ένα από τα { $bar } πούλια στην μπάρα μπαίνει με { $enters ->
        [36] κάθε ζαριά.
       *[other] { $enters } { reason-their-rolls }.
    }
merit-hits =
    { $play } χτυπά { $checkers ->
        [1] στη { reason-point }
       *[other] { $checkers } ανοιχτά πούλια, το ένα στη { reason-point }
    }: { $other ->
        [you] χάνεις
       *[opponent] ο αντίπαλος χάνει
    } { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } και { $bar ->
        [1] { reason-comes-in }
       *[other] { reason-one-comes-in }
    }
merit-tempo =
    { $play } χτυπά στη { reason-point }: { reason-enters-first }, και μετά { $other ->
        [you] χτυπάς ή κάνεις
       *[opponent] χτυπά ή κάνει
    } σημαντική πόρτα μόνο με { $best } { reason-their-rolls }, αντί για { $made }.
merit-tempo-dance =
    { $play } χτυπά στη { reason-point }: { reason-enters-first }{ $dances ->
        [0] .
       *[other] , και με { $dances } { reason-their-rolls } δεν { $other ->
            [you] μπορείς
           *[opponent] μπορεί
        }.
    }
merit-you-make = { $play } ετοιμάζει πόρτα στη { reason-point }: αν δεν αλλάξει τίποτα, την επόμενη φορά γίνεται με { $best } { reason-own-rolls }, αντί για { $made }.
merit-you-cover = { $play } ετοιμάζει την κάλυψη του ανοιχτού πουλιού στη { reason-point }: αν δεν αλλάξει τίποτα, την επόμενη φορά καλύπτεται με { $best } { reason-own-rolls }, αντί για { $made }.
merit-you-escape = { $play } ετοιμάζει τη φυγή: αν δεν αλλάξει τίποτα, την επόμενη φορά ένα πίσω πούλι περνά πέρα από τη { reason-point } με { $best } { reason-own-rolls }, αντί για { $made }.
merit-you-do-well =
    { $play } ετοιμάζει καλές ζαριές: αν δεν αλλάξει τίποτα, την επόμενη φορά { $best } { reason-own-rolls } { $best ->
        [1] χτυπά ή κάνει
       *[other] χτυπούν ή κάνουν
    } σημαντική πόρτα, αντί για { $made }.
merit-slots = { $play } βάζει ανοιχτό πούλι στη { reason-point } για να γίνει μετά πόρτα: χτυπιέται με { $hits } { reason-other-rolls } και καλύπτεται την επόμενη φορά με { $covers } { reason-own-rolls }.
merit-makes = { $play } κάνει πόρτα στη { reason-point }.
merit-keeps = { $play } κρατά την πόρτα στη { reason-point }.
merit-anchor = { $play } κρατά άγκυρα στη { reason-point }: ένα σίγουρο μέρος για να μπαίνουν τα πούλια.
merit-better-anchor = { $play } κρατά καλύτερη άγκυρα: { reason-point } αντί για τη { $made }.
merit-prime =
    { $play } κρατά { $best } πόρτες στη σειρά μπροστά σε { $other ->
        [you] δικό σου πούλι
       *[opponent] πούλι του αντιπάλου
    }, αντί για { $made }.
merit-runs =
    { $play } βγάζει πούλι από την { reason-other-home }: εκεί { $best ->
        [0] δεν μένει κανένα
        [one] μένει { $best }
       *[other] μένουν { $best }
    }, αντί για { $made }.
merit-escapes =
    { $play } ελευθερώνει ένα πίσω πούλι: { $best ->
        [0] δεν μένει πίσω κανένα
        [one] πίσω μένει { $best }
       *[other] πίσω μένουν { $best }
    }, αντί για { $made }.
merit-moves-up = { $play } ανεβάζει ένα πίσω πούλι στη { reason-point }.
merit-race-ahead =
    { $play } φεύγει, με προβάδισμα { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } στην κούρσα.
merit-race-behind =
    { $play } μένει πίσω και περιμένει ευκαιρία να χτυπήσει: στην κούρσα η διαφορά είναι { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }.
merit-gammons-matter =
    { $play } { $whose ->
        [yours] κερδίζει περισσότερα διπλά
       *[theirs] χάνει λιγότερα διπλά
    }, που μετρούν περισσότερο σε αυτό το σκορ.
merit-gammons-idle =
    { $play } { $whose ->
        [yours] παίζει μόνο για τη νίκη
       *[theirs] δεν φοβάται το διπλό
    }: τα διπλά μετρούν λίγο σε αυτό το σκορ.
merit-bears-off = { $play } μαζεύει περισσότερα πούλια: { $best } συνολικά, αντί για { $made }.
merit-bears-off-next =
    { $play } ετοιμάζει την επόμενη σειρά: { $best } { reason-own-rolls } { $best ->
        [1] μαζεύει
       *[other] μαζεύουν
    } { $checkers ->
        [1] ένα πούλι
       *[other] τουλάχιστον { $checkers } πούλια
    }, αντί για { $made }.
merit-duplicates =
    Με { $play } { $other ->
        [you] θέλεις το { $number } και για να χτυπήσεις και για να καλύψεις το ανοιχτό σου πούλι στη { reason-point }: χτυπάς ή κάνεις
       *[opponent] ο αντίπαλος θέλει το { $number } και για να χτυπήσει και για να καλύψει το ανοιχτό του πούλι στη { reason-point }: χτυπά ή κάνει
    } σημαντική πόρτα μόνο με { $best } { reason-their-rolls }, αντί για { $made }.
merit-wins = { $play } κερδίζει το { $best }% των παρτίδων, αντί για { $made }%.
merit-gammons-won = { $play } κερδίζει διπλό στο { $best }% των παρτίδων, αντί για { $made }%.
merit-gammons-lost = { $play } χάνει διπλό στο { $best }% των παρτίδων, αντί για { $made }%.
merit-backgammons-won = { $play } κερδίζει τριπλό στο { $best }% των παρτίδων, αντί για { $made }%.
merit-backgammons-lost = { $play } χάνει τριπλό στο { $best }% των παρτίδων, αντί για { $made }%.

reason-take = Για αποδοχή χρειάζεται νίκη στο { $needs }% των παρτίδων· όποιος δέχεται κερδίζει το { $has }%.
reason-cube-gammons = Το { $share }% των παρτίδων τελειώνει με διπλό υπέρ όποιου διπλασιάζει· η αξία του διπλού είναι { $price }.
reason-dead-cube = Μετά την αποδοχή ο βίδος είναι νεκρός: δεν ξαναδιπλασιάζει κανείς. Για αποδοχή χρειάζεται { $needs }%· σε παρτίδα με χρήματα θα αρκούσε { $money }%.
reason-score = Με αυτό το σκορ, για αποδοχή χρειάζεται { $needs }%· σε παρτίδα με χρήματα θα ήταν { $money }%.
reason-market-lost = Με αναμονή η αγορά χάνεται σε { $count } από τις 1296 ακολουθίες δύο ζαριών ({ $share }%).
reason-market-kept =
    Υπάρχει χρόνος για αναμονή: { $count ->
        [0] με καμία ακολουθία δύο ζαριών δεν χάνεται η αγορά.
        [one] η αγορά χάνεται μόνο σε { $count } από τις 1296 ακολουθίες δύο ζαριών ({ $share }%).
       *[other] η αγορά χάνεται μόνο σε { $count } από τις 1296 ακολουθίες δύο ζαριών ({ $share }%).
    }
reason-window = Όποιος διπλασιάζει κερδίζει το { $has }% των παρτίδων· ο βίδος είναι σωστός από { $from }% και πάνω, και από { $to }% η διάταξη είναι υπερβολικά καλή.
reason-window-open = Όποιος διπλασιάζει κερδίζει το { $has }% των παρτίδων· ο βίδος είναι σωστός από { $from }% και πάνω.
reason-last-roll =
    Αυτή η ζαριά κρίνει την παρτίδα: { $wins } από τις 36 ζαριές { $wins ->
        [1] κερδίζει
       *[other] κερδίζουν
    }, οι άλλες χάνουν. Άλλη ευκαιρία για βίδο δεν υπάρχει.
reason-nothing-to-lose = Αν χαθεί αυτή η παρτίδα, χάνεται έτσι κι αλλιώς το ματς: ο βίδος δεν έχει κανένα ρίσκο.
reason-beaver =
    { $who ->
        [yours] Όποιος δέχεται είναι φαβορί και μετά τον βίδο: beaver.
        [theirs] Μετά τον βίδο φαβορί θα ήταν όποιος δέχεται, και θα έκανε beaver.
       *[not] Μετά τον βίδο φαβορί είναι όποιος διπλασίασε: όχι beaver.
    }
reason-score-doubles = Με αυτό το σκορ ο βίδος είναι σωστός από { $from }% και πάνω· σε παρτίδα με χρήματα θα ήταν από { $money }%.

verdict-wins =
    { $who ->
        [you] κερδίζεις το { $has }%
       *[named] πιθανότητα νίκης { $has }% ({ $who })
    }
verdict-take = Αποδοχή: { verdict-wins } και αρκεί το { $needs }%.
verdict-drop = Πάσο: { verdict-wins }, αλλά για αποδοχή χρειάζεται { $needs }%.
verdict-take-plain = Αποδοχή: το πάσο κοστίζει περισσότερο.
verdict-drop-plain = Πάσο: η αποδοχή κοστίζει περισσότερο.
verdict-beaver =
    { $who ->
        [you] Beaver: είσαι φαβορί και μετά τον βίδο.
       *[named] Beaver: φαβορί και μετά τον βίδο ({ $who }).
    }
verdict-early = Πολύ νωρίς για βίδο: { verdict-wins }, αλλά ο βίδος είναι σωστός από { $from }% και πάνω.
verdict-far = Χωρίς βίδο: { verdict-wins }, αλλά ο βίδος είναι σωστός από { $from }% και πάνω.
verdict-wait = Χωρίς βίδο: η αναμονή αξίζει περισσότερο.
verdict-wait-beaver =
    Χωρίς βίδο: μετά τον βίδο φαβορί θα { $other ->
        [you] ήσουν εσύ.
       *[opponent] ήταν η άλλη πλευρά.
    }
verdict-double =
    Βίδος: { verdict-wins } και αρκεί το { $from }%. { $other ->
        [you] Η σωστή σου απάντηση
       *[opponent] Σωστή απάντηση
    } είναι η αποδοχή.
verdict-double-plain = Βίδος: η αναμονή κοστίζει περισσότερο.
verdict-cash =
    Βίδος: { $other ->
        [you] η σωστή σου απάντηση είναι το πάσο, γιατί για αποδοχή χρειάζεται { $needs }% και κερδίζεις
       *[opponent] σωστή απάντηση είναι το πάσο, γιατί για αποδοχή χρειάζεται { $needs }% και η άλλη πλευρά κερδίζει
    } μόνο το { $has }%.
verdict-too-good =
    Υπερβολικά καλή για βίδο: { $other ->
        [you] χωρίς βίδο το διπλό έρχεται
       *[opponent] συνέχεια για το διπλό, που έρχεται
    } στο { $gammons }% των παρτίδων.

look-for =
    Ψάξε μια κίνηση που { $what ->
        [hits] χτυπά.
        [points] κάνει, κρατά ή ετοιμάζει μια καλή πόρτα.
        [anchor] κρατά άγκυρα.
        [prime] μπλοκάρει καλύτερα τον αντίπαλο.
        [escapes] προχωρά ένα πίσω πούλι.
        [race] ταιριάζει στην κούρσα.
        [off] μαζεύει περισσότερα πούλια.
       *[other] κερδίζει περισσότερο.
    }
lead-right = Σωστά. { $reason }
lead-right-plain = Σωστά: καλύτερο δεν υπάρχει.
lead-only = Άλλη νόμιμη κίνηση δεν υπάρχει.
lead-close = Σχεδόν το καλύτερο: το { $play } είναι μόνο λίγο καλύτερο.
lead-better = Καλύτερο είναι το { $play }.
lead-instead = Υπήρχε καλύτερη κίνηση. { $reason }

plain-better = Μια καλύτερη κίνηση
plain-close = Σχεδόν η καλύτερη κίνηση.
plain-mistake = Λάθος. { $reason }
plain-fault =
    { $play } { $what ->
        [shot-easy] αφήνει στη { reason-point } ένα πούλι μόνο, που χτυπιέται εύκολα.
        [shot] αφήνει στη { reason-point } ένα πούλι μόνο, που μπορεί να χτυπηθεί.
        [shots-easy] αφήνει πούλια μόνα, που χτυπιούνται εύκολα.
        [shots] αφήνει πούλια μόνα, που μπορεί να χτυπηθούν.
        [safe] αφήνει ένα πούλι που μπορεί να χτυπηθεί και μετά δύσκολα θα ξαναμπεί.
        [blot] αφήνει ένα πούλι μόνο.
        [blots] αφήνει πούλια μόνα.
        [pips] κινδυνεύει να κοστίσει πολύ, αν χτυπηθεί πούλι.
        [enters] { reason-lets } { $other ->
            [you] να μπεις
           *[opponent] να μπει
        } πιο εύκολα από την μπάρα.
        [make] { reason-lets } { $other ->
            [you] να κλείσεις
           *[opponent] να κλείσει
        } πιο εύκολα τη { reason-point }.
        [escape] { reason-lets } { $other ->
            [you] να φύγεις
           *[opponent] να φύγει
        } πιο εύκολα με ένα πίσω πούλι.
        [well] { reason-lets } { $other ->
            [you] να χτυπήσεις ή να κάνεις
           *[opponent] να χτυπήσει ή να κάνει
        } καλή πόρτα πιο εύκολα.
        [stacks] στοιβάζει πάρα πολλά πούλια στη { reason-point }.
        [buries] αφήνει πούλια στο βάθος της έδρας, όπου εμποδίζουν λίγο.
        [timing] αφήνει λίγα να παιχτούν, όσο περιμένουν τα πίσω πούλια.
       *[outside] αφήνει πούλια έξω από την έδρα.
    }
plain-merit =
    { $play } { $what ->
        [hit] χτυπά στη { reason-point }, και το πούλι αυτό πρέπει να ξεκινήσει από την αρχή.
        [hits] χτυπά πάνω από ένα πούλι.
        [tempo] χτυπά στη { reason-point }: { reason-enters-first }.
        [bold] μπορεί να ρισκάρει ένα χτύπημα: στην { reason-other-home } υπάρχουν λίγες πόρτες.
        [make] ετοιμάζει πόρτα στη { reason-point }.
        [escape] ετοιμάζει τη φυγή ενός πίσω πουλιού.
        [well] ετοιμάζει καλές ζαριές για την επόμενη φορά.
        [slot] βάζει πούλι στη { reason-point } για να γίνει πόρτα την επόμενη φορά.
        [off-next] ετοιμάζει να μαζευτούν περισσότερα πούλια.
        [makes] κάνει πόρτα στη { reason-point }.
        [keeps] κρατά την πόρτα στη { reason-point }.
        [anchor] κρατά τη { reason-point }: ένα σίγουρο μέρος για να μπαίνουν τα πούλια.
        [better-anchor] κρατά καλύτερη ασφαλή πόρτα: τη { reason-point }.
        [prime] { $other ->
            [you] σε μπλοκάρει
           *[opponent] μπλοκάρει τον αντίπαλο
        } με περισσότερες πόρτες στη σειρά.
        [out] βγάζει πούλι από την { reason-other-home }.
        [away] ελευθερώνει ένα πίσω πούλι.
        [up] ανεβάζει ένα πίσω πούλι στη { reason-point }.
        [off] μαζεύει περισσότερα πούλια.
        [off-one] μαζεύει ένα πούλι.
        [off-more] μαζεύει πούλια.
        [ahead] φεύγει, με προβάδισμα στην κούρσα.
        [behind] μένει πίσω και περιμένει ευκαιρία να χτυπήσει, με μειονέκτημα στην κούρσα.
        [gammons-won] κερδίζει πιο συχνά διπλό.
        [gammons-lost] χάνει πιο σπάνια διπλό.
        [backgammons-won] κερδίζει πιο συχνά τριπλό.
        [backgammons-lost] χάνει πιο σπάνια τριπλό.
        [safe] δεν αφήνει πούλι που μπορεί να χτυπηθεί.
        [safer] αφήνει λιγότερες ευκαιρίες για χτύπημα.
        [blots] αφήνει λιγότερα πούλια μόνα.
        [fewer] { $other ->
            [you] σου αφήνει
           *[opponent] αφήνει στον αντίπαλο
        } λιγότερες καλές ζαριές.
        [spread] μοιράζει καλύτερα τα πούλια.
        [in-play] κρατά περισσότερα πούλια εκεί που ακόμη εμποδίζουν.
        [waits] αφήνει περισσότερα να παιχτούν, όσο περιμένουν τα πίσω πούλια.
        [home] φέρνει περισσότερα πούλια στην έδρα.
        [home-one] φέρνει ένα πούλι στην έδρα.
        [home-more] φέρνει πούλια στην έδρα.
        [builder] φέρνει πιο κοντά ένα πούλι, έτοιμο να κάνει πόρτες.
        [builders] φέρνει πιο κοντά πούλια, έτοιμα να κάνουν πόρτες.
        [no-gap] δεν αφήνει κενό στη { reason-point }.
       *[wins] κερδίζει πιο συχνά.
    }

grid-rolls =
    { $what ->
        [hit] Χτύπημα με { $count } από τις 36 ζαριές
        [enter] Μπαίνει με { $count } από τις 36 ζαριές
        [escape] Φεύγει με { $count } από τις 36 ζαριές
        [make] Πόρτα με { $count } από τις 36 ζαριές
        [off] Μάζεμα με { $count } από τις 36 ζαριές
       *[well] Καλές ζαριές: { $count } από τις 36
    }
grid-made =
    { $who ->
        [you] η κίνησή σου
       *[named] κίνηση: { $who }
    }
