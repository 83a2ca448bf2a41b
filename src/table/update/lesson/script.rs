//! The automatic events between two steps of the lesson, with the dice that it names.

use board::cue;
use rules::{Action, DiceSource, Die, Event, Phase, Player, Session};

use crate::{
    Effect, Model,
    state::model::Lesson,
    update::announce,
    view::lesson::{Scripted, about, ask, closing},
};

/// The dice that the lesson names.
struct Named(std::vec::IntoIter<u8>);

impl DiceSource for Named {
    fn die(&mut self) -> Die {
        // Two are named for each roll, and a test holds them to 1 to 6.
        let next = self.0.next().and_then(Die::new);
        next.unwrap_or(Die::ALL[0])
    }
}

/// The learner has done what was asked.
pub(super) fn answered(model: &mut Model) -> Vec<Effect> {
    if let Some(lesson) = &mut model.lesson {
        lesson.answered += 1;
        lesson.happened = 0;
        lesson.asked = None;
    }
    go_on(model)
}

/// Starts the timer of the next automatic event; if there is none, the next step waits for the learner.
fn go_on(model: &mut Model) -> Vec<Effect> {
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
    effects.extend(go_on(model));
    effects
}

/// Carries out the automatic events at once.
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

/// The next step waits for the learner, and its words are said, unless they have been.
pub(super) fn arrive(model: &mut Model) -> Vec<Effect> {
    let mut effects = tell(model);
    if let Some(lesson) = &mut model.lesson {
        lesson.wait = None;
        lesson.asked = lesson.waits_for().and_then(|step| step.asked.step());
    }
    let end = || closing(&model.words);
    effects.push(Effect::Announce(ask(model).unwrap_or_else(end)));
    effects
}

/// Shows and says what the next step is about.
fn tell(model: &mut Model) -> Vec<Effect> {
    let Some(lesson) = &mut model.lesson else {
        return Vec::new();
    };
    let told = lesson.answered > 0 && lesson.shown == lesson.answered;
    lesson.shown = lesson.answered;
    let about = about(lesson, &model.words);
    (!told)
        .then_some(Effect::Announce(about))
        .into_iter()
        .collect()
}

/// The next automatic event.
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

/// Does `action` with the dice that the lesson names.
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
    let said = announce::event(model, event).map(Effect::Announce);
    let heard = cue(model.session(), model.hand.stacks(), event).map(Effect::Cue);
    said.into_iter().chain(heard).collect()
}
