//! The STUN server that the player has named, kept in this browser.

use live::StunServer;
use record::KeyValueStore as _;

use crate::browser::storage::Browser;

/// The key of the STUN server that the player has named.
const STUN: &str = "backgammon.stun";

/// The STUN server that the player has named.
pub(super) fn stun() -> Option<StunServer> {
    StunServer::new(&Browser.get(STUN)?)
}

/// Remembers a STUN server, or none if the field is empty; whether that could be done.
pub(super) fn set_stun(text: &str) -> bool {
    if text.trim().is_empty() {
        Browser.remove(STUN);
        return true;
    }
    StunServer::new(text).is_some_and(|server| Browser.set(STUN, &server.to_string()))
}
