//! Clocks for a game over a direct connection: remaining times, and claims on time.
//!
//! This module does not measure time; callers pass in the remaining times that they have measured. Each side checks a
//! claim against its own measurement.

use rules::{ByPlayer, Millis, Player};

use super::Game;
use crate::{
    act::Act,
    fault::Refused,
    message::Message,
    time_control::{RunningClock, TOLERANCE, TimeControl},
};

impl Game {
    /// Returns the time control agreed for a match; `None` if none was agreed.
    pub const fn time_control(&self) -> Option<TimeControl> {
        self.invitation().clock
    }

    /// Returns both players' remaining time, excluding the delay, as last measured on this device; `None` if there is
    /// no time control.
    pub fn time_left(&self) -> Option<ByPlayer<Millis>> {
        let start = || {
            self.time_control()?
                .start(self.terms(), self.session().score())
        };
        self.left.or_else(start)
    }

    /// Stores both players' remaining time, excluding the delay, and the running clock, as measured on this device.
    /// Ignored if there is no time control.
    pub fn note_time(&mut self, left: ByPlayer<Millis>, running: RunningClock) {
        self.left = self.time_control().map(|_| left);
        self.running = running;
    }

    /// Returns the time that each player has at the start of the match; `None` if there is no time control.
    pub fn start_time(&self) -> Option<Millis> {
        let start = self
            .time_control()?
            .start(self.terms(), ByPlayer::default());
        start.map(|start| start[self.me()])
    }

    /// Returns the total time that accepted clock readings from the opponent's page have added to the opponent's clock,
    /// in milliseconds.
    pub const fn gained(&self) -> Millis {
        self.gained
    }

    /// Sets the total returned by [`Self::gained`].
    pub const fn note_gained(&mut self, gained: Millis) {
        self.gained = gained;
    }

    /// Returns the player whose message is due, and whose clock runs while both players are connected; `None` after the
    /// end.
    pub fn due(&self) -> Option<Player> {
        self.table.due()
    }

    /// Returns the number of times that each player's clock was pressed. Every message presses the clock, except
    /// messages within a turn, which request a roll, reveal a secret, or offer to resign.
    pub fn presses(&self) -> ByPlayer<u16> {
        let mut presses = ByPlayer::default();
        for logged in self.messages() {
            if let Message::Turn(turn) = &logged.message
                && !matches!(turn.act, Act::Roll | Act::Reveal | Act::Resign(_))
            {
                presses[logged.by] += 1;
            }
        }
        presses
    }

    /// Returns `true` if this player may claim the game because the opponent, whose message is due, has no time left.
    pub fn may_claim_on_time(&self) -> bool {
        let waits = self.table.due() == Some(self.me().opponent());
        waits && self.has_fallen(self.me().opponent()).is_ok()
    }

    /// Checks that `player` has run out of time.
    pub(crate) fn has_fallen(&self, player: Player) -> Result<(), Refused> {
        match self.time_left().ok_or(Refused::NotDue)?[player] {
            0 => Ok(()),
            left => Err(Refused::TooEarly(left.div_ceil(1_000))),
        }
    }

    /// Checks the opponent's claim that this player has run out of time. [`TOLERANCE`] and the rest of the delay are
    /// granted only while this player's clock is running, because otherwise the player does not lose time.
    pub(crate) fn concedes_time(&self) -> Result<(), Refused> {
        let left = self.time_left().ok_or(Refused::NotDue)?[self.me()];
        let until_flag = match self.running {
            Some((player, delay)) if player == self.me() => left.saturating_add(delay),
            _ => return self.has_fallen(self.me()),
        };
        if until_flag <= TOLERANCE {
            return Ok(());
        }
        Err(Refused::TooEarly(until_flag.div_ceil(1_000)))
    }
}
