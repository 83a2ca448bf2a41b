"""Cube decisions: what those of `bg` lose by the judgement of GNU Backgammon with a cube, which Debian's `gnubg` gives.

    python3 cube.py make cubes.jsonl 300 [--seed 1] [--judge 2]
    python3 cube.py judge cubes.jsonl [--bg PROGRAM] [--plies 2]
"""

import itertools
import json
import random
import re
import shutil
import subprocess

import bgsage
import gnubg

import common

# Where a double is thought about: equities without a cube, by GNU Backgammon at 0-ply.
LEAST, MOST = 0.15, 1.2
# A decision is close if its two actions differ by less.
CLOSE = 0.3
LENGTH = 7
# Debian keeps it where not every PATH leads.
GNUBG = shutil.which("gnubg") or "/usr/games/gnubg"

SETUP = """\
set automatic roll off
set automatic game off
set automatic crawford off
set player 0 human
set player 1 human
set output matchpc off
set output mwc off
set jacoby off
set beavers 0
"""
# The names of the three actions in a hint.
ACTIONS = {"nd": r"No (?:re)?double", "dt": r"(?:Re)?double, take", "dp": r"(?:Re)?double, pass"}


def match_id(score):
    """GNU Backgammon's name of a game at this score, or for money: player 1 is on roll and nobody has doubled."""
    length, (own, other) = (LENGTH, score) if score else (0, (0, 0))
    return gnubg.match_id(common.cube(length, (other, own)), gnubg.pos_info(1, 0, 0, 1, (0, 0)))


def hints(decisions, plies):
    """What each decision's actions are worth, by name."""
    lines = SETUP
    for kind in ("cubedecision", "chequerplay"):
        lines += f"set evaluation {kind} evaluation plies {plies}\nset evaluation {kind} evaluation cubeful on\n"
    lines += "new session\n"
    for one in decisions:
        lines += f"set gnubgid {common.position_id(one['board'])}:{match_id(one['score'])}\nhint\n"
    told = subprocess.run([GNUBG, "-t", "-q"], input=lines, capture_output=True, text=True, check=False).stdout
    parts = told.split("Setting GNUbg ID ")[1:]
    if len(parts) != len(decisions):
        raise SystemExit(f"gnubg has answered {len(parts)} of {len(decisions)} questions")
    for part in parts:
        found = {name: re.search(rf"\d\. {words}\s+([-+]\d+\.\d+)", part, re.I) for name, words in ACTIONS.items()}
        if not all(found.values()):
            raise SystemExit(f"gnubg has answered:\n{part}")
        yield {name: float(match[1]) for name, match in found.items()}


def make(args):
    wanted = lambda board, _: not bgsage.is_race(board) and LEAST < common.gnubg_equity(board, 0) < MOST
    scores = random.Random(args.seed)
    decisions = []
    for number, (board, _) in enumerate(itertools.islice(common.positions(args.seed, 1, wanted), args.count)):
        score = [LENGTH - scores.randint(2, LENGTH) for _ in range(2)] if number % 2 else None
        decisions.append({"board": board, "score": score})
    quick, deep = hints(decisions, 0), hints(decisions, args.judge)
    with open(args.file, "w", encoding="utf-8") as out:
        for one, at_once, judged in zip(decisions, quick, deep):
            print(json.dumps({**one, "at_once": at_once, "judged": judged}), file=out)


def actions(worth):
    """Whether to double, and whether the other takes, where the actions are worth this."""
    return min(worth["dt"], worth["dp"]) >= worth["nd"], worth["dt"] <= worth["dp"]


def lost(decisions, chosen):
    """Points lost in each close decision to double and in each to take."""
    doubling, taking = [], []
    for one, (doubles, takes) in zip(decisions, chosen):
        judged = one["judged"]
        doubled = min(judged["dt"], judged["dp"])
        if abs(judged["nd"] - doubled) < CLOSE:
            doubling.append(max(judged["nd"], doubled) - (doubled if doubles else judged["nd"]))
        if abs(judged["dt"] - judged["dp"]) < CLOSE:
            taking.append((judged["dt"] if takes else judged["dp"]) - doubled)
    return doubling, taking


def request(one, plies):
    played = one["score"] and {"length": LENGTH, "score": one["score"], "crawford": False}
    cube = {"value": 1, "owner": "centre"}
    asked = {"cmd": "cube", "position_id": common.position_id(one["board"]), "match": played, "cube": cube}
    return {**asked, "jacoby": False, "ply": plies}


def judge(args):
    decisions = common.read(args.file)
    answers = common.ask(args.bg, [request(one, args.plies) for one in decisions])
    chosen = {f"bg at {args.plies}-ply": [actions(answer) for answer in answers]}
    chosen["GNU Backgammon at 0-ply"] = [actions(one["at_once"]) for one in decisions]
    for name, actions_chosen in chosen.items():
        doubling, taking = lost(decisions, actions_chosen)
        print(f"{name}, millipoints lost:")
        print(f"doubling ({len(doubling)}) {common.told(doubling)}, taking ({len(taking)}) {common.told(taking)}")


if __name__ == "__main__":
    both, making, _ = common.commands(__doc__, make, judge, plies=2)
    making.add_argument("--judge", type=int, default=2)
    common.run(both)
