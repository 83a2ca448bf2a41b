//! Hand-written static evaluation, used until the nets are loaded or if they cannot be read.
//!
//! Races are evaluated by pip count plus bear-off wastage. Contact positions are evaluated by the race, made points,
//! primes, anchors, checkers back or on the bar, and shots at blots. The weights are contributions to the logit of the
//! winning chance and were chosen by hand.

mod contact;
mod race;
mod shots;

use rules::Board;

use crate::{Evaluator, Outcomes};

/// Stateless hand-written evaluator.
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
    fn outcomes_are_valid_throughout_whole_games() {
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
    fn favours_the_race_leader_and_the_player_on_roll() {
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
    fn expects_gammons_against_a_checker_on_the_bar_behind_a_closed_board() {
        let closed = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 3), (8, 2)];
        let judged = Handcrafted.evaluate(&board(&[(25, 2), (12, 3), (13, 10)], &closed));
        let judged = judged.cumulative();
        assert!(judged.win < 0.15 && judged.lose_gammon > 0.3, "{judged:?}");
    }

    #[test]
    fn makes_the_usual_points_with_opening_rolls() {
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
