# Sicher und mutig.

safe-title = Sicher und mutig

count-shots-title = Zähl die Schüsse
count-shots-idea = Bevor du deinen Zug beendest, such deine Blots (Steine, die allein stehen) und zähl die Schüsse: die Würfe, die sie schlagen. Ist ein anderer Zug fast so gut und lässt weniger zu, nimm ihn.
count-shots-run-home = Du hast 5-3 gewürfelt. Du könntest zwei Steine auf Punkt 3 stellen, aber folge lieber dem Pfeil.
count-shots-run-home-why = Dein letzter Nachzügler ist in Sicherheit, und kein Wurf schlägt dich. Mit Punkt 3, geschrieben 8/3 6/3, wären es { $shots } von 36 gewesen. Zwei Würfel können auf 36 Arten fallen.
count-shots-make-or-hit = Du hast 6-1 gewürfelt. Du kannst auf Punkt 1 schlagen oder einen Punkt machen. Was ist besser?
count-shots-make-or-hit-why = Punkt 7 gehört dir, und kein Stein steht allein. Der Schlag auf Punkt 1 bringt wenig und lässt deinem Gegner { $shots } Würfe, die zurückschlagen.
count-shots-quiet-cover = Du hast 4-1 gewürfelt. Du könntest den Blot auf Punkt 7 schlagen oder mit deinem eigenen auf 9 einen Punkt im Heimfeld machen. Was ist besser?
count-shots-quiet-cover-why = Der beste Punkt überhaupt, und kein Blot steht mehr da. Nach 13/9 8/7* hätten dich { $shots } Würfe geschlagen.
count-shots-sneak-past = Bring alle Steine nach Hause. Zähl die Schüsse, bevor du einen Blot stehen lässt. Du hast 12 Züge Zeit.

strong-board-title = Schau auf das gegnerische Heimfeld
strong-board-idea = Je mehr Punkte dein Gegner zu Hause hat, desto teurer ist es für dich, geschlagen zu werden. Ab vier Punkten spiel sicher.
strong-board-no-hurry = Du hast 4-1 gewürfelt, und dein Gegner hat vier Punkte zu Hause. Folge dem Pfeil.
strong-board-no-hurry-why = Dein Blot ist gedeckt, und kein neuer ist entstanden. Nach 13/9 6/5 hätte dein Gegner { $shots } Schüsse, und vielleicht kämst du nicht wieder herein.
strong-board-all-the-way = Du hast 5-3 gewürfelt, und ein Stein steht allein auf Punkt 14. Bring ihn in Sicherheit und lass auch sonst keinen allein.
strong-board-all-the-way-why = Er ist zu Hause. Punkt 11 sieht verlockend aus, aber dann schlagen dich { $shots } Würfe, und vier Punkte sind zu.
strong-board-dull-but-right = Du hast 4-2 gewürfelt, und mehrere Züge sehen hübsch aus. Nimm den sichersten: Stell zu deinem einzelnen Stein auf 7 einen zweiten.
strong-board-dull-but-right-why = Der Blot auf 7 ist gedeckt, und den letzten schlagen nur { $few } von 36 Würfen. Nach 13/9 7/5 wären es { $shots }.
strong-board-quiet-way-home = Bring alles nach Hause, vorbei an zwei Steinen, die auf einen Blot lauern. Du hast 12 Züge Zeit.

weak-board-title = Wenn dir wenig passieren kann
weak-board-idea = Hat dein Gegner zu Hause nur ein oder zwei Punkte, kommst du nach einem Schlag leicht wieder herein. Dann kämpf um die guten Punkte.
weak-board-five-point = Du hast 3-1 gewürfelt. Deine hinteren Steine könnten einen sicheren Punkt machen, aber folge lieber den Pfeilen.
weak-board-five-point-why = Dein 5-Punkt ist es wert, die beiden Steine hinten zu riskieren. Wird einer geschlagen, kommt er gleich wieder herein.
weak-board-far-hit = Du hast 5-3 gewürfelt. Punkt 3 wäre sicher, du kannst aber auch schlagen. Was ist besser?
weak-board-far-hit-why = Der Schlag wirft deinen Gegner um 16 Pips zurück (ein Pip ist der Weg von Punkt zu Punkt), und ein hinterer Stein ist draußen. Wirst du selbst geschlagen, verlierst du wenig.
weak-board-from-the-bar = Du hast 4-3 gewürfelt und musst hereinkommen. Du könntest einen Anker machen, zwei Steine auf einem Punkt dort drüben, oder schlagen. Was tust du?
weak-board-from-the-bar-why = Dein Gegner wollte gerade seinen besten Punkt machen. Der Schlag verhindert das, und nur ein einziger Punkt ist dir versperrt.
weak-board-in-the-middle = Du hast 5-4 gewürfelt. Komm mit der 5 herein und schlag mit der 4: auf Punkt 9 oder auf Punkt 2?
weak-board-in-the-middle-why = Du bist drin, und der auf 9 geschlagene Stein verliert neun Pips; der auf 2 hätte nur zwei verloren. Außerdem muss dein Gegner erst hereinkommen.
weak-board-take-the-five = Mach deinen 5-Punkt mit einem zweiten Stein. Du hast 4 Züge Zeit.

worth-it-title = Ein Risiko, das sich lohnt
worth-it-idea = Ein Blot ist in Ordnung, wenn er dir etwas bringt: einen Schlag, einen wichtigen Punkt oder Zeit. Frag dich, was du dafür bekommst.
worth-it-leave-the-anchor = Du hast 2-1 gewürfelt. Du kannst von 18 schlagen und Punkt 5 machen, aber dann ist keiner der beiden auf 18 mehr sicher. Lohnt sich das?
worth-it-leave-the-anchor-why = Punkt 5 gehört jetzt dir, und dein Gegner muss erst hereinkommen. { $shots } Würfe schlagen zurück, doch das ist es wert.
worth-it-strike-first = Du hast 3-2 gewürfelt. Von 9 auf 4 wäre sicher, aber von 3 will der letzte Stein deines Gegners entkommen: Schlag ihn und deck mit der anderen Zahl deinen Blot auf 4.
worth-it-strike-first-why = Du hast ihn geschlagen, bevor er entkam, und nebenbei Punkt 4 gedeckt. { $shots } Würfe schlagen zurück, alle anderen bringen deinen Gegner in Schwierigkeiten.
worth-it-leave-it-open = Du hast 4-3 gewürfelt, und ein Stein muss von der Bar herein. Auf 21 einen Anker machen oder mit der 3 hereinkommen und auf 9 schlagen?
worth-it-leave-it-open-why = Dein Gegner hat drei Blots. Schlag jetzt einen, bevor er sie in Sicherheit bringt.
worth-it-dare = Auf deinen Punkten 10 und 1 steht je ein Blot deines Gegners. Schlag in höchstens drei Zügen einen davon.
