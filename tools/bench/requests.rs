//! `bench review`: measures the time that one core takes to answer all requests in a file.

use std::{fs, io, path::Path, time::Instant};

use cli::{json::serve, nets::resources};
use engine::{Fnv, Judge};
use serde_json::{Value, json};

/// Answers every request in `file`, one per line, on one core; returns the time taken and a fingerprint that changes
/// only if an answer changes.
///
/// # Errors
/// Returns an error if the file cannot be read or contains an invalid request.
pub fn run(judge: &Judge, file: &Path) -> io::Result<Value> {
    let requests = fs::read(file)?;
    let mut answers = Vec::new();
    let start = Instant::now();
    let resources = resources(judge, 1);
    serve(resources, requests.as_slice(), &mut answers)?;
    let seconds = start.elapsed().as_secs_f64();
    let lines = || answers.split_inclusive(|byte| *byte == b'\n');
    if let Some(refused) = lines().find(|line| line.starts_with(b"{\"error\"")) {
        return Err(io::Error::other(String::from_utf8_lossy(refused)));
    }
    let mut hash = Fnv::default();
    hash.add(&answers);
    Ok(json!({
        "decisions": lines().count(),
        "seconds": seconds,
        "fingerprint": format!("{:016x}", hash.value()),
    }))
}
