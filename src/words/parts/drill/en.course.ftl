course-about = From your first game to a good club player, one small step at a time. Take the steps in any order.
course-begin = Start with step { $number }
course-go-on = Continue with step { $number }
course-step = Step { $number }
course-progress = { $done } of { $all } steps finished
course-finished = finished
course-part = Part { $number } of { $all }
course-verdict =
    { $how ->
        [right] Well done
       *[wrong] Not yet
    }
course-play = Play a small game
course-won = You did it!
course-lost = Not this time
course-lost-about = Try the game again, or go on. You can always come back.
course-again = Play again
course-next = Next step
course-map = All steps
course-no-move = You can't move this turn.
course-replied = Your opponent rolled { $roll } and played { $play }.
course-answer = Your answer
course-english = These texts are in English so far.
course-missing = The course couldn't be loaded.
