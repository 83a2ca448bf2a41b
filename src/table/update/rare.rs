//! Messages that nothing sends before the later part of the program is there, which contains all of this.

use words::Words;

use super::{
    answer, ask_drop, begin, coach, drive, fair, hand, keep, lesson, refuse, release, set, show,
    tabs, time, typed, unreadable,
};
use crate::{ClockChoice, Dialog, Effect, Model, Msg, look, speech};

/// Reacts to a message that `super::play` does not handle.
pub(super) fn react(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Tap(_)
        | Msg::TapAgain(_)
        | Msg::TapDice
        | Msg::Lift(_)
        | Msg::Pick(_)
        | Msg::PlayDie(..)
        | Msg::DropOn(_)
        | Msg::Do(_)
        | Msg::AskDouble
        | Msg::CloseDialog
        | Msg::Elapsed(_)
        | Msg::GoOn
        | Msg::Seeded(..)
        | Msg::DiceShown
        | Msg::Time(_)
        | Msg::Greeted
        | Msg::LessMotion(_)
        | Msg::Hidden
        | Msg::FocusLost
        | Msg::Shown
        | Msg::StoreFailed
        | Msg::StoresAgain
        | Msg::LeaveLesson => Vec::new(),
        Msg::AskResign => show(model, Dialog::Resign),
        Msg::AskHelp => show(model, Dialog::Help),
        Msg::AskKeys => show(model, Dialog::Keys),
        Msg::AskPosition => show(model, Dialog::Position),
        Msg::AskSettings => show(model, Dialog::Settings),
        Msg::AskLibrary => keep::open_library(model),
        Msg::AskMenu => show(model, Dialog::Menu),
        Msg::EnterDie(die) => hand::enter_die(model, die),
        Msg::ClearDie => hand::clear_die(model),
        Msg::TakeBackPlay => hand::take_back_play(model),
        Msg::AskDrop => ask_drop(model),
        Msg::AskPlay => typed::ask(model),
        Msg::TypePlay(typed) => typed::play(model, typed),
        Msg::StartLesson => lesson::begin(model),
        Msg::AskDice => {
            model.judged.try_again();
            show(model, Dialog::Dice)
        }
        Msg::AskScoreSheet => show(model, Dialog::ScoreSheet),
        Msg::PlayFrom(start) => begin::choose_from(model, start),
        Msg::SameDice(seed) => fair::same_dice(model, seed),
        Msg::DiceBook(stored) => fair::book(model, stored),
        Msg::SeenDice(stored) => fair::seen(model, stored),
        Msg::Unreadable(what, text) => unreadable(model, what, text),
        Msg::Export => keep::export(model),
        Msg::Import(file) => keep::import(model, file),
        Msg::KeptAside(then, kept) => keep::kept(model, then, kept),
        Msg::Forget(texts) => vec![Effect::Remove(texts)],
        Msg::Elsewhere
        | Msg::Follow(_)
        | Msg::FollowSettings(_)
        | Msg::PlayHere
        | Msg::TakenOver(_) => tabs::heard(model, msg),
        Msg::AskNewGame => begin::choose(model),
        Msg::Recalled(form) => begin::recalled(model, *form),
        Msg::AskClock => show(model, Dialog::Clock(ClockChoice::any())),
        Msg::EditClock(choice) => show(model, Dialog::Clock(choice)),
        Msg::StartClock => time::start_clock(model),
        Msg::EditForm(form) => show(model, Dialog::NewGame(form)),
        Msg::StartGame => begin::ask(model),
        Msg::StartAnyway(form) => begin::anyway(model, &form),
        Msg::GameKept => keep::game_kept(model),
        Msg::Set(settings) => set::set(model, settings),
        Msg::ResetSettings => set::reset(model),
        Msg::UndoReset => set::undo_reset(model),
        Msg::Speak(words) => {
            model.words = words;
            Vec::new()
        }
        Msg::UnknownAddress => refuse(model, Words::unknown_address),
        Msg::WordsMissing => refuse(model, Words::language_failed),
        Msg::DismissNotice => {
            model.dismiss();
            Vec::new()
        }
        Msg::Engine(reply) => answer::engine_said(model, &reply),
        Msg::EngineDown => answer::engine_failed(model),
        Msg::Coach(msg) => coach::react(model, msg),
        Msg::RetryEngine => {
            model.engine_failed = false;
            drive::drive(model)
        }
        Msg::Look(at) => {
            let told = look::look(model, at);
            told.map(Effect::Announce).into_iter().collect()
        }
        Msg::AskCube => {
            let explained = speech::cube_explained(model);
            refuse(model, |_| explained)
        }
        Msg::UpdateReady => release::ready(model),
        Msg::RestartAfterGame => release::agree(model),
        Msg::PutAsideFailed => keep::put_aside_failed(model),
        Msg::ReplaceStored => keep::replace_stored(model),
    }
}
