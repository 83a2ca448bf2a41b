//! Events that stay visible on the board until the game continues: a lost turn, a tied opening roll, an answer to an
//! offer, and an opening roll won by the computer.

use board::{LostTurn, opening_dice};
use rules::{Act, Action, ByPlayer, CubeValue, Die, Phase, Player};

use crate::Model;

/// Answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LastAnswer {
    /// The double was taken; the cube now shows this value.
    Take(CubeValue),
    /// The resignation was declined.
    Decline,
}

impl Model {
    /// Returns the tied opening die while both players have to roll again (R12); `None` otherwise.
    pub fn tie(&self) -> Option<Die> {
        let session = self.session();
        let clock = |entry: &&rules::Entry| !matches!(entry.action, Action::StartClock(_));
        match (session.phase(), session.log().iter().rev().find(clock)?) {
            (Phase::Opening, rolled) => match rolled.action {
                Action::RollOpening => rolled.dice.first().copied(),
                Action::EnterOpening(dice) => Some(dice.white),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the opponent's answer to the offer of the player who now decides; `None` once the game has continued.
    pub(crate) fn last_answer(&self) -> Option<(Player, LastAnswer)> {
        let session = self.session();
        let untouched = session.draft().is_none_or(|draft| draft.steps().is_empty());
        if !matches!(session.phase(), Phase::ToRoll | Phase::Moving(_)) || !untouched {
            return None;
        }
        let decides = session.decides()?;
        let answer = match session.record().last()?.act {
            Act::Take if *session.phase() == Phase::ToRoll => {
                LastAnswer::Take(session.cube().value)
            }
            Act::ResignDeclined(_) => LastAnswer::Decline,
            _ => return None,
        };
        Some((decides.opponent(), answer))
    }

    /// Returns the opening dice if the computer won the opening roll and has not moved yet; `None` otherwise.
    pub(crate) fn computer_begins(&self) -> Option<ByPlayer<Die>> {
        let session = self.session();
        let untouched = session.draft()?.steps().is_empty();
        let begins = untouched && self.is_computer(session.decides()?);
        opening_dice(session).filter(|_| begins)
    }

    /// Returns the reason why the player on roll loses the turn, if the turn is lost.
    pub fn lost_turn(&self) -> Option<LostTurn> {
        board::lost_turn(self.session())
    }
}
