# The doubling cube.

cube-title = The doubling cube

a-quarter-title = A quarter is enough
a-quarter-idea = The cube doubles what a game is worth. If your opponent offers it, drop and lose one point of the score, or take and play for two: take if you'd win at least one game in four.
a-quarter-even = Your opponent doubles (offers the cube), with one turn to take off two checkers that need 5 and 2. If that fails, you win: take or drop?
a-quarter-even-why = { $off } of 36 rolls finish the game, so you win with all the others: nearly half. That's far more than a quarter. Two dice can fall in 36 ways.
a-quarter-enough = The same again, but the two checkers stand on 22 and 23: they need 3 and 2. Take or drop?
a-quarter-enough-why = { $off } of 36 rolls beat you. The other 11 are more than a quarter of 36, which is 9, so you take. You'll lose more often than you win, but dropping would cost even more.
a-quarter-too-little = Your opponent's last two stand on your 21 and 24 points: they need 4 and 1. Take or drop?
a-quarter-too-little-why = { $off } rolls finish you off, and only 7 don't. That's less than 9, so you give up one point and save the second.
a-quarter-steal = You're to roll, and it's close. Take everything off before your opponent does: a die may take one off the point with its number or move one down, and if it's above your highest point, it takes one off there.

last-roll-title = The very last roll
last-roll-idea = If this roll decides the game, double as soon as you're the favourite. With more than three chances in four, your opponent has to drop.
last-roll-favourite = Your opponent gets off next turn, whatever happens. Should you double before you roll, and should your opponent take?
last-roll-favourite-why = { $off } of 36 rolls win, just over half. You're the favourite, so play for two. Your opponent still has plenty of chances and takes.
last-roll-underdog = Your two are on 6 and 2 now. Double?
last-roll-underdog-why = Only { $off } of 36 rolls get you off. Never raise the stakes when you're behind.
last-roll-too-strong = 4 and 1 are left. What should you do, and what should your opponent answer?
last-roll-too-strong-why = { $off } rolls win, more than three in four (27). Your opponent does best to drop, and the point is yours without a roll.
last-roll-finish = Take your five checkers off before your opponent does. Both of you may double, and whoever drops loses at once.

race-cube-title = Doubling in a race
race-cube-idea = In a long race, count your own pips, the steps you still need. Double when you lead by about a tenth of them; drop when your opponent leads by much more than that.
race-cube-level-race = You need { $you } pips and your opponent { $they }. It's your turn to roll. Double?
race-cube-level-race-why = Rolling first is worth something, but the race is level. Keep the cube in the middle for now, where either of you can use it.
race-cube-ahead = You need { $you } pips and your opponent { $they }. Should you double, and should your opponent take?
race-cube-ahead-why = A tenth of 85 is about 9, and that's your lead. Double; your opponent still wins about a quarter of the time and can take.
race-cube-a-little-behind = You need { $you } pips, your opponent { $they }, and you're doubled. Take or drop?
race-cube-a-little-behind-why = A lead of a tenth is enough to double, but not enough to make you drop.
race-cube-far-behind = You need { $you } pips and your opponent only { $they }. Take or drop?
race-cube-far-behind-why = Your opponent's lead is a fifth, and you'd win less than one game in four.
race-cube-head-start = You're a little ahead against a strong player. Win two points of the score: double while your opponent still takes, then win the race.

before-its-too-late-title = Before it's too late
before-its-too-late-idea = Look at your best rolls. If after them your opponent would have to drop, double now, while the game is still open.
before-its-too-late-threat = One of your opponent's checkers is on the bar and has to come in, and another stands alone on your 1 point. Double, and should your opponent take?
before-its-too-late-threat-why = You have good points in front of them and many rolls that attack. Wait a turn, and your opponent may have to drop.
before-its-too-late-quiet = You made your 5 point, and it's the third turn. Double?
before-its-too-late-quiet-why = That's a nice point, but nothing is about to happen. A lead without a threat is not a double.
before-its-too-late-gone = One of your opponent's checkers is on the bar, one stands alone on your 2 point, and you hold three points in your home board. Should you double, and should your opponent take?
before-its-too-late-gone-why = A gammon counts double: the loser hasn't taken a single checker off. With so many chances of one, taking would cost your opponent more than a point, so you win it now.
before-its-too-late-keep-in = Make your 7 point and shut your opponent's last two in. You have 8 turns.

an-anchor-title = A safe place to wait
an-anchor-idea = Two checkers on a point in your opponent's home board are an anchor: you can always come in, and you may still hit something. The closer it is to the way out, the better.
an-anchor-good-anchor = Your anchor is on 20, the best there is. You're behind, and you're doubled: take or drop?
an-anchor-good-anchor-why = You win { $wins }% of these games and hardly ever lose a gammon. With this anchor a take is right.
an-anchor-low-anchor = Your anchor is on 24 this time, you need { $you } pips and your opponent { $they }. Take or drop?
an-anchor-low-anchor-why = From the lowest point you only win by hitting late, and you'd lose a gammon too often. Drop.
an-anchor-good-but-far-behind = The good anchor again, but you need { $you } pips and your opponent { $they }. Take or drop?
an-anchor-good-but-far-behind-why = An anchor isn't everything. So far behind in the race, you can only win by hitting, and that chance comes too rarely.
an-anchor-turn-it-round = Wait on your anchor until your opponent leaves a checker on its own, and hit it. You have 12 turns.

play-on-title = Playing on for a gammon
play-on-idea = If you double, your opponent can drop and loses one point. When you'll probably win a gammon, before the loser has taken a checker off, don't double: play on for two.
play-on-closed-out = Two of your opponent's checkers are shut out. Should you double?
play-on-closed-out-why = Your opponent would drop at once. Played on, you win a gammon about half the time, and lose almost never.
play-on-five-points = Two on the bar, and you're still bringing checkers home. Double, or play on?
play-on-five-points-why = Most of these games end with a gammon. Leave the cube where it is and bring the others round.
play-on-no-gammon = You need { $you } pips and your opponent { $they }. No one can be hit any more. Double or play on, and should your opponent take?
play-on-no-gammon-why = There's no gammon in a race like this. Double, and take your point at once.
play-on-win-two = Win a gammon: take all your checkers off before your opponent takes off even one. You may double, but a drop brings only one point.
