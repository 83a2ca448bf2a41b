//! Temporal-difference learning by self-play: after each turn a position should have been worth what the next one is.
//!
//! Players, one for each core, play with a copy of the nets and send what they saw; one learner changes the nets and
//! hands out fresh copies. All chance follows from the number of the game, so only the order of arrival varies.

use std::{
    path::Path,
    sync::{
        Arc, RwLock,
        atomic::{AtomicU64, Ordering},
        mpsc::{SyncSender, sync_channel},
    },
    thread,
    time::Instant,
};

use anyhow::Result;
use engine::{Evaluator, Payoffs, Plain, Sparse, describe, finished};
use rules::{Board, Plays, Variant};

use crate::{
    chance::Chance,
    checkpoint,
    learn::{self, Sample},
    nets::{Nets, Phase},
};

/// Games between two copies handed out.
const FRESH: u64 = 50;
/// Games between two lines of the log, each with a checkpoint.
const LOG: u64 = 5_000;
/// Games against the plain evaluation for a line of the log.
const DUEL: u64 = 400;

type Seen = Vec<(Phase, Sample)>;

/// Plays until `games` have been learnt from in all, from the folder's checkpoint on.
pub(crate) fn run(folder: &Path, games: u64, rate: f32) -> Result<()> {
    let (mut nets, done) = checkpoint::load(folder).unwrap_or_else(|_| (Nets::random(1), 0));
    let shared = Arc::new(RwLock::new(Arc::new(nets.clone())));
    let next = Arc::new(AtomicU64::new(done));
    let (send, receive) = sync_channel::<Seen>(64);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    for _ in 0..cores {
        let (shared, next, send) = (Arc::clone(&shared), Arc::clone(&next), send.clone());
        thread::spawn(move || player(&shared, &next, games, &send));
    }
    drop(send);
    let start = Instant::now();
    let (mut learnt, mut loss, mut samples) = (done, 0.0, 0_u32);
    for seen in receive {
        for (phase, sample) in &seen {
            loss += learn::step(nets.of_mut(*phase), sample, rate);
            samples += 1;
        }
        learnt += 1;
        if learnt.is_multiple_of(FRESH) {
            let fresh = Arc::new(nets.clone());
            *shared
                .write()
                .unwrap_or_else(std::sync::PoisonError::into_inner) = fresh;
        }
        if learnt.is_multiple_of(LOG) || learnt == games {
            checkpoint::save(folder, &nets, learnt)?;
            let mean = loss / samples.max(1) as f32;
            let seconds = start.elapsed().as_secs();
            println!(
                "{learnt} games, {seconds} s, loss {mean:.5}, {:+.3} against plain",
                duel(&nets)
            );
            (loss, samples) = (0.0, 0);
        }
    }
    Ok(())
}

fn player(shared: &RwLock<Arc<Nets>>, next: &AtomicU64, games: u64, send: &SyncSender<Seen>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= games {
            return;
        }
        let nets = Arc::clone(
            &shared
                .read()
                .unwrap_or_else(std::sync::PoisonError::into_inner),
        );
        if send.send(game(&nets, number)).is_err() {
            return;
        }
    }
}

/// One game of the nets against themselves: each position with what the next one made of it.
fn game(nets: &Nets, number: u64) -> Seen {
    let mut chance = Chance(number.wrapping_mul(0xd134_2543_de82_ef95));
    let mut board = Board::start(Variant::Standard);
    let mut plays = Plays::new();
    let mut seen = Seen::new();
    let mut roll = chance.roll();
    while roll.is_double() {
        roll = chance.roll();
    }
    while finished(&board).is_none() {
        plays.generate(&board, roll);
        let worth = |board: &Board| nets.evaluate(board).flipped();
        let best = plays
            .iter()
            .map(|legal| (legal.after, worth(&legal.after)))
            .max_by(|a, b| {
                a.1.worth(&Payoffs::MONEY)
                    .total_cmp(&b.1.worth(&Payoffs::MONEY))
            });
        let (after, outcomes) = best.unwrap_or_else(|| (board.flipped(), worth(&board.flipped())));
        let mut inputs = Sparse::new();
        describe(&board, &mut inputs);
        let target = outcomes.exclusive();
        seen.push((Phase::of(&board), Sample { inputs, target }));
        board = after;
        roll = chance.roll();
    }
    seen
}

/// Points per game against the plain evaluation, each game played twice with the same dice from either side.
fn duel(nets: &Nets) -> f32 {
    let mut sum = 0.0;
    for number in 0..DUEL / 2 {
        for first in [true, false] {
            let mut chance = Chance(number ^ 0x5eed_0000_0000);
            let mut board = Board::start(Variant::Standard);
            let mut nets_turn = first;
            let result = loop {
                if let Some(result) = finished(&board) {
                    break result;
                }
                let judge: &dyn Evaluator = if nets_turn { nets } else { &Plain };
                let ranked = judge.rank(&board, chance.roll(), &Payoffs::MONEY);
                board = ranked.first().map_or(board.flipped(), |best| best.after);
                nets_turn = !nets_turn;
            };
            let equity = result.worth(&Payoffs::MONEY).0;
            sum += if nets_turn { equity } else { -equity };
        }
    }
    sum / DUEL as f32
}
