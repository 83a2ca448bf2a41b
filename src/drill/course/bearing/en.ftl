# Bearing in and off.

bearing-title = Bearing in and off

taking-off-title = Two off if you can
taking-off-idea = A number may take a checker off its point or move one down; a number above your highest point takes one off there. Two checkers off nearly always beat a tidier position.
taking-off-two-off = You rolled 2-1. Your opponent needs two more turns, or one with a double (two equal dice). Follow the arrows and take two off.
taking-off-two-off-why = Two checkers are left instead of three, so one more turn can be enough.
taking-off-leave-five = You rolled 3-2. You could take one checker off the 5 point, or two from lower down. Play what you think is better.
taking-off-leave-five-why = The 5 was tempting, but it would have used both dice for one checker. Now only two are left.
taking-off-make-room = You rolled 3-2. Only the 3 takes a checker off. Play the 2 where it's worth most.
taking-off-make-room-why = Two and one are left, and all { $rest } rolls get them off next turn. Don't waste a die on a checker that's already low. Two dice can fall in 36 ways.
taking-off-sprint = It's close. Take everything off before your opponent does.

last-two-title = The last two
last-two-idea = With two checkers left, count the rolls that take both off. There are 36: a double is one of them, any other pair of numbers is two.
last-two-three-two = Your last two checkers are on 3 and 2. How many of the 36 rolls take both off?
last-two-three-two-why = { $rolls } do. Only a 1 can fail you: 11 rolls have a 1, and each of them leaves one checker behind.
last-two-four-one = And with your last two on 4 and 1: how many of the 36 rolls take both off?
last-two-four-one-why = { $rolls } rolls: you need a 4 or more, or a double of 2 or 3. Four and one add up to five, just like three and two, but they come off more often.
last-two-choose = You rolled 5-1. Take one off with the 5. Then choose which two to leave.
last-two-choose-why = On 4 and 1 they come off with { $apart } rolls, on 3 and 2 with only { $level }. The total is the same; the low checker is what helps.
last-two-photo-finish = It'll be close. Take your last four off before your opponent finishes.

different-points-title = Two different points
different-points-idea = Two checkers on the same point need two good numbers. On different points, each number has its own job.
different-points-small-step = You rolled 5-1. Take a checker off with the 5. Then find the best move for the 1.
different-points-small-step-why = On 3 and 2 they come off with { $apart } rolls, on 3 and 3 with { $pair }.
different-points-from-four = You rolled 6-1. Take the checker off the 5 point with the 6. Then find the best move for the 1.
different-points-from-four-why = 4 and 2 come off with { $apart } rolls, 3 and 3 with { $pair }. The total is the same, but the points are different.
different-points-wide-apart = You rolled 2-1. Take one off with the 1, then use the 2.
different-points-wide-apart-why = It looks clumsy to leave a checker on 6, but 6 and 2 come off with { $apart } rolls and 4 and 4 with { $pair }.
different-points-two-and-six = You rolled 5-2. Take one off with the 5. Then find the best move for the 2.
different-points-two-and-six-why = One off, and the two that are left stand on different points: 6 and 2 again.
different-points-gaps = Take all your checkers off before your opponent does. When nothing comes off, fill an empty point.

bring-home-title = Home past the enemy
bring-home-idea = While your opponent still holds a point in your home board, a blot, a checker on its own, can cost you the game. Move in from the back, two at a time.
bring-home-both-together = You rolled 6-5 and your opponent is waiting on your 1 point. Follow the arrows: both checkers leave the 8 point together.
bring-home-both-together-why = One checker from each pair would have left two blots. This way there's only one.
bring-home-cover = You rolled 6-3. A 6 has to be played from 8. Find the 3 that leaves no blot at all.
bring-home-cover-why = Two checkers met on the 2 point, and nothing stands alone. With the 3 from 6 to 3, your opponent would have hit with { $shots } of 36 rolls.
bring-home-one-blot = You rolled 6-1. After the 6 a checker is left behind on 8. Use the 1 so that nothing else is in danger.
bring-home-one-blot-why = Your opponent's checkers are boxed in behind your points: only { $few } rolls of 36 hit the one on 8. With the 1 from 6 to 5 it would have been { $many }.
bring-home-all-home = Bring all your checkers home. If you're hit, you can still do it, but it'll take longer. You have 10 turns.

from-the-back-title = Clear from the back
from-the-back-idea = As long as your opponent can still hit you, empty your highest point first. Safe comes before fast.
from-the-back-clear-six = You rolled 6-1. Follow the arrows: one off with the 6, and the other leaves the 6 point too.
from-the-back-clear-six-why = The 6 point is empty and everything else is in pairs. A lone checker there would have been hit from the 1 point.
from-the-back-one-off-is-plenty = You rolled 6-2. You could take two checkers off, or one and leave nothing alone. Play what you think is better.
from-the-back-one-off-is-plenty-why = Two off leaves blots that { $shots } of 36 rolls hit. You're far ahead, so one off is plenty.
from-the-back-none-off = You rolled 2-1, and neither number takes a checker off. Move so that you leave nothing alone.
from-the-back-none-off-why = Both checkers left the 6 point and nothing stands alone. You're so far ahead that there's time for a turn without taking anything off.
from-the-back-anchor = You rolled 2-1, and your opponent has two checkers on your 1 point. Take one checker off or empty the 6 point: choose what keeps you safe for longer.
from-the-back-anchor-why = The back point is empty and there is no blot, so no roll hits you. Take checkers off when it's safe again.
from-the-back-past-the-anchor = Take all your checkers off. Your opponent is waiting for a blot: don't leave one if you don't have to.
