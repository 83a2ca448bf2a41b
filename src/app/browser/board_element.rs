//! The IDs and names of the boards' elements in the document.

use board::Place;
use rules::Player;

/// Which of the boards in the document it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardKind {
    /// The one of the game.
    Table,
    /// The one of a room.
    Room,
}

impl BoardKind {
    /// The element that holds the pieces of this board alone.
    pub(crate) const fn selector(self) -> &'static str {
        match self {
            Self::Table => ".table",
            Self::Room => ".room-board",
        }
    }
}

/// The id of the element of a place on a board.
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
