# Counting methods and facts to be learnt by heart.

drill-purpose =
    { $purpose ->
        [openings] Ouvertures
        [counting] Compter
       *[scores] Videau et score
    }
drill-due-facts =
    { $count ->
        [one] { $count } à revoir
       *[other] { $count } à revoir
    }
drill-minutes =
    { $minutes ->
        [one] Environ une minute
       *[other] Environ { $minutes } minutes
    }
drill-ask-shots = Combien des 36 jets frappent ?
drill-ask-entering =
    { $checkers ->
        [one] Combien des 36 jets font rentrer votre pion ?
       *[other] Combien des 36 jets font rentrer les deux pions ?
    }
drill-ask-effective = Combien de pips effectifs avez-vous ?
drill-ask-effective-about = Le nombre moyen de jets nécessaires, multiplié par 8⅙. 1 pip d’écart est admis.
drill-ask-equity = Quelles sont vos chances de gagner le match ?
drill-ask-equity-about = 1 % d’écart est admis.
drill-crawford-next = La prochaine partie est la partie de Crawford.
drill-ask-neil = Vos chances de gagner le match partent de 50 %. Combien de % chaque point d’avance ajoute-t-il ?
drill-number-told =
    { $kind ->
        [neil] Chaque point d’avance ajoute { $value } à 50 %.
        [equity] Vos chances de gagner le match : { $value }.
        [gammon] Un gammon vaut { $value } pour vous ici.
       *[effective] Vous avez { $value } pips effectifs.
    }
drill-rolls-told = { $rolls } jets sur 36, { $chance }.
formula-isight = Compte Isight (Axel Reichert), majoré d’un sixième : { $own } pour vous, { $opponent } pour l’adversaire. Doublez si vous avez au plus 6 de plus que l’adversaire ; il prend si vous avez au moins 2 de plus.
worked-title =
    { $what ->
        [race] Les formules
        [score] Comment estimer
       *[count] Comment compter
    }
worked-method = Méthode
worked-method-name =
    { $method ->
        [clusters] Groupes
        [halves] Demi-passages
        [keith] Keith
        [isight] Isight
        [trice] Règle 62
       *[kleinman] Kleinman
    }
worked-rule =
    { $method ->
        [clusters] Comptez une prime de cinq portes sur sa flèche du milieu, et les autres pions sur la plus proche des flèches 5, 10, 15, 20 et 25 (Jack Kissane).
        [halves] Comptez les demi-passages d’une zone de trois flèches à l’autre : 1 pour chaque pion sur 7–9, 2 sur 10–12 et ainsi de suite, aucun sur 4–6, un de moins sur 1–3 (Douglas Zare).
        [neil] Nombres de Neil (Neil Kazaross) selon les points qui manquent au joueur mené : 3 donne 10, 4 donne 9, 5 donne 8, 6 donne 7, 8 donne 6, 11 donne 5, 15 donne 4.
       *[effective] Les pips, plus ceux que la sortie gaspille (Walter Trice).
    }
worked-points = Flèches { $from }–{ $to }
worked-point = Flèche { $point }
worked-prime = Prime { $from }–{ $to }
worked-label =
    { $label ->
        [bar] Sur la barre
        [half-crossovers] Demi-passages, 3 pips chacun
        [checkers] Pions, 5 pips chacun
        [upper] Sur la flèche haute de leur zone
        [lower] Sur la flèche basse de leur zone
        [total] Total
        [pips] Pips
        [ones] Pile sur la flèche 1
        [twos] Pile sur la flèche 2
        [threes] Pile sur la flèche 3
        [gaps] Flèches vides de 4 à 6
        [more-checkers] Plus de pions en jeu
        [more-crossovers] Plus de passages à faire
        [seventh] Un septième de plus
        [sixth] Un sixième de plus
        [excess] Votre compte moins le sien
        [behind] Pips de retard
        [divided] Division
        [last-take] Dernière prise
        [lead] Avance plus 4
        [all-pips] Tous les pips moins 4
        [metric] Mesure
        [chance] Chances de gagner
        [rolls] Jets nécessaires en moyenne
        [effective] Pips effectifs
        [wasted] Gaspillés
        [direct] Avec un seul dé
        [combined] Avec plusieurs déplacements
        [closed] Flèches fermées
        [open] Flèches ouvertes
        [dances] Les deux dés fermés
        [enter] Jets qui rentrent
       *[estimate] Estimation en %
    }
trend = Au fil du temps
trend-measure =
    { $measure ->
        [accuracy] Bonnes réponses en %
       *[seconds] Secondes par réponse
    }
trend-better = mieux
trend-chart = { $what } : d’abord { $first }, à la fin { $last }
trend-day = Jour
trend-answers = Réponses
