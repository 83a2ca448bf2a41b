# Punkte machen.

points-title = Punkte machen

home-points-title = Punkte, die sich lohnen
home-points-idea = Zwei Steine auf einem Punkt (einem Dreieck) versperren ihn deinem Gegner: Der Punkt gehört dir. Am besten sind Punkte im Heimfeld, also 1 bis 6, nah bei denen, die du schon hast.
home-points-three-one = Du hast 3-1 gewürfelt. Folge den Pfeilen zu dem Punkt, den alle zuerst haben wollen.
home-points-three-one-why = Das ist dein 5-Punkt. Weil dir jetzt 5, 6 und 8 gehören, kommen die hinteren Steine deines Gegners nur schwer heraus.
home-points-three-one-instead = Das schlägt, aber dein Gegner verliert nur zwei Pips, und dein Stein auf 2 steht allein und kann selbst geschlagen werden. Die Pfeile machen einen Punkt, der bleibt.
home-points-five-two = Du hast 5-2 gewürfelt. Mach mit beiden Zahlen einen neuen Punkt im Heimfeld.
home-points-five-two-why = Jetzt hast du außer Punkt 6 auch Punkt 4. Genau dafür stand der Stein auf 9 bereit.
home-points-four-one = Du hast 4-1 gewürfelt. Mach auch diesmal einen Punkt im Heimfeld.
home-points-four-one-why = Wieder Punkt 5. Wenn du die Wahl hast, sind 5 und 4 meist am meisten wert.
home-points-five-three = Du hast 5-3 gewürfelt. Such einen neuen Punkt im Heimfeld, auch wenn es nicht 5 oder 4 ist.
home-points-five-three-why = Punkt 3 liegt schon etwas tief, aber ein zweiter Punkt im Heimfeld hält trotzdem viele Würfe deines Gegners auf.
home-points-build = Mach innerhalb von fünf Zügen deinen 5-Punkt: Bring zwei Steine dorthin.

covering-title = Deck deine Blots
covering-idea = Ein Blot, ein einzelner Stein, ist ein halber Punkt. Stell einen zweiten dazu, bevor er geschlagen wird und von vorn anfangen muss.
covering-one = Du hast 5-1 gewürfelt, und auf Punkt 5 steht dein Blot. Mach ihn mit einer Zahl sicher und such für die andere einen sicheren Schritt.
covering-one-why = Die 1 deckt ihn von Punkt 6 aus. Ungedeckt hätten ihn { $hits } der 36 Würfe deines Gegners geschlagen. Zwei Würfel können auf 36 Arten fallen.
covering-both-dice = Du hast 5-3 gewürfelt, mit demselben Blot. Deck ihn mit einem einzigen Stein, der beide Zahlen nutzt.
covering-both-dice-why = Von 13 auf 8 und weiter auf 5: ein Stein, zwei Schritte, kein Blot mehr.
covering-two-at-once = Du hast 6-1 gewürfelt. Zwei Blots brauchen Gesellschaft, einer auf 7 und einer auf 5. Deck beide.
covering-two-at-once-why = Eine Zahl für jeden. Jetzt gehören dir 5, 6, 7 und 8, vier Punkte nebeneinander.
covering-close = Ein Stein deines Gegners ist auf der Bar und kann nur auf deinen Punkten 1 bis 6 hereinkommen. Mach alle sechs, dann ist er ausgesperrt. Du hast 8 Züge Zeit.

builders-title = Hol Verstärkung
builders-idea = Ein freier Stein, der höchstens sechs Pips von deinem Wunschpunkt entfernt steht, hilft dir beim Bauen. Je mehr solche Steine du hast, desto mehr Würfe machen den Punkt.
builders-four-three = Du hast 4-3 gewürfelt. Zwei freie Steine zielen auf Punkt 5: Folge den Pfeilen.
builders-four-three-why = Einer kam von 9, der andere von 8. Vor dem Wurf hätten { $makes } von 36 Würfen Punkt 5 gemacht.
builders-six-four = Du hast 6-4 gewürfelt. Auf 10, 9 und 8 stehen freie Steine. Bring zwei davon im Heimfeld zusammen.
builders-six-four-why = Der von 10 und einer von 8: Sie treffen sich auf Punkt 4.
builders-five-four = Du hast 5-4 gewürfelt, mit denselben freien Steinen. Zwei von ihnen können sich auf Punkt 4 oder auf Punkt 5 treffen: Mach den besseren der beiden.
builders-five-four-why = Der von 10 und der von 9 treffen sich auf 5, direkt neben deinem 6-Punkt: An zwei Punkten nebeneinander kommt man schwerer vorbei. Mit drei freien Steinen machen ihn { $makes } von 36 Würfen.
builders-five-four-instead = Punkt 4 ist gut, lässt aber eine Lücke neben deinem 6-Punkt. Punkt 5 schließt sie, und genau dort stünden die hinteren Steine deines Gegners am liebsten.
builders-wall = Drei freie Steine stehen bereit. Mach innerhalb von vier Zügen deinen 5-Punkt.

anchors-title = Ein sicherer Platz beim Gegner
anchors-idea = Zwei deiner Steine auf einem Punkt im gegnerischen Heimfeld sind ein Anker. Dort kannst du immer landen, was auch geschieht.
anchors-four-four = Du hast 4-4 gewürfelt. Folge den Pfeilen: Deine hinteren Steine rücken zusammen vor, ebenso zwei von 13.
anchors-four-four-why = Punkt 20 ist der beste Anker: Der Weg hinaus ist kurz, und dein Gegner kann diesen Punkt nicht mehr machen. Die zwei von 13 stehen auf 9 bereit, um im Heimfeld Punkte zu bauen.
anchors-four-four-instead = Der Anker stimmt. Aber gehen zwei von 8 weg, steht der dritte dort allein: { $shots } von 36 Würfen schlagen ihn. Die zwei von 13 lassen keinen allein zurück.
anchors-from-bar = Du hast 5-4 gewürfelt, und ein Stein ist auf der Bar. Komm herein und mach gleich einen Anker.
anchors-from-bar-why = Mit der 5 kommst du auf Punkt 20 herein, und die 4 bringt den anderen Stein dazu.
anchors-join = Du hast 4-2 gewürfelt, und zwei deiner Steine stehen einzeln im gegnerischen Heimfeld. Bring sie zusammen und zieh mit der anderen Zahl einen Stein von 13.
anchors-join-why = Deinen Blot auf Punkt 20 hätten { $hits } der 36 Würfe deines Gegners geschlagen. Jetzt steht dort ein Anker.
anchors-safe = Mach auf Punkt 20 einen Anker, bevor es zu spät ist. Du hast sechs Züge Zeit.
