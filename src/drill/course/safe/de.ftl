# Sicher und mutig.

safe-title = Sicher und mutig

count-shots-title = Zähl die Schüsse
count-shots-idea = Schüsse sind die Würfe, die deine Blots (Steine, die allein stehen) schlagen. Von zwei etwa gleich guten Zügen nimm den, der weniger zulässt.
count-shots-along = Dein Gegner steht zwei Schritte hinter deinem Blot auf 10. 2-2 schlägt, dazu die 2 mit fünf anderen Zahlen je zweimal: 11. Auch 1-1 schlägt. Wie viele der 36 Würfe sind das?
count-shots-along-why = 11 + 1 = { $shots }. Erst die Würfe mit der Zahl selbst, dann die, deren Zahlen zusammen denselben Weg ergeben.
count-shots-how-many = Jetzt steht dein Gegner vier Schritte hinter deinem Blot auf 8. Zähl die Würfe mit einer 4, dann die, die bei freiem Weg zusammen 4 ergeben. Wie viele der 36 Würfe schlagen?
count-shots-how-many-why = Mit einer 4: 4-4 einmal, die 4 mit jeder der fünf anderen Zahlen zweimal, zusammen 11. Auch 3-1 ergibt 4: zwei mehr. 2-2 und 1-1 hält dein 6-Punkt auf. Also schlagen { $shots } von 36.
count-shots-how-many-near = 11 stimmt für die Würfe mit einer 4. Es schlagen aber auch Würfe ohne 4: die, deren zwei Zahlen zusammen 4 ergeben.
count-shots-run-home = Du hast 5-3 gewürfelt. Du könntest zwei Steine auf Punkt 3 stellen, aber folge lieber den Pfeilen.
count-shots-run-home-why = Jetzt schlägt dich kein Wurf. Mit Punkt 3, geschrieben 8/3 6/3, wären es { $shots }: 11 mit einer 5 von 12 aus, vier mit 4-1 oder 3-2 und zwei mit 6-4 von 7 aus.
count-shots-run-home-instead = Bei Punkt 3 bleibt dein Stein auf 17 allein, fünf Schritte vor zwei gegnerischen: { $shots } von 36 Würfen schlagen ihn. Folge den Pfeilen, dann schlägt ihn keiner.
count-shots-make-or-hit = Du hast 6-1 gewürfelt. Du kannst auf Punkt 1 schlagen oder einen Punkt machen. Spiel, was du für besser hältst.
count-shots-make-or-hit-why = Nach deinem Zug schlägt dich kein Wurf, und Punkt 7 gehört dir. Nach dem Schlag auf 1 hätte dich jeder Wurf mit einer 1 geschlagen, { $shots } von 36, und gewonnen wäre nur ein Schritt.
count-shots-make-or-hit-instead = Der Schlag kostet deinen Gegner nur einen Schritt. Aber dein Stein auf 1 steht allein: Jeder Wurf mit einer 1 schlägt ihn, { $shots } von 36, und das kostet dich 24 Schritte.
count-shots-quiet-cover = Du hast 4-1 gewürfelt. Du könntest den Blot auf Punkt 7 schlagen oder mit deinem eigenen auf 9 einen Punkt im Heimfeld machen. Spiel, was du für besser hältst.
count-shots-quiet-cover-why = Punkt 5, der beste von allen, gehört dir, und kein Wurf schlägt dich. Nach dem Schlag, 13/9 8/7*, wären es { $shots } von 36, und gegen vier Punkte kämst du vielleicht nicht wieder herein.
count-shots-quiet-cover-instead = Nach dem Schlag steht dein Stein auf 7 allein: { $shots } von 36 Würfen schlagen ihn. Dein Gegner hat vier Punkte zu Hause, da kommst du vielleicht nicht wieder herein.
count-shots-sneak-past = Bring alle Steine nach Hause. Zähl die Schüsse, bevor du einen Blot stehen lässt. Du hast 12 Züge Zeit.

