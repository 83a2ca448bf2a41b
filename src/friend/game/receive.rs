//! Receiving messages: applies the message that is due, and recognises repeated, early and conflicting messages.

use super::{Game, Seconds, TwoVersions};
use crate::{
    act::Act,
    fault::{Proof, Received, Refused},
    hash::Hash,
    message::{Message, Turn},
    table::Table,
};

/// Maximum number of rejected messages kept as proof.
const MAX_PROOFS: usize = 8;

impl Game {
    /// Receives a message that appears to come from the opponent.
    ///
    /// # Errors
    ///
    /// Returns the reason for rejecting the message, in which case board, score and dice do not change.
    pub fn receive(&mut self, message: &Message, now: Seconds) -> Result<Received, Refused> {
        let Message::Turn(turn) = message else {
            return self.receive_again(message);
        };
        if turn.game != self.tag() {
            return Err(Refused::OtherGame);
        }
        let there = self.log.get(usize::from(turn.number));
        if there.is_some_and(|logged| logged.message == *message) {
            return Ok(Received::Repeated);
        }
        if let Some(versions) = &self.versions {
            let known = versions.second.1 == *message;
            return known
                .then_some(Received::TwoVersions)
                .ok_or(Refused::Stopped);
        }
        let due = self.log.len();
        match usize::from(turn.number).cmp(&due) {
            std::cmp::Ordering::Less => self.receive_other_version(turn, now),
            std::cmp::Ordering::Equal => self.receive_due(turn, now),
            std::cmp::Ordering::Greater => self.receive_ahead(turn, due),
        }
    }

    /// Receives an invitation or acceptance after the game has started.
    fn receive_again(&self, message: &Message) -> Result<Received, Refused> {
        let (invitation, _) = &self.opening;
        if self
            .log
            .iter()
            .take(2)
            .any(|logged| logged.message == *message)
        {
            return Ok(Received::Repeated);
        }
        match message {
            // Another person has also accepted the invitation.
            Message::Acceptance(other)
                if other.invitation == Message::Invitation(invitation.clone()).hash() =>
            {
                Err(Refused::NotAnAcceptance)
            }
            _ => Err(Refused::OtherGame),
        }
    }

    fn receive_due(&mut self, turn: &Turn, now: Seconds) -> Result<Received, Refused> {
        self.follow(turn, now)?;
        Ok(Received::Moved(1 + self.follow_ahead(now)))
    }

    /// Applies early messages that are now due, and returns their number. The first valid message with each number is
    /// applied. If another message with that number is also valid, the game stops as if that message had just arrived.
    pub(crate) fn follow_ahead(&mut self, now: Seconds) -> usize {
        let mut moved = 0;
        while self.versions.is_none() {
            let mut candidates = self.early_messages.remove_due(self.log.len()).into_iter();
            if !candidates.any(|turn| self.follow(&turn, now).is_ok()) {
                break;
            }
            moved += 1;
            // An invalid message does not change the game, but may be kept as proof.
            let _stopped = candidates.any(|turn| self.receive_other_version(&turn, now).is_ok());
        }
        moved
    }

    fn follow(&mut self, turn: &Turn, now: Seconds) -> Result<(), Refused> {
        let after = self.checked(&self.table.clone(), turn, self.log.len(), now)?;
        self.before = std::mem::replace(&mut self.table, after);
        self.own.advance_to(self.table.next_roll());
        self.forget_seen_rolls();
        self.log_message(Message::Turn(turn.clone()), self.me.opponent(), now);
        Ok(())
    }

    /// Returns `table` after applying the opponent's message number `number`.
    fn checked(
        &mut self,
        table: &Table,
        turn: &Turn,
        number: usize,
        now: Seconds,
    ) -> Result<Table, Refused> {
        let due = table.due().ok_or(Refused::Over)?;
        if turn.sender(due) == self.me {
            return Err(Refused::FromYou);
        }
        table.check_resignation(self.me.opponent(), &turn.act)?;
        match table.after(turn) {
            Ok(after) if turn.act == Act::Claim => {
                self.may_claim(number, now)?;
                Ok(after)
            }
            Ok(after) if turn.act == Act::ClaimOnTime => {
                self.concedes_time()?;
                Ok(after)
            }
            Err(why @ (Refused::FalseSecret | Refused::OtherPast)) => {
                self.prove(why, turn);
                Err(why)
            }
            after => after,
        }
    }

    fn prove(&mut self, why: Refused, turn: &Turn) {
        let message = Message::Turn(turn.clone());
        let proof = Proof { why, message };
        if self.proofs.len() < MAX_PROOFS && !self.proofs.contains(&proof) {
            self.proofs.push(proof);
        }
    }

    fn receive_ahead(&mut self, turn: &Turn, due: usize) -> Result<Received, Refused> {
        let missing = u16::try_from(due).map_err(|_| Refused::TooFarAhead)?;
        let is_kept = self.early_messages.insert(turn, due);
        let ahead = is_kept.then_some(Received::Ahead { missing });
        ahead.ok_or(Refused::TooFarAhead)
    }

    /// Receives a message that differs from the stored message with the same number. If the new message is also valid
    /// and its number is the latest one, the game stops until the player chooses. This happens at most once per number,
    /// because the opponent could otherwise stop the game at will while this player's clock is running.
    fn receive_other_version(&mut self, turn: &Turn, now: Seconds) -> Result<Received, Refused> {
        let number = usize::from(turn.number);
        let there = self.log.get(number).ok_or(Refused::OtherPast)?;
        let (by, at) = (there.by, there.at);
        let Message::Turn(other) = &there.message else {
            return Err(Refused::OtherPast);
        };
        let due = other.sender(by);
        if turn.sender(due) == self.me {
            return Err(Refused::FromYou);
        }
        // A reply names the messages that it continues, so a message that has been answered can no longer be replaced.
        let is_answered = number + 1 < self.log.len();
        if is_answered || other.past != turn.past || self.chosen == Some(turn.number) {
            self.prove(Refused::OtherPast, turn);
            return Err(Refused::OtherPast);
        }
        let first = (by, there.message.clone());
        // A claim in place of an answered message is valid only if the answer was late.
        self.checked(&self.before.clone(), turn, number, at.min(now))?;
        self.versions = Some(TwoVersions {
            number: turn.number,
            first,
            second: (self.me.opponent(), Message::Turn(turn.clone())),
        });
        Ok(Received::TwoVersions)
    }

    /// Chooses one of two versions of a message, identified by its hash.
    ///
    /// # Errors
    ///
    /// Returns [`Refused::NotDue`] if there are no two versions or neither has this hash, and [`Refused::OtherPast`] if
    /// the second version is chosen although the first one has been answered.
    pub fn choose(&mut self, right: Hash, now: Seconds) -> Result<(), Refused> {
        let versions = self.versions.clone().ok_or(Refused::NotDue)?;
        let (by, Message::Turn(second)) = versions.second else {
            return Err(Refused::NotDue);
        };
        if versions.first.1.hash() == right {
            (self.versions, self.chosen) = (None, Some(versions.number));
            self.prove(Refused::OtherPast, &second);
            self.follow_ahead(now);
            return Ok(());
        }
        let message = Message::Turn(second.clone());
        if message.hash() != right {
            return Err(Refused::NotDue);
        }
        let number = usize::from(versions.number);
        if self.log.len() != number + 1 {
            return Err(Refused::OtherPast);
        }
        self.table = self.before.after(&second)?;
        self.versions = None;
        self.log.truncate(number);
        self.log_message(message, by, now);
        self.chosen = Some(versions.number);
        self.follow_ahead(now);
        Ok(())
    }
}
