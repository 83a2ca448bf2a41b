# Laufen und Halten.

running-title = Laufen und Halten

run-and-hit-title = Im Laufen schlagen
run-and-hit-idea = Am besten läufst du los, wenn unterwegs ein Blot steht, ein einzelner Stein. Schlägst du ihn, muss dein Gegner erst von der Bar herein und kann dich nicht verfolgen.
run-and-hit-fourteen = Du hast 6-4 gewürfelt. Folge den Pfeilen von Punkt 24.
run-and-hit-fourteen-why = Geschlagen und draußen, alles in einem Zug. Dein Gegner ist jetzt auf der Bar und hat den weiteren Weg.
run-and-hit-fifteen = Du hast 5-4 gewürfelt. Auf deinen Punkten 15 und 7 stehen Blots deines Gegners. Schlag den, den du erreichst.
run-and-hit-fifteen-why = Der Blot war schon fast zu Hause und muss von vorn anfangen. Und einer deiner hinteren Steine ist draußen.
run-and-hit-from-the-anchor = Du hast 6-1 gewürfelt. Du könntest deinen 7-Punkt machen oder von deinem Anker aus schlagen, den zwei Steinen auf 22. Spiel, was du für besser hältst.
run-and-hit-from-the-anchor-why = Der Schlag bringt dich im Rennen weit nach vorn. Punkte kannst du auch später machen, der Blot ist im nächsten Zug weg.
run-and-hit-catch-up = Bring deinen letzten Stein aus dem gegnerischen Heimfeld heraus, auf Punkt 18 oder weiter. Schlag unterwegs, wenn es geht. Du hast 6 Züge Zeit.

go-now-title = Lauf, solange du kannst
go-now-idea = Ein einzelner Stein hinter gegnerischen Punkten kommt mit jedem Zug schwerer heraus. Bringt ihn eine große Zahl vorbei, dann lauf.
go-now-big-number = Du hast 6-4 gewürfelt. Du könntest auf Punkt 3 schlagen oder mit beiden Zahlen deinen letzten Stein laufen lassen. Spiel, was du für besser hältst.
go-now-big-number-why = Raus und weg. Nach dem Schlag stünde dein Stein immer noch hinten, und zu Hause hättest du einen Blot.
go-now-leave-the-blot = Du hast 6-2 gewürfelt, und auf deinem 7-Punkt steht ein Blot. Schlag ihn oder lauf fort, was du für besser hältst.
go-now-leave-the-blot-why = Vier Punkte versperren deinem letzten Stein den Weg. Er musste weg, bevor die Mauer fertig war, auch wenn du dafür nicht schlägst.
go-now-straight-from-the-bar = Du hast 6-3 gewürfelt und musst hereinkommen. Zieh mit demselben Stein weiter oder mit einem anderen, was du für besser hältst.
go-now-straight-from-the-bar-why = Mit der 3 herein und mit der 6 gleich wieder hinaus. Je mehr Punkte dein Gegner hat, desto weniger willst du dort bleiben.
go-now-last-one-out = Bring deinen letzten Stein auf Punkt 18 oder weiter. Du hast 8 Züge Zeit.

wait-title = Warte auf deine Chance
wait-idea = Halt deinen Anker, zwei Steine auf einem Punkt dort drüben, vor allem, wenn du den weiteren Weg hast: Dein Gegner muss noch daran vorbei. Zieh inzwischen mit den anderen Steinen.
wait-not-yet = Du hast 4-1 gewürfelt. Folge den Pfeilen und lass deinen Anker stehen.
wait-not-yet-why = Dein Gegner muss noch mehrere Steine an dir vorbeibringen. Läufst du jetzt los, wirst du öfter geschlagen, als du entkommst.
wait-two-anchors = Du hast 4-1 gewürfelt, und im gegnerischen Heimfeld gehören dir zwei Punkte. Behalte beide: Bring einen zweiten Stein zu dem einzelnen auf Punkt 8.
wait-two-anchors-why = Beide Anker bleiben. Der Stein von 13 ist in Sicherheit, und dein Gegner muss sich den Heimweg erst noch freimachen.
wait-good-anchor = Du hast 6-2 gewürfelt, und der Anker auf 20 ist der beste, den du haben kannst. Lass ihn stehen und zieh auf deiner Seite mit einem einzigen Stein beide Zahlen.
wait-good-anchor-why = Du hast auf deiner Seite einen nützlichen Zug gemacht und nichts aufgegeben. Mit diesem Anker hast du Zeit.
wait-shot = Dein Gegner muss noch an dir vorbei. Halt deinen Anker und dein Heimfeld und schlag den ersten Blot.

together-title = Gemeinsam aufbrechen
together-idea = Gibst du draußen einen Punkt auf, nimm beide Steine zugleich mit oder sammle den ein, der übrig ist. Nachzügler werden geschlagen.
together-from-the-middle = Du hast 5-4 gewürfelt. Folge den Pfeilen: Beide Steine verlassen Punkt 13.
together-from-the-middle-why = Einer geht auf 8, einer auf 9, und dort stehen schon andere. Keiner bleibt zurück.
together-pick-up = Du hast 5-4 gewürfelt. Ein Stein steht allein auf 14, drei stehen auf 13. Lass keinen davon allein.
together-pick-up-why = 5 und 4 haben zwei Steine auf Punkt 9 zusammengebracht. Die beiden, die auf 13 bleiben, sind sicher.
together-from-nine = Du hast 6-5 gewürfelt. Nur noch ein gegnerischer Stein ist hinter dir. Lass keinen deiner Steine allein stehen.
together-from-nine-why = Punkt 9 ist geräumt, und kein Wurf schlägt dich.
together-bring-up = Bring alle Steine nach Hause, an den beiden auf deinem 1-Punkt vorbei. Du hast 10 Züge Zeit.
