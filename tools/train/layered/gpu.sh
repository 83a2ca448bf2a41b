#!/bin/bash
# Trains like run.sh on a machine with a GPU and many cores that is available only for minutes.
#
#     tools/train/layered/gpu.sh FOLDER OPTIONS...
#
# FOLDER contains `train` (see README.md), the folders of labels `first` and `gate`, and any nets to start from. OPTIONS
# are those of gpu.py, such as `--seconds 600 --net a=512,128,32`, with nets named a, b, c and d. Every five seconds, the
# results so far are copied to $OUT: the nets (a.bgl, ...), log, curve.csv and, at the end, some of the last labels. The
# command returns after at most 580 seconds, while the training continues in the background; repeating the command waits
# for it again.
set -euo pipefail
here=$(cd "$(dirname "$0")/../../.." && pwd)
work=/tmp/layered

if [ "${1:-}" != --work ]; then
    if [ ! -d $work ]; then
        mkdir $work
        cp -r "$1"/. "$here"/tools/train/layered/*.py "$here/tools/train/nets/current.bin" $work
        (cd $work && setsid nohup bash "$here/tools/train/layered/gpu.sh" --work "${@:2}" >log 2>&1 &)
    fi
    copy() { (cd $work && cp log curve.csv {a,b,c,d}.bgl last*.tar "$OUT") 2>/dev/null || true; }
    end=$((SECONDS + 580)) printed=0
    while [ $SECONDS -lt $end ] && [ ! -e $work/done ]; do
        sleep 5
        copy
        tail -n +$((printed + 1)) $work/log | grep -v '^pass' || true
        printed=$(wc -l <$work/log)
    done
    tail -n 10 $work/log | cut -c1-300
    copy
    exit
fi

trap 'touch done' EXIT
python3 gpu.py first --gate gate "${@:2}"
last=$(ls -d chunk* | sort -V | tail -n 1)
ls "$last"/*.labels | head -n 200 | tar -cf last1.tar -T -
ls "$last"/*.labels | head -n 400 | tail -n +201 | tar -cf last2.tar -T -
