course-about = From your first game to a good club player, one small step at a time. Take the steps in any order.
course-begin = Start with step { $number }
course-go-on = Continue with step { $number }
course-step = Step { $number }
course-progress = { $done } of { $all } steps finished
course-finished = finished
course-unplayed = game not played
course-part = Part { $number } of { $all }
course-verdict =
    { $how ->
        [right] Well done
       *[wrong] Not yet
    }
course-missed =
    { $aim ->
        [hit] { $number ->
            [1] You did not hit.
           *[other] You did not hit { $number } checkers.
        }
        [hold] You do not have two checkers on the { $number } point.
        [point] You did not bring two checkers together on a new point.
        [home-point] You did not make a new point in your home board.
        [anchor] You did not bring two checkers together on a new point in your opponent's home board.
        [half] One checker stands alone on the { $number } point: a point needs two.
        [elsewhere] You made the { $number } point, but the task asks for another one.
        [row] You do not have { $number } points in a row.
        [safe] { $count ->
            [1] You left a checker on its own on the { $number } point.
           *[other] You left { $count } checkers on their own, one of them on the { $number } point.
        }
        [one-checker] You moved more than one checker.
        [past] Your opponent can still hit you on your way home.
        [off] { $number ->
            [1] You did not take a checker off.
           *[other] You did not take { $number } checkers off.
        }
       *[arrows] You did not play as the arrows show.
    }
course-achieved =
    { $aim ->
        [hit] You hit, well seen.
        [hold] The { $number } point is right.
        [safe] None of your checkers stands alone.
       *[other] That part is right.
    }
course-clue =
    { $aim ->
        [hit] Look at each of your opponent's single checkers: which of yours can land exactly on it?
        [hold] Which of your checkers can reach the { $number } point?
        [point] Which two checkers can reach the same point?
        [home-point] Which two checkers can reach the same point from 1 to 6?
        [anchor] Which two checkers can meet on a point from 19 to 24?
        [row] Look at the gap in your row: which checkers can fill it?
        [safe] Look for a checker that can join another one, with one number or with both, and leave none behind alone.
        [safe-double] You have four moves of the same number: move checkers in pairs, and leave none behind alone.
        [one-checker] Play the first number, then move the same checker on with the second.
        [past] Find your opponent's rearmost checker: all of yours have to get past it.
       *[off] A die takes a checker off the point with its number or, if none is further back, off your highest point.
    }
course-look-again = There is a better play. Read the task again, and look for another one.
course-play = Play a small game
course-won = You did it!
course-lost = Not this time
course-lost-about = Try the game again, or go on. You can always come back.
course-again = Play again
course-next = Next: { $title }
course-map = All steps
course-replied = Your opponent rolled { $roll } and played { $play }.
course-parts-done = { $done } of { $all } parts
course-skip = Go on without playing
course-blocked = You rolled { $roll }. Every point you could land on is blocked, so the turn passes.
course-no-entry = You rolled { $roll }. Your checker on the bar can't come in, so the turn passes.
course-shut = All six points are closed, so your checker on the bar can't come in and the turn passes.
course-rolled = Your opponent rolled { $roll }.
course-cannot-move = Your opponent rolled { $roll } and can't move.
course-closed-out = Your opponent can't come in from the bar: all six points are closed.
course-hits =
    { $count ->
        [1] That hits your checker.
       *[other] That hits { $count } of your checkers.
    }
course-answer = Your answer
course-english = These texts are in English so far.
course-missing = The course couldn't be loaded.
course-turn = Turn { $number } of { $all }
course-play-it = Now play it yourself
