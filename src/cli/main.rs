//! Entry point of the `bg` program; the code is in the library crate.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
