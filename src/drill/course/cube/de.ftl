# Der Doppler.

cube-title = Der Doppler

a-quarter-title = Ein Viertel genügt
a-quarter-idea = Der Doppler verdoppelt den Einsatz. Bietet ihn dein Gegner an, kostet Ablehnen einen Punkt im Spielstand; beim Annehmen geht es um zwei. Nimm an, wenn du mindestens jede vierte Partie gewinnst.
a-quarter-even = Dein Gegner doppelt. Er muss in einem Zug zwei Steine abtragen, die noch 5 und 2 brauchen, sonst gewinnst du. Annehmen oder ablehnen?
a-quarter-even-why = Mit { $off } von 36 Würfen ist er fertig, bei allen anderen gewinnst du. Das ist fast die Hälfte und viel mehr als ein Viertel. Zwei Würfel können auf 36 Arten fallen.
a-quarter-enough = Noch einmal, aber jetzt stehen die beiden Steine auf 22 und 23 und brauchen noch 3 und 2. Annehmen oder ablehnen?
a-quarter-enough-why = Mit { $off } von 36 Würfen ist er fertig. Die anderen 11 sind mehr als ein Viertel von 36, also mehr als 9. Du verlierst öfter, als du gewinnst, aber Ablehnen wäre noch teurer.
a-quarter-too-little = Die letzten beiden Steine deines Gegners stehen auf deinen Punkten 21 und 24, brauchen also noch 4 und 1. Annehmen oder ablehnen?
a-quarter-too-little-why = Mit { $off } Würfen ist es vorbei, nur 7 retten dich. Das sind weniger als 9: Gib den einen Punkt ab und spar dir den zweiten.
a-quarter-steal = Du bist am Zug, und es ist knapp. Trag alles vor deinem Gegner ab: Mit jeder Zahl trägst du einen Stein vom Punkt dieser Nummer ab oder ziehst einen weiter. Stehen alle tiefer, trag den höchsten ab.

last-roll-title = Der allerletzte Wurf
last-roll-idea = Entscheidet dieser Wurf die Partie, dopple, sobald du Favorit bist. Gewinnst du in mehr als drei von vier Fällen, muss dein Gegner ablehnen.
last-roll-favourite = Dein Gegner ist im nächsten Zug auf jeden Fall fertig. Solltest du vor deinem Wurf doppeln, und sollte er annehmen?
last-roll-favourite-why = Mit { $off } von 36 Würfen gewinnst du, also in etwas mehr als der Hälfte der Fälle. Du bist Favorit, spiel um zwei. Dein Gegner hat noch gute Chancen und nimmt an.
last-roll-underdog = Jetzt stehen deine letzten beiden auf 6 und 2. Doppeln?
last-roll-underdog-why = Nur { $off } von 36 Würfen tragen beide ab. Erhöh nie den Einsatz, wenn du im Nachteil bist.
last-roll-too-strong = Deine letzten beiden stehen auf 4 und 1. Was machst du, und wie sollte dein Gegner antworten?
last-roll-too-strong-why = Du gewinnst mit { $off } Würfen, und das sind mehr als drei Viertel (27). Dein Gegner lehnt am besten ab, und du hast den Punkt, ohne zu würfeln.
last-roll-finish = Trag deine fünf Steine ab, bevor dein Gegner mit seinen fünf fertig ist. Beide dürfen doppeln, und wer ablehnt, verliert sofort.

race-cube-title = Doppeln im Rennen
race-cube-idea = Zähl in einem langen Rennen deine Pips, den Weg, den deine Steine noch vor sich haben. Dopple, wenn du um etwa ein Zehntel davon vorn liegst; lehn ab, wenn dein Gegner deutlich mehr Vorsprung hat.
race-cube-level-race = Du brauchst { $you } Pips, dein Gegner { $they }. Du bist am Zug. Doppeln?
race-cube-level-race-why = Am Zug zu sein, ist etwas wert, aber das Rennen ist ausgeglichen. Lass den Doppler noch in der Mitte, wo ihn jeder von euch nutzen kann.
race-cube-ahead = Du brauchst { $you } Pips, dein Gegner { $they }. Solltest du doppeln, und sollte er annehmen?
race-cube-ahead-why = Ein Zehntel von 85 ist etwa 9, und genau so weit liegst du vorn. Dopple: Dein Gegner gewinnt noch etwa jede vierte Partie und kann annehmen.
race-cube-a-little-behind = Du brauchst { $you } Pips, dein Gegner { $they }, und er doppelt. Annehmen oder ablehnen?
race-cube-a-little-behind-why = Ein Zehntel Vorsprung reicht zum Doppeln, aber nicht, um dich aus der Partie zu drängen.
race-cube-far-behind = Du brauchst { $you } Pips und dein Gegner nur { $they }. Annehmen oder ablehnen?
race-cube-far-behind-why = Dein Gegner liegt um ein Fünftel vorn, und du gewinnst weniger als jede vierte Partie.
race-cube-head-start = Du liegst gegen einen starken Gegner ein wenig vorn. Hol zwei Punkte: Dopple, solange dein Gegner noch annimmt, und gewinn dann das Rennen.

