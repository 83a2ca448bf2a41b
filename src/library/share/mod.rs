//! Sharing, independent of a browser: links, IDs, texts, files and QR codes of positions and games.
//!
//! [`Model`] is the state of the share sheet, and [`Model::update`] handles a [`Msg`]. [`QrCode`] encodes a link for a
//! camera. Pictures are drawn by `board::draw`.
//!
//! The crate uses `fast_qr` instead of `qrcode`. The codes of both are decoded correctly, and without their image
//! features neither crate has dependencies. Compiled to WebAssembly for size, encoding a link takes 14,471 bytes after
//! brotli with `fast_qr` and 16,215 with `qrcode`.

mod model;
mod qr;

pub use model::{Extent, FileKind, Model, Msg, ShareSubject, omission_key};
pub use qr::QrCode;
