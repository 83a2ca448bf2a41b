# A game with a friend over a direct connection.

live-connect = Play live
live-about = A direct connection between your two browsers, set up by one link each way. Works on the same Wi-Fi and on many home networks.
live-preparing = Preparing the link…
live-send-offer = Send this link to { $who } and keep this page open. Then open the link that comes back.
live-send-answer = Send this link back to { $who } and keep this page open. You're connected as soon as it's opened there.
live-connecting = Connecting…
live-connected = Connected to { $who }.
live-moving = Connected: { $who } is moving…
live-on = Live
live-ended =
    { $why ->
        [not-found] Couldn't connect directly. Go on by link: the game stands as before.
        [unsupported] This browser can't connect directly. Go on by link.
        [lost] The connection is lost. Go on by link, or connect again with two new links.
        [left] Your friend disconnected. Go on by link, or connect again with two new links.
        [hung-up] You disconnected. Go on by link, or connect again with two new links.
        [other-offer] This page no longer has the connection that this link answers. Connect again.
        [passed-on] The page that was waiting for this link has it now. Go on there.
        [newer] Your friend's page has another version of the game. Both of you reload the page, then connect again.
        [crossed] You have both made a link. Send yours: once your friend opens it, the other link isn't needed.
       *[unreadable] The connection data in this link can't be read. Ask for the link again.
    }
live-disconnect = Disconnect
live-settings = Connection settings
live-stun = STUN server (optional)
live-stun-about = It tells your browser its public address, so more networks connect. It learns that address and when you connect, but nothing about the game.
live-stun-wrong = Enter a host name, with or without a port.
live-next-wait = { $who } is on roll.
live-next-send = Press Send, or undo. Once sent, a play is final.
live-watch = Let others watch
live-watch-about = Anyone who opens this link sees the game so far, but can't play in it. It holds nothing that { $who } doesn't have.
live-watch-link = Link for spectators
live-watching = Watching a game
live-watched = Every roll and every play was checked here. Messages: { $count }. Ask the players for a new link to see more.
live-send = Send
live-clock-about = { $promise } The clock runs only while you're connected directly.
live-clock-pace = Minutes per point
live-clock-over = You're out of time: { $who } can claim the game until you move.
live-clocks-differ = The clocks differ. On this page you have { $mine } and { $who } has { $theirs }; on the other page it's { $mine-there } and { $theirs-there }. Each page keeps its own clock, so agree on which one counts.
live-clocks-stopped = The clocks are stopped.
live-rolled = { $who } rolled { $roll } and is still moving.
live-draft = So far: { $play }
live-watch-invite = Invite to watch live
live-watch-send = Send this link to one person and keep this page open. Then open the link that comes back.
live-watchers =
    { $count ->
        [one] 1 person is watching live.
       *[other] { $count } people are watching live.
    }
live-watch-start = Watch live
live-watch-answer = To watch live, send this link back to the player and keep this page open.
live-watch-back = Link back to the player
live-watch-on = Watching live. Every roll and every play is checked here. Messages: { $count }.
friend-options = Cube, clock and more
friend-change = Change the game
friend-step =
    { $step ->
        [send] Send this link to your friend
        [wait] Your friend opens it and sends you a link back
       *[open] Open that link on this device: the game begins
    }
friend-replaces = The new link replaces the one you have.
friend-new-link = Get the link
friend-then = When you accept, you get a link to send back. After that, each turn is a link. No account.
friend-scan = Or let your friend scan this
live-on-roll = on roll
