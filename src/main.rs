//! The page: mounts the app in the browser.

#[cfg(target_arch = "wasm32")]
fn main() {
    app::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The page runs in a browser: `cargo xtask play` builds and serves it.");
    std::process::exit(2);
}
