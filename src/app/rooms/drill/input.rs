//! Input on the board by tap, drag or key, and the room's keyboard shortcuts.

use ::board::{DecisionBoard, Input};
use drill::{LineStep, Msg, State};
use leptos::prelude::*;
use rules::{Action, Player};
use web_sys::KeyboardEvent;

use super::state::Drill;
use crate::{
    board::Handlers,
    browser::key_press::{on_shortcut, shortcut_key},
    rooms::views::playing_board,
};

/// Returns input handlers that connect the board to the room.
pub(super) fn handlers(drill: Drill) -> Handlers {
    let mover = Signal::derive(move || {
        let player = |trial: &DecisionBoard| trial.decision().player();
        drill
            .trial
            .with(|trial| trial.as_ref().map_or(Player::White, player))
    });
    let is_blocked = Signal::derive(move || !drill.is_asking());
    playing_board::handlers(drill.shell, mover, is_blocked, move |event| {
        input(drill, event);
    })
}

/// Applies input to the board if an answer is expected.
pub(super) fn input(drill: Drill, input: Input) {
    if !untrack(|| drill.is_asking()) {
        return;
    }
    let apply = |trial: &mut _, words: &_| DecisionBoard::input(trial, input, words);
    if playing_board::apply(drill.shell, drill.trial, drill.is_laid, apply) {
        check(drill);
    }
}

/// Submits the play entered on the board as the answer, once it is complete.
pub(super) fn check(drill: Drill) {
    let answer = drill
        .trial
        .with_untracked(|trial| playing_board::prepared_answer(trial.as_ref()?));
    if let Some(answer) = answer {
        drill.send(Msg::Submit(answer));
    }
}

/// Handles keyboard shortcuts until the player leaves the room.
pub(super) fn listen(drill: Drill) {
    on_shortcut(move |event| handle_key(drill, event));
}

/// Handles a shortcut: `u` undoes a move, `U` undoes the turn, `x` acts as a tap on the dice, `n` continues, `s` skips,
/// the left and right arrow keys step through a sheet's variations, and Escape leaves the variation, then the exercise,
/// then the room.
fn handle_key(drill: Drill, event: &KeyboardEvent) {
    let letters = drill.shell.settings().get_untracked().letter_keys;
    let (verdict, is_sheet) = drill.model.with_untracked(|model| {
        let is_shown = matches!(model.state, State::Shown(_));
        (
            model.verdict().is_some() || is_shown,
            model.sheet().is_some(),
        )
    });
    let (has_lines, is_in_line) = drill.model.with_untracked(|model| {
        let has_lines = model
            .disclosed_item()
            .is_some_and(|item| !item.variations.is_empty());
        (
            has_lines,
            model
                .sheet()
                .is_some_and(|session| session.line().is_some()),
        )
    });
    match shortcut_key(event).as_str() {
        "ArrowRight" if has_lines => drill.step_line(LineStep::Forward),
        "ArrowLeft" if has_lines => drill.step_line(LineStep::Back),
        "Escape" if is_in_line => drill.step_line(LineStep::Leave),
        "Escape" if !is_sheet && drill.model.with_untracked(|model| model.topic.is_some()) => {
            drill.send(Msg::Leave);
        }
        "Escape" => drill.shell.leave(),
        "u" if letters => input(drill, Input::Do(Action::Undo)),
        "U" if letters => input(drill, Input::Do(Action::UndoTurn)),
        "x" if letters => input(drill, Input::TapDice),
        "n" if letters && verdict => drill.send(Msg::Next),
        "s" if letters && !verdict => drill.send(Msg::Skip),
        _ => return,
    }
    event.prevent_default();
}
