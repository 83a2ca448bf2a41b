# A game with a friend over a direct connection.

live-connect = Play live
live-about = A direct connection between your two browsers, set up by one link each way. Works on the same Wi-Fi and on many home networks.
live-preparing = Preparing the link…
live-send-offer = Send this link to { $who } and keep this page open. Then open the link that comes back.
live-send-answer = Send this link back to { $who } and keep this page open. You're connected as soon as it's opened there.
live-connecting = Connecting…
live-connected = Connected with { $who }.
live-moving = Connected. { $who }: moving…
live-ended =
    { $why ->
        [not-found] Couldn't connect directly. Go on by link: the game stands as before.
        [unsupported] This browser can't connect directly. Go on by link.
        [lost] The connection is lost. Go on by link, or connect again with two new links.
        [left] Your friend has ended the connection. Go on by link, or connect again with two new links.
        [hung-up] You've ended the connection. Go on by link, or connect again with two new links.
        [other-offer] This page no longer has the connection that this link answers. Connect again.
        [passed-on] The page that waits for this link has it now. Go on there.
        [newer] Your friend's page has another version of the game. Both of you reload the page, then connect again.
        [crossed] You have both made a link. Send yours: once your friend opens it, the other link isn't needed.
       *[unreadable] The connection data in this link can't be read. Ask for the link again.
    }
live-disconnect = Disconnect
live-settings = Connection settings
live-stun = STUN server (optional)
live-stun-about = It tells your browser the address it's seen at, so that more networks connect. It learns that address and when you connect, nothing of the game.
live-stun-wrong = Enter a host name, with or without a port.
live-next-wait = { $who }: on roll.
live-next-send = Press Send, or undo. Once sent, a play is final.
live-watch = Let others watch
live-watch-about = Anyone who opens this link sees the game so far, and can't play in it. It holds nothing that { $who } doesn't have.
live-watch-link = Link for spectators
live-watching = Watching a game
live-watched = Checked here: { $count } messages, with every roll and every play. Ask the players for a new link to see more.
live-send = Send
live-clock-about = { $promise } The clock runs only while you're connected directly.
live-clock-pace = Minutes for each point
live-clock-over = Your time is over: { $who } may claim the game until you've moved.
live-clocks-differ = The clocks differ. By this page you have { $mine } and { $who } has { $theirs }; by the other page it's { $mine-there } and { $theirs-there }. Each page goes on with its own: agree on what counts.
live-clocks-stopped = The clocks are stopped.
live-draft = { $who } is still moving. So far: { $play }
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
live-watch-on = Watching live. Checked here: { $count } messages, with every roll and every play.
friend-options = Cube, clock and more
friend-change = Change the game
friend-replaces = The new link replaces the one you have.
friend-new-link = Get the link
