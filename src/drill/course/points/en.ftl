# Making points.

points-title = Making points

home-points-title = Points worth having
home-points-idea = Two of your checkers on a point (a triangle) shut your opponent out: the point is yours. The best ones are in your home board, points 1 to 6, close to those you already hold.
home-points-three-one = You rolled 3-1. Follow the arrows to the point that players want first of all.
home-points-three-one-why = That's your 5 point. With 5, 6 and 8 in your hands, your opponent's back checkers find it hard to get out.
home-points-three-one-instead = That hits, but your opponent loses only two steps, and your checker on 2 stands alone and can be hit in return. The arrows make a point that stays.
home-points-five-two = You rolled 5-2. Use both numbers to make a new point at home.
home-points-five-two-why = You hold the 4 point now, close to your 6 point. That's what a spare checker like the one on 9 is for.
home-points-four-one = You rolled 4-1. Make another point at home.
home-points-four-one-why = The 5 point again. When several points are possible, 5 and 4 are usually worth most.
home-points-five-three = You rolled 5-3. Look for a new point at home, even if it isn't 5 or 4.
home-points-five-three-why = The 3 point is worth less than 5 or 4, but a second point at home still stops many of your opponent's rolls.
home-points-build = Make your 5 point within five turns: bring two checkers there.

covering-title = Cover your blots
covering-idea = A blot, a checker on its own, is half a point. Bring a second one before it's hit and has to start again.
covering-one = You rolled 5-1, and you have a blot on the 5 point. Make it safe with one number, and find a safe move for the other.
covering-one-why = The 1 covers from the 6 point. Left alone, your blot could have been hit by { $hits } of your opponent's 36 rolls. Two dice can fall in 36 ways.
covering-both-dice = You rolled 5-3 with the same blot. Cover it with one checker that uses both numbers.
covering-both-dice-why = From 13 to 8 and on to 5: one checker, two moves, no blot left.
covering-two-at-once = You rolled 6-1, and two blots need a friend, on 7 and on 5. Cover both.
covering-two-at-once-why = One number for each. Now you hold 5, 6, 7 and 8, four points in a row.
covering-close = One of your opponent's checkers is on the bar and can only come in on your points 1 to 6. Make all six to shut it out. You have 8 turns.

builders-title = Bring builders
builders-idea = A spare checker six steps or less from where you want a point is a builder. The more builders you have, the more rolls make the point.
builders-four-three = You rolled 4-3. Two builders aim at the 5 point: follow the arrows.
builders-four-three-why = One came from 9, the other from 8. Before this roll, { $makes } of 36 rolls would have made the 5 point.
builders-six-four = You rolled 6-4. You have spare checkers on 10, 9 and 8. Bring two of them together at home.
builders-six-four-why = From 10 and from 8 they meet on the 4 point.
builders-five-four = You rolled 5-4 with the same builders. Two of them can meet on the 4 point or on the 5 point: make the better one.
builders-five-four-why = From 10 and from 9 they meet on the 5 point, right next to your 6 point: two points side by side are harder to get past. With three builders, { $makes } of 36 rolls make it.
builders-five-four-instead = The 4 point is good, but it leaves a gap next to your 6 point. The 5 point leaves none, and it's where your opponent's back checkers would love to stand.
builders-wall = You have three builders. Make your 5 point within four turns.

anchors-title = A safe place on the far side
anchors-idea = Two of your checkers on one point in your opponent's home board are an anchor. Whatever happens, you can always land there.
anchors-four-four = You rolled 4-4. Follow the arrows: your back checkers move up together, and so do two from 13.
anchors-four-four-why = The 20 point is the best anchor of all: it's close to the way out, and your opponent can't make it any more. The two from 13 now wait on 9 as builders for your home board.
anchors-four-four-instead = The anchor is right, but with two gone from 8, the third stands alone there: { $shots } of 36 rolls hit it. The two from 13 leave nobody alone.
anchors-from-bar = You rolled 5-4, and one checker is on the bar. Come in and make an anchor at once.
anchors-from-bar-why = The 5 brings you in on the 20 point, and the 4 brings the other checker there.
anchors-join = You rolled 4-2, and two of your checkers stand alone on the far side. Bring them together, and use the other number for a checker from 13.
anchors-join-why = Your blot on the 20 point was in danger from { $hits } of your opponent's 36 rolls. Now it's an anchor.
anchors-safe = Make an anchor on the 20 point before it's too late. You have six turns.
