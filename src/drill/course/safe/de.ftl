# Sicher und mutig.

safe-title = Sicher und mutig

count-shots-title = Zähl die Treffer
count-shots-idea = Bevor du einen Zug abschließt, such deine Blots und zähl die Würfe, die sie treffen. Ist ein anderer Zug fast so gut und lässt weniger zu, dann nimm ihn.
count-shots-run-home = Du hast 5-3 gewürfelt. Du könntest Punkt 3 machen, aber folge lieber dem Pfeil.
count-shots-run-home-why = Dein letzter Nachzügler ist in Sicherheit, und { $none } Würfe treffen dich. Nach 8/3 6/3 wären es { $shots } von 36 gewesen.
count-shots-make-or-hit = Du hast 6-1 gewürfelt. Du kannst auf Punkt 1 schlagen oder einen Punkt machen.
count-shots-make-or-hit-why = Punkt 7 gehört dir, und kein Stein steht allein. Der Schlag auf Punkt 1 bringt wenig und gibt deinem Gegner { $shots } Würfe, die zurückschlagen.
count-shots-quiet-cover = Du hast 4-1 gewürfelt. Auf Punkt 7 steht ein Blot, aber schau zuerst auf deine eigenen.
count-shots-quiet-cover-why = Der beste Punkt überhaupt, und nichts zum Treffen. Wer mit 13/9 8/7* schlägt, lässt { $shots } Würfe zu.
count-shots-sneak-past = Bring alle Steine nach Hause. Zähl, bevor du einen Blot stehen lässt.

strong-board-title = Schau auf das gegnerische Heimfeld
strong-board-idea = Je mehr Punkte dein Gegner zu Hause hat, desto teurer wird es, wenn er dich schlägt. Gegen vier oder mehr Punkte spiel sicher.
strong-board-no-hurry = Du hast 4-1 gewürfelt, und dein Gegner hat zu Hause vier Punkte. Folge dem Pfeil.
strong-board-no-hurry-why = Dein Blot ist gedeckt, und kein neuer ist entstanden. 13/9 6/5 hätte { $shots } Treffer zugelassen, und vielleicht wärst du nicht wieder hereingekommen.
strong-board-all-the-way = Du hast 5-3 gewürfelt. Ein Stein steht allein auf Punkt 14.
strong-board-all-the-way-why = Er ist zu Hause. Punkt 11 zu machen sieht schön aus, lässt aber { $shots } Würfe zu, die dich treffen, und vier Punkte sind zu.
strong-board-dull-but-right = Du hast 4-2 gewürfelt. Es gibt mehrere hübsche Züge. Welcher gefällt dir noch, wenn dein Gegner danach seinen besten Wurf hat?
strong-board-dull-but-right-why = Der Blot auf 7 ist gedeckt, und nur { $few } von 36 Würfen treffen den, der übrig ist. Nach 13/9 7/5 wären es { $shots }.
strong-board-quiet-way-home = Bring alles nach Hause, vorbei an zwei Steinen, die auf einen Blot warten.

weak-board-title = Wenn dir nichts passieren kann
weak-board-idea = Hat dein Gegner zu Hause nur ein oder zwei Punkte, kommst du nach einem Schlag leicht wieder herein. Dann kämpf um die guten Punkte.
weak-board-five-point = Du hast 3-1 gewürfelt. Deine hinteren Steine könnten einen sicheren Punkt machen, aber folge den Pfeilen.
weak-board-five-point-why = Dein Punkt 5 ist es wert, die beiden Steine hinten allein zu lassen. Wird einer geschlagen, kommt er gleich wieder herein.
weak-board-far-hit = Du hast 5-3 gewürfelt. Punkt 3 wäre sicher. Gibt es etwas Besseres?
weak-board-far-hit-why = Der Schlag hat deinen Gegner 16 Pips gekostet, und ein hinterer Stein ist draußen. Wirst du selbst geschlagen, hast du wenig verloren.
weak-board-from-the-bar = Du hast 4-3 gewürfelt und musst hereinkommen. Du könntest einen sicheren Anker machen oder schlagen.
weak-board-from-the-bar-why = Dein Gegner war dabei, seinen besten Punkt zu machen. Der Schlag verhindert das, und nur ein einziger Punkt ist gegen dich zu.
weak-board-in-the-middle = Du hast 5-4 gewürfelt. Komm herein, und schlag mit der anderen Zahl.
weak-board-in-the-middle-why = Zwei Aufgaben in einem Zug: Du bist drin, und dein Gegner verliert Zeit und muss selbst erst hereinkommen.
weak-board-take-the-five = Mach deinen Punkt 5 mit einem zweiten Stein.

worth-it-title = Ein Risiko mit Grund
worth-it-idea = Ein Blot ist in Ordnung, wenn er etwas einbringt: einen Schlag, einen wichtigen Punkt oder Zeit. Frag dich, was du dafür bekommst.
worth-it-leave-the-anchor = Du hast 2-1 gewürfelt. Ein Stein auf 18 kann schlagen, aber dann ist keiner der beiden mehr sicher.
worth-it-leave-the-anchor-why = { $shots } Würfe schlagen zurück, aber dein Gegner muss zuerst hereinkommen, und Punkt 5 gehört jetzt dir.
worth-it-strike-first = Du hast 3-2 gewürfelt. 9/4 wäre sicher. Aber dein Gegner ist dabei, einen Anker zu machen.
worth-it-strike-first-why = Du hast geschlagen, bevor der Anker da war, und nebenbei Punkt 4 gedeckt. { $shots } Würfe schlagen zurück, alle anderen bringen deinen Gegner in Schwierigkeiten.
worth-it-leave-it-open = Du hast 4-3 gewürfelt und bist auf der Bar. Anker oder Schlag?
worth-it-leave-it-open-why = Dein Gegner hat drei Blots. Schlag jetzt einen, bevor er sie aufräumt.
worth-it-dare = Draußen steht ein Blot. Du hast drei Züge, um ihn oder einen anderen zu schlagen.
