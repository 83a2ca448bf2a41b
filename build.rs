//! Has the linker record every use of a symbol, which `wasm-split` needs to split the page's program.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |variable, value| std::env::var(variable).is_ok_and(|found| found == value);
    // A development build is not split (see src/app/split.rs).
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
