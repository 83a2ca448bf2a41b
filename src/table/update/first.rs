//! What the first load of the program can do: open the page of a first visit and roll for the opening.
//!
//! Whatever is reached from here is a part of the first load; the rest of [`super::update`] comes after it, and so does
//! another tab that plays.

use dice::Seed;
use rules::{Action, Event};
use words::Words;

use super::{fair, save, store};
use crate::{
    AutoMsg, ClockMsg, Cue, DiceMsg, Effect, Form, Input, Model, Msg, Settings, StoreMsg, announce,
    clock, moments,
};

/// Opens the page with a new game and nothing stored; on a first visit that is a first game.
///
/// `seed` is the game's; everything is said in the language of `words`.
pub fn open_new(form: &Form, settings: Settings, seed: Seed, words: Words) -> (Model, Vec<Effect>) {
    let mut model = Model::new(form.ruleset(), form.seats(), seed, settings, words);
    let effects = fair::draw(&mut model, None).into_iter().collect();
    (model, effects)
}

/// Handles the messages that come before the later part, and returns any other one unhandled: [`super::update`] handles
/// all.
pub fn update_first(model: &mut Model, mut msg: Msg) -> (Vec<Effect>, Option<Msg>) {
    let effects = match &mut msg {
        Msg::Input(Input::Do(Action::RollOpening)) => return roll(model),
        Msg::Dice(DiceMsg::SeedDrawn(seed, waiting)) => {
            let waiting = waiting.take().map(|msg| *msg);
            return (fair::drawn(model, *seed), waiting);
        }
        // A clock is put on a match by the later part, which has it run.
        Msg::Clock(ClockMsg::Tick(now)) if model.session().clock().is_none() => {
            clock::tick(model, *now);
            Vec::new()
        }
        Msg::Store(StoreMsg::SaveFailed) => store::save_failed(model),
        Msg::Store(StoreMsg::SavesAgain) => store::saves_again(model),
        _ => return (Vec::new(), Some(msg)),
    };
    (effects, None)
}

/// Rolls for the opening; [`AutoMsg::Continue`] does what follows, and the later part has the words for a refusal.
fn roll(model: &mut Model) -> (Vec<Effect>, Option<Msg>) {
    let action = Action::RollOpening;
    let Ok(event) = model.apply(action) else {
        return (Vec::new(), Some(Msg::Input(Input::Do(action))));
    };
    forget_hand(model);
    moments::after(model, &event);
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

/// Forgets what a hand or a wait had begun before an action was accepted.
pub(super) fn forget_hand(model: &mut Model) {
    model.lifted = None;
    model.past = None;
    model.first_die = None;
    model.computer_rolls = false;
    model.wait = None;
}
