//! The choices for a new duplicate.

use std::num::NonZeroU8;

use dice::Seed;
use friend::{ChainLength, Duplicate, DuplicateOpponent, Length, Mode, Terms};
use record::PlayerName;
use rules::{BarBackgammon, ClosedOut, FirstRoll, Variant};
use table::levels;

/// The lengths that are offered, with the number of games for points.
pub const LENGTHS: [(Length, u8); 9] = [
    (Length::Points(1), 1),
    (Length::Points(3), 1),
    (Length::Points(5), 1),
    (Length::Points(7), 1),
    (Length::Points(9), 1),
    (Length::Points(11), 1),
    (Length::Money, 1),
    (Length::Money, 3),
    (Length::Money, 5),
];

/// The choices for a new duplicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What is played.
    pub length: Length,
    /// How many games, if no match is played.
    pub games: u8,
    /// The variant: starting position and scoring.
    pub variant: Variant,
    /// Whether there is a cube.
    pub cube: bool,
    /// The computer's level; `None` for a partner.
    pub level: Option<&'static str>,
}

impl Default for Form {
    fn default() -> Self {
        Self {
            length: Length::Points(5),
            games: 1,
            variant: Variant::Standard,
            cube: true,
            level: levels().next(),
        }
    }
}

impl Form {
    /// Returns the default choices with this computer level preselected.
    pub(crate) fn with_level(level: Option<&'static str>) -> Self {
        let form = Self::default();
        Self {
            level: level.or(form.level),
            ..form
        }
    }

    /// Returns the duplicate with the dice of `seed`.
    pub fn duplicate(&self, seed: Seed) -> Duplicate {
        let mode = if self.cube {
            Mode::Friendly
        } else {
            Mode::NoCube
        };
        let terms = Terms {
            stakes: self.length.stakes(true),
            variant: self.variant,
            mode,
            days: None,
            first_roll: FirstRoll::default(),
            bar_backgammon: BarBackgammon::default(),
            closed_out: ClosedOut::default(),
            chain: ChainLength::DEFAULT,
        };
        let level = self.level.and_then(PlayerName::new);
        let against = level.map_or(DuplicateOpponent::Partner, DuplicateOpponent::Computer);
        let games = NonZeroU8::new(self.games).unwrap_or(NonZeroU8::MIN);
        Duplicate::new(terms, games, against, seed)
    }
}

/// How many games a duplicate has; 0 for a match.
pub fn games(duplicate: &Duplicate) -> u32 {
    duplicate.games().map_or(0, |games| games.get().into())
}
