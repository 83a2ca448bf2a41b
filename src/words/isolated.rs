//! Directional isolation of names within sentences in another script.

/// Wraps a text in Unicode isolates (U+2068, U+2069), so that its script does not affect the direction of the
/// surrounding sentence.
pub fn isolated(text: &str) -> String {
    format!("\u{2068}{text}\u{2069}")
}
