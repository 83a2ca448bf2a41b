//! Automatic actions and their delays: forced passes, the computer's turn, and the steps automated by the settings.

use rules::{Action, Destination, Draft, EndedBy, Outcome, Phase, Step};

use crate::{
    Effect, EndOfTurn, Model,
    state::model::{Pending, Wait},
    view::pace,
};
/// Delay before the dice of a finished turn are picked up automatically, in milliseconds.
const DONE_MS: u32 = 600;
/// Delay before an automatic roll, in milliseconds.
const ROLL_MS: u32 = 250;
/// Delay before an automatic move, in milliseconds.
const AUTO_MOVE_MS: u32 = 420;
/// Period in which dice entered for the computer can be declared cocked, in milliseconds.
const COCKED_MS: u32 = 2000;

/// Cancels the timer if its action no longer applies.
pub(super) fn cancel_outdated_timer(model: &mut Model) {
    let wanted = automatic_action(model).map(|(then, _)| then);
    if model.wait.is_some_and(|wait| Some(wait.then) != wanted) {
        model.wait = None;
    }
}

/// Returns the automatic action that is due, and its delay in milliseconds; `None` if none is due.
pub(super) fn automatic_action(model: &Model) -> Option<(Pending, u32)> {
    let session = model.session();
    let settings = model.settings;
    let person = model.person_decides();
    match session.phase() {
        Phase::ToRoll if session.must_pass() => {
            Some((Pending::Do(Action::Pass), pace::lost_turn_ms(model)))
        }
        Phase::ToRoll => {
            let cannot_double = session.allows(Action::Double).is_err();
            let rolls = session.allows(Action::Roll).is_ok();
            let wanted = !person || settings.auto_roll;
            let answered = model.last_answer().is_some();
            let ms = if answered && person {
                pace::ANSWER_MS
            } else {
                ROLL_MS
            };
            (cannot_double && rolls && wanted).then_some((Pending::Do(Action::Roll), ms))
        }
        Phase::Moving(draft) if !draft.has_moves() => {
            Some((Pending::Do(Action::PickUp), pace::lost_turn_ms(model)))
        }
        Phase::Moving(draft) if person => {
            let complete = draft.is_complete();
            let done = match settings.end_of_turn {
                EndOfTurn::ByHand => false,
                EndOfTurn::WhenPlayed => complete,
                EndOfTurn::WhenForced => complete && draft.is_forced(),
            };
            let forced = settings.auto_forced && draft.is_forced() && !complete;
            if forced {
                return Some((Pending::ForcedStep, AUTO_MOVE_MS));
            }
            if settings.auto_bear_off && !has_tried(model) && bear_off_move(draft).is_some() {
                return Some((Pending::BearOff, AUTO_MOVE_MS));
            }
            done.then_some((Pending::Do(Action::PickUp), DONE_MS))
        }
        Phase::Moving(draft) => {
            let first = draft.steps().is_empty();
            let ms = match (first, model.dice_by_hand()) {
                (true, true) => COCKED_MS,
                (true, false) => pace::dice_ms(model),
                (false, _) => pace::step_ms(model),
            };
            let showing = !model.computer_steps.is_empty() || (!first && draft.is_complete());
            showing.then_some((Pending::ComputerStep, ms))
        }
        Phase::Doubled { .. } => {
            let answered = model.timing.answer.is_some();
            answered.then(|| (Pending::ComputerAnswer, pace::offer_ms(model)))
        }
        _ => None,
    }
}

/// Returns `true` if a play of this roll has been taken back, in which case automatic moves would only repeat that
/// play.
fn has_tried(model: &Model) -> bool {
    let decision = model.session().decision();
    let tried = decision.zip(model.coach.as_deref());
    tried.is_some_and(|(decision, coach)| coach.tried(&decision).next().is_some())
}

/// Starts a timer for an automatic action, `ms` milliseconds from now.
pub(super) fn start_timer(model: &mut Model, then: Pending, ms: u32) -> Vec<Effect> {
    model.tokens += 1;
    let token = model.tokens;
    model.wait = Some(Wait { token, then });
    vec![Effect::Wait { token, ms }]
}

/// Returns the move that bears off the rearmost checker with the largest die. `None` while there is contact, or if no
/// checker can be borne off: moves within the home board are left to the player.
pub(super) fn bear_off_move(draft: &Draft) -> Option<Step> {
    if draft.start().has_contact() {
        return None;
    }
    let off = draft.options().into_iter();
    off.filter(|step| step.to() == Destination::Off)
        .max_by_key(|step| (step.from.number(), step.die))
}

/// Delays a finished game's result until its last checker has arrived in the tray, or until the computer's drop has
/// been displayed on the board for long enough.
pub(super) fn delay_result(model: &mut Model, outcome: &Outcome) -> Vec<Effect> {
    let ms = match outcome.by {
        EndedBy::BearingOff => pace::last_ms(model),
        EndedBy::Drop => {
            let dropped = model.is_computer(outcome.winner.opponent());
            dropped.then_some(pace::ANSWER_MS)
        }
        EndedBy::Resignation | EndedBy::Time => None,
    };
    ms.map_or_else(Vec::new, |ms| start_timer(model, Pending::Result, ms))
}

/// Records an engine failure if the game is waiting for the engine.
pub(super) fn engine_failed(model: &mut Model) -> Vec<Effect> {
    let decides = model.session().decides();
    let owes = decides.is_some_and(|player| model.is_computer(player));
    model.engine_failed = model.pending_choice.take().is_some() || (owes && !model.elsewhere);
    model.put_away = false;
    model.judged.fail();
    Vec::new()
}
