//! What people do with real dice, and in practice with plays that are over.

use rules::{Action, Die, Draft, Player, Refusal};

use super::{accepted, perform, refuse_by};
use crate::{Effect, Model, speech};

/// Takes back the one die that has been entered.
pub(super) fn clear_die(model: &mut Model) -> Vec<Effect> {
    model.first_die = None;
    Vec::new()
}

/// A die that was thrown by hand: the first is remembered, the second completes the throw.
pub(super) fn enter_die(model: &mut Model, die: Die) -> Vec<Effect> {
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

/// Throws the dice again that were entered, the computer's too; what it thinks about them is forgotten.
pub(super) fn cocked(model: &mut Model) -> Vec<Effect> {
    let mut effects = withdraw(model);
    effects.extend(perform(model, Action::Cocked));
    effects
}

/// Withdraws what the engine was asked and forgets what it still had to show.
fn withdraw(model: &mut Model) -> Vec<Effect> {
    model.computer_steps.clear();
    let asked = model.asked.take();
    asked.map(|_| Effect::Cancel).into_iter().collect()
}

/// Takes back plays until a person has his last one before him again.
pub(super) fn take_back_play(model: &mut Model) -> Vec<Effect> {
    let count = match plays_to_take_back(model) {
        Ok(count) => count,
        Err(refusal) => return refuse_by(model, refusal),
    };
    let mut effects = withdraw(model);
    // The computer must not go on between two plays that are taken back.
    model.engine_failed = false;
    for _ in 1..count {
        if model.apply(Action::TakeBackPlay).is_err() {
            return effects;
        }
    }
    if let Ok(event) = model.apply(Action::TakeBackPlay) {
        effects.extend(accepted(model, &event));
    }
    effects
}

/// How many plays are between now and the last one in which a person had a choice, his own included.
pub(crate) fn plays_to_take_back(model: &Model) -> Result<usize, Refusal> {
    let (mut trial, mut dice) = (model.session().clone(), model.dice.clone());
    for count in 1.. {
        trial.apply(Action::TakeBackPlay, &mut dice)?;
        let person = |player: Player| !model.is_computer(player);
        // A lost turn, or one that plays itself, would be over again before anything could be done about it.
        let choice =
            |draft: &Draft| draft.has_moves() && !(draft.is_forced() && model.settings.auto_forced);
        if trial.decides().is_some_and(person) && trial.draft().is_some_and(choice) {
            return Ok(count);
        }
    }
    Ok(0)
}
