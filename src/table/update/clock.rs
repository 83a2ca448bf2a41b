//! Time: it passes, a flag falls, the page is hidden and shown again.

use rules::{Action, Millis};

use super::{
    actions::{accepted, perform},
    common::save,
};
use crate::{ClockMsg, Dialog, Effect, Model, texts::clock};

/// Lets time pass, or changes the clock of the match.
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

/// It is `now`; a fallen flag ends the match, whoever is thinking or moving (R90).
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
    if model.asked.take().is_some() {
        effects.push(Effect::Cancel);
    }
    effects.extend(accepted(model, &event));
    effects
}

/// Books the time that has passed and stores the game, so that no reload, kill or other page gives it back.
pub(super) fn book(model: &mut Model) -> Vec<Effect> {
    let booked = model.book_time();
    booked.and_then(|_| save(model)).into_iter().collect()
}

/// The page is hidden, perhaps for ever.
pub(super) fn hide(model: &mut Model) -> Vec<Effect> {
    model.watch.hidden = true;
    book(model)
}

pub(super) fn show(model: &mut Model) -> Vec<Effect> {
    model.watch.hidden = false;
    Vec::new()
}

/// Puts the chosen clock on the match, if the rules let it.
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
