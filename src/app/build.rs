//! Enables code splitting if `cargo xtask dist` requests it (see `split.rs`).

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=SPLIT_PAGE");
    println!("cargo::rustc-check-cfg=cfg(split)");
    if std::env::var_os("SPLIT_PAGE").is_some() {
        println!("cargo::rustc-cfg=split");
    }
}
