//! Guided first game in ten steps on the real board, with the real rules, and with scripted dice and positions.
//!
//! During the lesson, the page model describes the lesson and holds the player's suspended game, which is restored
//! unchanged at the end. [`crate::update`] runs the steps; this module derives the view.

mod steps;

use rules::Player;
use words::Words;

use crate::{Model, Notice, start, state::model::Lesson};

pub use self::steps::Outlined;
pub(crate) use self::steps::{LessonStep, STEPS, Scripted, Task};

impl Lesson {
    /// Returns the next automatic event, and its delay in milliseconds; `None` if no event is left.
    pub(crate) fn coming(&self) -> Option<(u32, Scripted)> {
        let last = self.answered.checked_sub(1)?;
        STEPS.get(last)?.then.get(self.happened).copied()
    }

    /// Returns the step waiting for the learner; `None` during automatic events and after the last step.
    pub(crate) fn waits_for(&self) -> Option<&'static LessonStep> {
        let idle = self.coming().is_none();
        STEPS.get(self.answered).filter(|_| idle)
    }
}

/// Lesson card.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonCard {
    /// 1-based number of the step; `steps + 1` at the end.
    pub step: usize,
    /// Number of steps.
    pub steps: usize,
    /// Text that describes the position on the board.
    pub about: String,
    /// Task for the step; at the end, the closing text.
    pub ask: Option<String>,
    /// Reason why the last input was refused.
    pub refused: Option<String>,
    /// Part of the board to outline.
    pub outlined: Option<Outlined>,
    /// Label of the final button, which starts a game of the player's own.
    pub play: Option<String>,
}

/// Returns the lesson card, if a lesson is on the board.
pub fn lesson_card(model: &Model) -> Option<LessonCard> {
    let lesson = model.lesson.as_ref()?;
    let words = &model.words;
    let is_over = lesson.shown == STEPS.len();
    let over = is_over.then(|| words.lesson_gammon());
    let play = if start(&lesson.game).is_some() {
        words.lesson_play()
    } else {
        words.lesson_back()
    };
    Some(LessonCard {
        step: lesson.shown + 1,
        steps: STEPS.len(),
        about: about(lesson, words),
        ask: over.or_else(|| ask(model)),
        refused: refused(model),
        outlined: STEPS.get(lesson.shown).and_then(|step| step.outlined),
        play: is_over.then_some(play),
    })
}

/// Returns the reason why the last input was refused; `None` if it was accepted.
fn refused(model: &Model) -> Option<String> {
    match &model.refused {
        Some(Notice::Refused(why)) => Some(why.clone()),
        _ => None,
    }
}

/// Returns the text about the position on the board.
pub(crate) fn about(lesson: &Lesson, words: &Words) -> String {
    match STEPS.get(lesson.shown) {
        Some(step) if lesson.shown == 0 => {
            let colour = board::colour(lesson.game.settings.theme, Player::White);
            let yours = words.lesson_yours(words.name_colour(colour));
            format!("{yours} {}", (step.about)(words))
        }
        Some(step) => (step.about)(words),
        None => words.lesson_won(),
    }
}

/// Returns the task for the step on display, including during the automatic events before it; `None` once the step has
/// been answered, or after the last step.
pub(crate) fn ask(model: &Model) -> Option<String> {
    let words = &model.words;
    let lesson = model.lesson.as_ref()?;
    let step = STEPS.get(lesson.answered)?;
    if lesson.shown != lesson.answered {
        return None;
    }
    Some(match step.task {
        Task::Roll => words.next_roll(),
        Task::Done => words.next_done(),
        Task::Move { from: 25, .. } => words.lesson_tap_bar(),
        Task::Move { from, .. } => words.lesson_tap(from),
    })
}

/// Returns the correction for an input that the step does not request.
pub(crate) fn for_now(model: &Model) -> Option<String> {
    let words = &model.words;
    let step = STEPS.get(model.lesson.as_ref()?.answered)?;
    match step.task {
        Task::Move { from: 25, .. } => Some(words.lesson_now_bar()),
        Task::Move { from, .. } => Some(words.lesson_now(from)),
        Task::Roll | Task::Done => ask(model),
    }
}
