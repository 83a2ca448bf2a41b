//! Programs that run in Web Workers: the engine, the reader and writer for match files, and the statistics in
//! [`progress`]. Requests are answered by code that does not depend on the browser, so that it can be tested natively;
//! `serve` connects each program to the page.

mod answer;
mod explain;
pub mod reader;
#[cfg(target_arch = "wasm32")]
mod serve;

pub use answer::TaskRunner;
#[cfg(target_arch = "wasm32")]
pub use serve::serve;
