//! Assistance settings for games against the computer: which mistakes are taken back, and how often.

/// Minimum size of a mistake that is taken back so that the player can try again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TakeBackLimit {
    /// No mistakes are taken back.
    #[default]
    Off,
    /// Only big blunders are taken back.
    BigBlunders,
    /// Only blunders are taken back.
    Blunders,
    /// Mistakes of at least half a blunder are taken back.
    Clear,
    /// All mistakes counted by the review are taken back.
    Mistakes,
    /// Every choice that is measurably worse than the best one is taken back.
    Everything,
}

impl TakeBackLimit {
    /// All limits, most lenient first.
    pub const ALL: [Self; 6] = [
        Self::Off,
        Self::BigBlunders,
        Self::Blunders,
        Self::Clear,
        Self::Mistakes,
        Self::Everything,
    ];

    /// Returns the message catalogue key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::BigBlunders => "big",
            Self::Blunders => "blunders",
            Self::Clear => "clear",
            Self::Mistakes => "mistakes",
            Self::Everything => "everything",
        }
    }

    /// Returns the smallest loss that triggers a take-back, in EMG; `None` if take-backs are off.
    pub const fn min_loss(self) -> Option<f32> {
        match self {
            Self::Off => None,
            Self::BigBlunders => Some(0.250),
            Self::Blunders => Some(0.080),
            Self::Clear => Some(0.040),
            Self::Mistakes => Some(0.020),
            Self::Everything => Some(0.005),
        }
    }
}

/// Number of take-backs per game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TakeBacks {
    /// Unlimited take-backs.
    #[default]
    Unlimited,
    /// Three take-backs, as a handicap against a stronger opponent.
    Three,
}

impl TakeBacks {
    /// All options, in the order shown in the settings.
    pub const ALL: [Self; 2] = [Self::Unlimited, Self::Three];

    /// Returns the message catalogue key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Unlimited => "unlimited",
            Self::Three => "three",
        }
    }

    /// Returns the number of take-backs per game; `None` if it is unlimited.
    pub const fn number(self) -> Option<usize> {
        match self {
            Self::Unlimited => None,
            Self::Three => Some(3),
        }
    }
}

/// Assistance settings for games against the computer, stored as a single number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct CoachSettings {
    /// Minimum size of a mistake that is taken back; `None` until the player has chosen a limit.
    pub limit: Option<TakeBackLimit>,
    /// Number of take-backs per game.
    pub take_backs: TakeBacks,
    /// `true` if the running PR (over the decisions so far) is shown.
    pub running_pr: bool,
}

impl CoachSettings {
    /// Returns `true` if the player has chosen to have mistakes taken back.
    pub fn takes_back(self) -> bool {
        self.limit.is_some_and(|limit| limit != TakeBackLimit::Off)
    }
}

/// Bits that enabled warnings before bad plays and cube actions in earlier versions. Bit 0, which was for hints, is
/// ignored.
const WARNINGS: u8 = 0b110;
/// Bit for the running PR.
const RUNNING_PR: u8 = 1 << 3;
/// Position of the lowest of the three bits that store the limit.
const LIMIT: u8 = 4;
/// Bit set if the number of take-backs is limited to three.
const THREE: u8 = 1 << 7;
/// Limits by their stored number; unknown numbers are read as [`TakeBackLimit::Off`]. Earlier versions know the first
/// five only, and stored the first one for players who had not chosen a limit.
const STORED: [Option<TakeBackLimit>; 7] = [
    Some(TakeBackLimit::Off),
    Some(TakeBackLimit::Blunders),
    Some(TakeBackLimit::Clear),
    Some(TakeBackLimit::Mistakes),
    Some(TakeBackLimit::Everything),
    None,
    Some(TakeBackLimit::BigBlunders),
];

impl From<u8> for CoachSettings {
    fn from(bits: u8) -> Self {
        let stored = usize::from((bits >> LIMIT) & 0b111);
        let limit = STORED.get(stored).copied();
        Self {
            // Earlier versions warned about the same mistakes that the review counts.
            limit: if stored == 0 && bits & WARNINGS != 0 {
                Some(TakeBackLimit::Mistakes)
            } else {
                limit.unwrap_or(Some(TakeBackLimit::Off))
            },
            take_backs: if bits & THREE == 0 {
                TakeBacks::Unlimited
            } else {
                TakeBacks::Three
            },
            running_pr: bits & RUNNING_PR != 0,
        }
    }
}

impl From<CoachSettings> for u8 {
    fn from(settings: CoachSettings) -> Self {
        let running = if settings.running_pr { RUNNING_PR } else { 0 };
        let three = match settings.take_backs {
            TakeBacks::Unlimited => 0,
            TakeBacks::Three => THREE,
        };
        let limit = STORED.iter().position(|limit| *limit == settings.limit);
        running | three | (limit.unwrap_or_default() as Self) << LIMIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warnings_from_earlier_versions_become_take_backs_for_all_mistakes() {
        for bits in 0..16 {
            let read = CoachSettings::from(bits);
            let warned = bits & WARNINGS != 0;
            assert_eq!(
                read.limit,
                Some(if warned {
                    TakeBackLimit::Mistakes
                } else {
                    TakeBackLimit::Off
                }),
                "{bits}"
            );
            assert_eq!(read.running_pr, bits & 8 != 0, "{bits}");
            assert_eq!(read.take_backs, TakeBacks::Unlimited, "{bits}");
        }
    }

    #[test]
    fn stored_limits_keep_their_meaning() {
        let limits = [
            (0, Some(TakeBackLimit::Off)),
            (1, Some(TakeBackLimit::Blunders)),
            (2, Some(TakeBackLimit::Clear)),
            (3, Some(TakeBackLimit::Mistakes)),
            (4, Some(TakeBackLimit::Everything)),
            (5, None),
            (6, Some(TakeBackLimit::BigBlunders)),
            (7, Some(TakeBackLimit::Off)),
        ];
        for (number, limit) in limits {
            assert_eq!(
                CoachSettings::from(number << LIMIT).limit,
                limit,
                "{number}"
            );
        }
        assert_eq!(CoachSettings::default().limit, None);
    }

    #[test]
    fn all_settings_round_trip_and_every_number_is_accepted() {
        let chosen = TakeBackLimit::ALL.map(Some).into_iter();
        for limit in chosen.chain([None]) {
            for (take_backs, running_pr) in TakeBacks::ALL.into_iter().zip([true, false]) {
                let settings = CoachSettings {
                    limit,
                    take_backs,
                    running_pr,
                };
                assert_eq!(CoachSettings::from(u8::from(settings)), settings);
            }
        }
        for bits in 0..=u8::MAX {
            let read = CoachSettings::from(bits);
            assert_eq!(CoachSettings::from(u8::from(read)), read, "{bits}");
        }
    }
}
