//! What is known of decisions, as long as the page lives: it is there again when a decision is looked at again.

use std::cell::{Cell, RefCell};

use analyst::Ticket;
use coach::{Insight, Rollout, RolloutMsg, Rolls, Subject, read_rollouts, write_rollouts};
use leptos::prelude::*;
use record::Keys as _;

use crate::effects::storage::Browser;

/// No more decisions are kept, the latest.
const MOST: usize = 40;
/// The key of the stored rollouts.
const KEY: &str = "backgammon.rollouts";
/// Changes when trials are played otherwise: what was played before is not merged with them.
const VERSION: &str = "1";

/// While trials are played they are stored this often, in milliseconds.
const EVERY: f64 = 1_000.0;

thread_local! {
    /// When rollouts were stored last.
    static WRITTEN: Cell<f64> = const { Cell::new(0.0) };
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// What is known of a decision. Copies are the same.
#[derive(Clone)]
pub(super) struct Kept {
    /// The decision, and what has been said of it.
    pub(super) insight: ArcRwSignal<Insight>,
    /// All replies to two plays; none where there are no two plays.
    pub(super) rolls: ArcRwSignal<Option<Rolls>>,
    /// A rollout; none where nothing can be rolled out.
    pub(super) rollout: ArcRwSignal<Option<Rollout>>,
    /// Whether the rollout and the replies are shown.
    pub(super) open: ArcRwSignal<[bool; 2]>,
    /// The rollout's job.
    pub(super) ticket: ArcStoredValue<Option<Ticket>>,
    /// The latest sums, which the page has not been shown yet.
    pub(super) heard: ArcStoredValue<Option<RolloutMsg>>,
}

/// What is known of a decision, as deep as it has been judged by now.
pub(super) fn of(subject: Subject) -> Kept {
    let is_it = |one: &Kept| {
        one.insight
            .with_untracked(|known| known.subject().is_same(&subject))
    };
    let found = KEPT.with_borrow(|all| all.iter().find(|one| is_it(one)).cloned());
    if let Some(kept) = found {
        if kept
            .insight
            .with_untracked(|known| *known.subject() != subject)
        {
            if kept
                .rolls
                .with_untracked(|rolls| !rolls.as_ref().is_some_and(Rolls::is_known))
            {
                kept.rolls.set(Rolls::of(&subject));
            }
            if kept
                .rollout
                .with_untracked(|out| out.as_ref().is_none_or(Rollout::is_new))
            {
                kept.rollout.set(Rollout::of(&subject));
            }
            kept.insight.update(|insight| insight.deepen(subject));
        }
        return kept;
    }
    let fresh = Rollout::of(&subject);
    let stored = fresh.as_ref().and_then(stored);
    let kept = Kept {
        rolls: ArcRwSignal::new(Rolls::of(&subject)),
        open: ArcRwSignal::new([stored.is_some(), false]),
        rollout: ArcRwSignal::new(stored.or(fresh)),
        insight: ArcRwSignal::new(Insight::new(subject)),
        ticket: ArcStoredValue::new(None),
        heard: ArcStoredValue::new(None),
    };
    KEPT.with_borrow_mut(|all| {
        // What is being rolled out stays reachable, so that it can be stopped.
        if all.len() >= MOST
            && let Some(idle) = all.iter().position(|one| one.ticket.get_value().is_none())
        {
            all.remove(idle);
        }
        all.push(kept.clone());
    });
    kept
}

/// The stored rollout of the same decision.
fn stored(fresh: &Rollout) -> Option<Rollout> {
    let text = Browser.get(KEY)?;
    let mut all = read_rollouts(VERSION, &text).into_iter();
    all.find(|one| one.is_same(fresh))
}

/// Stores the rollouts, unless that was done a moment ago.
pub(super) fn write_now_and_then(now: f64) {
    if now - WRITTEN.get() >= EVERY {
        WRITTEN.set(now);
        write();
    }
}

/// Stores the rollouts that have been played, with those of earlier visits. Where the browser has no room, a rollout is
/// only not there after a reload.
pub(super) fn write() {
    let text = Browser.get(KEY).unwrap_or_default();
    let mut all = read_rollouts(VERSION, &text);
    KEPT.with_borrow(|kept| {
        for one in kept {
            let Some(rollout) = one.rollout.get_untracked().filter(|it| it.count().0 > 0) else {
                continue;
            };
            all.retain(|stored| !stored.is_same(&rollout));
            all.push(rollout);
        }
    });
    let _full = Browser.set(KEY, &write_rollouts(VERSION, all.iter()));
}
