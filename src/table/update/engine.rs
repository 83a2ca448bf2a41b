//! Handles replies of the engine. The computer proposes a choice, which the rules validate before it is played.

use analyst::{Answer, Reply};
use rules::{Choice, Phase};

use super::{
    actions::{self, perform},
    automatic,
};
use crate::{Effect, EngineMsg, Model, Notice, state::computer};

/// Handles a reply of the engine or its failure.
pub(super) fn handle(model: &mut Model, msg: EngineMsg) -> Vec<Effect> {
    match msg {
        EngineMsg::Reply(reply) => replied(model, &reply),
        EngineMsg::Failed => automatic::engine_failed(model),
        EngineMsg::Retry => {
            model.engine_failed = false;
            actions::advance(model)
        }
    }
}

fn replied(model: &mut Model, reply: &Reply) -> Vec<Effect> {
    match reply {
        Reply::Done {
            job,
            answer: Answer::Luck(equity),
            ..
        } => {
            model.judged.record_luck(*job, *equity);
            Vec::new()
        }
        Reply::Done { job, stamp, answer } => {
            let current = |pending_request: &analyst::Request| {
                pending_request.job == *job && pending_request.stamp == *stamp
            };
            if !model.pending_request.as_ref().is_some_and(current) {
                return Vec::new();
            }
            model.pending_request = None;
            if *stamp != computer::stamp(model) {
                // The game has continued since the request: request a choice for the current position.
                return actions::advance(model);
            }
            match *answer {
                Answer::Choice { choice, .. } => answered(model, choice),
                Answer::Luck(_) => Vec::new(),
            }
        }
        // Errors of cancelled or answered requests are ignored.
        Reply::Failed { job: Some(job), .. } if model.judged.is_asked(*job) => {
            model.judged.fail();
            Vec::new()
        }
        Reply::Failed { job: Some(job), .. }
            if model
                .pending_request
                .is_none_or(|pending_request| pending_request.job != *job) =>
        {
            Vec::new()
        }
        Reply::Failed { .. } => automatic::engine_failed(model),
        Reply::Ready { nets } => {
            // Every restarted worker sends this report; one notice is enough.
            if !nets && !model.plays_plainly {
                model.plays_plainly = true;
                model.notices.push(Notice::NetsDamaged);
            }
            Vec::new()
        }
        Reply::Cancelled { job, .. } => {
            if model.judged.is_asked(*job) {
                model.judged.withdraw();
            }
            Vec::new()
        }
    }
}

/// Carries out the computer's choice. A choice that the rules refuse is not played and counts as a failure of the
/// engine.
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
        // A person rolls and enters the computer's dice, or a closed-out computer passes.
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
