# Sheets: lessons and quizzes for others, and the answers that come back.

sheet-about = Positions in order: a lesson to read, or a quiz to solve. A sheet is one link, and the answers come back as a link.
sheet-how =
    { $how ->
        [collect] Add positions: in a review under More, or in Find
        [edit] Write texts, and hide the answers that the reader should find
       *[send] Send the link, print the sheet or save a file
    }
sheet-new = New sheet
sheet-untitled = Untitled sheet
sheet-title = Title
sheet-list = Your sheets
sheet-begin = Lessons and quizzes to send
sheet-count =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
sheet-reply-count =
    { $count ->
        [one] answers of { $count } person
       *[other] answers of { $count } people
    }
sheet-open-file = Open file
sheet-paste = Link to a sheet or to answers
sheet-open = Open
sheet-unread =
    { $why ->
        [cut] The end of the link is missing. Ask for it again.
        [newer] The link comes from a newer release of this game.
       *[damaged] This is no sheet, or it is damaged. Ask for it again.
    }
sheet-missing = This sheet is not in this browser.
sheet-add-position = Add a position
sheet-add-where = In a review under More, or in Find positions.
sheet-position = Position { $number }
sheet-text = Text
sheet-text-after = shown after the answer
sheet-asks = Ask for the best choice
sheet-move =
    { $way ->
        [up] Move position { $number } up
       *[down] Move position { $number } down
    }
sheet-remove-position = Remove position { $number }
sheet-ask-all = Ask at every position
sheet-ask-none = Remove all questions
sheet-lost = Played: { $choice }, loses { $loss }
sheet-try = Try it
sheet-link = Link to the sheet
sheet-too-long = The sheet is too long for a link. Save a file, or shorten the texts.
sheet-too-large = The sheet is too large to be saved. Shorten the texts.
sheet-full = A sheet has room for { $count } positions. Nothing was added.
sheet-save = Save file
sheet-print = Print
sheet-delete = Delete sheet
sheet-delete-sure = Delete for good
sheet-turn =
    { $ask ->
        [answer] { $who }: take or drop at { $what }?
        [double] { $who }: double or roll?
       *[play] { $who } to play { $what }
    }
sheet-answers = Answers
sheet-answers-of = Answers of { $name }
sheet-add-from = Positions
sheet-add-to = Sheet
sheet-add-now = Add
sheet-add-what =
    { $what ->
        [this] This position
        [flagged] Flagged positions ({ $count })
        [mistakes] Mistakes ({ $count })
        [first] First { $count } results
       *[found] Results shown ({ $count })
    }
sheet-added =
    { $count ->
        [one] { $count } position added to { $title }.
       *[other] { $count } positions added to { $title }.
    }
sheet-number = { $number } of { $all }
sheet-previous = Previous position
sheet-done = That was the last position
sheet-figures = Mean loss { $loss } · time { $time }
sheet-name = Your name
sheet-send = Send this link back. It contains your answers, their losses and your times.
sheet-answers-link = Link with your answers
sheet-start-again = Start again
sheet-no-answer = Not answered.
sheet-came-back = Answers that came back
sheet-keep = Keep with the sheet
sheet-kept = Kept with the sheet.
sheet-answers-full = A sheet keeps the answers of { $count } people. Nothing was kept.
sheet-to-sheet = To the sheet
sheet-lines = Variations
sheet-line = Variation { $number }
sheet-line-add = Add variation
sheet-line-name = Name
sheet-line-turns = Rolls and plays
sheet-line-how = Such as: 8/5 6/5 6-4: 24/14. A text about a play goes after it, in curly brackets.
sheet-line-board = Play on the board
sheet-line-roll = Roll
sheet-line-put = Add play
sheet-line-wrong =
    Not saved from play { $turn } on: { $why ->
        [roll] write the roll before it, such as 6-4.
        [other-roll] the roll on the board is { $roll }.
        [over] the game is over before it.
        [long] there is no room for more plays.
       *[play] that isn't a legal play of { $roll }.
    }
sheet-line-remove = Remove variation { $number }
sheet-line-previous = Previous play
sheet-line-next = Next play
sheet-line-leave = Back to the position
sheet-line-start = Back at the position
