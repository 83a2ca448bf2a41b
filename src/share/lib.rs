//! Sharing without a browser: links, IDs, texts, files, QR codes and pictures of positions and games.
//!
//! [`Model`] is the state of the share sheet, [`Msg`] its messages, which [`Model::update`] handles. [`QrCode`] is a
//! link for a camera; [`Drawing`] is a board as shapes, which [`Drawing::svg`] writes as SVG and a page can draw on a
//! canvas. *Must not know*: Leptos, the browser, the game on the table, the engine.
//!
//! *Why `fast_qr` and not `qrcode`*: both are read back correctly and have no dependencies without their image
//! features; compiled to WebAssembly for size, encoding a link takes 14,471 bytes after brotli with `fast_qr` and
//! 16,215 with `qrcode`.

mod drawing;
mod model;
mod picture;
mod qr;

pub use drawing::{Align, Drawing, Fill, Ink, Palette, Shape, Stroke};
pub use model::{Extent, FileKind, Model, Msg, ShareSubject, omission_key};
pub use picture::drawing;
pub use qr::QrCode;