strong-board-title = Schau auf das gegnerische Heimfeld
strong-board-idea = Ein Punkt, den dein Gegner zu Hause hält, ist geschlossen: Nach einem Schlag kommst du dort nicht herein. Ab vier geschlossenen Punkten spiel sicher.
strong-board-no-hurry = Du hast 4-1 gewürfelt, und dein Gegner hat vier Punkte zu Hause. Folge den Pfeilen.
strong-board-no-hurry-why = Jetzt steht nichts mehr allein, und kein Wurf schlägt dich. Bei einem lebhafteren Zug wie 13/9 6/5 wären es { $shots } Würfe, und gegen vier Punkte kämst du vielleicht nicht wieder herein.
strong-board-no-hurry-instead = Das bereitet neue Punkte vor, lässt aber drei Steine allein: { $shots } von 36 Würfen schlagen einen, und gegen vier Punkte kommst du schwer wieder herein.
strong-board-all-the-way = Du hast 5-3 gewürfelt, und ein Stein steht allein auf Punkt 14. Bring ihn in Sicherheit und lass auch sonst keinen allein.
strong-board-all-the-way-why = Er ist zu Hause, und kein Wurf schlägt dich. Hättest du stattdessen Punkt 11 gemacht, würden { $shots } Würfe deinen Stein auf 16 schlagen, und vier Punkte sind geschlossen.
strong-board-all-the-way-instead = Punkt 11 sieht verlockend aus, aber jetzt steht dein Stein auf 16 allein: { $shots } von 36 Würfen schlagen ihn, und dein Gegner hat vier Punkte zu Hause.
strong-board-dull-but-right = Du hast 4-2 gewürfelt, und mehrere Züge sehen hübsch aus. Nimm den sichersten: Stell zu deinem einzelnen Stein auf 7 einen zweiten.
strong-board-dull-but-right-why = Der Blot auf 7 ist gedeckt, und den letzten schlagen nur { $few } von 36 Würfen. Nach 13/9 7/5 wären es { $shots }.
strong-board-dull-but-right-instead = Das sieht lebhaft aus, aber jetzt stehen drei deiner Steine allein, und { $shots } von 36 Würfen schlagen einen. Gegen vier Punkte ist das zu viel.
strong-board-quiet-way-home = Bring alles nach Hause, vorbei an zwei Steinen, die auf einen Blot lauern. Du hast 12 Züge Zeit.

weak-board-title = Wenn dir wenig passieren kann
weak-board-idea = Sind zu Hause nur ein oder zwei Punkte geschlossen (in der Hand deines Gegners), kommst du nach einem Schlag leicht wieder herein. Dann kämpf um die guten Punkte.
weak-board-five-point = Du hast 3-1 gewürfelt. Deine hinteren Steine könnten einen sicheren Punkt machen, aber folge lieber den Pfeilen.
weak-board-five-point-why = Dein 5-Punkt ist es wert. Zwar schlagen { $shots } von 36 Würfen einen der beiden hinten, aber das kostet höchstens fünf Schritte, und bei nur einem Punkt kommst du leicht wieder herein.
weak-board-five-point-instead = Das ist sicher, aber Sicherheit eilt hier nicht: Dein Gegner hat zu Hause nur einen Punkt, ein Schlag kostet dich also wenig. Dein eigener 5-Punkt bringt mehr.
weak-board-far-hit = Du hast 5-3 gewürfelt. Punkt 3 wäre sicher, du kannst aber auch schlagen. Spiel, was du für besser hältst.
weak-board-far-hit-why = Der Schlag kostet deinen Gegner 16 Pips (ein Pip ist der Weg von Punkt zu Punkt), und ein hinterer Stein ist draußen. { $shots } von 36 Würfen schlagen zurück, doch du verlierst dabei wenig.
weak-board-far-hit-instead = Punkt 3 ist sicher, hält so weit hinten aber wenig auf. Der Schlag würde deinen Gegner 16 Schritte kosten, und bei nur einem geschlossenen Punkt kannst du das Risiko eingehen.
weak-board-from-the-bar = Du hast 4-3 gewürfelt und musst hereinkommen. Du könntest einen Anker machen, zwei Steine auf einem Punkt dort drüben, oder schlagen. Spiel, was du für besser hältst.
weak-board-from-the-bar-why = Dein Gegner wollte gerade Punkt 20 machen, seinen besten. Der Schlag verhindert das. { $shots } von 36 Würfen schlagen zurück, aber bei nur einem geschlossenen Punkt kommst du leicht herein.
weak-board-from-the-bar-instead = Der Anker ist sicher, aber jetzt decken { $cover } von 36 Würfen den gegnerischen Blot auf 20, dem besten Punkt dort. Ein Schlag verhindert das, und nur ein Punkt ist dir versperrt.
weak-board-in-the-middle = Du hast 5-4 gewürfelt. Komm mit der 5 herein und schlag mit der 4, auf Punkt 9 oder auf Punkt 2. Spiel, was du für besser hältst.
weak-board-in-the-middle-why = Du bist drin, und der auf 9 geschlagene Stein verliert neun Pips; der auf 2 hätte nur zwei verloren. Außerdem muss dein Gegner erst hereinkommen.
weak-board-in-the-middle-instead = Auf 2 verliert dein Gegner nur zwei Schritte, der Stein ist ja kaum losgelaufen. Der auf 9 würde neun verlieren.
weak-board-take-the-five = Mach deinen 5-Punkt mit einem zweiten Stein. Du hast 4 Züge Zeit.

