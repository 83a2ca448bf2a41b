//! Game state that follows from the messages: common knowledge, the player whose message is due, and the next legal
//! messages.

mod acts;
mod rolls;
mod turns;

use rules::{Action, ByPlayer, Die, FirstRoll, Phase, Player, Session, Win};

use crate::{
    act::Act,
    chain::{Owner, Secrets},
    fault::Refused,
    hash::Hash,
    message::{Acceptance, Invitation, Message, PastHash, Reveal, Tag},
    reveals::Reveals,
    terms::{Mode, Starter, Terms},
};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The match was played to its end.
    Played,
    /// A player claimed the game because the agreed number of days had passed.
    Claimed {
        /// Player who claimed the game.
        by: Player,
    },
    /// A player claimed the game because the opponent had no time left.
    OnTime {
        /// Player who claimed the game.
        by: Player,
    },
    /// A player stopped playing money games.
    Stopped {
        /// Player who stopped.
        by: Player,
    },
}

/// State derived from a game's messages.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    terms: Terms,
    /// `true` if a time control was agreed.
    timed: bool,
    game: Hash,
    /// Hash of all messages so far.
    past: Hash,
    session: Session,
    /// Number of the next roll, counted from 0 and including opening rolls.
    roll: u32,
    reveals: ByPlayer<Reveals>,
    /// Number of rolls for which each player had revealed the secrets after the last message.
    shown: ByPlayer<u32>,
    /// Players who promised not to double in the next turn.
    waived: ByPlayer<bool>,
    /// `true` after the player on roll has declined to double and has requested the secret that was held back.
    roll_requested: bool,
    /// `true` if the secret for this turn's roll was held back in friendly mode.
    held: bool,
    /// Largest loss that each player has offered in this turn.
    resigned: ByPlayer<Option<Win>>,
    ended: Option<Ended>,
    rolled: Vec<Rolled>,
}

/// Roll made in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// Number of the roll, counted from 0. A number is skipped if a game ended after one player had revealed the secret
    /// for it.
    pub number: u32,
    /// Dice as drawn: two dice, or in an opening roll White's and Black's dice until they differ. If the inviter starts
    /// the first game, White has the higher die in its opening roll.
    pub dice: Vec<Die>,
}

impl Table {
    /// Creates the state after the first two messages.
    pub(crate) fn new(invitation: &Invitation, acceptance: &Acceptance) -> Result<Self, Refused> {
        let owner = |player, salt| Owner {
            player,
            salt,
            length: invitation.terms.chain,
        };
        let revealed = invitation.terms.rolls_of_acceptance();
        let mut table = Self {
            terms: invitation.terms,
            timed: invitation.clock.is_some(),
            game: acceptance.game(),
            past: acceptance.game(),
            session: Session::new(invitation.terms.ruleset()),
            roll: 0,
            reveals: ByPlayer {
                white: Reveals::new(owner(Player::White, invitation.salt), invitation.head),
                black: Reveals::new(owner(Player::Black, acceptance.salt), acceptance.head),
            },
            shown: ByPlayer {
                white: 0,
                black: revealed,
            },
            waived: ByPlayer::default(),
            roll_requested: false,
            held: false,
            resigned: ByPlayer::default(),
            ended: None,
            rolled: Vec::new(),
        };
        table.reveals.black.add(&Reveal {
            secrets: Secrets::Latest(acceptance.opening),
            ..Reveal::NONE
        })?;
        if table.reveals.black.count() != revealed {
            return Err(Refused::WrongReveal);
        }
        table.remember(&Message::Acceptance(acceptance.clone()));
        Ok(table)
    }

    pub(crate) const fn terms(&self) -> &Terms {
        &self.terms
    }

    pub(crate) const fn game(&self) -> &Hash {
        &self.game
    }

    pub(crate) fn tag(&self) -> Tag {
        self.game.first()
    }

    pub(crate) fn past(&self) -> PastHash {
        self.past.first()
    }

    pub(crate) const fn next_roll(&self) -> u32 {
        self.roll
    }

