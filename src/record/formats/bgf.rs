//! `BGBlitz`'s .bgf: a line of JSON, then gzip of a match in Smile, a binary form of JSON.
//!
//! *Where the layout comes from*: `BGBlitz` publishes none. Field names and what they hold are those that the programs
//! `bgfparser` and `blunderDB` (MIT) have found in real files. Where these leave a doubt, a file is read so that its
//! own scores agree.

mod container;
mod read;
mod smile;

pub(super) use container::{is_packed_as_usual, looks_like};
pub(super) use read::read;
