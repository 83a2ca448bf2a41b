//! Games that come from a backup.

use super::{form, invited, opened};
use crate::is_restorable;

#[test]
fn a_stored_game_is_restorable_under_its_own_key_alone() {
    let begun = opened();
    let mut stored = invited(form(3)).stored;
    stored.extend(begun.iter().flat_map(|device| device.stored.clone()));
    assert_eq!(stored.len(), 3);
    for (key, line) in &stored {
        assert!(is_restorable(key, line));
        assert!(!is_restorable("0123456789abcdef", line));
        assert!(!is_restorable("no key", line));
        assert!(!is_restorable(key, ""));
        for end in (0..line.len()).step_by(7) {
            if let Some(cut) = line.get(..end) {
                assert!(!is_restorable(key, cut), "cut at {end}");
            }
        }
    }
}
