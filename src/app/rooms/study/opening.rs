//! Decision at which the study room opens, determined before the board is drawn so that the board does not change
//! afterwards.

use std::sync::Arc;

use leptos::prelude::*;
use library::Analysis;
use study::{
    Model, Msg, Opening, Place, Review, Shared, first_decision, merged_review, stored_opening,
};
use table::{Route, StudySource};

use super::{
    effects::{self, ReviewJob},
    entry::{Found, Linked},
    storage::{self, ReviewSource},
};
use crate::rooms::{Shell, last_place};

/// Name under which the reader's place in a match is stored; `None` for a session at the table without a name.
#[derive(Clone)]
pub(super) struct PlaceName(Option<String>);

impl PlaceName {
    /// Returns the name of the studied content: the ID of its library entry, or the link.
    pub(super) fn of(shell: Shell, source: Option<&ReviewSource>) -> Self {
        Self(match shell.route() {
            Route::Study(StudySource::Link(link)) => Some(link),
            _ => source
                .and_then(ReviewSource::entry)
                .map(|id| id.as_str().to_owned()),
        })
    }

    /// Returns the stored place; `None` unless this content was the last one studied.
    fn noted(&self) -> Option<Place> {
        self.0.as_deref().and_then(last_place::load)
    }

    /// Stores the reader's current place.
    pub(super) fn note(&self, place: Place) {
        if let Some(name) = &self.0 {
            last_place::save(name, place);
        }
    }
}

/// Reads a match's stored reviews, merges them with the review in its link, and finds the decision to open them at;
/// returns the source with its database key. The reader's last position and a cached review take precedence.
pub(super) async fn read_opening(
    shell: Shell,
    source: ReviewSource,
    found: &mut Found,
) -> ReviewSource {
    let is_noted = PlaceName::of(shell, Some(&source)).noted().is_some();
    let linked = match found.linked.take() {
        Some(Linked::Match(text)) => Some(text),
        other => {
            found.linked = other;
            None
        }
    };
    let record = found.model.record();
    let record = record.filter(|_| !is_noted || linked.is_some());
    let Some(record) = record.filter(|_| !effects::is_cached(&found.model)) else {
        return source;
    };
    let (source, key) = source.resolved().await;
    let mut analyses = storage::read(&key).await;
    if let Some(linked) = linked {
        merge(&mut analyses, &linked);
    }
    let stored = analyses.iter().find(|one| one.is_of(study::VERSION));
    let own = found.model.own_side();
    found.opening = stored.and_then(|stored| stored_opening(record, &stored.text, own));
    found.analyses = Some(Arc::new(analyses));
    source
}

/// Adds the review in a link to the stored ones. Deeper evaluations that the reader has requested earlier are kept.
fn merge(analyses: &mut Vec<Analysis>, linked: &str) {
    match analyses.iter_mut().find(|one| one.is_of(study::VERSION)) {
        Some(stored) => stored.text = merged_review(linked, &stored.text, Shared::ByNone),
        None => analyses.push(Analysis {
            version: study::VERSION.to_owned(),
            text: linked.to_owned(),
        }),
    }
}

/// Decision at which the room opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Opened {
    /// The reader's last place.
    Noted,
    /// The reader's biggest mistake or, if the reader is neither player, the biggest mistake of both.
    Mistake,
    /// The first decision of a match without mistakes.
    Clean,
    /// The first decision of a match whose review resumes, or the start of a match without a review.
    Unreviewed,
}

/// Shows the decision at which the room opens: the reader's last place, the opening decision of a cached review, the
/// `stored` decision, or the first decision if the review resumes.
pub(super) fn open(
    model: &mut Model,
    name: &PlaceName,
    review_job: ReviewJob,
    stored: Option<Opening>,
    at_once: bool,
) -> Opened {
    let own = model.own_side();
    let review = review_job.review;
    let opening = review.with_untracked(|review| review.settled_opening(review.filter().player));
    let opening = opening.or(stored);
    let is_running = at_once || review.with_untracked(Review::is_running);
    let first = || {
        let record = model.record().filter(|_| is_running)?;
        first_decision(record, model.game_shown(), own)
    };
    let (opened, place) = match (name.noted(), opening) {
        (Some(noted), _) => (Opened::Noted, Some(noted)),
        (None, Some(opening)) if opening.is_clean => (Opened::Clean, Some(opening.place)),
        (None, Some(opening)) => (Opened::Mistake, Some(opening.place)),
        (None, None) => (Opened::Unreviewed, first()),
    };
    if let Some((game, nth)) = place {
        model.update(Msg::Move(game, nth));
    }
    opened
}
