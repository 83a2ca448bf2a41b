//! `bg rollout` command, which rolls out a position, or answers, splits and merges requests for programs that start
//! several processes.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
    ops::Range,
    thread,
};

use engine::{Judge, TrialLimit};
use jsonl::{LINE_BYTES_LIMIT, RolloutRequest};
use serde_json::{
    Value, json,
    value::{RawValue, to_raw_value},
};

use crate::{command::RolloutPosition, input::bounded_line, json::answer_each, nets, progress};

/// Maximum number of answers that can be merged.
const MAX_ANSWERS: usize = 16_384;
/// Minimum number of trials per thread between two steps of the progress bar.
const PART: u64 = 36;
/// Maximum number of steps in the progress bar.
const MAX_PROGRESS_STEPS: u64 = 40;

/// Returns the number of threads that play a request's trials.
pub(crate) fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

/// Answers each request line with one line, on a single thread. Programs that start several processes should provide a
/// core for each of them.
///
/// # Errors
/// Returns an error if reading or writing fails.
pub(crate) fn answer_all(judge: &Judge, input: impl BufRead, output: impl Write) -> io::Result<()> {
    answer_each(input, output, |line| {
        let request = RolloutRequest::read(line);
        let answer = request.and_then(|request| request.answer(&nets::resources(judge, 1)));
        answer.unwrap_or_else(|error| json!({ "error": error }))
    })
}

/// Raw fields of a request. Unknown fields may have any value.
type Fields = BTreeMap<String, Box<RawValue>>;

/// Splits the request on the first line into `parts` requests, each with its share of the trials. Each part is
/// formatted only when it is consumed, because together the parts may be thousands of times as long as the original.
///
/// # Errors
/// Returns an error if the line is not a request or if there are more parts than trials.
pub(crate) fn split(
    parts: u64,
    mut input: impl BufRead,
) -> Result<impl Iterator<Item = Result<String, String>>, String> {
    let line = json_line(&mut input)?.ok_or("no request to divide")?;
    let mut request: Fields = serde_json::from_slice(&line).map_err(|error| error.to_string())?;
    if parts > MAX_ANSWERS as u64 {
        return Err(format!("more than {MAX_ANSWERS} parts"));
    }
    let number = |name: &str| request.get(name)?.get().parse().ok();
    let of_preset = || request.get("preset").map(|_| TrialLimit::default().count());
    let trials = number("trials").or_else(of_preset);
    let trials = trials.filter(|&trials: &u64| (1..=trials).contains(&parts));
    let trials = trials.ok_or("each part needs a trial")?;
    let first = number("first").unwrap_or(0);
    let part = move |part: Range<u64>| {
        for (name, number) in [
            ("first", first.saturating_add(part.start)),
            ("trials", part.end - part.start),
        ] {
            let number = to_raw_value(&number).map_err(|error| error.to_string())?;
            request.insert(name.to_owned(), number);
        }
        serde_json::to_string(&request).map_err(|error| error.to_string())
    };
    Ok(shares(trials, parts).map(part))
}

/// Divides trials into `parts` ranges of about the same length.
fn shares(trials: u64, parts: u64) -> impl Iterator<Item = Range<u64>> {
    let bound = move |part: u64| (u128::from(trials) * u128::from(part) / u128::from(parts)) as u64;
    (0..parts).map(move |part| bound(part)..bound(part + 1))
}

/// Merges answers for different trials of one rollout into a single answer.
///
/// # Errors
/// Returns an error if an answer is itself an error, occurs twice or belongs to another rollout, or if there are more
/// than [`MAX_ANSWERS`] answers.
pub(crate) fn merge(mut input: impl BufRead) -> Result<Value, String> {
    let mut answers = Vec::new();
    while let Some(line) = json_line(&mut input)? {
        let answer: Value = serde_json::from_slice(&line).map_err(|error| error.to_string())?;
        if answer.get("sums").is_none() {
            // The line is not an answer, so the error is reported without reading any further.
            return jsonl::merge(vec![answer]);
        }
        answers.push(answer);
        if answers.len() > MAX_ANSWERS {
            return Err(format!("more than {MAX_ANSWERS} answers"));
        }
    }
    jsonl::merge(answers)
}

