//! Has the linker record every use of a symbol, which `wasm-split` needs to split the page's program.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=SPLIT_PAGE");
    // See src/app/split.rs.
    if std::env::var_os("SPLIT_PAGE").is_some() {
        println!("cargo::rustc-link-arg-bin=backgammon=--emit-relocs");
    }
}
