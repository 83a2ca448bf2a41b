# The list of analyses: reviews and rollouts that run one after the other; the depth of an analysis.

queue = Analysis
queue-depth-about =
    { $depth ->
        [quick] 1-ply search: finds the blunders.
        [champion] Rolls out close decisions: the most exact.
       *[deep] 2 plies, 3 where it's close: exact enough for a tournament match.
    }
queue-time =
    { $unit ->
        [seconds] about { $count } s
        [hours] about { $count } h
       *[minutes] about { $count } min
    }
queue-review-all =
    { $count ->
        [one] Review the game without a review
       *[other] Review { $count } games without a review
    }
queue-review-selected =
    { $count ->
        [one] Review the selected game
       *[other] Review { $count } selected games
    }
queue-all-reviewed = Every game has a review.
queue-progress = { $done } of { $all } done
queue-pause = Pause
queue-resume = Resume
queue-paused = Paused
queue-clear = Remove all
queue-earlier = Move up: { $name }
queue-later = Move down: { $name }
queue-remove = Remove: { $name }
queue-rollout = rollout
queue-problem =
    { $why ->
        [engine] The engine stopped. Resume to try again.
        [full] Storage is full. Earlier results are kept, but this one isn't. Free some space, then resume.
       *[not-stored] This result couldn't be stored. Resume to try again.
    }
queue-rest = And { $count } more
queue-elsewhere = Running in another tab
queue-open = Show the list
queue-deepen = Analyse deeper
queue-scope = What to analyse
queue-scope-name =
    { $scope ->
        [decision] This decision
        [game] This game
       *[match] The whole match
    }
queue-now = Analyse now
queue-add = Add to the list
queue-added = Added to the list of analyses
