//! JSON encoding for messages. The page and its workers come from the same build, so messages carry no version number.

use serde::{Serialize, de::DeserializeOwned};

/// Encodes a message. Numbers, names and lists of these can always be represented in JSON.
pub fn encode(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// Decodes a message.
///
/// # Errors
/// Returns an error if the text is not a message of this type, or if it contains an impossible board or die.
pub fn decode<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    serde_json::from_str(text)
}

#[cfg(test)]
mod tests;
