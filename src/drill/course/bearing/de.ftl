# Heimbringen und Abtragen.

bearing-title = Heimbringen und Abtragen

taking-off-title = Möglichst zwei auf einmal
taking-off-idea = Mit jeder Zahl trägst du einen Stein vom Punkt dieser Nummer ab oder ziehst einen weiter; stehen alle tiefer, trägst du den höchsten ab. Zwei Steine weniger sind fast immer besser als eine schöne Verteilung.
taking-off-two-off = Du hast 2-1 gewürfelt, und dein Gegner braucht noch zwei Züge, mit Pasch nur einen. Folge den Pfeilen und trag zwei Steine ab.
taking-off-two-off-why = Jetzt sind nur noch zwei Steine übrig statt drei, und für die kann ein einziger Wurf genügen.
taking-off-leave-five = Du hast 3-2 gewürfelt. Du kannst den Stein von Punkt 5 abtragen oder zwei, die weiter unten stehen. Spiel, was du für besser hältst.
taking-off-leave-five-why = Der Stein auf 5 war verlockend, hätte aber beide Würfel gekostet. So sind nur noch zwei übrig.
taking-off-make-room = Du hast 3-2 gewürfelt. Abtragen kannst du nur mit der 3. Spiel die 2 dort, wo sie am meisten bringt.
taking-off-make-room-why = Die letzten beiden stehen auf 2 und 1, und alle { $rest } Würfe tragen sie ab. Verschwende keine Zahl an einen Stein, der schon weit unten steht. Zwei Würfel können auf 36 Arten fallen.
taking-off-sprint = Es ist knapp. Trag alle Steine vor deinem Gegner ab.

last-two-title = Die letzten zwei Steine
last-two-idea = Sind nur noch zwei Steine übrig, zähl die Würfe, die beide abtragen. Insgesamt gibt es 36: Jeder Pasch zählt einmal, jede andere Kombination zweimal.
last-two-three-two = Deine letzten beiden Steine stehen auf 3 und 2. Mit wie vielen der 36 Würfe trägst du beide ab?
last-two-three-two-why = Mit { $rolls }. Nur eine 1 hält dich auf: 11 Würfe enthalten eine, und nach jedem davon bleibt ein Stein übrig.
last-two-four-one = Und wenn sie auf 4 und 1 stehen: Wie viele der 36 Würfe tragen beide ab?
last-two-four-one-why = { $rolls } Würfe: alle mit einer Zahl ab 4, dazu 2-2 und 3-3. Vier und eins macht fünf, genau wie drei und zwei, aber so bist du öfter fertig.
last-two-choose = Du hast 5-1 gewürfelt. Mit der 5 trägst du einen Stein ab. Überleg dann, welche zwei du stehen lässt.
last-two-choose-why = Auf 4 und 1 sind sie mit { $apart } Würfen weg, auf 3 und 2 nur mit { $level }. Die Summe ist dieselbe, aber der Stein ganz unten hilft.
last-two-photo-finish = Es wird knapp. Trag deine letzten vier Steine ab, bevor dein Gegner fertig ist.

different-points-title = Zwei verschiedene Punkte
different-points-idea = Stehen zwei Steine auf demselben Punkt, brauchst du zwei gute Zahlen. Auf verschiedenen Punkten hat jede Zahl ihre eigene Aufgabe.
different-points-small-step = Du hast 5-1 gewürfelt. Trag mit der 5 einen Stein ab. Such dann den besten Schritt für die 1.
different-points-small-step-why = Auf 3 und 2 sind deine letzten beiden mit { $apart } Würfen weg, auf 3 und 3 nur mit { $pair }.
different-points-from-four = Du hast 6-1 gewürfelt. Trag mit der 6 den Stein von Punkt 5 ab. Such dann den besten Schritt für die 1.
different-points-from-four-why = Auf 4 und 2 sind die letzten beiden mit { $apart } Würfen weg, auf 3 und 3 nur mit { $pair }. Die Summe ist dieselbe, aber die Punkte sind verschieden.
different-points-wide-apart = Du hast 2-1 gewürfelt. Trag mit der 1 einen Stein ab und zieh dann die 2.
different-points-wide-apart-why = Einen Stein auf 6 zu lassen, wirkt ungeschickt. Aber auf 6 und 2 sind beide mit { $apart } Würfen weg, auf 4 und 4 nur mit { $pair }.
different-points-two-and-six = Du hast 5-2 gewürfelt. Trag mit der 5 einen Stein ab. Such dann den besten Schritt für die 2.
different-points-two-and-six-why = Ein Stein ist weg, und die letzten beiden stehen auf verschiedenen Punkten: wieder 6 und 2.
different-points-gaps = Trag alle Steine vor deinem Gegner ab. Kannst du gerade keinen abtragen, zieh auf einen leeren Punkt.

