//! All text of the page in every language, in one catalogue.
//!
//! The texts are in `locales`, in the syntax of Fluent: for each language a file for the game (`en.ftl`) and one for each
//! room (`en.study.ftl`). `build.rs` reads them when the game is built: a message that one language lacks, has too much,
//! or fills in otherwise than English fails the build. For
//! each message it writes a method of [`Words`] whose parameters are what is filled in, so that a message that is not
//! in the catalogue, or one that lacks something, does not compile either. English is a part of the program, each text
//! beside what says it; the other languages are files of a few kilobytes beside it ([`compiled`]), read by [`Words::read`].
//! A part of the program with many texts has them in a folder of its own in `parts`, and a file of its own ([`Part`]).
//! The help ([`help`]) is a page of its own in `help`, checked and filled in the same way; no part of the program.
//! *Must not know*: anything else of the house, the browser.
//!
//! *Why not one of the i18n crates for Leptos*: `table` has most of the texts and knows no Leptos; those that work
//! without it (rust-i18n) look a key up while the game runs, so that a missing one fails nothing, and carry all
//! languages in the program; those that do plurals carry the data of ICU or the whole of Fluent. Here nothing is left
//! of Fluent in the program but its syntax, compiled to a line for each message.

mod arg;
mod catalogue;
mod language;
mod numbers;
mod texts;

pub use arg::Arg;
pub use catalogue::{Words, compiled, help, of_part};
pub use language::Language;
pub use numbers::{decimal, sign, signed};
pub use texts::Part;
