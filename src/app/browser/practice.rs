//! Stored progress of Practice: finished steps of the course, best runs, facts learnt by heart and results by day.

use drill::{Bests, CourseProgress, Facts, LoggedAnswer, PracticeLog};
use record::{Backup, KeyValueStore as _};

use super::storage::{Browser, COURSE, FACTS, PRACTICE_DAYS, RUNS};

/// Returns the finished steps of the course.
pub(crate) fn course() -> CourseProgress {
    CourseProgress::read(&stored(COURSE))
}

/// Adds these steps to the stored ones, which another tab may have extended.
pub(crate) fn add_course(finished: &CourseProgress) {
    let mut all = course();
    all.merge(finished);
    store(COURSE, &all.to_text());
}

/// Returns the best runs.
pub(crate) fn bests() -> Bests {
    Bests::read(&stored(RUNS))
}

/// Stores the best runs.
pub(crate) fn store_bests(text: &str) {
    store(RUNS, text);
}

/// Returns the facts learnt by heart.
pub(crate) fn facts() -> Facts {
    Facts::read(&stored(FACTS))
}

/// Returns the results by day.
pub(crate) fn log() -> PracticeLog {
    PracticeLog::read(&stored(PRACTICE_DAYS))
}

/// Adds an answer to the stored results, which another tab may have changed, and to the facts if it is about one.
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

/// Adds the progress in a backup to the stored progress; does nothing if the text is no backup.
pub(crate) fn restore(text: &str) {
    let Ok(Backup {
        course, practice, ..
    }) = Backup::from_text(text)
    else {
        return;
    };
    if !course.is_empty() {
        add_course(&CourseProgress::read(&course));
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
