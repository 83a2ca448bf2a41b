# The library.

library = Games
library-show = Show
library-filter =
    { $filter ->
        [matches] Matches
        [money] Money
        [positions] Positions
        [collected] Selection
        [imported] Imported
       *[all] All
    }
library-search = Search
library-sort = Sort by
library-sort-by =
    { $order ->
        [oldest] Oldest
        [name] Name
        [length] Match length
       *[newest] Newest
    }
library-position = Position
library-unfinished = unfinished
library-from = from { $name }
library-pasted = pasted
library-linked = from a link
library-decisions =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
library-empty = Play one, or add a file from another program. Each one appears here with its board and its line.
library-none = Nothing found
library-count = { $count } saved
library-loading = Reading your games…
library-open-files = Open files
library-open-folder = Open a folder
library-paste = Paste
library-paste-field = Match, position or ID
library-read = Read
library-drop = Or drop files or a folder on this page.
library-all = Select all
library-selected = { $count } selected
library-select = Select { $name }
library-about = Actions for { $name }
library-name = Name
library-note = Note
library-keep = Save
library-export =
    { $kind ->
        [mat] Export .mat
        [sgf] Export .sgf
       *[backup] Export backup
    }
library-deleted =
    { $count ->
        [one] 1 entry deleted
       *[other] { $count } entries deleted
    }
library-reading = Reading file { $done } of { $total }
library-found =
    { $kind ->
        [match] { $count ->
            [one] 1 new match
           *[other] { $count } new matches
        }
        [money] { $count ->
            [one] 1 new money session
           *[other] { $count } new money sessions
        }
        [position] { $count ->
            [one] 1 new position
           *[other] { $count } new positions
        }
       *[mixed] { $count } new matches and positions
    }
library-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
library-add = Add to Games
library-added = Added to Games
library-nothing-new = Nothing new to add
library-new = { $count } new
library-known = { $count } already in Games
library-cards = Decisions for the drills: { $count }
library-table = Current game, settings and statistics
library-friends = Games with friends: { $count }
library-duplicates = Duplicates: { $count }
library-merge = Add to what's here
library-replace = Replace everything
library-replace-sure = Delete and replace
library-replace-about = Adding keeps what's here. Replacing first deletes all games, reviews, drills, games with friends and duplicates in this browser.
library-replace-needs = To replace everything, choose all the files of one backup, undamaged, and no others.
library-remarks =
    { $count ->
        [one] 1 remark
       *[other] { $count } remarks
    }
library-refusal-program = A file from { $program }: GNU Backgammon can turn it into .mat
library-refusal =
    { $why ->
        [other-bgf] A .bgf file, but not one of BGBlitz (perhaps BGRoom's): export it there as .mat
        [ogxm] An .ogxm file of OpenGammon: export it there as .mat
        [fibs] A list of moves from FIBS: GNU Backgammon can turn it into .mat
        [empty] The file is empty
        [unknown] Unknown format
        [no-game] No game found in it
        [unreadable] The browser can't read it
       *[stopped] The file can't be read
    }
library-too-large = The file is too large: at most { $size } MB
library-unfollowed =
    { $count ->
        [one] 1 play couldn't be followed
       *[other] { $count } plays couldn't be followed
    }
library-matches-left-out =
    { $count ->
        [one] 1 match left out: too many in one file
       *[other] { $count } matches left out: too many in one file
    }
library-left-out =
    { $count ->
        [one] 1 file left out: too many at once
       *[other] { $count } files left out: too many at once
    }
library-lost = This format can't hold everything. Left out:
library-problem =
    { $why ->
        [no-database] This browser can't store anything here (a private window?). What you import can't be saved.
        [full] Storage is full, so nothing was changed. Delete something or export it first.
        [blocked] Another tab is blocking the storage. Close it, then reload.
        [newer] Your games were saved by a newer version. Reload to update.
       *[failed] The browser's database failed, so nothing was changed.
    }
library-resume = Resume
library-aside =
    { $count ->
        [one] 1 saved game isn't listed here: see the settings.
       *[other] { $count } saved games aren't listed here: see the settings.
    }
library-reviewed = { $count } reviewed
library-add-games = Add games
library-add-about = From other programs: .mat, .txt, .sgf, .xg and .bgf files, archives of them, or a pasted match or position.
library-choose = Select
library-more = More
library-unreviewed = not reviewed
library-pr = PR { $pr }
library-pr-both = PR { $one } / { $other }
library-sources = Formats of this match
library-formats =
    { $count ->
        [one] 1 more format of a game you have
       *[other] { $count } more formats of games you have
    }
library-empty-title = No games yet
library-play = Play
library-show-all = Show all
library-matching = { $count } found
library-find = Find positions
library-columns = Table
library-players = Players
library-any = All
library-column-filter = Filter: { $column }
library-column =
    { $column ->
        [result] Result
        [pr] PR
        [other-pr] Opponent's PR
        [luck] Luck
        [event] Event
        [review] Analysis
       *[newest] Date
    }
library-outcome =
    { $outcome ->
        [won] Won
        [lost] Lost
       *[open] Open
    }
library-state =
    { $state ->
        [reviewed] Analysed
       *[open] Not analysed
    }
library-collect = Add to selection
library-uncollect = Remove from selection
