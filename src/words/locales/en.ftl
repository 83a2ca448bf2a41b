# The English texts of the page. Every other language has the same messages with the same variables.
# $who is a player: its key is [you], [computer], [named] for an entered name, [nameless] for a
# friend without a name, or the colour of the checkers ([white],
# [black], [orange], [teal]); filled in, it is the player's name.

## Names

name-you = You
name-computer = Computer
name-colour =
    { $player ->
        [white] White
        [orange] Orange
        [teal] Teal
       *[black] Black
    }
colour =
    { $player ->
        [white] white
        [orange] orange
        [teal] teal
       *[black] black
    }
level-name =
    { $level ->
        [beginner] Beginner
        [casual] Casual
        [normal] Club
        [strong] Strong
        [own] My level
        [champion] Champion
       *[expert] Expert
    }
level-about =
    { $level ->
        [beginner] For your first games
        [casual] You play now and then
        [normal] You play often
        [strong] You play tournaments
        [own] About as strong as you
        [champion] Rolls out close decisions; takes about a second
       *[expert] Very hard to beat
    }
variant-name =
    { $variant ->
        [nackgammon] Nackgammon
        [hypergammon] Hypergammon
        [hypergammon2] Hypergammon with two checkers
        [hypergammon1] Hypergammon with one checker
        [longgammon] LongGammon
        [portes] Portes
        [misere] Misère
       *[standard] Backgammon
    }

## Lists

list-comma = { $list }, { $next }
list-or = { $list } or { $next }
sentence = { $text }.
labelled = { $label }: { $value }

## Places

number-word =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
       *[other] many
    }
place-point = { $number } point
place-bar = Bar
place-off = Off
standing-empty = empty
standing =
    { number-word } { $player ->
        [white] white
        [orange] orange
        [teal] teal
       *[black] black
    }
can-move = can move with { $dice }
takes-back = press to undo
to-bar = the bar
to-off = off
lifted = Picked up from { $from }. Move to { $targets }.
dice-name = Dice { $dice }
dice-pick-up = Dice { $dice }, end your turn
dice-swap = Dice { $dice }, swap
cube-middle = in the middle
cube-owner =
    { $who ->
        [you] yours
       *[other] owned by { $who }
    }
cube-name = Cube { $value }, { $owner }
cube-can-double = Cube { $value }, { $owner }, offer a double

## Announcements

new-game-said = New game: { $title }.
both-rolled =
    { $first ->
        [you] You roll
       *[other] { $first } rolls
    } { $white }, { $second ->
        [you] you roll
       *[other] { $second } rolls
    } { $black }
rolled-first =
    { both-rolled }: { $who ->
        [you] you go first
       *[other] { $who } goes first
    }.
rolled-tie = { both-rolled }. Roll again.
rolled-doubled = { both-rolled }: automatic double, the cube goes to { $value }. Roll again.
rolled =
    { $who ->
        [you] You roll
       *[other] { $who } rolls
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] You roll
       *[other] { $who } rolls
    } { $dice }. No legal move.
hit =
    { $who ->
        [you] Hit on your { $point } point.
       *[other] { $who } is hit on the { $point } point.
    }
passes =
    { $who ->
        [you] You pass.
       *[other] { $who } passes.
    }
played = { $who }: { $play }.
passes-closed-out =
    Closed out: { $who ->
        [you] you pass.
       *[other] { $who } passes.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] You beaver
           *[other] { $who } beavers
        }
        [raccoon] { $who ->
            [you] You raccoon
           *[other] { $who } raccoons
        }
       *[double] { $who ->
            [you] You double
           *[other] { $who } doubles
        }
    }
offered-to = { offered } to { $value }
taken =
    { $who ->
        [you] You take
       *[other] { $who } takes
    }. The cube is at { $value }.
win-object =
    { $win ->
        [single] a single game
        [gammon] a gammon
        [backgammon] a backgammon
       *[quadruple] a quadruple game
    }
resigns =
    { $who ->
        [you] You resign
       *[other] { $who } resigns
    } { $win }
resigns-said =
    { $who ->
        [you] You resign { $win }.
       *[other] { $who } resigns { $win }. Accept or decline?
    }
declined =
    { $who ->
        [you] You decline
        [computer] { $who } declines, hoping to win more
       *[other] { $who } declines
    }: play on.
wins =
    { $who ->
        [you] You win
       *[other] { $who } wins
    } { $win }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
