# Ziehen und Schlagen.

moving-title = Ziehen und Schlagen

two-dice-title = Zwei Würfel, zwei Schritte
two-dice-idea = Mit jedem Würfel machst du einen eigenen Schritt. Du kannst beide mit demselben Stein gehen oder mit zwei Steinen je einen.
two-dice-run = Die Dreiecke heißen Punkte, und deine Steine ziehen von 24 hinunter bis 1. Du hast 6-5 gewürfelt: Folge dem Pfeil und lauf mit einem einzigen Stein los.
two-dice-run-why = Punkt 18 war nur ein Zwischenhalt: erst 6, dann 5, und jetzt steht der Stein sicher bei den anderen. Geschrieben wird dieser Zug 24/13.
two-dice-together = Du hast 4-2 gewürfelt. Bring zwei Steine auf einem neuen Punkt zusammen.
two-dice-together-why = Einer kam von Punkt 8, der andere von Punkt 6. Zu zweit können sie nicht geschlagen werden.
two-dice-six-one = Du hast 6-1 gewürfelt. Wieder können zwei Steine zusammenkommen. Wo?
two-dice-six-one-why = Jetzt gehören dir die Punkte 6, 7 und 8, drei nebeneinander. An dieser Mauer muss dein Gegner erst einmal vorbei.
two-dice-double = Du hast 6-6 gewürfelt. Bei einem Pasch ziehst du die Zahl viermal, du hast also vier Schritte mit 6. Zieh paarweise, damit kein Stein allein steht.
two-dice-double-why = Zwei Steine von ganz hinten, zwei von 13, und beide Paare kommen zusammen an. Keiner steht allein. Geschrieben: 24/18(2) 13/7(2). Die 2 in Klammern steht für zwei Steine.
two-dice-race = Trag alle Steine vor deinem Gegner ab. Mit einer 4 trägst du einen Stein von Punkt 4 ab. Steht dort keiner, zieh einen von weiter oben, oder trag einen vom höchsten Punkt ab, wenn alle tiefer stehen.

landing-title = Wo du landen darfst
landing-idea = Du darfst überall landen, nur nicht auf Punkten, auf denen dein Gegner zwei oder mehr Steine hat. Das gilt für jeden Schritt, auch für den Zwischenhalt.
landing-blocked = Du hast 6-1 gewürfelt. Von Punkt 24 aus ist die 6 versperrt, also zieh sie mit einem anderen Stein: Folge dem Pfeil.
landing-blocked-why = Die zwei Steine auf Punkt 18 versperren dir die 6 von Punkt 24. Von 13 und 8 konnten deine Steine auf Punkt 7 zusammenkommen.
landing-short-way = Du hast 5-3 gewürfelt. Zieh deinen letzten Stein von Punkt 24 bis zu dem auf 16. Mit welcher Zahl musst du anfangen?
landing-short-way-why = Mit der 3 zuerst ist der Weg frei, mit der 5 zuerst versperrt. Probier auch die andere Zahl, bevor du einen Zug verwirfst.
landing-five-five = Du hast 5-5 gewürfelt. Deine hinteren Steine, die zwei auf 24, können nicht ziehen: Punkt 19 gehört deinem Gegner. Mach stattdessen einen neuen Punkt in deinem Heimfeld (1 bis 6).
landing-five-five-why = Zwei Steine sind von 13 über 8 auf 3 gezogen und waren unterwegs nie allein.
landing-slip = Bring beide hinteren Steine aus dem Heimfeld deines Gegners heraus, auf Punkt 18 oder weiter. Du hast 12 Züge Zeit.

