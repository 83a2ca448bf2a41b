# Mauern bauen.

priming-title = Mauern bauen

four-in-a-row-title = Vier nebeneinander
four-in-a-row-idea = Eigene Punkte direkt nebeneinander, mit je zwei Steinen oder mehr, sind eine Prime: eine Mauer. An vier kommt man nur schwer vorbei, denn die Steine dahinter brauchen genau die richtigen Zahlen.
four-in-a-row-first-four = Du hast 6-4 gewürfelt. Folge den Pfeilen und schließ die Lücke zwischen 8 und 6.
four-in-a-row-first-four-why = 8, 7, 6 und 5 gehören dir. Der Stein auf Punkt 2 kommt jetzt nur mit Glück heraus.
four-in-a-row-not-the-hit = Du hast 5-1 gewürfelt. Du könntest auf Punkt 4 schlagen oder deine Reihe verlängern. Spiel, was du für besser hältst.
four-in-a-row-not-the-hit-why = Eine Mauer wirkt länger als ein Schlag. Jetzt stehen drei Steine hinter vier Punkten in einer Reihe.
four-in-a-row-bar-point = Du hast 6-4 gewürfelt, und dir gehören die Punkte 8, 6 und 5. Mach vier Punkte nebeneinander.
four-in-a-row-bar-point-why = Punkt 7 schließt die Reihe: 8, 7, 6, 5. Dafür darf weiter hinten ein Blot stehen, ein einzelner Stein.
four-in-a-row-builder-first = Du hast 6-2 gewürfelt, und nur noch ein gegnerischer Stein steht hinten. Mach vier Punkte nebeneinander, damit er dort bleibt.
four-in-a-row-builder-first-why = Vier Punkte nebeneinander versperren ihm den Weg. Eine Prime wirkt gegen einen Stein genauso wie gegen fünf.
four-in-a-row-wall = Dir gehören 8, 7, 6 und 5. Mach auch noch Punkt 4. Du hast 6 Züge Zeit.

five-in-a-row-title = Fünf nebeneinander
five-in-a-row-idea = Hinter fünf Punkten hilft nur noch eine 6, und auch die nur direkt vom Rand aus. Bring freie Steine dorthin, wo der nächste Punkt entstehen soll.
five-in-a-row-fifth-point = Du hast 4-3 gewürfelt. Ein letzter Stein deines Gegners steht noch auf deinem 1-Punkt. Mach fünf Punkte nebeneinander.
five-in-a-row-fifth-point-why = 8, 7, 6, 5 und 4: fünf nebeneinander, und der Stein ist noch nicht am Rand.
five-in-a-row-fill-the-gap = Du hast 4-3 gewürfelt, und deine Mauer hat eine Lücke. Schließ sie mit einer Zahl und hol mit der anderen einen Stein von 13 näher heran.
five-in-a-row-fill-the-gap-why = Die Lücke auf 7 ist zu: 8 bis 4 gehören dir. Der Stein auf 10 ist deine Reserve für später.
five-in-a-row-from-the-front = Du hast 3-2 gewürfelt. Auf einem Punkt deiner Mauer steht nur ein Stein: Stell einen zweiten dazu.
five-in-a-row-from-the-front-why = Punkt 8 ist gedeckt, und von 9 bis 5 gibt es keine Lücke mehr.
five-in-a-row-hold-them = Halt deine Mauer, so lange es geht, bis dein Gegner seine Stellung auflösen muss und einen Blot stehen lässt. Schlag ihn. Du hast 12 Züge Zeit.

six-in-a-row-title = Sechs nebeneinander
six-in-a-row-idea = An sechs Punkten nebeneinander kommt nichts vorbei. Du hast alle Zeit der Welt, die Mauer nach Hause zu bringen.
six-in-a-row-lock = Du hast 4-2 gewürfelt. Folge den Pfeilen.
six-in-a-row-lock-why = Die Punkte 9 bis 4 gehören dir. Die Steine dahinter kommen erst heraus, wenn du sie lässt.
six-in-a-row-sixth = Du hast 3-2 gewürfelt. Fünf Punkte liegen schon nebeneinander, einer fehlt noch. Mach die Mauer vollständig.
six-in-a-row-sixth-why = 8 bis 3 sind zu. Der Stein, der von der Bar hereinkommen muss, kommt mit keinem Wurf daran vorbei.
six-in-a-row-roll-it-home = Du hast 6-2 gewürfelt, und zwei gegnerische Steine sind auf der Bar. Deck deine beiden Blots im Heimfeld.
six-in-a-row-roll-it-home-why = Zwei Blots auf einmal gedeckt, und nur noch { $in } von 36 Würfen bringen einen Stein herein. Zwei Würfel können auf 36 Arten fallen.
six-in-a-row-roll-home = Deine Mauer reicht von 9 bis 3. Bring sie nach Hause, schlag den letzten Stein auf deinem 1-Punkt und schließ alle sechs Punkte, solange er auf der Bar ist. Du hast 14 Züge Zeit.

to-the-edge-title = Geh an den Rand
to-the-edge-idea = Stehst du selbst hinter einer Mauer, rück bis an ihren Rand vor: Von dort kann eine 6 sie überspringen, von weiter hinten nichts.
to-the-edge-edge-anchor = Du hast 3-1 gewürfelt, und dein Gegner hält 17, 18, 19 und 20. Folge den Pfeilen.
to-the-edge-edge-anchor-why = Ein Anker, zwei Steine zusammen, direkt am Rand. Dort kannst du nicht geschlagen werden, und eine 5 oder 6 bringt dich hinaus.
to-the-edge-step-up = Du hast 4-2 gewürfelt, und vor deinem letzten Stein liegt eine Mauer aus fünf Punkten. Bring ihn mit einer Zahl an ihren Rand und mit der anderen den einzelnen Stein auf 12 in Sicherheit.
to-the-edge-step-up-why = Von 22 springt eine 6 über die Mauer. Von 24 hätte das keine einzelne Zahl geschafft.
to-the-edge-jump = Du hast 6-1 gewürfelt und musst mit der 1 hereinkommen. Mit der 6 kannst du schlagen oder von 22 hinausspringen. Spiel, was du für besser hältst.
to-the-edge-jump-why = Einer ist entkommen, solange der Weg noch frei war. Die anderen warten, bis sie an der Reihe sind.
to-the-edge-escape = Dein letzter Stein steht am Rand einer Mauer aus vier Punkten. Bring ihn auf Punkt 18 oder weiter. Du hast 8 Züge Zeit.
