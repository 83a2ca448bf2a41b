//! `bg review`: judges every decision of match files and sums up what was lost.

mod arguments;
mod csv;
mod json;
mod one_match;
mod paths;
mod text;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use engine::Judge;
use record::{Format, read_file};

use arguments::{Arguments, Form};
use one_match::ReviewedMatch;
use paths::Source;

/// Reviews the files that `words` name. The exit code is 0 if each had a game, 1 if one had none or could not be read
/// (those found in a folder apart), 2 if the words are not understood.
pub(super) fn run(judge: &Judge, words: &[&str]) -> ExitCode {
    let arguments = match Arguments::parse(words) {
        Ok(arguments) => arguments,
        Err(why) => {
            eprintln!("bg: review: {why}");
            return ExitCode::from(2);
        }
    };
    match review_all(judge, &arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // The reader may close the pipe early, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bg: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the review of each file; whether every file that was named had a game.
fn review_all(judge: &Judge, arguments: &Arguments) -> io::Result<bool> {
    let (sources, mut all_good) = paths::expand(&arguments.files);
    let several = sources.len() > 1;
    let mut output = io::stdout().lock();
    let mut reviewed_any = false;
    for source in &sources {
        let matches = match review_one(judge, source, arguments.plies) {
            Ok(matches) => matches,
            Err(why) => {
                eprintln!("bg: {}: {why}", source.name);
                all_good &= source.from_folder;
                continue;
            }
        };
        for reviewed in &matches {
            let file = several.then_some(source.name.as_str());
            let told = match arguments.form {
                Form::Json => format!("{}\n", json::told(reviewed, file, arguments.plies)),
                Form::Csv => csv::told(reviewed, &source.name, !reviewed_any),
                Form::Text => text::told(reviewed, file, arguments.plies),
            };
            output.write_all(told.as_bytes())?;
            reviewed_any = true;
        }
        output.flush()?;
    }
    Ok(all_good && reviewed_any)
}

/// Every match of a file.
fn review_one(judge: &Judge, source: &Source, plies: u8) -> Result<Vec<ReviewedMatch>, String> {
    let bytes = source.read().map_err(|error| error.to_string())?;
    let reading = read_file(&bytes).map_err(|error| error.to_string())?;
    if reading.format == Format::Positions {
        return Err("positions, but no game".to_owned());
    }
    let remarks: Vec<String> = reading.remarks.iter().map(ToString::to_string).collect();
    let matches = reading.matches.into_iter();
    Ok(matches
        .map(|record| ReviewedMatch::new(judge, record, &remarks, plies))
        .collect())
}
