//! Builds, serves and tests the game.
fn main() {}
