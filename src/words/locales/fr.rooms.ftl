# What all rooms say.

room-not-opened = Le lien n’a pas pu être ouvert.
room-too-many = Trop de demandes sont en attente : la dernière n’a pas été exécutée. Réessayez dans un instant.
unknown-address = Adresse inconnue. Voici votre partie.
position-save = Enregistrer dans « Parties »
position-saved = Enregistré dans « Parties »
position-known = Déjà dans « Parties »
position-edit = Modifier cette position
duplicate-result = Résultat à comparer
