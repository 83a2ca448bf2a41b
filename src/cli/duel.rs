//! `bg duel` command, which plays pairs of cubeless games with the same dice and with seats exchanged.

use std::{fs, path::PathBuf, str::FromStr};

use dice::{DiceStream, Seed};
use engine::{Context, Judge, Level, MAX_PLIES, Noisy, Search, final_outcomes};
use jsonl::level_by_name;
use rules::{Board, DiceSource as _, Roll, Variant};
use serde_json::{Value, json};

use crate::{nets, progress};

type Player = Search<Noisy<Judge>>;

/// Player named on the command line.
#[derive(Clone, Debug)]
pub(crate) enum Contestant {
    /// One of the computer's levels.
    Level(Level),
    /// Shipped nets with a search of this number of plies.
    Plies(u8),
    /// Nets in this file with a search of this number of plies.
    Nets(PathBuf, u8),
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        if let Some(level) = level_by_name(name) {
            return Ok(Self::Level(level));
        }
        let (file, plies) = match name.rsplit_once(':') {
            Some((file, plies)) => (Some(file), plies),
            None => (None, name),
        };
        let plies: u8 = plies
            .parse()
            .map_err(|_| "neither a level, a number of plies nor FILE:PLIES")?;
        if plies > MAX_PLIES {
            return Err(format!("at most {MAX_PLIES} plies"));
        }
        Ok(match file {
            Some(file) => Self::Nets(file.into(), plies),
            None => Self::Plies(plies),
        })
    }
}

impl Contestant {
    /// Loads the player, reading its net file if it names one.
    fn player(&self, judge: &Judge) -> Result<Player, String> {
        let (judge, noise, plies) = match self {
            Self::Level(level) => (judge.clone(), level.noise(), level.plies()),
            Self::Plies(plies) => (judge.clone(), 0.0, *plies),
            Self::Nets(file, plies) => {
                let judge = fs::read(file).and_then(|bytes| nets::with_quick_net(&bytes));
                let judge = judge.map_err(|error| format!("{}: {error}", file.display()))?;
                (judge, 0.0, *plies)
            }
        };
        Ok(Search::new(Noisy::new(judge, noise), plies))
    }
}

/// Returns the mean number of points per game won by the first player, with its 95 % confidence interval over `pairs`,
/// which is at least 2.
///
/// # Errors
/// Returns an error if a player's nets cannot be loaded.
pub(crate) fn run(
    judge: &Judge,
    contestants: [&Contestant; 2],
    pairs: u32,
) -> Result<Value, String> {
    let [a, b] = contestants.map(|contestant| contestant.player(judge));
    let players = [a?, b?];
    let (mut sum, mut squares) = (0.0, 0.0);
    let progress = progress::bar(pairs.into(), "Pairs");
    for pair in progress.wrap_iter(0..pairs) {
        let mean = (game(&players, 0, pair) - game(&players, 1, pair)) / 2.0;
        sum += mean;
        squares += mean * mean;
    }
    let count = f64::from(pairs);
    let mean = sum / count;
    let variance = (squares - count * mean * mean).max(0.0) / (count - 1.0);
    let interval = 1.96 * (variance / count).sqrt();
    Ok(json!({ "games": 2 * pairs, "points_per_game": mean, "plus_or_minus": interval }))
}

/// Plays a game and returns the points won by player `first`, who has the first turn. The dice depend only on `pair`.
fn game(players: &[Player; 2], first: usize, pair: u32) -> f64 {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&pair.to_le_bytes());
    let mut stream = DiceStream::new(Seed(seed));
    let mut board = Board::start(Variant::Standard);
    for turn in 0.. {
        let mut roll = Roll::new(stream.die(), stream.die());
        while turn == 0 && roll.is_double() {
            roll = Roll::new(stream.die(), stream.die());
        }
        let best = players[(first + turn) % 2].choose(&board, roll, &Context::MONEY);
        board = best.map_or(board.flipped(), |best| best.after);
        if let Some(outcomes) = final_outcomes(&board) {
            // The outcome is from the perspective of the player who did not move last.
            let points = f64::from(outcomes.equity().0);
            return if turn % 2 == 1 { points } else { -points };
        }
    }
    0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_levels_plies_and_nets() {
        assert!(matches!(
            "Expert".parse(),
            Ok(Contestant::Level(Level::Expert))
        ));
        assert!(matches!("3".parse(), Ok(Contestant::Plies(3))));
        let nets = "C:/nets.bin:1".parse();
        assert!(matches!(nets, Ok(Contestant::Nets(file, 1)) if file.ends_with("nets.bin")));
        for bad in ["", "4", "-1", "grandmaster", "nets.bin:4", "nets.bin"] {
            assert!(bad.parse::<Contestant>().is_err(), "{bad}");
        }
    }
}
