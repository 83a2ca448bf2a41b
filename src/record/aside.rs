//! What was kept aside, each text under a key of its own: it comes and goes by one write, so a kill changes none.

use crate::{Keys, journal::numbers};

/// What the keys begin with, before their numbers.
const ASIDE: &str = "backgammon.aside.";

/// The numbers and the texts of what was kept aside, in the order in which it came.
fn numbered(keys: &impl Keys) -> Vec<(usize, String)> {
    let text = |number| Some((number, keys.get(&key(number))?));
    numbers(keys, ASIDE).into_iter().filter_map(text).collect()
}

fn key(number: usize) -> String {
    format!("{ASIDE}{number}")
}

/// What was kept aside, in the order in which it came.
pub fn kept_aside(keys: &impl Keys) -> Vec<String> {
    numbered(keys).into_iter().map(|(_, text)| text).collect()
}

/// Keeps a text aside, beside earlier ones; whether there was room for it, or it was there.
pub fn keep(keys: &impl Keys, text: &str) -> bool {
    let kept = numbered(keys);
    let last = kept.last().map_or(0, |(number, _)| *number);
    kept.iter().any(|(_, kept)| kept == text) || keys.set(&key(last.saturating_add(1)), text)
}

/// Keeps a text aside no longer.
pub fn forget(keys: &impl Keys, text: &str) {
    for (number, kept) in numbered(keys) {
        if kept == text {
            keys.remove(&key(number));
        }
    }
}

/// Whether a text that begins so was kept aside.
pub(crate) fn has(keys: &impl Keys, beginning: &str) -> bool {
    let kept = numbered(keys);
    kept.iter().any(|(_, text)| text.starts_with(beginning))
}
