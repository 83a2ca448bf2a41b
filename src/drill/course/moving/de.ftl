# Ziehen und Schlagen.

moving-title = Ziehen und Schlagen

two-dice-title = Zwei Würfel, zwei Schritte
two-dice-idea = Mit jedem Würfel machst du einen Schritt, beide mit demselben Stein oder mit zwei Steinen je einen. Bei einem Pasch wie 6-6 sind es vier Schritte.
two-dice-run = Die Dreiecke heißen Punkte, und deine Steine ziehen von 24 hinunter bis 1. Du hast 6-5 gewürfelt: Folge den Pfeilen und lauf mit einem einzigen Stein los.
two-dice-run-why = Der Stein geht mit der 6 von 24 auf 18 und mit der 5 weiter auf 13, wo er sicher bei den anderen steht. Geschrieben wird dieser Zug 24/13.
two-dice-together = Du hast 4-2 gewürfelt. Bring zwei Steine auf einem neuen Punkt zusammen.
two-dice-together-why = Mit der 4 geht ein Stein von 8 auf 4, mit der 2 ein anderer von 6 auf 4. Wo zwei deiner Steine zusammenstehen, darf dein Gegner nicht landen.
two-dice-six-one = Du hast 6-1 gewürfelt. Bring wieder zwei Steine auf einem neuen Punkt zusammen.
two-dice-six-one-why = Mit der 6 kommt ein Stein von 13, mit der 1 einer von 8, beide auf Punkt 7. Jetzt gehören dir 6, 7 und 8, drei nebeneinander: eine Mauer, an der dein Gegner vorbeimuss.
two-dice-double = Du hast 6-6 gewürfelt. Bei einem Pasch ziehst du die Zahl viermal, du hast also vier Schritte mit 6 statt zwei. Zieh paarweise, damit kein Stein allein steht.
two-dice-double-why = Zwei Steine gehen von 24 auf 18, zwei von 13 auf 7, und jedes Paar kommt zusammen an. Geschrieben: 24/18(2) 13/7(2). Die 2 in Klammern steht für zwei Steine.
two-dice-race = Trag alle Steine vor deinem Gegner ab. Mit einer 4 darfst du einen von Punkt 4 abtragen oder einen von Punkt 6 oder 5 um 4 weiterziehen. Sind 6, 5 und 4 leer, trag einen von deinem höchsten Punkt ab.

landing-title = Wo du landen darfst
landing-idea = Du darfst überall landen, nur nicht auf Punkten, auf denen dein Gegner zwei oder mehr Steine hat. Das gilt für jeden Schritt, auch für den Zwischenhalt.
landing-blocked = Du hast 6-1 gewürfelt. Von Punkt 24 aus ist die 6 versperrt, also zieh sie mit einem anderen Stein: Folge den Pfeilen.
landing-blocked-why = Die zwei Steine auf Punkt 18 versperren dir die 6 von 24. Also geht mit der 6 ein Stein von 13 auf 7 und mit der 1 ein anderer von 8 auf 7.
landing-short-way = Du hast 5-3 gewürfelt. Zieh deinen Stein von Punkt 24 bis zu dem auf 16: Mit der 5 kannst du nicht anfangen, denn Punkt 19 gehört deinem Gegner.
landing-short-way-why = Mit der 3 geht der Stein von 24 auf 21, wo er landen darf, und mit der 5 weiter auf 16. Probier es auch mit der anderen Zahl zuerst, bevor du einen Zug verwirfst.
landing-five-five = Du hast 5-5 gewürfelt, aber deine Steine auf 24 kommen nicht weg, denn Punkt 19 gehört deinem Gegner. Zieh mit den vier Fünfen zwei Steine von 13 auf einen neuen Punkt in deinem Heimfeld (1 bis 6).
landing-five-five-why = Von 13 auf 3 sind es zwei 5en: Deine vier 5en bringen also zwei Steine auf 3, und keiner steht allein.
landing-slip = Bring beide hinteren Steine aus dem Heimfeld deines Gegners heraus, auf Punkt 18 oder weiter. Du hast 12 Züge Zeit.

