//! One player's side of a game: all messages, the player's own secrets, and the resulting state.

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

/// Seconds since the Unix epoch, or since any other point in time that all calls for a game share.
pub type Seconds = u64;

/// Number of seconds in a day.
const DAY: Seconds = 24 * 60 * 60;

/// Message in a game, with its sender and time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedMessage {
    /// Message that was sent or received.
    pub message: Message,
    /// Player who sent the message.
    pub by: Player,
    /// Time at which this device created or received the message.
    pub at: Seconds,
}

/// Two different, valid messages with the same number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoVersions {
    /// Message number, the same for both.
    pub number: u16,
    /// Message that arrived first, with its sender.
    pub first: (Player, Message),
    /// Message that arrived later, with its sender.
    pub second: (Player, Message),
}

/// Time from which the waiting player may claim the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimTime {
    /// The game has no time limit, or the player's own message is due.
    Never,
    /// The game can be claimed from this time on.
    From(Seconds),
}

/// One player's side of a game whose invitation has been accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub(crate) me: Player,
    pub(crate) own: OwnChain,
    pub(crate) opening: (Invitation, Acceptance),
    pub(crate) log: Vec<LoggedMessage>,
    pub(crate) table: Table,
    /// Table before the last message, used to check a different version of that message.
    pub(crate) before: Table,
    /// Number of the first roll that does not count as seen. In friendly mode, the player may not double before a roll
    /// that counts as seen.
    pub(crate) seen_until: u32,
    pub(crate) early_messages: EarlyMessages,
    pub(crate) versions: Option<TwoVersions>,
    /// Number of the last message if the player chose it from two versions.
    pub(crate) chosen: Option<u16>,
    pub(crate) proofs: Vec<Proof>,
    /// Remaining time on both clocks; `None` until it has been measured.
    pub(crate) left: Option<ByPlayer<Millis>>,
    /// Player whose clock was running at that measurement. Not stored, because both clocks stop on a reload.
    pub(crate) running: RunningClock,
    /// Total time that accepted clock readings from the opponent's page have added to the opponent's clock, in
    /// milliseconds.
    pub(crate) gained: Millis,
}

impl Game {
    /// Starts the game from its first two messages, both of which are dated `at`.
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

    /// Returns the player to whom this side of the game belongs.
    pub const fn me(&self) -> Player {
        self.me
    }

    /// Returns the game's identity, which is the same on both sides.
    pub const fn id(&self) -> &Hash {
        self.table.game()
    }

    /// Returns the prefix of the identity that every turn message contains.
    pub fn tag(&self) -> Tag {
        self.table.tag()
    }

    /// Returns the invitation that started the game.
    pub const fn invitation(&self) -> &Invitation {
        &self.opening.0
    }

    /// Returns the agreed terms.
    pub const fn terms(&self) -> &Terms {
        self.table.terms()
    }

    /// Returns the players' names, if given.
    pub fn names(&self) -> ByPlayer<Option<PlayerName>> {
        ByPlayer {
            white: self.opening.0.name.clone(),
            black: self.opening.1.name.clone(),
        }
    }

    /// Returns all messages in order.
    pub fn messages(&self) -> &[LoggedMessage] {
        &self.log
    }

    /// Returns the rejected messages that prove a protocol violation.
    pub fn proofs(&self) -> &[Proof] {
        &self.proofs
    }

    /// Returns the two versions of a message between which the player has to choose, if any.
    pub const fn two_versions(&self) -> Option<&TwoVersions> {
        self.versions.as_ref()
    }

    /// Returns how the game ended; `None` while the game is in progress.
    pub fn ended(&self) -> Option<Ended> {
        self.table.ended()
    }

    /// Returns the session as known to both players.
    pub const fn session(&self) -> &Session {
        self.table.session()
    }

    /// Returns the session as visible to this player, including the roll for the player's own turn as soon as the
    /// player may see it.
    pub fn view(&self) -> Session {
        self.table.seen_by(self.me, &self.own, self.may_look())
    }

    /// Returns all rolls that both players know, in order.
    pub fn rolls(&self) -> &[Rolled] {
        self.table.rolled()
    }

    /// Returns a link to the messages that this player has sent since the opponent's last message, at most four; `None`
    /// if there are none.
    pub fn link(&self) -> Option<String> {
        let own = self
            .log
            .iter()
            .rev()
            .take_while(|logged| logged.by == self.me);
        let mut messages: Vec<_> = own.map(|logged| &logged.message).take(4).collect();
        messages.reverse();
        (!messages.is_empty()).then(|| print_link(messages))
    }

    /// Returns `true` if the player may see the roll; in friendly mode, this is the case only after the cube decision.
    pub(crate) fn may_look(&self) -> bool {
        let may_double = self.session().allows(Action::Double).is_ok();
        let strict = self.terms().mode != Mode::Friendly || self.table.is_strict();
        self.has_seen_roll() || strict || !may_double
    }

    /// Returns `true` if the next roll counts as seen by the player.
    pub(crate) const fn has_seen_roll(&self) -> bool {
        self.table.next_roll() < self.seen_until
    }

    /// Returns `true` if the player may not double before the next roll because that roll counts as seen.
    pub(crate) fn is_cube_closed(&self) -> bool {
        self.has_seen_roll() && !self.table.is_strict()
    }

    /// Resets the number of seen rolls once the seen roll has been played.
    pub(crate) const fn forget_seen_rolls(&mut self) {
        if !self.has_seen_roll() {
            self.seen_until = 0;
        }
    }

    /// Marks this player's next roll as seen, because another copy of the game may have shown it. In friendly mode, the
    /// player may then not double before that roll.
    pub fn count_next_roll_as_seen(&mut self) {
        self.seen_until = self.table.next_roll_of(self.me) + 1;
    }

    /// Returns `true` if this player, whose message is due, may offer this loss. Within a turn, it must be larger than
    /// any loss already declined.
    pub fn may_resign(&self, win: Win) -> bool {
        let act = Act::Resign(win);
        let allowed = self.session().allows(Action::Resign(win)).is_ok();
        allowed && self.table.check_resignation(self.me, &act).is_ok()
    }

    pub(crate) fn log_message(&mut self, message: Message, by: Player, at: Seconds) {
        self.log.push(LoggedMessage { message, by, at });
        self.chosen = None;
    }

    /// Returns the time from which this player may claim the game.
    pub fn claim_time(&self) -> ClaimTime {
        let waits = self.table.due() == Some(self.me.opponent());
        match (self.deadline(self.log.len()), waits) {
            (Some(from), true) => ClaimTime::From(from),
            _ => ClaimTime::Never,
        }
    }

    /// Checks whether message number `number` is overdue.
    pub(crate) fn may_claim(&self, number: usize, now: Seconds) -> Result<(), Refused> {
        let from = self.deadline(number).ok_or(Refused::NotDue)?;
        match from.saturating_sub(now) {
            0 => Ok(()),
            left => Err(Refused::TooEarly(left)),
        }
    }

    /// Returns the time at which message number `number` becomes overdue; `None` if there is no time limit.
    fn deadline(&self, number: usize) -> Option<Seconds> {
        let before = self.log.get(number.checked_sub(1)?)?;
        let days = self.terms().days?;
        Some(before.at.saturating_add(DAY * Seconds::from(days.get())))
    }

    /// Returns the game so far as a record for review and storage. In a claimed match, the winner gets the points still
    /// needed; in a claimed money game, the value of the cube.
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
