//! Strips: what has to be answered, what is told in the middle of the board, what went wrong.

mod advice;
mod notice;
mod questions;
mod stakes;

use board::{Checker, Place, Scene, Xy};

pub use self::notice::{notice, update_offer};
use self::questions::{dialog_strip, phase_strip};
pub(crate) use self::{
    advice::{advice, why},
    stakes::{match_or_money, stakes},
};

use crate::{Control, Model, movelist, scene, speech};

/// Whose question a strip is, for the keyboard's focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing has to be answered before anything else is done.
    #[default]
    None,
    /// The player has asked for it: the focus goes to the button that is expected, or to the one that cancels.
    Own,
    /// The opponent has made an offer: the focus goes to the strip, so that a key that is just being pressed answers
    /// nothing.
    Opponents,
}

/// One of the best choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedChoice {
    /// Its rank, from 1.
    pub rank: usize,
    /// Its notation, or the name of a cube action.
    pub name: String,
    /// How many rolls ahead it was judged: "2-ply".
    pub depth: String,
    /// What it loses, with a sign; empty for the best one.
    pub loss: String,
}

/// A question or a message: in the middle of the board, or where the buttons are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strip {
    /// One sentence.
    pub text: String,
    /// What is at stake.
    pub detail: Option<String>,
    /// What the engine says about it, and that it counts as help.
    pub advice: Option<String>,
    /// The best choices, in order.
    pub choices: Vec<ListedChoice>,
    /// The value on the cube, when it is asked whether to double.
    pub cube: Option<u32>,
    /// Whether it leaves the middle of the board free, where an offered cube lies.
    pub below: bool,
    /// What can be answered.
    pub controls: Vec<Control>,
    /// Whether it has to be answered, and who asks.
    pub question: Question,
}

/// What lies in the middle of the board now, if anything.
pub fn strip(model: &Model) -> Option<Strip> {
    dialog_strip(model)
        .or_else(|| advice(model))
        .or_else(|| movelist::shown_play_name(model).map(plain_strip))
        .or_else(|| phase_strip(model))
        .or_else(|| {
            let tie = || model.tie().map(|die| model.words.tie(die.pips()));
            speech::lost_turn(model).or_else(tie).map(plain_strip)
        })
}

impl Strip {
    /// All that it says.
    pub(crate) fn spoken(&self) -> String {
        let parts = [Some(&self.text), self.detail.as_ref(), self.advice.as_ref()];
        let parts = parts.into_iter().flatten().cloned();
        let choices = self.choices.iter();
        let choices = choices.map(|one| format!("{}: {} {}", one.rank, one.name, one.loss));
        parts.chain(choices).collect::<Vec<_>>().join(". ")
    }
}

/// A strip that only tells something.
pub(crate) fn plain_strip(text: String) -> Strip {
    Strip {
        text,
        ..Strip::default()
    }
}

/// In which half of the board a sentence that needs no answer covers neither dice nor, on a turned board, checkers on the
/// bar; none where it lies well in the middle. The style knows the names.
pub fn free_half(model: &Model, turned: bool) -> Option<&'static str> {
    let scene = scene(model, turned);
    let on_bar = |checker: &Checker| matches!(checker.place, Place::Bar(_));
    let tells = model.lost_turn().is_some() || model.looks_at().is_some();
    match half_without_dice(&scene).filter(|_| tells) {
        None => (turned && scene.checkers.iter().any(on_bar)).then_some("upper"),
        half => half,
    }
}

/// The half of the board without dice, if there are any in the other.
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
