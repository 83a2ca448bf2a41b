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
reason-they-make = Votre adversaire peut faire votre flèche { $point } avec { $made } jets sur 36 ; après le meilleur coup, avec { reason-count }.
reason-they-cover = Votre adversaire peut couvrir le blot sur votre flèche { $point } avec { $made } jets sur 36 ; après le meilleur coup, avec { reason-count }.
reason-they-escape = Votre adversaire peut amener un pion arrière au-delà de votre flèche 8 avec { $made } jets sur 36 ; après le meilleur coup, avec { reason-count }.
reason-you-make = Si rien ne change, vous faites votre flèche { $point } au prochain tour avec { $made } jets sur 36 ; après le meilleur coup, avec { $best }.
reason-you-cover = Si rien ne change, vous couvrez le blot sur votre flèche { $point } au prochain tour avec { $made } jets sur 36 ; après le meilleur coup, avec { $best }.
reason-you-escape = Si rien ne change, vous amenez un pion arrière au-delà de votre flèche 17 au prochain tour avec { $made } jets sur 36 ; après le meilleur coup, avec { $best }.
reason-makes = Le meilleur coup fait votre flèche { $point }.
reason-breaks = Votre coup casse votre flèche { $point } ; le meilleur coup la garde.
reason-anchor = Votre coup vous laisse sans ancre ; le meilleur coup en a une sur votre flèche { $point }.
reason-prime = Le meilleur coup tient { $best } flèches consécutives devant un pion adverse ; le vôtre en tient { $made }.
reason-wins = Le meilleur coup gagne { $best } % des parties, le vôtre { $made } %.
reason-gammons-won = Le meilleur coup gagne un gammon dans { $best } % des parties, le vôtre dans { $made } %.
reason-gammons-lost = Votre coup perd un gammon dans { $made } % des parties, le meilleur coup dans { $best } %.
reason-replies = Les coups diffèrent le plus si votre adversaire fait { $first }, { $second } ou { $third } : ces jets vous coûtent { $loss }.

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
reason-window = Vous gagnez { $has } % des parties ; doubler est juste à partir de { $from } %, et à partir de { $to } % vous êtes trop fort.
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
