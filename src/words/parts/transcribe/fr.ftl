# La salle où l’on transcrit un match, vu à la table ou en vidéo.

transcribe-opening = Jet d’ouverture : d’abord { $first }, puis { $second }
transcribe-to-roll = Au trait : { $who }
transcribe-to-answer = { $who } : prise ou refus ?
transcribe-choose = { $who } a fait { $dice }. Quel coup ?
transcribe-move-freely = { $who } a fait { $dice }. Déplacez les pions comme à la table, puis appuyez sur « Terminé ».
transcribe-resigning =
    { $answer ->
        [refused] Abandon de { $who } refusé. Qu’est-ce qui était proposé ?
       *[accepted] { $who } abandonne. Qu’est-ce qui est perdu ?
    }
transcribe-match-over = Le match est terminé
transcribe-game-over = La partie est terminée. Les prochains dés en commencent une autre.
transcribe-tie = Deux fois le même chiffre : on relance.
transcribe-not-a-play = Ce n’est pas un coup. Écrivez par exemple 8/5 6/5.
transcribe-no-position = Aucune position dans ce texte. Collez un identifiant ou un lien.
transcribe-no-roll = Saisissez d’abord les dés.
transcribe-action =
    { $action ->
        [double] double
        [beaver] beaver
        [take] prend
        [drop] refuse
        [resign] propose d’abandonner
        [decline] refuse l’abandon
        [position] position placée
       *[cube] videau à
    }
transcribe-result =
    { $points ->
        [one] gagne { $points } point
       *[other] gagne { $points } points
    }
transcribe-here = action suivante
transcribe-clock-comment = Pendule : { $times }
transcribe-dice = Dés
transcribe-plays = Coups
transcribe-more = Autres coups
transcribe-unknown = Coup non vu
transcribe-free = Déplacer librement
transcribe-done = Terminé
transcribe-type = Écrire le coup
transcribe-other = Autre joueur
transcribe-refused = Refusé
transcribe-time = Temps écoulé
transcribe-next = Partie suivante
transcribe-insert = Insérer ici
transcribe-remove = Supprimer
transcribe-redo = Rétablir
transcribe-to-end = À la fin
transcribe-score = Score avant cette partie
transcribe-clock = Temps à la pendule
transcribe-position = Position : identifiant ou lien
transcribe-enter = Saisir
transcribe-actions = Actions
transcribe-more-tools = Score, pendule, position
transcribe-details = Joueurs et tournoi
transcribe-event = Tournoi
transcribe-round = Tour
transcribe-place = Lieu
transcribe-date = Date
transcribe-length = Points (0 : partie libre)
transcribe-saved = Enregistré dans « Parties »
transcribe-unsaved = Non enregistré. { $why } Exportez le match pour le garder.
transcribe-other-tab = Un autre onglet a modifié ce match. Votre version est enregistrée comme un match à part.
transcribe-damaged = Ce match est illisible et reste tel quel. En voici un nouveau.
transcribe-new = Nouveau match
transcribe-check = À vérifier : { $what }
transcribe-keys = Touches : deux chiffres pour les dés, puis le numéro du coup. Entrée : premier coup, 0 : autres coups, / : écrire, ? : non vu, F : déplacer librement. D : doubler, T : prendre, P : refuser, B : beaver, R : abandonner, O : autre joueur, N : partie suivante, S : score, C : pendule. U : annuler, Y : rétablir, touches fléchées : autres actions, I : insérer, Suppr : supprimer.
