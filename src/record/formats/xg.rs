//! Reader for eXtreme Gammon's .xg format, which its author has documented.

mod code_page;
mod container;
mod fields;
mod read;
mod rich_text;

pub(super) use read::{looks_like, read};
