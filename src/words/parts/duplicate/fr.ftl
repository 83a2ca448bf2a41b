duplicates = Duplicate
duplicate-about = Tout le monde joue avec les mêmes dés, contre l’ordinateur ou un partenaire. Chaque résultat est vérifié coup par coup.
duplicate-begin = Qui joue le mieux avec les mêmes dés ?
duplicate-how =
    { $step ->
        [make] Créez un duplicate et envoyez son lien.
        [play] Chacun joue les mêmes parties, quand il veut.
       *[compare] Envoyez vos résultats : ils sont vérifiés et comparés ici.
    }
duplicate-list = Vos duplicates
duplicate-new = Nouveau duplicate
duplicate-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
duplicate-cube =
    { $cube ->
        [yes] Avec le videau
       *[no] Sans videau
    }
duplicate-opponent =
    { $who ->
        [computer] Ordinateur
       *[partner] Un partenaire sur cet appareil
    }
duplicate-against =
    { $who ->
        [computer] Contre l’ordinateur : { $level }
       *[partner] Contre un partenaire sur le même appareil
    }
duplicate-dice = Les dés de chaque partie sont les mêmes pour tous. Vous jouez les blancs. Ni indices ni avertissements.
duplicate-honest = Le lien contient les dés : on pourrait donc les voir d’avance ou jouer deux fois. Les coups et les scores, eux, sont vérifiés.
duplicate-create = Créer
duplicate-play = Jouer
duplicate-play-again = Rejouer
duplicate-again-about = Vous avez déjà vu ces dés : un autre résultat portera la mention « dés connus ».
duplicate-continue = Reprendre votre partie
duplicate-partner-name = Nom du partenaire (facultatif)
duplicate-link = Lien de ce duplicate
duplicate-link-about = Envoyez ce lien à tous ceux qui jouent.
duplicate-own =
    { $colour ->
        [white] Votre résultat
       *[black] Résultat de votre partenaire
    }
duplicate-own-about = Envoyez ce lien aux autres.
duplicate-tick = Inclure les noms
duplicate-own-link = Lien du résultat
duplicate-no-link = Ce résultat est trop long pour un lien.
duplicate-results = Résultats
duplicate-no-results = Pas encore de résultat. Jouez, ou collez ci-dessous des liens de résultats.
duplicate-paste-results = Texte avec des liens de résultats
duplicate-add = Ajouter les résultats
duplicate-paste-any = Lien d’un duplicate ou d’un résultat
duplicate-open = Ouvrir
duplicate-head =
    { $column ->
        [place] Place
        [player] Joueur
        [opponent] Adversaire
        [score] Score
        [luck] Chance
       *[pr] PR
    }
duplicate-computer = Ordinateur ({ $level })
duplicate-nameless = Sans nom
duplicate-remove = Retirer le résultat : { $who }
duplicate-remove-head = Retirer
duplicate-review = Ouvrir la partie : { $who }
duplicate-judged = Le PR et la chance sont calculés sur cet appareil.
duplicate-copy = Copier en texte
duplicate-csv = Enregistrer en CSV
duplicate-print = Imprimer
duplicate-ask-delete = Supprimer ce duplicate et ses résultats de cet appareil ?
duplicate-count =
    { $count ->
        [one] 1 résultat
       *[other] { $count } résultats
    }
duplicate-damaged =
    { $count ->
        [one] 1 duplicate est illisible et reste où il est.
       *[other] { $count } duplicates sont illisibles et restent où ils sont.
    }
duplicate-added =
    { $count ->
        [one] 1 résultat vérifié et ajouté.
       *[other] { $count } résultats vérifiés et ajoutés.
    }
duplicate-false =
    { $why ->
        [cut] Résultat refusé ({ $who }) : il s’arrête avant la fin.
        [over] Résultat refusé ({ $who }) : il continue après la fin.
        [side] Résultat refusé ({ $who }) : c’est celui de l’ordinateur.
       *[forbidden] Résultat refusé ({ $who }) : il enfreint les règles à l’action { $act }.
    }
duplicate-notice =
    { $what ->
        [none] Ce texte ne contient aucun lien de duplicate ou de résultat.
        [cut] Un lien est coupé. Redemandez-le.
        [newer] Un lien vient d’une autre version du jeu. Rechargez pour mettre à jour.
        [damaged] Refusé : un lien est endommagé ou a été modifié.
        [level] Cette version ne connaît pas le niveau d’ordinateur de ce duplicate.
        [other] Un résultat appartient à un autre duplicate : vous le trouverez là-bas.
        [full] Il y a trop de résultats : retirez-en d’abord.
        [elsewhere] La partie est ouverte dans un autre onglet. Jouez-y, ou fermez d’abord cet onglet.
        [unknown] Ce duplicate n’est pas sur cet appareil. Ouvrez son lien.
       *[known] Ces résultats sont déjà là.
    }
