//! eXtreme Gammon's .xg, whose layout its author has published: read only.

mod code_page;
mod container;
mod fields;
mod read;
mod rich_text;

pub(super) use read::{looks_like, read};
