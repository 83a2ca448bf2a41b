//! The command-line tool `bg`.
fn main() {}
