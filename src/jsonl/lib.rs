//! The JSON-lines protocol: a request as text in, its answer as text out.
//!
//! *What is here*: [`Service`] answers a line, [`RolloutRequest`] is a rollout that the caller may split and merge.
//! `bg json` and the npm package serve it; `src/cli/README.md` documents the requests.
//! *Must not know*: where lines come from, threads but those of one rollout.

mod analyse;
mod cube;
mod game;
#[cfg(test)]
mod mutation_tests;
mod names;
mod request;
mod resources;
mod rollout;
mod service;
mod sums;

pub use analyse::action;
pub use resources::Resources;
pub use rollout::{MAX_TRIALS_PER_REQUEST, RolloutRequest, merge};
pub use service::{LINE_BYTES_LIMIT, Service, level_by_name};
