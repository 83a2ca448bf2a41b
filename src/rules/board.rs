//! Checker arrangements: a [`Setup`] is unchecked, whereas a [`Board`] is a valid position.

use std::fmt;

use crate::{Pips, Point};

/// Index of borne-off checkers in a side's array.
const OFF: usize = 0;
/// Index of the bar in a side's array.
const BAR: usize = 25;

/// Unchecked checker arrangement, from the perspective of the player on roll (`own`).
///
/// Each side's array uses that side's own numbering: 1 to 24 are points, 25 is the bar, and 0 is off.
///
/// ```
/// use rules::{Board, Setup};
///
/// let mut race = Setup::EMPTY;
/// race.own[6] = 15;
/// race.opponent[6] = 14;
/// race.opponent[0] = 1;
/// assert!(Board::try_from(race).is_ok());
/// race.opponent[19] = 1;
/// assert!(Board::try_from(race).is_err(), "sixteen checkers");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// Checkers of the player on roll.
    pub own: [u8; 26],
    /// Checkers of the opponent.
    pub opponent: [u8; 26],
}

impl Setup {
    /// Setup without checkers.
    pub const EMPTY: Self = Self {
        own: [0; 26],
        opponent: [0; 26],
    };
}

/// Reason why a [`Setup`] is not a valid [`Board`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A side has no checkers or more than 15, or the two sides have different numbers of checkers (R1).
    CheckerCount {
        /// Number of checkers of the player on roll.
        own: u16,
        /// The opponent's number of checkers.
        opponent: u16,
    },
    /// Both sides have checkers on this point, numbered from the perspective of the player on roll (R8).
    SharedPoint(u8),
    /// Both sides have borne off their last checker (R52).
    BothOff,
    /// Both sides are on the bar against closed boards (R43).
    BothClosedOut,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CheckerCount { own, opponent } => write!(
                f,
                "the sides have {own} and {opponent} checkers, not the same number from 1 to 15"
            ),
            Self::SharedPoint(point) => write!(f, "both sides stand on point {point}"),
            Self::BothOff => f.write_str("both sides have borne off all their checkers"),
            Self::BothClosedOut => f.write_str("both sides are on the bar against closed boards"),
        }
    }
}

impl std::error::Error for BoardError {}

/// Checkers of one side, in its own numbering.
///
/// ```
/// use rules::{Board, Variant};
///
/// let start = Board::start(Variant::Standard);
/// assert_eq!(start.own().at(24), 2);
/// assert_eq!(start.own().pips(), 167);
/// assert_eq!(start.own().off(), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Side(pub(crate) [u8; 26]);

impl Side {
    /// Returns the number of checkers on the side's point `number` (1 to 24), on the bar (25), or off (0).
    ///
    /// # Panics
    /// Panics if `number` is above 25, which an [`crate::Origin`] or [`crate::Destination`] never is.
    pub const fn at(&self, number: u8) -> u8 {
        self.0[number as usize]
    }

    /// Returns the number of checkers on the bar.
    pub const fn bar(&self) -> u8 {
        self.0[BAR]
    }

    /// Returns the number of borne-off checkers.
    pub const fn off(&self) -> u8 {
        self.0[OFF]
    }

    /// Returns the number of checkers at each place: 0 is off, 1 to 24 are the side's points, and 25 is the bar.
    pub const fn counts(&self) -> &[u8; 26] {
        &self.0
    }

    /// Returns the set of places that hold at least `count` (1 or 2) checkers. Bit `n` is place `n`.
    pub(crate) fn at_least(&self, count: u8) -> u32 {
        // Processes eight counts at a time: a sum of at least 128 sets the top bit of its byte, and the multiplication
        // gathers these bits in the top byte. Counts are at most 15, so no byte overflows.
        let short = u64::from_ne_bytes([128 - count; 8]);
        let mut padded = [0; 32];
        padded[..26].copy_from_slice(&self.0);
        let bytes = padded.as_chunks().0.iter().map(|&eight| {
            let reached = (u64::from_le_bytes(eight) + short) >> 7 & 0x0101_0101_0101_0101;
            (reached.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
        });
        bytes.rev().fold(0, |set, byte| set << 8 | byte)
    }

    /// Returns the total number of checkers, including those on the bar and those borne off.
    pub fn checkers(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns the pip count (R10).
    pub fn pips(&self) -> Pips {
        (0..)
            .zip(self.0)
            .map(|(n, count)| n * Pips::from(count))
            .sum()
    }

    /// Returns `true` if all six home points are made (R9).
    pub fn is_closed_board(&self) -> bool {
        self.0[1..=6].iter().all(|&count| count >= 2)
    }

    /// Moves a blot on `point` (in this side's numbering) to the bar; returns `false` if there is no blot (R34).
    pub(crate) fn hit(&mut self, point: Point) -> bool {
        let count = &mut self.0[usize::from(point.number())];
        let hit = *count == 1;
        if hit {
            *count = 0;
            self.0[BAR] += 1;
        }
        hit
    }

    /// Returns `true` if all checkers have been borne off (R52).
    pub fn is_off(&self) -> bool {
        self.0[1..].iter().all(|&count| count == 0)
    }
}

/// Valid position, from the perspective of the player on roll.
///
/// Both sides have the same number of checkers, from 1 to 15, and never share a point; see [`BoardError`].
///
/// ```
/// use rules::{Board, Variant};
///
/// let start = Board::start(Variant::Standard);
/// assert!(start.has_contact());
/// assert!(!start.is_closed_out());
/// assert_eq!(start.flipped(), start, "the same for both players");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "Setup", into = "Setup")
)]
pub struct Board {
    pub(crate) own: Side,
    pub(crate) opponent: Side,
}

