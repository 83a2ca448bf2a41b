//! Backgammon evaluation, search, cube decisions, analysis and rollouts, without I/O, threads or clocks.
//!
//! A [`rules::Board`] and all numbers relating to it are from the perspective of the player on roll, before the roll.
//! After a play, the opponent is on roll, so the outcomes have to be flipped to obtain the mover's perspective.
//!
//! [`Equity`] is in points per cube, [`Mwc`] is a match-winning chance, and [`Outcomes`] contains exclusive
//! probabilities that add up to 1.
//!
//! A [`Judge`] evaluates a position, a [`Search`] looks ahead, [`analyse`] ranks every choice in a [`rules::Decision`],
//! and a [`Rollout`] plays positions out. The crate contains no weights; callers pass the nets to
//! [`Judge::from_bytes`].
//!
//! ```
//! use engine::{Judge, Search, Settings, analyse};
//! use rules::{Board, Decision, Variant};
//!
//! let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
//! let search = Search::new(Judge::without_nets(), 0);
//! for candidate in analyse(&search, &decision, None, &Settings::new(0)).candidates {
//!     println!("{:?}: {:+.3}", candidate.choice, candidate.equity.0);
//! }
//! # Ok::<(), rules::DecisionError>(())
//! ```

mod analysis;
mod bearoff;
mod champion;
mod context;
mod cube;
mod cubeful;
mod depth;
mod effort;
mod equity;
mod evaluator;
mod factors;
mod features;
mod fnv;
mod handcrafted;
mod index_set;
mod judge;
mod kernel;
mod layered;
mod level;
mod limits;
mod luck;
mod met;
mod net;
mod net_file;
mod nets;
mod noise;
mod outcomes;
mod quantised;
mod resign;
mod rollout;
mod row;
#[cfg(test)]
mod sample;
mod search;
mod softmax;
mod target_pr;
mod with_met;

pub use analysis::{Analysis, Candidate, analyse, play_ahead};
pub use bearoff::effective_pips;
pub use champion::Champion;
pub use context::{Context, CubeAccess, Standing};
pub use cube::{CubeAction, CubeDecision, Response, decide, decide_exactly};
pub use cubeful::{decide_ahead, respond_ahead};
pub use depth::{Depth, DepthError, Filter, MAX_PLIES, Settings, TrialLimit, TrialLimitError};
pub use equity::{Equity, Mwc, Payoffs};
pub use evaluator::{Evaluator, Ranked, final_outcomes};
pub use fnv::Fnv;
pub use handcrafted::Handcrafted;
pub use index_set::IndexSet;
pub use judge::Judge;
pub use level::Level;
pub use luck::{CubefulLuck, Luck, luck_ahead};
pub use met::{Away, MatchScore, Met, MetError, TakeParts};
pub use net_file::LoadError;
pub use noise::{Noisy, error_deviation};
pub use outcomes::{Chances, Cumulative, Outcomes};
pub use resign::{accepts, offers};
pub use rollout::{
    MergeError, RolledOut, Rollout, RolloutMemory, RolloutSettings, RolloutSums, Start, Worth,
};
pub use search::Search;
pub use softmax::weights as exponential_weights;
pub use target_pr::{Fallible, TargetPr, TargetPrError};
pub use with_met::WithMet;

/// Types and functions for training nets.
pub mod training {
    pub use crate::features::{INPUTS, Sparse, describe, describe_checkers};
    pub use crate::layered::{LayeredNet, QuantisedLayeredNet};
    pub use crate::net::{Hidden, Net, RESULTS};
    pub use crate::nets::{Nets, Phase};
    pub use crate::quantised::{InputRanges, MAX_WIDTH, QuantisedNet, QuantisedNets, Quick};
}
