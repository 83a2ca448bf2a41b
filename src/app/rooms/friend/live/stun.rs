//! STUN server entered by the player, stored in this browser.

use live::StunServer;
use record::KeyValueStore as _;

use crate::browser::storage::Browser;

/// Storage key of the STUN server.
const STUN: &str = "backgammon.stun";

/// Returns the STUN server entered by the player; `None` if none is stored.
pub(super) fn stun() -> Option<StunServer> {
    StunServer::new(&Browser.get(STUN)?)
}

/// Stores a STUN server, or removes it if the field is empty; returns `false` if the text is invalid or cannot be
/// stored.
pub(super) fn set_stun(text: &str) -> bool {
    if text.trim().is_empty() {
        Browser.remove(STUN);
        return true;
    }
    StunServer::new(text).is_some_and(|server| Browser.set(STUN, &server.to_string()))
}
