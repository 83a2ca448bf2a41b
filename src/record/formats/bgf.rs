//! `BGBlitz`'s .bgf: a line of JSON, then gzip of a match in Smile, a binary form of JSON.
//!
//! *Where the layout comes from*: `BGBlitz` publishes none. Field names and what they hold are those that the programs
//! `bgfparser` and `blunderDB` (MIT) have found in real files. Where these leave a doubt, a file is read so that its
//! own scores agree. The feature `bgf` builds the reader: `bg` has it, the page's reader has no room for it.

mod container;
mod judged;
mod read;
mod smile;
mod value;

pub(super) use container::looks_like;
pub(super) use read::read;
