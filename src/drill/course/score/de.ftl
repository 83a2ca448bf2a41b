# Der Stand im Match.

score-title = Der Spielstand im Match

last-point-title = Nur noch ein Punkt
last-point-idea = Hat der Verlierer nichts abgetragen, ist es ein Gammon und zählt doppelt. Fehlt euch beiden nur noch ein Punkt zum Matchgewinn, bringt das nichts extra: Spiel so, dass du möglichst oft gewinnst.
last-point-clear-first = Euch fehlt beiden ein Punkt; du hast 5-3 gewürfelt. Auf Punkt 3 warten drei gegnerische Steine. Folge den Pfeilen.
last-point-clear-first-why = Du hast deinen höchsten Punkt geräumt, solange es ging. Im Geldspiel, also ohne Match, würdest du alle drei einsperren und auf ein Gammon hoffen; hier musst du nur nach Hause.
last-point-hit-and-run = Euch fehlt beiden ein Punkt, und du hast 2-1 gewürfelt. Schlag von 18 aus und zieh von 8 auf 7, oder bleib sicher: Wähl, was am häufigsten gewinnt.
last-point-hit-and-run-why = Geht der Schlag schief, kannst du ein Gammon verlieren, aber das kostet hier nicht mehr als jede Niederlage. So gewinnst du am häufigsten.
last-point-nothing-behind = Euch fehlt beiden ein Punkt, du hast 4-3 gewürfelt, und ein gegnerischer Stein muss von der Bar herein. Mach Punkt 4 oder zieh sicherer: Wähl, was am häufigsten gewinnt.
last-point-nothing-behind-why = Punkt 4 ist zu, und nur eine 5 lässt deinen Gegner herein. Im Geldspiel würdest du sicherer spielen; hier zählt, was am häufigsten gewinnt.
last-point-one-win = Ein einfacher Sieg genügt. Bring deine letzten zwei Steine nach Hause und trag dann alle Steine vor deinem Gegner ab.

gammon-counts-title = Ein Gammon gewinnt das Match
gammon-counts-idea = Zum Matchgewinn fehlen dir zwei Punkte, deinem Gegner einer. Ein Gammon entscheidet alles auf einmal, also spiel darauf, sobald du die Oberhand hast.
gammon-counts-keep-hitting = Dir fehlen zwei Punkte, deinem Gegner einer; du hast 4-1 gewürfelt. Auf Punkt 1 steht ein Blot, ein einzelner Stein. Schlag ihn von 6 aus oder spiel sicher, was bei diesem Spielstand besser ist.
gammon-counts-keep-hitting-why = Mit jedem zurückgeschickten Stein wird ein Gammon wahrscheinlicher. Riskier lieber den Sieg, als nur einen Punkt zu gewinnen.
gammon-counts-pick-up = Dir fehlen zwei Punkte, deinem Gegner einer, und du hast 4-1 gewürfelt. Ein Stein ist schon auf der Bar. Schlag einen zweiten und bring denselben Stein gleich weiter in Sicherheit.
gammon-counts-pick-up-why = Ein zweiter kommt dazu, und dein eigener Stein hat sich gleich in Sicherheit gebracht.
gammon-counts-no-mercy = Dir fehlen zwei Punkte, deinem Gegner einer, und du hast 6-2 gewürfelt. Schlag von 11 aus oder rette deinen letzten Stein, was bei diesem Spielstand besser ist.
gammon-counts-no-mercy-why = Im Geldspiel würdest du deinen letzten Stein in Sicherheit bringen. Hier ist der zweite Schlag mehr wert.
gammon-counts-both-points = Gewinn ein Gammon: Trag alle Steine ab, bevor dein Gegner einen abträgt.

ahead-in-the-match-title = In Führung
ahead-in-the-match-idea = Mit einem guten Vorsprung willst du nicht, dass der Doppler den Einsatz verdoppelt: Das braucht nur dein Gegner. Dopple später und lehn früher ab.
ahead-in-the-match-hold-back = Du führst 5 zu 3 in einem 7-Punkte-Match. Im Geldspiel würdest du hier doppeln. Auch jetzt?
ahead-in-the-match-hold-back-why = Steht der Doppler auf 2, gewinnst du mit dieser Partie das Match. Aber ein Gammon nützt dir dann nichts, und dein Gegner kann auf 4 redoppeln.
ahead-in-the-match-race-in-front = Du führst 5 zu 3, und es ist ein Rennen: Dein Weg ist noch { $you } Pips lang, der deines Gegners { $they }. Solltest du doppeln?
ahead-in-the-match-race-in-front-why = Im Geldspiel wäre das ein Doppel. Aber du führst im Match: Warte, bis du sicherer bist, denn der Doppler käme auf 4 zurück.
ahead-in-the-match-let-it-go = Du führst 5 zu 3, und dein Gegner doppelt. Annehmen oder ablehnen?
ahead-in-the-match-let-it-go-why = Im Geldspiel könntest du annehmen. Aber mit einem Gammon wäre hier das Match verloren, und wenn du ablehnst, führst du immer noch 5 zu 4.
ahead-in-the-match-protect = Du führst 5 zu 3 in einem Match auf 7 und liegst im Rennen gegen einen starken Gegner etwas vorn. Gewinn die Partie, mit oder ohne Doppler.

behind-in-the-match-title = Im Rückstand oder kurz vor Schluss gleichauf
behind-in-the-match-idea = Liegst du im Match zurück, dopple früher, vor allem, wenn ein Gammon möglich ist. Fehlen euch beiden noch zwei Punkte, hängt alles an dieser einen Partie.
behind-in-the-match-all-out = Du liegst in einem 7-Punkte-Match 2 zu 5 zurück. Ein Gammon ist hier möglich. Solltest du doppeln, und sollte dein Gegner annehmen?
behind-in-the-match-all-out-why = Mit dem Doppler auf 2 bringt ein Gammon vier Punkte. Das kann sich dein Gegner nicht leisten: Er muss ablehnen.
behind-in-the-match-two-each = Es steht 5 zu 5 in einem 7-Punkte-Match. Du brauchst { $you } Pips, dein Gegner { $they }. Solltest du doppeln, und sollte er annehmen?
behind-in-the-match-two-each-why = Wer mit dem Doppler auf 2 gewinnt, gewinnt das Match. Redoppeln nützt deinem Gegner also nichts, und er muss ablehnen, was er im Geldspiel annehmen würde.
behind-in-the-match-their-turn = Wieder 5 zu 5, und diesmal doppelt dein Gegner. Du brauchst { $you } Pips, dein Gegner { $they }. Annehmen oder ablehnen?
behind-in-the-match-their-turn-why = Nimmst du an, spielst du als klarer Außenseiter um das Match. Lehnst du ab, steht es 5 zu 6, und du hast noch eine ganze Partie vor dir.
behind-in-the-match-comeback = Du liegst zurück, hast aber einen Anker, zwei Steine auf Punkt 20. Warte, bis dein Gegner einen Stein allein lässt, und schlag ihn. Du hast 12 Züge Zeit.
