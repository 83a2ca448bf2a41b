//! Messages as JSON, validated when they are decoded.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::encoded::json;
use crate::{DecodeError, FromWorker, TaskId, ToWorker, VERSION};

impl ToWorker {
    /// Encodes the message.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Decodes a message.
    ///
    /// # Errors
    /// If the text is not one that [`ToWorker::encode`] writes; impossible boards and dice are refused as well.
    pub fn decode(text: &str) -> Result<Self, DecodeError> {
        decode(text)
    }

    /// Returns the task that an otherwise invalid message names, so that the page knows which one failed.
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
    /// If the text is not one that [`FromWorker::encode`] writes.
    pub fn decode(text: &str) -> Result<Self, DecodeError> {
        decode(text)
    }
}

/// The envelope of every message.
#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    version: u32,
    message: T,
}

/// Decoded first, so that a message of another version is reported as such, whatever its content.
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
    json(&envelope)
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
