//! Games that are being played, about which the study room gives no advice unnoticed: a link or a saved position may be one
//! of theirs.
//!
//! Not known, and so not refused: a position that was changed before it is studied or that comes up only later, a link of a
//! duplicate that was set aside and has been moved to the library, and what is studied in another browser.

use record::{MatchRecord, Saved, set_aside_texts};
use rules::Decision;
use study::{Model, StudyContent, is_part_of};
use table::is_same_position;

use crate::{
    browser::{friends, storage::Browser},
    rooms::Shell,
};

/// Why a match or position of a running game is not studied, or a match that breaks off at one; `None` if it may be.
/// A game against the computer is marked as assisted instead.
pub(super) fn refusal(shell: Shell, model: &Model) -> Option<String> {
    let is_duplicate = shell.duplicate().running.is_some();
    let awaited = model.awaited();
    if awaited.iter().any(friends::is_running) {
        return Some(shell.words().study_friend());
    }
    let is_own = |decision: &Decision| shell.is_of_duplicate(decision);
    let is_running = match model.content() {
        StudyContent::Match(record) => is_duplicate && is_part_of(record, &shell.table()),
        StudyContent::Position(decision) => {
            if !is_own(decision) {
                shell.note_studied(decision);
            }
            false
        }
    };
    let is_running = is_running || awaited.iter().any(is_own) || is_set_aside(model, &awaited);
    is_running.then(|| shell.words().study_duplicate())
}

/// Whether it belongs to a duplicate that was set aside with games left to be played.
fn is_set_aside(model: &Model, awaited: &[Decision]) -> bool {
    let texts = set_aside_texts(&Browser).into_iter();
    // Reading a session replays it: only those of duplicates are read, which name their link.
    let duplicates = texts.filter(|text| text.contains("d="));
    let mut running = duplicates
        .filter_map(|text| Saved::from_text(&text).ok())
        .filter(Saved::is_running_duplicate);
    running.any(|saved| {
        let own = saved.session.decision();
        let is_awaited = own.is_some_and(|own| {
            awaited
                .iter()
                .any(|decision| is_same_position(&own, decision))
        });
        is_awaited
            || match model.content() {
                StudyContent::Match(record) => {
                    is_part_of(record, &MatchRecord::from_session(&saved.session))
                }
                StudyContent::Position(_) => false,
            }
    })
}
