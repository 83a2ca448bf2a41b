//! A guided first game of ten taps on the real board, by the real rules, with dice and positions that are prepared.
//!
//! While it lasts, the page's model is the lesson's own; the player's game waits in it, untouched, and comes back when
//! the lesson is left. [`crate::update`] leads through the steps; here is what the page shows of them.

mod steps;

use rules::Player;
use words::Words;

use crate::{Model, Notice, start, state::model::Lesson};

pub use self::steps::Outlined;
pub(crate) use self::steps::{Asked, LessonStep, STEPS, Scripted};

impl Lesson {
    /// The next automatic event, and its delay in milliseconds.
    pub(crate) fn coming(&self) -> Option<(u32, Scripted)> {
        let last = self.answered.checked_sub(1)?;
        STEPS.get(last)?.then.get(self.happened).copied()
    }

    /// The step that waits for the learner; `None` during automatic events and after the last step.
    pub(crate) fn waits_for(&self) -> Option<&'static LessonStep> {
        let idle = self.coming().is_none();
        STEPS.get(self.answered).filter(|_| idle)
    }
}

/// What the card of the lesson says.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonCard {
    /// The number of the step, from 1 on; one more than there are at the end.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// What is to be seen on the board.
    pub about: String,
    /// What to do now; at the end what else there is to know.
    pub ask: Option<String>,
    /// Why the last tap was refused.
    pub refused: Option<String>,
    /// The part of the board that is outlined.
    pub outlined: Option<Outlined>,
    /// At the end: what the way to a game of the player's own is called.
    pub play: Option<String>,
}

/// The card of the lesson, while there is one.
pub fn lesson_card(model: &Model) -> Option<LessonCard> {
    let lesson = model.lesson.as_ref()?;
    let words = &model.words;
    let is_over = lesson.shown == STEPS.len();
    let over = is_over.then(|| closing(words));
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

/// What else there is to know at the end: the words of the table that the lesson has not used.
pub(crate) fn closing(words: &Words) -> String {
    let told = [
        words.lesson_gammon(),
        words.lesson_pips(),
        words.lesson_cube(),
    ];
    told.join(" ")
}

/// Why the last tap was refused, if it was.
fn refused(model: &Model) -> Option<String> {
    match &model.refused {
        Some(Notice::Refused(why)) => Some(why.clone()),
        _ => None,
    }
}

/// What is to be seen on the board now.
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

/// What to do in the step that is shown, while something for it still happens by itself, too; nothing once it is
/// answered, and after the last step.
pub(crate) fn ask(model: &Model) -> Option<String> {
    let words = &model.words;
    let lesson = model.lesson.as_ref()?;
    let step = STEPS.get(lesson.answered)?;
    if lesson.shown != lesson.answered {
        return None;
    }
    Some(match step.asked {
        Asked::Roll => words.next_roll(),
        Asked::Done => words.next_done(),
        Asked::Move { from: 25, .. } => words.lesson_tap_bar(),
        Asked::Move { from, .. } => words.lesson_tap(from),
    })
}

/// What to do after an input that may be right in a game and is not what the step asks for.
pub(crate) fn for_now(model: &Model) -> Option<String> {
    let words = &model.words;
    let step = STEPS.get(model.lesson.as_ref()?.answered)?;
    match step.asked {
        Asked::Move { from: 25, .. } => Some(words.lesson_now_bar()),
        Asked::Move { from, .. } => Some(words.lesson_now(from)),
        Asked::Roll | Asked::Done => ask(model),
    }
}
