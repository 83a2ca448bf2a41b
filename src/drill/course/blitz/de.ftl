# Angriff und Anker.

blitz-title = Angriff und Anker

hit-and-make-title = Schlagen und Punkt machen
hit-and-make-idea = Am besten schlägst du mit zwei Steinen zugleich: Der Blot, ein einzelner Stein, muss auf die Bar und von vorn anfangen, und der Punkt gehört dir.
hit-and-make-first = Du hast 4-2 gewürfelt, und dein Gegner hat seine hinteren Steine getrennt. Folge den Pfeilen.
hit-and-make-first-why = Du hast geschlagen und mit zwei Steinen Punkt 4 gemacht. Dort kann dich von der Bar aus niemand schlagen.
hit-and-make-on-the-bar = Du hast 4-2 gewürfelt. Ein gegnerischer Stein ist schon auf der Bar, ein anderer steht allein auf Punkt 4: Schlag ihn mit zwei Steinen zugleich.
hit-and-make-on-the-bar-why = Die Punkte 4, 5 und 6 gehören dir, und zwei Steine sind auf der Bar. { $in } von 36 Würfen bringen einen davon herein, aber selten beide. Zwei Würfel können auf 36 Arten fallen.
hit-and-make-third-one = Du hast 5-3 gewürfelt, zwei gegnerische Steine sind schon auf der Bar. Mit beiden Zahlen kannst du einen dritten schlagen und Punkt 1 oder Punkt 2 machen. Mach den, der mehr wert ist.
hit-and-make-third-one-why = Drei auf der Bar, und du hast einen vierten Punkt im Heimfeld. Greif an, solange dein Gegner sich nicht wehren kann.
hit-and-make-seal = Schließ alle sechs Punkte deines Heimfelds, solange ein Stein auf der Bar ist. Lass ihm keinen Weg hinein. Du hast 12 Züge Zeit.

two-on-the-bar-title = Zwei sind besser als einer
two-on-the-bar-idea = Hat dein Gegner zwei Steine auf der Bar, kann er nichts anderes ziehen, bis beide drin sind. Dafür darfst du etwas riskieren.
two-on-the-bar-nearer-then-further = Du hast 4-2 gewürfelt. In deinem Heimfeld stehen zwei gegnerische Blots: Schlag beide mit demselben Stein.
two-on-the-bar-nearer-then-further-why = Ein Stein hat beide geschlagen. Solange zwei auf der Bar sind, schlagen nur { $shots } von 36 Würfen deinen eigenen Blot.
two-on-the-bar-coming-in = Du hast 4-3 gewürfelt und musst von der Bar herein. Vor dir stehen zwei Blots: Schlag beide mit dem Stein, der hereinkommt.
two-on-the-bar-coming-in-why = Den ersten hast du beim Hereinkommen geschlagen, den zweiten gleich danach: von der Bar zum Angriff in einem Zug.
two-on-the-bar-long-way = Du hast 6-4 gewürfelt. Auf Punkt 9 steht ein Blot und auf Punkt 3 noch einer. Schlag einen oder beide, was du für besser hältst.
two-on-the-bar-long-way-why = Ein Stein hat beide mitgenommen. { $shots } von 36 Würfen schlagen einen deiner Blots, aber dein Gegner muss erst zwei Steine hereinbringen.
two-on-the-bar-one-is-enough = Dein Gegner hat zwei Blots stehen lassen. Du hast zwei Züge, um einen davon zu schlagen.

shut-the-door-title = Mach die Tür zu
shut-the-door-idea = Solange ein Stein auf der Bar ist, nimmt jeder neue Punkt deinem Gegner eine Zahl weg. Mach jetzt lieber Punkte, als Verstärkung zu holen.
shut-the-door-fifth = Du hast 5-4 gewürfelt, und zwei Steine sind auf der Bar. Folge den Pfeilen.
shut-the-door-fifth-why = Fünf Punkte sind zu. Nur noch { $in } von 36 Würfen bringen einen Stein herein.
shut-the-door-five-point = Du hast 5-1 gewürfelt. Mach einen dritten Punkt in deinem Heimfeld.
shut-the-door-five-point-why = Die Punkte 4, 5 und 6 sind jetzt zu, und { $in } Würfe bringen deinen Gegner herein. Das sind noch viele, aber er landet tief hinter deiner Mauer.
shut-the-door-cover = Du hast 5-4 gewürfelt, und auf Punkt 2 steht ein Blot von dir. Deck ihn von 7 aus und bring mit der anderen Zahl noch einen Stein ins Heimfeld.
shut-the-door-cover-why = Der Blot ist gedeckt, und fünf Punkte deines Heimfelds sind zu. Nur noch { $in } von 36 Würfen bringen deinen Gegner herein.
shut-the-door-close-out = Schließ alle sechs Punkte deines Heimfelds, solange dein Gegner auf der Bar ist. Du hast 12 Züge Zeit.

your-own-anchor-title = Dein eigener Anker
your-own-anchor-idea = Wirst du selbst angegriffen, brauchst du einen Anker, zwei Steine auf einem Punkt im gegnerischen Heimfeld: Sie können nicht geschlagen werden, und du kommst dort immer herein.
your-own-anchor-join = Du hast 3-1 gewürfelt. Deine beiden hinteren Steine stehen einzeln. Folge den Pfeilen.
your-own-anchor-join-why = Auf Punkt 21 stehen sie zusammen. Der Angriff ist vorbei.
your-own-anchor-small-number = Du hast 5-1 gewürfelt. Bring mit der 1 deine zwei hinteren Steine zusammen und such für die 5 einen sicheren Schritt.
your-own-anchor-small-number-why = Die 1 hat die beiden zusammengebracht, und die 5 von 13 auf 8 war sicher.
your-own-anchor-from-the-bar = Du hast 4-1 gewürfelt und bist auf der Bar. Komm herein und mach gleich einen Anker.
your-own-anchor-from-the-bar-why = Herein und weiter auf 20: Einen besseren Anker gibt es nicht.
your-own-anchor-hold-on = Du hast 5-3 gewürfelt und kannst mit beiden Zahlen hereinkommen. Mach einen Anker und zieh mit der anderen Zahl einen Stein von 8.
your-own-anchor-hold-on-why = Mit der 5 kommst du zu deinem Stein auf 20, und die 3 ziehst du zu Hause auf Punkt 5. Kommst du mit der 3 herein, stehen beide Steine einzeln.
your-own-anchor-settle = Mach auf Punkt 20 einen Anker. Du hast 8 Züge Zeit.
