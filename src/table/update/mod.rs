//! What every message does to the model, and what it asks of the outside. Pure: it calls no browser itself.

use std::ops::ControlFlow;

use board::{Input, cue, refusal_text};
use dice::Seed;
use rules::{Action, Event, Refusal};
use terms::Form;
use words::Words;

pub use self::{backup::plan_restore, tabs::open_elsewhere};
use crate::{
    Dialog, Effect, Model, Msg, Notice, Settings, StoredGame, StoredItem,
    state::model::StorageState,
};
mod announce;
mod automatic;
mod backup;
mod clock;
mod coach;
mod engine;
mod fair;
mod hand;
mod input;
mod lesson;
mod look_back;
mod luck;
mod manual_dice;
mod new_game;
mod page;
mod panels;
mod plays;
mod settings;
mod store;
mod tabs;

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
            effects.extend(backup::cut_off(&mut notices, cut));
            Model::resumed(*saved, settings, words.clone())
        }
        Some(Err((text, why))) => {
            effects.push(Effect::SetAsideUnreadable(StoredItem::Game, text));
            notices.push(Notice::Unreadable(why));
            None
        }
        None => None,
    };
    let mut model =
        resumed.unwrap_or_else(|| Model::new(form.ruleset(), form.seats(), seed, settings, words));
    model.notices = notices;
    effects.extend(fair::draw(&mut model, next));
    effects.extend(automatic::advance(&mut model));
    effects.extend(announced(&model, &Told::default(), &effects));
    (model, effects)
}

/// Asks for the seed of the next game; `waiting` is sent again once it is there.
fn draw_seed(model: &Model, waiting: Option<Msg>) -> Effect {
    Effect::DrawSeed(model.session().game_number() + 1, waiting.map(Box::new))
}

/// Changes `model` by what happened, and says what the outside has to do.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let before = Told::by(model);
    let mut effects = if model.lesson.is_some() {
        lesson::update(model, msg)
    } else {
        update_game(model, msg)
    };
    effects.extend(announced(model, &before, &effects));
    effects
}

fn update_game(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut effects = Vec::new();
    match input::before(model, &msg) {
        ControlFlow::Break(finished) => effects.extend(finished),
        ControlFlow::Continue(finished) => {
            effects.extend(finished);
            effects.extend(handle(model, msg));
        }
    }
    effects.extend(coach::ask(model));
    effects.extend(luck::go_on(model));
    effects
}

/// What notices have told before a message.
#[derive(Default)]
struct Told {
    shown: Option<Notice>,
    all: Vec<Notice>,
}

impl Told {
    fn by(model: &Model) -> Self {
        Self {
            shown: model.notice().cloned(),
            all: model.notices.clone(),
        }
    }
}

/// Announces the notice that has come up, unless one of `effects` says the same. One that comes to light again because
/// another was closed has been announced.
fn announced(model: &Model, before: &Told, effects: &[Effect]) -> Option<Effect> {
    let shown = model.notice()?;
    // Those that are not in the list are announced where they arise, and come to light again with every input.
    let elsewhere = matches!(
        shown,
        Notice::Refused(_) | Notice::UpdateReady | Notice::Elsewhere
    );
    let known = before.shown.as_ref() == Some(shown) || before.all.contains(shown);
    let again = model.notices.len() > before.all.len();
    if elsewhere || (known && !again) {
        return None;
    }
    let text = crate::notice(model)?.text;
    let said = |effect: &Effect| matches!(effect, Effect::Announce(said) if *said == text);
    (!effects.iter().any(said)).then_some(Effect::Announce(text))
}

/// Reacts to a message; only to some where another tab plays.
fn handle(model: &mut Model, msg: Msg) -> Vec<Effect> {
    if model.elsewhere && tabs::plays(&msg) {
        return Vec::new();
    }
    match msg {
        Msg::Input(input) => input::handle(model, input),
        Msg::Play(msg) => plays::handle(model, msg),
        Msg::Dice(msg) => manual_dice::handle(model, msg),
        Msg::TimerFired(token) => automatic::timer_fired(model, token),
        Msg::Open(panel) => panels::open(model, panel),
        Msg::CloseDialog => show(model, Dialog::None),
        Msg::DismissNotice => {
            model.dismiss();
            Vec::new()
        }
        Msg::LookBack(at) => {
            let told = look_back::look_back(model, at);
            told.map(Effect::Announce).into_iter().collect()
        }
        Msg::NewGame(msg) => new_game::handle(model, msg),
        Msg::Lesson(msg) => lesson::handle(model, msg),
        Msg::Clock(msg) => clock::handle(model, msg),
        Msg::Coach(msg) => coach::handle(model, msg),
        Msg::Engine(msg) => engine::handle(model, msg),
        Msg::Settings(msg) => settings::handle(model, msg),
        Msg::Store(msg) => store::handle(model, msg),
        Msg::Backup(msg) => backup::handle(model, msg),
        Msg::Tabs(msg) => tabs::handle(model, msg),
        Msg::Page(msg) => page::handle(model, msg),
    }
}

fn show(model: &mut Model, dialog: Dialog) -> Vec<Effect> {
    model.dialog = dialog;
    Vec::new()
}

/// Does `action` by the rules and everything that follows from it; a refused one says why.
fn perform(model: &mut Model, action: Action) -> Vec<Effect> {
    if let Some(advice) = coach::hold_back(model, action) {
        return advice;
    }
    if action == Action::NextGame {
        if model.is_last_game() {
            return new_game::choose(model);
        }
        let Some(seed) = crate::state::fair::next_seed(model) else {
            return vec![draw_seed(model, Some(Msg::Input(Input::Do(action))))];
        };
        return match model.apply(action) {
            Ok(event) => {
                let remembered = fair::begin_next(model, seed);
                model.judged = std::mem::take(&mut model.judged).for_another_game();
                let mut effects: Vec<Effect> = remembered.into_iter().collect();
                effects.extend(accepted(model, &event));
                effects.extend(fair::draw(model, None));
                effects.extend(page::between_games(model));
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
    forget_hand(model);
    // A question about the game is answered by what happens; a form that is being filled in is not.
    if matches!(model.dialog, Dialog::Double | Dialog::Drop | Dialog::Resign) {
        model.dialog = Dialog::None;
    }
    model.timing.record_roll(event, model.watch.now());
    let mut effects: Vec<Effect> = save(model).into_iter().collect();
    if let Event::GameOver(outcome) | Event::MatchOver(outcome) = event {
        effects.extend(automatic::delay_result(model, outcome));
    }
    effects.extend(fair::count(model));
    effects.extend(fair::show(model));
    effects.extend(announce::event(model, event).map(Effect::Announce));
    effects.extend(cue(model.session(), model.hand.stacks(), event).map(Effect::Cue));
    effects.extend(automatic::advance(model));
    effects
}

/// Clears a lifted checker, a running timer and the like when an action is accepted.
fn forget_hand(model: &mut Model) {
    model.hand.put_down();
    model.past = None;
    model.first_die = None;
    model.computer_rolls = false;
    model.wait = None;
}

fn save(model: &Model) -> Option<Effect> {
    let held = matches!(model.storing, StorageState::Held(_)) || model.elsewhere;
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
    refuse(model, |words| refusal_text(words, refusal))
}
