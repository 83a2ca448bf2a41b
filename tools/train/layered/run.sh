#!/bin/bash
# Trains generations of layered nets; each labels positions, fits a net and compares it with the best one so far. An
# interrupted run resumes when the same command is repeated.
#
#     tools/train/layered/run.sh [FOLDER]
#
# FOLDER defaults to .training/layered; it receives the best net so far as best.bgl, and a log. Variables: PYTHON is a
# Python with PyTorch, FILES the number of label files per generation (10,000 labels each), PASSES the number of passes
# over them, and BG the program `bg`, which plays a duel after each generation.
set -euo pipefail
here=$(cd "$(dirname "$0")/../../.." && pwd)
folder=${1:-$here/.training/layered}
mkdir -p "$folder"
renice -n 19 $$ >/dev/null
python=${PYTHON:-python3} files=${FILES:-300} passes=${PASSES:-24}
if [ ! -x "$folder/train" ]; then
    (cd "$here" && RUSTFLAGS="-C target-cpu=native" cargo build --release -p train)
    cp "$here/target/release/train" "$folder"
fi
cp "$here/tools/train/layered/fit.py" "$here/tools/train/nets/current.bin" "$folder"
cd "$folder"
# Waiting threads yield the cores.
export OMP_WAIT_POLICY=passive
exec > >(tee -a log) 2>&1
say() { echo "$(date -u +%FT%TZ) $*"; }
# Prints the equity per decision that a net loses on the gate's labels, in thousandths.
lost() { $python fit.py "$1" gate --train ./train --score | tee /dev/stderr | awk '/^all/ { print $NF }'; }

say "labels of the gate"
./train label current.bin gate 20 2 --labels 1000 --first 9000000 >/dev/null
teachers=current.bin
for ((nth = 1; ; nth++)); do
    if [ -e "g$nth.done" ]; then
        teachers=$(cat "g$nth.done")
        continue
    fi
    say "generation $nth: labels by $teachers"
    ./train label "$teachers" "one$nth" "$files" 1 --first $((nth * 100000)) >/dev/null
    ./train label "$teachers" "two$nth" $((files / 10)) 2 --labels 1000 --first $((nth * 100000 + 50000)) >/dev/null
    say "generation $nth: fit"
    # The labels of the last three generations.
    dirs=()
    for ((past = nth > 2 ? nth - 2 : 1; past <= nth; past++)); do dirs+=("one$past" "two$past=2"); done
    start=()
    [ ! -e best.bgl ] || start=(--start best.bgl)
    $python fit.py "g$nth.bgl" "${dirs[@]}" --train ./train --passes "$passes" "${start[@]}"
    new=$(lost "g$nth.bgl")
    old=$([ -e best.bgl ] && lost best.bgl || echo 1000)
    say "generation $nth loses $new thousandths a decision of the gate, the best so far $old"
    if awk "BEGIN { exit !($new < $old) }"; then
        cp "g$nth.bgl" part && mv part best.bgl
        teachers=best.bgl
    fi
    if [ -n "${BG:-}" ]; then
        ./train quantise "g$nth.bgl" "g$nth.bin"
        say "points a game against the shipped nets: $($BG duel "g$nth.bin:0" 0 5000 | tr -d '\n')"
    fi
    # Each teacher keeps its file, so that its labels can be reproduced.
    if [ "$teachers" = best.bgl ]; then cp best.bgl "teacher$nth.bgl"; teachers=teacher$nth.bgl; fi
    echo "$teachers" >"g$nth.done"
done
