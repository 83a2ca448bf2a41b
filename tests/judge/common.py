"""What the judges share: games of Open Sage, positions as each program writes them, and how sure a mean is.

A board is Open Sage's: 26 numbers, seen by the player on roll; his checkers count above 0, his opponent's below. Points
1 to 24 are the player's own, 25 is his bar and 0 that of his opponent, whose checkers there count above 0.
"""

import argparse
import base64
import itertools
import json
import math
import random
import subprocess

import bgsage
import gnubg

# Players err now and then: so often a play is chosen that is at most so much worse.
ERRS, NEAR = 0.12, 0.1


def cube(length, score):
    """A cube in the middle of a match, or of a game for money (0) without the rule of Jacoby."""
    return {**gnubg.cubeinfo(1, -1, 1, length, score, 0, 0), "jacoby": 0}


MONEY = cube(0, (0, 0))


def sides(board):
    """Checkers of the player on roll and of his opponent on points 1 to 24 and the bar, each seen by himself."""
    own = [max(0, board[point]) for point in range(1, 25)] + [abs(board[25])]
    other = [max(0, -board[25 - point]) for point in range(1, 25)] + [abs(board[0])]
    return own, other


def position_id(board):
    """The position ID that `bg json` reads."""
    own, other = sides(board)
    bits = "".join("1" * count + "0" for side in (other, own) for count in side).ljust(80, "0")
    numbers = bytes(int(bits[at : at + 8][::-1], 2) for at in range(0, 80, 8))
    return base64.b64encode(numbers).decode().rstrip("=")


def board(position_id):
    """The board of a position ID."""
    bits = "".join(f"{byte:08b}"[::-1] for byte in base64.b64decode(position_id + "=="))
    runs = [len(run) for run in bits.split("0")]
    other, own = runs[:25], runs[25:50]
    points = [own[at] - other[23 - at] for at in range(24)]
    return [other[24], *points, own[24]]


def is_over(board):
    """Whether the opponent of the player on roll has borne off his last checker."""
    return sum(sides(board)[1]) == 0


def points_won(board):
    """What the opponent, who is off, has won: 1, 2 or 3."""
    own, _ = sides(board)
    if sum(own) < 15:
        return 1
    return 3 if sum(own[18:]) > 0 else 2


def gnubg_equity(board, plies):
    """GNU Backgammon's equity without a cube, of the player on roll."""
    own, other = sides(board)
    context = gnubg.evalcontext(0, plies, 1, 0, 0.0)
    return gnubg.evaluate((tuple(other), tuple(own)), MONEY, context)[5]


def worth_after(board, plies):
    """What `board` is worth, by GNU Backgammon, to the player who has just moved."""
    return points_won(board) if is_over(board) else -gnubg_equity(board, plies)


def after_plays(board, dice):
    """The positions that the roll can lead to, seen by the opponent; empty if there is no play."""
    return [list(bgsage.flip_board(after)) for after in bgsage.possible_moves(board, *dice)]


def throw(dice, is_first):
    """Two dice; the first ones of a game differ."""
    while True:
        roll = [dice.randint(1, 6), dice.randint(1, 6)]
        if not is_first or roll[0] != roll[1]:
            return roll


def games(seed):
    """Numbers of games, without end; those of another `seed` are others."""
    return itertools.count(seed * 1_000_000)


def game(player, number):
    """The boards and rolls before each play of a game of `player` against itself, and the chance that goes on."""
    chance, board, turns = random.Random(number), list(bgsage.STARTING_BOARD), []
    while bgsage.check_game_over(board) == 0:
        if turns:
            board = list(bgsage.flip_board(board))
        dice = throw(chance, not turns)
        turns.append((board, dice))
        moves = player.checker_play(board, *dice, jacoby=False).moves
        if moves:
            near = [move for move in moves if moves[0].equity - move.equity < NEAR]
            errs = chance.random() < ERRS
            board = list((chance.choice(near) if errs else moves[0]).board)
    return turns, chance


def positions(seed, each, fits):
    """Of each game of Open Sage at most `each` of the turns that fit, drawn by chance; without end."""
    player = bgsage.BgBotAnalyzer(eval_level="1ply", cubeful=False)
    for number in games(seed):
        turns, chance = game(player, number)
        fitting = [turn for turn in turns if fits(*turn)]
        yield from chance.sample(fitting, min(each, len(fitting)))


def ask(bg, requests):
    """What `bg json` answers to these requests."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    told = subprocess.run([bg, "json"], input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in told.stdout.splitlines()]
    wrong = [answer for answer in answers if "error" in answer]
    if wrong or len(answers) != len(requests):
        raise SystemExit(f"bg json: {wrong[:1] or 'too few answers'}")
    return answers


def mean(numbers):
    """The mean and its standard error."""
    count = len(numbers)
    middle = sum(numbers) / count
    squares = sum((number - middle) ** 2 for number in numbers)
    return middle, math.sqrt(squares / count / (count - 1))


def told(points):
    """The mean of these points in thousandths, as text."""
    middle, error = mean([1000 * one for one in points])
    return f"{middle:.2f} ± {error:.2f}"


def read(file):
    with open(file, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def parser(doc):
    """A parser whose help is `doc` as it stands."""
    return argparse.ArgumentParser(description=doc, formatter_class=argparse.RawTextHelpFormatter)


def depth(text):
    """A number of plies, or the name of the Champion level."""
    return text if text == "champion" else int(text)


def add_player(words, plies):
    """Which program is judged, and how far ahead it looks unless something else is said."""
    words.add_argument("--bg", default="../../target/release/bg")
    words.add_argument("--plies", type=depth, default=plies)


def commands(doc, make, judge, plies):
    """A parser with the commands `make` and `judge`, and each of these to be added to."""
    both = parser(doc)
    added = both.add_subparsers(required=True)
    making, judging = added.add_parser("make"), added.add_parser("judge")
    for words, run in ((making, make), (judging, judge)):
        words.add_argument("file")
        words.set_defaults(run=run)
    making.add_argument("count", type=int)
    making.add_argument("--seed", type=int, default=1)
    add_player(judging, plies)
    return both, making, judging


def run(both):
    """Does what the words of the command line say."""
    args = both.parse_args()
    args.run(args)
