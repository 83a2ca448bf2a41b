//! Reader for eXtreme Gammon's .xg format, which has been documented by its author.

mod code_page;
mod container;
mod fields;
mod read;
mod rich_text;

pub(super) use read::{looks_like, read};
