//! `bg bench` command, which measures the speed of one core on positions taken from games.

use std::{
    collections::HashSet,
    hint::black_box,
    time::{Duration, Instant},
};

use dice::{DiceStream, Seed};
use engine::{Context, Evaluator, Fnv, Judge};
use rules::{Board, DiceSource, Plays, Roll, Variant};
use serde_json::{Value, json};

/// Minimum duration of each measurement.
const MIN_DURATION: Duration = Duration::from_secs(2);

/// Number of unrelated positions per batch.
const BATCH: usize = 32;

/// Measures static evaluations and generated plays per second. The fingerprint changes only if a result changes.
pub(crate) fn run(judge: &Judge) -> Value {
    let mix = positions(judge, 20_000);
    let mut hash = Fnv::default();
    let mut plays = Plays::new();
    for (board, roll) in &mix {
        plays.generate(board, *roll);
        for legal in plays.iter() {
            hash.add(legal.after.own().counts());
            hash.add(legal.after.opponent().counts());
        }
        for chance in judge.evaluate(board).exclusive() {
            hash.add(&chance.to_le_bytes());
        }
    }
    let boards: Vec<Board> = mix.iter().map(|(board, _)| *board).collect();
    let batches: Vec<&[Board]> = boards.chunks(BATCH).collect();
    let replies: Vec<Vec<Board>> = mix
        .iter()
        .step_by(10)
        .map(|(board, roll)| {
            plays.generate(board, *roll);
            plays.iter().map(|legal| legal.after).collect()
        })
        .collect();
    let mut outcomes = Vec::new();
    let mut judge_all = |boards: &[Board]| {
        judge.evaluate_all(boards, &mut outcomes);
        black_box(&outcomes).len()
    };
    json!({
        "static_evals_per_s": rate(&batches, |boards| judge_all(boards)),
        "static_evals_one_by_one_per_s": rate(&boards, |board| {
            black_box(judge.evaluate(board));
            1
        }),
        "replies_judged_per_s": rate(&replies, |boards| judge_all(boards)),
        "legal_plays_per_s": rate(&mix, |(board, roll)| {
            plays.generate(board, *roll);
            black_box(plays.len());
            1
        }),
        "fingerprint": format!("{:016x}", hash.value()),
    })
}

/// Runs `work` on all of `mix` repeatedly; returns the total of its results per second.
fn rate<T>(mix: &[T], mut work: impl FnMut(&T) -> usize) -> u64 {
    let start = Instant::now();
    let mut done = 0;
    while start.elapsed() < MIN_DURATION {
        done += mix.iter().map(&mut work).sum::<usize>();
    }
    (done as f64 / start.elapsed().as_secs_f64()) as u64
}

/// Returns distinct positions from self-play, each with a roll.
fn positions(judge: &Judge, count: usize) -> Vec<(Board, Roll)> {
    let mut stream = DiceStream::new(Seed([0; 32]));
    let mut mix = Vec::with_capacity(count);
    let mut known = HashSet::new();
    while mix.len() < count {
        let mut board = Board::start(Variant::Standard);
        while !board.opponent().is_off() && mix.len() < count {
            let roll = Roll::new(stream.die(), stream.die());
            if known.insert(board) {
                mix.push((board, roll));
            }
            let ranked = judge.rank(&board, roll, &Context::MONEY);
            board = ranked.first().map_or(board.flipped(), |best| best.after);
        }
    }
    mix
}
