//! Games that are being played, about which the study room gives no advice unnoticed: a link or a saved position may be one
//! of theirs.
//!
//! Not known, and so not refused: a position that was changed before it is studied or that comes up only later, a duplicate
//! that was set aside, and what is studied in another browser.

use rules::Decision;
use study::{Model, StudyContent, is_part_of};

use crate::{browser::friends, rooms::Shell};

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
    let is_running = is_running || awaited.iter().any(is_own);
    is_running.then(|| shell.words().study_duplicate())
}
