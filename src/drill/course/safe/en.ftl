# Safe and bold.

safe-title = Safe and bold

count-shots-title = Count the shots
count-shots-idea = Shots are the rolls that hit your blots (checkers on their own). Of two plays about as good, choose the one that leaves fewer.
count-shots-along = Your opponent is two steps behind your blot on 10. Rolls with a 2 hit: 2-2, and 2 with each of five other numbers in two ways, 11. So does 1-1. How many of the 36 rolls of two dice is that?
count-shots-along-why = 11 + 1 = { $shots }. First come the rolls with the number itself, then those whose numbers together make the same step.
count-shots-how-many = Now your opponent is four steps behind your blot on 8. Count the rolls with a 4, then those that make 4 together if the way is free. How many of the 36 rolls hit?
count-shots-how-many-why = Rolls with a 4: 4-4 once, and 4 with each of the five other numbers twice, 11 in all. 3-1 makes 4 too: two more. 2-2 and 1-1 are stopped by your 6 point. So { $shots } of 36 hit.
count-shots-how-many-near = 11 is right for the rolls with a 4. Some rolls without a 4 hit as well: those whose two numbers together make 4.
count-shots-run-home = You rolled 5-3. You could make the 3 point, with two checkers there, but follow the arrows instead.
count-shots-run-home-why = No roll hits you now. With the 3 point, written 8/3 6/3, { $shots } would hit your checker on 17: 11 with a 5 from the 12 point, four with 4-1 or 3-2, and two with 6-4 from the 7 point.
count-shots-run-home-instead = The 3 point leaves your checker on 17 alone, five steps in front of two of your opponent's: { $shots } of 36 rolls hit it. Follow the arrows, and none does.
count-shots-make-or-hit = You rolled 6-1. You can hit on the 1 point, or make a point. Play what you think is better.
count-shots-make-or-hit-why = After your play no roll hits you, and the 7 point is yours. After the hit on 1, every roll with a 1 would have hit you, { $shots } of 36, and all you'd have won is one step.
count-shots-make-or-hit-instead = The hit costs your opponent only one step. But your checker on 1 stands alone: every roll with a 1 hits it, { $shots } of 36, and that costs you 24 steps.
count-shots-quiet-cover = You rolled 4-1. You could hit the blot on the 7 point, or make a point at home with your own blot on 9. Play what you think is better.
count-shots-quiet-cover-why = The 5 point, the best of all, is yours, and no roll hits you. After the hit, 13/9 8/7*, { $shots } of 36 would, and against four points at home you might not come in again.
count-shots-quiet-cover-instead = The hit leaves your checker on 7 alone: { $shots } of 36 rolls hit it. Your opponent holds four points at home, so you might not come in again.
count-shots-sneak-past = Bring all your checkers home. Count before you leave a blot. You have 12 turns.

strong-board-title = Look at their home board
strong-board-idea = A point that your opponent holds at home is closed: after a hit you can't come in there. Against four closed points or more, play safe.
strong-board-no-hurry = You rolled 4-1, and your opponent holds four points at home. Follow the arrows.
strong-board-no-hurry-why = Nothing stands alone now, so no roll hits you. A livelier play such as 13/9 6/5 would leave { $shots } rolls that hit, and against four points you might not come in again.
strong-board-no-hurry-instead = That prepares new points, but it leaves three checkers alone: { $shots } of 36 rolls hit one, and against four points it's hard to come in again.
strong-board-all-the-way = You rolled 5-3, and one checker is on its own on the 14 point. Make it safe, and leave no other one alone.
strong-board-all-the-way-why = It's home, and no roll hits you. Had you made the 11 point instead, { $shots } rolls would hit your checker on 16, against four closed points.
strong-board-all-the-way-instead = The 11 point looks pretty, but now your checker on 16 stands alone: { $shots } of 36 rolls hit it, and your opponent holds four points at home.
strong-board-dull-but-right = You rolled 4-2, and there are several tempting ways to play it. Choose the safest: bring a second checker to your lone one on 7.
strong-board-dull-but-right-why = The blot on 7 is covered and only { $few } rolls of 36 hit the one that's left. After 13/9 7/5 it would be { $shots }.
strong-board-dull-but-right-instead = That looks lively, but three of your checkers now stand alone, and { $shots } of 36 rolls hit one. Against four points at home, that's too many.
strong-board-quiet-way-home = Bring everything home, past two checkers that are waiting for a blot. You have 12 turns.

