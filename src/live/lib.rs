//! A game with a friend over a direct connection between two browsers, without the browser's own part: how two links
//! set the connection up, which frames are sent over it, and when it is given up.
//!
//! A [`Signal`] holds all that one browser has to know about the other, packed small from the browser's session
//! description (SDP). A [`Frame`] is one message over the data channel. A [`Connection`] is the whole state: it takes
//! [`Input`]s and asks for [`Effect`]s. The messages of the game are those of `friend`, the same as in links, so a game
//! goes on by link when the connection is lost.
//!
//! All data from the other side is hostile input: bounded, parsed, and ignored when it is invalid.
//! *Must not know*: the browser, the page, a clock. Times are [`Millis`] by any clock that only goes
//! forward, given by the caller.

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
mod simulated;
