//! Web Worker for the engine.

/// Does nothing in a native build, because workers run only in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {
    let mut runner = worker::TaskRunner::default();
    worker::serve(worker::TaskRunner::has_nets(), move |query, blocks| {
        runner.use_table(blocks.first().map_or(&[], Vec::as_slice));
        (runner.report(&query), Vec::new())
    });
}
