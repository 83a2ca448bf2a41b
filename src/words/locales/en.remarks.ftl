# What is unusual in an imported file, and what a format cannot hold.

loss =
    { $what ->
        [comments] comments on games and moves
        [analysis] analysis
        [tags] tags of other programs
        [out-of-time] that time ran out
        [declined-resignation] declined resignations
        [unknown-play] that a play isn't recorded
       *[set-up] positions set up by hand
    }
share-lost = { $file } leaves out: { $what }
remark-line = Line { $number }: { $what }
remark-byte = Byte { $number }: { $what }
remark =
    { $what ->
        [broken-characters] Unreadable characters were replaced
        [out-of-turn] Out of turn; kept
        [unanswered] A roll before the double was answered: counted as a take
        [double-on-double] A double while another was offered; kept
        [not-the-owner] A double by the player who doesn't own the cube; kept
        [before-first-roll] A double before the first roll; kept
        [no-cube] A double in a game without a cube; kept
        [no-double] An answer without a double; kept
        [own-double] An answer to the player's own double; kept
        [dropped-crawford] No Crawford game has this score and cube; read as a position of another game
        [stated-position] The moves don't lead to the position in the file; the file's is used
        [winner] By the position, the other player won
        [unfinished] The game has no result
        [result-from-score] The result comes from the next score
        [no-score-line] No line with players and score: the score was counted
        [crawford-from-score] By the score, this is the Crawford game, unless there was one before
        [no-crawford] Doubled where the Crawford game should be
        [no-moves] Damaged or cut: there are no moves
        [stream] Damaged or cut: compressed data
        [last-record] Damaged or cut: the last record
        [last-game] Damaged or cut: the last game has no end
       *[bad-entry] Missing or damaged; left out
    }
remark-text =
    { $what ->
        [encoding] Text read as { $text }
        [ambiguous] This can mean more than one play: { $text }
        [not-a-play] Not a play; the position stays: { $text }
        [bad-dice] Not dice; left out: { $text }
        [after-the-end] After the end of the game; left out: { $text }
       *[not-understood] Not understood; left out: { $text }
    }
remark-forbidden = Illegal play with { $dice }, kept as written: { $text }
remark-roll =
    { $what ->
        [forced] No play for { $dice }; the only legal one was made
        [hidden] The play of { $dice } isn't in the file
       *[missing] No play for { $dice }, though there is a legal one
    }
remark-other =
    { $what ->
        [cube] The cube is at { $found }; by the doubles it would be at { $expected }
        [points] Points: the file says { $found }, position and cube give { $expected }
       *[impossible] Points: no game gives { $found }; taken as { $expected }
    }
remark-score = The score is { $found }; the games before it give { $expected }
remark-number =
    { $what ->
        [begins] The file begins with game { $number }
        [missing] A game is missing before game { $number }
        [long] Match to { $number }: games where a player needs more than 25 points aren't analysed
       *[more] Matches in the file: { $number }
    }
