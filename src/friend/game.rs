//! One player's side of a game: all messages, the player's own secrets, and the state that follows from both.

mod clock;
mod next;
mod receive;
mod send;

use record::{MatchRecord, PlayerName};
use rules::{Action, ByPlayer, EndedBy, Millis, Player, Session, Win};

use crate::{
    act::Act,
    chain::OwnChain,
    early_messages::EarlyMessages,
    fault::{Proof, Refused},
    hash::Hash,
    link::print_link,
    message::{Acceptance, Invitation, Message, Tag},
    table::{Ended, Rolled, Table},
    terms::{Mode, Terms},
    time_control::RunningClock,
};

pub use next::Next;

/// Seconds since the beginning of 1970, or since any other moment that all calls for one game share.
pub type Seconds = u64;

/// Seconds of a day.
const DAY: Seconds = 24 * 60 * 60;

/// A message of the game, with its sender and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedMessage {
    /// The message.
    pub message: Message,
    /// The player who sent the message.
    pub by: Player,
    /// When the message was made or received on this device.
    pub at: Seconds,
}

/// Two different messages with the same number, either of which would be valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoVersions {
    /// Their number.
    pub number: u16,
    /// The message that came first, and its sender.
    pub first: (Player, Message),
    /// The message that came later, and its sender.
    pub second: (Player, Message),
}

/// When a waiting player may claim the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimTime {
    /// There is no time limit, or the player's own message is due.
    Never,
    /// From this moment on.
    From(Seconds),
}

/// One player's side of a game that has been accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub(crate) me: Player,
    pub(crate) own: OwnChain,
    pub(crate) opening: (Invitation, Acceptance),
    pub(crate) log: Vec<LoggedMessage>,
    pub(crate) table: Table,
    /// The table before the last message, by which another version of it is checked.
    pub(crate) before: Table,
    /// The player counts as having seen the rolls with a lower number, and may not double before them in friendly mode.
    pub(crate) seen_until: u32,
    pub(crate) early_messages: EarlyMessages,
    pub(crate) versions: Option<TwoVersions>,
    /// The number of the last message, if it was chosen from two versions.
    pub(crate) chosen: Option<u16>,
    pub(crate) proofs: Vec<Proof>,
    /// The time that both players have left on their clocks, once it has been measured.
    pub(crate) left: Option<ByPlayer<Millis>>,
    /// Whose clock ran when that was measured; not stored, as both clocks stand after a reload.
    pub(crate) running: RunningClock,
    /// Total time, in milliseconds, that accepted clock readings of the other page have added to the other player's clock.
    pub(crate) gained: Millis,
}

impl Game {
    /// Starts the game from its first two messages, both dated `at`.
    pub(crate) fn new(
        opening: (Invitation, Acceptance),
        me: Player,
        own: OwnChain,
        at: Seconds,
    ) -> Result<Self, Refused> {
        let table = Table::new(&opening.0, &opening.1)?;
        let logged = |message, by| LoggedMessage { message, by, at };
        Ok(Self {
            me,
            own,
            log: vec![
                logged(Message::Invitation(opening.0.clone()), Player::White),
                logged(Message::Acceptance(opening.1.clone()), Player::Black),
            ],
            opening,
            before: table.clone(),
            table,
            seen_until: 0,
            early_messages: EarlyMessages::default(),
            versions: None,
            chosen: None,
            proofs: Vec::new(),
            left: None,
            running: None,
            gained: 0,
        })
    }

    /// Which player this side is.
    pub const fn me(&self) -> Player {
        self.me
    }

    /// The identity of the game, the same on both sides.
    pub const fn id(&self) -> &Hash {
        self.table.game()
    }

    /// The beginning of the identity, which every turn message carries.
    pub fn tag(&self) -> Tag {
        self.table.tag()
    }

    /// The invitation that began the game.
    pub const fn invitation(&self) -> &Invitation {
        &self.opening.0
    }

    /// The agreed terms.
    pub const fn terms(&self) -> &Terms {
        self.table.terms()
    }

    /// The names that the players have given.
    pub fn names(&self) -> ByPlayer<Option<PlayerName>> {
        ByPlayer {
            white: self.opening.0.name.clone(),
            black: self.opening.1.name.clone(),
        }
    }

    /// All messages in order.
    pub fn messages(&self) -> &[LoggedMessage] {
        &self.log
    }

    /// Refused messages that prove that somebody broke the protocol.
    pub fn proofs(&self) -> &[Proof] {
        &self.proofs
    }

    /// Two versions of a message, between which the player has to choose.
    pub const fn two_versions(&self) -> Option<&TwoVersions> {
        self.versions.as_ref()
    }

