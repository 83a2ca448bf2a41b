//! What every message does to the model, and what it asks of the outside. Pure: it calls no browser itself.

mod answer;
mod away;
mod begin;
mod coach;
mod drive;
mod fair;
mod first;
mod hand;
mod keep;
mod lesson;
mod rare;
mod release;
mod set;
mod tabs;
mod tap;
mod time;
mod typed;

pub use self::{
    first::{open_new, update_first},
    tabs::open_elsewhere,
};
pub(crate) use self::{hand::plays_to_take_back, tap::taken_back_by};

use std::ops::ControlFlow;

use dice::Seed;
use rules::{Action, EndedBy, Event, Refusal};
use words::Words;

use crate::{
    AfterKeeping, Dialog, Effect, Form, Model, Msg, Notice, Settings, StoredGame, StoredItem,
    announce, cue, luck,
    model::{Pending, Storing},
    moments, refusals,
};

/// Opens the page: with the stored game if it can be read, else with a new one against the computer.
///
/// `seed` is for the new game if one has to begin; everything is said in the language of `words`.
pub fn open(
    stored: Option<StoredGame>,
    settings: Settings,
    seed: Seed,
    words: Words,
) -> (Model, Vec<Effect>) {
    open_with(stored, &Form::default(), settings, seed, words)
}

/// Opens the page as [`open`] does; where nothing is stored, it is a first visit with a first game.
pub fn open_first(
    stored: Option<StoredGame>,
    settings: Settings,
    seed: Seed,
    words: Words,
) -> (Model, Vec<Effect>) {
    let form = if stored.is_none() {
        Form::first()
    } else {
        Form::default()
    };
    open_with(stored, &form, settings, seed, words)
}

fn open_with(
    stored: Option<StoredGame>,
    form: &Form,
    settings: Settings,
    seed: Seed,
    words: Words,
) -> (Model, Vec<Effect>) {
    let mut effects = Vec::new();
    let mut notices = Vec::new();
    let next = stored.as_ref().and_then(|stored| stored.next);
    let cut = stored.as_ref().and_then(|stored| stored.cut.clone());
    let resumed = match stored.map(|stored| stored.session) {
        Some(Ok(saved)) => {
            effects.extend(keep::cut_off(&mut notices, cut));
            Model::resumed(*saved, settings, words.clone())
        }
        Some(Err((text, why))) => {
            effects.push(Effect::PutAside(StoredItem::Game, text));
            notices.push(Notice::Unreadable(why));
            None
        }
        None => None,
    };
    let mut model = resumed.unwrap_or_else(|| open_new(form, settings, seed, words).0);
    model.notices = notices;
    effects.extend(fair::draw(&mut model, next));
    effects.extend(drive::drive(&mut model));
    (model, effects)
}

/// Asks for the seed of the next game; `waiting` is sent again once it is there.
fn need_seed(model: &Model, waiting: Option<Msg>) -> Effect {
    Effect::NeedSeed(model.session().game_number() + 1, waiting.map(Box::new))
}

/// Changes `model` by what happened, and says what the outside has to do.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    if model.lesson.is_some() {
        return lesson::react(model, msg);
    }
    let mut effects = Vec::new();
    match before_input(model, &msg) {
        ControlFlow::Break(finished) => effects.extend(finished),
        ControlFlow::Continue(finished) => {
            effects.extend(finished);
            effects.extend(react(model, msg));
        }
    }
    effects.extend(coach::go_on(model));
    effects.extend(luck::go_on(model));
    effects
}

fn react(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let (mut effects, left) = update_first(model, msg);
    match left.map(|msg| play(model, msg)) {
        Some(Ok(more)) => effects.extend(more),
        Some(Err(msg)) => effects.extend(rare::react(model, *msg)),
        None => {}
    }
    effects
}

