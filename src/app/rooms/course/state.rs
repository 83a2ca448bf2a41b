//! State of the course room.

use std::ops::Deref;

use dice::Seed;
use drill::{CourseRoom, CourseTexts, GivenAnswer, OpenStep, StepPart, TaskState, Titles};
use insight::{Detail, Explanation, Voice};
use leptos::prelude::*;
use words::arg;

use super::trial::Trial;
use crate::{
    browser::practice,
    rooms::{room_state::RoomState, shell::Shell},
};

/// State of the course room. Copies share the same signals.
#[derive(Clone, Copy)]
pub(super) struct Course {
    room: RoomState<CourseRoom>,
    /// Board of the current part of the step; `None` on the map.
    pub(super) trial: RwSignal<Option<Trial>>,
    /// `true` from the start of a part until the first move, so that the checkers appear without animation.
    pub(super) is_laid: StoredValue<bool>,
    /// Titles of all chapters and steps.
    pub(super) titles: RwSignal<Titles>,
    /// Texts of the open step's chapter.
    pub(super) texts: RwSignal<CourseTexts>,
    /// `true` once the room's texts have loaded.
    pub(super) speaks: RwSignal<bool>,
    /// Text entered in the number field.
    pub(super) typed: RwSignal<String>,
    /// Explanation of why the last answer was wrong; `None` until the engine has found one.
    pub(super) reason: RwSignal<Option<String>>,
}

impl Course {
    pub(super) fn new(shell: Shell) -> Self {
        // Without a source of randomness, the small games use the same dice every time.
        let seed = Seed::random().unwrap_or(Seed([0; 32]));
        Self {
            room: RoomState::new(shell, CourseRoom::new(seed, practice::course())),
            trial: RwSignal::new(None),
            is_laid: StoredValue::new(true),
            titles: RwSignal::new(Titles::default()),
            texts: RwSignal::new(CourseTexts::default()),
            speaks: RwSignal::new(false),
            typed: RwSignal::new(String::new()),
            reason: RwSignal::new(None),
        }
    }

    /// Returns `true` if the player has to answer a task or make a play in the small game.
    pub(super) fn is_asking(self) -> bool {
        let asks = |open: &OpenStep| match &open.part {
            StepPart::Task { state, .. } => matches!(state, TaskState::Asking | TaskState::Failed),
            StepPart::Game(game) => game.is_own_turn() && game.session().draft().is_some(),
        };
        self.model
            .with(|model| model.open.as_ref().is_some_and(asks))
    }

    /// Returns the text of the current part, with its claims' numbers substituted. `end` is the suffix of the text key:
    /// `""` for the instructions, `"-why"` for the reason, `"-instead"` or `"-near"` for a wrong answer with its own text.
    pub(super) fn part_text(self, open: &OpenStep, end: &str) -> Option<String> {
        let step = &open.step.name;
        let (name, claims) = match (&open.part, open.task()) {
            (StepPart::Game(game), _) => (&game.game().name, &[][..]),
            (_, Some(task)) => (&task.name, &task.claims[..]),
            _ => return None,
        };
        self.texts
            .with(|texts| texts.text(&format!("{step}-{name}{end}"), claims))
    }

    /// Returns the explanation of the current task. After a wrong answer, only a number, a cube action and an answer
    /// with a text of its own have one, a number without what is asked for until two attempts were wrong; `None` if the aims or the engine
    /// explain the answer.
    pub(super) fn reason_in_words(self, open: &OpenStep) -> Option<String> {
        let task = open.task()?;
        if let Some(end) = open.own_text() {
            return self.part_text(open, end);
        }
        let is_wrong = matches!(
            open.part,
            StepPart::Task {
                state: TaskState::Wrong(_),
                ..
            }
        );
        if is_wrong && task.question.answer_in_words().is_none() {
            return None;
        }
        let Some(hidden) = open.hidden_claim() else {
            return self.part_text(open, "-why");
        };
        let key = format!("{}-{}-why", open.step.name, task.name);
        self.texts
            .with(|texts| texts.text_hiding(&key, &task.claims, hidden))
    }

