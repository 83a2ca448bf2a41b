//! A clock beside the board.

use rules::Millis;

/// The time on a player's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// Whose clock it is, in words.
    pub label: String,
    /// Minutes and seconds left; zero only when the flag has fallen.
    pub left: String,
    /// Seconds of the delay that run before the reserve does (R89).
    pub free: Option<Millis>,
    /// Whether it is the last seconds.
    pub low: bool,
}
