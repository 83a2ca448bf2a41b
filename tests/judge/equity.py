"""Equities of positions with contact: how far those of `bg` are from rollouts by Open Sage.

    python3 equity.py make contact.jsonl 200 [--seed 1] [--games 180]
    python3 equity.py judge contact.jsonl [--bg PROGRAM] [--plies 0]
"""

import itertools
import json
import math

import bgsage

import common


def make(args):
    """One position of each game, so that they tell as much as there are; a core takes some seconds for each."""
    rollout = bgsage.BgBotAnalyzer(
        eval_level="rollout",
        cubeful=False,
        n_trials=args.games,
        decision_ply=1,
        cubeful_trial_moves=False,
        parallel_threads=1,
    )
    # The opening position is none: it would come too often.
    contact = lambda board, _: not bgsage.is_race(board) and board != list(bgsage.STARTING_BOARD)
    found = common.positions(args.seed, 1, contact)
    with open(args.file, "w", encoding="utf-8") as out:
        for board, _ in itertools.islice(found, args.count):
            # Rollouts want the position after a play, seen by the player who has made it.
            told = rollout.post_move_analytics(list(bgsage.flip_board(board)), jacoby=False)
            one = {"board": board, "equity": -told.cubeless_equity, "error": told.cubeless_se}
            print(json.dumps(one), file=out, flush=True)


def judge(args):
    known = common.read(args.file)
    asked = [{"cmd": "eval", "position_id": common.position_id(one["board"]), "ply": args.plies} for one in known]
    off = lambda equities: [abs(equity - one["equity"]) for equity, one in zip(equities, known)]
    ours = off([answer["equity"] for answer in common.ask(args.bg, asked)])
    theirs = off([common.gnubg_equity(one["board"], args.plies) for one in known])
    noise = math.sqrt(sum(one["error"] ** 2 for one in known) / len(known))
    print(f"{len(known)} positions, standard error of the rollouts {1000 * noise:.1f}, mean error in millipoints:")
    print(f"bg at {args.plies}-ply {common.told(ours)}, GNU Backgammon {common.told(theirs)}")
    print(f"difference {common.told([one - other for one, other in zip(ours, theirs)])}")


if __name__ == "__main__":
    both, making, _ = common.commands(__doc__, make, judge, plies=0)
    making.add_argument("--games", type=int, default=180)
    common.run(both)