/// What an input of the player's does whatever it is; it may be all that the input does.
fn before_input(model: &mut Model, msg: &Msg) -> ControlFlow<Vec<Effect>, Vec<Effect>> {
    if !is_input(msg) {
        return ControlFlow::Continue(Vec::new());
    }
    // An input that cannot be carried out brings back the reason why.
    model.put_away = false;
    coach::put_away(model);
    if model.elsewhere && tabs::plays(msg) {
        return ControlFlow::Continue(Vec::new());
    }
    if model.past.take().is_some() {
        // A hand on an earlier position first goes back to the game.
        return ControlFlow::Break(Vec::new());
    }
    // A hand on the board finishes what the computer is still showing; nothing has to be waited for.
    let effects = drive::finish_computer_play(model);
    model.refused = None;
    if !effects.is_empty() && matches!(msg, Msg::Tap(_) | Msg::TapAgain(_) | Msg::TapDice) {
        // That was what the tap was for: it must not also move a checker or roll.
        return ControlFlow::Break(effects);
    }
    ControlFlow::Continue(effects)
}

fn is_input(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Tap(_)
            | Msg::TapAgain(_)
            | Msg::TapDice
            | Msg::Lift(_)
            | Msg::Pick(_)
            | Msg::PlayDie(..)
            | Msg::Do(_)
            | Msg::AskDouble
            | Msg::AskPlay
    )
}

/// Handles what hands do to the game, and what goes on by itself; any other message comes back.
fn play(model: &mut Model, msg: Msg) -> Result<Vec<Effect>, Box<Msg>> {
    Ok(match msg {
        Msg::Tap(place) => tap::tap(model, place),
        Msg::TapAgain(place) => tap::tap_again(model, place),
        Msg::TapDice => tap::tap_dice(model),
        Msg::Lift(place) => tap::lift(model, place),
        Msg::Pick(place) => tap::pick(model, place),
        Msg::PlayDie(place, die) => tap::play_die(model, place, die),
        Msg::DropOn(place) => tap::drop_on(model, place),
        Msg::Do(action) => by_person(model, action),
        Msg::AskDouble => ask_double(model),
        Msg::CloseDialog => show(model, Dialog::None),
        Msg::Elapsed(token) => elapsed(model, token),
        Msg::GoOn => drive::drive(model),
        Msg::Time(now) => time::pass(model, now),
        Msg::Hidden => time::hide(model),
        Msg::FocusLost => time::book(model),
        Msg::Shown => time::show(model),
        other => return Err(Box::new(other)),
    })
}

/// Something besides the game could not be read: it is kept aside, and the player is told.
fn unreadable(model: &mut Model, what: StoredItem, text: String) -> Vec<Effect> {
    tell_unreadable(model);
    if model.elsewhere {
        // The page that plays may be of the release that has written it: there it stays, until something is chosen here.
        model.unread = Some(text.clone());
        return vec![Effect::Keep(vec![text], AfterKeeping::Nothing)];
    }
    vec![Effect::PutAside(what, text)]
}

fn tell_unreadable(model: &mut Model) {
    if !model.notices.contains(&Notice::OthersUnreadable) {
        model.notices.push(Notice::OthersUnreadable);
    }
}

/// Asks once more before a double is offered, unless the player wants no question.
fn ask_double(model: &mut Model) -> Vec<Effect> {
    match model.session().allows(Action::Double) {
        Ok(()) if !model.person_decides() => Vec::new(),
        Ok(()) if model.settings.confirm_double => show(model, Dialog::Double),
        Ok(()) => perform(model, Action::Double),
        Err(refusal) => refuse_by(model, refusal),
    }
}

/// Asks once more before the game is given up.
fn ask_drop(model: &mut Model) -> Vec<Effect> {
    match model.session().allows(Action::Drop) {
        Ok(()) if model.person_decides() => show(model, Dialog::Drop),
        Ok(()) => Vec::new(),
        Err(refusal) => refuse_by(model, refusal),
    }
}