weak-board-title = When they can't hurt you
weak-board-idea = If only one or two points at home are closed (held by your opponent), you come in easily after a hit. That's the time to fight for good points.
weak-board-five-point = You rolled 3-1. Your back checkers could make a safe point, but follow the arrows.
weak-board-five-point-why = Your 5 point is worth it. { $shots } of 36 rolls hit one of the two at the back, but that costs you five steps at most, and with only one point closed you come in easily.
weak-board-five-point-instead = That's safe, but safety isn't urgent here: your opponent holds only one point at home, so a hit costs you little. Your own 5 point is the bigger gain.
weak-board-far-hit = You rolled 5-3. The 3 point would be safe, but you could also hit. Play what you think is better.
weak-board-far-hit-why = The hit cost your opponent 16 pips (steps on the way home) and got a back checker out. { $shots } of 36 rolls hit back, but with only one point closed you'd lose little.
weak-board-far-hit-instead = The 3 point is safe, but so far down it blocks little. The hit would cost your opponent 16 steps, and with only one point closed to you, you can afford the risk.
weak-board-from-the-bar = You rolled 4-3 and have to come in. You could make an anchor, two checkers on one point over there, or hit. Play what you think is better.
weak-board-from-the-bar-why = Your opponent was about to make the 20 point, the best one at home; the hit stops that. { $shots } of 36 rolls hit back, but with only one point closed you come in easily.
weak-board-from-the-bar-instead = The anchor is safe, but now { $cover } of 36 rolls bring a second checker to your opponent's blot on 20, the best point there. A hit would stop that, and only one point is closed to you.
weak-board-in-the-middle = You rolled 5-4. Come in with the 5, then hit with the 4, on the 9 point or on the 2 point. Play what you think is better.
weak-board-in-the-middle-why = You're in, and the checker hit on 9 loses nine steps; the one on 2 would have lost only two. Your opponent has to come in too.
weak-board-in-the-middle-instead = On 2 your opponent loses only two steps: that checker has hardly started. The one on 9 would lose nine.
weak-board-take-the-five = Make your 5 point with a second checker. You have 4 turns.

worth-it-title = A risk with a reason
worth-it-idea = A blot is fine when it wins more than a hit would cost you. A hit costs little if your opponent holds few points at home and your checker hasn't come far.
worth-it-leave-the-anchor = You rolled 2-1. You can hit from 18 and make the 5 point, but then neither of the two on 18 is safe. Play what you think is better.
worth-it-leave-the-anchor-why = The 5 point is yours, and your opponent has lost 16 steps. { $shots } of 36 rolls hit back, but that costs you nine steps at most, and with only two points closed you come in easily.
worth-it-leave-the-anchor-instead = The 5 point is yours, but your opponent's checker on 16 gets away. The hit would cost it 16 steps, and with only two points closed to you, you can afford the risk.
worth-it-strike-first = You rolled 3-2. Moving from 9 to 4 is safe, but the only checker your opponent still has in your home board, on 3, is about to get away: hit it, and cover your blot on 4 with the other number.
worth-it-strike-first-why = It's on the bar now, with your 4, 6, 7 and 8 points in its way. { $shots } of 36 rolls hit back, but your own 21 and 22 points let you come in: worth the risk.
worth-it-strike-first-instead = That's safe, but it lets the checker on 3 run. Hit it now, while it's alone: then it has to come in again, and your 6, 7 and 8 points stand in its way.
worth-it-leave-it-open = You rolled 4-3, and one checker has to come in from the bar. You could anchor on 21, or come in with the 3 and hit on 9. Play what you think is better.
worth-it-leave-it-open-why = Your opponent loses nine steps and has to come in before saving the other two blots. { $shots } of 36 rolls hit back, but with only two points closed you come in easily.
worth-it-leave-it-open-instead = The anchor is safe, but it gives your opponent a turn to bring three blots to safety. With only two points closed to you, you can afford to hit.
worth-it-dare = Your opponent has blots on your 10 and 1 points. Hit one of them within three turns.
