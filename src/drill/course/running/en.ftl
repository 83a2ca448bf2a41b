# Holding and running.

running-title = Holding and running

run-and-hit-title = Run by hitting
run-and-hit-idea = The best time to run is when there's a blot, a checker on its own, on your way. Hit it: your opponent has to come in from the bar first and can't chase you.
run-and-hit-fourteen = You rolled 6-4. Follow the arrows from the 24 point.
run-and-hit-fourteen-why = You hit and left the home board in one turn. Your opponent is on the bar now, with further to go than you.
run-and-hit-fifteen = You rolled 5-4. Your opponent has blots on your 15 point and your 7 point. Hit the one that you can reach.
run-and-hit-fifteen-why = That blot had nearly got home, and now it has to start again. And your back checker is out.
run-and-hit-from-the-anchor = You rolled 6-1. You could make your 7 point, or hit from your anchor, the two checkers on 22. Play what you think is better.
run-and-hit-from-the-anchor-why = Hitting wins a lot of ground in the race. Points can be made later; the blot won't be there next turn.
run-and-hit-catch-up = Get your last checker to the 18 point or beyond, out of your opponent's home board. Hit on the way if you can. You have 6 turns.

go-now-title = Go while you can
go-now-idea = A lone checker behind your opponent's points gets harder to free every turn. When a big number takes it past them, go.
go-now-big-number = You rolled 6-4. You could hit on the 3 point, or run with your last checker, using both numbers. Play what you think is better.
go-now-big-number-why = Out and away. The hit would have left your back checker behind and a blot in your home board.
go-now-leave-the-blot = You rolled 6-2, and there's a blot on your 7 point. Hit it or run, as you think best.
go-now-leave-the-blot-why = Four points stand in front of your last checker. It had to leave before the wall was complete, even at the price of not hitting.
go-now-straight-from-the-bar = You rolled 6-3. Come in, and use the other number for the same checker or another one, as you think best.
go-now-straight-from-the-bar-why = In with the 3 and straight out with the 6. The more points your opponent has, the less you want to stay.
go-now-last-one-out = Bring your last checker to the 18 point or beyond. You have 8 turns.

wait-title = Wait for your chance
wait-idea = Keep your anchor, two checkers on one point over there, above all when you have further to go: your opponent still has to come past it. Play your other checkers meanwhile.
wait-not-yet = You rolled 4-1. Follow the arrows and leave your anchor where it is.
wait-not-yet-why = Your opponent still has many checkers to bring past you. If you ran now, you'd be hit more often than you'd get away.
wait-two-anchors = You rolled 4-1, and you hold two points over there. Keep them both: bring a second checker to the lone one on the 8 point.
wait-two-anchors-why = Both anchors stay. The checker from 13 came to safety, and your opponent still has to clear the way home.
wait-good-anchor = You rolled 6-2, and the anchor on 20 is the best you can have. Leave it there, and use both numbers for one checker on your own side.
wait-good-anchor-why = You used the roll well on your own side and gave nothing up. The anchor lets you take your time.
wait-shot = Your opponent has to come past you. Keep your anchor and your home board, and hit the first blot.

together-title = Leave together
together-idea = When you give up a point outside, take both checkers at once, or pick up the one that's left over. A straggler gets hit.
together-from-the-middle = You rolled 5-4. Follow the arrows: both checkers leave the 13 point.
together-from-the-middle-why = One goes to 8 and one to 9, where friends are waiting. Nobody is left behind.
together-pick-up = You rolled 5-4. One checker stands alone on 14, and three on 13. Leave none of them alone.
together-pick-up-why = The 5 and the 4 brought two checkers together on the 9 point. The two that are left on 13 are safe.
together-from-nine = You rolled 6-5. There's only one enemy checker left behind you. Leave none of yours alone.
together-from-nine-why = The 9 point is cleared, and everything else is in pairs or covered: no roll hits you.
together-bring-up = Bring all your checkers home past the two on your 1 point. You have 10 turns.
