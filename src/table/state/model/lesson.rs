//! Queries about the lesson.

use board::{MarkedSteps, Place};
use rules::Player;

use super::Model;

impl Model {
    /// Returns the player's own game, including while a lesson is on the board.
    pub(crate) fn own(&self) -> &Self {
        self.lesson.as_ref().map_or(self, |lesson| &lesson.game)
    }

    /// Returns `true` if the lesson has pending automatic events.
    pub(crate) fn is_led(&self) -> bool {
        let lesson = self.lesson.as_ref();
        lesson.is_some_and(|lesson| lesson.wait.is_some())
    }

    /// Returns `true` while a lesson is on the board.
    pub const fn is_lesson(&self) -> bool {
        self.lesson.is_some()
    }

    /// Returns the place of the checker that the lesson asks the player to move, if any.
    pub fn asked_place(&self) -> Option<Place> {
        let requested = self.lesson.as_ref()?.requested?;
        Some(Place::of(Player::White, requested.from.number()))
    }

    /// Returns `true` while a checker is lifted.
    pub const fn is_lifted(&self) -> bool {
        self.hand.lifted().is_some()
    }

    /// Returns the steps that the board marks: all legal steps, or only the requested one during a lesson.
    pub(crate) fn marked_steps(&self) -> MarkedSteps {
        match self.lesson.as_deref() {
            Some(lesson) => MarkedSteps::Asked(lesson.requested),
            None => MarkedSteps::Legal(self.shown_play()),
        }
    }
}
