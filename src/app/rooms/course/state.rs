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
    /// `""` for the instructions, `"-why"` for the reason, `"-instead"` for what is wrong with the tempting play.
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

    /// Returns the explanation of the current task. After a wrong answer, only a number, a cube action and the tempting
    /// play have one, a number without what is asked for until two attempts were wrong; `None` if the aims or the engine
    /// explain the answer.
    pub(super) fn reason_in_words(self, open: &OpenStep) -> Option<String> {
        let task = open.task()?;
        if open.is_instead() {
            return self.part_text(open, "-instead");
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

    /// Returns the text about what a wrong play misses: the task's aim, with a clue before the next attempt unless an
    /// arrow shows the answer, or, in an elementary step, the arrows or the task itself; `None` if the engine has to
    /// explain the play.
    pub(super) fn missed_in_words(self, open: &OpenStep) -> Option<String> {
        let words = self.words.read_value();
        let missed = |aim, number: u8| words.course_missed(arg::Aim(aim), arg::Number(number));
        match open.missed_aim() {
            Some(aim) if open.hides_answer() => {
                let clue = words.course_clue(arg::Aim(aim.key()), arg::Number(aim.number()));
                Some(format!("{} {clue}", missed(aim.key(), aim.number())))
            }
            Some(aim) => Some(missed(aim.key(), aim.number())),
            None if !open.step.is_elementary => None,
            None if open.hides_answer() => Some(words.course_look_again()),
            None => Some(missed("arrows", 0)),
        }
    }

    /// Returns the idea of a step.
    pub(super) fn idea(self, open: &OpenStep) -> Option<String> {
        let key = format!("{}-idea", open.step.name);
        self.texts.with(|texts| texts.text(&key, &[]))
    }

    /// Returns the engine's explanation of a wrong play: without the right play after the first attempt, unless an
    /// arrow shows it; `None` until the engine has answered.
    pub(super) fn explain(self, explanation: &Explanation) -> Option<String> {
        let words = self.shell.words();
        let hides_answer = self
            .model
            .with_untracked(|model| model.open.as_ref().is_some_and(OpenStep::hides_answer));
        if !hides_answer {
            return Some(explanation.lead(&words, &Voice::You));
        }
        let is_told = explanation.is_told();
        let mistake = explanation.mistake(&words, Detail::Full);
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
