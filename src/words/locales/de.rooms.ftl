# What all rooms say.

room-not-opened = Der Link konnte nicht geöffnet werden.
room-too-many = Die Seite ist noch beschäftigt. Deine letzte Eingabe wurde nicht ausgeführt. Versuch es gleich noch einmal.
unknown-address = Unter dieser Adresse gibt es keine Seite. Hier ist deine Partie.
position-save = Unter „Partien“ speichern
position-saved = Unter „Partien“ gespeichert
position-known = Schon unter „Partien“
position-edit = Diese Stellung bearbeiten
duplicate-result = Ergebnis zum Vergleichen
