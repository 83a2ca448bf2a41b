//! Storage format for the queue: a line about the queue, then a line for each job. The text may have been modified or
//! damaged outside the program, so lines that cannot be parsed are skipped.

use std::{collections::BTreeSet, fmt::Write as _};

use library::EntryId;
use review::ReviewDepth;

use super::{Job, JobId, JobProblem, MAX_JOBS, Pace, Queue, Task};

/// Maximum length of a job's line, in bytes.
const MAX_LINE_BYTES: usize = 50_000;

/// Maximum number of units in a job.
const MAX_UNITS: u32 = 10_000_000;

/// Marker for a job without a problem.
const NO_PROBLEM: &str = "-";

impl Queue {
    /// Formats the queue for storage.
    pub fn to_text(&self) -> String {
        let state = if self.is_paused { "paused" } else { "running" };
        let mut text = format!("{state} {} {}", self.last, self.done);
        // Writing to a string cannot fail.
        for ms in self.pace.0 {
            let _written = write!(text, " {ms:.3}");
        }
        for Job {
            id: JobId(id),
            task,
            units,
            problem,
        } in &self.jobs
        {
            let problem = problem.map_or(NO_PROBLEM, JobProblem::key);
            let _written = write!(text, "\n{id} {units} {problem} {} ", task.entry().as_str());
            let _written = match task {
                Task::Review { depth, .. } => write!(text, "review {}", depth.key()),
                Task::Rollout { place, rollout, .. } => write!(text, "rollout {place} {rollout}"),
            };
        }
        text
    }

    /// Parses a stored queue, skipping damaged lines.
    pub fn from_text(text: &str) -> Self {
        let mut lines = text.lines();
        let head: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
        let number = |nth: usize| head.get(nth)?.parse().ok();
        let ms = |nth: usize| head.get(nth)?.parse().ok();
        let mut known = BTreeSet::new();
        let jobs: Vec<Job> = lines
            .filter_map(job)
            .filter(|job| known.insert(job.id))
            .take(MAX_JOBS)
            .collect();
        // A new job must not reuse the number of a queued job.
        let last = jobs.iter().map(|job| job.id.0).max().unwrap_or(0);
        Self {
            is_paused: head.first() == Some(&"paused") && !jobs.is_empty(),
            last: number(1).unwrap_or(0).max(last),
            done: number(2).unwrap_or(0),
            pace: Pace::of([3, 4, 5, 6].map(ms)),
            jobs,
        }
    }
}

/// Parses a job's line; `None` if the line is damaged.
fn job(line: &str) -> Option<Job> {
    if line.len() > MAX_LINE_BYTES {
        return None;
    }
    let mut words = line.splitn(6, ' ');
    let mut word = || words.next();
    let id = JobId(word()?.parse().ok()?);
    let units = word()?.parse::<u32>().ok()?.min(MAX_UNITS);
    let problem = word()?;
    let entry = EntryId::try_from(word()?.to_owned()).ok()?;
    let kind = word()?;
    let rest = word()?;
    let task = match kind {
        "review" => Task::Review {
            entry,
            depth: ReviewDepth::ALL
                .into_iter()
                .find(|depth| depth.key() == rest)?,
        },
        "rollout" => {
            let (end, _) = rest.match_indices(' ').nth(2)?;
            let (place, rollout) = rest.split_at_checked(end)?;
            Task::Rollout {
                entry,
                place: place.to_owned(),
                rollout: rollout.trim_start().to_owned(),
            }
        }
        _ => return None,
    };
    Some(Job {
        id,
        task,
        units,
        problem: JobProblem::ALL.into_iter().find(|one| one.key() == problem),
    })
}
