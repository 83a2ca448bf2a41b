//! The engine in a Web Worker: message handling without the browser, so that it can be tested natively.
//!
//! *What it must not know*: the dice to come, the clock, the page.

mod answer;
mod explain;
mod task_queue;

pub use answer::TaskRunner;
pub use task_queue::TaskQueue;
