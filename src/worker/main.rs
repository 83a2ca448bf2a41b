//! The engine in a Web Worker.
fn main() {}
