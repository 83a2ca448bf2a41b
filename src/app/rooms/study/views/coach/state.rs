//! What is known of decisions, as long as the page lives: it is there again when a decision is looked at again.

use std::cell::{Cell, RefCell};

use analyst::Ticket;
use insight::{
    Explanation, JudgedDecision, RollComparison, Rollout, RolloutMsg, read_rollout, write_rollout,
};
use leptos::prelude::*;
use study::{Review, ReviewMsg};
use words::Words;

use crate::rooms::{
    Shell,
    study::storage::{ReviewKey, ReviewStorage, save_rollout},
};

/// No more decisions are kept, the latest.
const MAX_CACHED: usize = 40;
/// While trials are played they are stored this often, in milliseconds.
const EVERY: f64 = 1_000.0;

thread_local! {
    /// When a rollout was stored last.
    static WRITTEN: Cell<f64> = const { Cell::new(0.0) };
    static KEPT: RefCell<Vec<CoachState>> = const { RefCell::new(Vec::new()) };
}

/// Where the rollout of a decision is stored.
#[derive(Clone)]
pub(super) struct RolloutPlace {
    /// Whether what is played can be stored.
    pub(super) review_storage: ReviewStorage,
    /// The key of the stored review; `None` if it is not stored.
    pub(super) key: ArcRwSignal<Option<ReviewKey>>,
    /// The review.
    pub(super) review: RwSignal<Review>,
    /// The decision's place in it.
    pub(super) place: String,
}

/// What is known of a decision. Copies are the same.
#[derive(Clone)]
pub(super) struct CoachState {
    /// The decision, and what has been said of it.
    pub(super) explanation: ArcRwSignal<Explanation>,
    /// All replies to two plays; none where there are no two plays.
    pub(super) rolls: ArcRwSignal<Option<RollComparison>>,
    /// A rollout; none where nothing can be rolled out.
    pub(super) rollout: ArcRwSignal<Option<Rollout>>,
    /// `true` while the rollout is shown.
    pub(super) open: ArcRwSignal<bool>,
    /// The rollout's job.
    pub(super) ticket: ArcStoredValue<Option<Ticket>>,
    /// The latest sums, which the page has not been shown yet.
    pub(super) heard: ArcStoredValue<Option<RolloutMsg>>,
    /// Where the rollout is stored.
    rollout_place: ArcStoredValue<RolloutPlace>,
}

/// What is known of a decision, as deep as it has been judged by now.
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
        return state;
    }
    let fresh = Rollout::of(&subject);
    let stored = fresh
        .as_ref()
        .and_then(|fresh| stored(fresh, &rollout_place));
    let state = CoachState {
        rolls: ArcRwSignal::new(RollComparison::of(&subject)),
        open: ArcRwSignal::new(stored.is_some()),
        rollout: ArcRwSignal::new(stored.or(fresh)),
        explanation: ArcRwSignal::new(Explanation::new(subject)),
        ticket: ArcStoredValue::new(None),
        heard: ArcStoredValue::new(None),
        rollout_place: ArcStoredValue::new(rollout_place),
    };
    KEPT.with_borrow_mut(|all| {
        // What is being rolled out stays reachable, so that it can be stopped.
        if all.len() >= MAX_CACHED
            && let Some(idle) = all.iter().position(|one| one.ticket.get_value().is_none())
        {
            all.remove(idle);
        }
        all.push(state.clone());
    });
    state
}

/// The rollout of the same decision that the review has.
fn stored(fresh: &Rollout, rollout_place: &RolloutPlace) -> Option<Rollout> {
    let read = |review: &Review| review.rollout(&rollout_place.place).and_then(read_rollout);
    let stored = rollout_place.review.try_with_untracked(read).flatten();
    stored.filter(|stored| stored.is_about(fresh))
}

/// Stores the rollout, unless that was done a moment ago.
pub(super) fn write_periodically(state: &CoachState, now: f64) {
    if now - WRITTEN.get() >= EVERY {
        WRITTEN.set(now);
        store(state);
    }
}

/// Stores the rollout of a decision with its match, and has the page mark the decision.
pub(super) fn write(state: &CoachState) {
    if let Some(text) = store(state) {
        let RolloutPlace { review, place, .. } = state.rollout_place.get_value();
        let msg = ReviewMsg::StoreRollout { place, text };
        // The room may have been left meanwhile.
        let _gone = review.try_update(|review| review.update(msg));
    }
}

/// Stores the rollout as far as it has been played, and returns its text. Where the browser has no room it goes on in
/// memory, and the page says so.
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

/// What the views of a decision share.
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
