//! Rounds: all cores play some games with the nets as they are, then each net learns from them on a core of its own.

use std::{fmt, thread};

use dice::{DiceStream, Seed};
use engine::{Nets, Phase};
use rules::{DiceSource, Plays};

use crate::{
    checkpoint::Checkpoint,
    game::{self, Lesson},
    learn::learn,
};

/// Games of each player in a round.
const GAMES: u64 = 100;
/// How many play at once; part of what makes a run repeatable.
const PLAYERS: u64 = 2;
/// A copy of the nets is kept after so many games.
pub const KEEP: u64 = 20_000;

/// Where lessons come from.
pub enum Stage {
    /// The later estimates and the results of the game.
    Differences,
    /// One roll of look-ahead.
    LookAhead,
}

/// How well the nets foresaw a round's lessons: root mean square of the equity's error, by phase.
pub struct Report([f32; 3]);

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [race, contact, crashed] = self.0;
        write!(
            f,
            "error race {race:.3}, contact {contact:.3}, crashed {crashed:.3}"
        )
    }
}

/// Step size after so many games.
fn rate(games: u64, stage: &Stage) -> f32 {
    match stage {
        Stage::Differences => (0.02 / (1.0 + games as f32 / 60_000.0)).max(0.002),
        Stage::LookAhead => 0.003,
    }
}

/// Plays and learns one round.
pub fn round(run: &mut Checkpoint, stage: &Stage) -> Report {
    let (nets, number, games) = (&run.nets, run.round, run.games);
    let mut lessons: Vec<Lesson> = thread::scope(|scope| {
        let players: Vec<_> = (0..PLAYERS)
            .map(|player| {
                scope.spawn(move || lessons(nets, number * PLAYERS + player, games, stage))
            })
            .collect();
        let done = players
            .into_iter()
            .map(|player| player.join().expect("players do not panic"));
        done.flatten().collect()
    });
    shuffle(&mut lessons, seed(number, 1));
    let rate = rate(games, stage);
    let mut errors = [0.0; 3];
    thread::scope(|scope| {
        let nets = run.nets.nets.iter_mut();
        for ((phase, net), error) in Phase::ALL.into_iter().zip(nets).zip(&mut errors) {
            let lessons = &lessons;
            scope.spawn(move || {
                let own = lessons
                    .iter()
                    .filter(|lesson| Phase::of(&lesson.board) == phase);
                *error = learn(net, &own.copied().collect::<Vec<_>>(), rate).sqrt();
            });
        }
    });
    run.round += 1;
    run.games += GAMES * PLAYERS;
    Report(errors)
}

/// The seed of a stream of dice.
pub fn seed(number: u64, purpose: u8) -> Seed {
    let mut bytes = [purpose; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}

fn lessons(nets: &Nets, number: u64, games: u64, stage: &Stage) -> Vec<Lesson> {
    let mut dice = DiceStream::new(seed(number, 0));
    let mut plays = Plays::new();
    let mut lessons = Vec::new();
    let lambda = (0.8 - games as f32 / 50_000.0).max(0.1);
    for _ in 0..GAMES {
        let history = game::play(nets, &mut plays, &mut dice);
        match stage {
            Stage::Differences => game::differences(&history, lambda, &mut lessons),
            Stage::LookAhead => {
                let ahead = |(board, _): &_| game::look_ahead(nets, &mut plays, board);
                lessons.extend(history.iter().filter_map(ahead));
            }
        }
    }
    lessons
}

fn shuffle(lessons: &mut [Lesson], seed: Seed) {
    let mut dice = DiceStream::new(seed);
    for last in (1..lessons.len()).rev() {
        let random = (0..8).fold(0, |sum, _| 6 * sum + usize::from(dice.die().pips() - 1));
        lessons.swap(last, random % (last + 1));
    }
}