hitting-title = Schlag den Blot
hitting-idea = Ein Stein, der allein steht, ist ein Blot. Landest du auf ihm, muss er auf die Bar, den Streifen in der Mitte, und ganz von vorn anfangen.
hitting-point = Du hast 3-1 gewürfelt. Schlag den Blot auf Punkt 5 und stell einen zweiten Stein dazu: Folge dem Pfeil.
hitting-point-why = Du hast geschlagen und zugleich den Punkt gemacht. Dein Gegner hat Zeit verloren, du nicht. Geschrieben: 8/5* 6/5. Der Stern steht für den Schlag.
hitting-bar-point = Du hast 6-1 gewürfelt. Auf deinem 7-Punkt steht ein Blot deines Gegners. Kannst du ihn schlagen und zugleich den Punkt machen?
hitting-bar-point-why = Du hast ihn mit zwei Steinen zugleich geschlagen. Er ist auf der Bar, und dir gehören drei Punkte nebeneinander.
hitting-two-blots = Du hast 4-4 gewürfelt, vier Schritte mit 4. Schlag, und lass keinen deiner Steine allein stehen.
hitting-two-blots-why = Zwei deiner Steine sind zusammen auf dem Blot gelandet. Dein Gegner muss von der Bar hereinkommen und findet nichts zu schlagen.
hitting-catch = Zwei Steine deines Gegners sind noch auf dem Heimweg. Schlag einen davon. Du hast 5 Züge Zeit.

coming-in-title = Zurück von der Bar
coming-in-idea = Ein Stein auf der Bar muss zuerst hereinkommen: mit einer 1 auf Punkt 24, mit einer 6 auf Punkt 19. Gehört der Punkt deinem Gegner, nützt dir diese Zahl nichts.
coming-in-first = Du hast 4-3 gewürfelt. Komm mit der einen Zahl herein und zieh die andere so, dass keiner deiner beiden Steine dort drüben allein steht.
coming-in-first-why = Mit einer Zahl herein, mit der anderen aufgerückt: Jetzt stehen zwei Steine auf Punkt 21.
coming-in-count-open = Dein Gegner hält drei Punkte in seinem Heimfeld. Mit wie vielen der 36 Würfe kommst du herein?
coming-in-count-open-why = Drei der sechs Zahlen sind versperrt. Draußen bleibst du nur, wenn beide Würfel eine davon zeigen: 3 × 3 = 9. Mit { $in } von 36 Würfen kommst du also herein.
coming-in-two-at-once = Du hast 3-2 gewürfelt. Diesmal kann es deinem Gegner wehtun, wenn du hereinkommst. Wie viele Blots kannst du schlagen?
coming-in-two-at-once-why = Mit der 3 bist du auf einem Blot gelandet, mit der 2 gleich auf dem nächsten. Jetzt sind zwei Steine deines Gegners auf der Bar.
coming-in-enter = Komm von der Bar herein und bring den Stein auf Punkt 18 oder weiter. Du hast 12 Züge Zeit.

pips-title = Wer liegt vorn?
pips-idea = Ein Pip ist der Weg von einem Punkt zum nächsten. Zähl, wie viele Pips alle deine Steine noch bis zum Abtragen brauchen: Wer weniger braucht, liegt vorn.
pips-yours = Zwei Steine auf Punkt 6, zwei auf Punkt 5, einer auf Punkt 3. Wie viele Pips brauchst du noch?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. Ein Stein auf Punkt 6 braucht sechs Pips, bis er abgetragen ist.
pips-theirs = Jetzt dein Gegner, dessen Heimfeld am anderen Ende liegt: Drei seiner Steine brauchen je 6 Pips, zwei je 5 und einer 2. Wie viele sind das zusammen?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. Bei dir waren es 25, du liegst also vorn.
pips-past = Du brauchst noch { $you } Pips, dein Gegner { $they }. Du liegst vorn und hast 6-6 gewürfelt: Bring deine letzten beiden Steine an ihm vorbei nach Hause.
pips-past-why = Niemand kann mehr geschlagen werden. Ab jetzt ist es ein Rennen, und du liegst vorn.
pips-last = Niemand kann mehr schlagen. Trag deine letzten Steine vor deinem Gegner ab: Mit jeder Zahl trägst du einen Stein vom Punkt mit dieser Nummer ab oder ziehst einen weiter nach unten.
