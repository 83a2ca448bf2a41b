//! Messages as JSON, validated when they are decoded.

use std::{collections::BTreeMap, fmt};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{FromWorker, TaskId, ToWorker, VERSION};

impl ToWorker {
    /// Encodes the message.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Decodes a message.
    ///
    /// # Errors
    /// Returns an error if the text is not the output of [`ToWorker::encode`], or contains impossible boards or dice.
    pub fn decode(text: &str) -> Result<Self, DecodeError> {
        decode(text)
    }

    /// Returns the task that an otherwise invalid message names, so that the page knows which task failed; `None` if
    /// the message names no task.
    pub fn task_id_of(text: &str) -> Option<TaskId> {
        let TaskIdOnly { message } = serde_json::from_str(text).ok()?;
        let TaskIdField { id } = message.into_values().next()?;
        Some(id)
    }
}

impl FromWorker {
    /// Encodes the message.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Decodes a message.
    ///
    /// # Errors
    /// Returns an error if the text is not the output of [`FromWorker::encode`].
    pub fn decode(text: &str) -> Result<Self, DecodeError> {
        decode(text)
    }
}

/// Error of decoding a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// The text is malformed or contains an impossible value.
    Form(String),
    /// The message has another version.
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

/// The envelope of every message.
#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    version: u32,
    message: T,
}

/// Protocol version, decoded first, so that a message of another version is reported as such even if its content cannot
/// be decoded.
#[derive(Deserialize)]
struct VersionOnly {
    version: u32,
}

/// The task's number, decoded from an otherwise invalid message.
#[derive(Deserialize)]
struct TaskIdOnly {
    message: BTreeMap<String, TaskIdField>,
}

#[derive(Deserialize)]
struct TaskIdField {
    #[serde(rename = "chunk")]
    id: TaskId,
}

fn encode(message: impl Serialize) -> String {
    let envelope = Envelope {
        version: VERSION,
        message,
    };
    serde_json::to_string(&envelope)
        .expect("numbers, names and lists of them always have a JSON form")
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
