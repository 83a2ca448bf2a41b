//! Messages as JSON, checked when they come in.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{DecodeError, JobId, Reply, ToWorker, VERSION};

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

    /// The request that a text names which is no message otherwise, so that the page can tell which one failed.
    pub fn job_of(text: &str) -> Option<JobId> {
        let JobOnly { message } = serde_json::from_str(text).ok()?;
        let JobForm { job } = message.into_values().next()?;
        Some(JobId(job))
    }
}

impl Reply {
    /// The message as text.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// The message that `text` is.
    ///
    /// # Errors
    /// Anything that [`Reply::encode`] does not give.
    pub fn decode(text: &str) -> Result<Self, DecodeError> {
        decode(text)
    }
}

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

/// Read from what is no whole message: the number of the request.
#[derive(Deserialize)]
struct JobOnly {
    message: BTreeMap<String, JobForm>,
}

#[derive(Deserialize)]
struct JobForm {
    job: u32,
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
mod tests;
