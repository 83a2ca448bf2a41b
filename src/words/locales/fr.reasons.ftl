# Why a choice was worse than the best one: each a sentence with numbers.

reason-count =
    { $best ->
        [0] aucun
       *[other] { $best }
    }
reason-shots-best =
    { $best ->
        [0] aucun blot ne peut l’être
       *[other] un blot peut l’être par { $best }
    }
reason-hits =
    { $checkers ->
        [1] Frapper sur votre flèche { $point }
       *[other] Frapper { $checkers } blots, dont un sur votre flèche { $point },
    } coûte { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } à votre adversaire, et { $enters ->
        [36] il rentre avec tous les jets.
       *[other] il rentre avec { $enters } jets sur 36.
    }
reason-shots-one = Le blot sur votre flèche { $point } peut être frappé par { $made } jets sur 36 ; après le meilleur coup, { reason-shots-best }.
reason-shots = Un de vos blots peut être frappé par { $made } jets sur 36, celui de votre flèche { $point } par { $blot } ; après le meilleur coup, { reason-shots-best }.
reason-enters = Votre adversaire rentre avec { $made } jets sur 36 ; après le meilleur coup, avec { reason-count }.
reason-they-make = Votre adversaire peut faire une porte sur votre flèche { $point } avec { $made } jets sur 36 ; après le meilleur coup, avec { reason-count }.
reason-they-cover = Votre adversaire peut couvrir le blot sur votre flèche { $point } avec { $made } jets sur 36 ; après le meilleur coup, avec { reason-count }.
reason-they-escape = Votre adversaire peut amener un pion arrière au-delà de votre flèche 8 avec { $made } jets sur 36 ; après le meilleur coup, avec { reason-count }.
reason-you-make = Si rien ne change, vous faites une porte sur votre flèche { $point } au prochain tour avec { $made } jets sur 36 ; après le meilleur coup, avec { $best }.
reason-you-cover = Si rien ne change, vous couvrez le blot sur votre flèche { $point } au prochain tour avec { $made } jets sur 36 ; après le meilleur coup, avec { $best }.
reason-you-escape = Si rien ne change, vous amenez un pion arrière au-delà de votre flèche 17 au prochain tour avec { $made } jets sur 36 ; après le meilleur coup, avec { $best }.
reason-makes = Le meilleur coup fait une porte sur votre flèche { $point }.
reason-breaks = Votre coup casse la porte de votre flèche { $point } ; le meilleur coup la garde.
reason-anchor = Votre coup vous laisse sans ancre ; le meilleur coup en a une sur votre flèche { $point }.
reason-prime = Le meilleur coup tient { $best } portes consécutives devant un pion adverse ; le vôtre en tient { $made }.
reason-tempo = Frapper sur votre flèche { $point } prive votre adversaire d’un demi-jet : il vous frappe ou fait une porte clé avec { $best } jets sur 36 ; après votre coup, avec { $made }.
reason-tempo-dance =
    Frapper sur votre flèche { $point } prive votre adversaire d’un demi-jet : { $dances ->
        [0] il doit d’abord rentrer.
       *[other] il doit d’abord rentrer, et passe son tour avec { $dances } jets sur 36.
    }
reason-safe = Votre adversaire tient { $points } portes dans son jan intérieur, la sécurité passe donc d’abord : il vous frappe avec { $made } jets sur 36 ; après le meilleur coup, avec { $best }.
reason-bold =
    Être frappé coûte peu ici ({ $best } jets sur 36 ; après votre coup, { $made }) : { $points ->
        [0] votre adversaire ne tient aucune porte dans son jan intérieur.
        [one] votre adversaire ne tient que { $points } porte dans son jan intérieur.
       *[other] votre adversaire ne tient que { $points } portes dans son jan intérieur.
    }
reason-blots =
    Votre coup laisse { $made ->
        [one] { $made } blot
       *[other] { $made } blots
    } ; le meilleur coup, { reason-count }.
reason-pips-at-risk =
    Être frappé vous coûte jusqu’à { $made } pips ; après le meilleur coup, { $best ->
        [0] aucun blot ne peut l’être.
       *[other] { $best } au plus.
    }
