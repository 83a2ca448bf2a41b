//! Queries about the advice recorded in the log.

use rules::Action;

use super::Model;

impl Model {
    /// Returns `true` if a player has received advice in any game of this session.
    pub(crate) fn was_helped(&self) -> bool {
        let mut log = self.session().log().iter();
        log.any(|entry| matches!(entry.action, Action::Advised(_)))
    }

    /// Returns the number of choices taken back in the current game.
    pub(crate) fn taken_back(&self) -> usize {
        let game = self.session().log().iter().rev();
        let game = game.take_while(|entry| entry.action != Action::NextGame);
        game.filter(|entry| matches!(entry.action, Action::Advised(1..)))
            .count()
    }
}
