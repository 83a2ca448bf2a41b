# Le partage.

share = Partager
share-what = Que voulez-vous partager ?
share-position = Cette position
share-game = Cette partie
share-match = Le match
share-link = Lien
share-copy-link = Copier le lien
share-send = Envoyer…
share-about =
    Le lien contient tout. Rien n’est mis en ligne ; toute personne qui l’ouvre voit { $what ->
        [position] cette position
        [game] cette partie
       *[match] ce match
    }.
share-seen = C’est ce que les autres verront d’abord.
share-too-long = Ce match est trop long pour un lien. Partagez plutôt un fichier.
share-long =
    Ce lien est long ({ $length } caractères) : il ne tient pas dans un code QR, et certaines messageries le coupent. { $review ->
        [yes] Un fichier est plus sûr, mais ne contient pas l’analyse.
       *[no] Un fichier est plus sûr.
    }
share-names = Inclure les noms des joueurs dans le lien
share-notes = Inclure les notes et les dessins
share-review = Inclure l’analyse
share-qr = Code QR du lien
share-copy = Copier
share-copied = Copié
share-copied-what = Copié : { $what }
share-not-copied = Votre navigateur n’autorise pas la copie ici. Sélectionnez le texte et copiez-le vous-même.
share-text = Texte pour un forum
share-copy-text = Texte
share-png = Image
share-svg = Image SVG
share-file = Fichier ({ $extension })
share-saved = Enregistré : { $file }
share-not-drawn = Votre navigateur n’a pas pu créer l’image.
