//! The programs of the Web Workers: the engine, the reader and writer of match files, the statistics of
//! [`progress`]. Message handling without the browser, so that it can be tested natively.
//!
//! *What it must not know*: the dice to come, the clock, the page, the database.

mod answer;
mod explain;
#[cfg(target_arch = "wasm32")]
pub mod message_loop;
pub mod reader;
mod task_queue;

pub use answer::TaskRunner;
pub use task_queue::TaskQueue;
