//! The drawing of a board as SVG markup, styled by `style/board.css`.
//!
//! [`board`] draws a whole [`table::Scene`]. The page, whose boards move, takes its pieces from the same functions:
//! [`board_background`], [`numbers`], [`checker`], [`die`] and [`cube`]. *Must not know*: Leptos, the browser.
//!
//! *Why text and not Leptos*: a board is then there before the page's program is, and the program is smaller: a
//! view of each element that never changes costs more than its text.

mod background;
mod board;
mod checker;
mod pieces;

pub use background::{board_background, numbers};
pub use board::{board, escaped};
pub use checker::{Look, checker, colour_class};
pub use pieces::{cube, die};
