//! Long commands: how many cores they may use, and how far they are, on a terminal; elsewhere nothing is drawn.

use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that counts to `count`.
pub fn bar(count: u64, what: &'static str) -> ProgressBar {
    let template = "{bar:40} {pos}/{len} {msg}, {elapsed} passed, {eta} to go";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(count).with_style(style).with_message(what)
}

/// How many threads work side by side.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
