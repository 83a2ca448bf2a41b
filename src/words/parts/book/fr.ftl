# The opening book: scores, names of plays, figures.

book-score =
    { $score ->
        [money] Partie libre
        [dmp] DMP
        [gammon-go] Gammon-go
       *[gammon-save] Gammon-save
    }
book-score-about =
    { $score ->
        [money] Partie libre, videau au centre.
        [dmp] Double match point : il manque un point à chacun.
        [gammon-go] Il vous manque deux points, un à l’adversaire : un gammon gagne le match.
       *[gammon-save] Il vous manque un point, deux à l’adversaire : un gammon perd le match.
    }
book-scores = Score du joueur qui a le premier jet
book-name =
    { $name ->
        [hit] Frappe
        [point] Porte { $point }
        [bar-point] Porte 7
        [anchor] Ancre { $point }
        [bar-anchor] Ancre 7
        [run] Échappée
        [slot] Slot { $point }
        [bar-slot] Slot 7
        [split] Split
       *[builders] Renforts
    }
book-plays = Coups
book-close = aussi bon, à la marge d’erreur près
book-figures = Chiffres
book-play = Coup
book-equity = Équité
book-cost = Perte
book-error = Erreur type
book-trials = Essais
book-method = Rollouts du moteur de ce programme, corrigés de la chance aux dés. Les pertes sont en points ; un coup nettement moins bon reçoit moins d’essais. Les coups à 0 essai viennent d’une analyse à 2-ply.
book-all = Toutes les ouvertures
book-replies = Réponses à { $play }
book-none = Le livre s’arrête après ce coup.
book-line =
    { $score ->
        [exact] Livre : { $play }
       *[money] Livre en partie libre : { $play }
    }
