"""Bias of the Champion's rollouts in close cube positions, judged by rollouts of Open Sage.

    python3 rollouts.py make cubes.jsonl 50 [--set b] [--level truncated2]
    python3 rollouts.py judge cubes.jsonl [--bg PROGRAM] [--trials 1296]

The positions are the first of set A or B in tests/data/cubes: games of this engine at 0 plies against itself, for money,
one position of each, in which a 2-ply search leaves the cube close (too good within 0.15, the double within 0.08, the
take within 0.08). Settings are chosen on A and reported on B. `make` adds to a file that exists, so that it can be
interrupted; a core takes half a minute for a position.
"""

import json
import math
import pathlib

import bgsage

import common

SETS = pathlib.Path(__file__).resolve().parent.parent / "data/cubes"
OWNERS = {"centre": "centered", "mover": "player"}
# A cube that Open Sage finds worth exactly a point, with a smaller standard error, is decided already.
SETTLED = 0.00005
EQUITIES = {"nd": "no double", "dt": "double/take"}


def make(args):
    sage = bgsage.BgBotAnalyzer(eval_level=args.level, cubeful=True, parallel_threads=1)
    wanted = (SETS / f"{args.set}.txt").read_text(encoding="utf-8").splitlines()[: args.count]
    done = {one["position_id"] for one in common.read(args.file)} if pathlib.Path(args.file).exists() else set()
    with open(args.file, "a", encoding="utf-8") as out:
        for line in wanted:
            kind, owner, position_id = line.split()
            if position_id in done:
                continue
            found = sage.cube_action(common.board(position_id), 1, OWNERS[owner], jacoby=False, beaver=False)
            row = {
                "kind": kind,
                "owner": owner,
                "position_id": position_id,
                "nd": found.equity_nd,
                "dt": found.equity_dt,
                "errors": [found.equity_nd_se or 0, found.equity_dt_se or 0],
            }
            print(json.dumps(row), file=out, flush=True)


def loss(truth, chosen):
    """Returns what the actions by the equities `chosen` lose if those of `truth` are right, both sides together."""
    double, take = min(chosen["dt"], 1) >= chosen["nd"], chosen["dt"] <= 1
    doubled = min(truth["dt"], 1)
    lost = max(truth["nd"], doubled) - (doubled if double else truth["nd"])
    answered = truth["dt"] if take else 1
    return lost + (answered - doubled if double else 0)


def judge(args):
    rows = [one for one in common.read(args.file) if one["errors"][0] > SETTLED]
    # A cube at 1 has no owner; equities are per unit of the cube.
    cube = lambda owner: {"value": 1 if owner == "centre" else 2, "owner": owner}
    asked = [{"position_id": one["position_id"], "cube": cube(one["owner"]), "jacoby": False} for one in rows]
    preset = {"cmd": "rollout", "preset": "champion", "double": True, "trials": args.trials}
    rolled = [answer["candidates"] for answer in common.ask(args.bg, [{**preset, **one} for one in asked])]
    print(f"{len(rows)} positions, {args.trials} trials against Open Sage's, in millipoints:")
    for nth, (key, name) in enumerate(EQUITIES.items()):
        off = [found[nth]["equity"] - one[key] for found, one in zip(rolled, rows)]
        rms = 1000 * math.sqrt(sum(one * one for one in off) / len(off))
        ours = 1000 * sum(found[nth]["standard_error"] for found in rolled) / len(rows)
        theirs = 1000 * sum(one["errors"][nth] for one in rows) / len(rows)
        print(f"{name}: bias {common.told(off)}, rms {rms:.1f}, mean standard error {ours:.1f}, Open Sage {theirs:.1f}")
    for name, depth in (("2-ply", {"ply": 2}), ("Champion", {"ply": "champion", "trials": args.trials})):
        found = common.ask(args.bg, [{"cmd": "cube", **depth, **one} for one in asked])
        lost = [loss(one, answer) for one, answer in zip(rows, found)]
        print(f"{name} loses {common.told(lost)}, wrong in {sum(one > 1e-9 for one in lost)}")


if __name__ == "__main__":
    both = common.parser(__doc__)
    added = both.add_subparsers(required=True)
    making, judging = added.add_parser("make"), added.add_parser("judge")
    for words, run in ((making, make), (judging, judge)):
        words.add_argument("file")
        words.set_defaults(run=run)
    making.add_argument("count", type=int)
    making.add_argument("--set", choices=("a", "b"), default="b")
    making.add_argument("--level", default="truncated2")
    judging.add_argument("--bg", default="../../target/release/bg")
    judging.add_argument("--trials", type=int, default=1296)
    common.run(both)
