//! Programs that run in Web Workers: the engine, the reader and writer of match files, and the statistics of
//! [`progress`]. Requests are answered without the browser, so that the code can be tested natively; `serve` connects
//! each program to the page.

mod answer;
mod explain;
pub mod reader;
#[cfg(target_arch = "wasm32")]
mod serve;

pub use answer::TaskRunner;
#[cfg(target_arch = "wasm32")]
pub use serve::serve;
