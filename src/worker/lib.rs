//! Programs of the Web Workers: the engine, the reader and writer of match files, and the statistics of [`progress`].
//! Messages are handled without the browser, so that the code can be tested natively.

mod answer;
mod explain;
#[cfg(target_arch = "wasm32")]
pub mod message_loop;
pub mod reader;
mod task_queue;

pub use answer::TaskRunner;
pub use task_queue::TaskQueue;
