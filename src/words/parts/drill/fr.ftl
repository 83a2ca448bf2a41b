formula-keith = Compte de Keith (Tom Keith), majoré d’un septième : { $own } pour vous, { $opponent } pour l’adversaire. Doublez si vous avez au plus 4 de plus que l’adversaire ; il prend si vous avez au moins 2 de plus.
formula-kleinman = Mesure de Kleinman (Danny Kleinman) : (pips d’avance + 4)² ÷ (total des pips − 4) = { $lead }² ÷ { $sum } = { $metric }, soit { $chance } % de chances de gagner. Doublez au-dessus de { $double } ; l’adversaire prend jusqu’à { $take }.
formula-trice =
    Règle 62 (Walter Trice) : avec vos { $own } pips, l’adversaire prend jusqu’à { $last } pips de retard ({ $rule ->
        [short] vos pips − 5, divisés par 7, arrondis vers le bas
       *[long] un dixième de vos pips + 1, arrondi vers le haut
    }). Doublez à partir de { $double } ; l’adversaire a { $behind } pips de retard.
drill-own-about =
    { $due ->
        [0] Rien à revoir aujourd’hui
       *[other] { $due } à revoir aujourd’hui
    }
drill-own-all = { $all } en tout
drill-own-come = Elles reviennent juste avant que vous ne les oubliiez.
drill-tomorrow = D’ici demain : { $count } de plus
drill-percent = { $number } %
drill-start = Commencer
drill-kind-about =
    { $kind ->
        [shots] Combien de jets frappent ?
        [entering] Combien de jets rentrent de la barre ?
        [effective] Les pips, plus ceux que la sortie gaspille
        [equity] Les chances de gagner le match, par cœur
        [neil] Les estimer à n’importe quel score
        [pips] Compter une course d’un coup d’œil
        [opening] Le meilleur coup pour chaque premier jet
        [reply] La meilleure réponse au premier coup adverse
        [third] Le meilleur coup après l’ouverture et la réponse
        [take-point] Quand prendre selon le score
        [gammon-value] Ce que vaut un gammon selon le score
        [bear-off] Sortir sans rien gaspiller
        [bear-off-cube] Doubler ou non avec les derniers pions
       *[race-cube] Quatre formules, une réponse
    }
drill-theme-about =
    { $theme ->
        [blitz] Attaquer avant que l’adversaire fasse une ancre
        [prime] Bâtir un mur et le tenir
        [anchor] Tenir une porte dans le jan adverse
        [back-game] Attendre avec deux ancres
        [holding-game] Tenir une porte et guetter un blot
       *[race] Plus de contact : qui est en tête ?
    }
drill-openings-about = Les quinze jets, les réponses et les troisièmes jets, avec noms et chiffres
drill-sheets-about = Des leçons et des quiz pour d’autres, chacun en un lien
drill-best-run = Record : { $count } de suite
drill-ask-play-about = Un coup presque aussi bon est accepté.
drill-ask-take-about = Sans gammons ni redoubles ; 2 % d’écart sont admis.
drill-ask-gammon-about = En partie libre, c’est 0,5 ; 0,05 d’écart est admis.
drill-head-answer = Réponse
drill-head-cost = Perte
drill-mark-yours = votre choix
drill-mark-game = dans la partie
drill-history = Cette position
drill-today = aujourd’hui
drill-back =
    { $days ->
        [0] Revient dans 10 minutes
        [one] Revient demain
       *[other] Revient dans { $days } jours
    }
drill-session = Cette séance
drill-seen =
    { $found ->
        [yes] { $count ->
            [one] Déjà vu une fois, et trouvé.
           *[other] Déjà vu { $count } fois. Trouvé la dernière fois.
        }
       *[no] { $count ->
            [one] Déjà vu une fois, et manqué.
           *[other] Déjà vu { $count } fois. Manqué la dernière fois.
        }
    }
drill-score-double = L’adversaire double : le videau passerait de { $from } à { $to }.
drill-score-cube = Le videau est à { $value }.
drill-score =
    Il vous manque { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, et { $opponent } à l’adversaire.
drill-from = De votre match du { $date }.
drill-tables-about = Chances de match, seuils de prise, valeurs du gammon
drill-how =
    { $way ->
        [number] Saisissez votre réponse, puis appuyez sur « Vérifier ». La réponse exacte s’affiche alors.
        [choice] Choisissez une réponse ci-dessous. La bonne s’affiche alors.
       *[play] Jouez votre coup sur le plateau, puis appuyez sur « Vérifier ». Le meilleur s’affiche alors, avec la raison.
    }
drill-record =
    { $what ->
        [best] Meilleure série
        [all] Jusqu’ici
        [time] Temps par réponse
       *[due] À revoir
    }
drill-untried = pas encore essayé
drill-lost-parts = { $answer } : perte de { $loss }, dont { $double } pour le double et { $reply } pour la réponse.
