//! Catalogue of the user interface texts in all languages.
//!
//! The texts are in `locales`, in Fluent syntax: each language has a file for the game (`en.ftl`) and a file for each
//! room (`en.study.ftl`). `build.rs` compiles them; the build fails if a language lacks a message, defines one that
//! English lacks, or gives a message different parameters. For each message, the build script generates a method of
//! [`Words`] with a parameter for each argument, so that an unknown message or a missing argument does not compile. If
//! a message has several arguments, each argument has its own type, named after the argument ([`arg`]), so that swapped
//! arguments do not compile either. English is compiled into the program; every other language is a file ([`compiled`])
//! that [`Words::read`] parses. A part of the program with many texts has a folder in `parts` and a separate file
//! ([`Part`]). A new text that only one such part displays belongs in that part's folder; any other text belongs in the
//! file of its room or in `en.ftl`. Each new text must also be added to the corresponding file of every other language.
//! The help ([`help`]) is a separate page in `help`, which is checked and filled in the same way but is not part of the
//! program.
//!
//! No existing i18n crate is suitable. Crates for Leptos cannot be used in `table`, which has most of the texts and
//! does not depend on Leptos. Crates independent of Leptos (rust-i18n) look up keys at run time, so that a missing
//! message does not fail the build, and embed all languages in the program. Crates that support plurals embed ICU data
//! or all of Fluent. This crate uses only Fluent's syntax, compiled to one line per message.

pub mod arg;
mod argument;
mod catalogue;
mod isolated;
mod language;
mod numbers;
mod texts;
mod typography;

pub use argument::Arg;
pub use catalogue::{Words, compiled, help, of_part};
pub use isolated::isolated;
pub use language::Language;
pub use numbers::{chance_lost, decimal, left_to_right, signed, with_sign};
pub use texts::Part;
pub use typography::typeset;
