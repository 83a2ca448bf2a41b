# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] Ce coup
       *[named] { $who }
    }
reason-compared = En comparaison, { $play }
reason-point =
    { $who ->
        [you] votre flèche { $point }
        [named] la flèche { $point } de { $who }
       *[bare] la flèche { $point }
    }
reason-own-rolls =
    { $who ->
        [you] de vos 36 jets
       *[named] des 36 jets de { $who }
    }
reason-lets =
    { $other ->
        [you] vous laisse
       *[opponent] laisse l’adversaire
    }
reason-enters-first =
    { $other ->
        [you] vous devez d’abord rentrer
       *[opponent] l’adversaire doit d’abord rentrer
    }
reason-other-home =
    { $other ->
        [you] votre jan intérieur
       *[opponent] le jan adverse
    }
reason-other-rolls =
    { $other ->
        [you] de vos 36 jets
       *[opponent] des 36 jets adverses
    }
reason-their-rolls =
    { $other ->
        [you] de vos 36 jets
       *[opponent] de ses 36 jets
    }
fault-shots-one =
    { $play } laisse sur { reason-point } un blot { $made ->
        [36] que { $other ->
            [you] tous vos jets
           *[opponent] tous les jets adverses
        } frappent.
        [1] qu’un seul { reason-other-rolls } frappe.
       *[other] que { $made } { reason-other-rolls } frappent.
    }
fault-shots =
    { $play } laisse des blots { $made ->
        [36] que { $other ->
            [you] tous vos jets
           *[opponent] tous les jets adverses
        } frappent.
        [1] qu’un seul { reason-other-rolls } frappe.
       *[other] que { $made } { reason-other-rolls } frappent.
    }
fault-safe =
    { $play } laisse frapper un pion par { $made } { reason-other-rolls }, et ce pion trouverait { $points ->
        [one] { $points } flèche fermée
       *[other] { $points } flèches fermées
    } devant lui.
fault-blots =
    { $play } laisse { $made ->
        [one] { $made } blot.
       *[other] { $made } blots.
    }
fault-pips-at-risk =
    { $play } risque de perdre jusqu’à { $made ->
        [one] { $made } pip
       *[other] { $made } pips
    } si un pion est frappé.
fault-enters = { $play } { reason-lets } rentrer de la barre avec { $made } { reason-their-rolls }.
fault-they-make = { $play } { reason-lets } fermer { reason-point } avec { $made } { reason-their-rolls }.
fault-they-cover = { $play } { reason-lets } couvrir le blot sur { reason-point } avec { $made } { reason-their-rolls }.
fault-they-escape = { $play } { reason-lets } faire franchir { reason-point } à un pion arrière avec { $made } { reason-their-rolls }.
fault-they-do-well = { $play } { reason-lets } frapper ou faire une porte clé avec { $made } { reason-their-rolls }.
fault-breaks = { $play } casse la porte sur { reason-point }.
fault-anchor = { $play } ne laisse aucune ancre, c’est-à-dire aucune porte sûre dans { reason-other-home }.
fault-moves-up = { $play } laisse les pions arrière où ils sont.
fault-stacks = { $play } empile { $made } pions sur { reason-point }.
fault-buries =
    { $play } laisse { $made ->
        [one] { $made } pion
       *[other] { $made } pions
    } hors jeu, au fond du jan intérieur.
fault-timing =
    { $play } ne laisse { $made ->
        [0] aucun pip
        [one] qu’un pip
       *[other] que { $made } pips
    } à jouer pendant que les pions arrière attendent.
fault-outside =
    { $play } laisse { $made ->
        [one] { $made } pion
       *[other] { $made } pions
    } hors du jan intérieur.
fault-gap = { $play } laisse un trou sur { reason-point }.

merit-fewer =
    Avec { $play }, { $best ->
        [0] aucun.
       *[other] { $best } seulement.
    }
merit-pips-at-risk = { $play } en risque { $best } au plus.
merit-timing = { $play } en laisse { $best }.
merit-gap = { $play } n’en laisse pas.

