//! Protection of games in progress: the study room gives no covert advice on links to, or saved positions from, such
//! games.
//!
//! The following are not detected, and so not refused: a position that was edited before being studied, a position that
//! arises only later, a link to a duplicate that was set aside and moved to the library, and positions studied in
//! another browser.

use record::{MatchRecord, Saved, set_aside_texts};
use rules::Decision;
use study::{Model, StudyContent, is_part_of};
use table::is_same_position;

use crate::{
    browser::{friends, storage::Browser},
    rooms::Shell,
};

/// Returns the reason for refusing a match or position from a game in progress, or a match that ends in one; `None` if
/// the content may be studied. A game against the computer is marked as assisted instead.
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

/// Returns `true` if the content belongs to a duplicate that was set aside before its last game.
fn is_set_aside(model: &Model, awaited: &[Decision]) -> bool {
    let texts = set_aside_texts(&Browser).into_iter();
    // Parsing a session replays it, so only sessions whose text contains a duplicate's link are parsed.
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
