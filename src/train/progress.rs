//! How far a long command is, on a terminal; elsewhere nothing is drawn.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that counts to `count`.
pub fn bar(count: u64, what: &'static str) -> ProgressBar {
    let template = "{bar:40} {pos}/{len} {msg}, {elapsed} passed, {eta} to go";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(count).with_style(style).with_message(what)
}
