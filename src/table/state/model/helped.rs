//! Queries about the help that a player has received or still needs.

use rules::{Act, Action};

use super::Model;
use crate::TakeBackLimit;

/// Number of finished games after which prompts are no longer shown, and terms no longer explained.
const PROMPTED_GAMES: u32 = 1;
/// Number of both players' turns in a first game after which pips have been explained.
const TURNS_WITHOUT_PIPS: usize = 6;
/// Number of finished games after which the review is no longer simplified.
const FIRST_GAMES: u32 = 3;

impl Model {
    /// Returns `true` until the player has finished a game, so that the page explains the next action and its terms.
    pub(crate) const fn is_beginner(&self) -> bool {
        self.book.games < PROMPTED_GAMES
    }

    /// Returns `true` unless the player is a beginner to whom pips have not been explained yet.
    pub(crate) fn shows_pips(&self) -> bool {
        let turns = || {
            let record = self.session().record().into_iter();
            record
                .filter(|turn| matches!(turn.act, Act::Play { .. }))
                .count()
        };
        !self.is_beginner() || turns() >= TURNS_WITHOUT_PIPS
    }

    /// Returns `true` until the player has finished a few games, so that the review explains its figures.
    pub const fn is_in_first_games(&self) -> bool {
        self.book.games < FIRST_GAMES
    }

    /// Returns the smallest mistake that is taken back in a game against the computer. A player who has not chosen a
    /// limit is warned of big blunders until the end of the first game.
    pub fn take_back_limit(&self) -> TakeBackLimit {
        self.settings.coach.limit.unwrap_or(if self.is_beginner() {
            TakeBackLimit::BigBlunders
        } else {
            TakeBackLimit::Off
        })
    }

    /// Returns `true` if the player is warned of big blunders without having chosen a limit.
    pub fn warns_by_default(&self) -> bool {
        self.settings.coach.limit.is_none() && self.take_back_limit() != TakeBackLimit::Off
    }

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
