//! Duplicate backgammon: several people play the same dice, each against the computer or a partner, and compare results
//! that can be checked.
//!
//! A link `d=` has the rules, the opponent and a seed, from which the dice of every game follow; pages do not show the
//! seed before the end, but a modified program can read it. A link `r=` has the same and all acts of a session without
//! the dice: everybody can replay it by the rules, so that nobody can claim a result that was not played.

use std::{fmt, num::NonZeroU8};

use dice::{DiceStream, Seed};
use record::{Envelope, PlayerName};
use rules::{Action, Choice, Phase, Player, Refusal, Session, Side, Win};

use crate::{
    act::Act,
    chain::ChainLength,
    fault::Refused,
    hash::Hash,
    link::{LinkFault, opened, sealed},
    message::Tag,
    terms::{Mode, Stakes, Terms},
    wire::{Reader, put_name},
};

/// The envelope of both links; a match to 25 points needs about a quarter of these bytes.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 16_384,
};

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
    /// Creates a duplicate with these rules and this seed. Days and chains have no meaning here and are reset; of the
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
            days: None,
            chain: ChainLength::USUAL,
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
        sealed(ENVELOPE, 'd', &self.content()).unwrap_or_default()
    }

    /// Reads a duplicate from the last such link in a text.
    ///
    /// # Errors
    /// Why the text has no such link.
    pub fn from_link(text: &str) -> Result<Self, LinkFault> {
        opened(ENVELOPE, 'd', text, Self::read)
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
    /// let it resign only where its engine might: before its roll, with the checkers of both sides home, and no more
    /// than can still be lost. Whether such a game was certainly lost is not checked.
    ///
    /// # Errors
    /// The act that the rules forbid, or [`Refused::NotDue`] if the acts stop before the match or the last game is
    /// over, or go on after it.
    pub fn check(&self) -> Result<Session, FalseResult> {
        let duplicate = &self.duplicate;
        let computer = match duplicate.against {
            DuplicateOpponent::Computer(_) => Some(self.player.opponent()),
            DuplicateOpponent::Partner => None,
        };
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
                done(duplicate, computer, &mut session, *act, &mut dice)
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
        let mut content = self.duplicate.content();
        content.push(u8::from(self.player == Player::Black) | u8::from(self.known) << 1);
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
            while !reader.is_empty() {
                result.acts.push(Act::read(reader)?);
            }
            Some(result)
        })
    }
}

/// Returns what both sides did in a session. A roll goes without saying, unless its player resigned after it.
fn acts(session: &Session) -> Vec<Act> {
    let mut acts = Vec::new();
    let mut has_rolled = false;
    for entry in session.log() {
        let Some(decided) = &entry.decided else {
            continue;
        };
        let act = match decided.choice {
            Choice::Roll if entry.action == Action::Pass => Act::Pass,
            Choice::Roll => {
                has_rolled = true;
                continue;
            }
            Choice::Play(play) => Act::Play { play, waive: false },
            Choice::Double => Act::Double,
            Choice::Take => Act::Take,
            Choice::Drop => Act::Drop,
            Choice::Beaver => Act::Beaver,
            Choice::Resign(win) => Act::Resign(win),
            Choice::Accept => Act::Accept,
            Choice::Decline => Act::Decline,
        };
        if has_rolled && matches!(act, Act::Resign(_)) {
            acts.push(Act::Roll);
        }
        has_rolled = false;
        acts.push(act);
    }
    acts
}

/// Does one act, with all rolls before it; goes on with the next game where one is over.
fn done(
    duplicate: &Duplicate,
    computer: Option<Player>,
    session: &mut Session,
    act: Act,
    dice: &mut DiceStream,
) -> Result<(), Refused> {
    if matches!(session.phase(), Phase::GameOver(_)) {
        session.apply(Action::NextGame, dice)?;
        *dice = DiceStream::new(duplicate.game_seed(session.game_number()));
    }
    while *session.phase() == Phase::Opening {
        session.apply(Action::RollOpening, dice)?;
    }
    if let Act::Resign(win) = act
        && computer.is_some_and(|computer| !might_resign(session, computer, win))
    {
        return Err(Refused::Forbidden(Refusal::NotNow));
    }
    act_again(session, act, dice)
}

/// Whether the engine might resign so as `computer`, if the decision is the computer's.
fn might_resign(session: &Session, computer: Player, win: Win) -> bool {
    if session.decides() != Some(computer) {
        return true;
    }
    let board = session.board_of(computer);
    let is_home = |side: &Side| side.counts()[7..].iter().all(|&count| count == 0);
    let most = if board.own().off() > 0 {
        Win::Single
    } else {
        Win::Gammon
    };
    *session.phase() == Phase::ToRoll
        && is_home(board.own())
        && is_home(board.opponent())
        && win <= most
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
        Act::Roll => Action::Roll,
        Act::Play { waive: true, .. } | Act::Reveal | Act::Claim | Act::ClaimOnTime | Act::Stop => {
            return Err(Refused::NotDue);
        }
    };
    session.apply(action, dice)?;
    Ok(())
}
