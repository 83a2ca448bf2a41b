//! Why a choice was worse than the best one, as facts with numbers; no sentences, no page.
//!
//! Every fact about a position is counted over the legal plays that the rules generate, every chance comes from the
//! engine: nothing is estimated by formulae of its own. [`why`] is silent when nothing stands out.
//!
//! *Whose view*: the reader is the player who decided, and so are "you" and all point numbers: 24 is far away, 1 is
//! home. *Units*: [`Rolls`] are rolls of 36, [`Share`] thousandths of a chance, equities points per cube as in
//! [`engine::Candidate`].
//!
//! *What is here*: a [`Reason`] and how it is found ([`why`]), the 21 replies to two plays side by side ([`replies`]), the rolls that a reason counts ([`roll_grids`]),
//! the cube's limits ([`Window`]), market losers and what the score changes ([`cube_facts`]), and how often each level finds a choice
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
pub use replies::{ReplyRow, decisive_rolls, replies};
pub use verdict::KnownEquities;
pub use why::why;
pub use window::Window;
pub(crate) use window::gammon_price;
