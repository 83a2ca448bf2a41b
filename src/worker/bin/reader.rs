//! Web Worker of the reader.

/// Small allocator: this worker answers requests within milliseconds, so the time to download its code matters more.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Does nothing, because workers run only in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::serve(true, worker::reader::answer);
}
