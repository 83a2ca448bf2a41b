//! Encoding of messages as JSON. The page and its workers come from the same build, so messages contain no version.

use serde::{Serialize, de::DeserializeOwned};

/// Encodes a message. Numbers, names and lists of them can always be expressed in JSON.
pub fn encode(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// Decodes a message.
///
/// # Errors
/// Returns an error if the text is not a message of this type, or contains impossible boards or dice.
pub fn decode<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    serde_json::from_str(text)
}

#[cfg(test)]
mod tests;
