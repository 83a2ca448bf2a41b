//! The choices for a new duplicate.

use std::num::NonZeroU8;

use dice::Seed;
use friend::{ChainLength, Duplicate, DuplicateOpponent, Mode, Stakes, Terms};
use record::PlayerName;
use rules::{BarBackgammon, Beavers, ClosedOut, FirstRoll, MatchLength, Variant};

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// A match to this number of points.
    Points(u8),
    /// This number of games for points.
    Games(u8),
}

/// The lengths that are offered.
pub const LENGTHS: [Length; 9] = [
    Length::Points(1),
    Length::Points(3),
    Length::Points(5),
    Length::Points(7),
    Length::Points(9),
    Length::Points(11),
    Length::Games(1),
    Length::Games(3),
    Length::Games(5),
];

/// The choices for a new duplicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What is played.
    pub length: Length,
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
            variant: Variant::Standard,
            cube: true,
            level: Some("expert"),
        }
    }
}

impl Form {
    /// Returns the duplicate with the dice of `seed`.
    pub fn duplicate(&self, seed: Seed) -> Duplicate {
        let (points, games) = match self.length {
            Length::Points(points) => (MatchLength::new(points), 1),
            Length::Games(games) => (None, games),
        };
        let stakes = points.map_or(
            Stakes::Money {
                jacoby: true,
                beavers: Beavers::None,
                automatic_doubles: 0,
            },
            |length| Stakes::Match {
                length,
                crawford: true,
            },
        );
        let mode = if self.cube {
            Mode::Friendly
        } else {
            Mode::NoCube
        };
        let terms = Terms {
            stakes,
            variant: self.variant,
            mode,
            days: None,
            first_roll: FirstRoll::default(),
            bar_backgammon: BarBackgammon::default(),
            closed_out: ClosedOut::default(),
            chain: ChainLength::USUAL,
        };
        let level = self.level.and_then(PlayerName::new);
        let against = level.map_or(DuplicateOpponent::Partner, DuplicateOpponent::Computer);
        let games = NonZeroU8::new(games).unwrap_or(NonZeroU8::MIN);
        Duplicate::new(terms, games, against, seed)
    }
}

/// How many games a duplicate has; 0 for a match.
pub fn games(duplicate: &Duplicate) -> u32 {
    duplicate.games().map_or(0, |games| games.get().into())
}