worth-it-title = Ein Risiko, das sich lohnt
worth-it-idea = Ein Blot ist in Ordnung, wenn er mehr bringt, als ein Schlag kostet. Der kostet wenig, wenn dein Gegner zu Hause wenige Punkte hat und dein Stein nicht weit gekommen ist.
worth-it-leave-the-anchor = Du hast 2-1 gewürfelt. Du kannst von 18 schlagen und Punkt 5 machen, aber dann ist keiner der beiden auf 18 mehr sicher. Spiel, was du für besser hältst.
worth-it-leave-the-anchor-why = Punkt 5 gehört dir, und dein Gegner verliert 16 Schritte. { $shots } von 36 Würfen schlagen zurück, aber das kostet höchstens neun, und bei nur zwei Punkten kommst du leicht herein.
worth-it-leave-the-anchor-instead = Punkt 5 gehört dir, aber der gegnerische Stein auf 16 kommt davon. Der Schlag würde ihn 16 Schritte kosten, und bei nur zwei geschlossenen Punkten kannst du das Risiko eingehen.
worth-it-strike-first = Du hast 3-2 gewürfelt. Von 9 auf 4 wäre sicher, aber der einzige gegnerische Stein in deinem Heimfeld, auf 3, will entkommen: Schlag ihn und deck mit der anderen Zahl deinen Blot auf 4.
worth-it-strike-first-why = Jetzt ist er auf der Bar, und 4, 6, 7 und 8 stehen ihm im Weg. { $shots } von 36 Würfen schlagen zurück, aber über deine Punkte 21 und 22 kommst du herein: Das Risiko lohnt sich.
worth-it-strike-first-instead = Das ist sicher, lässt aber den Stein auf 3 laufen. Schlag ihn, solange er allein steht: Dann muss er erst hereinkommen, und 6, 7 und 8 stehen ihm im Weg.
worth-it-leave-it-open = Du hast 4-3 gewürfelt, und ein Stein muss von der Bar herein. Du könntest auf 21 einen Anker machen oder mit der 3 hereinkommen und auf 9 schlagen. Spiel, was du für besser hältst.
worth-it-leave-it-open-why = Dein Gegner verliert neun Schritte und muss erst hereinkommen, bevor er die anderen zwei Blots rettet. { $shots } von 36 Würfen schlagen zurück, doch bei nur zwei Punkten kommst du leicht herein.
worth-it-leave-it-open-instead = Der Anker ist sicher, lässt deinem Gegner aber einen Zug, um drei Blots in Sicherheit zu bringen. Bei nur zwei geschlossenen Punkten kannst du das Risiko eingehen und schlagen.
worth-it-dare = Auf deinen Punkten 10 und 1 steht je ein Blot deines Gegners. Schlag in höchstens drei Zügen einen davon.
