//! Duplicate backgammon: several people play the same dice, each against the computer or a partner, and compare results
//! that can be checked.
//!
//! A link `d=` has the rules, the opponent and a seed, from which the dice of every game follow; pages do not show the
//! seed before the end, but a modified program can read it. A link `r=` has the same and all acts of a session without
//! the dice: everybody can replay it by the rules, so that nobody can claim a result that was not played.

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

/// The envelope of both links; a match to 25 points needs about a quarter of these bytes.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 16_384,
};

/// A result with more acts is not read: a match to 25 points has about half of them, and checking takes time for each.
const MAX_ACTS: usize = 2_000;

/// Against whom everybody plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DuplicateOpponent {
    /// The computer, at the level that is stored under this name.
    Computer(PlayerName),
    /// Another person.
    Partner,
}

/// A duplicate: the rules, the opponent and the seed with which several people play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duplicate {
    terms: Terms,
    games: NonZeroU8,
    against: DuplicateOpponent,
    seed: Seed,
}

/// The result of one player, with every act that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateResult {
    /// The duplicate that was played.
    pub duplicate: Duplicate,
    /// The side whose result it is.
    pub player: Player,
    /// The player's name, if given.
    pub name: Option<PlayerName>,
    /// The opponent's name, if given; the computer has none.
    pub opponent: Option<PlayerName>,
    /// Whether dice were known to the player's page before they were rolled. A changed page may conceal that.
    pub known: bool,
    /// The acts of both sides in order; dice and player on roll follow from the rules.
    pub acts: Vec<Act>,
}

/// Why a result is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FalseResult {
    /// The number of the act with which it goes wrong, from 1.
    pub act: usize,
    /// The rule that forbids the act; [`Refused::NotDue`] for an act that no duplicate has or that is missing at the
    /// end.
    pub why: Refused,
}

impl fmt::Display for FalseResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "act {}: {}", self.act, self.why)
    }
}

impl std::error::Error for FalseResult {}

impl Duplicate {
    /// Creates a duplicate with these rules and this seed. Starter, days and chains have no meaning here and are
    /// reset; of the
    /// mode only remains whether there is a cube, and of the number of games nothing in a match.
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

    /// The rules.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How many games are played for points; `None` in a match.
    pub const fn games(&self) -> Option<NonZeroU8> {
        match self.terms.stakes {
            Stakes::Match { .. } => None,
            Stakes::Money { .. } => Some(self.games),
        }
    }

    /// The opponent of everybody.
    pub const fn against(&self) -> &DuplicateOpponent {
        &self.against
    }

    /// The seed from which those of all games follow.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The seed of the dice of game `number`, counted from 1: each game has the same dice, however long the games
    /// before it were.
    pub fn game_seed(&self, number: u32) -> Seed {
        self.seed.of_game(number)
    }

    /// The tag by which a duplicate is known; it binds the rules, the opponent and the seed.
    pub fn tag(&self) -> Tag {
        Hash::of(&[&self.content()]).first()
    }

    /// Whether a session by the rules of the duplicate is over: its match, or the last of its games.
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

    /// Returns the fragment of the link, which begins with `d=`.
    pub fn link(&self) -> String {
        encode_link(ENVELOPE, 'd', &self.content()).unwrap_or_default()
    }

    /// Reads a duplicate from the last such link in a text.
    ///
    /// # Errors
    /// Why the text has no such link.
    pub fn from_link(text: &str) -> Result<Self, LinkFault> {
        decode_link(ENVELOPE, 'd', text, Self::read)
    }
}

impl DuplicateResult {
    /// Creates the result of a session that was played with the dice of `duplicate`, without names.
    ///
    /// # Errors
    /// Why [`DuplicateResult::check`] would refuse the result, or [`Refused::OtherGame`] for other dice.
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
        // The same acts with other dice are not a result of this duplicate.
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

    /// Replays the result by the rules, with the dice of its duplicate; returns the session, which has the score and can
    /// be reviewed.
    ///
    /// The computer's choices are not computed again: a changed page can let it play badly, which its PR shows. It can
    /// let it resign only where its engine might: a single game, before its roll, with the checkers of both sides home.
    /// Whether such a game was certainly lost is not checked.
    ///
    /// # Errors
    /// [`Refused::ComputersSide`] unless everybody's side against the computer is White; the act that the rules forbid;
    /// [`Refused::NotDue`] if the acts stop before the match or the last game is over, or go on after it.
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
                // Every other act has its roll with it, so that a session has one form.
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

    /// Returns the fragment of the link, which begins with `r=`; `None` if it is too long for a link.
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

    /// Reads a result from the last such link in a text. The result is not checked yet.
    ///
    /// # Errors
    /// Why the text has no such link.
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
    fn refuses_a_result_with_more_acts_than_a_session_has() {
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
