# Parties avec des amis, par liens.

friend = Jouer avec un ami
friend-about = Jouez par message : chaque coup est un lien. Pas de compte, et personne ne contrôle les dés.
friend-begin = Jouez avec un ami, même à distance
friend-how =
    { $step ->
        [invite] Envoyez une invitation : c’est un lien.
        [accept] Votre ami l’ouvre et vous en renvoie un.
       *[play] Jouez à tour de rôle, de lien en lien, ou connectez-vous pour jouer en direct.
    }
friend-fact = Un lien par coup, sans compte
friend-waiting = En attente de réponse
friend-together = Autres façons de jouer
friend-live = Jouer en direct
friend-live-about = Chaque coup s’affiche aussitôt. D’autres peuvent regarder.
friend-invite = Inviter un ami
friend-games = Vos parties
friend-damaged-games =
    { $count ->
        [one] 1 partie est illisible et reste où elle est.
       *[other] { $count } parties sont illisibles et restent où elles sont.
    }
friend-line =
    { $mine ->
        [0] Parties avec des amis : { $running }
       *[other] Parties avec des amis : { $running }, à vous de jouer dans { $mine }
    }
friend-paste = Ouvrir un lien
friend-paste-field = Lien de votre ami
friend-open = Ouvrir
friend-due =
    { $due ->
        [mine] À vous de jouer
        [theirs] À l’adversaire
        [invited] Pas encore acceptée
        [moved] Transférée sur un autre appareil
       *[over] Terminée
    }
friend-nameless = votre ami
friend-with = Partie avec { $who }
friend-just-now = à l’instant
friend-minutes-ago =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
friend-hours-ago =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
friend-days-ago =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
friend-name = Votre nom (facultatif)
friend-name-about = Votre ami le verra sur l’invitation.
friend-starter = Qui commence
friend-starter-choice =
    { $starter ->
        [inviter] Vous
       *[roll] Jet d’ouverture
    }
friend-starter-hint =
    { $starter ->
        [inviter] Vous jouez dès que votre ami accepte.
       *[roll] Le plus grand dé commence. Si c’est celui de votre ami, il faut un lien de plus.
    }
friend-starts = { $who } commence.
friend-starter-about =
    { $starter ->
        [inviter] Qui invite commence la première partie. Ensuite, le jet d’ouverture décide.
       *[roll] Le jet d’ouverture décide qui commence.
    }
friend-cube = Videau
friend-mode =
    { $mode ->
        [friendly] Amical
        [strict] Strict
       *[none] Sans videau
    }
friend-mode-about =
    { $mode ->
        [friendly] Avec videau, un message par tour. Entre amis, cela suffit.
        [strict] Avec videau, et personne ne voit les dés avant de décider de doubler. Certains tours demandent deux messages de plus.
       *[none] Sans videau, un message par tour.
    }
friend-time = Temps par tour
friend-no-limit = Sans limite de temps
friend-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
friend-fair = Ni indices ni analyse pendant la partie. Comme dans toute partie par correspondance, rien n’empêche de tricher avec un autre logiciel.
friend-make-link = Finir et obtenir le lien
friend-offered = { $who } vous invite à jouer
friend-accept = Accepter et jouer
friend-not-now = Pas maintenant
friend-your-link = Lien pour { $who }
friend-waive = Je ne doublerai pas au prochain tour (deux liens de moins)
friend-next-invited = Envoyez ce lien à votre ami. Vous en recevrez un en retour : ouvrez-le ici et la partie commence.
friend-next-moved = Cette partie continue sur un autre appareil : ici, elle est en lecture seule. Pour la reprendre ici, importez son fichier le plus récent.
friend-next-wait = À { $who } de jouer : attendez son lien.
friend-next-sent = Envoyé ? C’est à { $who } de jouer, puis vous recevrez un lien en retour.
friend-next-between = La partie est finie. Jouez-en une autre ou arrêtez ici.
friend-next-cube = À vous : lancez ou doublez. Vous verrez vos dés une fois la décision prise.
friend-next-cube-strict = À vous : lancez ou doublez. Si vous lancez, { $who } vous enverra vos dés avec son prochain lien.
friend-next-no-move = Vous avez fait { $dice } : aucun coup possible.
friend-next-send = Finissez votre tour, ou annulez. Ensuite, le coup est définitif.
friend-next-play = À vous : jouez { $dice }.
friend-next-start = Vous commencez : jouez { $dice }.
friend-next-pass = Le jan adverse est fermé : vous ne pouvez pas rentrer.
friend-next-answer = { offered-to }. Prendre ou refuser ?
friend-next-versions = Deux messages différents sont arrivés pour le même tour. Convenez avec votre ami de celui qui compte. En attendant, la partie est suspendue.
friend-sent =
    { $act ->
        [accept] Vous avez accepté.
        [double] Vous doublez.
        [take] Vous prenez.
        [beaver] Vous faites beaver.
        [roll] Vous ne doublez pas ; vos dés viendront avec la réponse.
        [reveal] Rien à décider ce tour-ci.
        [pass] Le jan adverse est fermé : vous passez votre tour.
        [resign] Vous proposez d’abandonner.
        [decline] Vous refusez : la partie continue.
       *[play] Votre coup est joué.
    } Envoyez maintenant ce lien à { $who }.