out-of-time =
    { $who ->
        [you] You ran out of time.
       *[other] { $who } ran out of time.
    }
match-won =
    { $who ->
        [you] You win the match.
       *[other] { $who } wins the match.
    }
play-taken-back =
    Play taken back. { $who ->
        [you] You play
       *[other] { $who } plays
    } again.
taken-back = Undone.
move-taken-back = { $moved } taken back.
cocked-said = Cocked dice: roll again.
clock-started = The clock is running.
last-seconds = { clock-of }: ten seconds left.
update-later = The update will install after this game.
step-said = { $moved }.
all-played = All dice played.

move-to = { $from } to { $to }
move-hitting = { $moved } hitting
move-times =
    { $moved } { $count ->
        [2] twice
        [3] three times
       *[other] four times
    }
said-bar = bar
said-off = off

## Questions in the middle of the board

ask-die =
    { $who ->
        [you] Your die?
       *[other] { $who }'s die?
    }
ask-dice =
    { $who ->
        [you] Your dice?
       *[other] { $who }'s dice?
    }
ask-second-die =
    { $who ->
        [you] Your dice:
       *[other] { $who }'s dice:
    } { $first } and?
no-legal-move = No legal move: { $dice }
lost-turn-why =
    { $why ->
        [single] The point is blocked, so no checker can enter from the bar.
        [both] Both points are blocked, so no checker can enter from the bar.
        [all] All six points are blocked, so no checker can enter from the bar.
        [off] The points within reach are blocked, and no checker comes off before all of them are home.
       *[reach] Every point within reach is blocked.
    }
closed-out =
    { $who ->
        [you] You're closed out
       *[other] { $who } is closed out
    }
closed-out-choice = { closed-out }: double or pass
tie = Both rolled { $die }: roll again
tie-then = Both rolled { $die }: roll again. { $question }
ask-double = Offer a double?
ask-drop = Drop and lose the game?
ask-resign = Resign
ask-give-up =
    { $win ->
        [single] Give up this game? The computer wins it.
        [gammon] Give up this game? The computer wins a gammon, which counts double.
       *[backgammon] Give up this game? The computer wins a backgammon, which counts triple.
    }
take = Take
drop = Drop
beaver = Beaver
raccoon = Raccoon
accept = Accept
decline = Decline
back = Back
cancel = Cancel
ok = OK
win-button =
    { $win ->
        [single] Single game
        [gammon] Gammon
        [backgammon] Backgammon
       *[quadruple] Quadruple game
    }

## Notices

unreadable = Your saved game couldn't be read ({ $why }). It was set aside, and a new game is ready.
unreadable-no-room = Your saved game couldn't be read ({ $why }), and there's no space to set it aside. It stays where it is; this game isn't being saved.
end-missing = The end of your saved game is missing. You can resume from what's left; a copy was set aside.
why-damaged = it's damaged
why-newer = it was saved by a newer version ({ $version })
why-unknown = it contains an unknown entry, “{ $entry }”
why-illegal = it breaks the rules: { $why }
why-dice = its dice were changed
why-too-large = it's too large
why-elsewhere = this game is being played in another tab
store-instead = Save this game instead
not-stored = This browser can't save your game. You can play on, but closing the page ends the game.
engine-failed = The computer player isn't responding.
nets-damaged = Part of the computer player is damaged, so it plays below its level. Reload the page to repair it.
try-again = Try again
update-ready = Update ready
restart-after = Restart after this game
restart = Restart

## Buttons and the side panel

