//! Message arguments.

use std::borrow::Cow;

use crate::{Language, isolated};

/// Message argument, which is inserted into the text or selects a variant of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Number, which selects a variant by value (`[0]`) or plural category (`[one]`).
    Number(i64),
    /// Text, which is inserted or selects the variant with the same key.
    Text(Cow<'a, str>),
    /// Player; `key` selects the variant, and `name` is inserted.
    Named {
        /// Key of the player: `you`, `computer`, `white` or `black`.
        key: &'static str,
        /// Player's name.
        name: Cow<'a, str>,
    },
}

impl Arg<'_> {
    /// Returns `true` if the argument selects the variant with this key. Callers use the last variant, the default,
    /// without this check.
    pub(crate) fn chooses(&self, key: &str, language: Language) -> bool {
        match self {
            Self::Number(number) => {
                key.parse() == Ok(*number) || key == language.plural(number.unsigned_abs())
            }
            Self::Text(text) => key == text,
            Self::Named { key: who, .. } => key == *who,
        }
    }

    /// Appends the argument to `out`. In right-to-left languages, plays and signed numbers are isolated, because their
    /// parts would otherwise be reordered.
    pub(crate) fn write(&self, out: &mut String, language: Language) {
        match self {
            Self::Number(number) => out.push_str(&number.to_string()),
            Self::Text(text) if language.direction() == "rtl" && is_notation(text) => {
                out.push_str(&isolated(text));
            }
            Self::Text(text) => out.push_str(text),
            Self::Named { name, .. } => out.push_str(name),
        }
    }
}

/// Returns `true` if a text contains digits and no non-ASCII letters.
fn is_notation(text: &str) -> bool {
    let has_digit = text.contains(|letter: char| letter.is_ascii_digit());
    has_digit && !text.contains(|letter: char| !letter.is_ascii() && letter.is_alphabetic())
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.as_str().into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&Arg<'a>> for Arg<'a> {
    fn from(arg: &Arg<'a>) -> Self {
        arg.clone()
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

numbers! { u8 u16 u32 i32 i64 }
