//! The clock of a game that is played over a direct connection: what was agreed, what both players have left, and the
//! claim of a game whose other player has nothing left.
//!
//! Nothing here measures time: the caller says what both players have left by its own measurement. Each side checks a
//! claim against its own figures.

use rules::{ByPlayer, Clock, ClockRules, Delay, Millis, Player};

use crate::{
    act::Act,
    fault::Refused,
    game::Game,
    message::Message,
    terms::{Stakes, Terms},
    wire::Reader,
};

/// The player whose clock runs, and what is left of the delay before the reserve runs (0 where it runs already); `None`
/// while both clocks stand.
pub type RunningClock = Option<(Player, Millis)>;

/// The difference between two clocks that the way over the network explains.
pub const TOLERANCE: Millis = 3_000;

/// The most half minutes for each point, and the most seconds of delay.
const MAX_UNITS: u8 = 60;

/// The clock that the invitation offers. It runs only while both players are connected directly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    kind: Delay,
    /// For each point of the match, 1 to 60.
    half_minutes: u8,
    /// Seconds of delay in every turn, 0 to 60.
    delay: u8,
}

impl TimeControl {
    /// Returns a clock with so many half minutes for each point of the match and so many seconds of delay in every turn;
    /// `None` unless the first number is 1 to 60 and the second at most 60.
    pub const fn new(kind: Delay, half_minutes: u8, delay: u8) -> Option<Self> {
        if half_minutes == 0 || half_minutes > MAX_UNITS || delay > MAX_UNITS {
            return None;
        }
        Some(Self {
            kind,
            half_minutes,
            delay,
        })
    }

    /// The rules of the clock. As usual, each point already scored takes half a point's time off (R88).
    pub fn rules(self) -> ClockRules {
        let half = Millis::from(self.half_minutes) * 30_000;
        ClockRules {
            per_point: half,
            per_point_scored: half / 2,
            delay: Millis::from(self.delay) * 1_000,
            kind: self.kind,
        }
    }

    /// What both players have at this score; `None` in games for points, which have no clock.
    pub(crate) fn start(self, terms: &Terms, score: ByPlayer<u32>) -> Option<ByPlayer<Millis>> {
        let Stakes::Match { length, .. } = terms.stakes else {
            return None;
        };
        let clock = Clock::new(self.rules(), length, score);
        Some(ByPlayer::new(|player| clock.reserve(player)))
    }

    pub(crate) fn write(self, bytes: &mut Vec<u8>) {
        let kind = u8::from(self.kind == Delay::Bronstein);
        bytes.extend([kind << 7 | self.half_minutes, self.delay]);
    }

    pub(crate) fn read(reader: &mut Reader) -> Option<Self> {
        let [first, delay] = reader.array()?;
        let kind = match first >> 7 {
            0 => Delay::Simple,
            _ => Delay::Bronstein,
        };
        Self::new(kind, first & 0x7f, delay)
    }
}

impl Game {
    /// The agreed clock of a match; `None` if there is none.
    pub const fn time_control(&self) -> Option<TimeControl> {
        self.invitation().clock
    }

    /// What both players have left on their clocks beside the delay, as this device has measured it last; `None` without
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

    /// The time that the other player's own figures have given the other player in this game.
    pub const fn gained(&self) -> Millis {
        self.gained
    }

    /// Notes how much time the other player's own figures have given the other player in this game.
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
