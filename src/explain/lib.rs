//! A sentence for each [`reasons::Reason`], in the language of the texts: for the eye and for screen readers alike.
//!
//! "You" is the player who decided. [`choice_name`] returns the name of a choice. *Must not know*: how a reason was found, the
//! page.

mod choice_name;
mod numbers;
mod sentence;
#[cfg(test)]
mod tests;

pub use choice_name::choice_name;
pub use sentence::sentence;
