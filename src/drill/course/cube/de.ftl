# Der Doppler.

cube-title = Der Doppler

a-quarter-title = Ein Viertel genügt
a-quarter-idea = Doppelt dein Gegner, kannst du aufgeben und einen Punkt verlieren oder um zwei weiterspielen. Spiel weiter, wenn du mindestens eine von vier Partien gewinnst.
a-quarter-even = Dein Gegner hat noch einen Zug, um zwei Steine abzutragen. Gelingt es nicht, gewinnst du. Er doppelt: annehmen oder ablehnen?
a-quarter-even-why = { $off } von 36 Würfen beenden die Partie, mit allen anderen gewinnst du: fast die Hälfte. Das ist viel mehr als ein Viertel.
a-quarter-enough = Noch einmal, aber die beiden Steine stehen tiefer.
a-quarter-enough-why = { $off } von 36 Würfen schlagen dich. Die anderen 11 sind mehr als ein Viertel von 36, also mehr als 9. Du verlierst öfter, als du gewinnst, aber Ablehnen wäre noch teurer.
a-quarter-too-little = Die letzten beiden stehen auf dem ersten und dem vierten Punkt deines Gegners. Annehmen oder ablehnen?
a-quarter-too-little-why = Mit { $off } Würfen ist es vorbei, nur 7 retten dich. Das sind weniger als 9: Gib einen Punkt ab und spar dir den zweiten.
a-quarter-steal = Du bist am Zug, und es ist knapp. Trag deine Steine vor deinem Gegner ab.

last-roll-title = Der allerletzte Wurf
last-roll-idea = Entscheidet dieser Wurf die Partie, doppel, sobald du Favorit bist. Bei mehr als drei Vierteln muss dein Gegner ablehnen.
last-roll-favourite = Dein Gegner ist im nächsten Zug auf jeden Fall fertig. Doppelst du vor deinem Wurf?
last-roll-favourite-why = { $off } von 36 Würfen gewinnen, etwas mehr als die Hälfte. Du bist Favorit, also spiel um zwei. Dein Gegner hat noch gute Chancen und nimmt an.
last-roll-underdog = Jetzt stehen deine beiden auf 6 und 2. Doppeln?
last-roll-underdog-why = Nur { $off } von 36 Würfen tragen beide ab. Erhöh nie den Einsatz, wenn du zurückliegst.
last-roll-too-strong = Auf 4 und 1 stehen die letzten. Was machst du, und was sollte dein Gegner antworten?
last-roll-too-strong-why = { $off } Würfe gewinnen, mehr als drei Viertel (27). Dein Gegner lehnt am besten ab, und der Punkt gehört dir ohne Wurf.
last-roll-finish = Trag deine fünf Steine vor deinem Gegner ab. Beide dürfen doppeln, und wer ablehnt, verliert sofort.

race-cube-title = Doppeln im Rennen
race-cube-idea = In einem langen Rennen schau auf deine eigenen Pips. Doppel, wenn du um etwa ein Zehntel davon vorn liegst; lehn ab, wenn dein Gegner deutlich mehr Vorsprung hat.
race-cube-level-race = Du brauchst { $you } Pips, dein Gegner { $they }. Du bist am Zug. Doppeln?
race-cube-level-race-why = Am Zug zu sein ist etwas wert, aber das Rennen ist ausgeglichen. Lass den Doppler noch in der Mitte.
race-cube-ahead = Du brauchst { $you } Pips, dein Gegner { $they }.
race-cube-ahead-why = Ein Zehntel von 85 ist etwa 9, und so weit bist du vorn. Doppel; dein Gegner gewinnt noch etwa jede vierte Partie und darf annehmen.
race-cube-a-little-behind = Du brauchst { $you } Pips, dein Gegner { $they }, und er doppelt.
race-cube-a-little-behind-why = Ein Zehntel Vorsprung reicht zum Doppeln, aber nicht, um dich zu vertreiben.
race-cube-far-behind = Du brauchst { $you } Pips und dein Gegner nur { $they }. Annehmen oder ablehnen?
race-cube-far-behind-why = Dein Gegner ist um ein Fünftel voraus. So oft kommt das Wunder nicht, das du brauchst.
race-cube-head-start = Gegen einen starken Gegner liegst du ein wenig vorn. Hol zwei Punkte: Dopple, solange dein Gegner noch annimmt, und gewinn dann das Rennen.