fn show(model: &mut Model, dialog: Dialog) -> Vec<Effect> {
    model.dialog = dialog;
    Vec::new()
}

/// An action that a person asked for: it counts only when a person decides.
fn by_person(model: &mut Model, action: Action) -> Vec<Effect> {
    let between_games = model.session().decides().is_none();
    // Dice that were entered for the computer may have been cocked (R15): that is for those to say who threw them.
    if action == Action::Cocked && model.dice_by_hand() && model.session().allows(action).is_ok() {
        return hand::cocked(model);
    }
    if !between_games && !model.person_decides() {
        return refuse(model, Words::no_computers_turn);
    }
    perform(model, action)
}

/// Does `action` by the rules and everything that follows from it; a refused one says why.
fn perform(model: &mut Model, action: Action) -> Vec<Effect> {
    if let Some(advice) = coach::before(model, action) {
        return advice;
    }
    if action == Action::NextGame {
        let Some(seed) = crate::fair::next_seed(model) else {
            return vec![need_seed(model, Some(Msg::Do(action)))];
        };
        return match model.apply(action) {
            Ok(event) => {
                let remembered = fair::begin_next(model, seed);
                model.judged = std::mem::take(&mut model.judged).for_another_game();
                let mut effects: Vec<Effect> = remembered.into_iter().collect();
                effects.extend(accepted(model, &event));
                effects.extend(fair::draw(model, None));
                effects.extend(release::between_games(model));
                effects
            }
            Err(refusal) => refuse_by(model, refusal),
        };
    }
    match model.apply_with_set_roll(action) {
        Ok(event) => accepted(model, &event),
        Err(refusal) => refuse_by(model, refusal),
    }
}

/// What follows from every accepted action: it is stored, spoken, and what goes by itself goes on.
fn accepted(model: &mut Model, event: &Event) -> Vec<Effect> {
    first::forget_hand(model);
    // A question about the game is answered by what happens; a form that is being filled in is not.
    if matches!(model.dialog, Dialog::Double | Dialog::Drop | Dialog::Resign) {
        model.dialog = Dialog::None;
    }
    moments::after(model, event);
    let mut effects: Vec<Effect> = save(model).into_iter().collect();
    if let Event::GameOver(outcome) | Event::MatchOver(outcome) = event
        && outcome.by == EndedBy::BearingOff
    {
        effects.extend(drive::last_checker(model));
    }
    effects.extend(fair::count(model));
    effects.extend(fair::show(model));
    effects.extend(announce::event(model, event).map(Effect::Announce));
    effects.extend(cue::of(model, event).map(Effect::Cue));
    effects.extend(drive::drive(model));
    effects
}

fn save(model: &Model) -> Option<Effect> {
    let held = matches!(model.storing, Storing::Held(_)) || model.elsewhere;
    (!held).then(|| Effect::Save(model.saved.to_text()))
}

/// Refuses an input with a sentence of the page's own.
fn refuse(model: &mut Model, why: impl FnOnce(&Words) -> String) -> Vec<Effect> {
    let sentence = why(&model.words);
    model.tell(sentence.clone());
    vec![Effect::Announce(sentence)]
}

/// Refuses an input by a rule.
fn refuse_by(model: &mut Model, refusal: Refusal) -> Vec<Effect> {
    refuse(model, |words| refusals::sentence(words, refusal))
}

fn elapsed(model: &mut Model, token: u32) -> Vec<Effect> {
    let Some(wait) = model.wait.filter(|wait| wait.token == token) else {
        return Vec::new();
    };
    model.wait = None;
    match wait.then {
        Pending::Do(action) => perform(model, action),
        Pending::ForcedStep => drive::forced_step(model),
        Pending::BearOff => drive::bear_off(model),
        Pending::ComputerStep => drive::computer_step(model),
        Pending::ComputerAnswer => drive::computer_answers(model),
        Pending::Result => Vec::new(),
    }
}
