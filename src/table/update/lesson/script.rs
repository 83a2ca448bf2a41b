//! Runs the automatic events between two lesson steps, with scripted dice.

use board::cue;
use rules::{Action, DiceSource, Die, Event, Phase, Player, Session};

use crate::{
    Effect, Model,
    state::model::Lesson,
    update::{announce, settings::save_settings},
    view::lesson::{STEPS, Scripted, about, ask},
};

/// Dice source that yields the scripted dice.
struct Named(std::vec::IntoIter<u8>);

impl DiceSource for Named {
    fn die(&mut self) -> Die {
        // The script contains two dice for each roll; a test checks that they are 1 to 6.
        let next = self.0.next().and_then(Die::new);
        next.unwrap_or(Die::ALL[0])
    }
}

/// Records that the step has been answered, and starts the events that follow it. The settings record that the last
/// step has been answered.
pub(super) fn answered(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    if let Some(lesson) = &mut model.lesson {
        lesson.answered += 1;
        lesson.happened = 0;
        lesson.requested = None;
        if lesson.answered == STEPS.len() {
            lesson.game.settings.lesson_done = true;
            effects = save_settings(&mut lesson.game);
        }
    }
    effects.extend(start_next_event(model));
    effects
}

/// Starts the timer for the next automatic event; if there is none, the next step waits for the learner.
fn start_next_event(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    while let Some((ms, _)) = model.lesson.as_ref().and_then(|lesson| lesson.coming()) {
        if ms > 0 {
            effects.push(wait(model, ms));
            return effects;
        }
        effects.extend(happen(model));
    }
    effects.extend(arrive(model));
    effects
}

fn wait(model: &mut Model, ms: u32) -> Effect {
    model.tokens += 1;
    let token = model.tokens;
    if let Some(lesson) = &mut model.lesson {
        lesson.wait = Some(token);
    }
    Effect::Wait { token, ms }
}

pub(super) fn timer_fired(model: &mut Model, token: u32) -> Vec<Effect> {
    let waits = |lesson: &mut Box<Lesson>| lesson.wait.take_if(|wait| *wait == token).is_some();
    if !model.lesson.as_mut().is_some_and(waits) {
        return Vec::new();
    }
    let mut effects = happen(model);
    effects.extend(start_next_event(model));
    effects
}

/// Performs the remaining automatic events immediately.
pub(super) fn hurry(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    while model
        .lesson
        .as_ref()
        .is_some_and(|lesson| lesson.coming().is_some())
    {
        effects.extend(happen(model));
    }
    effects.extend(arrive(model));
    effects
}

/// Marks the next step and announces its text; the lesson then waits for the learner.
pub(super) fn arrive(model: &mut Model) -> Vec<Effect> {
    let mut effects = tell(model);
    if let Some(lesson) = &mut model.lesson {
        lesson.wait = None;
        lesson.requested = lesson.waits_for().and_then(|step| step.task.step());
    }
    let end = || model.words.lesson_gammon();
    effects.push(Effect::Announce(ask(model).unwrap_or_else(end)));
    effects
}

/// Shows and announces the next step's text.
fn tell(model: &mut Model) -> Vec<Effect> {
    let Some(lesson) = &mut model.lesson else {
        return Vec::new();
    };
    let announced = lesson.answered > 0 && lesson.shown == lesson.answered;
    lesson.shown = lesson.answered;
    let about = about(lesson, &model.words);
    (!announced)
        .then_some(Effect::Announce(about))
        .into_iter()
        .collect()
}

/// Performs the next automatic event.
fn happen(model: &mut Model) -> Vec<Effect> {
    let Some((_, next)) = model.lesson.as_ref().and_then(|lesson| lesson.coming()) else {
        return Vec::new();
    };
    if let Some(lesson) = &mut model.lesson {
        lesson.happened += 1;
    }
    match next {
        Scripted::SetUp(position) => {
            let ruleset = *model.session().ruleset();
            let board = position.board().ok();
            let session =
                board.and_then(|board| Session::from_position(ruleset, Player::White, board));
            if let Some(session) = session {
                model.saved.session = session;
                model.arrange();
            }
            tell(model)
        }
        Scripted::Dice(first, second) => {
            let action = match model.session().phase() {
                Phase::Opening => Action::RollOpening,
                _ => Action::Roll,
            };
            perform(model, action, vec![first, second])
        }
        Scripted::Done => perform(model, Action::PickUp, Vec::new()),
    }
}

/// Performs `action` with the scripted dice.
fn perform(model: &mut Model, action: Action, dice: Vec<u8>) -> Vec<Effect> {
    model.hand.record_dice_order(&model.saved.session);
    let done = model
        .saved
        .session
        .apply(action, &mut Named(dice.into_iter()));
    model.hand.put_down();
    model.arrange();
    done.map_or_else(|_| Vec::new(), |event| happened(model, &event))
}

fn happened(model: &mut Model, event: &Event) -> Vec<Effect> {
    model.timing.record_roll(event, model.watch.now());
    let announcement = announce::event(model, event).map(Effect::Announce);
    let cue = cue(model.session(), model.hand.stacks(), event).map(Effect::Cue);
    announcement.into_iter().chain(cue).collect()
}
