"""What the Champion level gains over a 2-ply search: plays of recorded matches, judged by longer rollouts of `bg`.

    python3 champion.py make champion.jsonl MATCH [MATCH ...] [--count 60] [--seed 1] [--trials 1296]
    python3 champion.py judge champion.jsonl [--trials 2592 | --sage truncated1]

Only plays that a 2-ply search leaves close are drawn, and only those that the two levels play differently are judged: by
0-ply rollouts to the end of the game with other dice, or by Open Sage at a level of its own (3ply, truncated1). Own
rollouts share the errors of the level's trials: another program should confirm a gain.
"""

import argparse
import json
import math
import random
import resource
import statistics
import subprocess

# Two plays are close if a 2-ply search sees less between them.
CLOSE = 0.03
CUBE = {"value": 1, "owner": "centre"}
SEED = 99


def ask(bg, requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    answers = subprocess.run([bg, "json"], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in answers.stdout.splitlines()]


def plays(bg, file):
    """The unforced plays of a match, as requests for a game for money."""
    review = subprocess.run([bg, "review", "--ply", "0", "--json", file], capture_output=True, text=True, check=True)
    for line in review.stdout.splitlines():
        for game in json.loads(line)["games"]:
            for one in game["decisions"]:
                if one["kind"] == "checker" and not one["forced"]:
                    yield {"position_id": one["position_id"], "dice": one["dice"], "cube": CUBE}


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def make(args):
    asked = [one for file in args.matches for one in plays(args.bg, file)]
    answers = ask(args.bg, [{"cmd": "analyse", "ply": 2, "limit": 2, **one} for one in asked])
    searched = [(one, answer["candidates"]) for one, answer in zip(asked, answers)]
    close = [(one, best) for one, best in searched if len(best) > 1 and best[1]["loss"] < CLOSE]
    print(f"{len(close)} of {len(asked)} plays are close")
    random.Random(args.seed).shuffle(close)
    with open(args.file, "w", encoding="utf-8") as out:
        for one, searched in close[: args.count]:
            start = processor_time()
            request = {"cmd": "analyse", "ply": "champion", "trials": args.trials, **one}
            found = ask(args.bg, [request])[0]["candidates"]
            row = {
                "request": one,
                "plays": [searched[0]["play"], found[0]["play"]],
                "positions": [searched[0]["position"], found[0]["position"]],
                "differs": searched[0]["position"] != found[0]["position"],
                "trials": [play["trials"] for play in found if play["trials"]],
                "seconds": processor_time() - start,
            }
            print(json.dumps(row), file=out, flush=True)


def gain(bg, row, trials):
    """The equity that the Champion's play gains on common dice."""
    if not row["differs"]:
        return 0
    request = {"cmd": "rollout", "plays": row["plays"], "trials": trials, "seed": SEED, **row["request"]}
    searched, champion = ask(bg, [request])[0]["candidates"]
    return champion["equity"] - searched["equity"]


def gains_by_sage(level, rows):
    """The equities that the Champion's plays gain by Open Sage at this level."""
    import bgsage

    import common

    sage = bgsage.BgBotAnalyzer(eval_level=level, cubeful=True, parallel_threads=1)
    for row in rows:
        if not row["differs"]:
            yield 0
            continue
        after = [list(bgsage.flip_board(common.board(one))) for one in row["positions"]]
        board, dice = common.board(row["request"]["position_id"]), row["request"]["dice"]
        moves = sage.checker_play(board, *dice, jacoby=False, beaver=False, force_boards=after).moves
        searched, champion = (next(move.equity for move in moves if list(move.board) == one) for one in after)
        yield champion - searched


def judge(args):
    with open(args.file, encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    found = gains_by_sage(args.sage, rows) if args.sage else (gain(args.bg, row, args.trials) for row in rows)
    gains = [1000 * one for one in found]
    print(f"{len(rows)} close plays, {sum(row['differs'] for row in rows)} played differently, millipoints gained:")
    print(f"{statistics.mean(gains):.2f} ± {statistics.stdev(gains) / math.sqrt(len(rows)):.2f}")
    trials = statistics.mean(sum(row["trials"]) for row in rows)
    seconds = statistics.mean(row["seconds"] for row in rows)
    print(f"{trials:.0f} trials of all choices together, {seconds:.2f} s of processor time")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for run, trials in ((make, 1296), (judge, 2592)):
        command = commands.add_parser(run.__name__)
        command.add_argument("file")
        command.add_argument("--bg", default="../../target/release/bg")
        command.add_argument("--trials", type=int, default=trials)
        command.set_defaults(run=run)
        if run is make:
            command.add_argument("matches", nargs="+")
            command.add_argument("--count", type=int, default=60)
            command.add_argument("--seed", type=int, default=1)
        else:
            command.add_argument("--sage", metavar="LEVEL")
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