merit-shots-none = Avec { $play }, aucun blot ne peut être frappé.
merit-shots-fewer =
    { $play } laisse moins de coups : { $best } { reason-other-rolls } { $best ->
        [1] frappe
       *[other] frappent
    }, contre { $made } sinon.
merit-they-do-well =
    { $play } { $other ->
        [you] vous laisse
       *[opponent] laisse à l’adversaire
    } moins de bons jets : { $best } { reason-their-rolls } { $best ->
        [1] frappe ou fait
       *[other] frappent ou font
    } une porte clé, contre { $made } sinon.
merit-bold =
    Avec { $play }, se faire frapper n’est pas grave ({ $best } { reason-other-rolls }) : { reason-other-home } n’a { $points ->
        [0] aucune flèche fermée.
        [one] qu’une flèche fermée.
       *[other] que { $points } flèches fermées.
    }
reason-comes-in =
    { $enters ->
        [0] aucun { reason-their-rolls } ne permet de rentrer.
        [36] { $other ->
            [you] vous rentrez avec tous vos
           *[opponent] il rentre avec tous ses
        } jets.
       *[other] { $other ->
            [you] vous rentrez
           *[opponent] il rentre
        } avec { $enters } { reason-their-rolls }.
    }
reason-one-comes-in =
    { $enters ->
        [0] aucun { reason-their-rolls } ne fait rentrer un des { $bar } pions de la barre.
        [36] tous les jets font rentrer au moins un des { $bar } pions de la barre.
       *[other] { $enters } { reason-their-rolls } font rentrer au moins un des { $bar } pions de la barre.
    }
merit-hits =
    { $play } frappe { $checkers ->
        [1] sur { reason-point }
       *[other] { $checkers } blots, dont un sur { reason-point }
    } : cela { $other ->
        [you] vous coûte
       *[opponent] coûte à l’adversaire
    } { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }, et { $bar ->
        [1] { reason-comes-in }
       *[other] { reason-one-comes-in }
    }
merit-tempo =
    { $play } frappe sur { reason-point } : { reason-enters-first }, et { $best ->
        [0] aucun { reason-their-rolls } (contre { $made } sinon) ne frappe alors ni ne fait
        [1] un seul { reason-their-rolls } (contre { $made } sinon) frappe alors ou fait
       *[other] seuls { $best } { reason-their-rolls } (contre { $made } sinon) frappent alors ou font
    } une porte clé.
merit-tempo-dance =
    { $play } frappe sur { reason-point } : { reason-enters-first }{ $dances ->
        [0] .
        [1] , et { $dances } { reason-their-rolls } ne le permet pas.
       *[other] , et { $dances } { reason-their-rolls } ne le permettent pas.
    }
merit-you-make =
    { $play } prépare une porte sur { reason-point } : si rien ne change, { $best } { reason-own-rolls } la { $best ->
        [1] fait
       *[other] font
    } au prochain tour, contre { $made } sinon.
merit-you-cover =
    { $play } aide à couvrir le blot sur { reason-point } : si rien ne change, { $best } { reason-own-rolls } le { $best ->
        [1] couvre
       *[other] couvrent
    } au prochain tour, contre { $made } sinon.
merit-you-escape =
    { $play } prépare la fuite : si rien ne change, { $best } { reason-own-rolls } { $best ->
        [1] fait
       *[other] font
    } franchir { reason-point } à un pion arrière au prochain tour, contre { $made } sinon.
merit-you-do-well =
    { $play } prépare la suite : si rien ne change, { $best } { reason-own-rolls } { $best ->
        [1] frappe ou fait
       *[other] frappent ou font
    } une porte clé au prochain tour, contre { $made } sinon.
merit-slots =
    { $play } pose un blot sur { reason-point } pour y faire une porte : { $hits } { reason-other-rolls } le { $hits ->
        [1] frappe
       *[other] frappent
    }, { $covers } { reason-own-rolls } le { $covers ->
        [1] couvre
       *[other] couvrent
    } au prochain tour.
