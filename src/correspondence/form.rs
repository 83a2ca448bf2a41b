//! The form of an invitation.

use std::num::NonZeroU8;

use friend::{ChainLength, Days, Length, Mode, Terms, TimeControl};
use record::PlayerName;
use rules::{BarBackgammon, ByPlayer, ClosedOut, Delay, FirstRoll, MatchLength, Variant};
use words::Words;

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

/// Offered clock times, in half minutes per point.
pub const HALF_MINUTES_PER_POINT: [u8; 4] = [1, 2, 4, 6];

/// Delay per turn, in seconds.
const DELAY_SECONDS: u8 = 12;

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
    /// The clock of a match that is played live; `None` if there is none.
    pub clock: Option<Delay>,
    /// Half minutes on the clock for each point of the match.
    pub half_minutes_per_point: u8,
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
            clock: None,
            half_minutes_per_point: 4,
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

    /// The clock, if one was chosen for a match.
    pub fn clock(&self) -> Option<TimeControl> {
        let is_match = self.length != Length::Money;
        let kind = self.clock.filter(|_| is_match)?;
        TimeControl::new(kind, self.half_minutes_per_point, DELAY_SECONDS)
    }

    /// Describes the clock in a sentence.
    pub fn clock_promise(&self, words: &Words) -> Option<String> {
        let Length::Points(points) = self.length else {
            return None;
        };
        let (rules, length) = (self.clock()?.rules(), MatchLength::new(points)?);
        table::clock_promise(words, rules, length, ByPlayer::default())
    }

    /// Returns the terms that the invitation offers.
    pub fn terms(&self) -> Terms {
        Terms {
            stakes: self.length.stakes(self.jacoby),
            variant: self.variant,
            mode: self.mode,
            days: self.days,
            first_roll: FirstRoll::default(),
            bar_backgammon: BarBackgammon::default(),
            closed_out: ClosedOut::default(),
            chain: ChainLength::DEFAULT,
        }
    }
}
