//! Board drawing: converts a [`crate::Scene`] to [`Shape`]s.
//!
//! | Purpose | Functions |
//! |---|---|
//! | animated boards (`style/board.css`) | [`markup`] of [`background`], [`checker`], [`die`], [`cube`] and others |
//! | link previews, figures in the help | [`board()`], the markup of a whole board |
//! | pictures of a position, a game or an exercise, up to 300 pixels wide | [`little`], styled by `style/little.css` |
//! | chart line below a board | [`stretched_line`], [`line_marks`], styled by `style/sill.css` |
//! | shared pictures, `bg convert --to svg` | [`Picture`], with the colours of a [`Palette`] inlined |
//! | PNG files | shapes of a [`Picture`], which the page paints on a canvas |
//!
//! The output is text instead of Leptos views, for two reasons: a board is visible before the page's program has
//! loaded, and the program is smaller, because a view for each static element would need more code than its text.

mod arrows;
mod background;
mod board;
mod checker;
mod drawing;
mod line;
mod little;
mod marks;
mod palette;
mod part;
mod picture;
mod pieces;
mod shape;

pub use arrows::arrows;
pub use background::{background, numbers};
pub use board::{board, board_with_directions};
pub use checker::{Look, checker, checker_class, checker_piece, colour_class};
pub use drawing::drawing;
pub use line::{line_marks, stretched_line};
pub use little::{Crop, LittleSill, little, little_box, little_cube, little_die};
pub use marks::{direction, last_play, targets};
pub use palette::{Colour, Palette, of_scheme, palette_of, tokens};
pub use part::{Paint, Part};
pub use picture::Picture;
pub use pieces::{cube, die};
pub use shape::{BASELINE, Group, Shape, escaped, markup};
