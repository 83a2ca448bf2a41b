//! Input on the board by tap, drag or key, and the room's keyboard shortcuts.

use ::board::Input;
use drill::{CourseMsg, CourseRoom, StepPart, TaskState};
use leptos::prelude::*;
use rules::{Action, Choice, Player};
use web_sys::KeyboardEvent;

use super::{state::Course, trial::Trial};
use crate::{
    board::Handlers,
    browser::key_press::{on_shortcut, shortcut_key},
    rooms::views::playing_board,
};

/// Returns input handlers that connect the board to the room.
pub(super) fn handlers(course: Course) -> Handlers {
    let mover = Signal::derive(|| Player::White);
    let is_blocked = Signal::derive(move || !course.is_asking());
    playing_board::handlers(course.shell, mover, is_blocked, move |event| {
        input(course, event);
    })
}

/// Applies input to the board if an answer or a play is expected. During a pause in the small game, a tap ends it.
pub(super) fn input(course: Course, input: Input) {
    if !untrack(|| course.is_asking()) {
        if input.is_new() {
            go_on(course);
        }
        return;
    }
    let apply = |trial: &mut _, words: &_| Trial::input(trial, input, words);
    if playing_board::apply(course.shell, course.trial, course.is_laid, apply) {
        finish(course);
    }
}

/// Ends the pause in the small game, if there is one.
fn go_on(course: Course) {
    if let Some(pause) = course.model.with_untracked(CourseRoom::pause) {
        course.send(CourseMsg::Continue(pause));
    }
}

/// Submits the play that has been entered on the board, once it is complete.
pub(super) fn finish(course: Course) {
    let msg = course.trial.with_untracked(|trial| {
        let trial = trial.as_ref()?;
        Some(match trial {
            Trial::Game(..) => CourseMsg::Choose(Choice::Play(trial.played()?)),
            Trial::Task(board) => CourseMsg::Submit(playing_board::prepared_answer(board)?),
        })
    });
    if let Some(msg) = msg {
        course.send(msg);
    }
}

/// Handles keyboard shortcuts until the player leaves the room.
pub(super) fn listen(course: Course) {
    on_shortcut(move |event| handle_key(course, event));
}

/// Handles a shortcut: `u` undoes a move, `U` undoes the turn, `x` acts as a tap on the dice, `n` moves on or retries,
/// and Escape leaves the room.
fn handle_key(course: Course, event: &KeyboardEvent) {
    let letters = course.shell.settings().get_untracked().letter_keys;
    let state = course
        .model
        .with_untracked(|model| match model.open.as_ref()?.part {
            StepPart::Task { state, .. } => Some(state),
            StepPart::Game(_) => None,
        });
    match (shortcut_key(event).as_str(), state) {
        ("Escape", _) => course.shell.leave(),
        ("u", _) if letters => input(course, Input::Do(Action::Undo)),
        ("U", _) if letters => input(course, Input::Do(Action::UndoTurn)),
        ("x", _) if letters => input(course, Input::TapDice),
        ("n", Some(TaskState::Right(_) | TaskState::Shown(_))) if letters => {
            course.send(CourseMsg::Next);
        }
        ("n", Some(TaskState::Wrong(_))) if letters => course.send(CourseMsg::Again),
        ("n", None) if letters => go_on(course),
        _ => return,
    }
    event.prevent_default();
}
