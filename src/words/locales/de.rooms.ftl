# What all rooms say.

room-not-opened = Der Link konnte nicht geöffnet werden.
room-too-many = Es wartet noch zu viel, darum wurde die letzte Eingabe nicht ausgeführt. Versuch es gleich noch einmal.
unknown-address = Unbekannte Adresse. Hier ist deine Partie.
position-save = Unter „Partien“ speichern
position-saved = Unter „Partien“ gespeichert
position-known = Schon unter „Partien“
position-edit = Diese Stellung bearbeiten
duplicate-result = Ergebnis zum Vergleichen
