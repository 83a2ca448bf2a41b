//! Stored best runs.

use drill::Bests;
use record::KeyValueStore as _;

use crate::browser::storage::Browser;

/// Key of the best runs.
const BESTS: &str = "backgammon.practice";

/// Returns the stored best runs.
pub(super) fn bests() -> Bests {
    Bests::read(&Browser.get(BESTS).unwrap_or_default())
}

/// Stores the best runs.
pub(super) fn store_bests(text: &str) {
    // If this fails, the next visit shows the earlier best runs.
    let _stored = Browser.set(BESTS, text);
}
