//! Figures shown in the library's columns for a match.

use library::Figures;
use record::MatchRecord;
use review::{Judged, Sheet, rates};
use rules::ByPlayer;

/// Maximum length of an event's name, in characters.
const MAX_EVENT_CHARS: usize = 80;

/// Returns the figures for a match with these judged decisions.
pub(super) fn figures<'a>(
    record: &MatchRecord,
    judged: impl Iterator<Item = &'a Judged>,
) -> Figures {
    let mut sheets = ByPlayer::<Sheet>::default();
    let mut is_reviewed = false;
    for one in judged {
        sheets[one.player].add(one);
        is_reviewed = true;
    }
    let rates = rates(&sheets, None);
    let event = record.event.event.as_deref().map(record::plain_text);
    Figures {
        event: event.map(|event| event.chars().take(MAX_EVENT_CHARS).collect()),
        pr: ByPlayer::new(|player| rates[player].pr),
        luck: ByPlayer::new(|player| is_reviewed.then_some(rates[player].luck)),
        reader: None,
    }
}
