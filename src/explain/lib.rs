//! A sentence for each [`reasons::Reason`], in the language of the texts: for the eye and for screen readers alike.
//!
//! "You" is the player who decided. *Must not know*: how a reason was found, the page.

mod numbers;
mod sentence;
#[cfg(test)]
mod tests;

pub use sentence::sentence;
