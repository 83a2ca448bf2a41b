# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] Αυτή η κίνηση
       *[named] Η κίνηση ({ $who })
    }
reason-next-best = Η επόμενη καλύτερη, { $play },
reason-point =
    { $who ->
        [you] θέση σου { $point }
        [named] θέση { $point } ({ $who })
       *[bare] θέση { $point }
    }
fault-shots-one =
    { $play } αφήνει στη { reason-point } ανοιχτό πούλι που χτυπιέται με { $made ->
        [36] κάθε ζαριά.
       *[other] { $made } από τις 36 ζαριές.
    }
fault-shots =
    { $play } αφήνει ανοιχτά πούλια που χτυπιούνται με { $made ->
        [36] κάθε ζαριά.
       *[other] { $made } από τις 36 ζαριές.
    }
fault-safe = { $play } εκτίθεται σε { $made } από τις 36 ζαριές, και μπροστά στο πούλι θα είναι κλειστές { $points } πόρτες.
fault-blots =
    { $play } αφήνει { $made ->
        [one] { $made } ανοιχτό πούλι.
       *[other] { $made } ανοιχτά πούλια.
    }
fault-pips-at-risk = { $play } ρισκάρει έως { $made } pips σε ένα χτύπημα.
fault-enters = { $play } αφήνει τον αντίπαλο να μπει από την μπάρα με { $made } από τις 36 ζαριές.
fault-they-make = { $play } αφήνει τον αντίπαλο να κλείσει τη { reason-point } με { $made } από τις 36 ζαριές.
fault-they-cover = { $play } αφήνει τον αντίπαλο να καλύψει το ανοιχτό πούλι στη { reason-point } με { $made } από τις 36 ζαριές.
fault-they-escape = { $play } αφήνει τον αντίπαλο να περάσει ένα πίσω πούλι πέρα από τη { reason-point } με { $made } από τις 36 ζαριές.
fault-they-do-well = { $play } αφήνει τον αντίπαλο να χτυπήσει ή να κάνει σημαντική πόρτα με { $made } από τις 36 ζαριές.
fault-breaks = { $play } χαλάει την πόρτα στη { reason-point }.
fault-anchor = { $play } δεν αφήνει καμία άγκυρα, καμία ασφαλή πόρτα στην έδρα του αντιπάλου.
fault-moves-up = { $play } αφήνει τα πίσω πούλια όπου είναι.
fault-stacks = { $play } στοιβάζει { $made } πούλια στη { reason-point }.
fault-buries =
    { $play } αφήνει { $made ->
        [one] { $made } πούλι
       *[other] { $made } πούλια
    } εκτός παιχνιδιού στις θέσεις 1 και 2.
fault-timing =
    { $play } αφήνει μόνο { $made ->
        [one] { $made } pip
       *[other] { $made } pips
    } για παίξιμο όσο περιμένουν τα πίσω πούλια.
fault-outside =
    { $play } αφήνει { $made ->
        [one] { $made } πούλι
       *[other] { $made } πούλια
    } έξω από την έδρα.
fault-gap = { $play } αφήνει κενό στη { reason-point }.

merit-fewer =
    Με { $play } { $best ->
        [0] μηδέν.
       *[other] μόνο { $best }.
    }
merit-pips-at-risk = Με { $play } το πολύ { $best }.
merit-timing = Με { $play } μένουν { $best }.
merit-gap = Με { $play } όχι.

merit-shots-none = Με { $play } δεν χτυπιέται κανένα ανοιχτό πούλι.
merit-bold =
    Με { $play } ένα χτύπημα αντέχεται ({ $best } από τις 36 ζαριές): στην απέναντι έδρα { $points ->
        [0] δεν είναι κλειστή καμία πόρτα.
        [one] είναι κλειστή μόνο { $points } πόρτα.
       *[other] είναι κλειστές μόνο { $points } πόρτες.
    }
merit-hits =
    { $play } χτυπά { $checkers ->
        [1] στη { reason-point }
       *[other] { $checkers } ανοιχτά πούλια, το ένα στη { reason-point }
    }: αυτό κοστίζει { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }, και { $enters ->
        [36] το πούλι μπαίνει με κάθε ζαριά.
       *[other] το πούλι μπαίνει με { $enters } από τις 36 ζαριές.
    }
merit-tempo = { $play } χτυπά στη { reason-point }: ο αντίπαλος πρέπει πρώτα να μπει, και μετά χτυπούν ή κάνουν σημαντική πόρτα { $best } από τις 36 ζαριές αντί για { $made }.
merit-tempo-dance =
    { $play } χτυπά στη { reason-point }: { $dances ->
        [0] ο αντίπαλος πρέπει πρώτα να μπει.
       *[other] ο αντίπαλος πρέπει πρώτα να μπει, και με { $dances } από τις 36 ζαριές δεν μπορεί.
    }
