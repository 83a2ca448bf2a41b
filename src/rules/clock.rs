//! Match clock with a delay (R88-R90), as a pure value: callers pass in the time used.

use crate::{ByPlayer, MatchLength, Player};

/// Duration in milliseconds.
pub type Millis = u64;

/// Type of delay, that is, of the free time in each turn (R89).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Delay {
    /// The reserve starts to run once the delay has elapsed.
    #[default]
    Simple,
    /// The reserve runs immediately; the time used, up to the delay, is refunded afterwards.
    Bronstein,
}

/// Time control for a match (R88); all three times are configurable.
///
/// ```
/// use rules::{ByPlayer, Clock, ClockRules, MatchLength, Player};
///
/// let rules = ClockRules { per_point: 60_000, ..ClockRules::default() };
/// let clock = Clock::new(rules, MatchLength::new(7).expect("1 to 25"), ByPlayer::default());
/// assert_eq!(clock.reserve(Player::Black), 7 * 60_000);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockRules {
    /// Reserve per point of the match length.
    pub per_point: Millis,
    /// Deduction from the reserve per point already scored by either player.
    pub per_point_scored: Millis,
    /// Free time in each turn.
    pub delay: Millis,
    /// Type of delay.
    pub kind: Delay,
}

impl Default for ClockRules {
    fn default() -> Self {
        Self {
            per_point: 120_000,
            per_point_scored: 60_000,
            delay: 12_000,
            kind: Delay::default(),
        }
    }
}

/// Remaining reserve of each player.
///
/// ```
/// use rules::{ByPlayer, Clock, ClockRules, MatchLength, Player};
///
/// let length = MatchLength::new(5).expect("1 to 25");
/// let mut clock = Clock::new(ClockRules::default(), length, ByPlayer::default());
/// assert_eq!(clock.reserve(Player::White), 600_000);
/// let flag_fell = clock.press(Player::White, 20_000);
/// assert!(!flag_fell);
/// assert_eq!(clock.reserve(Player::White), 592_000, "twelve seconds were free");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    rules: ClockRules,
    reserve: ByPlayer<Millis>,
}

impl Clock {
    /// Creates the clock for a match, or for the remainder of a match at `score` (R88).
    pub fn new(rules: ClockRules, length: MatchLength, score: ByPlayer<u32>) -> Self {
        let scored = u64::from(score.white) + u64::from(score.black);
        let whole = rules.per_point.saturating_mul(length.points().into());
        let reserve = whole.saturating_sub(rules.per_point_scored.saturating_mul(scored));
        Self {
            rules,
            reserve: ByPlayer::new(|_| reserve),
        }
    }

    /// Creates a clock with the given reserves after the last press.
    pub const fn with_reserves(rules: ClockRules, reserve: ByPlayer<Millis>) -> Self {
        Self { rules, reserve }
    }

    /// Returns the match's time control.
    pub const fn rules(&self) -> ClockRules {
        self.rules
    }

    /// Returns `player`'s reserve to display `used` milliseconds into the current turn.
    pub fn shown(&self, player: Player, used: Millis) -> Millis {
        let charged = match self.rules.kind {
            Delay::Simple => used.saturating_sub(self.rules.delay),
            Delay::Bronstein => used,
        };
        self.reserve[player].saturating_sub(charged)
    }

    /// Returns `player`'s reserve after the last press.
    pub fn reserve(&self, player: Player) -> Millis {
        self.reserve[player]
    }

    /// Returns the time into the turn at which `player`'s flag falls (R90).
    pub fn flag_after(&self, player: Player) -> Millis {
        match self.rules.kind {
            Delay::Simple => self.reserve[player].saturating_add(self.rules.delay),
            Delay::Bronstein => self.reserve[player],
        }
    }

    /// Charges `player` for a turn; returns `true` if the flag has fallen, which loses the match (R90).
    pub fn press(&mut self, player: Player, used: Millis) -> bool {
        let fell = used >= self.flag_after(player);
        let charged = used.saturating_sub(self.rules.delay);
        let left = self.reserve[player].saturating_sub(charged);
        self.reserve[player] = if fell { 0 } else { left };
        fell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(kind: Delay, length: u8, score: [u32; 2]) -> Clock {
        let [white, black] = score;
        let rules = ClockRules {
            kind,
            ..ClockRules::default()
        };
        let length = MatchLength::new(length).expect("1 to 25");
        Clock::new(rules, length, ByPlayer { white, black })
    }

    #[test]
    fn t01_the_reserve_is_two_minutes_per_point_minus_one_per_point_scored() {
        let start = clock(Delay::Simple, 7, [0, 0]);
        assert_eq!(start.reserve(Player::White), 14 * 60_000);
        let later = clock(Delay::Simple, 7, [3, 2]);
        assert_eq!(later.reserve(Player::Black), 9 * 60_000);
    }

    #[test]
    fn t02_the_delay_is_free_in_both_delay_types() {
        for kind in [Delay::Simple, Delay::Bronstein] {
            let mut clock = clock(kind, 7, [0, 0]);
            let before = clock.reserve(Player::White);
            assert!(!clock.press(Player::White, 8_000));
            assert_eq!(clock.reserve(Player::White), before);
            assert!(!clock.press(Player::White, 25_000));
            assert_eq!(clock.reserve(Player::White), before - 13_000);
        }
    }

    #[test]
    fn r89_the_shown_reserve_runs_after_the_delay_or_immediately() {
        let shown = |kind, used| clock(kind, 7, [0, 0]).shown(Player::White, used);
        let whole = 14 * 60_000;
        assert_eq!(shown(Delay::Simple, 12_000), whole);
        assert_eq!(shown(Delay::Simple, 13_000), whole - 1_000);
        assert_eq!(shown(Delay::Bronstein, 13_000), whole - 13_000);
        assert_eq!(shown(Delay::Bronstein, u64::MAX), 0);
    }

    #[test]
    fn t03_a_bronstein_flag_falls_within_the_delay() {
        let run = |kind| {
            let mut clock = clock(kind, 1, [0, 0]);
            assert!(!clock.press(Player::White, 12_000 + 115_000));
            assert_eq!(clock.reserve(Player::White), 5_000);
            (
                clock.press(Player::White, 8_000),
                clock.reserve(Player::White),
            )
        };
        assert_eq!(run(Delay::Simple), (false, 5_000));
        let mut bronstein = clock(Delay::Bronstein, 1, [0, 0]);
        bronstein.reserve.white = 5_000;
        assert_eq!(bronstein.flag_after(Player::White), 5_000);
        assert!(bronstein.press(Player::White, 8_000));
    }
}
