//! A game between two people who trust neither a server nor each other, carried by links or any other channel.
//!
//! A [`Message`] is a small canonical byte string. Each side keeps all messages; a [`Game`] is the fold of them through
//! the rules and nothing else. The dice follow from secrets of both players, each bound before anything of the other's
//! is known ([the order of reveals and what a changed program can do](README.md)).
//!
//! *Whose colour*: the player who invites is White. *Must not know*: the page, a browser, a clock. Times are
//! [`Seconds`] and random bytes a [`Root`], both given by the caller. Everything that is received is hostile input.

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
