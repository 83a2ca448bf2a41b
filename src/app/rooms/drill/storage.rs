//! Stored best runs, facts and results by day, and the search for a match in which the reader's
//! side is unknown.

use drill::{Bests, Facts, LoggedAnswer, PracticeLog};
use library::{Entry, EntryId, Kind};
use record::KeyValueStore as _;

use crate::browser::{database, own_side, storage::Browser};

/// Key of the best runs.
const BESTS: &str = "backgammon.practice";
/// Key of the facts that are learnt by heart.
const FACTS: &str = "backgammon.practice-facts";
/// Key of the results by day.
const LOG: &str = "backgammon.practice-days";

/// Returns the stored best runs.
pub(super) fn bests() -> Bests {
    Bests::read(&Browser.get(BESTS).unwrap_or_default())
}

/// Stores the best runs.
pub(super) fn store_bests(text: &str) {
    // If this fails, the next visit shows the earlier best runs.
    let _stored = Browser.set(BESTS, text);
}

/// Returns the stored facts.
pub(super) fn facts() -> Facts {
    Facts::read(&Browser.get(FACTS).unwrap_or_default())
}

/// Returns the stored results by day.
pub(super) fn log() -> PracticeLog {
    PracticeLog::read(&Browser.get(LOG).unwrap_or_default())
}

/// Adds an answer to the stored results, which another tab may have changed, and to the facts if it is about one.
pub(super) fn store_answer(answer: &LoggedAnswer) {
    let mut results = log();
    results.add(answer);
    // If this fails, the next visit shows the earlier results.
    let _stored = Browser.set(LOG, &results.to_text());
    if let Some(fact) = &answer.fact {
        let mut known = facts();
        known.answered(fact, answer.right, answer.at);
        let _stored = Browser.set(FACTS, &known.to_text());
    }
}

/// Returns a reviewed match in which the reader has not yet said which player he or she is; `None` if there is no such
/// match, or without a database.
pub(super) async fn match_without_side() -> Option<EntryId> {
    let reviewed = database::analysed(study::VERSION).await.ok()?;
    let entries = database::entries().await.ok()?;
    let asks = |entry: &Entry| {
        entry.is_imported()
            && entry.kind != Kind::Position
            && entry.deleted.is_none()
            && own_side::answered(entry.id.as_str()).is_none()
            && own_side::of_entry(entry).is_none()
            && reviewed.iter().any(|id| id == entry.id.as_str())
    };
    let found = entries.into_iter().find(asks)?;
    Some(found.id)
}
