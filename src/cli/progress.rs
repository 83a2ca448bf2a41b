//! Progress bar for long-running commands, shown on standard error and only on a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// Returns a bar labelled `what` that counts up to `count` and disappears when it is complete.
pub fn bar(count: u64, what: &str) -> ProgressBar {
    let template = "{msg} {bar:40} {pos}/{len} {elapsed} (ETA {eta})";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(count)
        .with_style(style)
        .with_message(what.to_owned())
}
