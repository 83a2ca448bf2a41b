//! Comparison with GNU Backgammon's counts and losses for the samples (`gnubg-2ply.json`).

use std::collections::BTreeMap;

use rules::Player;
use serde::Deserialize;

use crate::{games, only_match, sample};

/// GNU Backgammon's figures for a player in a game.
#[derive(Deserialize)]
struct Counted {
    total: u32,
    unforced: u32,
    cube_total: u32,
    cube_close: u32,
    doubles: u32,
    takes: u32,
    passes: u32,
    checker_loss: f64,
    cube_loss: f64,
}

type Games = Vec<[Counted; 2]>;

/// Returns the players in the order of GNU Backgammon's counts, which is reversed in one file.
fn order(name: &str) -> [Player; 2] {
    match name {
        "galaxy-1.txt" => [Player::Black, Player::White],
        _ => Player::BOTH,
    }
}

/// Returns the ranks of numbers, with equal ranks for equal numbers.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let rank = |number: &f64| {
        let below = numbers.iter().filter(|other| *other < number).count();
        let equal = numbers
            .iter()
            .filter(|other| other.total_cmp(number).is_eq())
            .count();
        below as f64 + (equal as f64 - 1.0) / 2.0
    };
    numbers.iter().map(rank).collect()
}

/// Returns Spearman's rank correlation coefficient.
fn rank_correlation(ours: &[f64], theirs: &[f64]) -> f64 {
    let (a, b) = (ranks(ours), ranks(theirs));
    let mean = (a.len() as f64 - 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| -> f64 {
        let pairs = a.iter().zip(b);
        pairs.map(|(a, b)| (a - mean) * (b - mean)).sum()
    };
    product(&a, &b) / (product(&a, &a) * product(&b, &b)).sqrt()
}

#[test]
fn ranks_of_opposite_orders_correlate_with_minus_one() {
    assert_eq!(ranks(&[3.0, 1.0, 3.0]), [1.5, 0.0, 1.5]);
    let falling = rank_correlation(&[1.0, 2.0, 5.0], &[9.0, 8.0, 0.0]);
    assert!((falling + 1.0).abs() < 1e-9);
}

#[test]
fn counts_equal_gnu_backgammons_counts_and_losses_have_the_same_order() {
    let known: BTreeMap<String, Games> =
        serde_json::from_slice(&sample("gnubg-2ply.json")).expect("counts of games");
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let (mut close, mut known_close) = (0, 0);
    for (name, known) in &known {
        let found = games(&only_match(name), 2);
        assert_eq!(found.len(), known.len(), "{name}");
        for (nth, (sheets, known)) in found.iter().zip(known).enumerate() {
            for (player, known) in order(name).into_iter().zip(known) {
                let sheet = &sheets[player];
                let (checker, cube) = (&sheet.checker, &sheet.cube);
                assert_eq!(
                    [
                        checker.total,
                        checker.unforced,
                        cube.total,
                        cube.doubles,
                        cube.takes,
                        cube.passes
                    ],
                    [
                        known.total,
                        known.unforced,
                        known.cube_total,
                        known.doubles,
                        known.takes,
                        known.passes
                    ],
                    "{name}, game {}, {player:?}",
                    nth + 1
                );
                ours.push(sheet.loss());
                theirs.push(known.checker_loss + known.cube_loss);
                close += cube.close;
                known_close += known.cube_close;
            }
        }
    }
    let correlation = rank_correlation(&ours, &theirs);
    assert!(correlation >= 0.9, "{correlation}: {ours:?} {theirs:?}");
    // Which decisions are close depends on equities, which differ slightly.
    assert!(
        close.abs_diff(known_close) <= 5,
        "{close} and {known_close}"
    );
}
