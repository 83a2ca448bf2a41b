//! A game with a friend over a direct connection between two browsers, without a browser: how the connection is set up
//! by two links, what is sent over it, and when it is given up.
//!
//! A [`Signal`] is what one browser has to know of the other, packed small from the session description (SDP) that the
//! browser gives. A [`Frame`] is what is sent over the data channel. A [`Connection`] is the whole state: it takes
//! [`Input`]s and asks for [`Effect`]s. The messages of the game are those of `friend`, the same as in links, so a game
//! goes on by link when the connection is lost.
//!
//! Whatever comes from the other side is hostile input: it is bounded, parsed, and refused in silence.
//! *Must not know*: the browser, the page, a clock. Times are [`Millis`], given by the caller.

mod connection;
mod frame;
mod sdp;
mod signal;
mod stun;

pub use connection::{Connection, Effect, Ended, Input, Match, Millis, Stage};
pub use frame::Frame;
pub use signal::{Address, Candidate, Kind, Signal, SignalFault};
pub use stun::StunServer;

#[cfg(test)]
mod simulated;