    /// Returns the number of the next roll in `player`'s turn, assuming that both players' turns continue with a roll.
    /// Before an opening roll, whose winner is unknown, returns the number of the roll after a win by the opponent.
    pub(crate) fn next_roll_of(&self, player: Player) -> u32 {
        let others = match self.session.on_roll() {
            Some(on_roll) => {
                let has_rolled = self.session.draft().is_some() || self.passes();
                u32::from((on_roll == player) == has_rolled)
            }
            None => 1 + u32::from(self.terms.first_roll == FirstRoll::Fresh),
        };
        self.roll + others
    }

    pub(crate) const fn session(&self) -> &Session {
        &self.session
    }

    pub(crate) fn rolled(&self) -> &[Rolled] {
        &self.rolled
    }

    /// Returns how the game ended; `None` while the game is in progress.
    pub(crate) fn ended(&self) -> Option<Ended> {
        let played = matches!(self.session.phase(), Phase::MatchOver(_));
        self.ended.or(played.then_some(Ended::Played))
    }

    /// Returns the sender of the next message, unless that message is a claim; `None` after the end.
    pub(crate) fn due(&self) -> Option<Player> {
        if self.ended().is_some() {
            return None;
        }
        match self.session.phase() {
            // The previous message revealed its sender's secret for the opening roll.
            Phase::Opening if self.has_shown(Player::White) => Some(Player::Black),
            Phase::Opening => Some(Player::White),
            Phase::ToRoll => {
                let roller = self.session.decides()?;
                let waits = !self.passes() && !self.is_held() && !self.knows_roll(roller);
                Some(if waits { roller.opponent() } else { roller })
            }
            _ => self.session.decides(),
        }
    }

    /// Returns `true` if the player on roll is closed out and does not roll.
    pub(crate) fn passes(&self) -> bool {
        self.session.allows(Action::Pass).is_ok()
    }

    /// Returns `true` if this turn's cube decision is made before the roll can be known: always in strict mode, and in
    /// friendly mode if the opponent of the player on roll has held back the secret.
    pub(crate) fn is_strict(&self) -> bool {
        self.terms.mode == Mode::Strict || self.held
    }

    /// Returns `true` if the opponent of the player on roll holds back the secret because that player may still double.
    pub(crate) fn is_held(&self) -> bool {
        let may_double = || self.session.allows(Action::Double).is_ok();
        let roller = self.session.decides();
        self.is_strict()
            && *self.session.phase() == Phase::ToRoll
            && !self.roll_requested
            && roller.is_some_and(|roller| !self.waived[roller])
            && may_double()
    }

    /// Checks that `by` does not offer a loss that was already declined in this turn, or a smaller one, because each
    /// answer costs the opponent time.
    pub(crate) fn check_resignation(&self, by: Player, act: &Act) -> Result<(), Refused> {
        match (act, self.resigned[by]) {
            (Act::Resign(win), Some(declined)) if *win <= declined => Err(Refused::Declined),
            _ => Ok(()),
        }
    }

    /// Returns `true` if the player who invites starts the current game regardless of the opening roll.
    fn inviter_starts(&self) -> bool {
        self.terms.starter == Starter::Inviter && self.session.game_number() == 1
    }

    /// Returns `true` if `player` has revealed the secret for the next roll.
    fn has_shown(&self, player: Player) -> bool {
        self.shown[player] > self.roll
    }

    /// Returns `true` if `player`, who knows all of that player's own secrets, can compute the next roll.
    pub(crate) fn knows_roll(&self, player: Player) -> bool {
        self.has_shown(player.opponent())
    }

    /// Returns `true` if `player` can compute the next two rolls.
    pub(crate) fn knows_two_rolls(&self, player: Player) -> bool {
        self.shown[player.opponent()] > self.roll + 1
    }

    /// Adds a message to the hash of past messages.
    fn remember(&mut self, message: &Message) {
        self.past = Hash::of(&[&self.past.0, &message.encode()]);
    }
}
