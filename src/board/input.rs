//! Board input.

use rules::{Action, Die};

use crate::Place;

/// The player's input by pointer, key or button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Taps a place, or activates it with a key.
    Tap(Place),
    /// Taps a place for the second time in quick succession.
    DoubleTap(Place),
    /// Taps the dice.
    TapDice,
    /// Picks up the checker at a place, or moves the lifted checker there.
    PickOrPlace(Place),
    /// Moves the checker at a place by this die.
    MoveBy(Place, Die),
    /// Starts dragging the top checker at a place.
    Lift(Place),
    /// Drops the dragged checker on a place; `None` is a drop outside all places.
    DropOn(Option<Place>),
    /// Performs this rule action.
    Do(Action),
    /// Offers a double, after a confirmation if the settings require one.
    OfferDouble,
}

impl Input {
    /// Returns `true` if this input starts a new interaction instead of ending a drag.
    pub const fn is_new(self) -> bool {
        !matches!(self, Self::DropOn(_))
    }
}
