"""Checker play: what the plays of `bg` lose by the judgement of GNU Backgammon.

    python3 plays.py make decisions.jsonl 2000 [--seed 1] [--judge 2] [--close]
    python3 plays.py judge decisions.jsonl [--bg PROGRAM] [--plies 0 | --level beginner]
"""

import json

import bgsage

import common

# Plays that 0-ply finds so much worse than its best are not looked at, and not more than so many.
WITHIN, MOST = 0.16, 6
# Two plays are close if 2-ply sees less between them.
CLOSE = 0.06


def candidates(board, dice):
    """The positions after the plays that may be the best, GNU Backgammon's own choice at 0-ply first."""
    ranked = [(common.worth_after(after, 0), after) for after in common.after_plays(board, dice)]
    ranked.sort(key=lambda one: -one[0])
    best = ranked[0][0]
    return [after for worth, after in ranked[:MOST] if best - worth < WITHIN]


def is_close(board, after):
    worth = sorted((common.worth_after(one, 2) for one in after), reverse=True)
    return not bgsage.is_race(board) and len(worth) > 1 and worth[0] - worth[1] < CLOSE


def make(args):
    unforced = lambda board, dice: len(common.after_plays(board, dice)) > 1
    left = args.count
    with open(args.file, "w", encoding="utf-8") as out:
        for board, dice in common.positions(args.seed, 3, unforced):
            if left == 0:
                break
            after = candidates(board, dice)
            if args.close and not is_close(board, after):
                continue
            judged = [(common.position_id(one), common.worth_after(one, args.judge)) for one in after]
            one = {"board": board, "dice": dice, "judge": args.judge, "judged": judged}
            print(json.dumps(one), file=out, flush=True)
            left -= 1


def judge(args):
    decisions = common.read(args.file)
    how = {"level": args.level} if args.level else {"ply": args.plies}
    asked = [
        {"cmd": "best", "position_id": common.position_id(one["board"]), "dice": one["dice"], **how}
        for one in decisions
    ]
    ours, theirs = [], []
    for one, answer in zip(decisions, common.ask(args.bg, asked)):
        judged = dict(one["judged"])
        chosen = answer["position"]
        if chosen not in judged:
            by_id = {common.position_id(after): after for after in common.after_plays(one["board"], one["dice"])}
            judged[chosen] = common.worth_after(by_id[chosen], one["judge"])
        best = max(judged.values())
        ours.append(best - judged[chosen])
        theirs.append(best - one["judged"][0][1])
    print(f"{len(ours)} decisions, millipoints lost:")
    how = args.level or (args.plies if args.plies == "champion" else f"{args.plies}-ply")
    print(f"bg at {how} {common.told(ours)}, GNU Backgammon at 0-ply {common.told(theirs)}")


if __name__ == "__main__":
    both, making, judging = common.commands(__doc__, make, judge, plies=0)
    making.add_argument("--judge", type=int, default=2)
    making.add_argument("--close", action="store_true")
    judging.add_argument("--level")
    common.run(both)
