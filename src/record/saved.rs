//! The form in which a session is kept: versioned JSON that a person can read.
//!
//! What is kept is what was agreed, each game's seed and what was done with which dice. Reading it back plays it
//! again by the rules and checks that the dice are those of the seed; what the rules refuse is not believed.

use std::fmt;

use dice::{DiceStream, Seed};
use rules::{Action, ByPlayer, DiceSource as _, Logged, Refusal, ReplayError, Ruleset, Session};
use serde::{Deserialize, Serialize};

use crate::{saved_log, saved_rules::RulesetForm};

/// The version that is written. Whoever changes the form raises it and keeps reading the old one.
const VERSION: u32 = 1;

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person at this device.
    Person,
    /// The computer at the level with this name.
    Computer(String),
}

/// A session with what belongs to it: who plays, and what each game's dice follow from.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// The session.
    pub session: Session,
    /// Who plays which side.
    pub seats: ByPlayer<Seat>,
    /// One seed for each game that has begun.
    pub seeds: Vec<Seed>,
}

/// Why stored data cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It is not in the form that this program writes.
    Damaged,
    /// A newer version of the program has written it.
    Newer(u32),
    /// An entry says nothing that this program knows.
    UnknownEntry(String),
    /// The rules refuse an entry.
    Illegal(Refusal),
    /// The dice of a game are not those of its seed.
    WrongDice,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged => f.write_str("it is damaged"),
            Self::Newer(version) => {
                write!(f, "a newer version of the game has written it ({version})")
            }
            Self::UnknownEntry(entry) => write!(f, "it holds an unknown entry, \"{entry}\""),
            Self::Illegal(refusal) => write!(f, "it breaks the rules: {refusal}"),
            Self::WrongDice => f.write_str("its dice have been changed"),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<ReplayError> for LoadError {
    fn from(error: ReplayError) -> Self {
        match error {
            ReplayError::Refused { why, .. } => Self::Illegal(why),
            ReplayError::WrongDice { .. } => Self::WrongDice,
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Form {
    version: u32,
    white: Seat,
    black: Seat,
    #[serde(with = "RulesetForm")]
    rules: Ruleset,
    games: Vec<GameForm>,
}

#[derive(Serialize, Deserialize)]
struct GameForm {
    seed: String,
    log: Vec<String>,
}

/// The version alone, which every form has.
#[derive(Deserialize)]
struct VersionForm {
    version: u32,
}

impl Saved {
    /// The stored form.
    pub fn to_json(&self) -> String {
        let mut seeds = self.seeds.iter();
        let mut next = || GameForm {
            seed: seeds.next().map(Seed::to_string).unwrap_or_default(),
            log: Vec::new(),
        };
        let mut games = vec![next()];
        for logged in self.session.log() {
            if logged.action == Action::NextGame {
                games.push(next());
            } else if let Some(game) = games.last_mut() {
                game.log.push(saved_log::print(logged));
            }
        }
        let form = Form {
            version: VERSION,
            white: self.seats.white.clone(),
            black: self.seats.black.clone(),
            rules: *self.session.ruleset(),
            games,
        };
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// What `json` holds.
    ///
    /// # Errors
    /// Why it cannot be used; nothing of it is believed then.
    pub fn from_json(json: &str) -> Result<Self, LoadError> {
        let damaged = |_| LoadError::Damaged;
        let VersionForm { version } = serde_json::from_str(json).map_err(damaged)?;
        if version > VERSION {
            return Err(LoadError::Newer(version));
        }
        let form: Form = serde_json::from_str(json).map_err(damaged)?;
        let mut seeds = Vec::new();
        let mut log = Vec::new();
        for (nth, game) in form.games.iter().enumerate() {
            let seed = game.seed.parse().map_err(|_| LoadError::Damaged)?;
            let entries = game.entries()?;
            check_dice(seed, &entries)?;
            if nth > 0 {
                log.push(Logged {
                    action: Action::NextGame,
                    dice: Vec::new(),
                });
            }
            log.extend(entries);
            seeds.push(seed);
        }
        if seeds.is_empty() {
            return Err(LoadError::Damaged);
        }
        let session = Session::replay(form.rules, log);
        Ok(Self {
            session: session.map_err(LoadError::from)?,
            seats: ByPlayer {
                white: form.white,
                black: form.black,
            },
            seeds,
        })
    }

    /// The dice of the game that is being played, from the next one on.
    pub fn dice(&self) -> Option<DiceStream> {
        let drawn = |logged: &Logged| logged.dice.len() as u32;
        let log = self.session.log().iter().rev();
        let this_game = log.take_while(|logged| logged.action != Action::NextGame);
        let seed = self.seeds.last()?;
        Some(DiceStream::after(*seed, this_game.map(drawn).sum()))
    }
}

impl GameForm {
    fn entries(&self) -> Result<Vec<Logged>, LoadError> {
        let unknown = |text: &String| LoadError::UnknownEntry(text.chars().take(30).collect());
        let entry = |text: &String| match saved_log::parse(text) {
            Some(logged) if logged.action != Action::NextGame => Ok(logged),
            _ => Err(unknown(text)),
        };
        self.log.iter().map(entry).collect()
    }
}

fn check_dice(seed: Seed, entries: &[Logged]) -> Result<(), LoadError> {
    let mut stream = DiceStream::new(seed);
    let thrown = entries.iter().flat_map(|logged| &logged.dice);
    let mut right = thrown.map(|&die| die == stream.die());
    if right.all(|right| right) {
        Ok(())
    } else {
        Err(LoadError::WrongDice)
    }
}
