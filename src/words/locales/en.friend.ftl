# Games with a friend, by links.

friend = Play a friend
friend-about = Play by message: each turn is a link. No account, and nobody controls the dice.
friend-begin = Play a friend, near or far
friend-how =
    { $step ->
        [invite] Send an invitation: it's a link.
        [accept] Your friend opens it and sends one back.
       *[play] Take turns by link, or connect and play live.
    }
friend-fact = One link a turn, no account needed
friend-waiting = Waiting for them
friend-together = More ways to play
friend-live = Play live
friend-live-about = See each move as it's made. Others can watch.
friend-invite = Invite a friend
friend-games = Your games
friend-damaged-games =
    { $count ->
        [one] 1 game can't be read and stays where it is.
       *[other] { $count } games can't be read and stay where they are.
    }
friend-line =
    { $mine ->
        [0] Games with friends: { $running }
       *[other] Games with friends: { $running }, your turn in { $mine }
    }
friend-paste = Open a link
friend-paste-field = Link from your friend
friend-open = Open
friend-due =
    { $due ->
        [mine] Your turn
        [theirs] Their turn
        [invited] Not accepted yet
        [moved] Moved to another device
       *[over] Finished
    }
friend-nameless = your friend
friend-with = Game with { $who }
friend-just-now = just now
friend-minutes-ago =
    { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
friend-hours-ago =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
friend-days-ago =
    { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
friend-name = Your name (optional)
friend-name-about = Your friend sees it on the invitation.
friend-starter = Who starts
friend-starter-choice =
    { $starter ->
        [inviter] You
       *[roll] Opening roll
    }
friend-starter-hint =
    { $starter ->
        [inviter] You play as soon as your friend accepts.
       *[roll] The higher die starts. If it is your friend's, that takes one more link.
    }
friend-starts = { $who } starts.
friend-starter-about =
    { $starter ->
        [inviter] Whoever invites starts the first game. After that the opening roll decides.
       *[roll] The opening roll decides who starts.
    }
friend-cube = Cube
friend-mode =
    { $mode ->
        [friendly] Friendly
        [strict] Strict
       *[none] No cube
    }
friend-mode-about =
    { $mode ->
        [friendly] With the cube, one message per turn. Fine among friends.
        [strict] With the cube, and nobody sees the dice before deciding to double. Some turns take two more messages.
       *[none] No cube, one message per turn.
    }
friend-time = Time per turn
friend-no-limit = No time limit
friend-days =
    { $count ->
        [one] 1 day per turn
       *[other] { $count } days per turn
    }
friend-fair = No hints or analysis while the game runs. As in any game by mail, someone could cheat with other software.
friend-make-link = End turn and get link
friend-offered = { $who } invites you to play
friend-accept = Accept and play
friend-not-now = Not now
friend-your-link = Link for { $who }
friend-waive = I won't double next turn (saves two links)
friend-next-invited = Send this link to your friend. Your friend sends one back: open it here and the game begins.
friend-next-moved = This game has moved to another device, so this copy is read-only. To continue here, import the latest file of the game.
friend-next-wait = Waiting for the link from { $who }.
friend-next-sent = Sent? Then { $who } is next and sends you a link back.
friend-next-between = The game is over. Play another one, or stop here.
friend-next-cube = Your turn: roll or double. You see your dice once you have decided.
friend-next-cube-strict = Your turn: roll or double. If you roll, your dice come with the next link from { $who }.
friend-next-no-move = You rolled { $dice }: no legal move.
friend-next-send = End your turn, or undo. After that the play is final.
friend-next-play = Your turn: play { $dice }.
friend-next-start = You start: play { $dice }.
friend-next-pass = You're closed out and can't move.
friend-next-answer = { offered-to }. Take or drop?
friend-next-versions = Two different messages came for the same turn. Agree with your friend which one counts. The game waits until then.
friend-sent =
    { $act ->
        [accept] You've accepted.
        [double] You double.
        [take] You take.
        [beaver] You beaver.
        [roll] You don't double; your dice come with the answer.
        [reveal] You have no decision this turn.
        [pass] You're closed out and pass.
        [resign] You offer to resign.
        [decline] You decline: play goes on.
       *[play] Your play is done.
    } Now send this link to { $who }.
friend-send-now = Now send this link to { $who }.
friend-send-last = Send this last link to { $who }.
friend-claimed =
    { $who ->
        [you] You won on time.
       *[other] { $who } won on time.
    }
friend-stopped =
    { $who ->
        [you] You stopped playing.
       *[other] { $who } stopped playing.
    }
friend-time-left =
    Time left for { $who }: { $hours ->
        [one] 1 hour.
       *[other] { $hours } hours.
    }
friend-time-over = Time is up for { $who }.
friend-claim = Claim the game
friend-ask-claim = Claim the game?
friend-stop = Stop here
friend-ask-stop = Stop after this game?
friend-delete = Delete
friend-ask-delete = Delete this game from this device? You won't be able to continue it here.
friend-rematch = Rematch
friend-keep-first = The first one counts
friend-take-second = The second one counts
friend-save-messages = Save all messages
friend-export = Export this game
friend-export-about = To continue on another device. This copy becomes read-only until you import the game here again. The file holds the secrets of your dice, so keep it private.
friend-import = Import a game
friend-import-about = From another device
friend-more = More
friend-no-link = Paste the link that your friend sent you.
friend-other-link = This link isn't from a game with a friend.
friend-not-stored =
    { $why ->
        [no-database] This browser can't store anything here (a private window?), so the game can't be played here.
        [full] Storage is full, so nothing has changed. Delete something first.
        [blocked] Another tab is blocking the storage. Close it, then reload.
        [newer] Your games were saved by a newer version. Reload to update.
       *[failed] Saving failed, so nothing has changed. Try again.
    }
friend-notice =
    { $what ->
        [unknown] This link belongs to a game that isn't on this device. Open it in the browser where you play that game.
        [own-invitation] This is your own invitation. Your friend has to open it.
        [own-message] This is your own link. Your friend has to open it.
        [repeated] You've opened this link before. Here is the game as it stands.
        [ahead] A link before this one is missing. This one is kept; ask your friend for the other.
        [taken] Somebody else has already accepted this invitation. Invite again for another game.
        [other-tab] This game has gone on in another tab. Here is how it stands.
        [unreadable] This game can't be read. It stays where it is.
        [moved] This game goes on elsewhere. Open the link there, or import the latest file of the game here.
        [taken-back] The game is back on this device. You can't double before your next roll: another copy may have shown it.
        [busy] Another game is still being saved, so nothing has changed. Try again in a moment.
        [file-too-large] This file is too large to hold an exported game.
        [file-newer] This file comes from another version of the game. Reload the page to update, then import it again.
        [file-damaged] This file is damaged, so nothing was imported. Export the game again.
        [false-secret] Refused: the dice in this link aren't the ones that were sealed. It's kept as proof.
        [other-past] Refused: this link follows different moves from the ones you both made. It's kept as proof.
        [forbidden] Refused: the rules don't allow what this link does.
        [too-early] Refused: the agreed time isn't over.
        [over] This game is over.
        [stopped] First say which of the two messages counts.
        [far] Too many links before this one are missing.
       *[misfit] Refused: this link doesn't fit the game as it stands. Nothing has changed.
    }
friend-duplicate = Duplicate
friend-duplicate-about = The same dice for everyone. Who makes the most of them?
