"""A whole match at 2-ply with the cube: how long `bg` and Debian's `gnubg` take for it, and how far they agree.

    python3 review.py make          # the match's decisions as requests, into tests/data/review.jsonl
    python3 review.py judge         # both programs on them, on one core each, in turn
    python3 review.py rollout       # both programs roll the opening position out
"""

import argparse
import base64
import json
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import tempfile

TESTS = pathlib.Path(__file__).resolve().parent.parent
MATCH = TESTS / "data/matches/gnubg-self-play.mat"
REQUESTS = TESTS / "data/review.jsonl"
TABLE = TESTS.parent / "src/engine/data/met-kazaross-xg2.csv"
BG = TESTS.parent / "target/release/bg"
# Debian keeps it where not every PATH leads.
GNUBG = shutil.which("gnubg") or "/usr/games/gnubg"
START = {6: 5, 8: 3, 13: 5, 24: 2}
# What a program sees of a match decision, and how GNU Backgammon rolls out at its fastest.
ANALYSIS = """\
set threads 1
set analysis chequerplay evaluation plies 2
set analysis cubedecision evaluation plies 2
set analysis luck off
import mat {match}
analyse match
save match {saved}
quit
y
"""
ROLLOUT = """\
set threads 1
set rollout trials 1296
set rollout truncation enable on
set rollout truncation plies 11
set rollout limit enable off
set rollout late enable off
set rollout varredn on
set rollout cubeful on
set rollout chequerplay plies 0
set rollout cubedecision plies 0
set rollout truncation chequerplay plies 0
set rollout truncation cubedecision plies 0
set player 0 human
set player 1 human
new session
set matchid cAkAAAAAAAAA
set board 4HPwATDgc/ABMA
rollout
quit
y
"""


def position_id(other, own):
    """The position ID of two sides, each a list of 26 counts in its own numbering; `own` is on roll."""
    bits = "".join("1" * side[point] + "0" for side in (other, own) for point in range(1, 26)).ljust(80, "0")
    numbers = bytes(int(bits[at : at + 8][::-1], 2) for at in range(0, 80, 8))
    return base64.b64encode(numbers).decode().rstrip("=")


def sides(name):
    """The two sides of a position ID: that of the opponent, then that of the player on roll."""
    bits = "".join(f"{byte:08b}"[::-1] for byte in base64.b64decode(name + "=="))
    counts = [len(run) for run in bits.split("0")]
    return [[0, *counts[start : start + 25]] for start in (0, 25)]


def played(own, other, text):
    """Both sides after a play in notation."""
    own, other = own[:], other[:]
    for origin, to in re.findall(r"(\S+?)/(\S+)", text):
        to, _, times = to.replace("*", "").rstrip(")").partition("(")
        origin, to = (25 if origin == "bar" else int(origin)), (0 if to == "off" else int(to))
        for _ in range(int(times or 1)):
            own[origin] -= 1
            own[to] += 1
            if to and other[25 - to]:
                other[25 - to], other[25] = 0, other[25] + 1
    return own, other


def decisions(match):
    """All decisions of a match that GNU Backgammon has written, as requests of the protocol."""
    found, length, is_crawford_over = [], 0, False
    for line in match.read_text().splitlines():
        if told := re.match(r"\s*(\d+) point match", line):
            length = int(told[1])
        elif told := re.match(r"\s*.*? : (\d+)\s+.*? : (\d+)", line):
            score = [int(told[1]), int(told[2])]
            boards = [[START.get(point, 0) for point in range(26)] for _ in range(2)]
            cube, owner, is_first = 1, None, True
            crawford = length - 1 in score and not is_crawford_over
            is_crawford_over |= crawford
            doubled = False
        elif told := re.match(r"\s*\d+\)", line):
            for who, cell in enumerate([line[told.end() : 33].strip(), line[33:].strip()]):
                request = {
                    "cmd": "analyse",
                    "position_id": position_id(boards[1 - who], boards[who]),
                    "match": {"length": length, "score": [score[who], score[1 - who]], "crawford": crawford},
                    "cube": {"value": cube, "owner": {None: "centre", who: "mover"}.get(owner, "opponent")},
                    "ply": 2,
                }
                if re.match(r"\d\d:", cell):
                    may_double = not (crawford or is_first or doubled) and owner in (None, who) and score[who] + cube < length
                    if may_double:
                        found.append({**request, "kind": "double", "played": "no double"})
                    text = re.sub(r"/0\b", "/off", re.sub(r"\b25/", "bar/", cell[3:].strip()))
                    found.append({**request, "dice": [int(cell[0]), int(cell[1])], "played": text})
                    boards[who], boards[1 - who] = played(boards[who], boards[1 - who], text)
                    is_first, doubled = False, False
                elif cell.startswith("Doubles"):
                    found.append({**request, "kind": "double", "played": "double"})
                    doubled = True
                elif cell in ("Takes", "Drops"):
                    found.append({**request, "kind": "answer", "played": "take" if cell == "Takes" else "pass"})
                    if cell == "Takes":
                        cube, owner = 2 * cube, who
    return found


def timed(words, text):
    """What a program prints, and the processor time that it takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    told = subprocess.run(words, input=text, capture_output=True, text=True, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return told, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def gnubg_nodes(saved):
    """What GNU Backgammon says in a saved match: of each turn who, the cube's numbers and the plays."""
    for game in saved.read_text().split("(;FF")[1:]:
        for node in game.split("\n;")[1:]:
            if turn := re.match(r"([BW])\[([^\]]*)\]", node):
                cube = re.search(r"DA\[([^\]]*)\]", node)
                plays = re.search(r"(?<![A-Z])A\[\d+\]((?:\[[^\]]*\])*)", node)
                yield (
                    "WB".index(turn[1]),
                    turn[2],
                    [float(one) for one in cube[1].split()[4:]] if cube else None,
                    [one.split() for one in re.findall(r"\[([^\]]*)\]", plays[1])] if plays else [],
                )


