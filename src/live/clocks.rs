//! Both players' clocks, as measured by one page.
//!
//! Each page measures both clocks and sends its measurements with its messages. The other page's reading for its own
//! player's clock is accepted if it is within a tolerance of this page's reading; otherwise both readings are shown,
//! and this page continues with its own. Clocks run only while the channel is open.

use friend::{Game, RunningClock, TOLERANCE};
use rules::{ByPlayer, Clock, ClockRules, Delay, Millis, Player};

/// Maximum of [`Clocks::gained`] per game, in milliseconds; a difference beyond this is shown instead of being
/// accepted.
const MAX_GAIN: Millis = 60_000;

/// State of a game with clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockState {
    /// Player on this page.
    pub me: Player,
    /// Clock rules.
    pub rules: ClockRules,
    /// Both players' time at this page's last measurement.
    pub left: ByPlayer<Millis>,
    /// Each player's time at the start of the match, which no reserve may exceed.
    pub start: Millis,
    /// Time gained by the other player up to this page's last measurement.
    pub gained: Millis,
    /// Player whose message is due; `None` after the end.
    pub due: Option<Player>,
    /// Number of times each player's clock has been pressed.
    pub presses: ByPlayer<u16>,
}

impl ClockState {
    /// Returns a game's clock state; `None` if the game has no clock.
    pub fn of(game: &Game) -> Option<Self> {
        Some(Self {
            me: game.me(),
            rules: game.time_control()?.rules(),
            left: game.time_left()?,
            start: game.start_time()?,
            gained: game.gained(),
            due: game.due(),
            presses: game.presses(),
        })
    }
}

/// Two pages' clock readings that differ by more than network latency can explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Both players' time left, as measured by this page.
    pub here: ByPlayer<Millis>,
    /// Both players' time left, as measured by the other page.
    pub there: ByPlayer<Millis>,
}

/// Clock readings that a player's page sends to spectators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// Both players' time left.
    pub left: ByPlayer<Millis>,
    /// Player whose clock is running, and the remaining delay before the reserve starts to run; `None` if the reserve
    /// is running or both clocks are stopped.
    pub delay: Option<(Player, u16)>,
}

/// One page's readings of both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// Number of messages that the page has received or sent.
    pub count: u16,
    /// Time left for the sender's player.
    pub mine: Millis,
    /// Time left for the other player.
    pub yours: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    timed: ClockState,
    clock: Clock,
    /// Time used by each player since the last press, excluding the time since `since`.
    used: ByPlayer<Millis>,
    /// Time at which the clock of the player whose turn it is was started; `None` while both clocks are stopped.
    since: Option<Millis>,
    /// Total time that accepted readings from the other page have added to the other player's clock, at most
    /// [`MAX_GAIN`].
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

    /// Returns the total time that accepted readings from the other page have added to the other player's clock, at
    /// most [`MAX_GAIN`].
    pub(crate) const fn gained(&self) -> Millis {
        self.gained
    }

    /// Returns the player whose clock is running; `None` while both clocks are stopped.
    pub(crate) fn running(&self) -> Option<Player> {
        self.timed.due.filter(|_| self.since.is_some())
    }

    /// Returns both players' time left at `now`.
    pub(crate) fn left(&self, now: Millis) -> ByPlayer<Millis> {
        ByPlayer::new(|player| {
            let used = self.used(player, now);
            if used >= self.clock.flag_after(player) {
                return 0;
            }
            // At least 1 ms is shown until the flag falls.
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

    /// Returns the player whose clock is running, and the remaining delay at `now`.
    pub(crate) fn running_at(&self, now: Millis) -> RunningClock {
        let player = self.running()?;
        let delay = match self.timed.rules.kind {
            Delay::Simple => self.timed.rules.delay,
            // The reserve starts to run immediately and is refunded afterwards.
            Delay::Bronstein => 0,
        };
        Some((player, delay.saturating_sub(self.used(player, now))))
    }

    fn used(&self, player: Player, now: Millis) -> Millis {
        let since = self.since.filter(|_| self.timed.due == Some(player));
        self.used[player] + since.map_or(0, |since| now.saturating_sub(since))
    }

    /// Starts the clock of the player whose message is due, at `now`.
    pub(crate) fn run(&mut self, now: Millis) {
        self.stop(now);
        self.since = Some(now);
    }

    /// Stops both clocks; the time until `now` counts.
    pub(crate) fn stop(&mut self, now: Millis) {
        if let Some(player) = self.timed.due {
            self.used[player] = self.used(player, now);
        }
        self.since = None;
    }

    /// Updates the state, and presses the clocks of players who have ended a turn or replied.
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

    /// Compares the other page's reading, taken at the same message, with this page's reading at `now`; accepts the
    /// other page's reading or reports the difference.
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
        let is_idle = self.running() != Some(other) && self.used[other] == 0;
        if agree && is_idle && fits {
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
