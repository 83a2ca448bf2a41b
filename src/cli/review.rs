//! `bg review` command, which evaluates every decision in match files and adds up the losses.

mod csv;
mod json;
mod one_match;
mod paths;
mod text;

use std::io::{self, Write as _};

use engine::{Depth, Judge};

use crate::{command::ReviewArgs, files::read_any};
use one_match::ReviewedMatch;
use paths::Source;

/// Prints the review of each file. Returns `true` if every named file contained a match. Files without a match are
/// listed on standard error; if such a file was found in a folder, it does not affect the result.
///
/// # Errors
/// Returns an error if the output cannot be written.
pub(crate) fn run(judge: &Judge, arguments: &ReviewArgs) -> io::Result<bool> {
    let (sources, mut all_good) = paths::expand(&arguments.files);
    let is_single = sources.len() == 1;
    let mut output = io::stdout().lock();
    let mut reviewed_any = false;
    for (index, source) in sources.iter().enumerate() {
        let progress = if is_single {
            String::new()
        } else {
            format!("File {} of {} ", index + 1, sources.len())
        };
        let matches = match review_file(judge, source, arguments.depth(), &progress) {
            Ok(matches) => matches,
            Err(error) => {
                eprintln!("bg: {}: {error}", source.shown_name());
                all_good &= source.from_folder;
                continue;
            }
        };
        for reviewed in &matches {
            let file = (!is_single).then_some(source.name.as_str());
            let text = if arguments.json {
                format!("{}\n", json::match_json(reviewed, file, arguments.depth()))
            } else if arguments.csv {
                csv::lines(reviewed, &source.name, !reviewed_any)
            } else {
                let file = file.map(|_| source.shown_name());
                text::report(reviewed, file.as_deref(), arguments.depth())
            };
            output.write_all(text.as_bytes())?;
            reviewed_any = true;
        }
        output.flush()?;
    }
    Ok(all_good && reviewed_any)
}

/// Reviews every match in a file; `progress` is the label of the progress bar.
fn review_file(
    judge: &Judge,
    source: &Source,
    depth: Depth,
    progress: &str,
) -> Result<Vec<ReviewedMatch>, String> {
    let bytes = source.input.read().map_err(|error| error.to_string())?;
    let reading = read_any(&bytes, &source.input.to_string())?;
    if !reading.positions.is_empty() {
        return Err("positions, but no game".to_owned());
    }
    let remarks: Vec<String> = reading.remarks.iter().map(ToString::to_string).collect();
    let matches = reading.matches.into_iter();
    Ok(matches
        .map(|record| ReviewedMatch::new(judge, record, &remarks, depth, progress))
        .collect())
}