    /// How the game has ended, if it has.
    pub fn ended(&self) -> Option<Ended> {
        self.table.ended()
    }

    /// The session as both players know it.
    pub const fn session(&self) -> &Session {
        self.table.session()
    }

    /// The session as this player may see it: with the roll of the player's own turn as soon as it may be known.
    pub fn view(&self) -> Session {
        self.table.seen_by(self.me, &self.own, self.may_look())
    }

    /// All rolls that both players know, in order.
    pub fn rolls(&self) -> &[Rolled] {
        self.table.rolled()
    }

    /// The link with this player's messages since the other player's last one, at most four; `None` if there are none.
    pub fn link(&self) -> Option<String> {
        let own = self.log.iter().rev().take_while(|kept| kept.by == self.me);
        let mut messages: Vec<_> = own.map(|kept| &kept.message).take(4).collect();
        messages.reverse();
        (!messages.is_empty()).then(|| print_link(messages))
    }

    /// Whether the player may see the roll: in friendly mode, only after deciding about the cube.
    pub(crate) fn may_look(&self) -> bool {
        let may_double = self.session().allows(Action::Double).is_ok();
        let strict = self.terms().mode != Mode::Friendly || self.table.is_strict();
        self.has_seen_roll() || strict || !may_double
    }

    /// Whether the player counts as having seen the next roll.
    pub(crate) const fn has_seen_roll(&self) -> bool {
        self.table.next_roll() < self.seen_until
    }

    /// Whether the player may not double before the next roll, which the player counts as having seen.
    pub(crate) fn is_cube_closed(&self) -> bool {
        self.has_seen_roll() && !self.table.is_strict()
    }

    /// Forgets a number of seen rolls that no roll to come has.
    pub(crate) const fn forget_seen_rolls(&mut self) {
        if !self.has_seen_roll() {
            self.seen_until = 0;
        }
    }

    /// Counts this player's next roll as seen: another copy of the game may have shown it. In friendly mode the player may
    /// not double before that roll.
    pub fn count_next_roll_as_seen(&mut self) {
        self.seen_until = self.table.next_roll_of(self.me) + 1;
    }

    /// Whether this player, who is due, may offer this loss: in a turn, only a larger one than was declined.
    pub fn may_resign(&self, win: Win) -> bool {
        let act = Act::Resign(win);
        let allowed = self.session().allows(Action::Resign(win)).is_ok();
        allowed && self.table.check_resignation(self.me, &act).is_ok()
    }

    pub(crate) fn log_message(&mut self, message: Message, by: Player, at: Seconds) {
        self.log.push(LoggedMessage { message, by, at });
        self.chosen = None;
    }

    /// When this player may claim the game.
    pub fn claim_time(&self) -> ClaimTime {
        let waits = self.table.due() == Some(self.me.opponent());
        match (self.deadline(self.log.len()), waits) {
            (Some(from), true) => ClaimTime::From(from),
            _ => ClaimTime::Never,
        }
    }

    /// Whether message number `number` is overdue.
    pub(crate) fn may_claim(&self, number: usize, now: Seconds) -> Result<(), Refused> {
        let from = self.deadline(number).ok_or(Refused::NotDue)?;
        match from.saturating_sub(now) {
            0 => Ok(()),
            left => Err(Refused::TooEarly(left)),
        }
    }

    /// When message number `number` becomes overdue, if there is a time limit.
    fn deadline(&self, number: usize) -> Option<Seconds> {
        let before = self.log.get(number.checked_sub(1)?)?;
        let days = self.terms().days?;
        Some(before.at.saturating_add(DAY * Seconds::from(days.get())))
    }

    /// Returns the game so far as a record that can be reviewed and stored. A claimed match gives the winner the points
    /// still needed, a claimed game for points the value of the cube.
    pub fn record(&self) -> MatchRecord {
        let mut record = MatchRecord::from_session(self.session());
        let names = self.names();
        for player in Player::BOTH {
            if let Some(name) = &names[player] {
                name.as_str().clone_into(&mut record.players[player].name);
            }
        }
        if let (Some(Ended::Claimed { by } | Ended::OnTime { by }), Some(game)) =
            (self.ended(), record.games.last_mut())
        {
            let needed = self.terms().ruleset().playing_match().map(|played| {
                u32::from(played.length.points()).saturating_sub(self.session().score()[by])
            });
            game.result = Some(record::GameResult {
                winner: by,
                points: needed.unwrap_or_else(|| self.session().cube().value.points()),
                by: EndedBy::Time,
            });
        }
        record
    }
}
