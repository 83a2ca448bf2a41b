//! The page: mounts the app in the browser.

/// A small allocator: everybody's first load carries it.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
fn main() {
    app::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The page runs in a browser: `cargo xtask play` builds and serves it.");
    std::process::exit(2);
}
