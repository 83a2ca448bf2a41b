//! The handlers of the input on a board: what the game on the table and the rooms connect to their boards.

use board::{Input, Place, Xy};
use leptos::prelude::*;
use rules::Player;

/// Handlers of the input on a board, and the state of the input. A board without handlers is a picture.
#[derive(Clone, Copy)]
pub(crate) struct Handlers {
    /// Handles a tap, a drag, or a press of the dice or of the cube.
    pub(crate) input: Callback<Input>,
    /// Handles a key pressed on a place that does not move the focus; returns `true` if the key was used.
    pub(crate) key: Callback<(Place, String), bool>,
    /// Takes a tap at a position of the drawing before its place does; returns `true` if it was for something that lies
    /// over the board.
    pub(crate) over: Option<StoredValue<Option<Callback<Xy, bool>>>>,
    /// Explains a cube that cannot be offered.
    pub(crate) explain_cube: Option<Callback<()>>,
    /// Last focused place.
    pub(crate) focused: RwSignal<Option<Place>>,
    /// The place at which the Tab key stops.
    pub(crate) stop: Signal<Place>,
    /// The player to whose bar and tray the Home and End keys move the focus.
    pub(crate) mover: Option<Signal<Player>>,
    /// `true` while input has no effect.
    pub(crate) is_blocked: Signal<bool>,
}
