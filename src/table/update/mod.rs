//! Pure update: handles every message by changing the model and returning effects, without calling the browser.

use std::ops::ControlFlow;

use self::notices::{NoticesBefore, announced};
pub use self::{
    backup::plan_restore,
    open::{open, open_elsewhere, open_first},
};
use crate::{Dialog, DiceMsg, Effect, Model, Msg};

mod actions;
mod announce;
mod automatic;
mod backup;
mod clock;
mod coach;
mod common;
mod engine;
mod fair;
mod hand;
mod input;
mod lesson;
mod look_back;
mod luck;
mod manual_dice;
mod new_game;
mod notices;
mod open;
mod page;
mod panels;
mod plays;
mod release;
mod settings;
mod store;
mod tabs;
mod take_backs;

/// Handles `msg` by changing `model`, and returns the effects to carry out.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let before = NoticesBefore::of(model);
    let mut effects = if model.lesson.is_some() {
        update_lesson(model, msg)
    } else {
        update_game(model, msg)
    };
    effects.extend(announced(model, &before, &effects));
    effects
}

/// Handles a message during the lesson; messages about the page go to the suspended game.
fn update_lesson(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let msg = match lesson::update(model, msg) {
        ControlFlow::Break(effects) => return effects,
        ControlFlow::Continue(msg) => msg,
    };
    let Some(lesson) = &mut model.lesson else {
        return Vec::new();
    };
    lesson::without_game_effects(update(&mut lesson.game, msg))
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
    effects.extend(luck::request_next(model));
    effects
}

/// Dispatches a message to its handler; while another tab plays, messages intended for the playing tab are ignored.
fn handle(model: &mut Model, msg: Msg) -> Vec<Effect> {
    if model.elsewhere && tabs::plays(&msg) {
        return Vec::new();
    }
    match msg {
        Msg::Input(input) => input::handle(model, input),
        Msg::Play(msg) => plays::handle(model, msg),
        Msg::Dice(DiceMsg::SeedDrawn(seed, Some(waiting))) => {
            let drawn = Msg::Dice(DiceMsg::SeedDrawn(seed, None));
            [handle(model, drawn), handle(model, *waiting)].concat()
        }
        Msg::Dice(msg) => manual_dice::handle(model, &msg),
        Msg::TimerFired(token) => actions::timer_fired(model, token),
        Msg::Open(panel) => panels::open(model, panel),
        Msg::CloseDialog => common::show(model, Dialog::None),
        Msg::DismissNotice => {
            model.dismiss();
            Vec::new()
        }
        Msg::LookBack(at) => {
            let announcement = look_back::look_back(model, at);
            announcement.map(Effect::Announce).into_iter().collect()
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
