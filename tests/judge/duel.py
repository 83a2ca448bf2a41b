"""Games of `bg` against GNU Backgammon for money without a cube, in pairs with the same dice and the seats exchanged.

    python3 duel.py 5000 [--seed 1] [--bg PROGRAM] [--plies 0]
"""

import itertools
import json
import random
import subprocess

import bgsage

import common


class Bg:
    """Plays as `bg json` says."""

    def __init__(self, bg, plies):
        self.plies = plies
        self.tool = subprocess.Popen([bg, "json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def choose(self, board, dice, after):
        request = {"cmd": "best", "position_id": common.position_id(board), "dice": dice, "ply": self.plies}
        self.tool.stdin.write(json.dumps(request) + "\n")
        chosen = json.loads(self.tool.stdout.readline())["position"]
        return next(one for one in after if common.position_id(one) == chosen)


class Gnubg:
    """Plays as GNU Backgammon's judgement of all plays says."""

    def __init__(self, plies):
        self.plies = plies

    def choose(self, board, dice, after):
        best = after
        for plies in range(self.plies + 1):
            ranked = sorted(((common.worth_after(one, plies), at) for at, one in enumerate(best)), reverse=True)
            # What is clearly worse is not looked at deeper.
            near = [best[at] for worth, at in ranked if ranked[0][0] - worth < 0.16]
            best = near[:8]
        return best[0]


def play(players, seed, first):
    """What the first of `players` wins if the player of this number begins."""
    chance, board, turn = random.Random(seed), list(bgsage.STARTING_BOARD), 0
    while True:
        mover = (first + turn) % 2
        dice = common.throw(chance, turn == 0)
        after = common.after_plays(board, dice)
        board = players[mover].choose(board, dice, after) if after else list(bgsage.flip_board(board))
        if common.is_over(board):
            return common.points_won(board) * (1 if mover == 0 else -1)
        turn += 1


if __name__ == "__main__":
    words = common.parser(__doc__)
    words.add_argument("pairs", type=int)
    words.add_argument("--seed", type=int, default=1)
    common.add_player(words, plies=0)
    args = words.parse_args()
    players = [Bg(args.bg, args.plies), Gnubg(args.plies)]
    seeds = itertools.islice(common.games(args.seed), args.pairs)
    won = [sum(play(players, seed, first) for first in (0, 1)) / 2 for seed in seeds]
    middle, error = common.mean(won)
    print(f"{2 * args.pairs} games: bg wins {middle:.3f} ± {1.96 * error:.3f} points a game (95 %)")
