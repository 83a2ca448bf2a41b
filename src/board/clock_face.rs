//! Clock beside the board.

use rules::Millis;

/// Time on a player's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// Clock label, which names the owner.
    pub label: String,
    /// Minutes and seconds left; zero only once the time has expired.
    pub left: String,
    /// Remaining time of the delay, which elapses before the reserve does (R89), in milliseconds.
    pub free: Option<Millis>,
    /// `true` during the last seconds.
    pub low: bool,
}
