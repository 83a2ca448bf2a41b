# Sheets: lessons and quizzes for others, and the answers that come back.

sheet-about = Des positions dans l’ordre : une leçon à lire ou un quiz à résoudre. Une fiche tient en un lien, et les réponses reviennent par un lien.
sheet-how =
    { $how ->
        [collect] Ajoutez des positions : dans une analyse sous « Plus », ou dans la recherche
        [edit] Ajoutez du texte et cachez les réponses à trouver
       *[send] Envoyez le lien, imprimez la fiche ou enregistrez un fichier
    }
sheet-new = Nouvelle fiche
sheet-untitled = Fiche sans titre
sheet-title = Titre
sheet-list = Vos fiches
sheet-begin = Leçons et quiz à envoyer
sheet-count =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
sheet-reply-count =
    { $count ->
        [one] réponses de { $count } personne
       *[other] réponses de { $count } personnes
    }
sheet-open-file = Ouvrir un fichier
sheet-paste = Lien vers une fiche ou des réponses
sheet-open = Ouvrir
sheet-unread =
    { $why ->
        [cut] La fin du lien manque. Redemandez-le.
        [newer] Le lien vient d’une version plus récente de ce jeu.
       *[damaged] Ce n’est pas une fiche, ou elle est endommagée. Redemandez-la.
    }
sheet-missing = Cette fiche n’est pas dans ce navigateur.
sheet-add-position = Ajouter une position
sheet-add-where = Dans une analyse, sous « Plus », ou dans la recherche.
sheet-position = Position { $number }
sheet-text = Texte
sheet-text-after = affiché après la réponse
sheet-asks = Demander le meilleur choix
sheet-move =
    { $way ->
        [up] Monter la position { $number }
       *[down] Descendre la position { $number }
    }
sheet-remove-position = Retirer la position { $number }
sheet-ask-all = Interroger sur toutes
sheet-ask-none = Retirer toutes les questions
sheet-lost = Joué : { $choice }, perd { $loss }
sheet-try = Essayer
sheet-link = Lien vers la fiche
sheet-too-long = La fiche est trop longue pour un lien. Enregistrez un fichier ou raccourcissez les textes.
sheet-too-large = La fiche est trop grande pour être enregistrée. Raccourcissez les textes.
sheet-full = Une fiche contient au plus { $count } positions. Rien n’a été ajouté.
sheet-save = Enregistrer un fichier
sheet-print = Imprimer
sheet-delete = Supprimer la fiche
sheet-delete-sure = Supprimer définitivement
sheet-turn =
    { $ask ->
        [answer] { $who } : prendre ou refuser à { $what } ?
        [double] { $who } : doubler ou lancer ?
       *[play] { $who } joue { $what }
    }
sheet-answers = Réponses
sheet-answers-of = Réponses de { $name }
sheet-add-from = Positions
sheet-add-to = Fiche
sheet-add-now = Ajouter
sheet-add-what =
    { $what ->
        [this] Cette position
        [flagged] Positions marquées ({ $count })
        [mistakes] Erreurs ({ $count })
        [first] Les { $count } premiers résultats
       *[found] Résultats affichés ({ $count })
    }
sheet-added =
    { $count ->
        [one] { $count } position ajoutée à { $title }.
       *[other] { $count } positions ajoutées à { $title }.
    }
sheet-number = { $number } sur { $all }
sheet-previous = Position précédente
sheet-done = C’était la dernière position
sheet-figures = Perte moyenne : { $loss } · temps : { $time }
sheet-name = Votre nom
sheet-send = Renvoyez ce lien. Il contient vos réponses, leurs pertes et vos temps.
sheet-answers-link = Lien avec vos réponses
sheet-start-again = Recommencer
sheet-no-answer = Sans réponse.
sheet-came-back = Réponses reçues
sheet-keep = Garder avec la fiche
sheet-kept = Réponses gardées avec la fiche.
sheet-answers-full = Une fiche garde les réponses de { $count } personnes. Rien n’a été gardé.
sheet-to-sheet = Voir la fiche
sheet-lines = Variantes
sheet-line = Variante { $number }
sheet-line-add = Ajouter une variante
sheet-line-name = Nom
sheet-line-turns = Jets et coups
sheet-line-how = Par exemple : 8/5 6/5 6-4: 24/14. Un texte sur un coup se place après lui, entre accolades.
sheet-line-board = Jouer sur le plateau
sheet-line-roll = Jet
sheet-line-put = Ajouter le coup
sheet-line-wrong =
    Non enregistré à partir du coup { $turn } : { $why ->
        [roll] écrivez d’abord le jet, par exemple 6-4.
        [other-roll] le jet sur le plateau est { $roll }.
        [over] la partie est finie avant.
        [long] il n’y a plus de place pour d’autres coups.
       *[play] ce n’est pas un coup légal pour { $roll }.
    }
sheet-line-remove = Retirer la variante { $number }
sheet-line-previous = Coup précédent
sheet-line-next = Coup suivant
sheet-line-leave = Retour à la position
sheet-line-start = De retour à la position
