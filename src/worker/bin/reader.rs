//! The reader as a Web Worker.

/// Small allocator: this worker answers a request in milliseconds, so the time to fetch its code matters more.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// A worker runs only in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::message_loop::serve(|request, parts| {
        let (reply, parts) = worker::reader::answer(request, parts);
        (reply.encode(), parts)
    });
}
