# The share sheet.

share = Share
share-what = What to share
share-position = This position
share-game = This game
share-match = The match
share-link = Link
share-copy-link = Copy link
share-send = Send…
share-about =
    The link holds everything. Nothing is uploaded; whoever opens it sees { $what ->
        [position] this position
        [game] this game
       *[match] this match
    }.
share-seen = This is what they see first.
share-too-long = This match is too long for a link. Share a file instead.
share-long =
    This link is long ({ $length } characters): it has no QR code, and some messengers cut it. { $review ->
        [yes] A file is safer, but leaves out the review.
       *[no] A file is safer.
    }
share-names = Include the players' names in the link
share-notes = Include notes and drawings
share-review = Include the review
share-qr = QR code of the link
share-copy = Copy
share-copied = Copied
share-copied-what = { $what } copied
share-not-copied = Your browser doesn't allow copying here. Select the text and copy it yourself.
share-text = Text for a forum
share-copy-text = Text
share-png = Picture
share-svg = Drawing
share-file = File ({ $extension })
share-saved = { $file } saved
share-not-drawn = Your browser couldn't draw the picture.
