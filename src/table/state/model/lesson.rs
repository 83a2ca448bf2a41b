//! The board while a lesson has it.

use board::{MarkedSteps, Place};
use rules::Player;

use super::{Lesson, Model};

impl Model {
    /// The player's own game: also while a lesson has the board.
    pub(crate) fn own(&self) -> &Self {
        self.lesson.as_ref().map_or(self, |lesson| &lesson.game)
    }

    /// Whether automatic events of a lesson are still to come.
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
        self.hand.lifted().is_some()
    }

    /// The steps that the board marks: all legal ones, in a lesson the one that is asked for.
    pub(crate) fn marked_steps(&self) -> MarkedSteps {
        let asked = |lesson: &Lesson| MarkedSteps::Asked(lesson.asked);
        let lesson = self.lesson.as_deref();
        lesson.map_or(MarkedSteps::Legal, asked)
    }
}