impl Board {
    /// Returns the checkers of the player on roll.
    pub const fn own(&self) -> &Side {
        &self.own
    }

    /// Returns the checkers of the player not on roll.
    pub const fn opponent(&self) -> &Side {
        &self.opponent
    }

    /// Returns the same position from the opponent's perspective.
    #[must_use]
    pub const fn flipped(&self) -> Self {
        Self {
            own: self.opponent,
            opponent: self.own,
        }
    }

    /// Returns `true` if the player on roll is on the bar against a closed board and so cannot enter (R42).
    pub fn is_closed_out(&self) -> bool {
        self.own.bar() > 0 && self.opponent.is_closed_board()
    }

    /// Returns `true` if some checkers of the two sides have yet to pass each other (R9).
    pub fn has_contact(&self) -> bool {
        let rearmost = |side: &Side| side.0.iter().rposition(|&count| count > 0).unwrap_or(OFF);
        rearmost(&self.own) + rearmost(&self.opponent) > BAR
    }
}

impl TryFrom<Setup> for Board {
    type Error = BoardError;

    fn try_from(setup: Setup) -> Result<Self, BoardError> {
        let total = |side: &[u8; 26]| side.iter().map(|&count| u16::from(count)).sum::<u16>();
        let counts = (total(&setup.own), total(&setup.opponent));
        if counts.0 != counts.1 || !(1..=15).contains(&counts.0) {
            return Err(BoardError::CheckerCount {
                own: counts.0,
                opponent: counts.1,
            });
        }
        let shared = (1..=24).find(|&n| setup.own[n] > 0 && setup.opponent[25 - n] > 0);
        if let Some(point) = shared {
            return Err(BoardError::SharedPoint(point as u8));
        }
        let (own, opponent) = (Side(setup.own), Side(setup.opponent));
        if own.is_off() && opponent.is_off() {
            return Err(BoardError::BothOff);
        }
        let board = Self { own, opponent };
        if board.is_closed_out() && board.flipped().is_closed_out() {
            return Err(BoardError::BothClosedOut);
        }
        Ok(board)
    }
}

impl From<Board> for Setup {
    fn from(board: Board) -> Self {
        Self {
            own: board.own.0,
            opponent: board.opponent.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn r10_counts_the_pips_of_each_starting_position() {
        let pips = |variant| Board::start(variant).own().pips();
        assert_eq!(pips(Variant::Standard), 167);
        assert_eq!(pips(Variant::Nackgammon), 194);
        assert_eq!(pips(Variant::Hypergammon), 69);
        assert_eq!(pips(Variant::Longgammon), 360);
    }

    #[test]
    fn every_starting_position_is_a_valid_board() {
        for variant in Variant::ALL {
            assert_eq!(Board::try_from(variant.setup()), Ok(Board::start(variant)));
        }
    }

    #[test]
    fn rejects_impossible_setups_with_the_reason() {
        let start = Variant::Standard.setup();
        let mut sixteen = start;
        sixteen.own[3] += 1;
        let error = BoardError::CheckerCount {
            own: 16,
            opponent: 15,
        };
        assert_eq!(Board::try_from(sixteen), Err(error));
        sixteen.opponent[3] += 1;
        let both = BoardError::CheckerCount {
            own: 16,
            opponent: 16,
        };
        assert_eq!(Board::try_from(sixteen), Err(both));
        let mut fourteen = start;
        fourteen.own[13] -= 1;
        let fewer = BoardError::CheckerCount {
            own: 14,
            opponent: 15,
        };
        assert_eq!(Board::try_from(fourteen), Err(fewer));

        let mut shared = start;
        (shared.own[13], shared.own[1]) = (4, 1);
        assert_eq!(Board::try_from(shared), Err(BoardError::SharedPoint(1)));

        let mut all_off = Setup::EMPTY;
        (all_off.own[OFF], all_off.opponent[OFF]) = (15, 15);
        assert_eq!(Board::try_from(all_off), Err(BoardError::BothOff));

        let mut closed = [0; 26];
        closed[1..=6].fill(2);
        closed[BAR] = 3;
        let closed = Setup {
            own: closed,
            opponent: closed,
        };
        assert_eq!(Board::try_from(closed), Err(BoardError::BothClosedOut));
    }

    #[test]
    fn contact_ends_once_the_rearmost_checkers_have_passed() {
        assert!(Board::start(Variant::Standard).has_contact());
        let mut side = [0; 26];
        side[12] = 15;
        let race = Setup {
            own: side,
            opponent: side,
        };
        assert!(!Board::try_from(race).is_ok_and(|board| board.has_contact()));
    }
}
