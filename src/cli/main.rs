//! Entry point of the program `bg`; the code is in the library next to this file.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
