//! Sharing without a browser: links, IDs, texts, files, QR codes and pictures of positions and games.
//!
//! [`Model`] holds what is shared, [`Msg`] what can be chosen, and [`Model::update`] does it. [`QrCode`] is a link for a
//! camera, [`Drawing`] a board as shapes, which [`Drawing::svg`] writes as SVG and a page can draw on a canvas. *Must
//! not know*: Leptos, the browser, the game on the table, the engine.
//!
//! *Why `fast_qr` and not `qrcode`*: both read back right and have no dependencies without their image features; as
//! WebAssembly for size, with all that makes a code of a link, 14,471 bytes after brotli against 16,215.

mod drawing;
mod matter;
mod picture;
mod qr;

pub use drawing::{Align, Drawing, Fill, Ink, Palette, Shape, Stroke};
pub use matter::{FileKind, Matter, Model, Msg, Tab, loss_key};
pub use picture::drawing;
pub use qr::QrCode;
