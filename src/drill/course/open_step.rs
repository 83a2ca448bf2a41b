//! Step in progress: its current task with the state of the player's answer, or its small game.

use super::{Aim, GamePlay, Missed, Step, Task, TaskQuestion};
use crate::{Answer, GivenAnswer};

/// Number of wrong attempts after which an arrow shows the answer.
pub(super) const TRIES: u8 = 2;

/// Step in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenStep {
    /// Name of the step's chapter.
    pub chapter: String,
    /// `true` if the reasons for wrong answers are in everyday words.
    pub is_plain: bool,
    /// Data of the step.
    pub step: Step,
    /// Number of the step in the course, counted from 1.
    pub number: usize,
    /// Name of the next step; `None` if this is the last one.
    pub next: Option<String>,
    /// Part of the step that the player has reached.
    pub part: StepPart,
}

/// Part of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum StepPart {
    /// A task.
    Task {
        /// Index of the task in the step, from 0.
        nth: usize,
        /// Number of wrong attempts.
        tries: u8,
        /// State of the player's answer.
        state: TaskState,
    },
    /// The small game.
    Game(Box<GamePlay>),
}

/// State of the player's answer to a task.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TaskState {
    /// The task awaits an answer.
    Asking,
    /// The engine is evaluating the answer.
    Judging(GivenAnswer),
    /// The engine has failed; the player can answer again.
    Failed,
    /// The answer is wrong.
    Wrong(GivenAnswer),
    /// The answer is right.
    Right(GivenAnswer),
    /// The player has asked for this answer, which no arrow can show: a number or a cube action.
    Shown(GivenAnswer),
}

impl OpenStep {
    /// Returns the current task; `None` in the small game.
    pub fn task(&self) -> Option<&Task> {
        match self.part {
            StepPart::Task { nth, .. } => self.step.tasks.get(nth),
            StepPart::Game(_) => None,
        }
    }

    /// Returns the name of the claim whose number the explanation of a wrong answer must not give away yet; `None` if
    /// the task does not ask for a number, or the answer may be shown.
    pub fn hidden_claim(&self) -> Option<&str> {
        let (
            StepPart::Task {
                tries,
                state: TaskState::Wrong(_),
                ..
            },
            Some(task),
        ) = (&self.part, self.task())
        else {
            return None;
        };
        match &task.question {
            TaskQuestion::Number { claim, .. } if *tries < TRIES => Some(&claim.name),
            _ => None,
        }
    }

    /// Returns `true` after a wrong attempt whose explanation must not name the right answer yet: no arrow shows it, and
    /// the player is about to try again.
    pub fn hides_answer(&self) -> bool {
        let is_wrong = matches!(
            self.part,
            StepPart::Task {
                state: TaskState::Wrong(_),
                ..
            }
        );
        is_wrong && self.shown().is_none()
    }

    /// Returns what the wrong play misses first of the current task's aims, and the aim that it has achieved all the same;
    /// `None` if it misses nothing.
    pub fn missed(&self) -> Option<(Missed, Option<Aim>)> {
        let StepPart::Task {
            state: TaskState::Wrong(GivenAnswer::Answer(Answer::Play(after))),
            ..
        } = self.part
        else {
            return None;
        };
        let task = self.task()?;
        let (before, after) = (task.question.decision().board(), after.flipped());
        let mut aims = task.aims.iter();
        let missed = aims.find(|aim| !aim.is_met(before, &after))?;
        let is_achieved = |aim: &&Aim| aim.is_met(before, &after) && !aim.is_met(before, before);
        let achieved = task.aims.iter().find(is_achieved);
        Some((missed.missed(before, &after), achieved.copied()))
    }

    /// Returns the end of the text key for the wrong answer if it has a text of its own; `None` for any other answer.
    pub fn own_text(&self) -> Option<&'static str> {
        let StepPart::Task {
            state: TaskState::Wrong(given),
            ..
        } = self.part
        else {
            return None;
        };
        self.task()?.question.own_text(given)
    }

    /// Returns `true` if arrows show the answer because of wrong attempts or at the player's request.
    pub fn is_shown_after_tries(&self) -> bool {
        let has_tried = matches!(self.part, StepPart::Task { tries, .. } if tries >= TRIES);
        has_tried && self.shown().is_some()
    }

    /// Returns the answer to show with an arrow; `None` if no arrow is due.
    pub fn shown(&self) -> Option<Answer> {
        let (StepPart::Task { tries, state, .. }, Some(task)) = (&self.part, self.task()) else {
            return None;
        };
        let TaskQuestion::Decide { answers, .. } = &task.question else {
            return None;
        };
        match state {
            TaskState::Right(GivenAnswer::Answer(answer)) => Some(*answer),
            TaskState::Wrong(_) if !task.is_shown && *tries < TRIES => None,
            _ if task.is_shown || *tries >= TRIES => answers.first().copied(),
            _ => None,
        }
    }
}

impl StepPart {
    /// Returns a task that has not been answered yet.
    pub(super) const fn task(nth: usize) -> Self {
        Self::Task {
            nth,
            tries: 0,
            state: TaskState::Asking,
        }
    }
}
