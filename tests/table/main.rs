//! The page without a browser, played by messages.

mod games;
mod hands;
mod stuck;
mod taps;
