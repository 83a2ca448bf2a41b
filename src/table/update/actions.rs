//! Rule actions and their consequences, including automatic actions and the computer's turn.

use board::{Input, cue};
use rules::{Action, Event, Phase};

use super::{
    announce,
    automatic::{automatic_action, bear_off_move, delay_result, engine_failed, start_timer},
    common::{choose_game, refuse_by, save},
    fair, release,
    take_backs::hold_back,
};
use crate::{
    Dialog, Effect, Model, Msg,
    state::{
        computer,
        fair::next_seed,
        model::{Pending, ShownAdvice, Wait},
    },
    texts::speech,
};

/// Performs `action` with all of its consequences, or returns a refusal with the reason if the rules forbid it.
pub(super) fn perform(model: &mut Model, action: Action) -> Vec<Effect> {
    if let Some(advice) = hold_back(model, action) {
        // The advice comes first, so that the game without the play is stored last.
        return [advice, take_back(model, action)].concat();
    }
    if action == Action::NextGame {
        if model.is_last_game() {
            return choose_game(model);
        }
        let Some(seed) = next_seed(model) else {
            return vec![fair::draw_seed(model, Some(Msg::Input(Input::Do(action))))];
        };
        return match model.apply(action) {
            Ok(event) => {
                let remembered = fair::begin_next(model, seed);
                model.judged = std::mem::take(&mut model.judged).for_another_game();
                let mut effects: Vec<Effect> = remembered.into_iter().collect();
                effects.extend(accepted(model, &event));
                effects.extend(fair::draw(model, None));
                effects.extend(release::between_games(model));
                effects
            }
            Err(refusal) => refuse_by(model, refusal),
        };
    }
    match model.apply_with_set_roll(action) {
        Ok(event) => accepted(model, &event),
        Err(refusal) => refuse_by(model, refusal),
    }
}

/// Undoes a play that loses too much, so that the player can try again.
fn take_back(model: &mut Model, action: Action) -> Vec<Effect> {
    let coach = model.coach.as_deref();
    let is_mistake = coach.is_some_and(|coach| matches!(coach.shown, ShownAdvice::Mistake(..)));
    if action == Action::PickUp && is_mistake {
        perform(model, Action::UndoTurn)
    } else {
        Vec::new()
    }
}

/// Stores and announces an accepted action, then continues with automatic actions.
pub(super) fn accepted(model: &mut Model, event: &Event) -> Vec<Effect> {
    forget_hand(model);
    // The event settles any pending question about the game; a form that is being filled in remains open.
    if matches!(model.dialog, Dialog::Double | Dialog::Drop | Dialog::Resign) {
        model.dialog = Dialog::None;
    }
    model.timing.record_roll(event, model.watch.now());
    let mut effects: Vec<Effect> = save(model).into_iter().collect();
    if let Event::GameOver(outcome) | Event::MatchOver(outcome) = event {
        effects.extend(delay_result(model, outcome));
    }
    effects.extend(fair::count(model));
    effects.extend(fair::show(model));
    effects.extend(announce::event(model, event).map(Effect::Announce));
    effects.extend(cue(model.session(), model.hand.stacks(), event).map(Effect::Cue));
    effects.extend(advance(model));
    effects
}

/// Clears the input state, such as a lifted checker or a running timer, once an action is accepted.
fn forget_hand(model: &mut Model) {
    model.hand.put_down();
    model.past = None;
    model.first_die = None;
    model.computer_rolls = false;
    model.wait = None;
}

/// Performs the action of the timer `token`; ignores the token of a replaced timer.
pub(super) fn timer_fired(model: &mut Model, token: u32) -> Vec<Effect> {
    let Some(wait) = model.wait.filter(|wait| wait.token == token) else {
        return Vec::new();
    };
    model.wait = None;
    match wait.then {
        Pending::Do(action) => perform(model, action),
        Pending::ForcedStep => forced_step(model),
        Pending::BearOff => bear_off(model),
        Pending::ComputerStep => computer_step(model),
        Pending::ComputerAnswer => computer_answers(model),
        Pending::Result => Vec::new(),
    }
}

/// Starts the next automatic action or requests the computer's choice; does nothing if a person has to decide.
pub(super) fn advance(model: &mut Model) -> Vec<Effect> {
    let busy = model.wait.is_some() || model.pending_choice.is_some();
    if busy || model.engine_failed || model.elsewhere {
        return Vec::new();
    }
    if let Some((then, ms)) = automatic_action(model) {
        return start_timer(model, then, ms);
    }
    if model.person_decides() {
        return Vec::new();
    }
    if model.dice_by_hand() && matches!(model.session().phase(), Phase::ToRoll) {
        let cannot_double = model.session().allows(Action::Double).is_err();
        if model.computer_rolls || cannot_double {
            return computer_rolls_by_hand(model);
        }
    }
    if let Phase::Moving(draft) = model.session().phase()
        && !draft.steps().is_empty()
        && model.computer_steps.is_empty()
    {
        // The page was closed in the middle of the computer's play: undo the moves and request the choice again.
        return perform(model, Action::UndoTurn);
    }
    let Some((decision, query)) = computer::query(model) else {
        return Vec::new();
    };
    let job = model.next_job();
    model.pending_choice = Some((job, decision));
    // Queries for the running game take precedence: a luck query is cancelled, and repeated when the engine is idle.
    model.judged.withdraw();
    vec![Effect::Ask(job, query)]
}

/// Makes the next move of a person's play if no other move is legal (O10).
fn forced_step(model: &mut Model) -> Vec<Effect> {
    let draft = model.session().draft();
    match draft.and_then(|draft| draft.options().first().copied()) {
        Some(step) => perform(model, Action::Step(step)),
        None => Vec::new(),
    }
}

/// Bears off the next checker automatically.
fn bear_off(model: &mut Model) -> Vec<Effect> {
    match model.session().draft().and_then(bear_off_move) {
        Some(step) => perform(model, Action::Step(step)),
        None => Vec::new(),
    }
}

/// Passes if the computer is closed out; otherwise prompts a person to roll and enter the computer's dice.
pub(super) fn computer_rolls_by_hand(model: &mut Model) -> Vec<Effect> {
    if model.session().allows(Action::Pass).is_ok() {
        return perform(model, Action::Pass);
    }
    if std::mem::replace(&mut model.computer_rolls, true) {
        return Vec::new();
    }
    let words = speech::dice_wanted(model);
    words.map(Effect::Announce).into_iter().collect()
}

/// Makes the next move of the computer's play, or picks up its dice after the last move.
fn computer_step(model: &mut Model) -> Vec<Effect> {
    let action = match model.computer_steps.pop() {
        Some(step) => Action::Step(step),
        None => Action::PickUp,
    };
    if let Ok(event) = model.apply(action) {
        return accepted(model, &event);
    }
    model.computer_steps.clear();
    engine_failed(model)
}

/// Performs the computer's answer to an offer once its display time is over.
fn computer_answers(model: &mut Model) -> Vec<Effect> {
    match model.timing.answer.take() {
        Some(action) => perform(model, action),
        None => Vec::new(),
    }
}

/// Completes the computer's play immediately, skipping the remaining delays.
pub(super) fn finish_computer_play(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    while let Some(Wait {
        then: Pending::ComputerStep,
        ..
    }) = model.wait
    {
        model.wait = None;
        effects.extend(computer_step(model));
    }
    effects
}
