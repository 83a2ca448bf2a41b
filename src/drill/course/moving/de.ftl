# Ziehen und Schlagen.

moving-title = Ziehen und Schlagen

two-dice-title = Zwei Würfel, zwei Schritte
two-dice-idea = Jeder Würfel ist ein eigener Schritt. Du kannst mit einem Stein beide gehen oder mit zwei Steinen je einen.
two-dice-run = Du hast 6-5 gewürfelt. Folge dem Pfeil und lauf mit einem einzigen Stein.
two-dice-run-why = Punkt 18 war nur ein Halt auf dem Weg: erst 6, dann 5, und jetzt steht der Stein sicher bei seinen Freunden.
two-dice-together = Du hast 4-2 gewürfelt. Bring zwei Steine auf einem neuen Punkt zusammen.
two-dice-together-why = Einer kam von Punkt 8, der andere von Punkt 6. Zu zweit kann man sie nicht schlagen.
two-dice-six-one = Du hast 6-1 gewürfelt. Wieder können sich zwei Steine treffen. Wo?
two-dice-six-one-why = Dir gehören jetzt die Punkte 6, 7 und 8, drei nebeneinander. An dieser Mauer muss dein Gegner erst vorbei.
two-dice-double = Du hast 6-6 gewürfelt. Ein Pasch wird viermal gezogen, du hast also vier Schritte mit 6.
two-dice-double-why = Zwei Steine von jedem Ende, und beide Paare kommen zusammen an. Kein Stein steht allein.
two-dice-race = Ihr tragt beide eure letzten Steine ab. Sei schneller als dein Gegner.

landing-title = Wo du landen darfst
landing-idea = Du darfst überall landen, nur nicht dort, wo dein Gegner zwei oder mehr Steine hat. Jeder Würfel braucht seinen eigenen Landeplatz.
landing-blocked = Du hast 6-1 gewürfelt. Von Punkt 24 ist die 6 versperrt. Spiel sie woanders und folge dem Pfeil.
landing-blocked-why = Zwei Steine auf Punkt 18 halten deine 6 von Punkt 24 auf. Deine Steine auf 13 und 8 konnten sich auf Punkt 7 treffen.
landing-short-way = Du hast 5-3 gewürfelt. Ein einzelner Stein kommt bis in Sicherheit, aber nur, wenn du mit der richtigen Zahl anfängst. Probier beides.
landing-short-way-why = Mit der 3 zuerst geht es, mit der 5 zuerst nicht. Probier immer auch die andere Zahl, bevor du einen Zug aufgibst.
landing-five-five = Du hast 5-5 gewürfelt. Deine hinteren Steine kommen mit 5 nicht weg: Punkt 19 gehört deinem Gegner. Mach lieber zu Hause einen neuen Punkt.
landing-five-five-why = Zwei Steine sind von 13 über 8 bis 3 gegangen und waren unterwegs nie allein.
landing-slip = Bring beide hinteren Steine an Punkt 18 vorbei, aus dem Heimfeld deines Gegners heraus.

hitting-title = Schlag den Blot
hitting-idea = Ein Stein, der allein steht, ist ein Blot. Landest du auf ihm, kommt er auf die Bar und muss ganz von vorn anfangen.
hitting-point = Du hast 3-1 gewürfelt. Schlag den Blot auf Punkt 5 und stell einen zweiten Stein dazu: Folge dem Pfeil.
hitting-point-why = Du hast geschlagen und zugleich den Punkt gemacht. Dein Gegner hat Zeit verloren, du nichts.
hitting-bar-point = Du hast 6-1 gewürfelt. Auf deinem Punkt 7 steht ein Blot deines Gegners.
hitting-bar-point-why = Zwei Steine sind auf demselben Blot gelandet. Er ist auf der Bar, und dir gehören drei Punkte nebeneinander.
hitting-two-blots = Du hast 4-4 gewürfelt, vier Schritte mit 4. Schlag, und lass keinen deiner Steine allein stehen.
hitting-two-blots-why = Zwei deiner Steine sind zusammen auf dem Blot gelandet. Dein Gegner muss von der Bar hereinkommen und findet nichts zum Schlagen.
hitting-catch = Zwei Steine deines Gegners sind noch auf dem Heimweg. Schlag einen davon.

coming-in-title = Von der Bar zurück
coming-in-idea = Ein Stein auf der Bar muss als Erstes hereinkommen: mit einer 1 auf Punkt 24, mit einer 6 auf Punkt 19. Gehört der Punkt deinem Gegner, nützt diese Zahl nichts.
coming-in-first = Du hast 4-3 gewürfelt. Komm herein und wähl dann den zweiten Schritt.
coming-in-first-why = Eine Zahl zum Hereinkommen, eine zum Aufschließen: Jetzt stehen zwei Steine auf Punkt 21.
coming-in-count-open = Dein Gegner hält drei Punkte in seinem Heimfeld. Mit wie vielen der 36 Würfe kommst du herein?
coming-in-count-open-why = Drei der sechs Zahlen sind versperrt. Nur wenn beide Würfel eine davon zeigen, bleibst du draußen: 3 × 3 = 9. Mit { $in } von 36 Würfen kommst du herein.
coming-in-two-at-once = Du hast 3-2 gewürfelt. Diesmal kann es deinem Gegner wehtun, wenn du hereinkommst, und zwar doppelt.
coming-in-two-at-once-why = Mit der 3 bist du auf einem Blot gelandet, mit der 2 gleich auf dem nächsten. Zwei Steine deines Gegners sind auf der Bar.
coming-in-enter = Komm von der Bar herein und bring den Stein an Punkt 18 vorbei.

pips-title = Wer liegt vorn?
pips-idea = Ein Pip ist ein Schritt zum nächsten Punkt. Zähl, wie viele Schritte alle deine Steine noch bis zum Abtragen brauchen: Wer weniger braucht, liegt vorn.
pips-yours = Zwei Steine auf Punkt 6, zwei auf Punkt 5, einer auf Punkt 3. Wie viele Pips brauchst du noch?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. Ein Stein auf Punkt 6 braucht sechs Pips.
pips-theirs = Jetzt dein Gegner, dessen Heimfeld am anderen Ende liegt: Drei Steine brauchen je 6 Schritte, zwei brauchen 5 und einer 2. Wie viele Pips sind das?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. Du hattest 25, also liegst du vorn.
pips-past = Du brauchst noch { $you } Pips, dein Gegner { $they }. Du liegst vorn und hast 6-6 gewürfelt: Bring deine letzten beiden an deinem Gegner vorbei nach Hause.
pips-past-why = Niemand kann mehr geschlagen werden. Jetzt ist es ein Rennen, und du liegst vorn.
pips-last = Niemand kann mehr schlagen. Trag deine letzten Steine als Erster ab.
