# Priming.

priming-title = Priming

four-in-a-row-title = Four in a row
four-in-a-row-idea = Points you hold next to each other, with two checkers or more on each, are a prime: a wall. Four in a row are hard to pass, because the checkers behind them need exactly the right numbers.
four-in-a-row-first-four = You rolled 6-4. Follow the arrows and close the gap between 8 and 6.
four-in-a-row-first-four-why = 8, 7, 6 and 5 are yours. The checker on the 2 point needs luck to get out now.
four-in-a-row-not-the-hit = You rolled 5-1. You could hit on the 4 point, or add to your row. Play what you think is better.
four-in-a-row-not-the-hit-why = A wall lasts longer than a hit. Three checkers are behind four points in a row now.
four-in-a-row-bar-point = You rolled 6-4, and you hold the 8, 6 and 5 points. Make four points in a row.
four-in-a-row-bar-point-why = The 7 point joined the others: 8, 7, 6, 5. That's worth a blot, a checker on its own, further back.
four-in-a-row-builder-first = You rolled 6-2, and only one enemy checker is behind you. Make four points in a row, so that it stays there.
four-in-a-row-builder-first-why = Four in a row in front of it. A prime works against one checker as well as against five.
four-in-a-row-wall = You hold 8, 7, 6 and 5. Make the 4 point as well. You have 6 turns.

five-in-a-row-title = Five in a row
five-in-a-row-idea = Behind five points only a 6 gets out, and only from their edge. Bring spare checkers to where the next point is needed.
five-in-a-row-fifth-point = You rolled 4-3. Your opponent has one checker left on your 1 point. Make five points in a row.
five-in-a-row-fifth-point-why = 8, 7, 6, 5 and 4: five in a row, and the checker isn't at the edge yet.
five-in-a-row-fill-the-gap = You rolled 4-3, and there's one hole in your wall. Fill it with one number, and bring a checker closer from 13 with the other.
five-in-a-row-fill-the-gap-why = The hole on 7 is covered: 8 to 4 are yours. The checker on 10 is a spare for later.
five-in-a-row-from-the-front = You rolled 3-2. One point in your wall has only one checker: bring a second one.
five-in-a-row-from-the-front-why = The 8 point is covered, and 9 to 5 stand in a row.
five-in-a-row-hold-them = Keep your wall as long as you can, until your opponent has to break up and leaves a blot. Hit it. You have 12 turns.

six-in-a-row-title = Six in a row
six-in-a-row-idea = Nothing gets past six points in a row. Then you have all the time in the world to bring the wall home.
six-in-a-row-lock = You rolled 4-2. Follow the arrows.
six-in-a-row-lock-why = Points 9 to 4 are yours. The checkers behind them can't get out until you let them.
six-in-a-row-sixth = You rolled 3-2. Five in a row are almost six. Complete the wall.
six-in-a-row-sixth-why = 8 to 3 are closed, and the checker that has to come in from the bar can't get past them, whatever it rolls.
six-in-a-row-roll-it-home = You rolled 6-2, and two checkers are on the bar. Cover both of your blots at home.
six-in-a-row-roll-it-home-why = Two blots were covered at once, and only { $in } of 36 rolls come in. Two dice can fall in 36 ways.
six-in-a-row-roll-home = Your wall runs from 9 to 3. Bring it home, hit the last checker on your 1 point, and close all six points while it's on the bar. You have 14 turns.

to-the-edge-title = Get to the edge
to-the-edge-idea = When you're the one behind a wall, move up to its edge: from there a 6 may jump it, from further back nothing does.
to-the-edge-edge-anchor = You rolled 3-1, and your opponent holds 17, 18, 19 and 20. Follow the arrows.
to-the-edge-edge-anchor-why = An anchor, two checkers together, at the very edge. You can't be hit there, and a 5 or a 6 jumps out.
to-the-edge-step-up = You rolled 4-2, and five points stand in front of your last checker. Bring it to the edge with one number, and make your lone checker on 12 safe with the other.
to-the-edge-step-up-why = From 22 a 6 jumps over the wall. From 24 no single number did.
to-the-edge-jump = You rolled 6-1 and have to come in with the 1. With the 6 you can hit, or jump out from 22. Play what you think is better.
to-the-edge-jump-why = One checker got out while the way was open. The others wait for their turn.
to-the-edge-escape = Your last checker is at the edge of four points. Bring it to the 18 point or beyond. You have 8 turns.
