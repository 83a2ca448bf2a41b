"""Whole matches reviewed by `bg review` and by Debian's `gnubg` at 2-ply: counts and losses game by game.

    python3 losses.py samples         # the samples, whose counts are in tests/data/matches
    python3 losses.py play FOLDER     # GNU Backgammon plays six matches against itself, erring, and judges them
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess

TESTS = pathlib.Path(__file__).resolve().parent.parent
SAMPLES = TESTS / "data/matches"
BG = TESTS.parent / "target/release/bg"
# Debian keeps it where not every PATH leads.
GNUBG = shutil.which("gnubg") or "/usr/games/gnubg"
# Points of the match, and the noise of both players.
MATCHES = ((3, 0.03, 0.06), (5, 0.05, 0.02), (7, 0.04, 0.04), (1, 0.08, 0.03), (5, 0.1, 0.03), (9, 0.03, 0.05))
PLAY = """\
set threads 1
set display off
set rng mersenne
set seed {seed}
set player 0 gnubg
set player 1 gnubg
{noise}
set automatic game on
set automatic roll on
set automatic bearoff on
new match {length}
export match mat "{match}"
quit
y
"""
ANALYSIS = """\
set threads 1
set analysis luck off
import mat "{match}"
set analysis chequerplay evaluation plies 2
set analysis cubedecision evaluation plies 2
analyse match
{games}
quit
y
"""
COUNTS = {
    "Total moves": "total",
    "Unforced moves": "unforced",
    "Total cube decisions": "cube_total",
    "Close or actual cube decisions": "cube_close",
    "Doubles": "doubles",
    "Takes": "takes",
    "Passes": "passes",
}


def gnubg(commands):
    return subprocess.run([GNUBG, "-t", "-q", "-r"], input=commands, capture_output=True, text=True, check=True).stdout


def statistics(text):
    """What GNU Backgammon says of each game: both players' counts and losses."""
    games, section = [], ""
    for line in text.splitlines():
        label, rest = line[:36].strip(), line[36:]
        if line.startswith("Player  "):
            games.append([{}, {}])
        elif label.endswith("statistics"):
            section = label.split()[0]
        elif label in COUNTS:
            for player, number in zip(games[-1], re.findall(r"-?\d+", rest)):
                player[COUNTS[label]] = int(number)
        elif label.startswith("Error total EMG") and section != "Overall":
            name = {"Chequerplay": "checker_loss", "Cube": "cube_loss"}[section]
            for player, number in zip(games[-1], re.findall(r"(-?\d+\.\d+) \(", rest)):
                player[name] = -float(number)
    return games


def play(folder):
    """Matches of GNU Backgammon against itself, with its statistics."""
    folder.mkdir(parents=True, exist_ok=True)
    for nth, (length, *noise) in enumerate(MATCHES):
        match = folder / f"{nth}.mat"
        settings = [
            f"set player {player} {what} evaluation {option}"
            for player in (0, 1)
            for what in ("chequerplay", "cubedecision")
            for option in ("plies 0", f"noise {noise[player]}")
        ]
        gnubg(PLAY.format(seed=1000 * nth + 1007, noise="\n".join(settings), length=length, match=match))
        count = len(re.findall(r"^ *Game \d+", match.read_text(), re.M))
        shown = [f"first game\n{f'next game {game}' if game else ''}\nshow statistics game" for game in range(count)]
        yield match, statistics(gnubg(ANALYSIS.format(match=match, games="\n".join(shown))))


def samples():
    for name, games in json.loads((SAMPLES / "gnubg-2ply.json").read_text()).items():
        yield SAMPLES / name, games


def flat(player):
    """Our sums under GNU Backgammon's names."""
    checker, cube = player["checker"], player["cube"]
    return {
        "total": checker["total"],
        "unforced": checker["unforced"],
        "cube_total": cube["total"],
        "cube_close": cube["close"],
        "doubles": cube["doubles"],
        "takes": cube["takes"],
        "passes": cube["passes"],
        "checker_loss": checker["loss"],
        "cube_loss": cube["loss"],
    }


def ranks(numbers):
    ordered = sorted(numbers)
    return [ordered.index(number) + (ordered.count(number) - 1) / 2 for number in numbers]


def correlation(ours, theirs):
    a, b = ranks(ours), ranks(theirs)
    mean = (len(a) - 1) / 2
    product = lambda a, b: sum((x - mean) * (y - mean) for x, y in zip(a, b))
    return product(a, b) / (product(a, a) * product(b, b)) ** 0.5


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("samples", "play"))
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("--plies", default="2")
    words = parser.parse_args()
    if words.what == "play" and not words.folder:
        parser.error("play needs a folder")
    pairs, differing, close = [], 0, 0
    for match, games in samples() if words.what == "samples" else play(words.folder):
        told = subprocess.run([BG, "review", "--json", "--ply", words.plies, match], capture_output=True, check=True)
        ours = [[flat(player) for player in game["players"]] for game in json.loads(told.stdout)["games"]]
        counts = [name for name in COUNTS.values() if name != "cube_close"]
        wrong = lambda ours: sum(a[name] != b[name] for x, y in zip(ours, games) for a, b in zip(x, y) for name in counts)
        # One of the samples has its players the other way round.
        ours = min(ours, [game[::-1] for game in ours], key=wrong)
        differing += wrong(ours) + len(counts) * abs(len(ours) - len(games))
        both = [pair for x, y in zip(ours, games) for pair in zip(x, y)]
        close += sum(abs(a["cube_close"] - b["cube_close"]) for a, b in both)
        pairs += both
        loss = lambda one: one["checker_loss"] + one["cube_loss"]
        print(f"{match.name}: lost by our account {sum(loss(a) for a, _ in both):.3f}, by GNU Backgammon's {sum(loss(b) for _, b in both):.3f}")
    print(f"{len(pairs)} games and players: {differing} counts differ; close cube decisions differ by {close} of {sum(b['cube_close'] for _, b in pairs)}")
    for name in ("checker_loss", "cube_loss", "both"):
        of = lambda one: one["checker_loss"] + one["cube_loss"] if name == "both" else one[name]
        print(f"rank correlation of {name}: {correlation([of(a) for a, _ in pairs], [of(b) for _, b in pairs]):.3f}")


if __name__ == "__main__":
    main()
