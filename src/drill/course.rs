//! The course from the first game to a club player: chapters of steps, each with an idea, tasks and a small game.
//!
//! The data of a chapter and its texts are files, described in `course/README.md`.

mod claim;
#[cfg(test)]
mod counted;
mod game_play;
mod goal;
mod line;
mod progress;
mod reading;
mod room;
#[cfg(test)]
mod room_tests;
#[cfg(test)]
mod tests;
mod texts;

pub use claim::{Claim, Fact};
pub use game_play::GamePlay;
pub use goal::{Condition, GameEnd, SmallGame};
pub use line::CourseError;
pub use progress::{CourseProgress, is_step_name};
pub use room::{CourseEffect, CourseMsg, CourseRoom, OpenStep, StepPart, TaskState};
pub use texts::{CourseTexts, Titles};

use rules::Decision;

use crate::Answer;

/// Chapters in their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// Chapters.
    pub chapters: Vec<Chapter>,
}

/// Chapter of the course.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// Name in the data, in file names and in the keys of texts.
    pub name: String,
    /// Steps in their order.
    pub steps: Vec<Step>,
}

/// Step of a chapter: one idea, tasks about it, and a small game.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Name in the address, in the stored progress and in the keys of texts; unique in the course.
    pub name: String,
    /// Weaknesses against which the step helps, by the keys of the review's habits and phases.
    pub weaknesses: Vec<String>,
    /// Tasks in their order.
    pub tasks: Vec<Task>,
    /// Small game at the end.
    pub game: SmallGame,
}

/// Task of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Name in the keys of texts; unique in the step.
    pub name: String,
    /// Question on the board.
    pub question: TaskQuestion,
    /// `true` if an arrow shows the answer from the start.
    pub is_shown: bool,
    /// Numbers in the texts.
    pub claims: Vec<Claim>,
}

/// Question of a task.
#[derive(Clone, Debug, PartialEq)]
pub enum TaskQuestion {
    /// A decision with its intended answers, the best first. Every answer within the margin of the best counts.
    Decide(Decision, Vec<Answer>),
    /// The number of this claim about the position.
    Number(Decision, Claim),
}

impl TaskQuestion {
    /// Returns the position of the question.
    pub const fn decision(&self) -> &Decision {
        match self {
            Self::Decide(decision, _) | Self::Number(decision, _) => decision,
        }
    }
}

impl Course {
    /// Returns all steps in their order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.chapters.iter().flat_map(|chapter| &chapter.steps)
    }

    /// Returns the chapter and the step with this name, and the number of the step in the course, from 1.
    pub fn step(&self, name: &str) -> Option<(&Chapter, &Step, usize)> {
        let all = self.chapters.iter();
        let mut all = all.flat_map(|chapter| chapter.steps.iter().map(move |step| (chapter, step)));
        let nth = all.clone().position(|(_, step)| step.name == name)?;
        let (chapter, step) = all.nth(nth)?;
        Some((chapter, step, nth + 1))
    }

    /// Returns the first step that helps against a weakness.
    pub fn against(&self, weakness: &str) -> Option<&Step> {
        let mut steps = self.steps();
        steps.find(|step| step.weaknesses.iter().any(|one| one == weakness))
    }
}
