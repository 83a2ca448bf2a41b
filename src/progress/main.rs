//! The statistics as a Web Worker.

/// A worker runs only in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {
    let mut statistics = progress::Statistics::default();
    worker_loop::serve(move |request, parts| {
        let (reply, part) = statistics.answer(request, parts);
        (reply.encode(), part.into_iter().collect())
    });
}
