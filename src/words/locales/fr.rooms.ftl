# What all rooms say.

room-not-opened = Le lien n’a pas pu être ouvert.
room-too-many = La page est encore occupée : votre dernière action n’a pas été prise en compte. Réessayez dans un instant.
unknown-address = Il n’y a pas de page à cette adresse. Voici votre partie.
position-save = Enregistrer dans « Parties »
position-saved = Enregistré dans « Parties »
position-known = Déjà dans « Parties »
position-edit = Modifier cette position
duplicate-result = Résultat à comparer
