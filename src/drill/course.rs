//! Course from the first game to club level: chapters of steps, each with one idea, tasks, and a small game.
//!
//! Each chapter's data and texts are files, which `course/README.md` describes.

mod aim;
mod claim;
#[cfg(test)]
mod counted;
mod game_play;
#[cfg(test)]
mod game_play_tests;
mod goal;
mod line;
mod messages;
mod open_step;
mod progress;
#[cfg(test)]
mod progress_tests;
mod reading;
mod room;
#[cfg(test)]
mod room_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod text_tests;
mod texts;

pub use aim::{Aim, Missed};
pub use claim::{Claim, Fact};
pub use game_play::GamePlay;
pub use goal::{Condition, GameEnd, SmallGame};
pub use line::CourseError;
pub use messages::{CourseEffect, CourseMsg};
pub use open_step::{OpenStep, StepPart, TaskState};
pub use progress::{CourseProgress, is_step_name};
pub use room::CourseRoom;
pub use texts::{CourseTexts, Titles};

use rules::{Decision, Score};

use crate::{Answer, GivenAnswer};

/// Course, as a sequence of chapters.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// Chapters in order.
    pub chapters: Vec<Chapter>,
}

/// Chapter in the course.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// Name used in the data, in file names and in text keys.
    pub name: String,
    /// `true` if the reasons for wrong answers are in everyday words.
    pub is_plain: bool,
    /// Steps in order.
    pub steps: Vec<Step>,
}

/// Step in a chapter: one idea, tasks about it, and a small game.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Name used in the URL, in the stored progress and in text keys; unique in the course.
    pub name: String,
    /// Weaknesses that the step addresses, by the keys of the progress report's habits and phases.
    pub weaknesses: Vec<String>,
    /// `true` if the step teaches how checkers move, so that a wrong answer gets no strategic reason.
    pub is_elementary: bool,
    /// Tasks in order.
    pub tasks: Vec<Task>,
    /// Small game at the end.
    pub game: SmallGame,
}

/// Task in a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Name used in text keys; unique in the step.
    pub name: String,
    /// Question about a position on the board.
    pub question: TaskQuestion,
    /// `true` if an arrow reveals the answer from the start.
    pub is_shown: bool,
    /// Aims that the play must meet. If it misses several, the answer names the first.
    pub aims: Vec<Aim>,
    /// Claims that supply the numbers in the texts.
    pub claims: Vec<Claim>,
}

/// Question in a task.
#[derive(Clone, Debug, PartialEq)]
pub enum TaskQuestion {
    /// Decision.
    Decide {
        /// Position and dice.
        decision: Decision,
        /// Intended answers, best first. Every answer within the margin of the best one counts as correct.
        answers: Vec<Answer>,
        /// Tempting wrong play with a text of its own, which says why it is worse; `None` if there is none.
        tempting: Option<Answer>,
    },
    /// Number stated by a claim about the position.
    Number {
        /// Position.
        decision: Decision,
        /// Claim that states the number.
        claim: Claim,
        /// Wrong number with a text of its own, which says what the count leaves out; `None` if there is none.
        near: Option<u16>,
    },
}

impl TaskQuestion {
    /// Returns the right answer if it is a number or a cube action; `None` if it is a play.
    pub fn answer_in_words(&self) -> Option<GivenAnswer> {
        match self {
            Self::Number { claim, .. } => Some(GivenAnswer::Number(claim.number.into())),
            Self::Decide { answers, .. } => {
                let answer = answers.first()?;
                answer.key().map(|_| GivenAnswer::Answer(*answer))
            }
        }
    }

    /// Returns `true` if the cube matters: in a match, once it has been turned, or if the question is about it.
    pub fn involves_cube(&self) -> bool {
        let decision = self.decision();
        let is_asked = |answers: &Vec<Answer>| answers.iter().any(|answer| answer.key().is_some());
        matches!(self, Self::Decide { answers, .. } if is_asked(answers))
            || decision.cube().is_some_and(|cube| cube.was_turned())
            || matches!(decision.score(), Score::Match { .. })
    }

    /// Returns the decision on which the question is based.
    pub const fn decision(&self) -> &Decision {
        match self {
            Self::Decide { decision, .. } | Self::Number { decision, .. } => decision,
        }
    }

    /// Returns the end of the text key for a wrong answer that has a text of its own; `None` for any other answer.
    pub fn own_text(&self, given: GivenAnswer) -> Option<&'static str> {
        match (self, given) {
            (Self::Decide { tempting, .. }, GivenAnswer::Answer(answer)) => {
                (*tempting == Some(answer)).then_some("-instead")
            }
            (Self::Number { near, .. }, GivenAnswer::Number(number)) => near
                .is_some_and(|near| is_number(number, near))
                .then_some("-near"),
            _ => None,
        }
    }
}

/// Returns `true` if a number that was typed is `number`.
fn is_number(given: f64, number: u16) -> bool {
    (given - f64::from(number)).abs() < 0.5
}

impl Course {
    /// Returns all steps in order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.chapters.iter().flat_map(|chapter| &chapter.steps)
    }

    /// Returns the step with this name, its chapter, and its number in the course, counted from 1; `None` if there is
    /// no such step.
    pub fn step(&self, name: &str) -> Option<(&Chapter, &Step, usize)> {
        let all = self.chapters.iter();
        let mut all = all.flat_map(|chapter| chapter.steps.iter().map(move |step| (chapter, step)));
        let nth = all.clone().position(|(_, step)| step.name == name)?;
        let (chapter, step) = all.nth(nth)?;
        Some((chapter, step, nth + 1))
    }

    /// Returns the first step that addresses a weakness.
    pub fn against(&self, weakness: &str) -> Option<&Step> {
        let mut steps = self.steps();
        steps.find(|step| step.weaknesses.iter().any(|one| one == weakness))
    }
}
