//! Strips: questions, messages in the middle of the board, and notices.

mod advice;
mod content;
mod figures;
mod notice;
mod offer;
mod questions;
mod stakes;

use board::{Checker, Place, Scene, Xy};

use self::content::plain_strip;
use self::questions::{dialog_strip, phase_strip};
pub(crate) use self::{advice::advice, stakes::stakes};
pub use self::{
    advice::spoken_advice,
    content::{ListedChoice, Question, Strip},
    notice::{notice, update_offer},
};

use crate::{
    Model, scene,
    texts::speech,
    view::{movelist, pace},
};

/// Returns the strip currently shown in the middle of the board, if any.
pub fn strip(model: &Model) -> Option<Strip> {
    dialog_strip(model)
        .or_else(|| advice(model))
        .or_else(|| shown_play(model))
        .or_else(|| phase_strip(model))
        .or_else(|| moment(model))
}

/// Returns the strip for the earlier play on display, including the number of trials if the computer rolled the play
/// out; `None` while the current position is shown.
pub(crate) fn shown_play(model: &Model) -> Option<Strip> {
    let past = model.past.as_ref()?;
    let trials = model.rolled_out.get(&past.turn).copied();
    let trials = trials.filter(|_| model.is_computer(past.player));
    Some(Strip {
        advice: figures::rolled_out(&model.words, trials)
            .into_iter()
            .collect(),
        ..plain_strip(movelist::shown_play_name(model)?)
    })
}

/// Returns the strip that describes a game event, which appears once the dice have landed.
fn moment(model: &Model) -> Option<Strip> {
    let tie = || model.tie().map(|die| model.words.tie(die.pips()));
    let text = speech::lost_turn(model)
        .or_else(tie)
        .or_else(|| speech::begins(model))
        .or_else(|| speech::answered(model))?;
    Some(Strip {
        after_ms: pace::landing_ms(model),
        ..plain_strip(text)
    })
}

/// Returns the half of the board in which a sentence that needs no answer covers neither the dice nor the offered cube
/// nor, on a turned board, checkers on the bar; falls back to the tray. A turned board has no space for the reason why
/// a turn is lost, so that it appears below the board. `None` if the middle is free. The returned names are defined in
/// the style sheet.
pub fn free_half(model: &Model, turned: bool) -> Option<&'static str> {
    let scene = scene(model, turned);
    if model.looks_at().is_none() && speech::is_about_offer(model) {
        let half = half_without_dice(&scene).unwrap_or("right");
        return Some(if turned { "tray" } else { half });
    }
    if turned && model.looks_at().is_none() && model.lost_turn().is_some() {
        return Some("below");
    }
    let on_bar = |checker: &Checker| matches!(checker.place, Place::Bar(_));
    let tells = model.lost_turn().is_some()
        || model.looks_at().is_some()
        || model.computer_begins().is_some();
    match half_without_dice(&scene).filter(|_| tells) {
        None => (turned && scene.checkers.iter().any(on_bar)).then_some("upper"),
        half => half,
    }
}

/// Returns the half of the board without dice; `None` if there are no dice.
pub(crate) fn half_without_dice(scene: &Scene) -> Option<&'static str> {
    let (width, height) = scene.view.size();
    let Xy { x, y } = scene.dice.first()?.at;
    Some(match scene.view.turned {
        true if y <= height / 2.0 => "lower",
        true => "upper",
        false if x <= width / 2.0 => "right",
        false => "left",
    })
}
