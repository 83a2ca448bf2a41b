//! A position rolled out by the shipped nets, on all cores.

use std::thread;

use dice::{DiceStream, Seed};
use engine::{DEEPEST, Game, Judge, Noisy, Rollout, Search};
use record::board_from_id;
use rules::{Board, Variant};
use serde_json::{Value, json};

/// More games than anybody waits for; all of them are kept.
const MOST: u32 = 1_000_000;

/// Rolls `words` out: a position ID, the number of games, and, if wanted, plies and rolls before a game is cut off.
///
/// # Errors
/// If the words cannot be understood.
pub fn run(judge: &Judge, words: &[&str]) -> Result<Value, String> {
    let ([id, games, rest @ ..], ..=4) = (words, words.len()) else {
        return Err("which position, and how many games?".to_owned());
    };
    let number = |word: &str| {
        word.parse::<u32>()
            .map_err(|_| format!("{word} is no number"))
    };
    let board = board_from_id(id, Variant::Standard).map_err(|error| error.to_string())?;
    let rollout = Rollout {
        games: number(games)?,
        rolls: rest.get(1).map(|rolls| number(rolls)).transpose()?,
    };
    if rollout.games > MOST {
        return Err(format!("at most {MOST} games"));
    }
    let plies = rest.first().map_or(Ok(0), |plies| number(plies))?;
    if plies > u32::from(DEEPEST) {
        return Err(format!("at most {DEEPEST} plies"));
    }
    let all = all_games(judge, &board, rollout, plies as u8);
    let found = Rollout::mean(&all).ok_or("no games, no result")?;
    let chances = found.outcomes.cumulative();
    Ok(json!({
        "win": chances.win,
        "win_gammon": chances.win_gammon,
        "win_backgammon": chances.win_backgammon,
        "lose_gammon": chances.lose_gammon,
        "lose_backgammon": chances.lose_backgammon,
        "equity": found.equity.0,
        "standard_error": found.error,
        "games": found.games,
    }))
}

/// All games in their order, whoever plays them.
fn all_games(judge: &Judge, board: &Board, rollout: Rollout, plies: u8) -> Vec<Game> {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let share = rollout.games.div_ceil(cores).max(1);
    thread::scope(|scope| {
        let first = (0..rollout.games).step_by(share as usize);
        let parts: Vec<_> = first
            .map(|first| {
                scope.spawn(move || {
                    let player = Search::new(Noisy::new(judge, 0.0), plies);
                    let numbers = first..(first + share).min(rollout.games);
                    let game = |number: u32| {
                        let mut seed = [0x5e; 32];
                        seed[..4].copy_from_slice(&number.to_le_bytes());
                        rollout.game(&player, board, number, &mut DiceStream::new(Seed(seed)))
                    };
                    numbers.map(game).collect::<Vec<_>>()
                })
            })
            .collect();
        let played = parts
            .into_iter()
            .map(|part| part.join().expect("a rollout does not panic"));
        played.flatten().collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rollout_repeats_and_nonsense_is_refused() {
        let judge = Judge::without_nets();
        let once = run(&judge, &["4HPwATDgc/ABMA", "40", "0", "6"]).expect("a rollout");
        assert_eq!(
            Ok(&once),
            run(&judge, &["4HPwATDgc/ABMA", "40", "0", "6"]).as_ref()
        );
        assert_eq!(once["games"], 40);
        assert!(
            once["standard_error"]
                .as_f64()
                .is_some_and(|error| error > 0.0 && error < 0.2)
        );
        for bad in [
            &["4HPwATDgc/ABMA"][..],
            &["4HPwATDgc/ABMA", "many"],
            &["4HPwATDgc/ABMA", "0"],
            &["4HPwATDgc/ABMA", "36", "4"],
            &["4HPwATDgc/ABMA", "36", "0", "-1"],
            &["//////////////", "36"],
            &[],
        ] {
            assert!(run(&judge, bad).is_err(), "{bad:?}");
        }
    }
}
