//! Duplicate backgammon: several people play the same dice, each against the computer or a partner, and compare results
//! that can be checked.
//!
//! A link `d=` has the rules and a seed, from which the dice of every game follow; pages do not show the seed before
//! the end, but a modified program can read it. A link `r=` has all acts of a session without the dice: the holder of
//! the first link replays them by the rules, so that nobody can claim a result that was not played.

use dice::{DiceStream, Seed};
use record::{Envelope, PlayerName};
use rules::{Action, Choice, Phase, Player, Session};

use crate::{
    act::Act,
    chain::ChainLength,
    fault::Refused,
    hash::Hash,
    link::{LinkFault, opened, sealed},
    message::Tag,
    terms::{Mode, Terms},
    wire::put_name,
};

/// The envelope of both links; a match to 25 points needs about a quarter of these bytes.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 16_384,
};

/// A duplicate: the rules and the seed with which several people play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duplicate {
    terms: Terms,
    seed: Seed,
}

/// The result of one player against an opponent, with every act that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateResult {
    /// The duplicate that was played.
    pub duplicate: Tag,
    /// The side whose result it is.
    pub player: Player,
    /// The player's name, if given.
    pub name: Option<PlayerName>,
    /// The partner, or the name of the computer's level.
    pub opponent: Option<PlayerName>,
    /// The acts of both sides in order; dice and player on roll follow from the rules.
    pub acts: Vec<Act>,
}

impl Duplicate {
    /// Creates a duplicate with these rules and this seed. Days and chains have no meaning here and are reset; of the
    /// mode only remains whether there is a cube.
    pub fn new(terms: Terms, seed: Seed) -> Self {
        let mode = match terms.mode {
            Mode::NoCube => Mode::NoCube,
            Mode::Friendly | Mode::Strict => Mode::Friendly,
        };
        let terms = Terms {
            mode,
            days: None,
            chain: ChainLength::USUAL,
            ..terms
        };
        Self { terms, seed }
    }

    /// The rules.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The seed of the dice of game `number`, counted from 1: each game has the same dice, however long the games
    /// before it were.
    pub fn game_seed(&self, number: u32) -> Seed {
        let domain = b"backgammon duplicate 1";
        Seed(Hash::of(&[domain, &self.seed.0, &number.to_be_bytes()]).0)
    }

    /// The tag by which results refer to this duplicate; it binds the rules and the seed.
    pub fn tag(&self) -> Tag {
        Hash::of(&[&self.content()]).first()
    }

    fn content(&self) -> Vec<u8> {
        let mut content = Vec::new();
        self.terms.write(&mut content);
        content.extend(self.seed.0);
        content
    }

    /// Returns the fragment of the link, which begins with `d=`.
    pub fn link(&self) -> String {
        sealed(ENVELOPE, 'd', &self.content()).unwrap_or_default()
    }

    /// Reads a duplicate from the last such link in a text.
    ///
    /// # Errors
    /// Why the text has no such link.
    pub fn from_link(text: &str) -> Result<Self, LinkFault> {
        opened(ENVELOPE, 'd', text, |reader| {
            let terms = Terms::read(reader)?;
            let duplicate = Self::new(terms, Seed(reader.array()?));
            (duplicate.terms == terms).then_some(duplicate)
        })
    }
}

impl DuplicateResult {
    /// Creates the result of a session that was played with the dice of `duplicate`.
    ///
    /// # Errors
    /// Why [`DuplicateResult::check`] would refuse the result, or [`Refused::OtherGame`] for other dice.
    pub fn new(
        duplicate: &Duplicate,
        session: &Session,
        player: Player,
        [name, opponent]: [Option<PlayerName>; 2],
    ) -> Result<Self, Refused> {
        let acts = session.log().iter().filter_map(|entry| {
            Some(match entry.decided?.choice {
                Choice::Roll => return (entry.action == Action::Pass).then_some(Act::Pass),
                Choice::Play(play) => Act::Play { play, waive: false },
                Choice::Double => Act::Double,
                Choice::Take => Act::Take,
                Choice::Drop => Act::Drop,
                Choice::Beaver => Act::Beaver,
                Choice::Resign(win) => Act::Resign(win),
                Choice::Accept => Act::Accept,
                Choice::Decline => Act::Decline,
            })
        });
        let result = Self {
            duplicate: duplicate.tag(),
            player,
            name,
            opponent,
            acts: acts.collect(),
        };
        let again = result.check(duplicate)?;
        // The same acts with other dice are not a result of this duplicate.
        let same = again.score() == session.score() && again.log().len() == session.log().len();
        let dice = |session: &Session| {
            let log = session.log().iter();
            log.flat_map(|entry| entry.dice.clone()).collect::<Vec<_>>()
        };
        let same = same && dice(&again) == dice(session);
        same.then_some(result).ok_or(Refused::OtherGame)
    }

