//! Handles dice that are rolled by hand and entered, and the seeds of generated dice.

use rules::{Action, Die};

use super::{actions::perform, fair};
use crate::{DiceMsg, Effect, Model, texts::speech};

/// Handles messages about entered dice and about seeds.
pub(super) fn handle(model: &mut Model, msg: &DiceMsg) -> Vec<Effect> {
    match msg {
        DiceMsg::Enter(die) => enter(model, *die),
        DiceMsg::ClearFirst => {
            model.first_die = None;
            Vec::new()
        }
        DiceMsg::FingerprintShown => fair::shown(model),
        // The caller handles the message that waited for the seed.
        DiceMsg::SeedDrawn(seed, _) => fair::drawn(model, *seed),
    }
}

/// Enters a die: the first die is retained, the second die completes the roll.
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

/// Clears the entered dice, including the computer's, for a new roll, and cancels a pending request about them.
pub(super) fn cocked(model: &mut Model) -> Vec<Effect> {
    let mut effects = withdraw(model);
    effects.extend(perform(model, Action::Cocked));
    effects
}

/// Cancels the pending request to the engine, and drops the remaining steps of the computer's play.
pub(super) fn withdraw(model: &mut Model) -> Vec<Effect> {
    model.computer_steps.clear();
    let pending = model.pending_choice.take();
    pending.map(|_| Effect::Cancel).into_iter().collect()
}
