# All text of the page. Other languages have the same messages, filled in with the same things.
# $who is somebody: [you], [computer], [white] or [black] as a key, and his name where it is filled in.

## Names

name-you = You
name-computer = Computer
name-white = White
name-black = Black
colour =
    { $player ->
        [white] white
       *[black] black
    }
level-name =
    { $level ->
        [beginner] Beginner
        [casual] Casual
        [normal] Normal
        [strong] Strong
       *[expert] Expert
    }
level-label = { $level } level
level-about =
    { $level ->
        [beginner] Has just learnt the rules: a play costs it 62 thousandths of a point on average.
        [casual] Plays now and then: a play costs it 31 thousandths of a point.
        [normal] Plays in a club: a play costs it 13 thousandths of a point.
        [strong] Wins tournaments: a play costs it 3 thousandths of a point.
       *[expert] Looks two rolls ahead: a play costs it 1 thousandth of a point.
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
       *[black] black
    }
can-move = can move with { $dice }
takes-back = a tap takes it back
to-bar = the bar
to-off = off
lifted = Lifted from { $from }. To { $targets }.
dice-name = Dice { $dice }
dice-pick-up = Dice { $dice }, pick up
dice-swap = Dice { $dice }, swap
cube-middle = in the middle
cube-owner =
    { $who ->
        [you] yours
       *[other] owned by { $who }
    }
cube-name = Cube { $value }, { $owner }
cube-can-double = Cube { $value }, { $owner }, offer a double

## What is announced

new-game-said = New game: { $title }.
thrown-first =
    White throws { $white }, Black throws { $black }. { $who ->
        [you] You begin
       *[other] { $who } begins
    }.
thrown-tie = White throws { $white }, Black throws { $black }. Throw again.
thrown-doubled = White throws { $white }, Black throws { $black }: the cube goes to { $value }. Throw again.
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
offered-said = { offered } to { $value }. Take or drop?
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
        [you] You resign
       *[other] { $who } resigns
    } { $win }. Accept or decline?
declined =
    { $who ->
        [you] You decline
       *[other] { $who } declines
    }: the game goes on.
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
        [you] You have run out of time.
       *[other] { $who } has run out of time.
    }
match-won =
    { $who ->
        [you] You win the match.
       *[other] { $who } wins the match.
    }
game-started = Game { $number }.
play-taken-back =
    Taken back. { $who ->
        [you] You play
       *[other] { $who } plays
    } again.
taken-back = Taken back.
cocked-said = Cocked dice: throw again.
clock-started = The clock is on.
last-seconds = { clock-of }: ten seconds left.
update-later = The update comes after this game.

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

## Questions and what passes, in the middle of the board

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
closed-out =
    { $who ->
        [you] You are closed out
       *[other] { $who } is closed out
    }
closed-out-choice = { closed-out }: double or pass
tie = { $die }-{ $die }: throw again
tie-then = { $die }-{ $die }: throw again. { $question }
ask-double = Offer a double?
ask-drop = Drop and lose the game?
ask-resign = Resign what?
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
       *[backgammon] Backgammon
    }

## Notices

unreadable = The saved game could not be read ({ $why }). It was kept aside, and a new game is ready.
unreadable-no-room = The saved game could not be read ({ $why }), and there is no room to keep it aside. It stays where it is; this game is not stored.
end-missing = The end of the saved game is missing. It goes on from what is left, of which a copy was kept aside.
why-damaged = it is damaged
why-newer = a newer version of the game has written it ({ $version })
why-unknown = it holds an unknown entry, "{ $entry }"
why-illegal = it breaks the rules: { $why }
why-dice = its dice have been changed
store-instead = Store this game instead
not-stored = This browser does not store the game. It goes on, but closing the page ends it.
engine-failed = The computer player does not answer.
nets-damaged = Part of the computer player is damaged. It plays on by simple rules, weaker than its level says. Reload the page to fetch it anew.
try-again = Try again
update-ready = Update ready.
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
take-back-play = Take back the last play
new-game = New game
settings = Settings
menu = Menu
close = Close
game-name = Backgammon
help = How to play
help-failed = The help could not be loaded.
other-ways = Other ways to play
match-title = { $points }-point match
money-title = Money game
title = { $what }, game { $number }
crawford-mark = Crawford
unrated-mark = unrated
practice-mark = practice
account = { $first }, { $second } (stake { $stake } a point)
pips = { $pips } pips
score = Score { $points }
thinking = thinking
to-play = to play
clock-of =
    { $who ->
        [you] Your clock
       *[other] { $who }'s clock
    }
board = Board
actions = Actions
notice = Notice
game-region = Game
plays-region = List of plays
plays = Plays
first-hint = Tap a checker to move it by the first die, tap the dice to swap them.

