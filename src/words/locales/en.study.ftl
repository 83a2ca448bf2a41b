# The study room.

study = Study
study-this-game = Review this game
study-position = Position
study-game = { $what }, game { $number } of { $count }
study-to-roll = { $who } to roll
study-to-play = { $who } to play { $dice }
study-to-answer = { $who }: take or drop the cube at { $value }
study-resigned = { $who }: accept or decline the resignation ({ entry-resign })
study-no-games = This match has no games.
study-duplicate = No analysis while a duplicate runs. You can study it once its last game is over.
study-friend = No analysis of a running game with a friend. You can study it once it is over.
study-give-up = Give up the duplicate
study-ask-give-up = Give up this duplicate? You can then study it, but it stays unfinished: you'll have no result to compare, and its dice count as known.
study-unfinished = The record ends here
study-declines = Declines the resignation
study-forbidden = { $play } (not a legal play)
study-unknown-play = not recorded
study-first = First position
study-previous = Previous position
study-next = Next position
study-last = Last position
study-steps = Step through the game
study-moment = Move { $number } of { $count }
study-choose-game = Game
study-nth-game = Game { $number }: { $first }–{ $second }
link-none = This link holds no game or position.
link-cut = The end of this link is missing. Ask for the whole link: some messengers cut long ones.
link-damaged = This link was changed on the way and can't be read. Ask for it again.
link-newer = This link comes from a newer version of the game. Reload the page to update.
link-again = Whole link
link-open = Open
link-missing = There is no link in this text.
study-untouched = Your own games are untouched.
study-won =
    { $who ->
        [you] You win
       *[named] { $who } wins
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
study-game-of = Game { $number } of { $count }
study-more = More
study-moves = Moves
study-practise = Practise
study-practise-now = Practise now
study-practise-mine = Practise my mistakes
study-practise-of = Practise the mistakes of { $name }
study-whose = Whose mistakes
study-mine = Mine
study-theirs = { $name }'s
study-both = Both
which-one = Which one is you?
which-about = The review then speaks to you, and only your mistakes go to Practice.
which-neither = Neither
study-biggest = Biggest mistakes: { $number } of { $count }
study-to-biggest =
    { $whose ->
        [own] Your biggest mistake
       *[other] The biggest mistake
    }
study-others = Other mistakes
study-first-mistake = First mistake
review-rate = PR
study-checking = still checking
review-luck-word =
    { $luck ->
        [great] very lucky
        [good] lucky
        [bad] unlucky
        [awful] very unlucky
       *[even] average luck
    }
summary = Match summary
study-back = Match
coach-rolls = All 21 rolls
study-take-points = Take points
study-players = Players
study-rolled =
    { $who ->
        [you] You rolled { $dice }: { $play }
       *[named] { $who } rolled { $dice }: { $play }
    }
study-clean-game =
    { $who ->
        [you] No mistakes in this game. Well played.
       *[named] { $who } made no mistakes in this game.
    }
study-clean-match =
    { $who ->
        [you] No mistakes in the whole match. Well played.
       *[named] { $who } made no mistakes in the whole match.
    }
study-cost-match = −{ $percent }% to win the match
study-cost-points = { $points } points lost
notes = Notes
notes-noted =
    { $count ->
        [one] { $count } move has a note
       *[other] { $count } moves have notes
    }
notes-number = Note { $number } of { $count }
notes-previous = Previous note
notes-next = Next note
notes-comment = Comment on this decision
notes-game = Comment on the game
notes-match = Comment on the match
notes-match-file = Came with the match; yours is shared below it
notes-flag = Flag
notes-flag-name =
    { $flag ->
        [question] Question
        [study] To study
       *[done] Done
    }
notes-draw = Draw on the board
notes-stroke = Line
notes-solid = Solid
notes-dashed = Dashed
notes-how = Tap two points for an arrow, or one point twice for a ring. Draw it again to erase it.
notes-clear = Clear drawing
notes-drawing = Drawn on the board: { $signs }
notes-elsewhere = These notes are lost when you leave: the game or position is not in Games.
notes-full = There is no room for more notes here.
study-similar = Similar positions
