//! Browser-independent sharing of positions and games: links, IDs, text, files and QR codes.
//!
//! [`Model`] is the state of the share sheet, and [`Model::update`] handles each [`Msg`]. [`QrCode`] encodes a link to
//! be scanned by a camera. Pictures are drawn by `board::draw`.
//!
//! The crate uses `fast_qr` instead of `qrcode`. Codes from both are decoded correctly, and neither has dependencies if
//! its image features are disabled. Compiled to WebAssembly and optimised for size, encoding a link takes 14,471 bytes
//! with `fast_qr` and 16,215 with `qrcode` after Brotli compression.

mod model;
mod qr;

pub use model::{Extent, FileKind, Model, Msg, ShareFigures, ShareSubject, omission_key};
pub use qr::QrCode;