merit-makes = { $play } fait une porte sur { reason-point }.
merit-keeps = { $play } garde la porte sur { reason-point }.
merit-anchor = { $play } tient une ancre sur { reason-point } : on peut toujours y rentrer sans risque.
merit-better-anchor = { $play } tient une meilleure ancre : { reason-point } au lieu de la { $made }.
merit-prime =
    { $play } tient { $best } portes d’affilée devant un { $other ->
        [you] de vos pions
       *[opponent] pion
    }, contre { $made } sinon.
merit-runs =
    { $play } dégage un pion arrière { $other ->
        [you] de votre jan intérieur
       *[opponent] du jan adverse
    } : { $best ->
        [0] il n’en reste aucun
        [one] il en reste { $best }
       *[other] il en reste { $best }
    }, contre { $made } sinon.
merit-escapes =
    { $play } dégage un pion arrière : { $best ->
        [0] il n’en reste aucun derrière
        [one] il en reste { $best } derrière
       *[other] il en reste { $best } derrière
    }, contre { $made } sinon.
merit-moves-up = { $play } avance un pion arrière jusqu’à { reason-point }.
merit-race-ahead =
    { $play } s’échappe, avec { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } d’avance dans la course.
merit-race-behind =
    { $play } reste en arrière et attend de pouvoir frapper, avec { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } de retard dans la course.
merit-gammons-matter =
    { $play } { $whose ->
        [yours] gagne plus de gammons
       *[theirs] perd moins de gammons
    }, et ils comptent davantage à ce score.
merit-gammons-idle =
    { $play } { $whose ->
        [yours] ne joue que pour le gain de la partie
       *[theirs] ne craint pas le gammon
    } : le gammon compte peu à ce score.
merit-bears-off = { $play } sort plus de pions : { $best } en tout, contre { $made } sinon.
merit-bears-off-next =
    { $play } prépare le prochain tour : { $best } { reason-own-rolls } { $best ->
        [1] sort
       *[other] sortent
    } { $checkers ->
        [1] un pion
       *[other] au moins { $checkers } pions
    }, contre { $made } sinon.
merit-duplicates =
    { $play } duplique les { $number }, dont { $other ->
        [you] vous avez
       *[opponent] l’adversaire a
    } besoin à la fois pour frapper et pour couvrir le blot sur { reason-point } : { $best } { reason-their-rolls } { $best ->
        [1] frappe ou fait
       *[other] frappent ou font
    } une porte clé, contre { $made } sinon.
merit-wins = { $play } gagne { $best } % des parties au lieu de { $made } %.
merit-gammons-won = { $play } gagne un gammon dans { $best } % des parties au lieu de { $made } %.
merit-gammons-lost = { $play } perd un gammon dans { $best } % des parties au lieu de { $made } %.
merit-backgammons-won = { $play } gagne un backgammon, qui compte triple, dans { $best } % des parties au lieu de { $made } %.
merit-backgammons-lost = { $play } perd un backgammon, qui compte triple, dans { $best } % des parties au lieu de { $made } %.

reason-take = Pour prendre, il faut gagner { $needs } % des parties ; ici, on en gagne { $has } %.
reason-cube-gammons = Le joueur qui double gagne un gammon dans { $share } % des parties ; la valeur du gammon est de { $price }.
reason-dead-cube = Après une prise, le videau est mort : on ne peut plus redoubler. Il faut { $needs } % pour prendre ; en partie libre, { $money } % suffiraient.
reason-score = À ce score, il faut { $needs } % pour prendre ; en partie libre, ce serait { $money } %.
reason-market-lost = Si l’on attend, on perd le marché dans { $count } des 1296 séquences de deux jets ({ $share } %).
reason-market-kept =
    Il est encore temps d’attendre : { $count ->
        [0] aucune séquence de deux jets ne fait perdre le marché.
       *[other] on ne perd le marché que dans { $count } des 1296 séquences de deux jets ({ $share } %).
    }