entry-to-play = { $dice }: to play
entry-closed-out = closed out
entry-offer =
    { $offer ->
        [beaver] Beavers
        [raccoon] Raccoons
       *[double] Doubles
    } => { $value }
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

## A new game

opponent = Opponent
computer = Computer
person-here = Person here
level = Level
you-play = You play
play-for = Play for
money = Money
match-to = Match to
match-points = points
start = Start
options = Options:
game-choice = Game
doubling-cube = Doubling cube
crawford-game = Crawford game
option-fresh = The starter throws both dice again
option-four = A backgammon from the bar counts four
option-show = A closed-out player rolls for show
option-hand = You roll real dice and enter them
option-jacoby = Jacoby rule: gammons count once the cube is turned
option-practice = Practice, where plays may be taken back (unrated then)
option-stake = A point is worth
beavers = Beavers
beavers-none = None
beavers-one = One
beavers-all = And raccoons
automatic-doubles = Automatic doubles
summary-cube = cube
summary-no-cube = no cube
summary-jacoby = Jacoby
summary-real-dice = real dice
summary-clock = clock

## The clock of a match

clock-off = Off
clock-simple = Simple delay
clock-bronstein = Bronstein
clock-per-point = Minutes for each point of the match
clock-per-scored = Minutes less for each point scored so far
clock-delay = Seconds free in every turn
clock-promise =
    { $time } for each player, and { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } free in every turn.
clock-for-rest = A clock for the rest of the match
clock-nothing = No time would be left.
clock-start = Start the clock

## Settings

language-choice = Language
language-auto = As the browser
language-failed = The texts of this language could not be loaded.
theme = Board
theme-name =
    { $theme ->
        [felt] Felt
        [midnight] Midnight
        [paper] Paper
        [flat] Flat
       *[walnut] Walnut
    }
set-home-left = Home boards at the left
set-black-bottom = Black at the bottom (two people)
set-marks = Mark what may move and where to
set-forced = Play by itself what has no alternative
set-bear-off = Bear off by itself in a race
set-confirm = Ask before a double is offered
set-auto-roll = Roll when no double is possible
set-dead-cube = Offer Double even with a dead cube, and say why not
end-of-turn = The dice are picked up
end-by-hand = by hand
end-when-played = after a complete play
end-when-forced = after a play without choice
motion = Motion
motion-name =
    { $speed ->
        [off] Off
        [quick] Quick
        [slow] Slow
       *[normal] Normal
    }
sound = Sounds
volume = Volume
vibrate = Vibrate when touched
reset-settings = Reset all settings
licences = Licences of what is built in

## Keys and the position in words