before-its-too-late-title = Bevor es zu spät ist
before-its-too-late-idea = Denk an deine besten Würfe. Müsste dein Gegner danach ablehnen, dann dopple jetzt, solange die Partie noch offen ist.
before-its-too-late-threat = Ein gegnerischer Stein muss von der Bar herein, ein anderer steht allein auf deinem 1-Punkt. Solltest du doppeln, und sollte dein Gegner annehmen?
before-its-too-late-threat-why = Du hast gute Punkte vor den beiden und viele Würfe, mit denen du angreifst. Wartest du noch einen Zug, kann dein Gegner vielleicht nicht mehr annehmen.
before-its-too-late-quiet = Du hast deinen 5-Punkt gemacht, und die Partie hat gerade erst begonnen. Doppeln?
before-its-too-late-quiet-why = Das ist ein schöner Punkt, aber noch droht nichts. Ein Vorteil ohne Drohung ist kein Doppel.
before-its-too-late-gone = Ein gegnerischer Stein ist auf der Bar, einer steht allein auf deinem 2-Punkt, und du hast drei Punkte im Heimfeld. Solltest du doppeln, und sollte dein Gegner annehmen?
before-its-too-late-gone-why = Hat der Verlierer keinen Stein abgetragen, ist das ein Gammon und zählt doppelt. Es ist hier so wahrscheinlich, dass deinen Gegner das Annehmen mehr als einen Punkt kosten würde. Den einen gewinnst du sofort.
before-its-too-late-keep-in = Mach deinen 7-Punkt und sperr die letzten beiden Steine deines Gegners ein. Du hast 8 Züge Zeit.

an-anchor-title = Ein sicherer Warteplatz
an-anchor-idea = Zwei Steine auf einem Punkt im gegnerischen Heimfeld sind ein Anker: Du kommst immer herein und kannst vielleicht noch schlagen. Je weiter vorn er steht, desto besser.
an-anchor-good-anchor = Dein Anker steht auf 20, einen besseren gibt es nicht. Du liegst zurück, und dein Gegner doppelt: annehmen oder ablehnen?
an-anchor-good-anchor-why = Du gewinnst { $wins } % dieser Partien und verlierst fast nie ein Gammon. Mit diesem Anker kannst du annehmen.
an-anchor-low-anchor = Diesmal steht dein Anker auf 24. Du brauchst { $you } Pips, dein Gegner { $they }. Er doppelt: annehmen oder ablehnen?
an-anchor-low-anchor-why = Von ganz hinten gewinnst du nur mit einem späten Schlag, und zu oft verlierst du ein Gammon. Lehn ab.
an-anchor-good-but-far-behind = Wieder der gute Anker, aber du brauchst { $you } Pips, dein Gegner nur { $they }. Er doppelt: annehmen oder ablehnen?
an-anchor-good-but-far-behind-why = Ein Anker ist nicht alles. So weit zurück gewinnst du nur noch mit einem Schlag, und die Gelegenheit kommt zu selten.
an-anchor-turn-it-round = Warte auf deinem Anker, bis dein Gegner einen Stein allein lässt, und schlag ihn. Du hast 12 Züge Zeit.

play-on-title = Weiterspielen auf Gammon
play-on-idea = Doppelst du, kann dein Gegner ablehnen und verliert nur einen Punkt. Ist ein Gammon wahrscheinlich, also ein Sieg, bevor er einen Stein abgetragen hat, dopple nicht, sondern spiel um zwei weiter.
play-on-closed-out = Zwei gegnerische Steine sind ausgesperrt. Solltest du doppeln?
play-on-closed-out-why = Dein Gegner würde sofort ablehnen. Spielst du weiter, gewinnst du etwa jedes zweite Mal ein Gammon und verlierst fast nie.
play-on-five-points = Zwei gegnerische Steine sind auf der Bar, und du bringst noch Steine nach Hause. Doppeln oder weiterspielen?
play-on-five-points-why = Die meisten dieser Partien enden mit einem Gammon. Lass den Doppler liegen und hol die anderen Steine heim.
play-on-no-gammon = Du brauchst { $you } Pips, dein Gegner { $they }. Niemand kann mehr geschlagen werden. Solltest du doppeln oder weiterspielen, und sollte dein Gegner annehmen?
play-on-no-gammon-why = In so einem Rennen gibt es kein Gammon. Dopple und nimm den Punkt sofort mit.
play-on-win-two = Gewinn ein Gammon: Trag alle Steine ab, bevor dein Gegner auch nur einen abträgt. Du darfst doppeln, aber eine Ablehnung bringt nur einen Punkt.
