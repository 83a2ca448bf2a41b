//! The updates in the first load of the program: open the page on a first visit and roll for the opening.
//!
//! Everything reached from here is part of the first load; the rest of [`super::update`], including the handling of
//! other tabs, is loaded later.

use board::{Cue, Input};
use dice::Seed;
use rules::{Action, Event};
use terms::Form;
use words::Words;

use super::{announce, fair, save, store};
use crate::{AutoMsg, ClockMsg, DiceMsg, Effect, Model, Msg, Settings, StoreMsg};

/// Creates the model of a page without a stored game: on a first visit, a first game.
///
/// `seed` is the game's seed; all texts are in the language of `words`.
pub fn open_new(form: &Form, settings: Settings, seed: Seed, words: Words) -> (Model, Vec<Effect>) {
    let mut model = Model::new(form.ruleset(), form.seats(), seed, settings, words);
    let effects = fair::draw(&mut model, None).into_iter().collect();
    (model, effects)
}

/// Handles the messages of the first load and returns any other one unhandled; [`super::update`] handles all messages.
pub fn update_first(model: &mut Model, mut msg: Msg) -> (Vec<Effect>, Option<Msg>) {
    let effects = match &mut msg {
        Msg::Input(Input::Do(Action::RollOpening)) => return roll(model),
        Msg::Dice(DiceMsg::SeedDrawn(seed, waiting)) => {
            let waiting = waiting.take().map(|msg| *msg);
            return (fair::drawn(model, *seed), waiting);
        }
        // Only the later part adds a clock to a match, and it also runs that clock.
        Msg::Clock(ClockMsg::Tick(now)) if model.session().clock().is_none() => {
            model.watch.tick(*now);
            Vec::new()
        }
        Msg::Store(StoreMsg::SaveFailed) => store::save_failed(model),
        Msg::Store(StoreMsg::SavesAgain) => store::saves_again(model),
        _ => return (Vec::new(), Some(msg)),
    };
    (effects, None)
}

/// Rolls for the opening. [`AutoMsg::Continue`] continues the game; a refusal is left to the later part, which has its
/// text.
fn roll(model: &mut Model) -> (Vec<Effect>, Option<Msg>) {
    let action = Action::RollOpening;
    let Ok(event) = model.apply(action) else {
        return (Vec::new(), Some(Msg::Input(Input::Do(action))));
    };
    forget_hand(model);
    model.timing.record_roll(&event, model.watch.now());
    let mut effects: Vec<Effect> = save(model).into_iter().collect();
    if let Event::OpeningRolled {
        dice,
        starter,
        doubled,
    } = event
    {
        let said = announce::rolled(model, dice, starter, doubled);
        effects.push(Effect::Announce(said));
    }
    effects.push(Effect::Cue(Cue::Roll));
    (effects, Some(Msg::Auto(AutoMsg::Continue)))
}

/// Clears a lifted checker, a running timer and the like when an action is accepted.
pub(super) fn forget_hand(model: &mut Model) {
    model.hand.put_down();
    model.past = None;
    model.first_die = None;
    model.computer_rolls = false;
    model.wait = None;
}
