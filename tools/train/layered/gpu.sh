#!/bin/bash
# Trains like run.sh on a machine with a GPU and many cores that is available only for minutes.
#
#     tools/train/layered/gpu.sh FOLDER LABELS FIT [LABELS FIT]...
#
# LABELS and FIT are durations in seconds. FOLDER contains `train` (see README.md), and optionally teacher.bgl, which
# replaces the shipped nets as the first teacher. Every five seconds the results so far are copied to $OUT: the net of
# each fit (g1.bgl, g2.bgl, ...), log and curve.csv. The command returns after at most 580 seconds, while the training
# continues in the background; repeating the command waits for it again.
set -euo pipefail
here=$(cd "$(dirname "$0")/../../.." && pwd)
work=/tmp/layered

if [ "${1:-}" != --work ]; then
    if [ ! -d $work ]; then
        mkdir $work
        cp "$1/train" "$here/tools/train/layered/fit.py" "$here/tools/train/nets/current.bin" $work
        cp "$1"/*.bgl $work 2>/dev/null || true
        shift
        (cd $work && setsid nohup bash "$here/tools/train/layered/gpu.sh" --work "$@" >log 2>&1 &)
    fi
    copy() { cp $work/log $work/curve.csv $work/*.bgl "$OUT" 2>/dev/null || true; }
    end=$((SECONDS + 580)) printed=0
    while [ $SECONDS -lt $end ] && [ ! -e $work/done ]; do
        sleep 5
        copy
        tail -n +$((printed + 1)) $work/log | cut -c1-400
        printed=$(wc -l <$work/log)
    done
    copy
    exit
fi

shift
trap 'touch done' EXIT
say() { echo "$((SECONDS)) s: $*"; }
teacher=current.bin
[ ! -e teacher.bgl ] || teacher=teacher.bgl
for ((nth = 1; $#; nth++)); do
    say "labels by $teacher"
    timeout "$1" ./train label $teacher "one$nth" 90000 1 --labels 2000 --first $((nth * 100000)) >/dev/null || true
    say "$(find "one$nth" -name '*.labels' | wc -l) files of labels; fit"
    # Labels of the previous generation count half.
    dirs=("one$nth")
    [ $nth = 1 ] || dirs+=("one$((nth - 1))=0.5")
    start=()
    [ ! -e "g$((nth - 1)).bgl" ] || start=(--start "g$((nth - 1)).bgl")
    timeout $(($2 + 60)) python3 fit.py "g$nth.bgl" "${dirs[@]}" "${start[@]}" --train ./train --seconds "$2" \
        --batch 16384 --rate 0.004 --save 20 || say "the fit was cut short"
    say "fit $nth is done"
    [ ! -e "g$nth.bgl" ] || teacher=g$nth.bgl
    shift 2
done
