//! Duplicate backgammon: several people play with the same dice, each against the computer or a partner, and compare
//! verifiable results.
//!
//! A `d=` link contains the rules, the opponent, and a seed from which the dice for every game are derived. Pages do
//! not show the seed before the end, but a modified program can read it. An `r=` link also contains all actions in a
//! session, without the dice. Anyone can replay the actions according to the rules, so a result that was not played
//! cannot be claimed.

mod replay;

use std::{fmt, num::NonZeroU8};

use dice::{DiceStream, Seed};
use record::{Envelope, PlayerName};
use rules::{Phase, Player, Session};

use self::replay::{acts, done};
use crate::{
    act::Act,
    chain::ChainLength,
    fault::Refused,
    hash::Hash,
    link::{LinkFault, decode_link, encode_link},
    message::Tag,
    terms::{Mode, Stakes, Starter, Terms},
    wire::{Reader, put_name},
};

/// Envelope for both types of link. A match to 25 points needs about a quarter of the maximum size.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 16_384,
};

/// Maximum number of actions in a result, which limits the time needed to check the result. A match to 25 points has
/// about half this number.
const MAX_ACTS: usize = 2_000;

/// Opponent in a duplicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DuplicateOpponent {
    /// Computer at the level with this stored name.
    Computer(PlayerName),
    /// Another person.
    Partner,
}

/// Rules, opponent and seed that several people share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duplicate {
    terms: Terms,
    games: NonZeroU8,
    against: DuplicateOpponent,
    seed: Seed,
}

/// One player's result, with all actions that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateResult {
    /// Duplicate that was played.
    pub duplicate: Duplicate,
    /// The player's side.
    pub player: Player,
    /// The player's name, if given.
    pub name: Option<PlayerName>,
    /// The opponent's name, if given. The computer has no name.
    pub opponent: Option<PlayerName>,
    /// `true` if the player's page knew any dice before they were rolled. A modified page may hide this.
    pub known: bool,
    /// Both sides' actions in order. The dice and the player on roll follow from the rules.
    pub acts: Vec<Act>,
}

/// Reason why a result is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FalseResult {
    /// 1-based number of the action at which the replay fails.
    pub act: usize,
    /// Rule that forbids the action, or [`Refused::NotDue`] for an action that cannot occur in a duplicate or is
    /// missing at the end.
    pub why: Refused,
}

impl fmt::Display for FalseResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "act {}: {}", self.act, self.why)
    }
}

impl std::error::Error for FalseResult {}

impl Duplicate {
    /// Creates a duplicate with these rules and this seed. The starter, the days and the chain length are irrelevant in
    /// a duplicate and are reset. The mode is reduced to whether there is a cube, and the number of games is ignored in
    /// a match.
    pub fn new(terms: Terms, games: NonZeroU8, against: DuplicateOpponent, seed: Seed) -> Self {
        let mode = match terms.mode {
            Mode::NoCube => Mode::NoCube,
            Mode::Friendly | Mode::Strict => Mode::Friendly,
        };
        let games = match terms.stakes {
            Stakes::Match { .. } => NonZeroU8::MIN,
            Stakes::Money { .. } => games,
        };
        let terms = Terms {
            mode,
            starter: Starter::OpeningRoll,
            days: None,
            chain: ChainLength::DEFAULT,
            ..terms
        };
        Self {
            terms,
            games,
            against,
            seed,
        }
    }

    /// Returns the duplicate's rules.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Returns the number of games in money play; `None` in a match.
    pub const fn games(&self) -> Option<NonZeroU8> {
        match self.terms.stakes {
            Stakes::Match { .. } => None,
            Stakes::Money { .. } => Some(self.games),
        }
    }

    /// Returns the opponent that all players face.
    pub const fn against(&self) -> &DuplicateOpponent {
        &self.against
    }

    /// Returns the seed from which the seeds of all games are derived.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the seed for the dice in game `number`, counted from 1. A game's dice do not depend on the length of
    /// earlier games.
    pub fn game_seed(&self, number: u32) -> Seed {
        self.seed.of_game(number)
    }

    /// Returns the tag that identifies a duplicate, derived from the rules, the opponent and the seed.
    pub fn tag(&self) -> Tag {
        Hash::of(&[&self.content()]).first()
    }

    /// Returns `true` if a session under the duplicate's rules is over, that is, if the match or the last game has
    /// ended.
    pub fn is_over(&self, session: &Session) -> bool {
        match (session.phase(), self.games()) {
            (Phase::MatchOver(_), _) => true,
            (Phase::GameOver(_), Some(games)) => session.game_number() == u32::from(games.get()),
            _ => false,
        }
    }

    fn content(&self) -> Vec<u8> {
        let mut content = Vec::new();
        self.terms.write(&mut content);
        content.push(self.games.get());
        let level = match &self.against {
            DuplicateOpponent::Computer(level) => Some(level),
            DuplicateOpponent::Partner => None,
        };
        put_name(&mut content, level);
        content.extend(self.seed.0);
        content
    }

    fn read(reader: &mut Reader) -> Option<Self> {
        let terms = Terms::read(reader)?;
        let games = NonZeroU8::new(reader.byte()?)?;
        let against = reader
            .name()
            .ok()?
            .map_or(DuplicateOpponent::Partner, DuplicateOpponent::Computer);
        let duplicate = Self::new(terms, games, against, Seed(reader.array()?));
        (duplicate.terms == terms && duplicate.games == games).then_some(duplicate)
    }

    /// Returns the link's fragment, starting with `d=`.
    pub fn link(&self) -> String {
        encode_link(ENVELOPE, 'd', &self.content()).unwrap_or_default()
    }

