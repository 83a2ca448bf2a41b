//! What the first load of the program can do: open the page of a first visit and roll for the opening.
//!
//! Whatever is reached from here is a part of the first load; the rest of [`super::update`] comes after it.

use dice::Seed;
use rules::{Action, Event};
use words::Words;

use super::{fair, keep, save, tabs};
use crate::{Cue, Effect, Form, Model, Msg, Settings, announce, clock, moments};

/// Opens the page with a new game and nothing stored; on a first visit that is a first game.
///
/// `seed` is the game's; everything is said in the language of `words`.
pub fn open_new(form: &Form, settings: Settings, seed: Seed, words: Words) -> (Model, Vec<Effect>) {
    let mut model = Model::new(form.ruleset(), form.seats(), seed, settings, words);
    let effects = fair::draw(&mut model, None).into_iter().collect();
    (model, effects)
}

/// Handles the messages of the first seconds, and returns any other one unhandled: [`super::update`] handles all.
pub fn update_first(model: &mut Model, msg: Msg) -> (Vec<Effect>, Option<Msg>) {
    if model.elsewhere && tabs::plays(&msg) {
        return (Vec::new(), None);
    }
    let effects = match msg {
        Msg::Do(Action::ThrowOpening) => return throw(model),
        Msg::Seeded(seed, waiting) => {
            let waiting = waiting.filter(|msg| !(model.elsewhere && tabs::plays(msg)));
            return (fair::drawn(model, seed), waiting.map(|msg| *msg));
        }
        Msg::DiceShown => fair::shown(model),
        // A clock is put on a match by the later part, which has it run.
        Msg::Time(now) if model.session().clock().is_none() => {
            clock::tick(model, now);
            Vec::new()
        }
        Msg::Greeted => {
            model.moments.greeted = true;
            Vec::new()
        }
        Msg::LessMotion(wanted) => {
            model.moments.less_motion = wanted;
            Vec::new()
        }
        Msg::StoreFailed => keep::store_failed(model),
        Msg::StoresAgain => keep::stores_again(model),
        other => return (Vec::new(), Some(other)),
    };
    (effects, None)
}

/// Rolls for the opening; what goes by itself after that is left to [`Msg::GoOn`], a refusal to who has the words for it.
fn throw(model: &mut Model) -> (Vec<Effect>, Option<Msg>) {
    let action = Action::ThrowOpening;
    let Ok(event) = model.apply(action) else {
        return (Vec::new(), Some(Msg::Do(action)));
    };
    forget_hand(model);
    moments::after(model, &event);
    let mut effects: Vec<Effect> = save(model).into_iter().collect();
    if let Event::OpeningThrown {
        dice,
        starter,
        doubled,
    } = event
    {
        let said = announce::thrown(model, dice, starter, doubled);
        effects.push(Effect::Announce(said));
    }
    effects.push(Effect::Cue(Cue::Roll));
    (effects, Some(Msg::GoOn))
}

/// Forgets what a hand or a wait had begun before an action was accepted.
pub(super) fn forget_hand(model: &mut Model) {
    model.lifted = None;
    model.past = None;
    model.first_die = None;
    model.computer_rolls = false;
    model.wait = None;
}
