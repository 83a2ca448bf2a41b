# Moving and hitting.

moving-title = Moving and hitting

two-dice-title = Two dice, two moves
two-dice-idea = Each die is a move of its own. You can use both with one checker, or one each with two.
two-dice-run = The triangles are called points, and your checkers travel from 24 down to 1. You rolled 6-5: follow the arrow and run with one checker.
two-dice-run-why = Point 18 was only a stop on the way: the checker moved 6 and then 5, and now it's safe with its friends. This move is written 24/13.
two-dice-together = You rolled 4-2. Bring two checkers together on one new point.
two-dice-together-why = One came from point 8, the other from point 6. Two together can't be hit.
two-dice-six-one = You rolled 6-1. Two checkers can meet again: where?
two-dice-six-one-why = Points 6, 7 and 8 are yours now, three in a row. That's a wall your opponent has to get past.
two-dice-double = You rolled 6-6. Doubles are played four times, so you have four moves of 6. Move in pairs, so that nobody stands alone.
two-dice-double-why = Two checkers came from point 24 and two from point 13, and each pair arrived together. Nothing stands alone. It's written 24/18(2) 13/7(2); the 2 in brackets means two checkers.
two-dice-race = Take all your checkers off before your opponent does. A 4 takes one off point 4; if none is there, move one from a higher point, or take one off your highest if that's below 4.

landing-title = Where you can land
landing-idea = You can land anywhere except on a point where your opponent has two checkers or more. Each die needs its own landing place.
landing-blocked = You rolled 6-1. From point 24 the 6 is blocked, so use it elsewhere: follow the arrow.
landing-blocked-why = Two checkers on point 18 stop your 6 from point 24. Your checkers on 13 and 8 were free to meet on point 7.
landing-short-way = You rolled 5-3. Move your last checker all the way from point 24 to the one on 16. Which number has to come first?
landing-short-way-why = With the 3 first there's a way through; the 5 first is blocked. Try the other number before you give up on a move.
landing-five-five = You rolled 5-5. Your back checkers, the two on 24, can't move: your opponent holds point 19. Make a new point in your home board (1 to 6) instead.
landing-five-five-why = Two checkers went from 13 by way of 8 to 3, and stayed together all the way.
landing-slip = Bring both your back checkers to point 18 or beyond, out of your opponent's home board. You have 12 turns.

hitting-title = Hit the blot
hitting-idea = A single checker is a blot. Land on it and it goes to the bar, the strip in the middle, and has to start all over again.
hitting-point = You rolled 3-1. Hit the blot on point 5 and cover with a second checker: follow the arrow.
hitting-point-why = You hit and made the point in one move. Your opponent lost time, and you lost nothing. It's written 8/5* 6/5; the star means a hit.
hitting-bar-point = You rolled 6-1. Your opponent has a blot on your point 7. Can you hit it and make the point as well?
hitting-bar-point-why = Two checkers landed on the same blot. It's on the bar, and you hold three points in a row.
hitting-two-blots = You rolled 4-4, four moves of 4. Hit, and leave none of your own checkers alone.
hitting-two-blots-why = Two of yours travelled together and landed on the blot. Your opponent has to come in from the bar and finds nothing to hit.
hitting-catch = Two of your opponent's checkers are still on their way home. Hit one of them. You have 5 turns.

coming-in-title = Back from the bar
coming-in-idea = A checker on the bar has to come in first, on point 24 with a 1, on point 19 with a 6. If your opponent holds that point, that number doesn't work.
coming-in-first = You rolled 4-3. Come in with one number, and use the other so that neither of your two checkers over there stands alone.
coming-in-first-why = One number to enter, one to join up: now you have two checkers on point 21.
coming-in-count-open = Your opponent holds three points in the home board. With how many of the 36 rolls do you come in?
coming-in-count-open-why = Three of the six numbers are blocked. Only rolls with two blocked numbers fail: 3 × 3 = 9. So { $in } of 36 get you in.
coming-in-two-at-once = You rolled 3-2. This time coming in can hurt your opponent. How many blots can you hit?
coming-in-two-at-once-why = You came in on one blot with the 3 and went on to the next with the 2. Two of your opponent's checkers are on the bar.
coming-in-enter = Come in from the bar, and bring that checker to point 18 or beyond. You have 12 turns.

pips-title = Who is ahead?
pips-idea = A pip is one step to the next point. Count the steps that all your checkers still need to get off: whoever needs fewer is ahead.
pips-yours = Two checkers on point 6, two on point 5 and one on point 3. How many pips do you still need?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. A checker on point 6 needs six pips to get off.
pips-theirs = Now your opponent, whose home is at the other end: three checkers there need 6 steps each, two need 5, and one needs 2. How many pips is that?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. You saw 25 for yourself, so you'd be ahead.
pips-past = You need { $you } pips and your opponent { $they }. You're ahead, and you rolled 6-6: bring your last two past your opponent and home.
pips-past-why = Nobody can be hit any more. It's a race now, and you're in front.
pips-last = Nobody can hit any more. Take your last checkers off first: a die takes one off the point with its number, or moves one down.