before-its-too-late-title = Bevor es zu spät ist
before-its-too-late-idea = Denk an deine besten Würfe. Müsste dein Gegner danach ablehnen, dann doppel jetzt, solange noch alles offen ist.
before-its-too-late-threat = Ein gegnerischer Stein ist auf der Bar, ein anderer steht allein auf deinem Punkt 1. Doppeln?
before-its-too-late-threat-why = Du hast gute Punkte vor ihnen und viele Würfe, die angreifen. Wartest du einen Zug, gibt es vielleicht nichts mehr anzunehmen.
before-its-too-late-quiet = Du hast deinen Punkt 5 gemacht, und die Partie hat gerade erst begonnen. Doppeln?
before-its-too-late-quiet-why = Ein schöner Punkt, aber nichts droht. Ein Vorteil ohne Drohung ist kein Doppel.
before-its-too-late-gone = Einer auf der Bar, ein Blot auf deinem Punkt 2, und dir gehören drei Punkte im Heimfeld. Was ist richtig?
before-its-too-late-gone-why = Bei so vielen Gammon-Chancen würde Annehmen deinen Gegner mehr als einen Punkt kosten. Du gewinnst ihn sofort.
before-its-too-late-keep-in = Mach deinen Punkt 7 und sperr die letzten beiden ein.

an-anchor-title = Ein sicherer Warteplatz
an-anchor-idea = Zwei Steine auf einem Punkt im gegnerischen Heimfeld sind ein Anker: Du kommst immer herein und kannst vielleicht noch schlagen. Je höher der Punkt, desto besser.
an-anchor-good-anchor = Dir gehört der Punkt 5 deines Gegners, von dir aus Punkt 20. Du liegst zurück, und er doppelt.
an-anchor-good-anchor-why = Du gewinnst { $wins } % dieser Partien und verlierst fast nie ein Gammon. Mit diesem Anker nimmst du an.
an-anchor-low-anchor = Diesmal ist dein Anker auf 24. Du brauchst { $you } Pips, dein Gegner { $they }.
an-anchor-low-anchor-why = Vom niedrigsten Punkt aus gewinnst du nur mit einem späten Schlag, und zu oft verlierst du ein Gammon. Lehn ab.
an-anchor-good-but-far-behind = Wieder der gute Anker, aber du brauchst { $you } Pips und dein Gegner { $they }.
an-anchor-good-but-far-behind-why = Ein Anker ist nicht alles. So weit zurück kannst du nur noch durch einen Schlag gewinnen, und diese Chance kommt zu selten.
an-anchor-turn-it-round = Wart auf deinem Anker, bis dein Gegner einen Blot lässt, und schlag ihn.

play-on-title = Weiterspielen auf Gammon
play-on-idea = Doppelst du, kann dein Gegner ablehnen und verliert einen Punkt. Ist ein Gammon wahrscheinlich, doppel nicht: Spiel um zwei weiter.
play-on-closed-out = Zwei gegnerische Steine sind ausgesperrt. Sollst du doppeln?
play-on-closed-out-why = Dein Gegner würde sofort ablehnen. Spielst du weiter, gewinnst du etwa jedes zweite Mal ein Gammon und verlierst fast nie.
play-on-five-points = Zwei auf der Bar, und du bringst noch Steine nach Hause.
play-on-five-points-why = Die meisten dieser Partien enden mit einem Gammon. Lass den Doppler liegen und hol die anderen nach.
play-on-no-gammon = Du brauchst { $you } Pips, dein Gegner { $they }. Niemand kann mehr geschlagen werden.
play-on-no-gammon-why = In so einem Rennen gibt es kein Gammon. Doppel und nimm deinen Punkt sofort.
play-on-win-two = Gewinn ein Gammon: Trag alle Steine ab, bevor dein Gegner auch nur einen abträgt. Du darfst doppeln, aber eine Ablehnung bringt nur einen Punkt.
