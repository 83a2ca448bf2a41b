# What all rooms say.

room-not-opened = The link couldn't be opened.
room-too-many = The page is still busy, so your last request wasn't carried out. Try again in a moment.
unknown-address = There's no page at this address. Here is your game.
position-save = Save to Games
position-saved = Saved to Games
position-known = Already in Games
position-edit = Edit this position
duplicate-result = Result to compare
