//! Handlers for manually entered dice and for the seeds of generated dice.

use rules::{Action, Die};

use super::{actions::perform, fair};
use crate::{DiceMsg, Effect, Model, texts::speech};

/// Handles messages about entered dice and seeds.
pub(super) fn handle(model: &mut Model, msg: &DiceMsg) -> Vec<Effect> {
    match msg {
        DiceMsg::Enter(die) => enter(model, *die),
        DiceMsg::ClearFirst => {
            model.first_die = None;
            Vec::new()
        }
        DiceMsg::FingerprintShown => fair::shown(model),
        // The caller handles the message that was waiting for the seed.
        DiceMsg::SeedDrawn(seed, _) => fair::drawn(model, *seed),
    }
}

/// Enters a die: the first die is stored, the second completes the roll.
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

/// Clears the entered dice, including the computer's, so that they can be rolled again, and cancels a pending request
/// that depends on them.
pub(super) fn cocked(model: &mut Model) -> Vec<Effect> {
    let mut effects = withdraw(model);
    effects.extend(perform(model, Action::Cocked));
    effects
}

/// Cancels the pending engine request, and drops the remaining steps of the computer's play.
pub(super) fn withdraw(model: &mut Model) -> Vec<Effect> {
    model.computer_steps.clear();
    let pending = model.pending_choice.take();
    pending.map(|_| Effect::Cancel).into_iter().collect()
}