reason-duplicates = Le meilleur coup duplique les { $number } : votre adversaire en a besoin pour frapper et pour couvrir le blot sur votre flèche { $point }. Il vous frappe ou fait une porte clé avec { $best } jets sur 36 ; après votre coup, avec { $made }.
reason-they-do-well = Votre adversaire vous frappe ou fait une porte clé avec { $made } jets sur 36 ; après le meilleur coup, avec { reason-count }.
reason-you-do-well = Si rien ne change, vous frappez ou faites une porte clé au prochain tour avec { $made } jets sur 36 ; après le meilleur coup, avec { $best }.
reason-slots = Le meilleur coup pose un blot sur votre flèche { $point } : { $hits } jets sur 36 le frappent, { $covers } des vôtres le couvrent au prochain tour.
reason-better-anchor = Le meilleur coup tient une meilleure ancre : votre flèche { $best } au lieu de la { $made }.
reason-runs = Le meilleur coup dégage des pions arrière du jan adverse : il en reste { $best } ; après votre coup, { $made }.
reason-escapes = Le meilleur coup amène un pion au-delà de votre flèche 17 : il en reste { $best } derrière ; après votre coup, { $made }.
reason-moves-up = Votre coup laisse les pions arrière sur place ; le meilleur coup en avance un sur votre flèche { $point }.
reason-stacks = Votre coup empile { $made } pions sur votre flèche { $point } ; le meilleur coup y en laisse { $best }.
reason-buries = Votre coup met des pions hors jeu : { $made } sur vos flèches 1 et 2 ; après le meilleur coup, { reason-count }.
reason-race-ahead = Vous menez la course de { $pips } pips : le meilleur coup s’échappe.
reason-race-behind = Vous avez { $pips } pips de retard dans la course : le meilleur coup reste en arrière.
reason-timing = Timing : pendant que vos pions arrière attendent, vous avez { $made } pips à jouer dehors ; après le meilleur coup, { $best }.
reason-gammons-matter =
    Le gammon compte davantage à ce score (valeur du gammon { $price } ; en partie libre 0,50), et le meilleur coup { $whose ->
        [yours] en gagne plus.
       *[theirs] en perd moins.
    }
reason-gammons-idle =
    Le gammon compte peu à ce score (valeur du gammon { $price } ; en partie libre 0,50) : { $whose ->
        [yours] jouez pour gagner la partie, pas un gammon.
       *[theirs] jouez pour gagner la partie, sans craindre le gammon.
    }
reason-bears-off = Pions sortis après le meilleur coup : { $best } ; après votre coup : { $made }.
reason-bears-off-next =
    { $checkers ->
        [1] Vous sortez un pion au prochain tour
       *[other] Vous sortez au moins { $checkers } pions au prochain tour
    } avec { $made } jets sur 36 ; après le meilleur coup, avec { $best }.
reason-outside = Pions hors de votre jan intérieur : { $made } après votre coup ; après le meilleur coup, { reason-count }.
reason-gap = Votre coup laisse un trou sur votre flèche { $point } ; le meilleur coup, non.
reason-wins = Le meilleur coup gagne { $best } % des parties, le vôtre { $made } %.
reason-gammons-won = Le meilleur coup gagne un gammon dans { $best } % des parties, le vôtre dans { $made } %.
reason-gammons-lost = Votre coup perd un gammon dans { $made } % des parties, le meilleur coup dans { $best } %.

reason-take-yours = Pour prendre, il vous faut gagner { $needs } % des parties ; vous en gagnez { $has } %.
reason-take-theirs = Pour prendre, votre adversaire doit gagner { $needs } % des parties ; vous lui en laissez { $has } %.
reason-gammons-against = { $share } % des parties finissent par un gammon contre vous ; la valeur du gammon est { $price }.
reason-gammons-for = Vous gagnez un gammon dans { $share } % des parties ; la valeur du gammon est { $price }.
reason-dead-cube = Si vous prenez, le videau est mort : vous ne pouvez pas redoubler. Il vous faut { $needs } % ; en partie libre, { $money } % suffiraient.
reason-score = À ce score, il vous faut { $needs } % pour prendre ; en partie libre, ce serait { $money } %.
reason-market-lost = Si vous attendez, vous perdez votre marché dans { $count } des 1296 suites de deux jets ({ $share } %).
reason-market-kept =
    Vous pouvez attendre : { $count ->
        [0] aucune suite de deux jets ne vous fait perdre votre marché.
       *[other] vous ne perdez votre marché que dans { $count } des 1296 suites de deux jets ({ $share } %).
    }
reason-window = Vous gagnez { $has } % des parties ; doubler est juste à partir de { $from } %, et à partir de { $to } % la position est trop forte.
reason-window-open = Vous gagnez { $has } % des parties ; doubler est juste à partir de { $from } %.
reason-last-roll = Ce jet décide de la partie : { $wins } jets sur 36 gagnent, après tous les autres l’adversaire gagne. Il n’y aura plus d’autre double.
reason-nothing-to-lose = Perdre cette partie, c’est perdre le match : doubler ne risque rien.
reason-beaver =
    { $who ->
        [yours] Même après le double, l’avantage est à vous : beaver.
        [theirs] Après un double, l’avantage est à votre adversaire, qui ferait beaver.
       *[not] Après le double, l’avantage est à votre adversaire : pas de beaver.
    }
reason-score-doubles = À ce score, doubler est juste à partir de { $from } % ; en partie libre, ce serait à partir de { $money } %.
