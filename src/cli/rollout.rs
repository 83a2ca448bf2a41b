//! Rollouts on the command line: chunks of trials in, sums out, for any program that drives many processes.

pub(crate) mod sums;

use std::{
    io::{self, BufRead, Write},
    thread,
};

use engine::{Judge, RolloutSums};
use serde_json::{Map, Value, json};

use crate::json::{RolloutRequest, told};

/// Does what `words` say: answers chunks, divides a request or merges answers, each as lines of JSON; or rolls one
/// position out without a cube.
///
/// # Errors
/// If reading or writing fails, or what was read cannot be understood.
pub fn run(
    judge: &Judge,
    words: &[&str],
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let lines = input.lines();
    let told = match words {
        [] => return answer_all(judge, lines, output),
        ["split", parts] => split(parts, lines),
        ["merge"] => merge(lines).map(|merged| vec![merged]),
        [id, trials, rest @ ..] if rest.len() <= 2 => {
            one(judge, id, trials, rest).map(|answer| vec![answer])
        }
        _ => Err("see bg for how rollouts are asked for".to_owned()),
    };
    for line in told.map_err(io::Error::other)? {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

/// How many threads one process plays trials on when it is asked for one rollout alone.
pub(crate) fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

/// Answers each line, a request, by a line, on one thread: what drives several processes has a core for each.
fn answer_all(
    judge: &Judge,
    lines: impl Iterator<Item = io::Result<String>>,
    mut output: impl Write,
) -> io::Result<()> {
    for line in lines {
        let request = serde_json::from_str::<RolloutRequest>(&line?);
        let answer = request
            .map_err(|error| error.to_string())
            .and_then(|request| request.answer(judge, 1));
        let answer = answer.unwrap_or_else(|error| json!({ "error": error }));
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// A request as so many, each with its share of the trials.
fn split(
    parts: &str,
    mut lines: impl Iterator<Item = io::Result<String>>,
) -> Result<Vec<Value>, String> {
    let parts: u64 = parts
        .parse()
        .map_err(|_| format!("{parts} is no number of parts"))?;
    let line = lines.next().ok_or("no request to divide")?;
    let line = line.map_err(|error| error.to_string())?;
    let request: Map<String, Value> =
        serde_json::from_str(&line).map_err(|error| error.to_string())?;
    let number = |name: &str| request.get(name).and_then(Value::as_u64);
    let trials = number("trials").filter(|&trials| (1..=trials).contains(&parts));
    let trials = trials.ok_or("each part needs a trial")?;
    let first = number("first").unwrap_or(0);
    let bound = |part: u64| (u128::from(trials) * u128::from(part) / u128::from(parts)) as u64;
    let part = |part: u64| {
        let mut request = request.clone();
        request.insert("first".to_owned(), json!(first.saturating_add(bound(part))));
        request.insert("trials".to_owned(), json!(bound(part + 1) - bound(part)));
        Value::Object(request)
    };
    Ok((0..parts).map(part).collect())
}

/// Answers over different trials of one rollout as one.
fn merge(lines: impl Iterator<Item = io::Result<String>>) -> Result<Value, String> {
    let mut merged: Option<(RolloutSums, String, Vec<Value>)> = None;
    for line in lines {
        let line = line.map_err(|error| error.to_string())?;
        let answer: Value = serde_json::from_str(&line).map_err(|error| error.to_string())?;
        if let Some(error) = answer.get("error") {
            return Err(format!("a part has failed: {error}"));
        }
        let (sums, of) = sums::from_json(&answer["sums"])?;
        match &mut merged {
            None => {
                let names = answer["candidates"].as_array().map(Vec::as_slice);
                let names = names.map_or(vec![Value::Null], <[Value]>::to_vec);
                let mut all = RolloutSums::new(names.len());
                all.merge(&sums).map_err(|error| error.to_string())?;
                merged = Some((all, of, names));
            }
            Some((_, known, _)) if *known != of => {
                return Err("these are parts of different rollouts".to_owned());
            }
            Some((all, ..)) => all.merge(&sums).map_err(|error| error.to_string())?,
        }
    }
    let (all, of, names) = merged.ok_or("nothing to merge")?;
    told(names, &all, &of).ok_or_else(|| "no trials, no result".to_owned())
}

/// A position without a cube on all cores: a position ID, the trials, and, if wanted, plies and rolls before a trial is
/// cut off.
fn one(judge: &Judge, id: &str, trials: &str, rest: &[&str]) -> Result<Value, String> {
    let number = |word: &str| {
        word.parse::<u64>()
            .map_err(|_| format!("{word} is no number"))
    };
    let mut request = json!({ "position_id": id, "trials": number(trials)?, "cubeful": false });
    for (name, word) in ["ply", "truncate"].into_iter().zip(rest) {
        request[name] = json!(number(word)?);
    }
    let request = serde_json::from_value::<RolloutRequest>(request);
    let mut answer = request
        .map_err(|error| error.to_string())?
        .answer(judge, cores())?;
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("sums");
    }
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(words: &[&str]) -> Result<Value, String> {
        let mut output = Vec::new();
        super::run(&Judge::without_nets(), words, io::empty(), &mut output)
            .map_err(|error| error.to_string())?;
        serde_json::from_slice(&output).map_err(|error| error.to_string())
    }

    #[test]
    fn a_rollout_repeats_and_nonsense_is_refused() {
        let once = run(&["4HPwATDgc/ABMA", "40", "0", "6"]).expect("a rollout");
        assert_eq!(Ok(&once), run(&["4HPwATDgc/ABMA", "40", "0", "6"]).as_ref());
        assert_eq!(once["trials"], 40);
        let error = once["standard_error"].as_f64();
        assert!(error.is_some_and(|error| error > 0.0 && error < 0.2));
        for bad in [
            &["4HPwATDgc/ABMA"][..],
            &["4HPwATDgc/ABMA", "many"],
            &["4HPwATDgc/ABMA", "0"],
            &["4HPwATDgc/ABMA", "36", "4"],
            &["4HPwATDgc/ABMA", "36", "0", "-1"],
            &["//////////////", "36"],
            &["split", "3"],
            &["merge"],
        ] {
            assert!(run(bad).is_err(), "{bad:?}");
        }
    }
}
