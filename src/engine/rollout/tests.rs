use std::collections::HashMap;

use rules::{BoardError, Variant};

use super::*;
use crate::{Judge, Plain, bearoff, sample::board};

/// Dice from a multiplicative generator; the engine has none of its own.
struct Pseudo(u64);

impl DiceSource for Pseudo {
    fn die(&mut self) -> Die {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        Die::ALL[(self.0 >> 40) as usize % 6]
    }
}

fn games<E: Evaluator>(player: &Search<E>, board: &Board, rollout: Rollout) -> Vec<Game> {
    let game = |number| {
        let mut dice = Pseudo(u64::from(number) * 7_919 + 1);
        rollout.game(player, board, number, &mut dice)
    };
    (0..rollout.games).map(game).collect()
}

fn rolled<E: Evaluator>(player: &Search<E>, board: &Board, rollout: Rollout) -> RolledOut {
    Rollout::mean(&games(player, board, rollout)).expect("games")
}

/// Plays as the tables do, but does not know that they are exact, so that games are played to the end.
struct Forgetful;

impl Evaluator for Forgetful {
    fn estimate(&self, board: &Board) -> Outcomes {
        Judge::without_nets().estimate(board)
    }
}

#[test]
fn what_is_known_exactly_is_found_and_hardly_varies() -> Result<(), BoardError> {
    let board = board(&[(0, 9), (6, 3), (5, 3)], &[(0, 10), (4, 4), (6, 1)])?;
    let exact = bearoff::known(&board).expect("at home");
    let rollout = Rollout {
        games: 108,
        rolls: None,
    };
    let found = rolled(&Search::new(Forgetful, 0), &board, rollout);
    let off = (found.equity - exact.equity()).0.abs();
    assert!(off < 1e-3, "{off}");
    assert!(found.error < 1e-3, "{}", found.error);
    let known = rolled(&Search::new(Judge::without_nets(), 0), &board, rollout);
    assert!((known.equity - exact.equity()).0.abs() < 1e-6);
    Ok(())
}

/// A judge that is wrong about everything but finished games takes no luck away, and does not shift the mean.
struct Blind;

impl Evaluator for Blind {
    fn estimate(&self, board: &Board) -> Outcomes {
        let win = 0.3 + f32::from(board.own().pips() % 7) / 20.0;
        Outcomes::from_weights([win, 0.0, 0.0, 1.0 - win, 0.0, 0.0]).expect("weights")
    }
}

#[test]
fn a_bad_judge_only_widens_the_error() -> Result<(), BoardError> {
    let board = board(&[(0, 13), (6, 2)], &[(0, 14), (1, 1)])?;
    // 3-3, 4-4, 5-5 and 6-6 bear both off, 4 throws of 36; otherwise the opponent wins.
    let rollout = Rollout {
        games: 36,
        rolls: None,
    };
    let found = rolled(&Search::new(Blind, 0), &board, rollout);
    assert!(
        (found.outcomes.win() - 4.0 / 36.0).abs() < 1e-5,
        "{found:?}"
    );
    Ok(())
}

#[test]
fn every_throw_begins_one_game_in_36_and_comes_second_in_one() {
    for nth in [0, 1] {
        for block in [0, 5] {
            let mut counts: HashMap<(u8, u8), u32> = HashMap::new();
            for number in 36 * block..36 * (block + 1) {
                let roll = throw(number, nth, &mut Pseudo(1));
                *counts
                    .entry((roll.high().pips(), roll.low().pips()))
                    .or_default() += 1;
            }
            for roll in Roll::ALL {
                let key = (roll.high().pips(), roll.low().pips());
                assert_eq!(counts[&key], roll.weight());
            }
        }
    }
    // Over 36 blocks every pair of throws comes once.
    let pairs = (0..1_296).map(|number| (number % 36, (number % 36 + number / 36) % 36));
    assert_eq!(pairs.collect::<std::collections::HashSet<_>>().len(), 1_296);
}

#[test]
fn the_same_games_come_again_and_cut_off_ones_end_early() {
    let board = Board::start(Variant::Standard);
    let search = Search::new(Plain, 0);
    let rollout = Rollout {
        games: 36,
        rolls: Some(4),
    };
    let first = games(&search, &board, rollout);
    assert_eq!(first, games(&search, &board, rollout));
    let whole = Rollout {
        rolls: None,
        ..rollout
    };
    assert_ne!(first, games(&search, &board, whole));
    for Game(chances) in first {
        assert!((chances.exclusive().iter().sum::<f32>() - 1.0).abs() < 1e-3);
    }
    assert_eq!(Rollout::mean(&[]), None);
    // With no roll at all it is the judge's opinion.
    let none = Rollout {
        games: 1,
        rolls: Some(0),
    };
    let opinion = rolled(&search, &board, none);
    assert!((opinion.equity - Plain.evaluate(&board).equity()).0.abs() < 1e-6);
}
