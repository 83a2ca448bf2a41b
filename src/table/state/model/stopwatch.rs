//! Page clock, and the elapsed time not yet booked on the match clock.

use rules::Millis;

/// Unbooked time at which booking becomes due, in milliseconds; limits the time that a player regains if the page is
/// killed.
const UNBOOKED: Millis = 2_000;

/// Page clock, and the elapsed time not yet booked on the match clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stopwatch {
    /// Time of the last message, from a monotonic clock; `None` before the first message.
    now: Option<Millis>,
    /// Time used by the deciding player that has not been booked yet.
    unbooked: Millis,
    /// `true` while the page is hidden.
    pub(crate) hidden: bool,
}

impl Stopwatch {
    /// Returns the time of the last message; 0 before the first message.
    pub(crate) fn now(&self) -> Millis {
        self.now.unwrap_or_default()
    }

    /// Returns the stopwatch for another session, without unbooked time.
    pub(crate) const fn restarted(self) -> Self {
        Self {
            unbooked: 0,
            ..self
        }
    }

    /// Sets the time to `now` and returns the previous time.
    pub(crate) fn tick(&mut self, now: Millis) -> Millis {
        self.now.replace(now).unwrap_or(now)
    }

    /// Adds time used by the deciding player.
    pub(crate) const fn add(&mut self, passed: Millis) {
        self.unbooked = self.unbooked.saturating_add(passed);
    }

    /// Returns the time that has not been booked yet.
    pub(crate) const fn unbooked(&self) -> Millis {
        self.unbooked
    }

    /// Returns `true` if enough unbooked time has accumulated for booking to be due.
    pub(crate) const fn is_booking_due(&self) -> bool {
        self.unbooked >= UNBOOKED
    }

    /// Returns the unbooked time and resets it to zero.
    pub(crate) fn take_unbooked(&mut self) -> Millis {
        std::mem::take(&mut self.unbooked)
    }
}