    /// Parses the last duplicate link in a text.
    ///
    /// # Errors
    ///
    /// Returns the reason why the text contains no valid duplicate link.
    pub fn from_link(text: &str) -> Result<Self, LinkFault> {
        decode_link(ENVELOPE, 'd', text, Self::read)
    }
}

impl DuplicateResult {
    /// Creates the result of a session that was played with the dice of `duplicate`, without names.
    ///
    /// # Errors
    /// Returns the reason why [`DuplicateResult::check`] would reject the result, or [`Refused::OtherGame`] if the dice
    /// differ.
    pub fn new(
        duplicate: &Duplicate,
        session: &Session,
        player: Player,
    ) -> Result<Self, FalseResult> {
        let result = Self {
            duplicate: duplicate.clone(),
            player,
            name: None,
            opponent: None,
            known: false,
            acts: acts(session),
        };
        let again = result.check()?;
        // The same actions with different dice are not a result of this duplicate.
        let same = again.score() == session.score() && again.log().len() == session.log().len();
        let dice = |session: &Session| {
            let log = session.log().iter();
            log.flat_map(|entry| entry.dice.clone()).collect::<Vec<_>>()
        };
        let same = same && dice(&again) == dice(session);
        same.then_some(result).ok_or(FalseResult {
            act: 1,
            why: Refused::OtherGame,
        })
    }

    /// Replays the result according to the rules with its duplicate's dice, and returns the session for its score and
    /// for a review.
    ///
    /// The computer's choices are not recomputed. A modified page can make the computer play badly, which shows in its
    /// PR. It can make the computer resign only where the engine might, that is, a single game before the computer's
    /// roll, with both sides' checkers all at home. The check does not verify that such a game was certain to be lost.
    ///
    /// # Errors
    ///
    /// Returns [`Refused::ComputersSide`] for Black's result against the computer, the action that the rules forbid, or
    /// [`Refused::NotDue`] if the actions end before the match or the last game, or continue after it.
    pub fn check(&self) -> Result<Session, FalseResult> {
        let duplicate = &self.duplicate;
        let computer = match duplicate.against {
            DuplicateOpponent::Computer(_) => Some(Player::Black),
            DuplicateOpponent::Partner => None,
        };
        if computer == Some(self.player) {
            let why = Refused::ComputersSide;
            return Err(FalseResult { act: 1, why });
        }
        let mut session = Session::new(duplicate.terms.ruleset());
        let mut dice = DiceStream::new(duplicate.game_seed(1));
        for (act, number) in self.acts.iter().zip(1..) {
            let next = self.acts.get(number);
            let done = if duplicate.is_over(&session) {
                Err(Refused::Over)
            } else if *act == Act::Roll && !matches!(next, Some(Act::Resign(_))) {
                // Every other action implies a roll, so that each session has exactly one encoding.
                Err(Refused::NotDue)
            } else {
                done(
                    |game| duplicate.game_seed(game),
                    computer,
                    &mut session,
                    *act,
                    &mut dice,
                )
            };
            done.map_err(|why| FalseResult { act: number, why })?;
        }
        let cut = FalseResult {
            act: self.acts.len() + 1,
            why: Refused::NotDue,
        };
        duplicate.is_over(&session).then_some(session).ok_or(cut)
    }

    /// Returns the link's fragment, starting with `r=`; `None` if it is too long for a link.
    pub fn link(&self) -> Option<String> {
        let content = self.content();
        let is_short = self.acts.len() <= MAX_ACTS;
        is_short.then(|| encode_link(ENVELOPE, 'r', &content))?
    }

    fn content(&self) -> Vec<u8> {
        let mut content = self.duplicate.content();
        content.push(u8::from(self.player == Player::Black) | u8::from(self.known) << 1);
        put_name(&mut content, self.name.as_ref());
        put_name(&mut content, self.opponent.as_ref());
        for act in &self.acts {
            act.write(&mut content);
        }
        content
    }

    /// Parses the last result link in a text, without checking the result.
    ///
    /// # Errors
    ///
    /// Returns the reason why the text contains no valid result link.
    pub fn from_link(text: &str) -> Result<Self, LinkFault> {
        decode_link(ENVELOPE, 'r', text, |reader| {
            let duplicate = Duplicate::read(reader)?;
            let flags = reader.below(4)?;
            let mut result = Self {
                duplicate,
                player: Player::BOTH[usize::from(flags & 1)],
                known: flags & 2 != 0,
                name: reader.name().ok()?,
                opponent: reader.name().ok()?,
                acts: Vec::new(),
            };
            while !reader.is_empty() && result.acts.len() < MAX_ACTS {
                result.acts.push(Act::read(reader)?);
            }
            Some(result)
        })
    }
}

#[cfg(test)]
mod tests {
    use rules::MatchLength;

    use super::*;

    #[test]
    fn rejects_a_result_with_too_many_acts() {
        let terms = Terms::match_to(MatchLength::new(1).expect("a length"));
        let against = DuplicateOpponent::Partner;
        let result = |acts| DuplicateResult {
            duplicate: Duplicate::new(terms, NonZeroU8::MIN, against.clone(), Seed([1; 32])),
            player: Player::White,
            name: None,
            opponent: None,
            known: false,
            acts: vec![Act::Take; acts],
        };
        let longest = result(MAX_ACTS);
        let link = longest.link().expect("short enough");
        assert_eq!(DuplicateResult::from_link(&link), Ok(longest));
        let longer = result(MAX_ACTS + 1);
        assert_eq!(longer.link(), None);
        let link = encode_link(ENVELOPE, 'r', &longer.content()).expect("short enough");
        assert!(DuplicateResult::from_link(&link).is_err());
    }
}
