//! Two players against each other, without a cube: pairs of games with the same dice and the seats exchanged.

use std::fs;

use dice::{DiceStream, Seed};
use engine::{Context, DEEPEST, Judge, Noisy, Search, finished};
use rules::{Board, DiceSource as _, Roll, Variant};
use serde_json::{Value, json};

type Player = Search<Noisy<Judge>>;

/// What the first of two players wins a game, in points, with the 95 % confidence interval.
///
/// # Errors
/// If a player or the number of pairs cannot be understood.
pub fn run(judge: &Judge, names: [&str; 2], pairs: &str) -> Result<Value, String> {
    let pairs: u32 = pairs.parse().map_err(|_| "how many pairs?")?;
    if pairs < 2 {
        return Err("an interval wants two pairs".to_owned());
    }
    let [a, b] = names.map(|name| player(judge, name));
    let players = [a?, b?];
    let (mut sum, mut squares) = (0.0, 0.0);
    for pair in 0..pairs {
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

fn player(judge: &Judge, name: &str) -> Result<Player, String> {
    let nets = |file: &str| -> Result<Judge, String> {
        let bytes = fs::read(file).map_err(|error| format!("{file}: {error}"))?;
        // With the same small net, so that two players differ in what they think and not in what they look at.
        Judge::from_bytes(&bytes)
            .and_then(|judge| judge.with_quick(crate::QUICK))
            .map_err(|error| format!("{file}: {error}"))
    };
    let (judge, noise, plies) = if let Some(level) = crate::level(name) {
        (judge.clone(), level.noise(), level.plies())
    } else {
        let (judge, plies) = match name.rsplit_once(':') {
            Some((file, plies)) => (nets(file)?, plies),
            None => (judge.clone(), name),
        };
        let plies = plies.parse().map_err(|_| format!("who is {name}?"))?;
        if plies > DEEPEST {
            return Err(format!("at most {DEEPEST} plies"));
        }
        (judge, 0.0, plies)
    };
    Ok(Search::new(Noisy::new(judge, noise), plies))
}

/// What the one with the first turn wins, when `first` has it; the dice of a pair are always the same.
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
        if let Some(outcomes) = finished(&board) {
            // Seen by who would be on roll next.
            let points = f64::from(outcomes.equity().0);
            return if turn % 2 == 1 { points } else { -points };
        }
    }
    0.0
}
