//! The form of an invitation.

use std::num::NonZeroU8;

use friend::{ChainLength, Days, Mode, Stakes, Terms};
use record::PlayerName;
use rules::{BarBackgammon, Beavers, ClosedOut, FirstRoll, MatchLength, Variant};

/// The length and stakes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// A match to this number of points.
    Points(u8),
    /// Games for points.
    Money,
}

/// The lengths that are offered.
pub const LENGTHS: [Length; 7] = [
    Length::Points(1),
    Length::Points(3),
    Length::Points(5),
    Length::Points(7),
    Length::Points(9),
    Length::Points(11),
    Length::Money,
];

/// The player's choices for an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The player's name, as typed.
    pub name: String,
    /// The length and stakes of the game.
    pub length: Length,
    /// The variant: starting position and scoring.
    pub variant: Variant,
    /// Whether there is a cube, and whether the roll stays secret until the cube decision.
    pub mode: Mode,
    /// Days for each message; `None` if there is no time limit.
    pub days: Option<Days>,
    /// Whether gammons count only after a double, in games for points.
    pub jacoby: bool,
}

impl Default for Form {
    fn default() -> Self {
        Self {
            name: String::new(),
            length: Length::Points(5),
            variant: Variant::Standard,
            mode: Mode::Friendly,
            days: None,
            jacoby: true,
        }
    }
}

impl Form {
    /// The time limits that are offered.
    pub const DAYS: [Option<Days>; 4] = [
        None,
        NonZeroU8::new(1),
        NonZeroU8::new(3),
        NonZeroU8::new(7),
    ];

    /// The modes that are offered.
    pub const MODES: [Mode; 3] = [Mode::Friendly, Mode::Strict, Mode::NoCube];

    /// The name, if one was typed.
    pub fn player_name(&self) -> Option<PlayerName> {
        PlayerName::new(&self.name)
    }

    /// Returns the terms that the invitation offers.
    pub fn terms(&self) -> Terms {
        let points = match self.length {
            Length::Points(points) => MatchLength::new(points),
            Length::Money => None,
        };
        let stakes = points.map_or(
            Stakes::Money {
                jacoby: self.jacoby,
                beavers: Beavers::None,
                automatic_doubles: 0,
            },
            |length| Stakes::Match {
                length,
                crawford: true,
            },
        );
        Terms {
            stakes,
            variant: self.variant,
            mode: self.mode,
            days: self.days,
            first_roll: FirstRoll::default(),
            bar_backgammon: BarBackgammon::default(),
            closed_out: ClosedOut::default(),
            chain: ChainLength::USUAL,
        }
    }
}
