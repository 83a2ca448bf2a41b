//! What one core does on positions from games: legal plays generated, positions judged.

use std::{
    collections::HashSet,
    fs,
    hint::black_box,
    io,
    time::{Duration, Instant},
};

use dice::{DiceStream, Seed};
use engine::{Context, Evaluator, Fnv, Judge};
use rules::{Board, DiceSource, Plays, Roll, Variant};
use serde_json::{Value, json};

/// How long each figure is measured at least.
const AT_LEAST: Duration = Duration::from_secs(2);

/// Positions judged together that have nothing to do with each other.
const TOGETHER: usize = 32;

/// Measures and reports; the fingerprint changes only when an answer does.
pub fn run(judge: &Judge) -> Value {
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
    let unlike: Vec<&[Board]> = boards.chunks(TOGETHER).collect();
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
        "static_evals_per_s": rate(&unlike, |boards| judge_all(boards)),
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

/// Answers every request in `file`, one a line, on one core, and says how long that took; the fingerprint changes only
/// when an answer does.
///
/// # Errors
/// If the file cannot be read or a request in it is refused.
pub fn review(judge: &Judge, file: &str) -> io::Result<Value> {
    let requests = fs::read(file)?;
    let mut answers = Vec::new();
    let start = Instant::now();
    crate::json::serve(judge, requests.as_slice(), &mut answers)?;
    let seconds = start.elapsed().as_secs_f64();
    let lines = || answers.split_inclusive(|byte| *byte == b'\n');
    if let Some(refused) = lines().find(|line| line.starts_with(b"{\"error\"")) {
        return Err(io::Error::other(String::from_utf8_lossy(refused)));
    }
    let mut hash = Fnv::default();
    hash.add(&answers);
    Ok(json!({
        "decisions": lines().count(),
        "seconds": seconds,
        "fingerprint": format!("{:016x}", hash.value()),
    }))
}

/// How much `act` does in a second, over all of `mix` again and again; it says how much it has done.
fn rate<T>(mix: &[T], mut act: impl FnMut(&T) -> usize) -> u64 {
    let start = Instant::now();
    let mut done = 0;
    while start.elapsed() < AT_LEAST {
        done += mix.iter().map(&mut act).sum::<usize>();
    }
    (done as f64 / start.elapsed().as_secs_f64()) as u64
}

/// Different positions of games that the engine plays against itself, each with the roll that came.
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
