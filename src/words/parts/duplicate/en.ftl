# Duplicates: several people play the same dice and compare their results.

duplicates = Duplicate
duplicate-about = Everyone plays the same dice, each against the computer or a partner. Every result is checked move by move.
duplicate-begin = Who plays the same dice best?
duplicate-how =
    { $step ->
        [make] Create a duplicate and send its link.
        [play] Everyone plays the same games, whenever it suits.
       *[compare] Send your results: they are checked and compared here.
    }
duplicate-list = Your duplicates
duplicate-new = New duplicate
duplicate-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
duplicate-cube =
    { $cube ->
        [yes] With the doubling cube
       *[no] Without the doubling cube
    }
duplicate-opponent =
    { $who ->
        [computer] Computer
       *[partner] A partner on this device
    }
duplicate-against =
    { $who ->
        [computer] Against the computer: { $level }
       *[partner] Against a partner on the same device
    }
duplicate-dice = The dice of each game are the same for everyone. You play White. No hints, no take-backs.
duplicate-honest = The link contains the dice, so someone could peek or play twice. Moves and scores are verified.
duplicate-create = Create
duplicate-play = Play
duplicate-play-again = Play again
duplicate-again-about = You've seen these dice: another result is marked “dice known”.
duplicate-continue = Continue your game
duplicate-partner-name = Partner's name (optional)
duplicate-link = Link to this duplicate
duplicate-link-about = Send this link to everyone who plays.
duplicate-own =
    { $colour ->
        [white] Your result
       *[black] Your partner's result
    }
duplicate-own-about = Send this link to the others.
duplicate-tick = Include the names
duplicate-own-link = Link to the result
duplicate-no-link = This result is too long for a link.
duplicate-results = Results
duplicate-no-results = No results yet. Play, or paste links to results below.
duplicate-paste-results = Links to results, in any text
duplicate-add = Add results
duplicate-paste-any = Link to a duplicate or a result
duplicate-open = Open
duplicate-head =
    { $column ->
        [place] Place
        [player] Player
        [opponent] Opponent
        [score] Score
        [luck] Luck
       *[pr] PR
    }
duplicate-computer = Computer ({ $level })
duplicate-nameless = No name
duplicate-remove = Remove the result of { $who }
duplicate-remove-head = Remove
duplicate-review = Open the game of { $who }
duplicate-judged = PR and luck are worked out on this device.
duplicate-copy = Copy as text
duplicate-csv = Save as CSV
duplicate-print = Print
duplicate-ask-delete = Delete this duplicate and its results from this device?
duplicate-count =
    { $count ->
        [one] 1 result
       *[other] { $count } results
    }
duplicate-damaged =
    { $count ->
        [one] 1 duplicate can't be read and stays where it is.
       *[other] { $count } duplicates can't be read and stay where they are.
    }
duplicate-added =
    { $count ->
        [one] 1 result checked and added.
       *[other] { $count } results checked and added.
    }
duplicate-false =
    { $why ->
        [cut] Refused: the result of { $who } stops before the end.
        [over] Refused: the result of { $who } goes on after the end.
        [side] Refused: the result of { $who } is the computer's.
       *[forbidden] Refused: the result of { $who } breaks the rules at action { $act }.
    }
duplicate-notice =
    { $what ->
        [none] There's no link to a duplicate or a result in this text.
        [cut] A link is cut short. Ask for it again.
        [newer] A link was made by another version of the game. Reload to update.
        [damaged] Refused: a link is damaged or was changed.
        [level] This version doesn't know the computer's level in this duplicate.
        [other] A result belongs to another duplicate and is listed there.
        [full] There are too many results: remove some first.
        [elsewhere] The game is open in another tab. Play there, or close that tab first.
        [unknown] This duplicate isn't on this device. Open its link.
       *[known] These results are here already.
    }
