# Ce qu’un fichier importé a d’inhabituel, et ce qu’un format ne peut pas contenir.

loss =
    { $what ->
        [comments] les commentaires sur les parties et les coups
        [analysis] l’analyse
        [tags] les indications d’autres programmes
        [out-of-time] le dépassement du temps
        [declined-resignation] les abandons refusés
        [unknown-play] qu’un coup n’est pas noté
       *[set-up] les positions placées à la main
    }
share-lost = { $file } omet : { $what }
remark-line = Ligne { $number } : { $what }
remark-byte = Octet { $number } : { $what }
remark =
    { $what ->
        [broken-characters] Des caractères illisibles ont été remplacés
        [out-of-turn] Hors de son tour ; conservé
        [unanswered] Un jet avant la réponse au double : compté comme une prise
        [double-on-double] Un double alors qu’un autre était proposé ; conservé
        [not-the-owner] Un double par le joueur qui n’a pas le videau ; conservé
        [before-first-roll] Un double avant le premier jet ; conservé
        [no-cube] Un double dans une partie sans videau ; conservé
        [no-double] Une réponse sans double ; conservée
        [own-double] Une réponse à son propre double ; conservée
        [dropped-crawford] Aucune partie de Crawford n’a ce score et ce videau ; lu comme position d’une autre partie
        [stated-position] Les coups mènent à une autre position que celle du fichier ; celle du fichier est retenue
        [winner] D’après la position, l’autre joueur a gagné
        [unfinished] La partie n’a pas de résultat
        [result-from-score] Le résultat vient du score suivant
        [no-score-line] Pas de ligne avec joueurs et score : le score a été compté
        [crawford-from-score] D’après le score, c’est la partie de Crawford, sauf s’il y en a déjà eu une
        [no-crawford] Un double là où devrait être la partie de Crawford
        [no-moves] Endommagé ou coupé : aucun coup
        [stream] Endommagé ou coupé : des données compressées
        [last-record] Endommagé ou coupé : le dernier enregistrement
        [last-game] Endommagé ou coupé : la dernière partie n’a pas de fin
       *[bad-entry] Manquant ou endommagé ; omis
    }
remark-text =
    { $what ->
        [encoding] Texte lu en { $text }
        [ambiguous] Cela peut désigner plusieurs coups : { $text }
        [not-a-play] Ce n’est pas un coup ; la position reste : { $text }
        [bad-dice] Ce ne sont pas des dés ; omis : { $text }
        [after-the-end] Après la fin de la partie ; omis : { $text }
       *[not-understood] Pas compris ; omis : { $text }
    }
remark-forbidden = Coup interdit avec { $dice }, conservé tel quel : { $text }
remark-roll =
    { $what ->
        [forced] Aucun coup noté pour { $dice } ; le seul possible a été joué
        [hidden] Le coup de { $dice } n’est pas dans le fichier
       *[missing] Pas de coup pour { $dice }, alors qu’il y en a un possible
    }
remark-other =
    { $what ->
        [cube] Le videau est à { $found } ; d’après les doubles il serait à { $expected }
        [points] Points : { $found } dans le fichier, { $expected } d’après la position et le videau
       *[impossible] Points : aucune partie n’en donne { $found } ; comptés comme { $expected }
    }
remark-score = Le score est { $found } ; d’après les parties précédentes il serait { $expected }
remark-number =
    { $what ->
        [begins] Le fichier commence par la partie { $number }
        [missing] Il manque une partie avant la partie { $number }
        [long] Match en { $number } : les parties où il manque plus de 25 points à un joueur ne sont pas analysées
       *[more] Matchs dans le fichier : { $number }
    }
