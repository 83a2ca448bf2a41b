//! Stored Practice progress: finished course steps, best runs, memorised facts and daily results.

use drill::{Bests, CourseProgress, Facts, LoggedAnswer, PracticeLog};
use record::{Backup, KeyValueStore as _};

use super::storage::{Browser, COURSE, FACTS, PRACTICE_DAYS, RUNS};

/// Returns the finished course steps.
pub(crate) fn course() -> CourseProgress {
    CourseProgress::read(&stored(COURSE))
}

/// Stores the progress together with the stored one, which another tab may have extended.
pub(crate) fn add_course(progress: &CourseProgress) {
    let mut all = progress.clone();
    all.merge(&course());
    store(COURSE, &all.to_text());
}

/// Returns the stored best runs.
pub(crate) fn bests() -> Bests {
    Bests::read(&stored(RUNS))
}

/// Stores the best runs.
pub(crate) fn store_bests(text: &str) {
    store(RUNS, text);
}

/// Returns the stored facts, that is, those that have been asked so far.
pub(crate) fn facts() -> Facts {
    Facts::read(&stored(FACTS))
}

/// Returns the stored daily results.
pub(crate) fn log() -> PracticeLog {
    PracticeLog::read(&stored(PRACTICE_DAYS))
}

/// Adds an answer to the stored results, which another tab may have changed, and to the facts if the answer is about a
/// fact.
pub(crate) fn store_answer(answer: &LoggedAnswer) {
    let mut results = log();
    results.add(answer);
    store(PRACTICE_DAYS, &results.to_text());
    if let Some(fact) = &answer.fact {
        let mut known = facts();
        known.answered(fact, answer.right, answer.at);
        store(FACTS, &known.to_text());
    }
}

/// Adds a backup's progress to the stored progress; does nothing if `text` is not a backup.
pub(crate) fn restore(text: &str) {
    let Ok(Backup {
        course, practice, ..
    }) = Backup::from_text(text)
    else {
        return;
    };
    if !course.is_empty() {
        let mut all = self::course();
        all.merge(&CourseProgress::read(&course));
        store(COURSE, &all.to_text());
    }
    if !practice.runs.is_empty() {
        let mut all = bests();
        all.merge(&Bests::read(&practice.runs));
        store(RUNS, &all.to_text());
    }
    if !practice.facts.is_empty() {
        let mut all = facts();
        all.merge(&Facts::read(&practice.facts));
        store(FACTS, &all.to_text());
    }
    if !practice.days.is_empty() {
        let mut all = log();
        all.merge(&PracticeLog::read(&practice.days));
        store(PRACTICE_DAYS, &all.to_text());
    }
}

fn stored(key: &str) -> String {
    Browser.get(key).unwrap_or_default()
}

fn store(key: &str, text: &str) {
    // If this fails, the next visit shows the earlier progress.
    let _stored = Browser.set(key, text);
}
