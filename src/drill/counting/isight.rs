//! Axel Reichert's Isight count for cube decisions in a race (Improved Cube Handling in Races: Insights with Isight,
//! 2014).
//!
//! Each count is the pip count plus the penalties in [`Surplus`]; the count of the player on roll is then increased by
//! a sixth. The player doubles if the increased count exceeds the opponent's count by at most 6 (redoubles by at most
//! 5). The opponent takes if the excess is at least 2. The exercises only cover a centred cube.

use rules::{Board, Side};

use crate::Answer;

/// Isight counts of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Isight {
    /// Count of the player on roll, before the increase by a sixth.
    pub own: u32,
    /// Count of the opponent.
    pub opponent: u32,
}

impl Isight {
    /// Maximum excess of the increased count for doubling with a centred cube.
    pub const DOUBLE: f64 = 6.0;
    /// Minimum excess of the increased count for a take.
    pub const TAKE: f64 = 2.0;

    /// Returns the counts for a race, from the view of the player on roll.
    pub fn of(board: &Board) -> Self {
        Self {
            own: Surplus::of(board.own(), board.opponent()).count(),
            opponent: Surplus::of(board.opponent(), board.own()).count(),
        }
    }

    /// Returns the count of the player on roll, increased by a sixth.
    pub fn increased(self) -> f64 {
        f64::from(self.own) * 7.0 / 6.0
    }

    /// Returns the correct action with a centred cube.
    pub fn answer(self) -> Answer {
        // The excess is computed in sixths, so that the limits are exact.
        let excess = 7 * i64::from(self.own) - 6 * i64::from(self.opponent);
        if excess > 36 {
            Answer::NoDouble
        } else if excess >= 12 {
            Answer::DoubleTake
        } else {
            Answer::DoubleDrop
        }
    }
}

/// Pip count of one side, and its penalties relative to the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Surplus {
    pub(crate) pips: u32,
    /// 1 for each additional checker on the board compared with the other side.
    pub(crate) checkers: u32,
    /// 2 for each checker beyond the second on the 1 point.
    pub(crate) ones: u32,
    /// 1 for each checker beyond the second on the 2 point.
    pub(crate) twos: u32,
    /// 1 for each checker beyond the third on the 3 point.
    pub(crate) threes: u32,
    /// 1 for each empty point from 4 to 6 on which the other side has a checker.
    pub(crate) gaps: u32,
    /// 1 for each additional crossover to the home board compared with the other side.
    pub(crate) crossovers: u32,
}

impl Surplus {
    pub(crate) fn of(side: &Side, other: &Side) -> Self {
        let beyond = |point: u8, free: u8| u32::from(side.at(point).saturating_sub(free));
        let on_board = |side: &Side| u32::from(side.checkers() - side.off());
        let is_gap = |&point: &u8| side.at(point) == 0 && other.at(point) > 0;
        Self {
            pips: u32::from(side.pips()),
            checkers: on_board(side).saturating_sub(on_board(other)),
            ones: 2 * beyond(1, 2),
            twos: beyond(2, 2),
            threes: beyond(3, 3),
            gaps: (4..=6).filter(is_gap).count() as u32,
            crossovers: crossovers(side).saturating_sub(crossovers(other)),
        }
    }

    pub(crate) const fn count(self) -> u32 {
        let stacks = self.ones + self.twos + self.threes;
        self.pips + self.checkers + stacks + self.gaps + self.crossovers
    }
}

/// Returns the number of crossovers into the next quadrant that the side needs to bring all checkers home.
fn crossovers(side: &Side) -> u32 {
    let outside = (7..=25_u8).map(|point| u32::from(side.at(point)) * u32::from((point - 1) / 6));
    outside.sum()
}

#[cfg(test)]
mod tests {
    use rules::Setup;

    use super::*;

    fn board(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
        let side = |places: &[(usize, u8)]| {
            let mut counts = [0; 26];
            for &(place, number) in places {
                counts[place] = number;
            }
            counts
        };
        let setup = Setup {
            own: side(own),
            opponent: side(opponent),
        };
        Board::try_from(setup).expect("15 checkers each")
    }

    #[test]
    fn counts_each_penalty_against_the_opponent() {
        let board = board(
            // 3 + 8 + 15 + 7 pips; 2 for the third checker on the 1 point, 2 for each of the other stacks, gaps on the
            // 4 and 5
            // points (the 6 points are empty on both sides), a crossover, and 3 additional checkers.
            &[(1, 3), (2, 4), (3, 5), (7, 1), (0, 2)],
            &[(4, 5), (5, 5), (0, 5)],
        );
        let found = Surplus::of(board.own(), board.opponent());
        assert_eq!((found.ones, found.twos, found.threes), (2, 2, 2));
        assert_eq!((found.gaps, found.crossovers, found.checkers), (2, 1, 3));
        assert_eq!(
            Isight::of(&board),
            Isight {
                own: 33 + 12,
                opponent: 45
            }
        );
    }

    #[test]
    fn doubles_and_takes_exactly_at_the_limits() {
        // 54 increased by a sixth is 63.
        let answers = [56, 57, 61, 62].map(|opponent| Isight { own: 54, opponent }.answer());
        assert_eq!(answers[0], Answer::NoDouble);
        assert_eq!(answers[1..3], [Answer::DoubleTake; 2]);
        assert_eq!(answers[3], Answer::DoubleDrop);
    }
}
