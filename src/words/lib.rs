//! Catalogue of the page's texts in every language.
//!
//! The texts are in `locales`, in Fluent syntax: for each language a file for the game (`en.ftl`) and one for each room
//! (`en.study.ftl`). `build.rs` compiles them; the build fails if a message of a language is missing, unknown to
//! English, or has other parameters than in English. For each message, the build script writes a method of [`Words`]
//! with a parameter for each argument, so that an unknown message or a missing argument does not compile. In a message
//! with several arguments, each argument has its own type, named after the argument ([`arg`]), so that swapped
//! arguments do not compile either. English is compiled into the program; each other language is a file ([`compiled`]),
//! read by [`Words::read`]. A part of the program with many texts has a folder in `parts` and a separate file
//! ([`Part`]). A new text goes into the folder of the only part that shows it, else into the file of its room, else
//! into `en.ftl`, and into the same file of every other language. The help ([`help`]) is a separate page in `help`,
//! checked and filled in the same way, and not part of the program.
//!
//! No i18n crate is suitable. The crates for Leptos cannot be used in `table`, which has most of the texts and does not
//! depend on Leptos. Crates without Leptos (rust-i18n) look up keys at run time, so that a missing message does not
//! fail the build, and add all languages to the program. Crates with plurals add the data of ICU or all of Fluent. This
//! crate uses only Fluent's syntax, compiled to one line per message.

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
pub use numbers::{decimal, left_to_right, signed, with_sign};
pub use texts::Part;
pub use typography::typeset;
