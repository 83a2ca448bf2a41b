//! Tom Keith's count for cube decisions in a race, as published on bgonline.org/keith.html.

use rules::{Board, Side};

use crate::Answer;

/// Keith counts of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keith {
    /// Count of the player on roll, increased by a seventh.
    pub own: u32,
    /// Count of the opponent.
    pub opponent: u32,
}

impl Keith {
    /// Returns the counts for a race, from the view of the player on roll.
    pub fn of(board: &Board) -> Self {
        let own = Wastage::of(board.own()).count();
        Self {
            own: own + own / 7,
            opponent: Wastage::of(board.opponent()).count(),
        }
    }

    /// Returns the correct action with a centred cube: double if the player's count exceeds the opponent's by at most
    /// 4; take if the excess is at least 2.
    pub const fn answer(self) -> Answer {
        if self.own > self.opponent + 4 {
            Answer::NoDouble
        } else if self.own >= self.opponent + 2 {
            Answer::DoubleTake
        } else {
            Answer::DoubleDrop
        }
    }
}

/// Pip count of one side, and its penalties for wastage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wastage {
    pub(crate) pips: u32,
    /// 2 for each checker beyond the first on the 1 point.
    pub(crate) ones: u32,
    /// 1 for each checker beyond the first on the 2 point.
    pub(crate) twos: u32,
    /// 1 for each checker beyond the third on the 3 point.
    pub(crate) threes: u32,
    /// 1 for each empty point from 4 to 6.
    pub(crate) gaps: u32,
}

impl Wastage {
    pub(crate) fn of(side: &Side) -> Self {
        let beyond = |point: u8, free: u8| u32::from(side.at(point).saturating_sub(free));
        Self {
            pips: u32::from(side.pips()),
            ones: 2 * beyond(1, 1),
            twos: beyond(2, 1),
            threes: beyond(3, 3),
            gaps: (4..=6).filter(|&point| side.at(point) == 0).count() as u32,
        }
    }

    /// Returns the count before the increase by a seventh.
    pub(crate) const fn count(self) -> u32 {
        self.pips + self.ones + self.twos + self.threes + self.gaps
    }
}

#[cfg(test)]
mod tests {
    use rules::Setup;

    use super::*;

    #[test]
    fn counts_wastage() {
        let side = |places: &[(usize, u8)]| {
            let mut counts = [0; 26];
            for &(place, number) in places {
                counts[place] = number;
            }
            counts
        };
        let setup = Setup {
            // 3 + 6 + 15 + 12 pips; 4 for two extra checkers on the 1 point, 2 on the 2 point, 2 on the 3 point, 2
            // gaps; plus a seventh of 46.
            own: side(&[(1, 3), (2, 3), (3, 5), (6, 2), (0, 2)]),
            opponent: side(&[(4, 5), (5, 5), (6, 5)]),
        };
        let board = Board::try_from(setup).expect("15 checkers each");
        let found = Keith::of(&board);
        assert_eq!((found.own, found.opponent), (46 + 6, 75));
        assert_eq!(found.answer(), Answer::DoubleDrop);
    }

    #[test]
    fn doubles_and_takes_exactly_at_the_limits() {
        let answers = [56, 55, 54, 53, 52, 51].map(|own| Keith { own, opponent: 50 }.answer());
        assert_eq!(answers[..2], [Answer::NoDouble; 2]);
        assert_eq!(answers[2..5], [Answer::DoubleTake; 3]);
        assert_eq!(answers[5], Answer::DoubleDrop);
    }
}
