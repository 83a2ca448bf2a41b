//! Application of turn messages, creation of the next message, and each player's view before it.

use rules::{Phase, Player, Session};

use super::Table;
use crate::{
    act::Act,
    chain::OwnChain,
    fault::Refused,
    message::{Message, Reveal, Turn},
};

impl Table {
    /// Returns the table after a message, whose number the caller must check.
    pub(crate) fn after(&self, turn: &Turn) -> Result<Self, Refused> {
        let mut next = self.clone();
        next.follow(turn)?;
        Ok(next)
    }

    /// Applies a message in place. If this returns an error, the table must be discarded.
    pub(crate) fn follow(&mut self, turn: &Turn) -> Result<(), Refused> {
        if turn.game != self.tag() {
            return Err(Refused::OtherGame);
        }
        if turn.past != self.past() {
            return Err(Refused::OtherPast);
        }
        let due = self.due().ok_or(Refused::Over)?;
        let by = turn.sender(due);
        self.reveals[by].add(&turn.reveal)?;
        self.act(by, &turn.act)?;
        if turn.reveal.held && !self.hold(&turn.act) {
            return Err(Refused::WrongReveal);
        }
        let shown = self.reveals[by].count();
        if shown != self.reveals_due_until(by) {
            return Err(Refused::WrongReveal);
        }
        self.shown[by] = shown;
        self.remember(&Message::Turn(turn.clone()));
        Ok(())
    }

    /// Creates the message for `act`, with the secrets that it has to reveal. A `live` message holds back the secret
    /// for the next roll if the opponent may double.
    pub(crate) fn turn(
        &self,
        number: u16,
        (act, live): (Act, bool),
        by: Player,
        own: &OwnChain,
    ) -> Result<Turn, Refused> {
        let mut next = self.clone();
        next.add_own_secrets(by, own);
        next.act(by, &act)?;
        let held = live && next.hold(&act);
        let to = next.reveals_due_until(by);
        Ok(Turn {
            game: self.tag(),
            number,
            past: self.past(),
            act,
            reveal: Reveal {
                held,
                ..self.reveals[by].next_reveal(own, to)
            },
        })
    }

    /// Returns the session as far as `player` can know it, including a roll that only that player can compute if
    /// `may_look` is `true`.
    pub(crate) fn seen_by(&self, player: Player, own: &OwnChain, may_look: bool) -> Session {
        let mut seen = self.clone();
        seen.add_own_secrets(player, own);
        seen.roll_opening();
        let rolls = seen.session.decides() == Some(player) && !seen.passes() && !seen.is_held();
        if *seen.session.phase() == Phase::ToRoll && rolls && may_look {
            let _unknown = seen.roll();
        }
        seen.session
    }
}
