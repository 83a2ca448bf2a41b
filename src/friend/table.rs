//! The game as the fold of its messages: what both players know, who is due, and what the next message may do.

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

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The match has been played out.
    Played,
    /// A player has claimed the game because the agreed days were over.
    Claimed {
        /// Who claimed it.
        by: Player,
    },
    /// A player has claimed the game because the other had no time left on the clock.
    OnTime {
        /// Who claimed it.
        by: Player,
    },
    /// A player has stopped playing for points.
    Stopped {
        /// Who has.
        by: Player,
    },
}

/// All that follows from the messages.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    terms: Terms,
    /// Whether a clock was agreed.
    timed: bool,
    game: Hash,
    /// The hash of all messages.
    past: Hash,
    session: Session,
    /// The number of the next roll, openings included, from 0.
    roll: u32,
    reveals: ByPlayer<Reveals>,
    /// The number of rolls for which each player had revealed secrets after the last message.
    shown: ByPlayer<u32>,
    /// Who has promised not to double in the next turn.
    waived: ByPlayer<bool>,
    /// The player on roll has declined to double, and asks for the secret that was held back.
    asked: bool,
    /// In friendly mode, whether the secret for the roll of this turn was held back.
    held: bool,
    /// The largest loss that each has offered in this turn.
    resigned: ByPlayer<Option<Win>>,
    ended: Option<Ended>,
    rolled: Vec<Rolled>,
}

/// A roll of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// Its number, from 0. A number is left out when a game ended after one player had shown his secret for it.
    pub number: u32,
    /// Its dice as they were drawn: two, or at an opening White's and Black's until they differ. Where the inviter starts
    /// the first game, White has the higher die of its opening.
    pub dice: Vec<Die>,
}

impl Table {
    /// After the first two messages.
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
            asked: false,
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

    /// The number of the next roll.
    pub(crate) const fn next_roll(&self) -> u32 {
        self.roll
    }

    /// The number of the next roll that `player` makes in a turn of his own, if the turns of both go on with a roll. At an
    /// opening, where the winner is not known yet, it is the roll that follows if the other wins.
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

    /// How it has ended, if it has.
    pub(crate) fn ended(&self) -> Option<Ended> {
        let played = matches!(self.session.phase(), Phase::MatchOver(_));
        self.ended.or(played.then_some(Ended::Played))
    }

    /// Who sends the next message, but for a claim; nobody after the end.
    pub(crate) fn due(&self) -> Option<Player> {
        if self.ended().is_some() {
            return None;
        }
        match self.session.phase() {
            // The message before has revealed the secret of its sender for the opening.
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

    /// Whether the player on roll is closed out and does not roll.
    pub(crate) fn passes(&self) -> bool {
        self.session.allows(Action::Pass).is_ok()
    }

    /// Whether the cube of this turn comes before the roll can be known: always in strict mode, and in friendly mode
    /// where the opponent of the player on roll has held his secret back.
    pub(crate) fn is_strict(&self) -> bool {
        self.terms.mode == Mode::Strict || self.held
    }

    /// Whether the opponent of the player on roll holds his secret back, because that player may still double.
    pub(crate) fn is_held(&self) -> bool {
        let may_double = || self.session.allows(Action::Double).is_ok();
        let roller = self.session.decides();
        self.is_strict()
            && *self.session.phase() == Phase::ToRoll
            && !self.asked
            && roller.is_some_and(|roller| !self.waived[roller])
            && may_double()
    }

    /// Checks that `by` does not offer a loss again that was declined in this turn, nor a smaller one: each answer takes
    /// time off the other's clock.
    pub(crate) fn check_resignation(&self, by: Player, act: &Act) -> Result<(), Refused> {
        match (act, self.resigned[by]) {
            (Act::Resign(win), Some(declined)) if *win <= declined => Err(Refused::Declined),
            _ => Ok(()),
        }
    }

    /// Whether the player who invites starts the present game, whatever the opening roll.
    fn inviter_starts(&self) -> bool {
        self.terms.starter == Starter::Inviter && self.session.game_number() == 1
    }

    /// Whether `player` has shown his secret for the next roll.
    fn has_shown(&self, player: Player) -> bool {
        self.shown[player] > self.roll
    }

    /// Whether `player`, who has his own secrets, can compute the next roll.
    pub(crate) fn knows_roll(&self, player: Player) -> bool {
        self.has_shown(player.opponent())
    }

    /// Whether `player` can compute the roll after the next one as well.
    pub(crate) fn knows_two_rolls(&self, player: Player) -> bool {
        self.shown[player.opponent()] > self.roll + 1
    }

    /// Adds a message to the past.
    fn remember(&mut self, message: &Message) {
        self.past = Hash::of(&[&self.past.0, &message.encode()]);
    }
}
