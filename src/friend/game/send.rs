//! Creating this player's messages.

use super::{Game, Next, Seconds};
use crate::{act::Act, fault::Refused, message::Message};

impl Game {
    /// Declines to double and reveals the roll to the player, which cannot be undone. Only in friendly mode.
    ///
    /// # Errors
    /// Returns [`Refused::NotDue`] unless the player faces a cube decision in friendly mode.
    pub fn look(&mut self) -> Result<(), Refused> {
        if self.next() != (Next::Cube { waits: false }) {
            return Err(Refused::NotDue);
        }
        self.seen_until = self.table.next_roll() + 1;
        Ok(())
    }

    /// Creates and stores this player's next message. A message with a given number is created only once. Until then,
    /// the caller stores the turn as a draft.
    ///
    /// # Errors
    ///
    /// Returns the reason why the message cannot be sent; the game is then unchanged.
    pub fn send(&mut self, act: Act, now: Seconds) -> Result<&Message, Refused> {
        self.make(act, false, now)
    }

    /// Creates and stores the next message like [`Game::send`], but for a direct connection, over which even a friendly
    /// game uses the strict order of reveals: the message holds back the secret for the next roll if the opponent may
    /// double.
    ///
    /// # Errors
    ///
    /// Returns the same errors as [`Game::send`].
    pub fn send_live(&mut self, act: Act, now: Seconds) -> Result<&Message, Refused> {
        self.make(act, true, now)
    }

    fn make(&mut self, act: Act, live: bool, now: Seconds) -> Result<&Message, Refused> {
        if self.versions.is_some() {
            return Err(Refused::Stopped);
        }
        let due = self.table.due().ok_or(Refused::Over)?;
        match act {
            Act::Claim => self.may_claim(self.log.len(), now)?,
            Act::ClaimOnTime => self.has_fallen(self.me.opponent())?,
            Act::Double if self.is_cube_closed() => return Err(Refused::CubeClosed),
            _ => {}
        }
        if act.is_claim() == (due == self.me) {
            return Err(Refused::NotDue);
        }
        self.table.check_resignation(self.me, &act)?;
        let number = u16::try_from(self.log.len()).map_err(|_| Refused::Over)?;
        let turn = self.table.turn(number, (act, live), self.me, &self.own)?;
        let after = self.table.after(&turn)?;
        self.before = std::mem::replace(&mut self.table, after);
        self.own.advance_to(self.table.next_roll());
        self.forget_seen_rolls();
        self.log_message(Message::Turn(turn), self.me, now);
        // The reply may have arrived already if another device sent this message before.
        self.follow_ahead(now);
        // The message was stored above.
        self.log
            .get(usize::from(number))
            .map(|logged| &logged.message)
            .ok_or(Refused::Over)
    }
}
