//! Catalogue of the texts of the page in all languages.
//!
//! The texts are in `locales`, in Fluent syntax: for each language, there is a file for the game (`en.ftl`) and a file
//! for each room (`en.study.ftl`). `build.rs` compiles them; the build fails if a message of a language is missing,
//! does not exist in English, or has parameters that differ from those in English. For each message, the build script
//! generates a method of [`Words`] with a parameter for each argument, so that an unknown message or a missing argument
//! does not compile. In a message with several arguments, each argument has a type of its own, named after the argument
//! ([`arg`]), so that swapped arguments do not compile either. English is compiled into the program; each other
//! language is a file ([`compiled`]) that is read by [`Words::read`]. A part of the program with many texts has a
//! folder in `parts` and a separate file ([`Part`]). A new text belongs in the folder of the part that shows it if
//! there is only one, otherwise in the file of its room or in `en.ftl`, and in the same file of every other language.
//! The help ([`help`]) is a separate page in `help` that is checked and filled in the same way and is not part of the
//! program.
//!
//! No existing i18n crate is suitable. Crates for Leptos cannot be used in `table`, which has most of the texts and
//! does not depend on Leptos. Crates without Leptos (rust-i18n) look up keys at run time, so that a missing message
//! does not fail the build, and add all languages to the program. Crates that support plurals add the data of ICU or
//! all of Fluent. This crate uses only the syntax of Fluent, compiled to one line per message.

pub mod arg;
mod argument;
mod catalogue;
mod isolated;
mod language;
mod numbers;
mod texts;

pub use argument::Arg;
pub use catalogue::{Words, compiled, help, of_part};
pub use isolated::isolated;
pub use language::Language;
pub use numbers::{decimal, left_to_right, signed, with_sign};
pub use texts::Part;
