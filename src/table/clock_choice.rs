//! Choosing a clock: its kind and three numbers, which are read where they are typed. A text that is no such number
//! stays there to be mended.

use record::decimal;
use rules::{ByPlayer, Clock, ClockRules, Delay, MatchLength, Millis, Player};
use words::Words;

/// What is chosen about the clock of a match (O13, R88).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockChoice {
    /// How the delay works; no clock by default.
    pub kind: Option<Delay>,
    /// The numbers, kept while another kind is tried.
    times: ClockRules,
    /// Texts that are no numbers within the limits.
    mistyped: Vec<(ClockNumber, String)>,
}

/// One of the numbers of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockNumber {
    /// Minutes for each point of the match.
    PerPoint,
    /// Minutes less for each point that is scored already.
    PerPointScored,
    /// Seconds that are free in every turn.
    Delay,
}

impl ClockNumber {
    /// The least and the most that may be typed.
    pub const fn limits(self) -> (f64, f64) {
        match self {
            Self::PerPoint => (0.5, 30.0),
            Self::PerPointScored => (0.0, 30.0),
            Self::Delay => (0.0, 60.0),
        }
    }

    /// The limits in a sentence.
    pub fn limits_in_words(self, words: &Words) -> String {
        let written = |limit: f64| limit.to_string().replace('.', &words.decimal_mark());
        let (least, most) = self.limits();
        words.decimal_range(written(least), written(most))
    }

    /// Numbers are multiples of this.
    pub const fn step(self) -> f64 {
        match self {
            Self::PerPoint | Self::PerPointScored => 0.5,
            Self::Delay => 1.0,
        }
    }

    const fn unit(self) -> f64 {
        match self {
            Self::PerPoint | Self::PerPointScored => 60_000.0,
            Self::Delay => 1_000.0,
        }
    }
}

impl ClockChoice {
    /// A clock that is wanted, of the kind that most are.
    pub(crate) fn any() -> Self {
        Self {
            kind: Some(Delay::default()),
            ..Self::default()
        }
    }

    /// Returns what was agreed on: nothing without a clock, or while a number has to be mended.
    pub fn rules(&self) -> Option<ClockRules> {
        let kind = self.kind.filter(|_| self.mistyped.is_empty())?;
        Some(ClockRules { kind, ..self.times })
    }

    /// Takes what was typed for `which`. A text that is no number within its limits stays there to be mended; nothing
    /// else changes.
    pub fn type_number(&mut self, which: ClockNumber, text: &str) {
        if let Some(changed) = self.with_number(which, text) {
            *self = changed;
        } else {
            self.mistyped.retain(|(wrong, _)| *wrong != which);
            self.mistyped.push((which, text.to_owned()));
        }
    }

    /// Returns what stands in the field of `which`.
    pub fn typed(&self, which: ClockNumber) -> String {
        let mut mistyped = self.mistyped.iter();
        let wrong = mistyped.find(|(wrong, _)| *wrong == which);
        wrong.map_or_else(|| self.number(which), |(_, text)| text.clone())
    }

    /// Whether the number has to be mended.
    pub fn is_mistyped(&self, which: ClockNumber) -> bool {
        self.mistyped.iter().any(|(wrong, _)| *wrong == which)
    }

    /// The first number that has to be mended before the clock can start.
    pub fn to_mend(&self) -> Option<ClockNumber> {
        let (first, _) = self.mistyped.first().filter(|_| self.kind.is_some())?;
        Some(*first)
    }

    /// The number that was chosen last, as it is typed.
    pub fn number(&self, which: ClockNumber) -> String {
        let millis = match which {
            ClockNumber::PerPoint => self.times.per_point,
            ClockNumber::PerPointScored => self.times.per_point_scored,
            ClockNumber::Delay => self.times.delay,
        };
        let unit = which.unit() as Millis;
        // Numbers are multiples of a half.
        match (millis / unit, 10 * (millis % unit) / unit) {
            (whole, 0) => whole.to_string(),
            (whole, tenths) => format!("{whole}.{tenths}"),
        }
    }

