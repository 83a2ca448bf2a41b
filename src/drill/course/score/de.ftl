# Der Stand im Match.

score-title = Der Stand im Match

last-point-title = Nur noch ein Punkt
last-point-idea = Braucht ihr beide noch einen Punkt, ist ein Gammon nicht mehr wert als ein einfacher Sieg. Tu, was am häufigsten gewinnt, und vergiss den Rest.
last-point-clear-first = Ihr braucht beide einen Punkt, und du hast 5-3 gewürfelt. Drei Steine warten auf deinem Punkt 3. Folge den Pfeilen.
last-point-clear-first-why = Du hast deinen höchsten Punkt geräumt, solange es ging. Sonst würdest du alle drei einsperren und auf ein Gammon hoffen; hier musst du nur nach Hause.
last-point-hit-and-run = Ihr braucht beide einen Punkt, und du hast 2-1 gewürfelt.
last-point-hit-and-run-why = Geht der Schlag schief, kannst du ein Gammon verlieren, aber das kostet heute nicht mehr als jede Niederlage. So gewinnst du am häufigsten.
last-point-nothing-behind = Ihr braucht beide einen Punkt, und du hast 4-3 gewürfelt. Ein Stein ist auf der Bar.
last-point-nothing-behind-why = Punkt 4 ist zu, und nur eine 5 lässt deinen Gegner herein. Sonst würdest du sicherer spielen; hier zählt, was am häufigsten gewinnt.
last-point-one-win = Ein einfacher Sieg genügt. Trag alle Steine vor deinem Gegner ab.

gammon-counts-title = Ein Gammon gewinnt das Match
gammon-counts-idea = Du brauchst zwei Punkte, dein Gegner einen. Ein Gammon entscheidet alles auf einmal, also spiel darauf, wann immer du obenauf bist.
gammon-counts-keep-hitting = Du brauchst zwei Punkte, dein Gegner einen, und du hast 4-1 gewürfelt. Auf deinem Punkt 1 steht ein Blot.
gammon-counts-keep-hitting-why = Jeder zurückgeschickte Stein macht ein Gammon wahrscheinlicher. Lieber den Sieg riskieren als nur einen Punkt gewinnen.
gammon-counts-pick-up = Du brauchst zwei Punkte, dein Gegner einen, und du hast 4-1 gewürfelt. Ein Stein ist schon auf der Bar.
gammon-counts-pick-up-why = Ein zweiter kommt dazu, und dein eigener Stein ist gleich weiter in Sicherheit gegangen.
gammon-counts-no-mercy = Du brauchst zwei Punkte, dein Gegner einen, und du hast 6-2 gewürfelt.
gammon-counts-no-mercy-why = Sonst würdest du deinen letzten Stein in Sicherheit bringen. Hier ist der zweite Schlag mehr wert.
gammon-counts-both-points = Gewinn ein Gammon: Trag alle Steine ab, bevor dein Gegner einen abträgt.

ahead-in-the-match-title = Vorn im Match
ahead-in-the-match-idea = Mit einem guten Vorsprung willst du keine Partie um den doppelten Einsatz: Dein Gegner braucht sie. Doppel später, und lehn früher ab.
ahead-in-the-match-hold-back = Du führst 5 zu 3 in einem Match auf 7. Um Geld würdest du hier doppeln. Schau, was jetzt richtig ist.
ahead-in-the-match-hold-back-why = Mit dem Doppler auf 2 gewinnst du mit dieser Partie das Match, aber ein Gammon nützt dir nichts, und dein Gegner kann auf 4 redoppeln.
ahead-in-the-match-race-in-front = Du führst 5 zu 3, und es ist ein Rennen: { $you } Pips gegen { $they }.
ahead-in-the-match-race-in-front-why = Um Geld wäre das ein Doppel. Im Match wart, bis du sicherer bist: Der Doppler käme mit 4 zurück.
ahead-in-the-match-let-it-go = Du führst 5 zu 3, und dein Gegner doppelt.
ahead-in-the-match-let-it-go-why = Um Geld könntest du annehmen. Aber mit einem Gammon wäre jetzt das Match verloren, und wenn du ablehnst, führst du immer noch 5 zu 4.
ahead-in-the-match-protect = Du führst 5 zu 3 in einem Match auf 7, und im Rennen liegst du gegen einen starken Gegner etwas vorn. Gewinn die Partie, mit oder ohne Doppler.

behind-in-the-match-title = Zurück, oder gleichauf kurz vor Schluss
behind-in-the-match-idea = Liegst du im Match zurück, doppel früher, vor allem wenn ein Gammon möglich ist. Steht es zwei Punkte vor Schluss unentschieden, hängt alles an dieser einen Partie.
behind-in-the-match-all-out = Du liegst in einem Match auf 7 mit 2 zu 5 zurück. Ein Gammon ist möglich.
behind-in-the-match-all-out-why = Mit dem Doppler auf 2 bringt ein Gammon vier Punkte. Das kann sich dein Gegner nicht leisten: Er lehnt ab.
behind-in-the-match-two-each = Es steht 5 zu 5 in einem Match auf 7. Du brauchst { $you } Pips, dein Gegner { $they }.
behind-in-the-match-two-each-why = Wer mit dem Doppler auf 2 gewinnt, gewinnt das Match. Redoppeln nützt deinem Gegner also nichts, und er muss ablehnen, was er um Geld annehmen würde.
behind-in-the-match-their-turn = Wieder 5 zu 5, und diesmal doppelt dein Gegner. Du brauchst { $you } Pips, dein Gegner { $they }.
behind-in-the-match-their-turn-why = Nimmst du an, spielst du um das Match und bist klar im Nachteil. Lehnst du ab, steht es 5 zu 6, und eine ganze Partie kommt noch.
behind-in-the-match-comeback = Du liegst zurück, hast aber einen guten Anker. Wart auf einen Blot und schlag ihn.
