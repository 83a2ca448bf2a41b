//! IDs and selectors of the boards' elements in the document.

use board::Place;
use rules::Player;

/// Board that the document can contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardKind {
    /// The game's board.
    Table,
    /// A room's board.
    Room,
}

impl BoardKind {
    /// Returns the CSS selector of the element that holds this board's pieces.
    pub(crate) const fn selector(self) -> &'static str {
        match self {
            Self::Table => ".table",
            Self::Room => ".room-board",
        }
    }
}

/// Returns the element ID of a place.
pub(crate) fn id(kind: BoardKind, place: Place) -> String {
    let side = |player: Player| board::side(player);
    let of_board = match kind {
        BoardKind::Table => "",
        BoardKind::Room => "room-",
    };
    match place {
        Place::Point(white) => format!("{of_board}point-{white}"),
        Place::Bar(player) => format!("{of_board}bar-{}", side(player)),
        Place::Tray(player) => format!("{of_board}tray-{}", side(player)),
    }
}