merit-you-make = { $play } ετοιμάζει πόρτα στη { reason-point }: στην επόμενη σειρά την κάνουν { $best } από τις 36 ζαριές αντί για { $made }, αν δεν αλλάξει τίποτα.
merit-you-cover = { $play } ετοιμάζει κάλυψη στη { reason-point }: στην επόμενη σειρά καλύπτουν { $best } από τις 36 ζαριές αντί για { $made }, αν δεν αλλάξει τίποτα.
merit-you-escape = { $play } ετοιμάζει τη φυγή: στην επόμενη σειρά { $best } από τις 36 ζαριές περνούν ένα πίσω πούλι πέρα από τη { reason-point } αντί για { $made }, αν δεν αλλάξει τίποτα.
merit-you-do-well = { $play } ετοιμάζει καλές ζαριές: στην επόμενη σειρά χτυπούν ή κάνουν σημαντική πόρτα { $best } από τις 36 αντί για { $made }, αν δεν αλλάξει τίποτα.
merit-slots = { $play } αφήνει ανοιχτό πούλι στη { reason-point } για να γίνει πόρτα: { $hits } από τις 36 ζαριές το χτυπούν, { $covers } το καλύπτουν στην επόμενη σειρά.
merit-makes = { $play } κάνει πόρτα στη { reason-point }.
merit-keeps = { $play } κρατά την πόρτα στη { reason-point }.
merit-anchor = { $play } κρατά άγκυρα στη { reason-point }, ασφαλές σημείο για είσοδο.
merit-better-anchor = { $play } κρατά καλύτερη άγκυρα: { reason-point } αντί για τη { $made }.
merit-prime = { $play } κρατά { $best } συνεχόμενες πόρτες μπροστά από πούλι αντί για { $made }.
merit-runs =
    { $play } βγάζει πούλι από την απέναντι έδρα: εκεί { $best ->
        [0] δεν μένει κανένα
        [one] μένει { $best }
       *[other] μένουν { $best }
    } αντί για { $made }.
merit-escapes =
    { $play } φεύγει με ένα πίσω πούλι: πίσω { $best ->
        [0] δεν μένει κανένα
        [one] μένει { $best }
       *[other] μένουν { $best }
    } αντί για { $made }.
merit-moves-up = { $play } προχωρά ένα πίσω πούλι στη { reason-point }.
merit-race-ahead =
    { $play } φεύγει, με προβάδισμα { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } στην κούρσα.
merit-race-behind =
    { $play } μένει πίσω και περιμένει να χτυπήσει, με διαφορά { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } στην κούρσα.
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
merit-bears-off = { $play } μαζεύει περισσότερα πούλια: συνολικά { $best } αντί για { $made }.
merit-bears-off-next =
    { $play } ετοιμάζει την επόμενη σειρά: { $best } από τις 36 ζαριές μαζεύουν { $checkers ->
        [1] ένα πούλι
       *[other] τουλάχιστον { $checkers } πούλια
    } αντί για { $made }.
merit-duplicates = Με { $play } το { $number } χρειάζεται για δύο πράγματα, για χτύπημα και για κάλυψη στη { reason-point }: χτυπούν ή κάνουν σημαντική πόρτα { $best } από τις 36 ζαριές αντί για { $made }.
merit-wins = { $play } κερδίζει το { $best }% των παρτίδων αντί για το { $made }%.
merit-gammons-won = { $play } κερδίζει διπλό στο { $best }% των παρτίδων αντί για το { $made }%.
merit-gammons-lost = { $play } χάνει διπλό στο { $best }% των παρτίδων αντί για το { $made }%.
merit-backgammons-won = { $play } κερδίζει τριπλό στο { $best }% των παρτίδων αντί για το { $made }%.
merit-backgammons-lost = { $play } χάνει τριπλό στο { $best }% των παρτίδων αντί για το { $made }%.

reason-take = Η αποδοχή θέλει το { $needs }% των παρτίδων· όποιος δέχεται κερδίζει το { $has }%.
reason-cube-gammons = Το { $share }% των παρτίδων τελειώνει με διπλό για όποιον διπλασιάζει· η αξία του διπλού είναι { $price }.
reason-dead-cube = Μετά την αποδοχή ο βίδος είναι νεκρός: δεν υπάρχει άλλος διπλασιασμός. Η αποδοχή θέλει το { $needs }%· σε παρτίδα με χρήματα θα αρκούσε το { $money }%.
reason-score = Σε αυτό το σκορ η αποδοχή θέλει το { $needs }%· σε παρτίδα με χρήματα το { $money }%.
reason-market-lost = Η αναμονή χάνει την αγορά σε { $count } από τις 1296 ακολουθίες δύο ζαριών ({ $share }%).
reason-market-kept =
    Υπάρχει χρόνος για αναμονή: { $count ->
        [0] καμία ακολουθία δύο ζαριών δεν χάνει την αγορά.
       *[other] μόνο { $count } από τις 1296 ακολουθίες δύο ζαριών χάνουν την αγορά ({ $share }%).
    }
