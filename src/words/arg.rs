//! What is filled into a message.

use std::borrow::Cow;

use crate::Language;

/// Something that a message is filled with, or that chooses between its variants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A number: chooses by itself (`[0]`) or by its plural category (`[one]`).
    Number(i64),
    /// A text; chooses the variant that is called like it.
    Text(Cow<'a, str>),
    /// Somebody: `key` chooses, the name is filled in.
    Named {
        /// Who it is, for the language: `you`, `computer`, `white`, `black`.
        key: &'static str,
        /// What he is called.
        name: Cow<'a, str>,
    },
}

impl Arg<'_> {
    /// Whether the variant with this key is the one; the last one of a choice is taken without asking.
    pub(crate) fn chooses(&self, key: &str, language: Language) -> bool {
        match self {
            Self::Number(number) => {
                key.parse() == Ok(*number) || key == language.plural(number.unsigned_abs())
            }
            Self::Text(text) => key == text,
            Self::Named { key: who, .. } => key == *who,
        }
    }

    pub(crate) fn write(&self, out: &mut String) {
        match self {
            Self::Number(number) => out.push_str(&number.to_string()),
            Self::Text(text) => out.push_str(text),
            Self::Named { name, .. } => out.push_str(name),
        }
    }
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
