//! The engine in a Web Worker: what it does with messages, without the browser, so that it is tested natively.
//!
//! *What it must not know*: the dice to come, the clock, the page.

mod answer;
mod explain;
mod jobs;

pub use answer::Analyst;
pub use jobs::Jobs;
