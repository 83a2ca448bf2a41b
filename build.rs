//! Has the linker record every use of a symbol, which `wasm-split` needs to split the page's program.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // See src/app/split.rs.
    if std::env::var_os("CARGO_CFG_SPLIT").is_some() {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
