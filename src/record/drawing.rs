//! Arrows and rings drawn by a person on the board of a decision: [`Drawing`].

use std::{collections::BTreeMap, fmt, str::FromStr};

use rules::Point;
use serde::{Deserialize, Serialize};

/// Place on the board where a ring can be drawn, or where an arrow can start or end, from the perspective of the player
/// to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DrawnPlace {
    /// Tray of the player to decide.
    Off,
    /// Point, as numbered for the player to decide.
    Point(Point),
    /// Bar of the player to decide.
    Bar,
    /// The opponent's bar.
    OpponentBar,
    /// The opponent's tray.
    OpponentOff,
}

/// Ring or arrow in a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    /// Ring around a place.
    Mark(DrawnPlace),
    /// Arrow between two distinct places.
    Arrow(DrawnArrow),
}

/// Arrow from one place to a different one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DrawnArrow {
    from: DrawnPlace,
    to: DrawnPlace,
}

/// Line style of a sign. The styles differ in dash pattern, not only in colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stroke {
    /// Solid line.
    #[default]
    Solid,
    /// Dashed line, for a second idea or a threat.
    Dashed,
}

/// Rings and arrows drawn on the board of a decision: at most [`Drawing::MAX_SIGNS`] distinct signs, each with its
/// stroke.
///
/// In the text format, signs are separated by spaces: a single place is a ring, two places joined by a slash are an
/// arrow, and a leading tilde makes the stroke dashed. The places are `1` to `24`, `bar` and `off`, and `obar` and
/// `ooff` for the opponent's bar and tray.
///
/// ```
/// use record::Drawing;
///
/// let drawing: Drawing = "8/5 6/5 ~bar/20 13".parse()?;
/// assert_eq!(drawing.signs().count(), 4);
/// assert_eq!(Drawing::from_codes(drawing.codes()), Ok(drawing));
/// # Ok::<(), record::DrawingError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Drawing(BTreeMap<Sign, Stroke>);

/// Reason why a text or a list of codes is not a valid drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawingError {
    /// A sign cannot be parsed, or an arrow starts and ends at the same place.
    UnknownSign,
    /// There are more than [`Drawing::MAX_SIGNS`] signs.
    TooManySigns,
}

/// Number of [`DrawnPlace`]s.
const PLACES: u16 = 28;

impl DrawnPlace {
    /// Returns all places.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PLACES).filter_map(Self::from_code)
    }

    fn code(self) -> u16 {
        match self {
            Self::Off => 0,
            Self::Point(point) => point.number().into(),
            Self::Bar => 25,
            Self::OpponentBar => 26,
            Self::OpponentOff => 27,
        }
    }

    fn from_code(code: u16) -> Option<Self> {
        Some(match code {
            0 => Self::Off,
            25 => Self::Bar,
            26 => Self::OpponentBar,
            27 => Self::OpponentOff,
            _ => Self::Point(Point::new(u8::try_from(code).ok()?)?),
        })
    }
}

impl fmt::Display for DrawnPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("off"),
            Self::Point(point) => write!(f, "{}", point.number()),
            Self::Bar => f.write_str("bar"),
            Self::OpponentBar => f.write_str("obar"),
            Self::OpponentOff => f.write_str("ooff"),
        }
    }
}

impl FromStr for DrawnPlace {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let named = |place: &Self| place.to_string() == text;
        Self::all().find(named).ok_or(DrawingError::UnknownSign)
    }
}

impl DrawnArrow {
    /// Creates an arrow; `None` if both places are the same.
    pub fn new(from: DrawnPlace, to: DrawnPlace) -> Option<Self> {
        (from != to).then_some(Self { from, to })
    }

    /// Returns the place where the arrow starts.
    pub const fn from(self) -> DrawnPlace {
        self.from
    }

    /// Returns the place where the arrow ends.
    pub const fn to(self) -> DrawnPlace {
        self.to
    }
}

impl Sign {
    /// Returns the sign for a stroke drawn from one place to another: a ring if the places are the same, otherwise an
    /// arrow.
    pub fn between(from: DrawnPlace, to: DrawnPlace) -> Self {
        DrawnArrow::new(from, to).map_or(Self::Mark(from), Self::Arrow)
    }

