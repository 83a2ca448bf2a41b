# Heimbringen und Abtragen.

bearing-title = Heimbringen und Abtragen

taking-off-title = Zwei auf einmal, wenn es geht
taking-off-idea = Die gewürfelte Zahl trägt einen Stein von diesem Punkt ab; ist sie zu groß, einen vom höchsten Punkt. Zwei Steine auf einmal sind fast immer besser als ein ordentlicherer Zug.
taking-off-two-off = Du hast 2-1 gewürfelt, und dein Gegner braucht noch zwei Züge. Folge dem Pfeil und trag zwei ab.
taking-off-two-off-why = Statt drei Steinen sind noch zwei übrig. Damit kann der nächste Zug schon reichen.
taking-off-leave-five = Du hast 3-2 gewürfelt. Du könntest einen Stein von 5 abtragen oder zwei von weiter unten.
taking-off-leave-five-why = Die 5 war verlockend, aber sie hätte beide Würfel für einen Stein verbraucht. Jetzt sind nur noch zwei übrig.
taking-off-make-room = Du hast 3-2 gewürfelt. Nur die 3 trägt einen Stein ab. Wo nützt die 2 am meisten?
taking-off-make-room-why = Auf 2 und 1 stehen die letzten, und alle { $rest } Würfe tragen sie ab. Verschwende keine Zahl an einen Stein, der schon unten ist.
taking-off-sprint = Du liegst ein wenig zurück. Trag alles vor deinem Gegner ab.

last-two-title = Die letzten zwei
last-two-idea = Sind noch zwei Steine übrig, zähl die Würfe, die beide abtragen. Es gibt 36: Ein Pasch ist einer davon, jedes andere Zahlenpaar zählt zweimal.
last-two-three-two = Deine letzten beiden stehen auf 3 und 2. Wie viele der 36 Würfe tragen beide ab?
last-two-three-two-why = { $rolls } schaffen es. Nur eine 1 hält dich auf: 11 Würfe enthalten eine 1, und nach jedem davon bleibt ein Stein stehen.
last-two-four-one = Und wenn sie auf 4 und 1 stehen?
last-two-four-one-why = { $rolls } Würfe: Du brauchst eine 4 oder mehr, oder Pasch 2 oder 3. Vier und eins sind fünf, genau wie drei und zwei, aber sie gehen öfter ab.
last-two-choose = Du hast 5-1 gewürfelt. Trag mit der 5 einen ab. Dann überleg dir, welche zwei du stehen lässt.
last-two-choose-why = Auf 4 und 1 gehen sie mit { $apart } Würfen ab, auf 3 und 2 nur mit { $level }. Die Summe ist gleich; der niedrige Stein hilft.
last-two-photo-finish = Es wird knapp. Trag deine letzten vier ab, bevor dein Gegner fertig ist.

different-points-title = Zwei verschiedene Punkte
different-points-idea = Zwei Steine auf demselben Punkt brauchen zwei gute Zahlen. Auf verschiedenen Punkten hat jede Zahl ihre eigene Aufgabe.
different-points-small-step = Du hast 5-1 gewürfelt. Die 5 trägt einen Stein ab. Was machst du mit der 1?
different-points-small-step-why = Auf 3 und 2 gehen sie mit { $apart } Würfen ab, auf 3 und 3 mit { $pair }.
different-points-from-four = Du hast 6-1 gewürfelt. Die 6 trägt den Stein von 5 ab. Überleg vor der 1.
different-points-from-four-why = 4 und 2 gehen mit { $apart } Würfen ab, 3 und 3 mit { $pair }. Die Summe ist gleich, aber die Punkte sind verschieden.
different-points-wide-apart = Du hast 2-1 gewürfelt. Trag mit der 1 einen ab, dann spiel die 2.
different-points-wide-apart-why = Es sieht ungeschickt aus, einen Stein auf 6 zu lassen, aber 6 und 2 gehen mit { $apart } Würfen ab, 4 und 4 mit { $pair }.
different-points-two-and-six = Du hast 5-2 gewürfelt. Noch einmal derselbe Gedanke.
different-points-two-and-six-why = Einer ist weg, und die letzten beiden stehen auf verschiedenen Punkten: wieder 6 und 2.
different-points-gaps = Trag alle Steine vor deinem Gegner ab. Wenn keiner abgeht, besetz einen leeren Punkt.

bring-home-title = Am Gegner vorbei nach Hause
bring-home-idea = Solange dein Gegner in deinem Heimfeld noch einen Punkt hat, kann dich ein Blot die Partie kosten. Zieh von hinten herein, immer zu zweit.
bring-home-both-together = Du hast 6-5 gewürfelt, und dein Gegner wartet auf deinem Punkt 1. Folge den Pfeilen: Beide Steine verlassen Punkt 8 zusammen.
bring-home-both-together-why = Einer von jedem Paar hätte zwei Blots hinterlassen. So steht alles in Paaren.
bring-home-cover = Du hast 6-3 gewürfelt. Die 6 musst du von 8 ziehen. Such die 3, nach der kein Blot übrig ist.
bring-home-cover-why = Zwei Steine haben sich auf Punkt 2 getroffen, keiner steht allein. Nach 8/2 6/3 trifft dein Gegner mit { $shots } von 36 Würfen.
bring-home-one-blot = Du hast 6-1 gewürfelt. Nach der 6 bleibt ein Stein auf 8 zurück. Nutz die 1 so, dass sonst nichts in Gefahr ist.
bring-home-one-blot-why = Die gegnerischen Steine sind hinter deinen Punkten eingesperrt: Nur { $few } von 36 Würfen treffen den auf 8. Mit 6/5 wären es { $many } gewesen.
bring-home-all-home = Bring alle Steine nach Hause. Auch wenn du geschlagen wirst, geht das noch, es dauert nur länger.

from-the-back-title = Von hinten räumen
from-the-back-idea = Solange dein Gegner dich noch treffen kann, leer zuerst deinen höchsten Punkt. Sicher geht vor schnell.
from-the-back-clear-six = Du hast 6-1 gewürfelt. Folge den Pfeilen: Die 6 trägt einen ab, und auch der andere verlässt Punkt 6.
from-the-back-clear-six-why = Punkt 6 ist leer, und alles andere steht in Paaren. Ein einzelner Stein dort wäre von Punkt 1 aus zu treffen gewesen.
from-the-back-one-off-is-plenty = Du hast 6-2 gewürfelt. Zwei Steine könnten abgehen. Sollen sie?
from-the-back-one-off-is-plenty-why = Danach stünden Blots da, die { $shots } von 36 Würfen treffen. Du liegst weit vorn, einer genügt.
from-the-back-none-off = Du hast 2-1 gewürfelt. Muss überhaupt einer abgehen?
from-the-back-none-off-why = Beide Steine haben Punkt 6 verlassen, und keiner steht allein. Du liegst so weit vorn, dass du einen Zug warten kannst.
from-the-back-anchor = Du hast 2-1 gewürfelt, und dein Gegner hat zwei Steine auf deinem Punkt 1.
from-the-back-anchor-why = Der hinterste Punkt ist leer, und es gibt keinen Blot: { $shots } Würfe treffen. Trag wieder ab, sobald es sicher ist.
from-the-back-past-the-anchor = Trag alle Steine ab. Dein Gegner wartet auf einen Blot: Lass keinen stehen, wenn du nicht musst.
