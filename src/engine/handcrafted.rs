//! A modest evaluation written by hand: what the page plays with until it has a net, and if a net cannot be read.
//!
//! A race is judged by pips with the wastage of the bear-off, contact by what players look at: the race, points
//! made, primes, anchors, checkers back or on the bar, and blots by the rolls that hit them.
//! The weights are logits of the winning chance, set by hand.

mod contact;
mod race;
mod shots;

use rules::Board;

use crate::{Evaluator, Outcomes};

/// The evaluation; it has no state.
///
/// ```
/// use engine::{Evaluator, Handcrafted};
/// use rules::{Board, Variant};
///
/// let start = Handcrafted.evaluate(&Board::start(Variant::Standard));
/// assert!((0.45..0.6).contains(&start.win()));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Handcrafted;

impl Evaluator for Handcrafted {
    fn estimate(&self, board: &Board) -> Outcomes {
        if board.has_contact() {
            contact::estimate(board)
        } else {
            race::estimate(board)
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Roll, Variant, legal_plays};

    use super::*;
    use crate::{Context, sample};

    fn board(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
        sample::board(own, opponent).expect("a position that can occur")
    }

    #[test]
    fn chances_are_proper_in_every_position_of_whole_games() {
        for variant in [Variant::Standard, Variant::Hypergammon, Variant::Longgammon] {
            let mut board = Board::start(variant);
            for turn in 0..400 {
                let chances = Handcrafted.evaluate(&board).exclusive();
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
                let plays = legal_plays(&board, Roll::ALL[turn * 8 % 21]);
                let next = plays.get(turn * 5 % plays.len().max(1));
                board = next.map_or(board.flipped(), |legal| legal.after);
            }
        }
    }

    #[test]
    fn who_leads_the_race_by_a_roll_or_is_on_roll_is_ahead() {
        let race = |own: u8, opponent: u8| {
            let spread = |far: u8| [(12, far), (4, 15 - far)];
            Handcrafted
                .evaluate(&board(&spread(own), &spread(opponent)))
                .win()
        };
        assert!((0.5..0.75).contains(&race(5, 5)));
        assert!((0.65..0.95).contains(&race(5, 7)));
        assert!(race(8, 5) < 0.5);
    }

    #[test]
    fn a_checker_on_the_bar_against_a_closed_board_loses_gammons() {
        let closed = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 3), (8, 2)];
        let judged = Handcrafted.evaluate(&board(&[(25, 2), (12, 3), (13, 10)], &closed));
        let judged = judged.cumulative();
        assert!(judged.win < 0.15 && judged.lose_gammon > 0.3, "{judged:?}");
    }

    #[test]
    fn the_opening_points_are_made() {
        let start = Board::start(Variant::Standard);
        let best = |high: usize, low: usize| {
            let roll = Roll::ALL[high * (high - 1) / 2 + low - 1];
            Handcrafted.rank(&start, roll, &Context::MONEY)[0].after
        };
        assert_eq!(best(3, 1).opponent().at(5), 2, "3-1 makes the 5 point");
        assert_eq!(best(4, 2).opponent().at(4), 2, "4-2 makes the 4 point");
        assert_eq!(best(6, 1).opponent().at(7), 2, "6-1 makes the bar point");
    }
}