    fn code(self) -> u16 {
        match self {
            Self::Mark(place) => place.code(),
            Self::Arrow(DrawnArrow { from, to }) => PLACES + from.code() * PLACES + to.code(),
        }
    }

    fn from_code(code: u16) -> Option<Self> {
        match code.checked_sub(PLACES) {
            None => DrawnPlace::from_code(code).map(Self::Mark),
            Some(arrow) => {
                let from = DrawnPlace::from_code(arrow / PLACES)?;
                DrawnArrow::new(from, DrawnPlace::from_code(arrow % PLACES)?).map(Self::Arrow)
            }
        }
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mark(place) => place.fmt(f),
            Self::Arrow(DrawnArrow { from, to }) => write!(f, "{from}/{to}"),
        }
    }
}

impl FromStr for Sign {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Self, DrawingError> {
        match text.split_once('/') {
            None => text.parse().map(Self::Mark),
            Some((from, to)) => {
                let arrow = DrawnArrow::new(from.parse()?, to.parse()?);
                arrow.map(Self::Arrow).ok_or(DrawingError::UnknownSign)
            }
        }
    }
}

impl Drawing {
    /// Maximum number of signs.
    pub const MAX_SIGNS: usize = 32;

    /// Exclusive upper bound for the codes returned by [`Drawing::codes`].
    pub const CODES: u16 = (PLACES + PLACES * PLACES) * 2;

    /// Returns `true` if nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the signs with their strokes: rings first, then arrows, each sorted by place.
    pub fn signs(&self) -> impl Iterator<Item = (Sign, Stroke)> {
        self.0.iter().map(|(&sign, &stroke)| (sign, stroke))
    }

    /// Draws a sign, or erases it if it has already been drawn with this stroke. A sign drawn with the other stroke
    /// changes to this one. Returns `false` without changing anything if the drawing is full.
    pub fn toggle(&mut self, sign: Sign, stroke: Stroke) -> bool {
        if self.0.get(&sign) == Some(&stroke) {
            self.0.remove(&sign);
            return true;
        }
        self.add(sign, stroke).is_ok()
    }

    fn add(&mut self, sign: Sign, stroke: Stroke) -> Result<(), DrawingError> {
        if self.0.len() >= Self::MAX_SIGNS && !self.0.contains_key(&sign) {
            return Err(DrawingError::TooManySigns);
        }
        self.0.insert(sign, stroke);
        Ok(())
    }

    /// Returns the code of each sign, a number below [`Drawing::CODES`], for use in links and files. The codes are
    /// stable across versions.
    pub fn codes(&self) -> impl Iterator<Item = u16> {
        let code =
            |(sign, stroke): (Sign, Stroke)| sign.code() * 2 + u16::from(stroke == Stroke::Dashed);
        self.signs().map(code)
    }

    /// Creates a drawing from these codes.
    ///
    /// # Errors
    /// Returns the reason why the codes are not a valid drawing.
    pub fn from_codes(codes: impl IntoIterator<Item = u16>) -> Result<Self, DrawingError> {
        let mut drawing = Self::default();
        for code in codes {
            let sign = Sign::from_code(code / 2).ok_or(DrawingError::UnknownSign)?;
            let stroke = [Stroke::Solid, Stroke::Dashed][usize::from(code % 2)];
            drawing.add(sign, stroke)?;
        }
        Ok(drawing)
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, (sign, stroke)) in self.signs().enumerate() {
            let space = if nth == 0 { "" } else { " " };
            let tilde = if stroke == Stroke::Dashed { "~" } else { "" };
            write!(f, "{space}{tilde}{sign}")?;
        }
        Ok(())
    }
}

impl FromStr for Drawing {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let mut drawing = Self::default();
        for word in text.split_ascii_whitespace() {
            let (stroke, sign) = match word.strip_prefix('~') {
                Some(sign) => (Stroke::Dashed, sign),
                None => (Stroke::Solid, word),
            };
            drawing.add(sign.parse()?, stroke)?;
        }
        Ok(drawing)
    }
}

