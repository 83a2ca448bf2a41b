//! Handlers of board input, which the game and the rooms connect to their boards.

use board::{Input, Place, Xy};
use leptos::prelude::*;
use rules::Player;

/// Line of a pen: the place at which it starts, and the place under the pointer.
pub(crate) type Line = (Place, Option<Place>);

/// Handlers of the input on a board, and the state of that input. A board without handlers is a picture.
#[derive(Clone, Copy)]
pub(crate) struct Handlers {
    /// Handles a tap, a drag, or a press of the dice or the cube.
    pub(crate) input: Callback<Input>,
    /// Handles a key pressed on a place, unless the key moves the focus; returns `true` if the key was used.
    pub(crate) key: Callback<(Place, String), bool>,
    /// Handles a tap at a position of the drawing before the place at that position does; returns `true` if the tap hit
    /// an object over the board.
    pub(crate) over: Option<StoredValue<Option<Callback<Xy, bool>>>>,
    /// Explains why the cube cannot be offered.
    pub(crate) explain_cube: Option<Callback<()>>,
    /// Last focused place.
    pub(crate) focused: RwSignal<Option<Place>>,
    /// Place that is the tab stop of the board.
    pub(crate) stop: Signal<Place>,
    /// Player to whose bar and tray the Home and End keys move the focus.
    pub(crate) mover: Option<Signal<Player>>,
    /// `true` while input is ignored.
    pub(crate) is_blocked: Signal<bool>,
    /// Line that is being drawn with a pen, from a place to the place under the pointer; `None` on a board on which
    /// checkers are dragged.
    pub(crate) line: Option<RwSignal<Option<Line>>>,
}
