//! Reasons why a choice was worse than the best choice, expressed as facts with numbers.
//!
//! Facts about a position are counted over the legal plays, and chances come from the engine; no fact is estimated by a
//! separate formula. [`why`] returns nothing if all the reasons are too weak.
//!
//! "You" is the deciding player, and points are in that player's numbering: the 24 point is the farthest from home, and
//! the 1 point is the deepest home point. [`Rolls`] is a count out of 36, [`Share`] is in thousandths, and equities are
//! in points per cube, as in [`engine::Candidate`].
//!
//! The module contains [`Reason`] and the search for reasons ([`why`]), the comparison of two plays over the opponent's
//! 21 rolls ([`replies`]), the rolls that a reason counts ([`roll_grids`]), the doubling window ([`Window`]), market
//! losers and effects of the score ([`cube_facts`]), and the probabilities with which each level makes a choice
//! ([`chances_to_choose`]).

mod cube;
mod facts;
mod grids;
mod levels;
mod market;
mod numbers;
mod pair;
mod plan;
mod play;
mod prospects;
mod race;
mod reason;
mod replies;
mod rolls;
mod shape;
mod structure;
mod threats;
mod verdict;
mod why;
mod window;

pub use facts::{CubeFacts, Money, cube_facts};
pub use grids::{RollEvent, RollGrid, RollGrids, roll_grids};
pub use levels::chances_to_choose;
pub use market::EXCHANGES;
pub use numbers::{Compared, MIN_TELLING_ROLLS, Rolls, Share};
pub use reason::{MAX_REASONS, MIN_EXPLAINED_LOSS, Reason};
pub(crate) use replies::doubled;
pub use replies::{Replies, ReplyRow, cubeful_replies, decisive_rolls, replies};
pub(crate) use shape::hits;
pub use verdict::KnownEquities;
pub use why::why;
pub use window::Window;
pub(crate) use window::gammon_price;