friend-send-now = Envoyez maintenant ce lien à { $who }.
friend-send-last = Envoyez ce dernier lien à { $who }.
friend-claimed =
    { $who ->
        [you] Vous avez gagné au temps.
       *[other] { $who } a gagné au temps.
    }
friend-stopped =
    { $who ->
        [you] Vous avez arrêté de jouer.
       *[other] { $who } a arrêté de jouer.
    }
friend-time-left =
    Il reste { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    } à { $who }.
friend-time-over = Le temps est écoulé pour { $who }.
friend-claim = Réclamer la victoire
friend-ask-claim = Réclamer la victoire ?
friend-stop = Arrêter ici
friend-ask-stop = Arrêter après cette partie ?
friend-delete = Supprimer
friend-ask-delete = Supprimer cette partie de cet appareil ? Vous ne pourrez plus la continuer ici.
friend-rematch = Revanche
friend-keep-first = Le premier compte
friend-take-second = Le second compte
friend-save-messages = Enregistrer tous les messages
friend-export = Exporter cette partie
friend-export-about = Pour la continuer sur un autre appareil. Ici, elle passe en lecture seule jusqu’à ce que vous l’importiez de nouveau. Le fichier contient les données secrètes de vos dés : gardez-le pour vous.
friend-import = Importer une partie
friend-import-about = D’un autre appareil
friend-more = Plus
friend-no-link = Collez le lien que votre ami vous a envoyé.
friend-other-link = Ce lien ne vient pas d’une partie avec un ami.
friend-not-stored =
    { $why ->
        [no-database] Ce navigateur ne peut rien enregistrer ici (fenêtre privée ?). Vous ne pouvez donc pas y jouer cette partie.
        [full] Le stockage est plein : rien n’a été modifié. Supprimez d’abord quelque chose.
        [blocked] Un autre onglet bloque l’enregistrement. Fermez-le, puis rechargez.
        [newer] Vos parties ont été enregistrées par une version plus récente. Rechargez pour mettre à jour.
       *[failed] L’enregistrement a échoué : rien n’a été modifié. Réessayez.
    }
friend-notice =
    { $what ->
        [unknown] Ce lien appartient à une partie qui n’est pas sur cet appareil. Ouvrez-le dans le navigateur où vous la jouez.
        [own-invitation] C’est votre propre invitation. C’est à votre ami de l’ouvrir.
        [own-message] C’est votre propre lien. C’est à votre ami de l’ouvrir.
        [repeated] Vous avez déjà ouvert ce lien. Voici où en est la partie.
        [ahead] Il manque un lien avant celui-ci, qui est conservé. Demandez le lien manquant à votre ami.
        [taken] Quelqu’un d’autre a déjà accepté cette invitation. Pour une autre partie, envoyez une nouvelle invitation.
        [other-tab] Cette partie a continué dans un autre onglet. Voici où elle en est.
        [unreadable] Cette partie est illisible. Elle reste où elle est.
        [moved] Cette partie continue ailleurs. Ouvrez le lien là-bas, ou importez ici le fichier le plus récent de la partie.
        [taken-back] La partie est de retour sur cet appareil. Vous ne pouvez pas doubler avant votre prochain jet : une autre copie a pu le montrer.
        [busy] Une autre partie est en cours d’enregistrement : rien n’a changé. Réessayez dans un instant.
        [file-too-large] Ce fichier est trop gros pour une partie exportée.
        [file-newer] Ce fichier vient d’une autre version du jeu. Rechargez la page, puis importez-le de nouveau.
        [file-damaged] Ce fichier est endommagé : rien n’a été importé. Exportez de nouveau la partie.
        [false-secret] Refusé : les dés de ce lien ne sont pas ceux qui étaient scellés. Le lien est gardé comme preuve.
        [other-past] Refusé : ce lien ne fait pas suite aux coups que vous avez joués. Il est gardé comme preuve.
        [forbidden] Refusé : ce que fait ce lien est contraire aux règles.
        [too-early] Refusé : le temps convenu n’est pas écoulé.
        [over] Cette partie est finie.
        [stopped] Dites d’abord lequel des deux messages compte.
        [far] Il manque trop de liens avant celui-ci.
       *[misfit] Refusé : ce lien ne correspond pas à l’état de la partie. Rien n’a changé.
    }
friend-duplicate = Duplicate
friend-duplicate-about = Les mêmes dés pour tout le monde. Qui en tire le plus ?
