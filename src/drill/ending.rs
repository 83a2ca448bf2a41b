//! Exact cube equities at the very end of a money race, solved to the last roll.

use std::collections::HashMap;

use rules::{Board, Roll, Side, legal_plays};

/// Maximum number of checkers of each side: few enough to solve every position.
pub(crate) const MAX_CHECKERS: u8 = 3;

/// The owner of the cube, seen by the player on roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Cube {
    Middle,
    Own,
    Opponents,
}

/// Solves endings and caches their equities.
#[derive(Default)]
pub(crate) struct Endings(HashMap<(u32, u32, Cube), f32>);

impl Endings {
    /// Returns the equities of no double, double and take, and double and pass with a centred cube, for the player on
    /// roll, in points per cube. Gammons are no longer possible.
    pub(crate) fn cube(&mut self, board: &Board) -> [f32; 3] {
        [
            self.without_double(board, Cube::Middle),
            2.0 * self.without_double(board, Cube::Opponents),
            1.0,
        ]
    }

    /// Returns the equity before a roll, per unit of the cube, if the player on roll may double first.
    fn before_roll(&mut self, board: &Board, cube: Cube) -> f32 {
        let known = (key(board.own()), key(board.opponent()), cube);
        if let Some(&worth) = self.0.get(&known) {
            return worth;
        }
        let no_double = self.without_double(board, cube);
        let worth = if cube == Cube::Opponents {
            no_double
        } else {
            let taken = 2.0 * self.without_double(board, Cube::Opponents);
            no_double.max(taken.min(1.0))
        };
        self.0.insert(known, worth);
        worth
    }

    /// Returns the mean equity over all rolls with the best plays, per unit of the cube.
    fn without_double(&mut self, board: &Board, cube: Cube) -> f32 {
        let theirs = match cube {
            Cube::Middle => Cube::Middle,
            Cube::Own => Cube::Opponents,
            Cube::Opponents => Cube::Own,
        };
        let mut sum = 0.0;
        for roll in Roll::ALL {
            let mut best = -1.0_f32;
            for legal in legal_plays(board, roll) {
                let worth = if legal.after.opponent().is_off() {
                    1.0
                } else {
                    -self.before_roll(&legal.after, theirs)
                };
                best = best.max(worth);
            }
            sum += roll.weight() as f32 * best;
        }
        sum / 36.0
    }
}

/// Returns a side with all checkers home as a single number.
fn key(side: &Side) -> u32 {
    (1..=6).fold(0, |key, point| 16 * key + u32::from(side.at(point)))
}

#[cfg(test)]
mod tests {
    use rules::Setup;

    use super::*;

    fn board(own: &[usize], opponent: &[usize]) -> Board {
        let side = |points: &[usize]| {
            let mut counts = [0; 26];
            for &point in points {
                counts[point] += 1;
            }
            counts[0] = 15 - points.len() as u8;
            counts
        };
        let setup = Setup {
            own: side(own),
            opponent: side(opponent),
        };
        Board::try_from(setup).expect("15 checkers each")
    }

    #[test]
    fn the_last_roll_agrees_with_counting() {
        // 5 and 2 are borne off by 19 of 36 rolls: (19 - 17) / 36 = 2/36; doubled, the equity is twice that.
        let [no_double, take, pass] = Endings::default().cube(&board(&[5, 2], &[1]));
        assert!((no_double - 2.0 / 36.0).abs() < 1e-6, "{no_double}");
        assert!((take - 4.0 / 36.0).abs() < 1e-6);
        assert!((pass - 1.0).abs() < 1e-6);
    }

    #[test]
    fn the_opponents_redouble_costs_equity() {
        // 6 and 6 against 1 and 1: 4 of 36 rolls win at once; otherwise the opponent wins.
        let [no_double, take, _] = Endings::default().cube(&board(&[6, 6], &[1, 1]));
        assert!(
            (no_double - (2.0 * 4.0 / 36.0 - 1.0)).abs() < 1e-6,
            "{no_double}"
        );
        assert!((take - 2.0 * no_double).abs() < 1e-6);
        // Here the opponent may get a roll and redouble.
        let [no_double, take, _] = Endings::default().cube(&board(&[6, 5, 1], &[1, 1, 1]));
        assert!(no_double > take / 2.0, "{no_double} {take}");
    }
}
