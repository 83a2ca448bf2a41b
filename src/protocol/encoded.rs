//! Values that stay encoded inside a message.

use std::{fmt, marker::PhantomData};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A value as JSON inside a message: code that only forwards it need not know its type.
///
/// *Why*: messages pass through the part of the page that loads first, which must not carry the code of the rooms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Encoded<T> {
    text: String,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Encoded<T> {
    /// Encodes a value.
    pub fn new(value: &T) -> Self {
        Self::like(value)
    }
}

impl<T> Encoded<T> {
    /// Wraps a text, which need not be valid.
    pub const fn from_text(text: String) -> Self {
        Self {
            text,
            of: PhantomData,
        }
    }

    /// Encodes a value of another type with the same JSON form.
    pub(crate) fn like(value: &impl Serialize) -> Self {
        Self::from_text(json(value))
    }

    /// Decodes the value as another type with the same JSON form.
    pub(crate) fn open_as<U: DeserializeOwned>(&self) -> Result<U, DecodeError> {
        serde_json::from_str(&self.text).map_err(|error| DecodeError::Form(error.to_string()))
    }

    /// Returns the encoded value.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl<T: DeserializeOwned> Encoded<T> {
    /// Decodes the value.
    ///
    /// # Errors
    /// If the text is not one that [`Encoded::new`] writes; impossible values are refused as well.
    pub fn open(&self) -> Result<T, DecodeError> {
        self.open_as()
    }
}

/// Encodes a value.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers, names and lists of them always have a JSON form")
}

/// Why a text cannot be decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// It is malformed or contains an impossible value.
    Form(String),
    /// It has another version.
    Version(u32),
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(why) => write!(f, "no message: {why}"),
            Self::Version(version) => write!(f, "a message of version {version}"),
        }
    }
}

impl std::error::Error for DecodeError {}
