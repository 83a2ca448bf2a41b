//! Rules of backgammon, independent of any system clock, random number generator or browser. The `serde` feature adds
//! serialisation for the types that are stored or sent.
//!
//! Numbers such as R25 or O12 in these docs refer to `tests/data/rules.md` in the repository: R1-R90 are rules, O1-O15
//! are house options.
//!
//! The crate contains places and dice ([`Point`], [`Die`], [`Roll`]), positions ([`Setup`] is unchecked, [`Board`] is
//! validated), whole turns ([`Step`], [`Play`]), the [`Decision`] with all data that affects it, and the [`Session`],
//! which plays games and keeps the score. A [`Board`] is always from the perspective of the player on roll, who moves
//! from high points to low points.
//!
//! # A turn
//!
//! [`legal_plays`] lists the plays of a [`Roll`]; a [`Draft`] is a turn built move by move.
//!
//! ```
//! use rules::{Board, Die, Draft, Roll, Variant, legal_plays};
//!
//! let [one, _, three, ..] = Die::ALL;
//! let (start, roll) = (Board::start(Variant::Standard), Roll::new(three, one));
//! assert_eq!(legal_plays(&start, roll).len(), 16);
//!
//! let mut draft = Draft::new(start, roll);
//! while let Some(step) = draft.options().into_iter().next() {
//!     draft.step(step).expect("an option is legal");
//! }
//! let play = draft.finish().expect("nothing is left to move");
//! assert_eq!(play.len(), 2);
//! ```

mod action;
mod board;
mod clock;
mod cube;
mod decision;
mod dice;
mod dice_left;
mod draft;
mod draft_error;
mod insertion_sort;
mod legal;
mod mid_turn;
mod outcome;
mod perft;
mod play;
mod player;
mod point;
mod refusal;
mod ruleset;
#[cfg(feature = "serde")]
mod serde_forms;
mod session;
mod step;
mod variant;

pub use action::{Act, Action, Event, Logged, Offer, Turn};
pub use board::{Board, BoardError, Setup, Side};
pub use clock::{Clock, ClockRules, Delay, Millis};
pub use cube::{Cube, CubeValue};
pub use decision::{
    Choice, Crawford, Decided, Decision, DecisionBuilder, DecisionError, Pending, Question, Score,
};
pub use dice::{DiceSource, Die, Roll};
pub use draft::{Draft, DraftDie, DraftStep, Target};
pub use draft_error::{DraftError, PlayError, SwapError, Unfinished};
pub use insertion_sort::insertion_sort;
pub use legal::{LegalPlay, Plays, legal_plays};
pub use outcome::{EndedBy, Outcome, Win};
pub use perft::perft;
pub use play::{Play, Step, TooManySteps};
pub use player::{ByPlayer, Player};
pub use point::{Destination, Origin, Pips, Point};
pub use refusal::Refusal;
pub use ruleset::{
    BarBackgammon, Beavers, ClosedOut, DiceBy, FirstRoll, Match, MatchLength, Money, Ruleset,
    Stakes,
};
pub use session::{Entry, Game, Phase, ReplayError, Session};
pub use step::{StepError, Stepped};
pub use variant::{Scoring, Variant};
