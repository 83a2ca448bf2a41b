//! `BGBlitz`'s .bgf: a line of JSON, then a match in Smile, a binary form of JSON, or in JSON, compressed or not.
//!
//! *Where the layout comes from*: `BGBlitz` publishes none. Field names and what they hold are those that the programs
//! `bgfparser` and `blunderDB` (MIT) have found in real files. Green goes by -1, Red by 1. A record of the type `amove`
//! with a `green` of 7 is no roll: its `red` says what was done.

mod container;
mod json;
mod judged;
mod read;
mod smile;
mod value;

pub(super) use container::looks_like;
pub(super) use read::read;
