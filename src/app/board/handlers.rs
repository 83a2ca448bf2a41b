//! Board input handlers, which the game and the rooms attach to their boards.

use board::{Input, Place, Xy};
use leptos::prelude::*;
use rules::Player;

/// Pen line: the place where it starts, and the place under the pointer.
pub(crate) type Line = (Place, Option<Place>);

/// Handlers and state for a board's input. A board without handlers is a static picture.
#[derive(Clone, Copy)]
pub(crate) struct Handlers {
    /// Handles a tap, a drag, or a press of the dice or the cube.
    pub(crate) input: Callback<Input>,
    /// Handles a key pressed while a place has the focus, unless the key moves the focus; returns `true` if the key was
    /// used.
    pub(crate) key: Callback<(Place, String), bool>,
    /// Handles a tap at a point in the drawing before the place at that point does; returns `true` if the tap hit an
    /// object drawn over the board.
    pub(crate) over: Option<StoredValue<Option<Callback<Xy, bool>>>>,
    /// Explains why the cube cannot be offered.
    pub(crate) explain_cube: Option<Callback<()>>,
    /// Last focused place.
    pub(crate) focused: RwSignal<Option<Place>>,
    /// Place that serves as the board's tab stop.
    pub(crate) stop: Signal<Place>,
    /// Player whose bar and tray the Home and End keys focus.
    pub(crate) mover: Option<Signal<Player>>,
    /// `true` while input is ignored.
    pub(crate) is_blocked: Signal<bool>,
    /// Pen line being drawn; the outer `None` means that checkers are dragged on this board instead.
    pub(crate) line: Option<RwSignal<Option<Line>>>,
}
