# Attack and anchor.

blitz-title = Attack and anchor

hit-and-make-title = Hit and make the point
hit-and-make-idea = The best hit is made by two checkers at once: the blot, a checker on its own, goes to the bar and has to start again, and the point is yours.
hit-and-make-first = You rolled 4-2, and your opponent's back checkers have parted. Follow the arrows.
hit-and-make-first-why = You hit and took the 4 point with two checkers, so nothing of yours can be hit from the bar there.
hit-and-make-on-the-bar = You rolled 4-2. One of your opponent's checkers is already on the bar, and another stands alone on the 4 point: hit it with two checkers at once.
hit-and-make-on-the-bar-why = You hold the 4, 5 and 6 points, and two checkers are on the bar. { $in } of 36 rolls bring one of them in, but seldom both. Two dice can fall in 36 ways.
hit-and-make-third-one = You rolled 5-3, and two are on the bar already. With both numbers you can hit a third and make the 1 point or the 2 point. Make the one that's worth more.
hit-and-make-third-one-why = Three on the bar, and you've made a fourth point. Attack while your opponent can't fight back.
hit-and-make-seal = Close all six points of your home board while a checker is on the bar: leave no way in. You have 12 turns.

two-on-the-bar-title = Two are better than one
two-on-the-bar-idea = With two checkers on the bar, your opponent can't play anything else until both are in. It's worth a risk.
two-on-the-bar-nearer-then-further = You rolled 4-2. Two blots stand in your home board: hit both with one checker.
two-on-the-bar-nearer-then-further-why = One checker hit both. With two checkers on the bar, only { $shots } of 36 rolls hit your own blot.
two-on-the-bar-coming-in = You rolled 4-3 and have to come in from the bar. There are two blots in front of you: hit both with the checker that comes in.
two-on-the-bar-coming-in-why = You came in on the first and went on to hit the second: from the bar to the attack in one turn.
two-on-the-bar-long-way = You rolled 6-4. There's a blot on the 9 point and one on the 3 point. Hit one or both, as you think best.
two-on-the-bar-long-way-why = One checker picked up both. { $shots } of 36 rolls hit one of the blots you left, but your opponent has to bring two checkers in first.
two-on-the-bar-one-is-enough = Your opponent has left two blots. You have two turns to hit one of them.

shut-the-door-title = Shut the door
shut-the-door-idea = While a checker is on the bar, each point you make takes one number away from your opponent. Make points rather than bring up spare checkers.
shut-the-door-fifth = You rolled 5-4, and two checkers are on the bar. Follow the arrows.
shut-the-door-fifth-why = Five points are closed. Only { $in } of 36 rolls bring a checker in.
shut-the-door-five-point = You rolled 5-1. Make a third point in your home board.
shut-the-door-five-point-why = Points 4, 5 and 6 are closed now, and { $in } rolls come in. That's still many, but your opponent comes in low, behind your wall.
shut-the-door-cover = You rolled 5-4, and you have a blot on the 2 point. Cover it from 7, and bring one more checker home with the other number.
shut-the-door-cover-why = The blot is covered, and five points of your home board are closed. Only { $in } of 36 rolls come in.
shut-the-door-close-out = Close all six points of your home board with your opponent on the bar. You have 12 turns.

your-own-anchor-title = Your own anchor
your-own-anchor-idea = When you're the one under attack, you need an anchor, two checkers on one point in your opponent's home board: they can't be hit, and you can always come in.
your-own-anchor-join = You rolled 3-1. Your two back checkers stand alone. Follow the arrows.
your-own-anchor-join-why = They met on the 21 point. The attack is over.
your-own-anchor-small-number = You rolled 5-1. Bring your two back checkers together with the 1, and find a safe move for the 5.
your-own-anchor-small-number-why = The 1 brought the two together, and the 5 from 13 to 8 was safe.
your-own-anchor-from-the-bar = You rolled 4-1 and you're on the bar. Come in and make an anchor at once.
your-own-anchor-from-the-bar-why = You came in and went on to 20: the best anchor there is.
your-own-anchor-hold-on = You rolled 5-3, and you can come in with either number. Make an anchor, and use the other number for a checker from 8.
your-own-anchor-hold-on-why = With the 5 you join the checker on 20, and the 3 goes to 5 at home. Coming in with the 3 leaves two lone checkers.
your-own-anchor-settle = Make an anchor on the 20 point. You have 8 turns.
