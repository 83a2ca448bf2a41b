//! Messages as JSON, checked when they come in.

use std::{collections::BTreeMap, fmt};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{ChunkId, FromWorker, ToWorker, VERSION};

impl ToWorker {
    /// The message as text.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// The message that `text` is.
    ///
    /// # Errors
    /// Anything that [`ToWorker::encode`] does not give, impossible boards and dice included.
    pub fn decode(text: &str) -> Result<Self, DecodeError> {
        decode(text)
    }

    /// The chunk that a text names which is no message otherwise, so that the page can tell which one failed.
    pub fn chunk_of(text: &str) -> Option<ChunkId> {
        let ChunkOnly { message } = serde_json::from_str(text).ok()?;
        let ChunkForm { chunk } = message.into_values().next()?;
        Some(chunk)
    }
}

impl FromWorker {
    /// The message as text.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// The message that `text` is.
    ///
    /// # Errors
    /// Anything that [`FromWorker::encode`] does not give.
    pub fn decode(text: &str) -> Result<Self, DecodeError> {
        decode(text)
    }
}

/// Why a text is no message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// It has not the form of a message, or says something impossible.
    Form(String),
    /// It is of another version of the messages.
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

/// What every message lies in.
#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    version: u32,
    message: T,
}

/// Read first, so that a message of another version says so whatever is in it.
#[derive(Deserialize)]
struct VersionOnly {
    version: u32,
}

/// Read from what is no whole message: the number of the chunk.
#[derive(Deserialize)]
struct ChunkOnly {
    message: BTreeMap<String, ChunkForm>,
}

#[derive(Deserialize)]
struct ChunkForm {
    chunk: ChunkId,
}

fn encode(message: impl Serialize) -> String {
    let envelope = Envelope {
        version: VERSION,
        message,
    };
    json(&envelope)
}

/// A value as text.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers, names and lists of them always have a JSON form")
}

fn decode<T: DeserializeOwned>(text: &str) -> Result<T, DecodeError> {
    let form = |error: serde_json::Error| DecodeError::Form(error.to_string());
    let VersionOnly { version } = serde_json::from_str(text).map_err(form)?;
    if version != VERSION {
        return Err(DecodeError::Version(version));
    }
    let envelope: Envelope<T> = serde_json::from_str(text).map_err(form)?;
    Ok(envelope.message)
}

#[cfg(test)]
pub(crate) mod tests;
