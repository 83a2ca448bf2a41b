//! Game with a friend over a direct connection between two browsers, independent of the browser API: setup through two
//! links, frames, and timeouts.
//!
//! A [`Signal`] contains the data that one browser needs to connect to the other, packed from its session description
//! (SDP). A [`Frame`] is one message over the data channel. A [`Connection`] is a state machine that takes [`Input`]s
//! and returns [`Effect`]s. Game messages are defined in `friend` and are the same as in links, so that a game
//! continues by link when the connection is lost.
//!
//! All data from the other side is treated as hostile: its size is limited, it is parsed, and invalid data is ignored.
//! The caller provides times as [`Millis`] from any monotonic clock.
#![warn(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

mod clocks;
mod connection;
mod frame;
mod sdp;
mod signal;
mod stun;

pub use clocks::{ClockReading, ClockState, Difference, Times};
pub use connection::{Connection, Effect, Ended, Input, Problem, ShownGame, Stage};
pub use frame::{Draft, Frame};
pub use rules::Millis;
pub use signal::{Address, IceCandidate, Kind, Signal, SignalFault};
pub use stun::StunServer;

#[cfg(test)]
mod tests;
