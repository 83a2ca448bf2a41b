//! Command-line tool `bg`: the engine and the match file readers, for scripts and shells.

mod bench;
mod command;
mod dice_command;
mod duel;
mod external;
mod files;
mod generate;
pub mod input;
pub mod json;
pub mod nets;
pub mod progress;
mod review;
mod rollout;
mod ubgi;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::Parser as _;

use command::{Cli, Command, RolloutArgs, RolloutCommand};

/// Runs the command specified by the process arguments.
pub fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(code) => code,
        // The process reading from a pipe may close it early, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bg: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a command. The nets are loaded only by commands that evaluate positions.
fn run(command: Command) -> io::Result<ExitCode> {
    match command {
        Command::Review(arguments) => {
            let all_good = review::run(&nets::load()?, &arguments)?;
            return Ok(exit_code(all_good));
        }
        Command::Check { file } => print(files::check(&file)?),
        Command::Convert { file, to } => print(files::convert(&file, to)?),
        Command::Rollout(arguments) => rollout(arguments),
        Command::Json => {
            let judge = nets::load()?;
            let resources = nets::resources(&judge, rollout::cores());
            json::serve(resources, io::stdin().lock(), io::stdout().lock())
        }
        Command::External { port, plies } => external::listen(&nets::load()?, port, plies),
        Command::Ubgi { plies } => {
            let (input, output) = (io::stdin().lock(), io::stdout().lock());
            ubgi::serve(nets::load, plies, input, output)
        }
        Command::Dice(arguments) => {
            let request =
                dice_command::Request::new(arguments).unwrap_or_else(|error| error.exit());
            print_line(request.answer().map_err(io::Error::other)?)
        }
        Command::Duel { a, b, pairs } => {
            let result = duel::run(&nets::load()?, [&a, &b], pairs);
            print_line(result.map_err(io::Error::other)?)
        }
        Command::Bench => print_line(bench::run(&nets::load()?)),
        Command::Completions { shell } => print(generate::completions(shell)),
        Command::Man {
            output: Some(folder),
            ..
        } => generate::write_man_pages(&folder),
        Command::Man {
            command,
            output: None,
        } => {
            let command = generate::find(&command).unwrap_or_else(|error| error.exit());
            print(generate::man_page(&command)?)
        }
    }?;
    Ok(ExitCode::SUCCESS)
}

fn rollout(arguments: RolloutArgs) -> io::Result<()> {
    let input = io::stdin().lock();
    match (arguments.command, arguments.position) {
        (Some(RolloutCommand::Split { parts }), _) => {
            let requests = rollout::split(parts, input).map_err(io::Error::other)?;
            for request in requests {
                print_line(request.map_err(io::Error::other)?)?;
            }
            Ok(())
        }
        (Some(RolloutCommand::Merge), _) => {
            print_line(rollout::merge(input).map_err(io::Error::other)?)
        }
        (None, Some(position)) => {
            let result = rollout::roll_out(&nets::load()?, &position);
            print_line(result.map_err(io::Error::other)?)
        }
        (None, None) => rollout::answer_all(&nets::load()?, input, io::stdout().lock()),
    }
}

fn exit_code(success: bool) -> ExitCode {
    if success {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn print(bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(bytes.as_ref())?;
    output.flush()
}

fn print_line(line: impl std::fmt::Display) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}
