//! Time control that two players agree on for a game over a direct connection.

use rules::{ByPlayer, Clock, ClockRules, Delay, Millis, Player};

use crate::{
    terms::{Stakes, Terms},
    wire::Reader,
};

/// Player whose clock is running, and the remaining delay before the reserve starts to run (0 if it is already
/// running); `None` while both clocks are stopped.
pub type RunningClock = Option<(Player, Millis)>;

/// Maximum difference between the two sides' clocks that is attributed to network latency.
pub const TOLERANCE: Millis = 3_000;

/// Maximum number of half minutes per point, and maximum delay in seconds.
const MAX_UNITS: u8 = 60;

/// Time control in an invitation. Clocks run only while both players are connected directly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    kind: Delay,
    /// Half minutes per match point, 1 to 60.
    half_minutes: u8,
    /// Delay per turn in seconds, 0 to 60.
    delay: u8,
}

impl TimeControl {
    /// Creates a time control with this number of half minutes per match point and this delay per turn in seconds;
    /// `None` unless the former is 1 to 60 and the latter at most 60.
    pub const fn new(kind: Delay, half_minutes: u8, delay: u8) -> Option<Self> {
        if half_minutes == 0 || half_minutes > MAX_UNITS || delay > MAX_UNITS {
            return None;
        }
        Some(Self {
            kind,
            half_minutes,
            delay,
        })
    }

    /// Creates a time control with these rules, but with the default reduction for points already scored; `None` unless
    /// its times are whole half minutes and whole seconds within the limits.
    pub fn of(rules: ClockRules) -> Option<Self> {
        let whole = |time: Millis, unit: Millis| {
            let count = u8::try_from(time / unit).ok();
            count.filter(|_| time.is_multiple_of(unit))
        };
        let half_minutes = whole(rules.per_point, 30_000)?;
        Self::new(rules.kind, half_minutes, whole(rules.delay, 1_000)?)
    }

    /// Returns the clock rules. Each point already scored reduces the time by the time for half a point, which is the
    /// default (R88).
    pub fn rules(self) -> ClockRules {
        let half = Millis::from(self.half_minutes) * 30_000;
        ClockRules {
            per_point: half,
            per_point_scored: half / 2,
            delay: Millis::from(self.delay) * 1_000,
            kind: self.kind,
        }
    }

    /// Returns both players' time at this score; `None` in money games, which have no clock.
    pub(crate) fn start(self, terms: &Terms, score: ByPlayer<u32>) -> Option<ByPlayer<Millis>> {
        let Stakes::Match { length, .. } = terms.stakes else {
            return None;
        };
        let clock = Clock::new(self.rules(), length, score);
        Some(ByPlayer::new(|player| clock.reserve(player)))
    }

    pub(crate) fn write(self, bytes: &mut Vec<u8>) {
        let kind = u8::from(self.kind == Delay::Bronstein);
        bytes.extend([kind << 7 | self.half_minutes, self.delay]);
    }

    pub(crate) fn read(reader: &mut Reader) -> Option<Self> {
        let [first, delay] = reader.array()?;
        let kind = match first >> 7 {
            0 => Delay::Simple,
            _ => Delay::Bronstein,
        };
        Self::new(kind, first & 0x7f, delay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_only_whole_half_minutes_and_seconds_within_the_limits() {
        let usual = ClockRules::default();
        let clock = TimeControl::of(usual).expect("four half minutes and 12 seconds");
        assert_eq!(clock.rules(), usual);
        for (per_point, delay) in [
            (0, 12_000),
            (30_001, 12_000),
            (61 * 30_000, 12_000),
            (30_000, 12_500),
            (30_000, 61_000),
            (Millis::MAX, Millis::MAX),
        ] {
            let rules = ClockRules {
                per_point,
                delay,
                ..usual
            };
            assert_eq!(TimeControl::of(rules), None, "{per_point} {delay}");
        }
    }
}
