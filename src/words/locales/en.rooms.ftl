# What all rooms say.

room-not-opened = The link couldn't be opened.
room-too-many = Too much is still waiting, so your last request wasn't carried out. Try again in a moment.
unknown-address = This address isn't known here. This is your game.
position-save = Save to the library
position-saved = Saved to the library
position-known = Already in the library
position-edit = Edit this position
duplicate-result = Result to compare
