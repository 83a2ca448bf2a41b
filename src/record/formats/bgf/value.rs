//! Values in a decoded document.

/// Known field names, sorted.
const NAMES: [&str; 55] = [
    "annotator",
    "comment",
    "cube",
    "cubeDecision",
    "cubeOwner",
    "date",
    "emg",
    "eq",
    "eqDoublePass",
    "eqDoubleTake",
    "eqNoDouble",
    "equity",
    "event",
    "finalGreen",
    "finalRed",
    "from",
    "gameMode",
    "games",
    "green",
    "hasEMG",
    "initial",
    "isCrawford",
    "location",
    "matchlen",
    "move",
    "moveAnalysis",
    "moves",
    "myBackGammon",
    "myGammon",
    "myWins",
    "nameGreen",
    "nameRed",
    "oppBackGammon",
    "oppGammon",
    "oppWins",
    "place",
    "played",
    "player",
    "ply",
    "points",
    "ratingGreen",
    "ratingRed",
    "red",
    "round",
    "scoreGreen",
    "scoreRed",
    "site",
    "stateOnMove",
    "to",
    "type",
    "useBeaver",
    "useCrawford",
    "useCube",
    "useJacoby",
    "wonPoints",
];

/// Maximum number of values. Shared texts can expand to many times the size of the file.
const MAX_VALUES: usize = 2 << 20;
/// Number of bytes of text that count as one value.
const BYTES_PER_VALUE: usize = 32;

/// Number of values that may still be decoded in a document.
#[derive(Debug)]
pub(super) struct Budget(usize);

impl Default for Budget {
    fn default() -> Self {
        Self(MAX_VALUES)
    }
}

impl Budget {
    /// Subtracts a number of values from the budget; `None` if it is exceeded.
    pub(super) fn charge(&mut self, values: usize) -> Option<()> {
        self.0 = self.0.checked_sub(values)?;
        Some(())
    }

    /// Subtracts a text of this many bytes from the budget; `None` if it is exceeded.
    pub(super) fn charge_text(&mut self, bytes: usize) -> Option<()> {
        self.charge(bytes / BYTES_PER_VALUE)
    }
}

/// Returns the static name of a known field; `None` for other fields.
pub(super) fn known_name(name: &str) -> Option<&'static str> {
    let nth = NAMES.binary_search(&name).ok()?;
    Some(NAMES[nth])
}

/// Value in a document.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Value {
    /// JSON null, or a value of an unsupported type.
    #[default]
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Value>),
    /// Object: its byte offset in the document, and its fields in order.
    Object(u32, Vec<(&'static str, Value)>),
}

static NULL: Value = Value::Null;

impl Value {
    /// Returns a field of an object; `Null` if there is no such field.
    pub(super) fn get(&self, name: &str) -> &Self {
        let fields = match self {
            Self::Object(_, fields) => fields.as_slice(),
            _ => &[],
        };
        let field = fields.iter().find(|(known, _)| *known == name);
        field.map_or(&NULL, |(_, value)| value)
    }

    pub(super) fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) if number.is_finite() => Some(*number),
            _ => None,
        }
    }

    /// Converts an integer to a floating-point number. Integers beyond 2^53, which do not occur in any field, are
    /// rounded.
    #[expect(clippy::cast_precision_loss, reason = "no field has such integers")]
    pub(super) fn of_integer(integer: i128) -> Self {
        Self::Number(integer as f64)
    }

    #[expect(clippy::cast_possible_truncation, reason = "the range is checked")]
    pub(super) fn int(&self) -> Option<i32> {
        let number = self.number()?;
        let fits = number.fract() == 0.0 && number.abs() <= f64::from(i32::MAX);
        fits.then_some(number as i32)
    }

    pub(super) fn flag(&self) -> Option<bool> {
        match self {
            Self::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    /// Returns the text without leading and trailing white space; `None` if it is empty.
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text.trim()).filter(|text| !text.is_empty()),
            _ => None,
        }
    }

    /// Returns a comment, which is either a single text or an array of texts; the texts of an array are joined by line
    /// breaks.
    pub(super) fn comment(&self) -> Option<String> {
        let texts = match self {
            Self::List(values) => values.iter().filter_map(Self::text).collect(),
            one => Vec::from_iter(one.text()),
        };
        (!texts.is_empty()).then(|| texts.join("\n"))
    }

    pub(super) fn list(&self) -> &[Self] {
        match self {
            Self::List(values) => values,
            _ => &[],
        }
    }

    /// Returns the byte offset of an object in the document.
    pub(super) const fn place(&self) -> u32 {
        match self {
            Self::Object(place, _) => *place,
            _ => 0,
        }
    }
}

/// Result of decoding a document.
#[derive(Debug)]
pub(super) struct Decoded {
    pub(super) value: Value,
    /// `true` if no part of the document is missing or damaged.
    pub(super) complete: bool,
}
