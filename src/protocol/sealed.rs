//! Values that travel as text of their own.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{DecodeError, wire::json};

/// A value as JSON inside a message: whoever only passes it on needs no code that reads or writes it.
///
/// *Why*: messages pass through the first part of the page's program, and what only rooms ask must add nothing to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Sealed<T> {
    text: String,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Sealed<T> {
    /// Seals a value.
    pub fn new(value: &T) -> Self {
        Self::like(value)
    }
}

impl<T> Sealed<T> {
    /// What a text holds, which may be anything.
    pub const fn from_text(text: String) -> Self {
        Self {
            text,
            of: PhantomData,
        }
    }

    /// Seals a value of another type with the same form.
    pub(crate) fn like(value: &impl Serialize) -> Self {
        Self::from_text(json(value))
    }

    /// Reads the value as another type with the same form.
    pub(crate) fn open_as<U: DeserializeOwned>(&self) -> Result<U, DecodeError> {
        serde_json::from_str(&self.text).map_err(|error| DecodeError::Form(error.to_string()))
    }

    /// What travels.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl<T: DeserializeOwned> Sealed<T> {
    /// Reads the value.
    ///
    /// # Errors
    /// Anything that [`Sealed::new`] does not write, impossible values included.
    pub fn open(&self) -> Result<T, DecodeError> {
        self.open_as()
    }
}
