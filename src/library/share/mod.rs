//! Sharing: links, IDs, texts, files and QR codes of positions and games.
//!
//! [`Model`] is the state of the share sheet, [`Msg`] its messages, which [`Model::update`] handles. [`QrCode`] is a
//! link for a camera. Pictures are drawn by `board::draw`.
//!
//! *Why `fast_qr` and not `qrcode`*: both are read back correctly and have no dependencies without their image
//! features; compiled to WebAssembly for size, encoding a link takes 14,471 bytes after brotli with `fast_qr` and
//! 16,215 with `qrcode`.

mod model;
mod qr;

pub use model::{Extent, FileKind, Model, Msg, ShareSubject, omission_key};
pub use qr::QrCode;
