//! Web Worker for the statistics.

/// Small allocator: this worker answers requests within milliseconds, so a short download matters more than fast
/// allocation.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Does nothing in a native build, because workers run only in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {
    let mut statistics = progress::Statistics::default();
    worker::serve(true, move |request, parts| {
        statistics.answer(request, parts)
    });
}