    /// Replays the result by the rules, with the dice of `duplicate`; returns the session, which has the score and can
    /// be reviewed.
    ///
    /// # Errors
    /// [`Refused::OtherGame`] if the result belongs to another duplicate, the rule that forbids an act, or
    /// [`Refused::NotDue`] if the acts stop before the match or the last game is over.
    pub fn check(&self, duplicate: &Duplicate) -> Result<Session, Refused> {
        if self.duplicate != duplicate.tag() {
            return Err(Refused::OtherGame);
        }
        let mut session = Session::new(duplicate.terms.ruleset());
        let mut dice = DiceStream::new(duplicate.game_seed(1));
        for act in &self.acts {
            if matches!(session.phase(), Phase::GameOver(_)) {
                session.apply(Action::NextGame, &mut dice)?;
                dice = DiceStream::new(duplicate.game_seed(session.game_number()));
            }
            while *session.phase() == Phase::Opening {
                session.apply(Action::RollOpening, &mut dice)?;
            }
            act_again(&mut session, *act, &mut dice)?;
        }
        let over = matches!(session.phase(), Phase::GameOver(_) | Phase::MatchOver(_));
        let is_match = session.ruleset().playing_match().is_some();
        let half = is_match && matches!(session.phase(), Phase::GameOver(_));
        (over && !half).then_some(session).ok_or(Refused::NotDue)
    }

    /// Returns the fragment of the link, which begins with `r=`; `None` if it is too long for a link.
    pub fn link(&self) -> Option<String> {
        let mut content = self.duplicate.to_vec();
        content.push(u8::from(self.player == Player::Black));
        put_name(&mut content, self.name.as_ref());
        put_name(&mut content, self.opponent.as_ref());
        for act in &self.acts {
            act.write(&mut content);
        }
        sealed(ENVELOPE, 'r', &content)
    }

    /// Reads a result from the last such link in a text. The result is not checked yet.
    ///
    /// # Errors
    /// Why the text has no such link.
    pub fn from_link(text: &str) -> Result<Self, LinkFault> {
        opened(ENVELOPE, 'r', text, |reader| {
            let mut result = Self {
                duplicate: reader.array()?,
                player: reader.one_of(&Player::BOTH)?,
                name: reader.name().ok()?,
                opponent: reader.name().ok()?,
                acts: Vec::new(),
            };
            while !reader.is_empty() {
                result.acts.push(Act::read(reader)?);
            }
            Some(result)
        })
    }
}

fn act_again(session: &mut Session, act: Act, dice: &mut DiceStream) -> Result<(), Refused> {
    let action = match act {
        Act::Play { play, waive: false } => {
            if *session.phase() == Phase::ToRoll {
                session.apply(Action::Roll, dice)?;
            }
            for step in play.steps() {
                session.apply(Action::Step(step), dice)?;
            }
            // Bearing off the last checker has ended the game already.
            if !matches!(session.phase(), Phase::Moving(_)) {
                return Ok(());
            }
            Action::PickUp
        }
        Act::Pass => Action::Pass,
        Act::Double => Action::Double,
        Act::Take => Action::Take,
        Act::Drop => Action::Drop,
        Act::Beaver => Action::Beaver,
        Act::Resign(win) => Action::Resign(win),
        Act::Accept => Action::AcceptResignation,
        Act::Decline => Action::DeclineResignation,
        Act::Play { waive: true, .. }
        | Act::Reveal
        | Act::Roll
        | Act::Claim
        | Act::ClaimOnTime
        | Act::Stop => {
            return Err(Refused::NotDue);
        }
    };
    session.apply(action, dice)?;
    Ok(())
}
