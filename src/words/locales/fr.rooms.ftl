# What all rooms say.

back-to-game = Retour à la partie
unknown-address = Adresse inconnue. Voici votre partie.
position-save = Enregistrer dans la bibliothèque
position-saved = Enregistré dans la bibliothèque
position-known = Déjà dans la bibliothèque
position-edit = Modifier cette position
duplicate-result = Résultat à comparer
