//! Figures of a match for the columns of the library.

use record::MatchRecord;
use review::{Judged, Sheet, rates};
use rules::ByPlayer;
use serde::{Deserialize, Serialize};

/// Maximum length of an event's name, in characters.
const MAX_EVENT_CHARS: usize = 80;

/// Figures of a match; those of the review are `None` without a review.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// Event in which the match was played.
    pub event: Option<String>,
    /// PR of each player.
    pub pr: ByPlayer<Option<f64>>,
    /// Luck of each player's rolls, in EMG.
    pub luck: ByPlayer<Option<f64>>,
}

impl Figures {
    /// Returns the figures of a match with these judged decisions.
    pub(crate) fn of<'a>(record: &MatchRecord, judged: impl Iterator<Item = &'a Judged>) -> Self {
        let mut sheets = ByPlayer::<Sheet>::default();
        let mut is_reviewed = false;
        for one in judged {
            sheets[one.player].add(one);
            is_reviewed = true;
        }
        let rates = rates(&sheets, None);
        let event = record.event.event.as_deref().map(record::plain_text);
        Self {
            event: event.map(|event| event.chars().take(MAX_EVENT_CHARS).collect()),
            pr: ByPlayer::new(|player| rates[player].pr),
            luck: ByPlayer::new(|player| is_reviewed.then_some(rates[player].luck)),
        }
    }
}
