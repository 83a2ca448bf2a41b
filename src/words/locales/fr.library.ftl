# La bibliothèque.

library = Parties
library-show = Afficher
library-filter =
    { $filter ->
        [matches] Matchs
        [money] Parties libres
        [positions] Positions
        [collected] Sélection
        [imported] Importées
       *[all] Toutes
    }
library-search = Rechercher
library-sort = Trier par
library-sort-by =
    { $order ->
        [oldest] Plus anciennes
        [name] Nom
        [length] Longueur du match
       *[newest] Plus récentes
    }
library-position = Position
library-unfinished = inachevée
library-from = fichier { $name }
library-pasted = collée
library-linked = reçue par lien
library-decisions =
    { $count ->
        [one] 1 décision
       *[other] { $count } décisions
    }
library-empty = Jouez une partie, ou ajoutez un fichier d’un autre programme. Chaque partie apparaîtra ici avec son plateau et sa courbe.
library-none = Aucun résultat
library-count =
    { $count ->
        [one] { $count } enregistrée
       *[other] { $count } enregistrées
    }
library-loading = Chargement des parties…
library-open-files = Ouvrir des fichiers
library-open-folder = Ouvrir un dossier
library-paste = Coller
library-paste-field = Match, position ou identifiant
library-read = Lire
library-drop = Vous pouvez aussi déposer des fichiers ou un dossier sur cette page.
library-all = Tout sélectionner
library-selected =
    { $count ->
        [one] 1 sélectionnée
       *[other] { $count } sélectionnées
    }
library-select = Sélectionner { $name }
library-about = Actions pour { $name }
library-name = Nom
library-note = Note
library-keep = Enregistrer
library-export =
    { $kind ->
        [mat] Exporter en .mat
        [sgf] Exporter en .sgf
       *[backup] Exporter une sauvegarde
    }
library-deleted =
    { $count ->
        [one] 1 entrée supprimée
       *[other] { $count } entrées supprimées
    }
library-reading = Lecture du fichier { $done } sur { $total }
library-found =
    { $kind ->
        [match] { $count ->
            [one] 1 nouveau match
           *[other] { $count } nouveaux matchs
        }
        [money] { $count ->
            [one] 1 nouvelle partie libre
           *[other] { $count } nouvelles parties libres
        }
        [position] { $count ->
            [one] 1 nouvelle position
           *[other] { $count } nouvelles positions
        }
       *[mixed] { $count } nouveaux matchs et positions
    }
library-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
library-add = Ajouter à « Parties »
library-added = Ajouté à « Parties »
library-nothing-new = Rien de nouveau
library-new =
    { $count ->
        [one] 1 nouvelle
       *[other] { $count } nouvelles
    }
library-known = { $count } déjà dans « Parties »
library-cards = Décisions pour les exercices : { $count }
library-table = Partie en cours, réglages et statistiques
library-friends = Parties entre amis : { $count }
library-duplicates = Duplicates : { $count }
library-merge = Ajouter
library-replace = Tout remplacer
library-replace-sure = Supprimer et remplacer
library-replace-about = Ajouter conserve tout ce qui est déjà ici. Remplacer supprime d’abord toutes les données de ce navigateur : parties, analyses, exercices, parties entre amis et duplicates.
library-replace-needs = Pour tout remplacer, choisissez tous les fichiers d’une même sauvegarde, intacts, et aucun autre.
library-remarks =
    { $count ->
        [one] 1 remarque
       *[other] { $count } remarques
    }
library-refusal-program = Fichier de { $program } : GNU Backgammon peut le convertir en .mat
library-refusal =
    { $why ->
        [other-bgf] Fichier .bgf qui n’est pas de BGBlitz (peut-être de BGRoom) : exportez-le en .mat depuis ce programme
        [ogxm] Fichier .ogxm d’OpenGammon : exportez-le en .mat depuis ce programme
        [fibs] Liste de coups de FIBS : GNU Backgammon peut la convertir en .mat
        [empty] Le fichier est vide
        [unknown] Format inconnu
        [no-game] Il ne contient aucune partie
        [unreadable] Le navigateur ne peut pas le lire
       *[stopped] Le fichier est illisible
    }
library-too-large = Le fichier est trop gros : { $size } Mo au plus
library-unfollowed =
    { $count ->
        [one] 1 coup n’a pas pu être rejoué
       *[other] { $count } coups n’ont pas pu être rejoués
    }
library-matches-left-out =
    { $count ->
        [one] 1 match ignoré : trop de matchs dans un seul fichier
       *[other] { $count } matchs ignorés : trop de matchs dans un seul fichier
    }
library-left-out =
    { $count ->
        [one] 1 fichier ignoré : trop de fichiers à la fois
       *[other] { $count } fichiers ignorés : trop de fichiers à la fois
    }
library-lost = Ce format ne peut pas tout contenir. Non repris :
library-problem =
    { $why ->
        [no-database] Ce navigateur ne peut rien enregistrer ici (fenêtre privée ?). Ce que vous importez sera perdu.
        [full] Le stockage est plein : rien n’a été modifié. Commencez par supprimer ou exporter quelque chose.
        [blocked] Un autre onglet bloque l’enregistrement. Fermez-le, puis rechargez.
        [newer] Vos parties ont été enregistrées par une version plus récente. Rechargez pour mettre à jour.
       *[failed] La base de données du navigateur ne répond plus : rien n’a été modifié.
    }
library-resume = Reprendre
library-aside =
    { $count ->
        [one] 1 partie enregistrée n’est pas ici, mais dans les réglages.
       *[other] { $count } parties enregistrées ne sont pas ici, mais dans les réglages.
    }
library-reviewed =
    { $count ->
        [one] { $count } analysée
       *[other] { $count } analysées
    }
library-add-games = Ajouter des parties
library-add-about = Depuis d’autres programmes : des fichiers .mat, .txt, .sgf, .xg et .bgf, même en archive, ou un match ou une position à coller.
library-choose = Sélectionner
library-more = Plus
library-unreviewed = non analysée
library-pr = PR { $pr }
library-pr-both = PR { $one } / { $other }
library-sources = Formats de ce match
library-formats =
    { $count ->
        [one] { $count } autre format d’une partie que vous avez déjà
       *[other] { $count } autres formats de parties que vous avez déjà
    }
library-empty-title = Aucune partie pour l’instant
library-play = Jouer
library-show-all = Tout afficher
library-matching =
    { $count ->
        [one] { $count } trouvée
       *[other] { $count } trouvées
    }
library-find = Chercher des positions
library-columns = Tableau
library-players = Joueurs
library-any = Tous
library-column-filter = Filtre : { $column }
library-column =
    { $column ->
        [result] Résultat
        [pr] PR
        [other-pr] PR adverse
        [luck] Chance
        [event] Tournoi
        [review] Analyse
       *[newest] Date
    }
library-outcome =
    { $outcome ->
        [won] Gagné
        [lost] Perdu
       *[open] En cours
    }
library-state =
    { $state ->
        [reviewed] Analysé
       *[open] Non analysé
    }
library-collect = Ajouter à la sélection
library-uncollect = Retirer de la sélection
