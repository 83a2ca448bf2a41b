# The room in which a match is transcribed from a table or a video.

transcribe-opening = Opening roll: first { $first }, then { $second }
transcribe-to-roll = { $who } to roll
transcribe-to-answer = { $who }: take or drop?
transcribe-choose = { $who } rolled { $dice }: which play?
transcribe-move-freely = { $who } rolled { $dice }: move the checkers as they were moved, then press Done
transcribe-resigning =
    { $answer ->
        [refused] { $who } resigned, and it was refused: what was offered?
       *[accepted] { $who } resigns: what is lost?
    }
transcribe-match-over = The match is over
transcribe-game-over = The game is over. The next dice start a new game.
transcribe-tie = The same number twice: both roll again.
transcribe-not-a-play = That isn't a play. Write it like 8/5 6/5.
transcribe-no-position = No position found in this text. Paste an ID or a link.
transcribe-no-roll = Enter the dice first.
transcribe-action =
    { $action ->
        [double] doubles
        [beaver] beavers
        [take] takes
        [drop] drops
        [resign] offers to resign
        [decline] refuses
        [position] position set up
       *[cube] cube at
    }
transcribe-result =
    { $points ->
        [one] wins 1 point
       *[other] wins { $points } points
    }
transcribe-here = next action
transcribe-clock-comment = Clock: { $times }
transcribe-dice = Dice
transcribe-plays = Plays
transcribe-more = More plays
transcribe-unknown = Play not seen
transcribe-free = Move freely
transcribe-done = Done
transcribe-type = Type the play
transcribe-other = Other player
transcribe-refused = Refused
transcribe-time = Out of time
transcribe-next = Next game
transcribe-insert = Insert here
transcribe-remove = Remove
transcribe-redo = Redo
transcribe-to-end = To the end
transcribe-score = Score before this game
transcribe-clock = Clock times
transcribe-position = Position: ID or link
transcribe-enter = Enter
transcribe-actions = Actions
transcribe-more-tools = Score, clock, position
transcribe-details = Players and event
transcribe-event = Event
transcribe-round = Round
transcribe-place = Place
transcribe-date = Date
transcribe-length = Points (0: money)
transcribe-saved = Saved in Games
transcribe-unsaved = Not saved. { $why } Export the match to keep it.
transcribe-other-tab = Another tab has changed this match. Your version is now saved as a match of its own.
transcribe-damaged = The match can't be read and stays as it is. Here is a new one.
transcribe-new = New match
transcribe-check = To check: { $what }
transcribe-keys = Keys: two digits for the dice, then the number of the play. Enter: first play, 0: more plays, /: type, ?: not seen, F: move freely. D: double, T: take, P: drop, B: beaver, R: resign, O: other player, N: next game, S: score, C: clock. U: undo, Y: redo, arrows: earlier actions, I: insert, Delete: remove.
