//! `BGBlitz`'s .bgf format: a line of JSON, followed by a match in JSON or Smile (a binary encoding of JSON), which may
//! be compressed.
//!
//! The format is undocumented. Field names and meanings follow the programs `bgfparser` and `blunderDB` (MIT), whose
//! authors derived them from real files. Green is player -1, and Red is player 1. In a record of type `amove`, a
//! `green` value of 7 means that the record is not a roll; `red` is then the action code.

mod container;
mod json;
mod judged;
mod read;
mod smile;
mod value;

pub(super) use container::looks_like;
pub(super) use read::read;
