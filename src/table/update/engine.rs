//! Handlers for engine replies. The computer's choice is only a proposal, which the rules validate before it is played.

use rules::{Choice, Phase};

use super::{
    actions::{self, perform},
    automatic,
};
use crate::{Effect, EngineMsg, JobId, Model, Notice, state::computer};

/// Handles an engine reply or failure.
pub(super) fn handle(model: &mut Model, msg: EngineMsg) -> Vec<Effect> {
    match msg {
        EngineMsg::Ready { nets } => {
            // Every restarted worker sends this report; one notice is enough.
            if !nets && !model.plays_plainly {
                model.plays_plainly = true;
                model.notices.push(Notice::NetsDamaged);
            }
        }
        EngineMsg::Chosen(job, choice, trials) => return chosen(model, job, choice, trials),
        EngineMsg::Luck(job, equity) => model.judged.record_luck(job, equity),
        EngineMsg::Cancelled(job) if model.judged.is_asked(job) => model.judged.withdraw(),
        EngineMsg::Failed(job) if model.judged.is_asked(job) => model.judged.fail(),
        EngineMsg::Failed(job) if is_pending(model, job) => return automatic::engine_failed(model),
        // These queries were cancelled or have already been answered.
        EngineMsg::Cancelled(_) | EngineMsg::Failed(_) => {}
        EngineMsg::Retry => {
            model.engine_failed = false;
            return actions::advance(model);
        }
    }
    Vec::new()
}

fn is_pending(model: &Model, job: JobId) -> bool {
    model
        .pending_choice
        .is_some_and(|(pending, _)| pending == job)
}

fn chosen(model: &mut Model, job: JobId, choice: Choice, trials: Option<u64>) -> Vec<Effect> {
    let Some((_, decision)) = model.pending_choice.take_if(|(pending, _)| *pending == job) else {
        return Vec::new();
    };
    if model.session().decision() == Some(decision) {
        let turn = model.session().record().len();
        model.rolled_out.split_off(&turn);
        model.rolled_out.extend(trials.map(|trials| (turn, trials)));
        answered(model, choice)
    } else {
        // The game has moved on since the query was sent, so a new one is sent for the current position.
        actions::advance(model)
    }
}

/// Carries out the computer's choice. A choice refused by the rules is not played and counts as an engine failure.
fn answered(model: &mut Model, choice: Choice) -> Vec<Effect> {
    if let Choice::Play(play) = choice {
        let legal = model
            .session()
            .draft()
            .is_some_and(|draft| draft.start().play(draft.roll(), &play).is_ok());
        if !legal {
            return automatic::engine_failed(model);
        }
        model.computer_steps = play.steps().rev().collect();
        return actions::advance(model);
    }
    if choice == Choice::Roll && model.dice_by_hand() {
        // A person rolls and enters the computer's dice, unless the computer is closed out and passes.
        return actions::computer_rolls_by_hand(model);
    }
    match computer::action(model.session(), choice) {
        Some(action) if model.session().allows(action).is_ok() => {
            if matches!(model.session().phase(), Phase::Doubled { .. }) {
                model.timing.answer = Some(action);
                return actions::advance(model);
            }
            perform(model, action)
        }
        _ => automatic::engine_failed(model),
    }
}