bring-home-title = Am Gegner vorbei nach Hause
bring-home-idea = Solange dein Gegner in deinem Heimfeld noch einen Punkt hält, kann dich ein Blot, ein einzelner Stein, die Partie kosten. Hol die hintersten Steine zuerst heim, immer zwei zugleich.
bring-home-both-together = Du hast 6-5 gewürfelt, und dein Gegner lauert auf deinem 1-Punkt. Folge den Pfeilen: Beide Steine verlassen Punkt 8 zusammen.
bring-home-both-together-why = Hättest du von zwei Paaren je einen Stein genommen, stünden zwei Blots da. So bleibt nur der auf Punkt 2.
bring-home-cover = Du hast 6-3 gewürfelt. Die 6 geht nur von Punkt 8 aus. Such die 3, nach der kein Blot stehen bleibt.
bring-home-cover-why = Auf Punkt 2 stehen jetzt zwei Steine, und keiner ist allein. Nach der 3 von 6 auf 3 hätten dich { $shots } von 36 Würfen geschlagen.
bring-home-one-blot = Du hast 6-1 gewürfelt. Nach der 6 bleibt ein Stein auf 8 zurück. Zieh die 1 so, dass sonst keiner in Gefahr ist.
bring-home-one-blot-why = Die gegnerischen Steine sitzen hinter deinen Punkten fest: Nur { $few } von 36 Würfen schlagen den Blot auf 8. Nach der 1 von 6 auf 5 wären es { $many } gewesen.
bring-home-all-home = Bring alle Steine nach Hause. Wirst du geschlagen, kannst du es immer noch schaffen, es dauert nur länger. Du hast 10 Züge Zeit.

from-the-back-title = Von hinten räumen
from-the-back-idea = Solange dein Gegner dich noch schlagen kann, räum zuerst deinen höchsten Punkt. Sicher geht vor schnell.
from-the-back-clear-six = Du hast 6-1 gewürfelt. Folge den Pfeilen: Mit der 6 trägst du einen Stein ab, und auch der andere verlässt Punkt 6.
from-the-back-clear-six-why = Punkt 6 ist leer, und keiner deiner Steine steht allein. Ein einzelner auf Punkt 6 hätte von Punkt 1 aus geschlagen werden können.
from-the-back-one-off-is-plenty = Du hast 6-2 gewürfelt. Du kannst zwei Steine abtragen oder nur einen, sodass keiner allein bleibt. Spiel, was du für besser hältst.
from-the-back-one-off-is-plenty-why = Danach stünden Blots da, die { $shots } von 36 Würfen schlagen. Du liegst weit vorn, ein Stein genügt.
from-the-back-none-off = Du hast 2-1 gewürfelt und kannst mit keiner der beiden Zahlen abtragen. Zieh so, dass keiner deiner Steine allein steht.
from-the-back-none-off-why = Beide Steine haben Punkt 6 verlassen, und keiner steht allein. Du liegst so weit vorn, dass du einen Zug lang nichts abtragen musst.
from-the-back-anchor = Du hast 2-1 gewürfelt, und dein Gegner hat zwei Steine auf deinem 1-Punkt. Trag einen Stein ab oder räum Punkt 6: Wähl, womit du länger sicher bleibst.
from-the-back-anchor-why = Dein höchster Punkt ist leer, und es gibt keinen Blot: Kein Wurf schlägt dich. Trag weiter ab, sobald es wieder sicher ist.
from-the-back-past-the-anchor = Trag alle Steine ab. Dein Gegner wartet auf einen Blot: Lass keinen stehen, wenn es auch anders geht.
