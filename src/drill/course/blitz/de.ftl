# Angriff und Anker.

blitz-title = Angriff und Anker

hit-and-make-title = Schlagen und den Punkt machen
hit-and-make-idea = Am besten schlägt man mit zwei Steinen zugleich: Der Blot muss auf die Bar, und der Punkt gehört dir.
hit-and-make-first = Du hast 4-2 gewürfelt, und die hinteren Steine deines Gegners stehen getrennt. Folge den Pfeilen.
hit-and-make-first-why = Du hast geschlagen und Punkt 4 mit zwei Steinen besetzt. Von der Bar aus kann dir dort nichts passieren.
hit-and-make-on-the-bar = Du hast 4-2 gewürfelt. Ein gegnerischer Stein ist schon auf der Bar, ein anderer steht allein.
hit-and-make-on-the-bar-why = Dir gehören 4, 5 und 6, und zwei Steine sind auf der Bar. { $in } von 36 Würfen bringen einen davon herein, beide aber nur selten.
hit-and-make-third-one = Du hast 5-3 gewürfelt. Zwei sind schon auf der Bar. Geht noch einer?
hit-and-make-third-one-why = Drei auf der Bar, und du hast einen vierten Punkt. Greif an, solange dein Gegner sich nicht wehren kann.
hit-and-make-seal = Schließ alle sechs Punkte deines Heimfelds, solange ein Stein auf der Bar ist: Lass keinen Weg hinein.

two-on-the-bar-title = Zwei sind besser als einer
two-on-the-bar-idea = Mit zwei Steinen auf der Bar kann dein Gegner nichts anderes ziehen, bis beide drin sind. Das ist ein Risiko wert.
two-on-the-bar-nearer-then-further = Du hast 4-2 gewürfelt. In deinem Heimfeld stehen zwei Blots.
two-on-the-bar-nearer-then-further-why = Ein Stein hat beide geschlagen. Dein eigener Blot ist kaum in Gefahr, solange zwei Steine hereinmüssen.
two-on-the-bar-coming-in = Du hast 4-3 gewürfelt und musst von der Bar herein. Vor dir stehen zwei Blots.
two-on-the-bar-coming-in-why = Den ersten hast du beim Hereinkommen geschlagen, den zweiten gleich danach. Von der Bar zum Angriff in einem Zug.
two-on-the-bar-long-way = Du hast 6-4 gewürfelt. Auf 9 und auf 3 steht je ein Blot.
two-on-the-bar-long-way-why = Ein Stein hat beide mitgenommen. Mit zwei Steinen auf der Bar hat dein Gegner keine Zeit, deine Blots zu schlagen.
two-on-the-bar-one-is-enough = Dein Gegner hat zwei Blots stehen. Du hast zwei Züge, um einen davon zu schlagen.

shut-the-door-title = Mach die Tür zu
shut-the-door-idea = Solange ein Stein auf der Bar ist, nimmt jeder neue Punkt deinem Gegner eine Zahl weg. Mach lieber Punkte, als Reserven heranzuholen.
shut-the-door-fifth = Du hast 5-4 gewürfelt, und zwei Steine sind auf der Bar. Folge den Pfeilen.
shut-the-door-fifth-why = Fünf Punkte sind zu. Nur { $in } von 36 Würfen bringen einen Stein herein.
shut-the-door-five-point = Du hast 5-1 gewürfelt. Welcher Punkt ist am meisten wert?
shut-the-door-five-point-why = 4, 5 und 6 sind jetzt zu, und { $in } Würfe kommen herein. Das sind noch viele, aber dein Gegner landet tief unten, hinter deiner Mauer.
shut-the-door-cover = Du hast 5-4 gewürfelt. Auf Punkt 2 steht ein Blot von dir.
shut-the-door-cover-why = Der Blot ist gedeckt, und fünf Punkte deines Heimfelds sind zu. Nur { $in } von 36 Würfen kommen herein.
shut-the-door-close-out = Schließ alle sechs Punkte deines Heimfelds, solange dein Gegner auf der Bar ist.

your-own-anchor-title = Dein eigener Anker
your-own-anchor-idea = Wirst du selbst angegriffen, retten dich zwei Steine auf einem Punkt im gegnerischen Heimfeld: Sie können nicht geschlagen werden, und dort kommst du immer herein.
your-own-anchor-join = Du hast 3-1 gewürfelt. Deine beiden hinteren Steine stehen allein. Folge den Pfeilen.
your-own-anchor-join-why = Sie haben sich auf Punkt 21 getroffen. Der Angriff ist vorbei.
your-own-anchor-small-number = Du hast 5-1 gewürfelt. Überleg dir zuerst die 1, dann die 5.
your-own-anchor-small-number-why = Die 1 hat die beiden zusammengebracht. Danach war 13/8 sicher und hat Verstärkung geholt.
your-own-anchor-from-the-bar = Du hast 4-1 gewürfelt und bist auf der Bar.
your-own-anchor-from-the-bar-why = Über 24 bis auf 20, und du hast den besten Anker, den es gibt: den Punkt 5 deines Gegners.
your-own-anchor-hold-on = Du hast 5-3 gewürfelt. Du kannst mit beiden Zahlen hereinkommen.
your-own-anchor-hold-on-why = Mit der 5 kommst du zu dem Stein auf 20, und die 3 geht zu Hause auf 5. Wer mit der 3 hereinkommt, hat zwei einzelne Steine.
your-own-anchor-settle = Mach einen Anker auf Punkt 20.
