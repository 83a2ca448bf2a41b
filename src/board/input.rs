//! Input on a board.

use rules::{Action, Die};

use crate::Place;

/// What the player does in the game by hand, key or button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Tap a place, or activate it by a key.
    Tap(Place),
    /// Tap a place for the second time in quick succession.
    DoubleTap(Place),
    /// Tap the dice.
    TapDice,
    /// Pick up the checker of a place, or place the one that is picked up there.
    PickOrPlace(Place),
    /// Move the checker of a place by this die.
    MoveBy(Place, Die),
    /// Start to drag the top checker of a place.
    Lift(Place),
    /// Drop the dragged checker on a place, or outside of all.
    DropOn(Option<Place>),
    /// Take this action of the rules.
    Do(Action),
    /// Offer a double, after a confirmation if the settings want one.
    OfferDouble,
}

impl Input {
    /// Whether this starts something new; a drop ends a drag.
    pub const fn is_new(self) -> bool {
        !matches!(self, Self::DropOn(_))
    }
}