roll = Roll
double = Double
pass = Pass
resign = Resign
undo = Undo
done = Done
cocked = Cocked
next-game = Next game
new-match = New match
clock = Clock
add-clock = Add a clock
take-back-play = Take back the last play
new-game = New game
settings = Settings
menu = Menu
close = Close
game-name = Backgammon
help = How to play
help-failed = The help couldn't be loaded.
other-ways = More ways to play
other-ways-about = Matches, the doubling cube, real dice.
match-title = { $points }-point match
money-title = Money game
title = { $what }, game { $number }
match-game = Game { $number } of a { $points }-point match
game-title = Game { $number }
cubeless-title = One game, no cube
crawford-mark = Crawford
unrated-mark = unrated
practice-mark = practice
known-mark = dice known
account = { $first }, { $second } (stake { $stake } per point)
ahead = { $pips } ahead
behind = { $pips } behind
race = Race
race-level = even
panel-moves = Moves
sill-first = Your game's line appears here
sill-name = Line of the game
panel-dice = Dice
panel-chances = Chances
panel-rolls = Rolls, in pips
away = { $points } away
pips =
    { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
score = Score { $points }
score-label = score
thinking = thinking
to-roll =
    { $who ->
        [you] your roll
       *[other] to roll
    }
to-move =
    { $who ->
        [you] your move: { $dice }
       *[other] to move: { $dice }
    }
to-answer =
    { $who ->
        [you] your answer
       *[other] to answer
    }
clock-of =
    { $who ->
        [you] Your clock
       *[other] { $who }'s clock
    }
board = Board
actions = Actions
notice = Notice
game-region = Game
look-back = Previous play
look-forward = Next play
look-now = Back to the game
plays-region = List of plays
plays = Plays
score-sheet = Score sheet
sheet-game = Game
sheet-winner = Winner
sheet-cube = Cube
sheet-points = Points
sheet-none = No finished games yet

entry-to-play = to play
entry-no-play = no play
entry-closed-out = closed out
entry-offer =
    { $offer ->
        [beaver] Beavers to { $value }
        [raccoon] Raccoons to { $value }
       *[double] Doubles to { $value }
    }
entry-take = Takes
entry-drop = Drops
entry-out-of-time = out of time
entry-resign =
    Resigns ({ $win ->
        [single] single
        [gammon] gammon
        [backgammon] backgammon
       *[quadruple] quadruple
    })
entry-declined = { entry-resign }, declined

## New game

opponent = Opponent
computer = Computer
person-here = Two players, one device
level = Level
you-play = Your checkers
player-names = Names (optional)
play-for = Play for
one-game = One game
about-one-game = A single game, without the doubling cube.
about-money = Game after game for points, with the doubling cube.
about-match = The first to reach { points-won } wins.
length = Length
length-other = Other length
match-points = points
number-range = A whole number from { $least } to { $most }
decimal-range = A number from { $least } to { $most }
start = Start
options = Options
game-choice = Variant
doubling-cube = Doubling cube
crawford-game = Crawford game
option-fresh = Opening winner rerolls both dice
option-four = Backgammon with a checker on the bar scores 4
option-show = Roll even when closed out
option-hand = Roll real dice and enter them
option-jacoby = Jacoby rule: gammons count only after a double
option-practice = Practice mode with take-backs (unrated)
option-stake = Stake per point
beavers = Beavers
beavers-none = None
beavers-one = Beavers only
beavers-all = Beavers and raccoons
automatic-doubles = Automatic doubles
more-rules = More rules
jacoby-rule = Jacoby rule
about-rule =
    { $rule ->
        [cube] Either player may offer to double the stakes.
        [crawford] When a player comes within a point of winning, nobody may double in the next game.
        [jacoby] Gammons and backgammons count only after a double.
        [beavers] Whoever is doubled may double back at once and keep the cube.
        [automatic] How often a tie in the opening roll may double the cube.
        [stake] What each point is worth in the account.
        [fresh] Otherwise the opening dice are the first roll.
        [four] Otherwise it scores 3.
       *[closed-out] Otherwise the turn passes at once.
    }
summary-cube = cube
summary-no-cube = no cube
summary-jacoby = Jacoby
summary-real-dice = real dice
summary-clock = clock

## Match clock

clock-off = Off
clock-simple = Simple delay
clock-bronstein = Bronstein
clock-per-point = Minutes per point of the match
clock-per-scored = Minutes off per point already scored
clock-delay = Delay per turn in seconds
clock-promise =
    { $time } for each player, with a delay of { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } every turn.
clock-for-rest = Clock for the rest of the match
clock-nothing = No time would be left.
clock-start = Start the clock

## Settings

language-choice = Language
language-auto = Browser default
language-failed = This language couldn't be loaded.
theme = Theme
theme-name =
    { $theme ->
        [felt] Felt
        [midnight] Midnight
        [paper] Paper
        [flat] Flat
       *[walnut] Walnut
    }
mode = Light or dark
mode-name =
    { $mode ->
        [light] Light
        [dark] Dark
       *[system] Like the system
    }
set-home-left = Bear off on the left
about-home-left = Mirrors the board
set-black-bottom = { $name } at the bottom
about-two-players = For two players on one device
set-turn-board = Turn the board to the player on roll
about-turn-board = For two players who hand one device back and forth
set-marks = Highlight legal moves
about-marks = Rings the checkers you can move and marks where they can go
set-forced = Play forced moves automatically
about-forced = When only one play is legal
set-bear-off = Bear off automatically
about-bear-off = Once there is no contact left
set-race = Show the race
about-race = Two bars: the pips each player has left
set-rolls = Show the rolls
about-rolls = A bar for each roll: how many pips it brought
set-confirm = Confirm doubles
set-auto-roll = Roll automatically when I can't double
set-dead-cube = Show the cube button when the cube is dead
set-letter-keys = Single-key shortcuts
about-dead-cube = Explains why a double can't help
end-of-turn = End my turn
about-end-of-turn = You can undo until then
end-by-hand = When I press Done
end-when-played = Automatically
end-when-forced = Automatically if forced
motion = Speed of the checkers
about-motion = Also sets the computer's pace
motion-name =
    { $speed ->
        [off] Off
        [quick] Fast
        [slow] Slow
       *[normal] Normal
    }
volume = Volume
vibrate = Vibration
about-vibrate = A short buzz when you move a checker
group-play = Play
group-beside = Beside the board
group-sound = Sound and motion
group-data = Your data
group-about = About
reset-settings = Reset all settings
undo-reset = Undo reset
settings-reset = All settings are back to their defaults
licences = Open-source licences

## Keyboard shortcuts and the position in words

keys = Keyboard shortcuts
key-space = Roll, or end your turn
key-arrows = Go from point to point
key-home = Go to the bar or the tray
key-tab = Go to the board or the buttons
key-enter = Pick up the checker, or put it down
key-digits = Play that die from the point
key-swap = Swap the dice
key-undo = Undo a move
key-undo-turn = Undo the whole turn
key-double = Double
key-take = Take the double
key-drop = Drop the double (pass)
key-type = Type a play
key-words = Position in words
key-replay = Replay the last play
key-look = See the previous or next play
key-list = Keyboard shortcuts
key-escape = Put the checker down, or close
position = Position in words
position-turn =
    { $who ->
        [you] You're on roll.
       *[other] { $who } is on roll.
    }
position-row =
    { $quarter ->
        [home] Home board
        [outer] Outer board
        [far] Opponent's outer board
       *[start] Opponent's home board
    }: { $points }.
position-point = { number-word } on { $point }
position-bar = { number-word } on the bar
position-off = { number-word } off
position-nothing = empty
position-pips =
    { $who }: { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
type-play = Type a play
type-example = For example: 8/5 6/5 or bar/21*
play-it = Play
play-not-a-move = “{ $part }” isn't a move. Write it like 8/5 or bar/21.
play-not-legal = That isn't a complete legal play with these dice.
play-too-long = A play has at most four moves.
play-name-way = There are several ways to play this: name the points in between, and mark hits with *.

## Why an action is refused

no-not-now = That isn't possible now.
no-game-over = The game is over.
no-game-goes-on = The game isn't over yet.
no-match-over = The match is over.
no-roll-first = Roll the dice first.
no-already-rolled = The dice are already rolled.
no-dice-by-program = The dice are rolled for you in this game.
no-dice-by-hand = Enter the dice you rolled.
no-cocked-too-late = Call cocked dice before you move a checker, not after.
no-closed-out = You're closed out: no roll lets you enter.
no-voluntary-pass = You can't pass a turn that you can play.
no-nothing-to-undo = Nothing to undo.
no-cannot-take-back = This move can't be undone on its own.
no-play-is-final = A play is final once you pick up the dice.
no-double-before-roll = Double before you roll.
no-first-turn = No doubling on the first turn.
no-cube = There is no cube in this game.
no-not-your-cube = Your opponent owns the cube.
no-dead-cube = The cube is dead: you don't need more points.
no-crawford = No doubling in the Crawford game.
no-cube-limit = The cube can't go any higher.
no-double = Nobody has doubled.
no-answer-double = Answer the double first.
no-beavers = No beavers in this game.
no-raccoons = No raccoons in this game.
no-resignation = Nobody has resigned.
no-answer-resignation = Answer the resignation first.
no-such-win = That result isn't possible in this game.
no-only-matches-clocks = Only matches have a clock.
no-clock-there = The match already has a clock.
no-time-left = It's too late in the match: no time would be left.
no-clock = This match has no clock.
no-clock-stands = The clock is stopped between games.
no-such-die = No { $die } left to play.
no-loses-die = You must play both dice: this would lose the { $die }.
no-higher-number = You can play only one die, and it must be the higher: the { $die }.
no-swap-moved = Swap the dice before you move a checker.
no-swap-double = Both dice show the same number.
no-unfinished = You can still play the { $die }.
no-checker-bar = You have no checker on the bar.
no-checker = You have no checker on the { $point } point.
no-bar-first = Enter your checker from the bar first.
no-point-held = Your opponent holds the { $point } point.
no-not-all-home = Bring all your checkers home before you bear off.
no-higher-checker = You have a checker further back, on the { $point } point: move that one first.
die-blocked = The { $die } is blocked, so you played the { $other }.
no-all-played = All dice are played: confirm your play, or take a move back.
no-already-made = That move is already made. An arrow shows the next one.
no-opponents = Those are your opponent's checkers.
no-cannot-come = No checker can move here now.
no-not-there = The dice don't allow that move.
no-computers-turn = It's the computer's turn.

## After a crash

crash-title = Something went wrong
crash-stored = Your game is saved.
crash-reload = Reload the page to resume it.
missing = Not everything has loaded.
missing-help = Check your connection, then reload the page.
crash-not-stored = Your game couldn't be saved. The report contains it: save the report as a file and import it in the settings.

## Fair dice

fair-dice = Fair dice
fair-how = How is this fair?
fair-about = Every roll of a game comes from a secret seed. You see its fingerprint before the game and the seed itself afterwards, so anyone can check the dice.
fair-elsewhere = To check the dice elsewhere, use the command bg dice, or the few lines of Python in the game's documentation.
fair-fingerprint = Fingerprint of the seed (SHA-256)
fair-next = Fingerprint for the next game
fair-seed = Seed
fair-later = shown after the game
fair-in-order = Rolls in order
fair-rolled = Dice rolled
fair-checked = Verified: the seed has this fingerprint, and all { $count } dice come from it.
fair-by-hand = You roll real dice in this game: there is nothing to verify.
fair-known = These are the dice of an earlier game.
fair-again = Replay with the same dice
fair-new-game = Dice fingerprint: { $fingerprint }
fair-this-game = This game
fair-all-games = All games: { $games }
fair-rolls = Rolls
fair-doubles = Doubles
fair-even = Expected
fair-expected = { $count } (expected: { $fair })
fair-pips = Luck in pips
fair-chi =
    Fair dice look this uneven { $chance ->
        [0] less than 0.1%
       *[other] { $percent }%
    } of the time (chi-square { $value }).
fair-few = Not enough rolls yet to judge.
fair-luck-about = Luck in pips: pips rolled above the average of 8 1/6 a roll. The opening roll doesn't count.
fair-points = Luck in points
fair-difference = Difference
fair-luckiest = Luckiest roll
fair-unluckiest = Unluckiest roll
fair-points-wait = Luck in points: the computer player is analysing the rolls…
fair-points-failed = Luck in points isn't available: the computer player isn't responding.
fair-points-some =
    Luck in points covers { $games ->
        [one] one of these games
       *[other] { $games } of these games
    }.
fair-points-about = Luck in points: what each roll was worth beyond the average roll, by the computer's quick evaluation (money, no cube). The opening roll doesn't count.
decimal-mark = .

## Tabs, backups and the library

elsewhere = Watching: this game is being played in another tab
play-here = Play in this tab
others-unreadable = Your settings or dice statistics couldn't be read. They were set aside, and the defaults are used.
keep-all = Backup
about-backup = Games, reviews, drills, games with friends, settings and statistics in one file. Keep it private: it holds the secrets of your dice.
backup-without-library = The file is missing your saved games, reviews, drills and games with friends. { $why }
backup-due = Your latest games are only in this browser. Export a backup?
keep-export = Export
keep-import = Import
kept-aside = Resume a saved game
kept-whole = with its settings and dice statistics
kept-unread =
    { $count ->
        [one] { $count } damaged save set aside
       *[other] { $count } damaged saves set aside
    }
kept-remove = Delete
kept-remove-sure = Delete for good
kept-more = Show more ({ $count })
game-kept = Your unfinished game is in Games
library-open = Open Games
start-no-room = There's no space to keep the unfinished game, so no new game was started.
start-anyway = Discard it and start
imported = Import complete. Your previous data is saved in Games.
import-failed = Nothing was imported ({ $why }). Everything is as it was.
import-no-room = There's no space to set this game aside, so nothing was imported.
crash-copy = Copy report

## Cards over the board, and the next step

points-won =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stakes-take = Take: play on for { points-won }.
stakes-drop =
    { $play ->
        [match] Drop: lose { points-won }, and the match stands { $score }.
       *[money] Drop: lose { points-won }.
    }
stakes-win =
    { $play ->
        [match] Drop: win { points-won }, and the match stands { $score }.
       *[money] Drop: win { points-won }.
    }
stakes-resign = { win-button }: lose { points-won }.
cube-shows-64 = The doubling cube: nobody has doubled. 64 means 1.
end-drop =
    { $who ->
        [you] You dropped
       *[other] { $who } dropped
    } the double
end-resigned =
    { $who ->
        [you] You resigned
       *[other] { $who } resigned
    }{ $win ->
        [single] {""}
       *[other] {" "}{ win-object }
    }
end-cube = { $how } with the cube at { $value }
end-cube-at = The cube was at { $value }.
end-why =
    { $who ->
        [you] { $win ->
            [gammon] Gammon: you took no checkers off. Counts double.
           *[backgammon] Backgammon: you took no checkers off and still had at least one in the winner's home board. Counts triple.
        }
       *[other] { $win ->
            [gammon] Gammon: { $who } took no checkers off. Counts double.
           *[backgammon] Backgammon: { $who } took no checkers off and still had at least one in the winner's home board. Counts triple.
        }
    }
end-wins =
    { $who ->
        [you] You win
       *[other] { $who } wins
    }
end-won = You won
end-lost = You lost
end-mistakes = See your biggest mistakes
start-computer = Play the computer
start-two = Two players here
start-promise = Play well.
start-promise-then = See what decided it.
start-about = After each game you see which of your plays cost you most, and why.
start-new = New to backgammon?
start-learn = Learn it in two minutes, on this board.
start-leaves = What you keep from a game
start-leaves-about = Its course, and the moments that decided it.
start-why = A teacher who explains why
start-why-about = As strong as the desktop programs, on your phone too.
start-dice = Dice you can check
start-dice-about = Sealed before the game, opened after it.
start-yours = Yours alone
start-yours-about = No account, no ads. Works offline after this visit.
next-roll = Press { roll }
next-move = Choose a ringed checker
next-move-plain = Choose a checker
next-dice =
    A tap plays the die { $place ->
        [top] at the top
       *[left] on the left
    } first. Tap the dice to swap them.
next-written = 8/5 means from 8 to 5, 8/5(2) two checkers, and 8/5* a hit.
next-pips = Pips are the steps each side still has to go. Fewer is better.
next-place = Choose where it goes
next-done = Press { done }

## The lesson

lesson = Learn backgammon in two minutes
lesson-yours = You're { $colour }.
lesson-goal = Move your 15 checkers along the arrow into your home board, the outlined quarter, then take them all off. Your opponent goes the other way. First to finish wins.
lesson-move = You rolled 3, your opponent 1, so you go first and play both. Each die moves one checker. Start with the 3.
lesson-point = Now bring a second checker there with the 1. Two checkers hold a triangle, called a point: your opponent can't land on it.
lesson-done = You now hold your 5 point, and both dice are played. End your turn.
lesson-bar = Later, your opponent hit a lone checker of yours: it's on the bar, the middle strip. It comes in on 24 with a 1, down to 19 with a 6; 19 is taken, so enter on 21 with your 4.
lesson-hit = A checker on its own is a blot. Hit the one on the 7 point: land on it with your 6.
lesson-was-hit = The blot is on the bar: it has to enter before your opponent can move anything else.
lesson-dance = Your opponent rolled 6-5: a 6 enters on your 6 point, a 5 on your 5 point. You hold both, so there's no way in, and the turn is lost.
lesson-off = Later, all your checkers are home, so you take them off. You rolled 6-6, a double, which is played four times: a 6 takes one off the 6 point.
lesson-last = You have more 6s to play. The 6 point is empty now, so a 6 takes off your highest checker. It's your last one: take it off, and you win.
lesson-won = Well played: you've won, and now you know the game! Next comes a real game, or the first chapter of the course.
lesson-gammon = If the loser has taken no checkers off, the win counts double: that's a gammon.
lesson-tap = Choose the ringed checker on the { $number } point
lesson-tap-bar = Choose your checker on the bar
lesson-now = For now, choose the ringed checker on the { $number } point.
lesson-now-bar = For now, choose your checker on the bar.
lesson-leave = Leave the lesson
lesson-left = Lesson closed.
lesson-play = Play your first game
lesson-back = Back to your game
lesson-again = Repeat the lesson
lesson-course = Go on with the course
