//! Cache of explanations and rollouts for the lifetime of the page, so that they are available when a decision is shown
//! again.

use std::cell::{Cell, RefCell};

use analyst::Ticket;
use insight::{
    Explanation, JudgedDecision, RollComparison, Rollout, RolloutMsg, ScoreMatrix, read_rollout,
    write_rollout,
};
use leptos::prelude::*;
use study::{Review, ReviewMsg};
use words::Words;

use crate::rooms::{
    Shell,
    study::storage::{ReviewKey, ReviewStorage, save_rollout},
};

/// Maximum number of cached decisions; the oldest are dropped first.
const MAX_CACHED: usize = 40;
/// Interval at which a running rollout is saved, in milliseconds.
const EVERY: f64 = 1_000.0;

thread_local! {
    /// Time of the last rollout save, in milliseconds since the page was opened.
    static WRITTEN: Cell<f64> = const { Cell::new(0.0) };
    static KEPT: RefCell<Vec<CoachState>> = const { RefCell::new(Vec::new()) };
}

/// Place where a decision's rollout is stored.
#[derive(Clone)]
pub(super) struct RolloutPlace {
    /// Review storage, which also reports failures.
    pub(super) review_storage: ReviewStorage,
    /// Key of the stored review; `None` if the review is not stored.
    pub(super) key: ArcRwSignal<Option<ReviewKey>>,
    /// Review that contains the decision.
    pub(super) review: RwSignal<Review>,
    /// Place of the decision in the review.
    pub(super) place: String,
}

/// Explanation, replies and rollout of a decision. Clones refer to the same state.
#[derive(Clone)]
pub(super) struct CoachState {
    pub(super) explanation: ArcRwSignal<Explanation>,
    /// Replies to two plays; `None` if the decision has fewer than two plays.
    pub(super) rolls: ArcRwSignal<Option<RollComparison>>,
    /// Rollout; `None` if the decision cannot be rolled out.
    pub(super) rollout: ArcRwSignal<Option<Rollout>>,
    /// Score matrix; `None` if the score does not matter, or for the answer to a beaver.
    pub(super) matrix: ArcRwSignal<Option<ScoreMatrix>>,
    /// `true` while the rollout is shown.
    pub(super) open: ArcRwSignal<bool>,
    /// `true` while the score matrix is shown.
    pub(super) with_matrix: ArcRwSignal<bool>,
    /// Ticket of the running rollout job, if any.
    pub(super) ticket: ArcStoredValue<Option<Ticket>>,
    /// Latest sums, not yet shown on the page.
    pub(super) pending: ArcStoredValue<Option<RolloutMsg>>,
    rollout_place: ArcStoredValue<RolloutPlace>,
}

impl CoachState {
    /// Returns the place where the rollout is stored.
    pub(super) fn rollout_place(&self) -> RolloutPlace {
        self.rollout_place.get_value()
    }
}

/// Returns the cached state of a decision at its current search depth, or creates it.
pub(super) fn of(subject: JudgedDecision, rollout_place: RolloutPlace) -> CoachState {
    let is_it = |one: &CoachState| {
        one.explanation
            .with_untracked(|known| known.subject().is_same(&subject))
    };
    let found = KEPT.with_borrow(|all| all.iter().find(|one| is_it(one)).cloned());
    if let Some(state) = found {
        state.rollout_place.set_value(rollout_place);
        if state
            .explanation
            .with_untracked(|known| *known.subject() != subject)
        {
            if state
                .rolls
                .with_untracked(|rolls| !rolls.as_ref().is_some_and(RollComparison::is_known))
            {
                state.rolls.set(RollComparison::of(&subject));
            }
            if state
                .rollout
                .with_untracked(|out| out.as_ref().is_none_or(Rollout::is_new))
            {
                state.rollout.set(Rollout::of(&subject));
            }
            state
                .explanation
                .update(|explanation| explanation.deepen(subject));
        }
        take_stored(&state);
        return state;
    }
    let fresh = Rollout::of(&subject);
    let stored = fresh
        .as_ref()
        .and_then(|fresh| stored(fresh, &rollout_place));
    let state = CoachState {
        rolls: ArcRwSignal::new(RollComparison::of(&subject)),
        open: ArcRwSignal::new(stored.is_some()),
        matrix: ArcRwSignal::new(ScoreMatrix::of(&subject)),
        with_matrix: ArcRwSignal::new(false),
        rollout: ArcRwSignal::new(stored.or(fresh)),
        explanation: ArcRwSignal::new(Explanation::new(subject)),
        ticket: ArcStoredValue::new(None),
        pending: ArcStoredValue::new(None),
        rollout_place: ArcStoredValue::new(rollout_place),
    };
    KEPT.with_borrow_mut(|all| {
        // A decision with a running rollout remains cached, so that the rollout can be stopped.
        if all.len() >= MAX_CACHED
            && let Some(idle) = all.iter().position(|one| one.ticket.get_value().is_none())
        {
            all.remove(idle);
        }
        all.push(state.clone());
    });
    state
}

/// Adopts the review's rollout if a queue job has played more trials than this page.
fn take_stored(state: &CoachState) {
    let is_idle = state.ticket.get_value().is_none();
    let own = state.rollout.get_untracked().filter(|_| is_idle);
    let found = own.and_then(|own| Some((stored(&own, &state.rollout_place())?, own.count().0)));
    if let Some((stored, trials)) = found
        && stored.count().0 > trials
    {
        state.rollout.set(Some(stored));
    }
}

/// Returns the review's rollout for the same decision.
fn stored(fresh: &Rollout, rollout_place: &RolloutPlace) -> Option<Rollout> {
    let read = |review: &Review| review.rollout(&rollout_place.place).and_then(read_rollout);
    let stored = rollout_place.review.try_with_untracked(read).flatten();
    stored.filter(|stored| stored.is_about(fresh))
}

/// Stores the rollout unless it has just been stored.
pub(super) fn write_periodically(state: &CoachState, now: f64) {
    if now - WRITTEN.get() >= EVERY {
        WRITTEN.set(now);
        store(state);
    }
}

/// Stores a decision's rollout with its match, and marks the decision on the page.
pub(super) fn write(state: &CoachState) {
    if let Some(text) = store(state) {
        let RolloutPlace { review, place, .. } = state.rollout_place.get_value();
        let msg = ReviewMsg::StoreRollout { place, text };
        // The room may have been closed in the meantime.
        let _gone = review.try_update(|review| review.update(msg));
    }
}

/// Stores the current state of the rollout and returns its text; `None` if there is nothing to store. If the browser's
/// storage is full, the rollout continues in memory and the page reports the failure.
fn store(state: &CoachState) -> Option<String> {
    let text = state
        .rollout
        .with_untracked(|rollout| rollout.as_ref().and_then(write_rollout))?;
    let rollout_place = state.rollout_place.get_value();
    if let Some(key) = rollout_place.key.get_untracked() {
        save_rollout(
            rollout_place.review_storage,
            key,
            rollout_place.place,
            text.clone(),
        );
    }
    Some(text)
}

/// State shared by the views of a decision.
#[derive(Clone, Copy)]
pub(super) struct Coaching {
    pub(super) shell: Shell,
    pub(super) words: StoredValue<Words>,
}

impl Coaching {
    pub(super) fn tell<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        text(&self.words.read_value())
    }
}
