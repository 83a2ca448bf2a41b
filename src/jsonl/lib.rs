//! JSON-lines protocol, in which each request and each answer is one line of text.
//!
//! [`Service`] answers a single line, and [`RolloutRequest`] is a rollout that the caller may split and merge. The
//! protocol is used by `bg json` and by the npm package; `src/cli/README.md` documents the requests.
#![warn(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

mod analyse;
mod champion;
mod cube;
mod depth;
mod game;
#[cfg(test)]
mod mutation_tests;
mod names;
mod preset;
mod request;
mod resources;
mod rollout;
mod service;
mod sums;
mod threads;

pub use analyse::action;
pub use resources::Resources;
pub use rollout::{MAX_TRIALS_PER_REQUEST, RolloutRequest, merge};
pub use service::{LINE_BYTES_LIMIT, Service, level_by_name};
