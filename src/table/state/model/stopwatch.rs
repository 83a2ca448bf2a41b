//! What the page knows of time: what time it is, and how much of it is not booked on the clock of the match yet.

use rules::Millis;

/// So much time is booked at the latest: what a kill may give back.
const UNBOOKED: Millis = 2_000;

/// What the page knows of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stopwatch {
    /// The time of the last message, on a clock that only goes forwards; nothing before the first.
    now: Option<Millis>,
    /// What has passed for the player whose decision it is, and is not booked yet.
    unbooked: Millis,
    /// Whether the page is hidden, so that nobody can see it.
    pub(crate) hidden: bool,
}

impl Stopwatch {
    /// The time of the last message; 0 before the first.
    pub(crate) fn now(&self) -> Millis {
        self.now.unwrap_or_default()
    }

    /// The same for another session, to which nothing of the time before belongs.
    pub(crate) const fn restarted(self) -> Self {
        Self {
            unbooked: 0,
            ..self
        }
    }

    /// Notes that it is `now`, and returns what time it was before.
    pub(crate) fn tick(&mut self, now: Millis) -> Millis {
        self.now.replace(now).unwrap_or(now)
    }

    /// Lets time pass for the player whose decision it is.
    pub(crate) const fn add(&mut self, passed: Millis) {
        self.unbooked = self.unbooked.saturating_add(passed);
    }

    /// What has passed and is not booked yet.
    pub(crate) const fn unbooked(&self) -> Millis {
        self.unbooked
    }

    /// Whether so much time has passed that it is to be booked.
    pub(crate) const fn is_booking_due(&self) -> bool {
        self.unbooked >= UNBOOKED
    }

    /// Returns what has passed, which counts as booked from now on.
    pub(crate) fn take_unbooked(&mut self) -> Millis {
        std::mem::take(&mut self.unbooked)
    }
}
