//! The program `bg`; see the library beside this file.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