def notation(who, letters):
    """A play in letters of the file as usual notation."""
    def point(letter):
        at = ord(letter) - ord("a")
        return {24: "bar", 25: "off"}.get(at, str(24 - at if who else at + 1))

    moves = zip(letters[::2], letters[1::2])
    return " ".join(f"{point(origin)}/{point(to)}" for origin, to in moves)


def match_equity():
    """The chance of winning the match by what both need, before the Crawford game and after it."""
    rows = [row.split(",") for row in TABLE.read_text().splitlines() if not row.startswith("#")]
    before = {int(row[1]): [float(one) for one in row[2:]] for row in rows if row[0] == "pre"}
    after = next([float(one) for one in row[2:]] for row in rows if row[0] == "post")

    def chance(own, other, is_after):
        if min(own, other) <= 0:
            return float(own <= 0)
        if is_after:
            return after[own - 1] if other == 1 else 1 - after[other - 1]
        return before[own][other - 1]

    return chance


def compare(requests, answers, nodes):
    """Prints how far the two agree."""
    chance = match_equity()
    plays, off, agreed, lost, cubes = 0, [], 0, [], []
    node = None
    for request, answer in zip(requests, answers):
        if request.get("kind") == "answer":
            next(nodes)
            node = None
            continue
        if node is None or request.get("kind") == "double":
            node = next(nodes)
        who, _, cube, told = node
        if request.get("kind") == "double":
            own, other = (request["match"]["length"] - won for won in request["match"]["score"])
            value, is_after = request["cube"]["value"], 1 in (own, other)
            won, gone = chance(own - value, other, is_after), chance(own, other - value, is_after)
            nd, dt = (2 * (cube[at] - gone) / (won - gone) - 1 for at in (9, 16))
            ours = answer["cube"]
            acted = min(dt, 1) if ours["action"].startswith("double") else nd
            cubes.append((ours["nd"] - nd, ours["dt"] - dt, max(nd, min(dt, 1)) - acted))
            continue
        node = None
        board = sides(request["position_id"])
        found = {one["position"]: one for one in answer["candidates"]}
        pairs = []
        for one in told:
            own, other = played(board[1], board[0], notation(who, one[0] if one[0] != "E" else ""))
            values = one if one[0] != "E" else ["", *one]
            pairs.append((found[position_id(own, other)], float(values[9]), values[10]))
        off += [ours["equity"] - theirs for ours, theirs, how in pairs if how == "2C" and ours["ply"] == 2]
        if len(pairs) > 1:
            plays += 1
            agreed += pairs[0][0]["loss"] == 0
            lost.append((max(theirs for _, theirs, _ in pairs) - min(pairs, key=lambda one: one[0]["loss"])[1], pairs[0][0]["loss"]))
    mean = statistics.mean
    print(f"{plays} plays with a choice: the same best play {agreed} times; by GNU Backgammon ours lose "
          f"{1000 * mean(one for one, _ in lost):.2f} mpt, by us theirs {1000 * mean(one for _, one in lost):.2f}")
    print(f"{len(off)} plays at 2-ply in both: equities differ by {1000 * mean(map(abs, off)):.1f} mpt, {1000 * mean(off):+.1f} in the mean")
    for at, name in enumerate(("no double", "double, take")):
        one = [cube[at] for cube in cubes]
        print(f"{len(cubes)} cubes, {name}: equities differ by {1000 * mean(map(abs, one)):.1f} mpt, {1000 * mean(one):+.1f} in the mean")
    print(f"by GNU Backgammon our doubling loses {1000 * mean(cube[2] for cube in cubes):.2f} mpt")


def judge():
    requests = [json.loads(line) for line in REQUESTS.read_text().splitlines()]
    with tempfile.TemporaryDirectory() as folder:
        saved = pathlib.Path(folder) / "match.sgf"
        asked = ANALYSIS.format(match=MATCH, saved=saved)
        times = []
        for _ in range(2):
            told, ours = timed([BG, "json"], REQUESTS.read_text())
            _, theirs = timed([GNUBG, "-t", "-q"], asked)
            times.append((ours, theirs))
        nodes = gnubg_nodes(saved)
        compare(requests, [json.loads(line) for line in told.splitlines()], nodes)
    for ours, theirs in times:
        print(f"{len(requests)} decisions at 2-ply: bg {ours:.1f} s, gnubg {theirs:.1f} s of processor time, {theirs / ours:.1f} x")


def rollout():
    request = {"position_id": "4HPwATDgc/ABMA", "cube": {"value": 1, "owner": "centre"}, "trials": 1296, "truncate": 11}
    for _ in range(2):
        told, ours = timed([BG, "rollout"], json.dumps(request))
        _, theirs = timed([GNUBG, "-t", "-q"], ROLLOUT)
        found = json.loads(told)
        print(f"1,296 trials cut off after 11 rolls: bg {ours:.1f} s ({found['equity']:.4f} ± {found['standard_error']:.4f}), "
              f"gnubg {theirs:.1f} s of processor time, {theirs / ours:.1f} x")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "judge", "rollout"))
    what = parser.parse_args().what
    if what == "make":
        REQUESTS.write_text("".join(json.dumps(one, separators=(",", ":")) + "\n" for one in decisions(MATCH)))
    else:
        {"judge": judge, "rollout": rollout}[what]()


if __name__ == "__main__":
    main()