    /// Returns the choice with the number in `text`; `None` if it is not a number, or beyond the limits.
    pub fn with_number(&self, which: ClockNumber, text: &str) -> Option<Self> {
        let typed = decimal(text.trim())?;
        let (least, most) = which.limits();
        if !(least..=most).contains(&typed) {
            return None;
        }
        let stepped = (typed / which.step()).round() * which.step();
        let millis = (stepped * which.unit()) as Millis;
        let mut times = self.times;
        match which {
            ClockNumber::PerPoint => times.per_point = millis,
            ClockNumber::PerPointScored => times.per_point_scored = millis,
            ClockNumber::Delay => times.delay = millis,
        }
        let mut mistyped = self.mistyped.clone();
        mistyped.retain(|(wrong, _)| *wrong != which);
        Some(Self {
            kind: self.kind,
            times,
            mistyped,
        })
    }
}

/// Describes the clock of a match of this length from this score on; `None` if it would leave no time (R88).
pub fn clock_promise(
    words: &Words,
    rules: ClockRules,
    length: MatchLength,
    score: ByPlayer<u32>,
) -> Option<String> {
    let reserve = Clock::new(rules, length, score).reserve(Player::White);
    let seconds = rules.delay / 1_000;
    (reserve > 0).then(|| words.clock_promise(minutes(reserve), seconds as u32))
}

/// A time as a clock shows it: minutes and seconds, rounded up so that zero is the end.
pub fn minutes(time: Millis) -> String {
    let seconds = time.div_ceil(1_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [ClockNumber; 3] = [
        ClockNumber::PerPoint,
        ClockNumber::PerPointScored,
        ClockNumber::Delay,
    ];

    #[test]
    fn o13_there_is_no_clock_unless_it_is_chosen() {
        let mut choice = ClockChoice::default();
        assert_eq!(choice.rules(), None);
        choice.kind = Some(Delay::Simple);
        assert_eq!(choice.rules(), Some(ClockRules::default()));
    }

    #[test]
    fn r88_the_three_numbers_are_read_and_shown_as_they_are_typed() {
        let mut choice = ClockChoice {
            kind: Some(Delay::Bronstein),
            ..ClockChoice::default()
        };
        assert_eq!(ALL.map(|which| choice.number(which)), ["2", "1", "12"]);
        for (which, text) in ALL.into_iter().zip(["1.5", "0", "8"]) {
            choice = choice.with_number(which, text).expect("within the limits");
            assert_eq!(choice.number(which), text);
        }
        let rules = ClockRules {
            per_point: 90_000,
            per_point_scored: 0,
            delay: 8_000,
            kind: Delay::Bronstein,
        };
        assert_eq!(choice.rules(), Some(rules));
    }

    #[test]
    fn r88_the_time_is_told_before_the_clock_starts() {
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
    fn r88_what_is_no_number_or_beyond_the_limits_changes_nothing() {
        let choice = ClockChoice::default();
        for which in ALL {
            for bad in ["", "x", "-1", "61", "NaN", "inf", "1e9", "2,5"] {
                assert_eq!(choice.with_number(which, bad), None, "{which:?} {bad}");
            }
            let (least, most) = which.limits();
            for text in [least.to_string(), most.to_string()] {
                let typed = choice
                    .with_number(which, &text)
                    .expect("the limits themselves");
                assert_eq!(typed.number(which), text);
            }
        }
        assert_eq!(choice.with_number(ClockNumber::PerPoint, "0"), None);
    }

    #[test]
    fn a_wrong_number_stays_to_be_mended_and_gives_no_clock() {
        let mut choice = ClockChoice::any();
        choice.type_number(ClockNumber::PerPoint, "31");
        assert_eq!(choice.typed(ClockNumber::PerPoint), "31");
        assert_eq!(choice.typed(ClockNumber::Delay), "12");
        assert_eq!(choice.to_mend(), Some(ClockNumber::PerPoint));
        assert_eq!(choice.rules(), None);
        choice.type_number(ClockNumber::PerPoint, "30");
        assert_eq!(choice.typed(ClockNumber::PerPoint), "30");
        assert_eq!(choice.to_mend(), None);
        assert!(choice.rules().is_some());
    }

    #[test]
    fn the_limits_are_told_as_each_language_writes_numbers() {
        let told = ClockNumber::PerPoint.limits_in_words(&Words::english());
        assert_eq!(told, "A number from 0.5 to 30");
    }
}
