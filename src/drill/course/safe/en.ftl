# Safe and bold.

safe-title = Safe and bold

count-shots-title = Count the shots
count-shots-idea = Before you end your turn, look for your blots (checkers on their own) and count the shots: the rolls that hit them. If another way to play the roll is nearly as good and leaves fewer, choose it.
count-shots-run-home = You rolled 5-3. You could make point 3, with two checkers there, but follow the arrow instead.
count-shots-run-home-why = Your last straggler is safe, and no roll hits you. With point 3 instead, written 8/3 6/3, { $shots } of 36 rolls would have hit you. Two dice can fall in 36 ways.
count-shots-make-or-hit = You rolled 6-1. You can hit on point 1, or make a point. Which is better?
count-shots-make-or-hit-why = Point 7 is yours and nothing stands alone. The hit on point 1 gains little and gives your opponent { $shots } rolls that hit back.
count-shots-quiet-cover = You rolled 4-1. You could hit the blot on point 7, or make a point at home with your own blot on 9. Which is better?
count-shots-quiet-cover-why = The best point of all, and nothing to shoot at. Hitting with 13/9 8/7* leaves { $shots } rolls that hit you.
count-shots-sneak-past = Bring all your checkers home. Count before you leave a blot. You have 12 turns.

strong-board-title = Look at their home board
strong-board-idea = The more points your opponent holds at home, the more a hit costs you. Against four points or more, play safe.
strong-board-no-hurry = You rolled 4-1, and your opponent holds four points at home. Follow the arrow.
strong-board-no-hurry-why = It covered your blot and left nothing. Building with 13/9 6/5 would have given away { $shots } shots, and you might not have come in again.
strong-board-all-the-way = You rolled 5-3, and one checker is on its own on point 14. Make it safe, and leave no other one alone.
strong-board-all-the-way-why = It's home. Making point 11 looks pretty, but leaves { $shots } rolls that hit you, against four closed points.
strong-board-dull-but-right = You rolled 4-2, and there are several tempting ways to play it. Choose the safest: bring a second checker to your lone one on 7.
strong-board-dull-but-right-why = The blot on 7 is covered and only { $few } rolls of 36 hit the one that's left. After 13/9 7/5 it would be { $shots }.
strong-board-quiet-way-home = Bring everything home, past two checkers that are waiting for a blot. You have 12 turns.

weak-board-title = When they can't hurt you
weak-board-idea = If your opponent holds only one or two points at home, you come in easily after a hit. That's the time to fight for good points.
weak-board-five-point = You rolled 3-1. Your back checkers could make a safe point, but follow the arrows.
weak-board-five-point-why = Your point 5 is worth the risk to the two checkers at the back. If one is hit, it comes in at once.
weak-board-far-hit = You rolled 5-3. Point 3 would be safe, but you could also hit. Which is better?
weak-board-far-hit-why = The hit cost your opponent 16 pips (steps on the way home) and got a back checker out. If you're hit in return, you've lost little.
weak-board-from-the-bar = You rolled 4-3 and have to come in. You could make an anchor, two checkers on one point over there, or hit. Which?
weak-board-from-the-bar-why = Your opponent was about to make the best point at home. Hitting stops that, and there's only one closed point against you.
weak-board-in-the-middle = You rolled 5-4. Come in with the 5, then hit with the 4: on point 9 or on point 2?
weak-board-in-the-middle-why = You're in, and the checker hit on 9 loses nine steps; the one on 2 would have lost only two. Your opponent has to come in too.
weak-board-take-the-five = Make your point 5 with a second checker. You have 4 turns.

worth-it-title = A risk with a reason
worth-it-idea = A blot is fine when it wins something: a hit, a key point, or time. Ask what you get for it.
worth-it-leave-the-anchor = You rolled 2-1. You can hit from 18 and make point 5, but then neither of the two on 18 is safe. Is it worth it?
worth-it-leave-the-anchor-why = You've made point 5, and your opponent has to come in first. { $shots } rolls hit back, but that's a fair price.
worth-it-strike-first = You rolled 3-2. Moving from 9 to 4 is safe, but your opponent's last checker, on 3, is about to get away: hit it, and cover your blot on 4 with the other number.
worth-it-strike-first-why = You hit it before it got away, and covered 4 as well. { $shots } rolls hit back; the rest leave your opponent in trouble.
worth-it-leave-it-open = You rolled 4-3, and one checker has to come in from the bar. Anchor on 21, or come in with the 3 and hit on 9?
worth-it-leave-it-open-why = Your opponent has three blots. Hit one now, before they're tidied up.
worth-it-dare = Your opponent has blots on your points 10 and 1. Hit one of them within three turns.
