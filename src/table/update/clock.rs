//! Handlers for elapsed time, expired clocks, and page visibility.

use rules::{Action, Millis};

use super::{
    actions::{accepted, perform},
    common::save,
};
use crate::{ClockMsg, Dialog, Effect, Model, texts::clock};

/// Advances the time, or changes the match clock.
pub(super) fn handle(model: &mut Model, msg: ClockMsg) -> Vec<Effect> {
    match msg {
        ClockMsg::Tick(now) => pass(model, now),
        ClockMsg::Change(change) => {
            if let Dialog::Clock(form) = &mut model.dialog {
                form.apply(change);
            }
            Vec::new()
        }
        ClockMsg::Start => start(model),
    }
}

/// Advances the time to `now`; an expired clock ends the match, even while the computer is thinking or a move is in
/// progress (R90).
fn pass(model: &mut Model, now: Millis) -> Vec<Effect> {
    let (warning, fell) = clock::pass(model, now);
    if !fell {
        let mut effects: Vec<Effect> = warning.map(Effect::Announce).into_iter().collect();
        if model.watch.is_booking_due() {
            effects.extend(book(model));
        }
        return effects;
    }
    let Some(event) = model.book_time() else {
        return Vec::new();
    };
    let mut effects = Vec::new();
    if model.pending_choice.take().is_some() {
        effects.push(Effect::Cancel);
    }
    effects.extend(accepted(model, &event));
    effects
}

/// Books the elapsed time and stores the game, so that the time is not regained by a reload, a killed page or another
/// tab.
pub(super) fn book(model: &mut Model) -> Vec<Effect> {
    let booked = model.book_time();
    booked.and_then(|_| save(model)).into_iter().collect()
}

/// Books the time when the page is hidden, since it may never be shown again.
pub(super) fn hide(model: &mut Model) -> Vec<Effect> {
    model.watch.hidden = true;
    book(model)
}

pub(super) fn show(model: &mut Model) -> Vec<Effect> {
    model.watch.hidden = false;
    Vec::new()
}

/// Adds the chosen clock to the match, if the rules allow it.
fn start(model: &mut Model) -> Vec<Effect> {
    let Dialog::Clock(form) = &model.dialog else {
        return Vec::new();
    };
    let Some(rules) = form.clock() else {
        return Vec::new();
    };
    model.dialog = Dialog::None;
    perform(model, Action::StartClock(rules))
}