hitting-title = Schlag den Blot
hitting-idea = Ein Stein, der allein steht, ist ein Blot. Landest du auf ihm, muss er auf die Bar, den Streifen in der Mitte, und ganz von vorn anfangen.
hitting-point = Du hast 3-1 gewürfelt. Schlag den Blot auf Punkt 5 und stell einen zweiten Stein dazu: Folge den Pfeilen.
hitting-point-why = Ein Stein kommt von 8 und schlägt, ein zweiter von 6 macht den Punkt. Geschrieben: 8/5* 6/5. Der Stern steht für den Schlag.
hitting-bar-point = Du hast 6-1 gewürfelt. Auf deinem 7-Punkt steht ein Blot deines Gegners: Schlag ihn und mach zugleich den Punkt.
hitting-bar-point-why = Mit der 6 kommt ein Stein von 13, mit der 1 einer von 8, beide auf den Blot auf 7. Er muss auf die Bar, und dir gehören drei Punkte nebeneinander.
hitting-two-blots = Du hast 4-4 gewürfelt, vier Schritte mit 4. Schlag, und lass keinen deiner Steine allein stehen.
hitting-two-blots-why = Zwei Steine gehen zusammen von 13 über 9 auf 5 und schlagen dort den Blot. Dein Gegner muss von der Bar hereinkommen und findet nichts zu schlagen.
hitting-catch = Zwei Steine deines Gegners sind noch auf dem Heimweg. Schlag einen davon. Du hast 5 Züge Zeit.

coming-in-title = Zurück von der Bar
coming-in-idea = Ein Stein auf der Bar muss zuerst hereinkommen: mit einer 1 auf Punkt 24, mit einer 6 auf Punkt 19. Gehört der Punkt deinem Gegner, nützt dir diese Zahl nichts.
coming-in-first = Du hast 4-3 gewürfelt. Folge den Pfeilen: Komm mit der 4 herein und stell mit der 3 den anderen Stein dazu, damit keiner allein steht.
coming-in-first-why = Mit der 4 kommt der Stein von der Bar auf 21 herein, mit der 3 kommt der von 24 dazu. Zwei Steine auf einem Punkt dort drüben heißen Anker.
coming-in-count-open = Dein Gegner hält drei Punkte in seinem Heimfeld. Zwei Würfel ergeben 6 × 6 = 36 Würfe: Mit wie vielen davon kommst du herein?
coming-in-count-open-why = Drei der sechs Zahlen sind versperrt. Draußen bleibst du nur, wenn beide Würfel eine davon zeigen: 3 × 3 = 9. Mit { $in } von 36 Würfen kommst du also herein.
coming-in-two-at-once = Du hast 3-2 gewürfelt, und diesmal kann es deinem Gegner wehtun, wenn du hereinkommst. Schlag dabei beide Blots.
coming-in-two-at-once-why = Mit der 3 kommst du auf dem Blot auf 22 herein, und mit der 2 schlägt derselbe Stein auch den auf 20. Jetzt sind zwei Steine deines Gegners auf der Bar.
coming-in-enter = Komm von der Bar herein und bring den Stein auf Punkt 18 oder weiter. Du hast 12 Züge Zeit.

pips-title = Wer liegt vorn?
pips-idea = Ein Pip ist der Weg von einem Punkt zum nächsten. Zähl, wie viele Pips alle deine Steine noch bis zum Abtragen brauchen: Wer weniger braucht, liegt vorn.
pips-yours = Zwei Steine auf Punkt 6, zwei auf Punkt 5, einer auf Punkt 3. Wie viele Pips brauchst du noch?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. Ein Stein auf Punkt 6 braucht sechs Pips, bis er abgetragen ist.
pips-theirs = Jetzt dein Gegner, der andersherum zieht: Drei Steine auf deinem Punkt 19 brauchen je 6 Pips, zwei auf 20 je 5 und einer auf 23 noch 2. Wie viele sind das zusammen?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. Bei dir waren es 25, du liegst also vorn.
pips-past = Du brauchst noch { $you } Pips, dein Gegner { $they }. Du liegst vorn und hast 6-6 gewürfelt: Bring deine letzten beiden Steine an ihm vorbei nach Hause.
pips-past-why = Beide Steine ziehen von 14 an den zwei gegnerischen auf 9 vorbei ins Heimfeld. Niemand kann mehr geschlagen werden: Ab jetzt ist es ein Rennen, und du liegst vorn.
pips-last = Niemand kann mehr schlagen. Trag alles vor deinem Gegner ab: Mit jeder Zahl trägst du einen Stein vom Punkt dieser Nummer ab oder ziehst einen weiter. Stehen alle tiefer, trag den höchsten ab.
