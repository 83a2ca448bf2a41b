//! The clocks of a game that is played over a direct connection: the time that both players have left, and the claim of a game
//! whose other player has nothing left.
//!
//! Nothing here measures time: the caller passes the times left by its own measurement. Each side checks a claim against
//! its own figures.

use rules::{ByPlayer, Millis, Player};

use super::Game;
use crate::{
    act::Act,
    fault::Refused,
    message::Message,
    time_control::{RunningClock, TOLERANCE, TimeControl},
};

impl Game {
    /// The agreed clock of a match; `None` if there is none.
    pub const fn time_control(&self) -> Option<TimeControl> {
        self.invitation().clock
    }

    /// Returns the time that both players have left on their clocks, without the delay, by this device's last measurement; `None` without
    /// a clock.
    pub fn time_left(&self) -> Option<ByPlayer<Millis>> {
        let start = || {
            self.time_control()?
                .start(self.terms(), self.session().score())
        };
        self.left.or_else(start)
    }

    /// Stores the time left on both clocks without the delay, and the running clock, as measured by this device; ignored
    /// without a time control.
    pub fn note_time(&mut self, left: ByPlayer<Millis>, running: RunningClock) {
        self.left = self.time_control().map(|_| left);
        self.running = running;
    }

    /// What each player had at the beginning of the match; `None` without a clock.
    pub fn start_time(&self) -> Option<Millis> {
        let start = self
            .time_control()?
            .start(self.terms(), ByPlayer::default());
        start.map(|start| start[self.me()])
    }

    /// Returns the total time, in milliseconds, that accepted clock readings of the other page have added to the other
    /// player's clock.
    pub const fn gained(&self) -> Millis {
        self.gained
    }

    /// Stores that total.
    pub const fn note_gained(&mut self, gained: Millis) {
        self.gained = gained;
    }

    /// The player whose clock runs while both are connected: the one whose message is due; `None` after the end.
    pub fn due(&self) -> Option<Player> {
        self.table.due()
    }

    /// How often each player's clock was pressed: with every message but those within a turn, which ask for a roll, show a
    /// secret, or offer to resign.
    pub fn presses(&self) -> ByPlayer<u16> {
        let mut presses = ByPlayer::default();
        for kept in self.messages() {
            if let Message::Turn(turn) = &kept.message
                && !matches!(turn.act, Act::Roll | Act::Reveal | Act::Resign(_))
            {
                presses[kept.by] += 1;
            }
        }
        presses
    }

    /// Whether this player may claim the game because the other, whose message is due, has no time left.
    pub fn may_claim_on_time(&self) -> bool {
        let waits = self.table.due() == Some(self.me().opponent());
        waits && self.has_fallen(self.me().opponent()).is_ok()
    }

    /// Checks that `player` has no time left.
    pub(crate) fn has_fallen(&self, player: Player) -> Result<(), Refused> {
        match self.time_left().ok_or(Refused::NotDue)?[player] {
            0 => Ok(()),
            left => Err(Refused::TooEarly(left.div_ceil(1_000))),
        }
    }

    /// Checks a claim by the other player that this player has no time left. [`TOLERANCE`] is granted only while this
    /// player's clock runs, the rest of his delay included: who has moved, or whose clock stands, loses no time.
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
