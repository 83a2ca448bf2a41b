//! The clocks of both players, as one page measures them.
//!
//! Each page keeps both clocks and says with its messages what it has measured. The other player's own figure counts for
//! the other's clock as long as it is within a tolerance of this page's; otherwise both figures are shown, and this page
//! goes on with its own. A clock runs only while the channel is open.

use friend::{RunningClock, TOLERANCE};
use rules::{ByPlayer, Clock, ClockRules, Delay, Millis, Player};

/// Maximum of [`Clocks::gained`] per game, in milliseconds; beyond it the difference is shown.
const MAX_GAIN: Millis = 60_000;

/// The state of a timed game, as the clocks need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockState {
    /// The player of this page.
    pub me: Player,
    /// The rules of the clock.
    pub rules: ClockRules,
    /// The time that both players had left at this page's last measurement.
    pub left: ByPlayer<Millis>,
    /// The time of each player at the beginning of the match: no reserve rises above it.
    pub start: Millis,
    /// The value of `gained` in the clocks then.
    pub gained: Millis,
    /// The player whose message is due; `None` after the end.
    pub due: Option<Player>,
    /// How often each player's clock has been pressed.
    pub presses: ByPlayer<u16>,
}

/// The clock readings of both pages, which differ by more than network latency explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Time left of both players, as this page measures it.
    pub here: ByPlayer<Millis>,
    /// Time left of both players, as the other player's page measures it.
    pub there: ByPlayer<Millis>,
}

/// The clock readings that a player's page sends to spectators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// What both players have left.
    pub left: ByPlayer<Millis>,
    /// The player whose clock runs, and what is left of the delay before the reserve runs; `None` where the reserve runs
    /// or both clocks stand.
    pub delay: Option<(Player, u16)>,
}

/// The readings of both clocks that a page sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The number of messages that the page had.
    pub count: u16,
    /// The time that its player has left.
    pub mine: Millis,
    /// The time that the other player has left.
    pub yours: Millis,
}

/// The clocks of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    timed: ClockState,
    clock: Clock,
    /// The time that each player has used since its clock was last pressed, without the time since `since`.
    used: ByPlayer<Millis>,
    /// Since when the clock of the player who is due runs; `None` while both stand.
    since: Option<Millis>,
    /// Total time that accepted readings of the other page have added to the other player's clock, at most [`MAX_GAIN`].
    gained: Millis,
    difference: Option<Difference>,
}

impl Clocks {
    pub(crate) fn new(timed: ClockState) -> Self {
        Self {
            timed,
            clock: Clock::with_reserves(timed.rules, timed.left),
            used: ByPlayer::default(),
            since: None,
            gained: timed.gained,
            difference: None,
        }
    }

    pub(crate) const fn difference(&self) -> Option<Difference> {
        self.difference
    }

    /// Returns the total time that accepted readings of the other page have added to the other player's clock, at most
    /// [`MAX_GAIN`].
    pub(crate) const fn gained(&self) -> Millis {
        self.gained
    }

    /// The player whose clock runs.
    pub(crate) fn running(&self) -> Option<Player> {
        self.timed.due.filter(|_| self.since.is_some())
    }

    /// Returns the time that both players have left at `now`.
    pub(crate) fn left(&self, now: Millis) -> ByPlayer<Millis> {
        ByPlayer::new(|player| {
            let used = self.used(player, now);
            if used >= self.clock.flag_after(player) {
                return 0;
            }
            // Within the delay at least 1 ms is shown.
            self.clock.shown(player, used).max(1)
        })
    }

    /// Returns both clocks at `now`.
    pub(crate) fn times(&self, now: Millis) -> Times {
        let delay = self.running_at(now).and_then(|(player, delay)| {
            (delay > 0).then_some((player, u16::try_from(delay).unwrap_or(u16::MAX)))
        });
        Times {
            left: self.left(now),
            delay,
        }
    }

    /// The player whose clock runs, and what is left of the delay at `now`.
    pub(crate) fn running_at(&self, now: Millis) -> RunningClock {
        let player = self.running()?;
        let delay = match self.timed.rules.kind {
            Delay::Simple => self.timed.rules.delay,
            // The reserve runs at once; what was used of the delay comes back afterwards.
            Delay::Bronstein => 0,
        };
        Some((player, delay.saturating_sub(self.used(player, now))))
    }

    fn used(&self, player: Player, now: Millis) -> Millis {
        let since = self.since.filter(|_| self.timed.due == Some(player));
        self.used[player] + since.map_or(0, |since| now.saturating_sub(since))
    }

    /// Lets the clock of the player who is due run from `now` on.
    pub(crate) fn run(&mut self, now: Millis) {
        self.stop(now);
        self.since = Some(now);
    }

    /// Stops both clocks; what has passed until `now` counts.
    pub(crate) fn stop(&mut self, now: Millis) {
        if let Some(player) = self.timed.due {
            self.used[player] = self.used(player, now);
        }
        self.since = None;
    }

    /// Follows the game: presses the clocks of players who have ended a turn or given an answer.
    pub(crate) fn follow(&mut self, timed: ClockState, now: Millis) {
        let ran = self.since.is_some();
        self.stop(now);
        for player in Player::BOTH {
            if timed.presses[player] != self.timed.presses[player] {
                let _fell = self.clock.press(player, self.used[player]);
                self.used[player] = 0;
            }
        }
        self.timed = timed;
        self.since = ran.then_some(now);
    }

    /// Returns this page's readings of both clocks at `now`.
    pub(crate) fn reading(&self, count: u16, now: Millis) -> ClockReading {
        let left = self.left(now);
        ClockReading {
            count,
            mine: left[self.timed.me],
            yours: left[self.timed.me.opponent()],
        }
    }

    /// Compares what the other page has measured at the same message with this page's figures at `now`.
    pub(crate) fn compare(&mut self, reading: &ClockReading, now: Millis) {
        let here = self.left(now);
        let (me, other) = (self.timed.me, self.timed.me.opponent());
        let reserve_there = reading.mine.min(self.timed.start);
        let gained = self
            .gained
            .saturating_add(reserve_there.saturating_sub(here[other]));
        let fits = gained <= MAX_GAIN;
        let close = |player: Player, there: Millis| here[player].abs_diff(there) <= TOLERANCE;
        let agree = close(other, reading.mine) && close(me, reading.yours);
        // A running clock is compared but not adjusted.
        let stands = self.running() != Some(other) && self.used[other] == 0;
        if agree && stands && fits {
            self.gained = gained;
            let mut reserve = ByPlayer::new(|player| self.clock.reserve(player));
            reserve[other] = reserve_there;
            self.clock = Clock::with_reserves(self.timed.rules, reserve);
        }
        let mut there = ByPlayer::new(|_| reading.mine);
        there[me] = reading.yours;
        self.difference = (!agree || !fits).then_some(Difference { here, there });
    }
}
