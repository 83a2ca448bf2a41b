//! Labelling in chunks: writes requests and reads answers, as JSON lines on the standard streams.
//!
//! A shard of labels depends only on the nets, the labelling method and the shard number. Any number of processes on
//! any number of machines can therefore answer requests in any order, and the merged answers equal the files of a
//! single run.

use std::{
    collections::BTreeSet,
    fs,
    io::{BufRead, Write},
    ops::Range,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use anyhow::{Context as _, anyhow, ensure};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use clap::Subcommand;
use engine::{Evaluator, Judge};
use serde::{Deserialize, Serialize};

use crate::{
    label::{self, Family, SHARD},
    labelling::{self, Choice},
    played, progress,
};

/// Labelling method.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Subcommand)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Kind {
    /// Chances from a search this number of rolls ahead.
    Label {
        /// Rolls to look ahead
        rolls: u8,
    },
    /// Chances of positions with doubtful evaluations, from a search two rolls ahead.
    Doubted,
    /// Results of games, adjusted for luck.
    Played {
        /// Weight of the result in a label, 0 to 1; the nets' evaluation has the remaining weight.
        #[arg(value_parser = lambda)]
        lambda: f32,
    },
}

/// Parses the λ of TD(λ), from 0 to 1, which is the weight of later estimates.
///
/// # Errors
/// Returns an error if `word` is not a number from 0 to 1.
pub fn lambda(word: &str) -> anyhow::Result<f32> {
    let lambda = word.parse().with_context(|| format!("a number: {word}"))?;
    ensure!(
        (0.0..=1.0).contains(&lambda),
        "LAMBDA is from 0 to 1: {word}"
    );
    Ok(lambda)
}

impl Kind {
    /// Creates shard `number`, with at least `labels` labels.
    pub fn shard(self, judge: &impl Evaluator, number: u64, labels: usize) -> Vec<Family> {
        match self {
            Self::Label { rolls } => labelling::shard(judge, number, rolls, Choice::Any, labels),
            Self::Doubted => labelling::shard(judge, number, 2, Choice::Doubted, labels),
            Self::Played { lambda } => played::shard(judge, number, lambda, labels),
        }
    }
}

/// Request for a chunk, that is, for one shard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChunkRequest {
    kind: Kind,
    /// Shard number.
    number: u64,
    /// Minimum number of labels in the shard.
    labels: usize,
    /// Fingerprint of the nets.
    nets: String,
}

/// Answer to a request.
#[derive(Debug, Serialize, Deserialize)]
struct ChunkAnswer {
    request: ChunkRequest,
    /// Contents of the shard file, in Base64.
    shard: String,
}

/// Maximum number of shards per call of [`split`].
const MAX_SHARDS: u64 = 1_000_000;

/// Returns the nets' fingerprint in hexadecimal.
fn fingerprint(judge: &Judge) -> String {
    format!("{:016x}", judge.fingerprint())
}

/// Writes a request for each of `shards` shards.
///
/// # Errors
/// Returns an error if `shards` is 0 or more than [`MAX_SHARDS`], or if the output cannot be written.
pub fn split(judge: &Judge, kind: Kind, shards: u64, mut output: impl Write) -> anyhow::Result<()> {
    ensure!(
        (1..=MAX_SHARDS).contains(&shards),
        "1 to {MAX_SHARDS} shards"
    );
    for number in 0..shards {
        let request = ChunkRequest {
            kind,
            number,
            labels: SHARD,
            nets: fingerprint(judge),
        };
        writeln!(output, "{}", serde_json::to_string(&request)?)?;
    }
    Ok(())
}

/// Answers the requests, one per line, on a single core.
///
/// # Errors
/// Returns an error if a line is not a request for these nets, or if a stream fails.
pub fn work(judge: &Judge, input: impl BufRead, mut output: impl Write) -> anyhow::Result<()> {
    for line in input.lines() {
        let request: ChunkRequest = serde_json::from_str(&line?).context("a request")?;
        let nets = fingerprint(judge);
        ensure!(
            request.nets == nets,
            "these nets are {nets}, not {}",
            request.nets
        );
        ensure!((1..=SHARD).contains(&request.labels), "1 to {SHARD} labels");
        let families = request.kind.shard(judge, request.number, request.labels);
        let answer = ChunkAnswer {
            shard: STANDARD.encode(label::to_bytes(&families)?),
            request,
        };
        writeln!(output, "{}", serde_json::to_string(&answer)?)?;
        output.flush()?;
    }
    Ok(())
}

/// Writes the shards from all answers, which may be in any order, to `dir`; returns the number of shards.
///
/// # Errors
/// Returns an error if an answer is damaged, repeated or for other labels, or if a file cannot be written.
pub fn merge(input: impl BufRead, dir: &Path) -> anyhow::Result<usize> {
    fs::create_dir_all(dir)?;
    let mut first: Option<ChunkRequest> = None;
    let mut known = BTreeSet::new();
    for line in input.lines() {
        let answer: ChunkAnswer = serde_json::from_str(&line?).context("an answer")?;
        let number = answer.request.number;
        let like = ChunkRequest {
            number: 0,
            ..answer.request
        };
        let of_all = first.get_or_insert_with(|| like.clone());
        ensure!(*of_all == like, "shard {number} belongs to other labels");
        ensure!(known.insert(number), "shard {number} comes twice");
        let bytes = STANDARD.decode(&answer.shard);
        let bytes = bytes.map_err(|why| anyhow!("shard {number}: {why}"))?;
        let families = label::families(&bytes).with_context(|| format!("shard {number}"))?;
        label::save(&families, &file(dir, number))?;
    }
    ensure!(!known.is_empty(), "nothing to merge");
    Ok(known.len())
}

/// Creates the shards that are missing from `dir`, each on a single core; their contents do not depend on the number of
/// cores.
///
/// # Errors
/// Returns an error if a file cannot be written.
pub fn make(
    judge: &(impl Evaluator + Sync),
    dir: &Path,
    numbers: Range<u64>,
    labels: usize,
    kind: Kind,
) -> anyhow::Result<()> {
    fs::create_dir_all(dir)?;
    let next = AtomicU64::new(numbers.start);
    let began = Instant::now();
    let bar = progress::bar(numbers.end - numbers.start, "files of labels");
    let work = || -> anyhow::Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return Ok(());
            }
            let file = file(dir, number);
            if !file.exists() {
                label::save(&kind.shard(judge, number, labels), &file)?;
                let minutes = began.elapsed().as_secs_f64() / 60.0;
                bar.suspend(|| println!("{} {minutes:.1} min", file.display()));
            }
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..progress::cores()).map(|_| scope.spawn(work)).collect();
        let mut done = workers.into_iter().map(thread::ScopedJoinHandle::join);
        done.try_for_each(|one| one.expect("labelling does not panic"))
    })
}

/// Returns the path of a shard file.
pub fn file(dir: &Path, number: u64) -> PathBuf {
    dir.join(format!("{number:05}.labels"))
}
