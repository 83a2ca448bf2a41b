# The study room.

study = Étude
study-this-game = Analyser cette partie
study-position = Position
study-game = { $what }, partie { $number } sur { $count }
study-to-roll = { $who } : au trait
study-to-play = { $who } : au trait avec { $dice }
study-to-answer = { $who } : prendre ou refuser, videau à { $value }
study-resigned =
    { $who } : accepter ou refuser l’abandon ({ $win ->
        [single] simple
        [gammon] gammon
        [backgammon] backgammon
       *[quadruple] quadruple
    })
study-no-games = Ce match ne contient aucune partie.
study-duplicate = Pas d’analyse tant qu’un duplicate est en cours. Vous pourrez l’étudier après la dernière partie.
study-friend = Pas d’analyse tant qu’une partie avec un ami est en cours. Vous pourrez l’étudier quand elle sera finie.
study-give-up = Abandonner le duplicate
study-ask-give-up = Abandonner ce duplicate ? Vous pourrez alors l’étudier, mais il restera inachevé : vous n’aurez pas de résultat à comparer, et ses dés seront considérés comme connus.
study-unfinished = L’enregistrement s’arrête ici
study-declines = Refuse l’abandon
study-forbidden = { $play } (coup interdit)
study-unknown-play = non enregistré
study-first = Première position
study-previous = Position précédente
study-next = Position suivante
study-last = Dernière position
study-steps = Parcourir la partie
study-moment = Coup { $number } sur { $count }
study-choose-game = Partie
study-nth-game = Partie { $number } : { $first }–{ $second }
link-none = Ce lien ne contient ni partie ni position.
link-cut = Il manque la fin de ce lien. Demandez le lien entier : certaines messageries coupent les longs liens.
link-damaged = Ce lien a été modifié en route et ne peut pas être lu. Redemandez-le.
link-newer = Ce lien vient d’une version plus récente du jeu. Rechargez la page pour la mettre à jour.
link-again = Lien complet
link-open = Ouvrir
link-missing = Ce texte ne contient aucun lien.
study-untouched = Vos propres parties sont intactes.
study-won =
    { $who ->
        [you] Vous gagnez
       *[named] { $who } gagne
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
study-game-of = Partie { $number } sur { $count }
study-more = Plus
study-moves = Coups
study-practise = S’entraîner
study-practise-now = S’entraîner maintenant
study-practise-mine = Travailler mes erreurs
study-practise-of = Travailler les erreurs ({ $name })
study-whose = Les erreurs de qui ?
study-mine = Les miennes
study-theirs = { $name }
study-both = Les deux
which-one = Quel joueur êtes-vous ?
which-about = L’analyse s’adressera alors à vous, et seules vos erreurs iront dans « Entraînement ».
which-neither = Aucun des deux
study-biggest = Plus grosses erreurs : { $number } sur { $count }
study-to-biggest =
    { $whose ->
        [own] Votre plus grosse erreur
       *[other] La plus grosse erreur
    }
study-others = Autres erreurs
study-first-mistake = Première erreur
review-rate = PR
study-checking = analyse en cours
review-luck-word =
    { $luck ->
        [great] beaucoup de chance
        [good] de la chance
        [bad] de la malchance
        [awful] beaucoup de malchance
       *[even] ni chance ni malchance
    }
summary = Bilan du match
study-back = Match
coach-rolls = Les 21 jets
study-take-points = Seuils de prise
study-players = Joueurs
study-rolled =
    { $who ->
        [you] Vous avez fait { $dice } : { $play }
       *[named] { $who } a fait { $dice } : { $play }
    }
study-clean-game =
    { $who ->
        [you] Aucune erreur dans cette partie. Bien joué.
       *[named] { $who } n’a fait aucune erreur dans cette partie.
    }
study-clean-match =
    { $who ->
        [you] Aucune erreur de tout le match. Bien joué.
       *[named] { $who } n’a fait aucune erreur de tout le match.
    }
study-cost-match = −{ $percent } % de chances au match
study-cost-points = { $points } point perdu
notes = Notes
notes-noted =
    { $count ->
        [one] { $count } coup avec une note
       *[other] { $count } coups avec des notes
    }
notes-number = Note { $number } sur { $count }
notes-previous = Note précédente
notes-next = Note suivante
notes-comment = Commentaire sur cette décision
notes-game = Commentaire sur la partie
notes-match = Commentaire sur le match
notes-match-file = Reçu avec le match ; le vôtre est partagé à la suite
notes-flag = Repère
notes-flag-name =
    { $flag ->
        [question] Question
        [study] À étudier
       *[done] Terminé
    }
notes-draw = Dessiner sur le plateau
notes-stroke = Trait
notes-solid = Plein
notes-dashed = Tireté
notes-how = Touchez deux flèches pour tracer un trait fléché, ou deux fois la même pour un cercle. Tracez-le de nouveau pour l’effacer.
notes-clear = Effacer le dessin
notes-drawing = Dessiné sur le plateau : { $signs }
notes-elsewhere = Ces notes seront perdues quand vous quitterez la page : la partie ou la position n’est pas dans « Parties ».
notes-full = Il n’y a plus de place pour d’autres notes ici.
study-similar = Positions semblables
