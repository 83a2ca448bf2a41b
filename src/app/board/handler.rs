//! Input events of a board and the trait that handles them, for the game on the table and for rooms.

use board::{Place, Speed};

/// Something that a pointer, a key or a screen reader did on a board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BoardEvent {
    /// A place was tapped.
    Tap(Place),
    /// The place that had just been tapped was tapped once more, quickly.
    DoubleTap(Place),
    /// The top checker of a place is being dragged.
    Lift(Place),
    /// The dragged checker was let go over a place, or over nothing.
    DropOn(Option<Place>),
    /// A place has the focus.
    Focus(Place),
    /// A key went down while a place had the focus.
    Key(Place, String),
    /// The dice were tapped.
    Dice,
    /// The cube was tapped; whether it is one that can be offered.
    Cube(bool),
}

/// Handles the input of a board and returns its settings, which are reactive.
pub(crate) trait InputHandler: Send + Sync {
    /// Whether the board can be used, and is more than a picture.
    fn takes_input(&self) -> bool {
        false
    }

    /// Handles an input event of the board; returns whether a key was used.
    fn handle_event(&self, _event: BoardEvent) -> bool {
        false
    }

    /// The place at which the Tab key stops.
    fn stop(&self) -> Place {
        Place::Point(6)
    }

    /// Whether input on the board has no effect now.
    fn is_input_blocked(&self) -> bool {
        true
    }

    /// How fast things move.
    fn speed(&self) -> Speed {
        Speed::Off
    }
}

/// A handler as the parts of a board share it: a few bytes for each board that is opened.
pub(crate) type HandlerRef = &'static dyn InputHandler;

/// The handler of a board that is only a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoInput;

impl InputHandler for NoInput {}