impl TryFrom<String> for Drawing {
    type Error = DrawingError;

    fn try_from(text: String) -> Result<Self, DrawingError> {
        text.parse()
    }
}

impl From<Drawing> for String {
    fn from(drawing: Drawing) -> Self {
        drawing.to_string()
    }
}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::UnknownSign => "a sign of the drawing is unreadable",
            Self::TooManySigns => "the drawing has too many arrows and marks",
        })
    }
}

impl std::error::Error for DrawingError {}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_sign_survives_a_round_trip_as_text_and_as_a_code() {
        let mut codes = Vec::new();
        for from in DrawnPlace::all() {
            for to in DrawnPlace::all() {
                let sign = Sign::between(from, to);
                assert_eq!(sign.to_string().parse(), Ok(sign));
                assert_eq!(Sign::from_code(sign.code()), Some(sign));
                codes.push(sign.code());
            }
        }
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), 28 + 28 * 27);
        assert!(codes.iter().all(|code| code * 2 + 1 < Drawing::CODES));
    }

    #[test]
    fn drawing_a_sign_again_erases_it_or_changes_its_stroke() {
        let sign = "8/5".parse().expect("a sign");
        let mut drawing = Drawing::default();
        assert!(drawing.toggle(sign, Stroke::Solid));
        assert!(drawing.toggle(sign, Stroke::Dashed));
        assert_eq!(drawing.to_string(), "~8/5");
        assert!(drawing.toggle(sign, Stroke::Dashed));
        assert!(drawing.is_empty());
    }

    #[test]
    fn a_full_drawing_accepts_changes_but_no_more_signs() {
        let places: Vec<_> = DrawnPlace::all().collect();
        let mut drawing = Drawing::default();
        for to in places.iter().chain(&places[1..5]) {
            let mark = Sign::Mark(*to);
            let sign = if drawing.0.contains_key(&mark) {
                Sign::between(places[0], *to)
            } else {
                mark
            };
            assert!(drawing.toggle(sign, Stroke::Solid));
        }
        assert_eq!(drawing.signs().count(), Drawing::MAX_SIGNS);
        let full = drawing.clone();
        assert!(!drawing.toggle("bar/20".parse().expect("a sign"), Stroke::Solid));
        assert_eq!(drawing, full);
        assert!(drawing.toggle(Sign::Mark(places[0]), Stroke::Dashed));
        let more = full.to_string() + " bar/20";
        assert_eq!(more.parse::<Drawing>(), Err(DrawingError::TooManySigns));
        let codes = full.codes().chain([Drawing::CODES - 3]);
        let read = Drawing::from_codes(codes);
        assert!(read.is_err());
    }

    #[test]
    fn rejects_texts_that_are_not_signs() {
        for text in [
            "0", "25", "8/8", "8/", "/5", "8/5/3", "~", "~~8", "08", "-1", "bar/26",
        ] {
            assert_eq!(
                text.parse::<Drawing>(),
                Err(DrawingError::UnknownSign),
                "{text}"
            );
        }
        let same = Sign::between(DrawnPlace::Bar, DrawnPlace::Off).code() + 25;
        assert_eq!(
            Sign::from_code(same),
            None,
            "an arrow from the bar to the bar"
        );
        assert!(serde_json::from_str::<Drawing>("\"99/1\"").is_err());
    }

    proptest! {
        #[test]
        fn any_codes_are_read_or_rejected(codes in prop::collection::vec(any::<u16>(), 0..40)) {
            if let Ok(drawing) = Drawing::from_codes(codes) {
                prop_assert_eq!(Drawing::from_codes(drawing.codes()), Ok(drawing.clone()));
                prop_assert_eq!(drawing.to_string().parse(), Ok(drawing));
            }
        }

        #[test]
        fn any_text_is_read_or_rejected(text in "[0-9/~ barof]{0,60}") {
            if let Ok(drawing) = text.parse::<Drawing>() {
                prop_assert_eq!(drawing.to_string().parse(), Ok(drawing));
            }
        }
    }
}
