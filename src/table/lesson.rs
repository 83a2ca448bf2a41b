//! A guided first game of ten taps on the real board, by the real rules, with dice and positions that are prepared.
//!
//! While it lasts, the page's model is the lesson's own; the player's game waits in it, untouched, and comes back when
//! the lesson is left. [`crate::update`] leads through the steps; here is what the page shows of them.

mod steps;

use rules::{Draft, Origin, Player, Step, Target};
use words::Words;

use crate::{Model, Notice, Place, speech, start};

pub(crate) use self::steps::{Asked, LessonStep, STEPS, Scripted};

/// Where the lesson stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lesson {
    /// The player's own game, as it was.
    pub(crate) game: Model,
    /// How many steps have been answered.
    pub(crate) answered: usize,
    /// How much of what follows the last one has happened.
    pub(crate) happened: usize,
    /// The wait for the next that happens by itself.
    pub(crate) wait: Option<u32>,
    /// The step whose words are shown; those of the end are after the last.
    pub(crate) shown: usize,
    /// The checker's step that is asked for now: it alone is ringed.
    pub(crate) asked: Option<Step>,
}

impl Lesson {
    /// A lesson at its first step, over this game.
    pub(crate) const fn over(game: Model) -> Self {
        Self {
            game,
            answered: 0,
            happened: 0,
            wait: None,
            shown: 0,
            asked: None,
        }
    }

    /// The next thing that happens by itself, and after how many milliseconds.
    pub(crate) fn coming(&self) -> Option<(u32, Scripted)> {
        let last = self.answered.checked_sub(1)?;
        STEPS.get(last)?.then.get(self.happened).copied()
    }

    /// The step that waits for the learner; none while something happens by itself, and after the last one.
    pub(crate) fn waits_for(&self) -> Option<&'static LessonStep> {
        let idle = self.coming().is_none();
        STEPS.get(self.answered).filter(|_| idle)
    }
}

impl Model {
    /// The player's own game: also while a lesson has the board.
    pub(crate) fn own(&self) -> &Self {
        self.lesson.as_ref().map_or(self, |lesson| &lesson.game)
    }

    /// Whether something of a lesson still happens by itself.
    pub(crate) fn is_led(&self) -> bool {
        let lesson = self.lesson.as_ref();
        lesson.is_some_and(|lesson| lesson.wait.is_some())
    }

    /// Whether a lesson has the board.
    pub const fn is_lesson(&self) -> bool {
        self.lesson.is_some()
    }

    /// The place of the checker that the lesson asks for.
    pub fn asked_place(&self) -> Option<Place> {
        let asked = self.lesson.as_ref()?.asked?;
        Some(Place::of(Player::White, asked.from.number()))
    }

    /// Whether a checker has been lifted.
    pub const fn is_lifted(&self) -> bool {
        self.lifted.is_some()
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
    /// Whether the direction of play is shown on the board.
    pub direction: bool,
    /// At the end: what the way to a game of the player's own is called.
    pub play: Option<String>,
}

/// The card of the lesson, while there is one.
pub fn lesson_card(model: &Model) -> Option<LessonCard> {
    let lesson = model.lesson.as_ref()?;
    let words = &model.words;
    let is_over = lesson.shown == STEPS.len();
    let over = is_over.then(|| words.lesson_cube());
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
        direction: lesson.shown == 0,
        play: is_over.then_some(play),
    })
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
            let colour = speech::colour(lesson.game.settings.theme, Player::White);
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
        Asked::Move { from: 25, .. } => words.lesson_tap(words.place_bar()),
        Asked::Move { from, .. } => words.lesson_tap(words.place_point(from)),
    })
}

/// The steps that may be ringed: all legal ones, in a lesson the one that is asked for.
pub(crate) fn options(model: &Model, draft: &Draft) -> Vec<Step> {
    let mut options = draft.options();
    if let Some(lesson) = &model.lesson {
        options.retain(|step| lesson.asked == Some(*step));
    }
    options
}

/// Where the lifted checker may go; in a lesson to the one place that is asked for.
pub(crate) fn targets(model: &Model, draft: &Draft, from: Origin) -> Vec<Target> {
    let mut targets = draft.targets(from);
    if let Some(lesson) = &model.lesson {
        let asked = lesson.asked.filter(|step| step.from == from);
        targets.retain(|target| asked.map(Step::to) == Some(target.to));
    }
    targets
}