reason-window = Le joueur qui double gagne { $has } % des parties ; le double est correct à partir de { $from } %, et à partir de { $to } % la position est trop forte.
reason-window-open = Le joueur qui double gagne { $has } % des parties ; le double est correct à partir de { $from } %.
reason-last-roll =
    Ce jet décide de la partie : { $wins ->
        [1] { $wins } jet sur 36 gagne
       *[other] { $wins } jets sur 36 gagnent
    }, tous les autres perdent. Après, il sera trop tard pour doubler.
reason-nothing-to-lose = Perdre cette partie, c’est de toute façon perdre le match : on ne risque rien à doubler.
reason-beaver =
    { $who ->
        [yours] Même après le double, le joueur qui prend a l’avantage : beaver.
        [theirs] Après un double, le joueur qui prend aurait l’avantage et ferait beaver.
       *[not] Après le double, le joueur qui a doublé a l’avantage : pas de beaver.
    }
reason-score-doubles = À ce score, le double est correct à partir de { $from } % ; en partie libre, ce serait à partir de { $money } %.

verdict-wins =
    { $who ->
        [you] vous gagnez { $has } % des parties
       *[named] { $who } gagne { $has } % des parties
    }
verdict-take = Prendre : { verdict-wins }, et { $needs } % suffisent.
verdict-drop = Refuser : { verdict-wins }, mais il faut { $needs } % pour prendre.
verdict-take-plain = Prendre : refuser coûte plus cher.
verdict-drop-plain = Refuser : prendre coûte plus cher.
verdict-beaver =
    { $who ->
        [you] Beaver : même après le double, l’avantage est à vous.
       *[named] Beaver : même après le double, l’avantage est à { $who }.
    }
verdict-early = Trop tôt pour doubler : { verdict-wins }, mais le double n’est correct qu’à partir de { $from } %.
verdict-far = Pas de double : { verdict-wins }, mais le double n’est correct qu’à partir de { $from } %.
verdict-wait = Pas de double : attendre vaut mieux.
verdict-wait-beaver =
    Pas de double : ensuite, { $other ->
        [you] l’avantage serait à vous.
       *[opponent] l’avantage passerait à l’autre camp.
    }
verdict-double =
    Doubler : { verdict-wins }, et { $from } % suffisent. { $other ->
        [you] Vous devriez prendre.
       *[opponent] La bonne réponse : prendre.
    }
verdict-double-plain = Doubler : attendre coûte plus cher.
verdict-cash =
    Doubler : { $other ->
        [you] vous devez
       *[opponent] l’adversaire doit
    } refuser, car il faut { $needs } % pour prendre, contre { $has } % ici.
verdict-too-good =
    Trop fort pour doubler : { $other ->
        [you] continuer rapporte un gammon
       *[opponent] mieux vaut continuer pour le gammon, que l’on gagne
    } dans { $gammons } % des parties.

look-for =
    Cherchez un coup qui { $what ->
        [hits] frappe.
        [points] fait, garde ou prépare une bonne porte.
        [anchor] garde une ancre.
        [prime] bloque mieux l’adversaire.
        [escapes] avance un pion arrière.
        [race] aide dans la course.
        [off] sort plus de pions.
       *[other] gagne davantage.
    }
lead-right = Bien joué. { $reason }
lead-right-plain = Bien joué : il n’y a pas mieux.
lead-only = C’est le seul coup possible.
lead-close = Presque le meilleur coup : { $play } est à peine meilleur.
lead-better = { $play } est meilleur.
lead-instead = Il y avait mieux. { $reason }

