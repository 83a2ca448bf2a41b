//! Sentences for [`Reason`](crate::reasons::Reason)s, in the user's language, for display and for screen readers.
//!
//! "You" is the reader, who is either the deciding player, the other player, or neither ([`Voice`]). [`lead`] returns
//! the leading sentence, [`sentence`] the sentence for one reason, [`Detail`] the level of detail, [`verdict`] the
//! verdict on a cube decision, and [`choice_name`] the name of a choice.

mod choice_name;
mod deed;
mod fault;
mod merit;
mod missed;
mod numbers;
mod plain;
mod sentence;
#[cfg(test)]
mod tests;
mod verdict;
mod voice;

pub use choice_name::choice_name;
pub use plain::Detail;
pub use sentence::{Lead, lead, sentence};
pub use verdict::{CubeVerdict, verdict};
pub use voice::{SentenceContext, Voice};
pub(crate) use {
    fault::fault,
    missed::missed,
    plain::{plain_better, plain_deed, plain_fault, plain_hit, plain_lead, without_numbers},
};