/// Reads a line of at most [`LINE_BYTES_LIMIT`] bytes; `None` at the end of the input.
fn json_line(input: &mut impl BufRead) -> Result<Option<Vec<u8>>, String> {
    bounded_line(input, LINE_BYTES_LIMIT).map_err(|error| error.to_string())
}

/// Rolls out a money-play position without the cube on all cores, with a progress bar if running in a terminal.
///
/// # Errors
/// Returns an error if the position cannot be rolled out, for example because the game is finished.
pub(crate) fn roll_out(judge: &Judge, position: &RolloutPosition) -> Result<Value, String> {
    let RolloutPosition {
        position_id,
        trials,
        plies,
        rolls,
    } = position;
    // Splitting the trials does not change a digit of the result, and lets the progress bar advance.
    let parts = (trials / (cores() * PART)).clamp(1, MAX_PROGRESS_STEPS);
    let progress = progress::bar(*trials, "Trials");
    let mut answers = Vec::new();
    for share in shares(*trials, parts) {
        let request = RolloutRequest::cubeless(position_id, &share, plies.unwrap_or(0), *rolls);
        answers.push(request.answer(&nets::resources(judge, cores()))?);
        progress.inc(share.end - share.start);
    }
    progress.finish_and_clear();
    let mut answer = jsonl::merge(answers)?;
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("sums");
    }
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reader that endlessly repeats one line.
    struct Endless(&'static [u8]);

    impl io::Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let line = self.0.iter().chain(b"\n").cycle();
            let whole = buffer.len() / (self.0.len() + 1) * (self.0.len() + 1);
            buffer[..whole]
                .iter_mut()
                .zip(line)
                .for_each(|(to, from)| *to = *from);
            Ok(whole)
        }
    }

    fn roll_out(position_id: &str, trials: u64) -> Result<Value, String> {
        let position = RolloutPosition {
            position_id: position_id.to_owned(),
            trials,
            plies: None,
            rolls: Some(6),
        };
        super::roll_out(&Judge::without_nets(), &position)
    }

    #[test]
    fn the_same_rollout_yields_the_same_result() {
        let first = roll_out("4HPwATDgc/ABMA", 40).expect("a rollout");
        assert_eq!(Ok(&first), roll_out("4HPwATDgc/ABMA", 40).as_ref());
        assert_eq!(first["trials"], 40);
        let error = first["standard_error"].as_f64();
        assert!(error.is_some_and(|error| error > 0.0 && error < 0.2));
    }

    #[test]
    fn shares_cover_every_trial_once() {
        for (trials, parts) in [(1, 1), (100, 7), (1_000_000, 40)] {
            let shares: Vec<_> = shares(trials, parts).collect();
            assert_eq!((shares[0].start, shares.len() as u64), (0, parts));
            assert!(shares.windows(2).all(|two| two[0].end == two[1].start));
            assert!(shares.iter().all(|share| !share.is_empty()));
            assert_eq!(shares.last().map(|share| share.end), Some(trials));
        }
    }

    #[test]
    fn splits_a_request_with_arbitrary_unknown_fields() {
        let deep = "[".repeat(200) + &"]".repeat(200);
        let line = format!(r#"{{"trials":10,"first":5,"more":1e999,"deep":{deep}}}"#);
        let parts: Vec<String> = split(2, line.as_bytes())
            .expect("two parts")
            .collect::<Result<_, _>>()
            .expect("requests");
        let part =
            |first: u64| format!(r#"{{"deep":{deep},"first":{first},"more":1e999,"trials":5}}"#);
        assert_eq!(parts, [part(5), part(10)]);
    }

    #[test]
    fn rejects_finished_games_and_empty_input() {
        assert!(roll_out("AAAAAQAAAAAAAA", 36).is_err());
        assert!(split(3, io::empty()).is_err());
        let request = br#"{"trials":1000000000000}"#;
        assert!(split(MAX_ANSWERS as u64 + 1, &request[..]).is_err());
        assert!(merge(io::empty()).is_err());
        // Endless input is rejected on its first line.
        let zeros = || io::BufReader::new(io::repeat(0));
        assert_eq!(
            split(2, zeros()).err(),
            Some("the line is too long".to_owned())
        );
        assert_eq!(merge(zeros()), Err("the line is too long".to_owned()));
        let endless = Endless(br#"{"a":1}"#);
        assert!(merge(io::BufReader::new(endless)).is_err());
    }
}
