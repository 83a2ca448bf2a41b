//! Game between two people who trust neither a server nor each other, over links or any other channel.
//!
//! A [`Message`] is a small, canonical byte string. Each side stores all messages, and a [`Game`] is the result of
//! applying them in order according to the rules. The dice are derived from both players' secrets, and each player
//! commits to all secrets before learning any of the opponent's ([order of reveals and security](README.md)).
//!
//! The player who invites is White. Callers provide times as [`Seconds`] and random bytes as a [`Root`]. All received
//! data is treated as hostile input.
#![warn(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

mod act;
mod chain;
mod draft;
mod duplicate;
mod early_messages;
mod fault;
mod game;
mod hash;
mod link;
mod message;
mod reveals;
mod start;
mod stored;
mod table;
mod terms;
mod time_control;
mod watched;
mod wire;

pub use act::Act;
pub use chain::{ChainLength, Root, Secret, Secrets};
pub use duplicate::{Duplicate, DuplicateOpponent, DuplicateResult, FalseResult};
pub use fault::{Proof, Received, Refused};
pub use game::{ClaimTime, Game, LoggedMessage, Next, Seconds, TwoVersions};
pub use hash::Hash;
pub use link::{LinkFault, print_link, read_link};
pub use message::{Acceptance, Invitation, Message, NotAMessage, PastHash, Reveal, Tag, Turn};
pub use start::{Invited, accept, rematch};
pub use stored::{StoredError, StoredGame};
pub use table::{Ended, Rolled};
pub use terms::{Days, Mode, Stakes, Starter, Terms};
pub use time_control::{RunningClock, TOLERANCE, TimeControl};
pub use watched::SpectatedGame;
