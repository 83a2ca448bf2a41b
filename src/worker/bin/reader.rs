//! Web Worker of the reader.

/// Small allocator: this worker answers a request in milliseconds, so the time to fetch its code matters more.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Workers only run in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::serve(true, worker::reader::answer);
}
