//! Match clock (O13, R88): delay method and three numbers.

use record::decimal;
use rules::{ByPlayer, Clock, ClockRules, Delay, MatchLength, Millis, Player};
use words::{Words, arg};

use crate::Number;

/// Selected match clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockChoice {
    /// Delay method; `None` if the game has no clock.
    pub kind: Option<Delay>,
    /// Clock settings, which are kept while a different method is selected. The `kind` field of this value is ignored.
    times: ClockRules,
}

impl ClockChoice {
    /// Returns the default clock with this delay method.
    pub fn of(kind: Delay) -> Self {
        Self {
            kind: Some(kind),
            ..Self::default()
        }
    }

    /// Returns the clock rules; `None` if the game has no clock.
    pub fn rules(&self) -> Option<ClockRules> {
        let kind = self.kind?;
        Some(ClockRules { kind, ..self.times })
    }

    /// Returns a clock setting as the text in its field; `None` for the form's other numbers.
    pub(crate) fn number(&self, number: Number) -> Option<String> {
        let (millis, unit) = match number {
            Number::PerPoint => (self.times.per_point, MINUTE),
            Number::PerPointScored => (self.times.per_point_scored, MINUTE),
            Number::Delay => (self.times.delay, SECOND),
            Number::Length | Number::Stake => return None,
        };
        let unit = unit as Millis;
        // All numbers are multiples of one half.
        Some(match (millis / unit, 10 * (millis % unit) / unit) {
            (whole, 0) => whole.to_string(),
            (whole, tenths) => format!("{whole}.{tenths}"),
        })
    }

    /// Sets a clock setting to `text`. Returns `None` and changes nothing unless the text is a number within the
    /// limits.
    pub(crate) fn set_number(&mut self, number: Number, text: &str) -> Option<()> {
        let (millis, unit) = match number {
            Number::PerPoint => (&mut self.times.per_point, MINUTE),
            Number::PerPointScored => (&mut self.times.per_point_scored, MINUTE),
            Number::Delay => (&mut self.times.delay, SECOND),
            Number::Length | Number::Stake => return None,
        };
        let typed = decimal(text.trim())?;
        let (least, most) = number.limits();
        if !(least..=most).contains(&typed) {
            return None;
        }
        let stepped = (typed / number.step()).round() * number.step();
        *millis = (stepped * unit) as Millis;
        Some(())
    }
}

/// Number of milliseconds in a minute.
const MINUTE: f64 = 60_000.0;
/// Number of milliseconds in a second.
const SECOND: f64 = 1_000.0;

/// Describes the time available to each player in a match of this length from this score onwards; `None` if a player
/// would have no time left (R88).
pub fn clock_promise(
    words: &Words,
    rules: ClockRules,
    length: MatchLength,
    score: ByPlayer<u32>,
) -> Option<String> {
    let reserve = Clock::new(rules, length, score).reserve(Player::White);
    let seconds = rules.delay / 1_000;
    (reserve > 0)
        .then(|| words.clock_promise(arg::Seconds(seconds as u32), arg::Time(minutes(reserve))))
}

/// Formats a time in minutes and seconds, rounded up so that zero means that the time has expired.
pub fn minutes(time: Millis) -> String {
    let seconds = time.div_ceil(1_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Number; 3] = [Number::PerPoint, Number::PerPointScored, Number::Delay];

    #[test]
    fn o13_there_is_no_clock_by_default() {
        assert_eq!(ClockChoice::default().rules(), None);
        let chosen = ClockChoice::of(Delay::Simple);
        assert_eq!(chosen.rules(), Some(ClockRules::default()));
    }

    #[test]
    fn r88_the_three_numbers_survive_a_round_trip_as_typed() {
        let mut choice = ClockChoice::of(Delay::Bronstein);
        let shown = |choice: &ClockChoice| ALL.map(|number| choice.number(number));
        assert_eq!(
            shown(&choice),
            ["2", "1", "12"].map(|text| Some(text.to_owned()))
        );
        for (number, text) in ALL.into_iter().zip(["1.5", "0", "8"]) {
            assert_eq!(choice.set_number(number, text), Some(()));
        }
        assert_eq!(
            shown(&choice),
            ["1.5", "0", "8"].map(|text| Some(text.to_owned()))
        );
        let rules = ClockRules {
            per_point: 90_000,
            per_point_scored: 0,
            delay: 8_000,
            kind: Delay::Bronstein,
        };
        assert_eq!(choice.rules(), Some(rules));
    }

    #[test]
    fn r88_time_is_described_before_the_clock_starts() {
        let length = MatchLength::new(7).expect("1 to 25");
        let promise = |white, black| {
            let score = ByPlayer { white, black };
            clock_promise(&Words::english(), ClockRules::default(), length, score)
        };
        let words = "9:00 for each player, with a delay of 12 seconds every turn.";
        assert_eq!(promise(3, 2).as_deref(), Some(words));
        assert_eq!(promise(8, 6), None);
    }

    #[test]
    fn r88_an_invalid_number_changes_nothing() {
        let mut choice = ClockChoice::default();
        for number in ALL {
            for bad in ["", "x", "-1", "61", "NaN", "inf", "1e9", "2,5"] {
                assert_eq!(choice.set_number(number, bad), None, "{number:?} {bad}");
                assert_eq!(choice, ClockChoice::default());
            }
        }
        assert_eq!(choice.set_number(Number::PerPoint, "0"), None);
        for number in ALL {
            let (least, most) = number.limits();
            for text in [least.to_string(), most.to_string()] {
                assert_eq!(choice.set_number(number, &text), Some(()));
                assert_eq!(choice.number(number), Some(text));
            }
        }
    }
}