reason-window = Όποιος διπλασιάζει κερδίζει το { $has }% των παρτίδων· ο βίδος είναι σωστός από το { $from }% και από το { $to }% η διάταξη είναι υπερβολικά καλή.
reason-window-open = Όποιος διπλασιάζει κερδίζει το { $has }% των παρτίδων· ο βίδος είναι σωστός από το { $from }%.
reason-last-roll = Αυτή η ζαριά κρίνει την παρτίδα: { $wins } από τις 36 ζαριές κερδίζουν, όλες οι άλλες χάνουν. Άλλος βίδος δεν θα υπάρξει.
reason-nothing-to-lose = Ήττα σε αυτή την παρτίδα σημαίνει ήττα στο ματς: ο βίδος δεν έχει ρίσκο.
reason-beaver =
    { $who ->
        [yours] Όποιος δέχεται είναι φαβορί και μετά τον βίδο: beaver.
        [theirs] Μετά τον βίδο φαβορί θα ήταν όποιος δέχεται, και θα έκανε beaver.
       *[not] Μετά τον βίδο φαβορί είναι όποιος διπλασίασε: όχι beaver.
    }
reason-score-doubles = Σε αυτό το σκορ ο βίδος είναι σωστός από το { $from }%· σε παρτίδα με χρήματα από το { $money }%.

verdict-wins =
    { $who ->
        [you] κερδίζεις το { $has }%
       *[named] { $who } κερδίζει το { $has }%
    }
verdict-take = Αποδοχή: { verdict-wins } και αρκεί το { $needs }%.
verdict-drop = Πάσο: { verdict-wins }, αλλά η αποδοχή θέλει το { $needs }%.
verdict-take-plain = Αποδοχή: το πάσο κοστίζει περισσότερο.
verdict-drop-plain = Πάσο: η αποδοχή κοστίζει περισσότερο.
verdict-beaver =
    { $who ->
        [you] Beaver: είσαι φαβορί και μετά τον βίδο.
       *[named] Beaver: φαβορί και μετά τον βίδο είναι: { $who }.
    }
verdict-early = Πολύ νωρίς για βίδο: { verdict-wins }, αλλά ο βίδος είναι σωστός από το { $from }%.
verdict-far = Χωρίς βίδο: { verdict-wins }, αλλά ο βίδος είναι σωστός από το { $from }%.
verdict-wait = Χωρίς βίδο: η αναμονή αξίζει περισσότερο.
verdict-wait-beaver = Χωρίς βίδο: μετά από αυτόν φαβορί θα ήταν η άλλη πλευρά.
verdict-double = Βίδος: { verdict-wins } και αρκεί το { $from }%. Σωστή απάντηση: αποδοχή.
verdict-double-plain = Βίδος: η αναμονή κοστίζει περισσότερο.
verdict-cash = Βίδος: σωστή απάντηση είναι το πάσο, γιατί η αποδοχή θέλει το { $needs }% και έχει μόνο το { $has }%.
verdict-too-good = Υπερβολικά καλή για βίδο: συνέχισε για το διπλό, που έρχεται στο { $gammons }% των παρτίδων.

lead-right = Σωστή απόφαση. { $reason }
lead-right-plain = Σωστή απόφαση: δεν υπάρχει καλύτερη.
lead-only = Είναι η μόνη νόμιμη κίνηση.
lead-close = Σχεδόν η καλύτερη: η { $play } είναι μόνο λίγο καλύτερη.
lead-better = Η { $play } είναι καλύτερη.

grid-rolls =
    { $what ->
        [hit] { $count } από τις 36 ζαριές χτυπούν
        [enter] { $count } από τις 36 ζαριές μπαίνουν
        [escape] { $count } από τις 36 ζαριές φεύγουν
        [make] { $count } από τις 36 ζαριές κάνουν την πόρτα
        [off] { $count } από τις 36 ζαριές μαζεύουν
       *[well] { $count } από τις 36 ζαριές είναι καλές
    }
grid-made =
    { $who ->
        [you] η κίνησή σου
       *[named] κίνηση: { $who }
    }
