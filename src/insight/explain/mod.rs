//! A sentence for each [`Reason`](crate::reasons::Reason), in the language of the texts: for the eye and for screen readers alike.
//!
//! "You" is the reader. The player who decided is the reader or, by [`Voice`], somebody with a name, of whom the
//! sentences speak in the third person. [`lead`] returns the sentence that is told first, [`sentence`] that of one reason,
//! [`verdict`] the verdict on a cube decision, [`choice_name`] the name of a choice.

mod choice_name;
mod fault;
mod merit;
mod numbers;
mod sentence;
#[cfg(test)]
mod tests;
mod verdict;
mod voice;

pub use choice_name::choice_name;
pub use sentence::{Lead, lead, sentence};
pub use verdict::{CubeVerdict, verdict};
pub use voice::{Telling, Voice};
