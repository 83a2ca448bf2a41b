//! Number of threads, and a progress bar for long-running commands, shown only on a terminal.

use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// Returns a progress bar with `count` steps.
pub fn bar(count: u64, what: &'static str) -> ProgressBar {
    let template = "{bar:40} {pos}/{len} {msg}, {elapsed} passed, {eta} to go";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(count).with_style(style).with_message(what)
}

/// Returns the number of worker threads.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
