//! Games that are being played, about which the study room gives no advice unnoticed: a link or a saved position may be one
//! of theirs.
//!
//! Not known, and so not refused: a position that was changed before it is studied or that comes up only later, a duplicate
//! that was set aside, and what is studied in another browser.

use record::{Linked, read_link};
use rules::Decision;
use study::{Model, StudyContent, is_part_of};
use table::is_same_position;

use crate::{browser::friends, rooms::Shell};

/// Why a match or position of a running game is not studied, or a match that breaks off at one; `None` if it may be.
/// A game against the computer is marked as assisted instead.
pub(super) fn refusal(shell: Shell, model: &Model) -> Option<String> {
    let is_duplicate = shell.duplicate().running.is_some();
    let awaited = model.awaited();
    if awaited.iter().any(is_of_friend) {
        return Some(shell.words().study_friend());
    }
    let own = shell.decision().filter(|_| is_duplicate);
    let is_own = |decision| own.is_some_and(|own| is_same_position(&own, decision));
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

/// Whether a position is one that the player has to decide about in a game with a friend.
fn is_of_friend(decision: &Decision) -> bool {
    friends::positions().any(|link| match read_link(&link) {
        Ok(Linked::Position(own)) => is_same_position(&own, decision),
        _ => false,
    })
}
