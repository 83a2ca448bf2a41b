//! Clock beside the board.

use rules::Millis;

/// Time on a player's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// Label of the clock, which names its owner.
    pub label: String,
    /// Minutes and seconds left; zero only once the time has expired.
    pub left: String,
    /// Remaining seconds of the delay, which runs before the reserve (R89).
    pub free: Option<Millis>,
    /// `true` during the last seconds.
    pub low: bool,
}