plain-better = Un meilleur coup
plain-close = Presque le meilleur coup.
plain-mistake = Une erreur. { $reason }
plain-fault =
    { $play } { $what ->
        [shot-easy] laisse sur { reason-point } un pion seul, facile à frapper.
        [shot] laisse sur { reason-point } un pion seul, qui peut être frappé.
        [shots-easy] laisse des pions seuls, faciles à frapper.
        [shots] laisse des pions seuls, qui peuvent être frappés.
        [safe] laisse un pion qui peut être frappé et aurait ensuite du mal à rentrer.
        [blot] laisse un pion seul.
        [blots] laisse des pions seuls.
        [pips] risque de coûter cher si un pion est frappé.
        [enters] { reason-lets } rentrer plus facilement de la barre.
        [make] { reason-lets } fermer plus facilement { reason-point }.
        [escape] { reason-lets } dégager plus facilement un pion arrière.
        [well] { reason-lets } frapper ou faire une bonne porte plus facilement.
        [stacks] empile trop de pions sur { reason-point }.
        [buries] laisse des pions au fond du jan intérieur, où ils bloquent peu.
        [timing] laisse peu à jouer pendant que les pions arrière attendent.
       *[outside] laisse des pions hors du jan intérieur.
    }
plain-merit =
    { $play } { $what ->
        [hit] frappe sur { reason-point }, et ce pion doit repartir de la barre.
        [hits] frappe plus d’un pion.
        [tempo] frappe sur { reason-point } : { reason-enters-first }.
        [bold] peut risquer d’être frappé : { reason-other-home } est faible.
        [make] prépare une porte sur { reason-point }.
        [escape] prépare la fuite d’un pion arrière.
        [well] prépare de bons jets pour le prochain tour.
        [slot] pose un pion sur { reason-point } pour y faire une porte au prochain tour.
        [off-next] prépare la sortie de plus de pions.
        [makes] fait une porte sur { reason-point }.
        [keeps] garde la porte sur { reason-point }.
        [anchor] tient { reason-point }, où l’on peut toujours rentrer sans risque.
        [better-anchor] tient une meilleure porte sûre : { reason-point }.
        [prime] { $other ->
            [you] vous bloque
           *[opponent] bloque l’adversaire
        } avec plus de portes d’affilée.
        [out] dégage un pion arrière { $other ->
            [you] de votre jan intérieur.
           *[opponent] du jan adverse.
        }
        [away] dégage un pion arrière.
        [up] avance un pion arrière jusqu’à { reason-point }.
        [off] sort plus de pions.
        [off-one] sort un pion.
        [off-more] sort des pions.
        [ahead] s’échappe, avec de l’avance dans la course.
        [behind] reste en arrière et attend de pouvoir frapper, avec du retard dans la course.
        [gammons-won] gagne plus souvent un gammon, qui compte double.
        [gammons-lost] perd moins souvent un gammon, qui compte double.
        [backgammons-won] gagne plus souvent un backgammon, qui compte triple.
        [backgammons-lost] perd moins souvent un backgammon, qui compte triple.
        [safe] ne laisse aucun pion qui puisse être frappé.
        [safer] laisse moins de chances d’être frappé.
        [blots] laisse moins de pions seuls.
        [fewer] { $other ->
            [you] vous laisse
           *[opponent] laisse à l’adversaire
        } moins de bons jets.
        [spread] répartit mieux les pions.
        [in-play] garde plus de pions là où ils bloquent encore.
        [waits] laisse plus à jouer pendant que les pions arrière attendent.
        [home] ramène plus de pions dans le jan intérieur.
        [home-one] ramène un pion dans le jan intérieur.
        [home-more] ramène des pions dans le jan intérieur.
        [builder] rapproche un pion, prêt à faire des portes.
        [builders] rapproche des pions, prêts à faire des portes.
        [no-gap] ne laisse pas de trou sur { reason-point }.
       *[wins] gagne plus souvent.
    }

grid-rolls =
    { $count } { $count ->
        [1] jet sur 36 { $what ->
            [hit] frappe
            [enter] rentre
            [escape] s’échappe
            [make] fait la porte
            [off] sort
           *[well] est bon
        }
       *[other] jets sur 36 { $what ->
            [hit] frappent
            [enter] rentrent
            [escape] s’échappent
            [make] font la porte
            [off] sortent
           *[well] sont bons
        }
    }
grid-made =
    { $who ->
        [you] votre coup
       *[named] coup joué par { $who }
    }
