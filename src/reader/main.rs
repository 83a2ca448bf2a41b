//! The reader as a Web Worker.

/// A worker runs only in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {
    worker_loop::serve(|request, parts| {
        let (reply, parts) = reader::answer(request, parts);
        (reply.encode(), parts)
    });
}
