# Ce qu’un fichier importé a d’inhabituel, et ce qu’un format ne peut pas contenir.

loss =
    { $what ->
        [comments] les commentaires sur les parties et les coups
        [analysis] l’analyse
        [tags] les indications d’autres programmes
        [out-of-time] le temps dépassé
        [declined-resignation] les abandons refusés
        [unknown-play] la mention des coups non notés
       *[set-up] les positions placées à la main
    }
share-lost = Absent de { $file } : { $what }
remark-line = Ligne { $number } : { $what }
remark-byte = Octet { $number } : { $what }
remark =
    { $what ->
        [broken-characters] Des caractères illisibles ont été remplacés
        [out-of-turn] Joué hors de son tour ; conservé
        [unanswered] Dés lancés avant la réponse au double : compté comme une prise
        [double-on-double] Un double alors qu’un autre était déjà proposé ; conservé
        [not-the-owner] Un double par le joueur qui n’a pas le videau ; conservé
        [before-first-roll] Un double avant le premier jet ; conservé
        [no-cube] Un double dans une partie sans videau ; conservé
        [no-double] Une réponse sans double ; conservée
        [own-double] Une réponse à son propre double ; conservée
        [dropped-crawford] Ce score et ce videau sont impossibles dans une partie de Crawford ; lu comme une autre partie
        [stated-position] Les coups ne mènent pas à la position du fichier ; celle du fichier est retenue
        [winner] D’après la position, l’autre joueur a gagné
        [unfinished] La partie n’a pas de résultat
        [result-from-score] Le résultat est déduit du score suivant
        [no-score-line] Pas de ligne avec les joueurs et le score : le score a été recalculé
        [crawford-from-score] D’après le score, c’est la partie de Crawford, sauf s’il y en a déjà eu une
        [no-crawford] Un double dans ce qui devrait être la partie de Crawford
        [no-moves] Endommagé ou coupé : aucun coup
        [stream] Endommagé ou coupé : des données compressées
        [last-record] Endommagé ou coupé : le dernier enregistrement
        [last-game] Endommagé ou coupé : la fin de la dernière partie
       *[bad-entry] Manquant ou endommagé ; omis
    }
remark-text =
    { $what ->
        [encoding] Texte lu en { $text }
        [ambiguous] Cela peut désigner plusieurs coups : { $text }
        [not-a-play] Ce n’est pas un coup ; la position ne change pas : { $text }
        [bad-dice] Ce ne sont pas des dés ; omis : { $text }
        [after-the-end] Après la fin de la partie ; omis : { $text }
       *[not-understood] Non compris ; omis : { $text }
    }
remark-forbidden = Coup interdit avec { $dice }, conservé tel quel : { $text }
remark-roll =
    { $what ->
        [forced] Aucun coup noté pour { $dice } ; le seul possible a été joué
        [hidden] Le coup de { $dice } n’est pas dans le fichier
       *[missing] Aucun coup noté pour { $dice }, alors qu’un coup est possible
    }
remark-other =
    { $what ->
        [cube] Le videau est à { $found } ; d’après les doubles, il devrait être à { $expected }
        [points] Points : { $found } dans le fichier, { $expected } d’après la position et le videau
       *[impossible] Points : aucune partie ne peut en donner { $found } ; comptés comme { $expected }
    }
remark-score = Score { $found } ; d’après les parties précédentes, il devrait être de { $expected }
remark-number =
    { $what ->
        [begins] Le fichier commence par la partie { $number }
        [missing] Il manque une partie avant la partie { $number }
        [long] Match en { $number } points : les parties où il manque plus de 25 points à un joueur ne sont pas analysées
       *[more] Matchs dans le fichier : { $number }
    }
