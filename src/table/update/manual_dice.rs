//! Dice that are rolled by hand and entered, and the fingerprint of the others.

use rules::{Action, Die};

use super::{actions::perform, fair};
use crate::{DiceMsg, Effect, Model, texts::speech};

/// Takes dice that are entered, and keeps those whose fingerprint is shown.
pub(super) fn handle(model: &mut Model, msg: &DiceMsg) -> Vec<Effect> {
    match msg {
        DiceMsg::Enter(die) => enter(model, *die),
        DiceMsg::ClearFirst => {
            model.first_die = None;
            Vec::new()
        }
        DiceMsg::FingerprintShown => fair::shown(model),
        // A message that waited for the seed is handled by the caller.
        DiceMsg::SeedDrawn(seed, _) => fair::drawn(model, *seed),
    }
}

/// Enters a die: the first is remembered, the second completes the roll.
fn enter(model: &mut Model, die: Die) -> Vec<Effect> {
    let Some(wanted) = model.wanted_dice() else {
        return Vec::new();
    };
    if let Some(first) = model.first_die.take() {
        return perform(model, wanted.action(first, die));
    }
    model.first_die = Some(die);
    let words = speech::dice_wanted(model);
    words.map(Effect::Announce).into_iter().collect()
}

/// Rolls the dice again that were entered, the computer's too; what it thinks about them is forgotten.
pub(super) fn cocked(model: &mut Model) -> Vec<Effect> {
    let mut effects = withdraw(model);
    effects.extend(perform(model, Action::Cocked));
    effects
}

/// Withdraws what the engine was asked and forgets what it still had to show.
pub(super) fn withdraw(model: &mut Model) -> Vec<Effect> {
    model.computer_steps.clear();
    let asked = model.asked.take();
    asked.map(|_| Effect::Cancel).into_iter().collect()
}