    /// Returns the text about what a wrong play achieves and what it misses: the task's aims, with a clue before the next
    /// attempt unless an arrow shows the answer, or, in an elementary step, the arrows or the task itself; `None` if the
    /// engine has to explain the play.
    pub(super) fn missed_in_words(self, open: &OpenStep) -> Option<String> {
        let words = self.words.read_value();
        let Some((missed, achieved)) = open.missed() else {
            let is_elementary = open.step.is_elementary;
            return is_elementary.then(|| {
                if open.hides_answer() {
                    words.course_look_again()
                } else {
                    words.course_missed(arg::Aim("arrows"), arg::Count(0_u8), arg::Number(0_u8))
                }
            });
        };
        let achieved = achieved
            .map(|aim| words.course_achieved(arg::Aim(aim.key()), arg::Number(aim.number())));
        let told = words.course_missed(
            arg::Aim(missed.key),
            arg::Count(missed.blots),
            arg::Number(missed.number),
        );
        let clue = open.hides_answer().then(|| {
            let task = open.task();
            let roll = task.and_then(|task| task.question.decision().roll());
            let number = arg::Number(missed.aim.number());
            words.course_clue(arg::Aim(missed.aim.clue(roll)), number)
        });
        let parts: Vec<String> = [achieved, Some(told), clue].into_iter().flatten().collect();
        Some(parts.join(" "))
    }

    /// Returns the idea of a step.
    pub(super) fn idea(self, open: &OpenStep) -> Option<String> {
        let key = format!("{}-idea", open.step.name);
        self.texts.with(|texts| texts.text(&key, &[]))
    }

    /// Returns the engine's explanation of a wrong play, in everyday words in the first chapters: without the right play
    /// after the first attempt, unless an arrow shows it; `None` until the engine has answered.
    pub(super) fn explain(self, explanation: &Explanation) -> Option<String> {
        let words = self.shell.words();
        let (hides_answer, is_plain) = self.model.with_untracked(|model| {
            let open = model.open.as_ref();
            let hides_answer = open.is_some_and(OpenStep::hides_answer);
            (hides_answer, open.is_some_and(|open| open.is_plain))
        });
        let detail = if is_plain {
            Detail::Plain
        } else {
            Detail::Full
        };
        if !hides_answer && detail == Detail::Plain {
            return Some(explanation.brief(&words, &Voice::You, detail));
        }
        if !hides_answer {
            return Some(explanation.lead(&words, &Voice::You));
        }
        let is_told = explanation.is_told();
        let mistake = explanation.mistake(&words, detail);
        mistake.or_else(|| is_told.then(|| words.course_look_again()))
    }

    /// Returns the labelled text of an answer shown at the player's request.
    pub(super) fn shown_answer(self, answer: &GivenAnswer) -> String {
        self.text(|words| {
            let answer = match answer {
                GivenAnswer::Number(number) => number.to_string(),
                GivenAnswer::Answer(answer) => {
                    words.review_action(answer.key().unwrap_or_default())
                }
                GivenAnswer::Nothing => String::new(),
            };
            words.labelled(arg::Label(words.drill_head_answer()), arg::Value(answer))
        })
    }

    /// Returns the language tag of a chapter's texts; `None` if they are in the page's language.
    pub(super) fn foreign(self, chapter: &str) -> Option<String> {
        let own = self.text(|words| words.language().tag());
        let tag = self
            .titles
            .with(|titles| titles.language(chapter).to_owned());
        (tag != own).then_some(tag)
    }
}

impl Deref for Course {
    type Target = RoomState<CourseRoom>;

    fn deref(&self) -> &RoomState<CourseRoom> {
        &self.room
    }
}
