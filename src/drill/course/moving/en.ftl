# Moving and hitting.

moving-title = Moving and hitting

two-dice-title = Two dice, two moves
two-dice-idea = Each die is a move of its own: use both with one checker, or one each with two. A double, such as 6-6, gives you four moves.
two-dice-run = The triangles are called points, and your checkers travel from 24 down to 1. You rolled 6-5: follow the arrows and run with one checker.
two-dice-run-why = With the 6 the checker goes from 24 to 18, with the 5 on to 13, where it's safe with its friends. This turn is written 24/13.
two-dice-together = You rolled 4-2. Bring two checkers together on one new point.
two-dice-together-why = With the 4 one checker goes from 8 to 4, with the 2 another from 6 to 4. Where two of yours stand together, your opponent can't land.
two-dice-six-one = You rolled 6-1. Bring two checkers together on a new point again.
two-dice-six-one-why = With the 6 one checker comes from 13, with the 1 another from 8, both to 7. Now 6, 7 and 8 are yours, three in a row: a wall your opponent has to get past.
two-dice-double = You rolled 6-6. Doubles are played four times, so you have four moves of 6 instead of two. Move in pairs, so that nobody stands alone.
two-dice-double-why = Two checkers go from 24 to 18 and two from 13 to 7: each pair arrives together. It's written 24/18(2) 13/7(2); the 2 in brackets means two checkers.
two-dice-race = Take all your checkers off before your opponent does. With a 4 you may take one off the 4 point, or move one from 6 or 5 down by 4; if 6, 5 and 4 are empty, take one off your highest point.

landing-title = Where you can land
landing-idea = You can land anywhere except on a point where your opponent has two checkers or more. This goes for each die by itself, so for a stop on the way, too.
landing-blocked = You rolled 6-1. From the 24 point the 6 is blocked, so use it elsewhere: follow the arrows.
landing-blocked-why = Two checkers on the 18 point stop your 6 from 24. So one checker goes from 13 to 7 with the 6, and another from 8 to 7 with the 1.
landing-short-way = You rolled 5-3. Move your back checker all the way from the 24 point to the one on 16: the 5 can't come first, because your opponent holds the 19 point.
landing-short-way-why = The 3 takes the checker from 24 to 21, where it may land, and the 5 on to 16. If one number can't come first, try the other.
landing-five-five = You rolled 5-5, but your back checkers on 24 are blocked: your opponent holds the 19 point. Use the four 5s to bring two checkers together from 13 to a new point in your home board (1 to 6).
landing-five-five-why = From 13 to 3 is two 5s, so your four 5s bring two checkers to 3, and nobody stands alone.
landing-slip = Bring both your back checkers to the 18 point or past it, out of your opponent's home board. You have 12 turns.

hitting-title = Hit the blot
hitting-idea = A single checker is a blot. Land on it and it goes to the bar, the strip in the middle, and has to start all over again.
hitting-point = You rolled 3-1. Hit the blot on the 5 point and cover with a second checker: follow the arrows.
hitting-point-why = One checker comes from 8 and hits, another from 6 makes the point. It's written 8/5* 6/5; the star means a hit.
hitting-bar-point = You rolled 6-1. Your opponent has a blot on your 7 point: hit it and make the point in the same turn.
hitting-bar-point-why = With the 6 one checker comes from 13, with the 1 another from 8, both onto the blot on 7. It goes to the bar, and you hold three points in a row.
hitting-two-blots = You rolled 4-4, four moves of 4. Hit, and leave none of your own checkers alone.
hitting-two-blots-why = Two checkers go together from 13 by way of 9 to 5 and hit the blot there. Your opponent has to come in from the bar and finds nothing to hit.
hitting-catch = Two of your opponent's checkers are still on their way home. Hit one of them. You have 5 turns.

coming-in-title = Back from the bar
coming-in-idea = A checker on the bar has to come in first, on the 24 point with a 1, on the 19 point with a 6. If your opponent holds that point, that number doesn't work.
coming-in-first = You rolled 4-3. Follow the arrows: come in with the 4, and let your checker on 24 join it with the 3, so that neither stands alone.
coming-in-first-why = With the 4 the checker comes in from the bar on 21, and with the 3 the one on 24 joins it. Two checkers on a point over there are called an anchor.
coming-in-count-open = Your opponent holds three points in the home board. Two dice make 6 × 6 = 36 rolls: with how many of them do you come in?
coming-in-count-open-why = Three of the six numbers are blocked. Only rolls with two blocked numbers fail: 3 × 3 = 9. So { $in } of 36 get you in.
coming-in-two-at-once = You rolled 3-2, and this time coming in can hurt your opponent. Hit both blots as you come in.
coming-in-two-at-once-why = With the 3 you come in on the blot on 22, and with the 2 the same checker hits the one on 20 as well. Two of your opponent's checkers are on the bar.
coming-in-enter = Come in from the bar, and bring that checker to the 18 point or beyond. You have 12 turns.

pips-title = Who is ahead?
pips-idea = A pip is one step to the next point. Count the steps that all your checkers still need to get off: whoever needs fewer is ahead.
pips-yours = Two checkers on the 6 point, two on the 5 point and one on the 3 point. How many pips do you still need?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. A checker on the 6 point needs six pips to get off.
pips-theirs = Now your opponent, who moves the other way: three checkers on your 19 point need 6 steps each, two on 20 need 5, and one on 23 needs 2. How many pips is that?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. You saw 25 for yourself, so you'd be ahead.
pips-past = You need { $you } pips and your opponent { $they }. You're ahead, and you rolled 6-6: bring your last two past your opponent and home.
pips-past-why = Both checkers go from 14 past the two on 9 and home. Nobody can be hit any more: it's a race now, and you're in front.
pips-last = Nobody can hit any more. Take everything off before your opponent does: a die may take one off the point with its number or move one down, and if it's above your highest point, it takes one off there.
