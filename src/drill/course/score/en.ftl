# The score of a match.

score-title = The score of a match

last-point-title = One point to go
last-point-idea = When you both need one more point of the score, a gammon, which counts double if the loser has taken nothing off, is worth no more than a plain win. Do what wins most often.
last-point-clear-first = You both need one point, and you rolled 5-3. Three checkers are waiting on your 3 point. Follow the arrows.
last-point-clear-first-why = You cleared your highest point while you could. For money, outside a match, you'd keep all three shut in and hope for a gammon; here you only need to get home.
last-point-hit-and-run = You both need one point, and you rolled 2-1. Hit from 18 and move from 8 to 7, or stay safe: choose what wins most often.
last-point-hit-and-run-why = The hit can cost you a gammon if it goes wrong, but a gammon costs no more than a loss today. It wins most often.
last-point-nothing-behind = You both need one point, you rolled 4-3, and one of your opponent's checkers has to come in from the bar. Make the 4 point or play safer: choose what wins most often.
last-point-nothing-behind-why = The 4 point is closed, and only a 5 lets your opponent in. For money you'd play it safer; here you take what wins most often.
last-point-one-win = A single win is enough. Bring your last two home, then take all your checkers off before your opponent does.

gammon-counts-title = A gammon wins the match
gammon-counts-idea = You need two points to win the match, and your opponent needs one. A gammon wins it all at once, so go for it whenever you're on top.
gammon-counts-keep-hitting = You need two points, your opponent one, and you rolled 4-1. A single checker, a blot, stands on your 1 point. Hit it from 6 or play safe: choose what's best at this score.
gammon-counts-keep-hitting-why = Each checker sent back makes a gammon more likely. You'd rather risk the win than win only one point.
gammon-counts-pick-up = You need two points, your opponent one, and you rolled 4-1. One checker is on the bar already. Hit a second one, and bring the same checker on to safety.
gammon-counts-pick-up-why = A second one joins it, and your own checker went on to safety.
gammon-counts-no-mercy = You need two points, your opponent one, and you rolled 6-2. Hit from 11 or save your last checker: choose what's best at this score.
gammon-counts-no-mercy-why = For money you'd bring your last checker out of trouble. Here the second hit is worth more.
gammon-counts-both-points = Win a gammon: take all your checkers off before your opponent takes off one.

ahead-in-the-match-title = Leading the match
ahead-in-the-match-idea = With a good lead you don't want the cube to double the game: it's your opponent who needs that. Double later, and drop sooner.
ahead-in-the-match-hold-back = You lead 5 to 3 in a match to 7. For money you'd double here. Should you here?
ahead-in-the-match-hold-back-why = With the cube on 2 you'd win the match with this game, but you can't use a gammon, and your opponent can turn the cube to 4.
ahead-in-the-match-race-in-front = You lead 5 to 3, and it's a race: you need { $you } pips, or steps, and your opponent { $they }. Should you double?
ahead-in-the-match-race-in-front-why = For money this is a double. Ahead in the match, wait until you're surer: the cube would come back at 4.
ahead-in-the-match-let-it-go = You lead 5 to 3, and your opponent doubles. Take or drop?
ahead-in-the-match-let-it-go-why = For money you could take. But losing a gammon now would lose the match, and after dropping you still lead 5 to 4.
ahead-in-the-match-protect = You lead 5 to 3 in a match to 7, and you're a bit ahead in the race against a strong player. Win the game, with or without the cube.

behind-in-the-match-title = Trailing, or level near the end
behind-in-the-match-idea = Behind in the match, double sooner, above all when you could win a gammon. Level with two points to go, everything hangs on this one game.
behind-in-the-match-all-out = You trail 2 to 5 in a match to 7. You could win a gammon here. Should you double, and should your opponent take?
behind-in-the-match-all-out-why = With the cube on 2, a gammon brings four points, and your opponent can't afford that: it's a drop.
behind-in-the-match-two-each = It's 5 to 5 in a match to 7. You need { $you } pips and your opponent { $they }. Should you double, and should your opponent take?
behind-in-the-match-two-each-why = Whoever wins with the cube on 2 wins the match, so your opponent has no use for turning it again. That makes a drop right where a take would be right for money.
behind-in-the-match-their-turn = It's 5 to 5 again, and this time your opponent doubles. You need { $you } pips, your opponent { $they }. Take or drop?
behind-in-the-match-their-turn-why = Take, and you play for the match as the clear underdog. Drop, and you trail 5 to 6 with a whole new game to come.
behind-in-the-match-comeback = You're behind, but you hold an anchor, two checkers on the 20 point. Wait until your opponent leaves a checker on its own, and hit it. You have 12 turns.