keys = Keys
key-space = roll, or end the turn
key-arrows = go from point to point
key-home = go to the bar, or to the tray
key-tab = go to the board, or to the buttons
key-enter = lift the checker, or put it down
key-digits = play that die from the point
key-swap = swap the dice
key-undo = take a step back
key-undo-turn = take the turn back
key-double = offer a double
key-answer = take, or drop
key-type = type a play
key-words = the position in words
key-replay = see the last play again
key-list = this list
key-escape = put down, or close
position = The position in words
position-turn =
    { $who ->
        [you] You are to play.
       *[other] { $who } is to play.
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
position-nothing = nothing
position-pips = { $who }: { $pips } pips
type-play = A play in notation
type-example = For example 8/5 6/5 or bar/21*
play-it = Play
play-not-a-move = "{ $part }" is no move. Write it like 8/5 or bar/21.
play-not-legal = This is not a whole legal play of the dice.
play-too-long = A play has at most four moves.
play-name-way = This could be played in several ways: name the points between, and mark hits with *.

## Why something may not be done

no-not-now = This is not the moment for the opening throw.
no-game-over = The game is over.
no-game-goes-on = The game is not over yet.
no-match-over = The match is over.
no-roll-first = Roll the dice first.
no-already-rolled = The dice have been thrown.
no-dice-by-program = The program throws the dice in this game.
no-dice-by-hand = Enter the dice that you threw.
no-cocked-too-late = Dice are cocked before a checker is moved, not after.
no-closed-out = You are closed out: no roll can bring you in.
no-voluntary-pass = A turn cannot be passed at will.
no-nothing-to-undo = There is nothing to take back.
no-cannot-take-back = This step cannot be taken back alone.
no-play-is-final = A play is final once the dice are picked up.
no-double-before-roll = A double is offered before rolling.
no-first-turn = Nobody doubles in the first turn.
no-cube = This game is played without a cube.
no-not-your-cube = The opponent owns the cube.
no-dead-cube = A double cannot help you: you have the points already.
no-crawford = Nobody doubles in the Crawford game.
no-cube-limit = The cube cannot go any higher.
no-double = Nobody has doubled.
no-answer-double = The double has to be answered first.
no-beavers = There are no beavers in this game.
no-raccoons = There are no raccoons in this game.
no-resignation = Nobody has resigned.
no-answer-resignation = The resignation has to be answered first.
no-such-win = This game does not know such a win.
no-only-matches-clocks = Only a match is played with a clock.
no-clock-there = The match has a clock already.
no-time-left = So late in the match no time would be left.
no-clock = This match is played without a clock.
no-clock-stands = The clock stands between games.
no-such-die = There is no { $die } left to play.
no-loses-die = Both dice can be played: this would lose the { $die }.
no-higher-number = Only one die can be played, and it must be the higher: the { $die }.
no-swap-moved = The dice are swapped before a checker is moved, not after.
no-swap-double = Both dice show the same number.
no-unfinished = The { $die } can still be played.
no-checker-bar = No checker of yours is on the bar.
no-checker = No checker of yours stands on point { $point }.
no-bar-first = Your checker on the bar has to enter first.
no-point-held = The opponent holds point { $point }.
no-not-all-home = Not all of your checkers are in your home board.
no-higher-checker = The number is larger than the point, so the checker on point { $point } comes first.
no-all-played = All dice are played: press Done, or take a step back.
no-opponents = These checkers are the opponent's.
no-cannot-come = No checker can come here now.
no-not-there = The dice do not lead there.
no-computers-turn = It is the computer's turn.

## When something breaks

crash-title = Something went wrong
crash-stored = Your game is stored.
crash-reload = Load the page again to go on with it.
crash-not-stored = Your game could not be stored. The report holds it: save it as a file, and read that in the settings.

## Fair dice

fair-dice = Fair dice
fair-about = All dice of a game follow from a secret seed. Its fingerprint is shown before the game and the seed after it, so that anyone can check every roll.
fair-elsewhere = To check them elsewhere: the command bg dice, or a few lines of Python in the game's documentation.
fair-fingerprint = Fingerprint of the seed (SHA-256)
fair-next = Fingerprint for the next game
fair-seed = Seed
fair-later = shown after the game
fair-thrown = Dice thrown
fair-checked = Checked: the seed has this fingerprint, and each of the { $count } dice follows from it.
fair-by-hand = You throw real dice in this game: there is nothing to check.
fair-known = These are the dice of an earlier game.
fair-again = Same dice, other level
fair-new-game = Fingerprint of its dice: { $fingerprint }
fair-this-game = This game
fair-all-games = All games: { $games }
fair-rolls = Rolls
fair-doubles = Doubles
fair-expected = { $count } (fair: { $fair })
fair-pips = Luck in pips
fair-chi =
    Chi-square { $value }: fair dice are at least this uneven in { $chance ->
        [0] less than 0.1%
       *[other] { $percent }%
    } of all series of as many throws.
fair-few = Too few dice yet to say how even they are.
fair-luck-about = Luck in pips: what was rolled beyond the 8 1/6 pips that a fair roll gives on average.
fair-points = Luck in points
fair-difference = Difference
fair-luckiest = Luckiest roll
fair-unluckiest = Unluckiest roll
fair-points-wait = Luck in points: the computer player is judging the rolls …
fair-points-failed = Luck in points cannot be told: the computer player does not answer.
fair-points-some =
    Luck in points is known of { $games ->
        [one] one of these games
       *[other] { $games } of these games
    }.
fair-points-about = Luck in points: what a roll’s best play is worth beyond the mean of all 21 rolls, as the computer player judges positions at a glance, for money and without the cube. The opening throw does not count.
decimal-mark = .

## Kept in the browser

elsewhere = This game is being played in another tab. Here you watch it.
play-here = Play here
others-unreadable = Stored settings or counted dice could not be read. They were kept aside, and the usual ones are used.
keep-all = Everything in one file
keep-export = Save a file
keep-import = Read a file
kept-aside = Go on with a game kept aside
kept-whole = with its settings and counted dice
kept-unread = Texts that could not be read, kept aside: { $count }. A saved file holds them too.
kept-remove = Remove
kept-remove-sure = Remove for good
game-kept = The game that was here before was kept aside: it is in the settings.
start-no-room = There is no room to keep the game on the table aside, so no new one was begun.
start-anyway = Begin without it
imported = The file has been read. What was here before was kept aside.
import-failed = Nothing was taken from the file ({ $why }). All is as it was.
import-no-room = There is no room to keep this game aside, so all is as it was.
crash-copy = Copy a report
