//! Storage format of a session: human-readable lines of JSON.
//!
//! The format contains the agreed settings, the seed of each game, and the actions with their dice. Loading replays the
//! actions under the rules and checks that the dice match the seed; a session that fails either check is rejected.
//!
//! The first line contains the settings ([`Head`]). Each further line is a part of a game ([`Part`]); only the last
//! line ever changes. Saving an action therefore writes one short line, and a session truncated between two lines is an
//! earlier state of that session.

use dice::{DiceStream, Seed, matches_seed};
use rules::{Action, ByPlayer, Die, Entry, Logged, Phase, Player, Roll, Session};
use serde::Deserialize;

use crate::saved_lines::{Head, Part, VersionForm};
use crate::{LoadError, PlayerName, Seat, Start, saved_log, saved_v1};

/// Newest version. Any change to the storage format must increase the version and retain the readers for all earlier
/// ones.
const VERSION: u32 = 5;

/// Version written for sessions that do not play a duplicate, so that earlier releases can read them.
const WITHOUT_DUPLICATE: u32 = 4;

/// Version written for sessions that do not start in the middle of a game.
const WITHOUT_START: u32 = 3;

/// Version written for sessions in which no dice were known in advance.
const WITHOUT_KNOWN: u32 = 2;

/// Number of entries after which a part ends with the current turn, to limit the amount of text written when an action
/// is saved.
const ENTRIES: usize = 32;

/// Session with its players and the seeds of its games.
///
/// ```
/// use dice::Seed;
/// use record::{GameSeed, Saved, Seat};
/// use rules::{ByPlayer, Ruleset, Session};
///
/// let saved = Saved {
///     session: Session::new(Ruleset::default()),
///     seats: ByPlayer { white: Seat::Person, black: Seat::Computer("expert".to_owned()) },
///     names: ByPlayer::default(),
///     seeds: vec![GameSeed::new(Seed([7; 32]))],
///     start: None,
/// };
/// assert_eq!(Saved::from_text(&saved.to_text())?, saved);
/// # Ok::<(), record::LoadError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// Settings and actions of the session.
    pub session: Session,
    /// Type of player on each side.
    pub seats: ByPlayer<Seat>,
    /// Names entered by people. Other players are named by the page's texts.
    pub names: ByPlayer<Option<PlayerName>>,
    /// Seed of each game that has started.
    pub seeds: Vec<GameSeed>,
    /// Start in the middle of a game, or the duplicate that determines the dice; `None` for an ordinary session.
    pub start: Option<Start>,
}

/// Dice seed of a game, and whether any dice were known in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSeed {
    /// Seed from which the dice are generated.
    pub seed: Seed,
    /// `true` if any of the game's dice were known before they were rolled. The statistics exclude such games.
    pub known: bool,
}

impl GameSeed {
    /// Creates the seed for a game whose dice are not known in advance.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, known: false }
    }
}

impl Saved {
    /// Serialises the session.
    pub fn to_text(&self) -> String {
        let known = self.seeds.iter().any(|game| game.known);
        let name = |player| {
            self.names[player]
                .as_ref()
                .map(|name| name.as_str().to_owned())
        };
        let head = Head {
            version: match &self.start {
                Some(start) if start.is_duplicate() => VERSION,
                Some(_) => WITHOUT_DUPLICATE,
                None if known => WITHOUT_START,
                None => WITHOUT_KNOWN,
            },
            white: self.seats.white.clone(),
            black: self.seats.black.clone(),
            white_name: name(Player::White),
            black_name: name(Player::Black),
            rules: *self.session.ruleset(),
            start: self.start.as_ref().map(|start| start.as_str().to_owned()),
            replayed: false,
        };
        let mut lines = vec![serde_json::to_string(&head).unwrap_or_default()];
        let parts = self.parts();
        lines.extend(parts.filter_map(|part| serde_json::to_string(&part).ok()));
        lines.join("\n")
    }

    /// Returns the parts, one for each line after the first.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Part> {
        let mut seeds = self.seeds.iter();
        let mut game = || {
            let game = seeds.next();
            Part {
                seed: game.map(|game| game.seed.to_string()),
                known: game.is_some_and(|game| game.known),
                log: Vec::new(),
            }
        };
        let mut parts = vec![game()];
        let mut full = false;
        for logged in self.session.actions() {
            if logged.action == Action::NextGame {
                parts.push(game());
            } else if full {
                let log = vec![saved_log::to_text(&logged)];
                parts.push(Part {
                    seed: None,
                    known: false,
                    log,
                });
            } else if let Some(part) = parts.last_mut() {
                part.log.push(saved_log::to_text(&logged));
            }
            // Once the dice have been picked up, the preceding entries can no longer change.
            let entries = parts.last().map_or(0, |part| part.log.len());
            full = entries >= ENTRIES && logged.action == Action::PickUp;
        }
        parts.into_iter()
    }

    /// Parses the storage format of this or any earlier version.
    ///
    /// # Errors
    /// Returns the reason why the text cannot be used.
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        let damaged = |_| LoadError::Damaged;
        let mut first = serde_json::Deserializer::from_str(text);
        let VersionForm { version } = VersionForm::deserialize(&mut first).map_err(damaged)?;
        if version > VERSION {
            return Err(LoadError::Newer(version));
        }
        if version < WITHOUT_KNOWN {
            let (head, parts) = saved_v1::read(text).map_err(damaged)?;
            return Self::from_parts(head, parts);
        }
        let mut lines = serde_json::Deserializer::from_str(text);
        let head = Head::deserialize(&mut lines).map_err(damaged)?;
        let parts: Result<Vec<Part>, _> = lines.into_iter().collect();
        Self::from_parts(head, parts.map_err(damaged)?)
    }

    fn from_parts(head: Head, parts: Vec<Part>) -> Result<Self, LoadError> {
        let mut seeds = Vec::new();
        let mut log = Vec::new();
        for part in parts {
            if let Some(seed) = &part.seed {
                if !seeds.is_empty() {
                    log.push(Logged {
                        action: Action::NextGame,
                        dice: Vec::new(),
                    });
                }
                seeds.push(GameSeed {
                    seed: seed.parse().map_err(|_| LoadError::Damaged)?,
                    known: part.known || (head.replayed && seeds.is_empty()),
                });
            }
            log.extend(part.entries()?);
        }
        if seeds.is_empty() {
            return Err(LoadError::Damaged);
        }
        let (start, begun) = match head.start.map(Start::read) {
            None => (None, Some(Session::new(head.rules))),
            Some(None) => (None, None),
            Some(Some((start, None))) => (Some(start), Some(Session::new(head.rules))),
            Some(Some((start, Some(decision)))) => {
                let session = Session::starting_from(head.rules, &decision);
                (Some(start), session)
            }
        };
        let session = begun.ok_or(LoadError::Damaged)?.replaying(log);
        let name = |text: Option<String>| text.and_then(|text| PlayerName::new(&text));
        let saved = Self {
            session: session.map_err(LoadError::from)?,
            seats: ByPlayer {
                white: head.white,
                black: head.black,
            },
            names: ByPlayer {
                white: name(head.white_name),
                black: name(head.black_name),
            },
            seeds,
            start,
        };
        let fair = saved
            .games()
            .all(|(seed, rolled)| matches_seed(seed, rolled));
        (fair && saved.has_agreed_seeds())
            .then_some(saved)
            .ok_or(LoadError::WrongDice)
    }

    /// Returns `true` if the session is playing a duplicate that has games left.
    pub fn is_running_duplicate(&self) -> bool {
        let Some(start) = self.start.as_ref().filter(|start| start.is_duplicate()) else {
            return false;
        };
        match self.session.phase() {
            Phase::MatchOver(_) => false,
            Phase::GameOver(_) => !start.ends_with(self.session.game_number()),
            _ => true,
        }
    }

    /// Turns a session that plays a duplicate into an ordinary session, which does not count as a result of the
    /// duplicate.
    pub fn give_up_duplicate(&mut self) {
        self.start.take_if(|start| start.is_duplicate());
    }

    /// Returns `true` if all seeds are derived from the duplicate, or if there is no duplicate.
    fn has_agreed_seeds(&self) -> bool {
        let agreed = |number| {
            self.start
                .as_ref()
                .and_then(|start| start.game_seed(number))
        };
        (1..)
            .zip(&self.seeds)
            .all(|(number, game)| agreed(number).is_none_or(|seed| seed == game.seed))
    }

    /// Returns the seed of each game, with the dice rolled from it.
    pub fn games(&self) -> impl Iterator<Item = (Seed, Vec<Die>)> {
        let mut set = self.start.as_ref().map(Start::dice);
        let log = self.session.log();
        let games = log.split(|entry| entry.action == Action::NextGame);
        let dice = games.map(move |game| {
            let mut set = set.take().map(|dice| dice.map(Vec::into_iter));
            let from_seed = |entry: &&Entry| !is_set(entry, set.as_mut());
            let rolled = game.iter().filter(from_seed);
            rolled.flat_map(|entry| entry.dice.clone()).collect()
        });
        self.seeds.iter().map(|game| game.seed).zip(dice)
    }

    /// Returns the predetermined roll of the player on roll; `None` unless a recorded game is being replayed and has
    /// rolls left for that player.
    pub fn set_roll(&self) -> Option<Roll> {
        let start = self.start.as_ref()?;
        let player = self.session.on_roll()?;
        if self.session.game_number() > 1 {
            return None;
        }
        let log = self.session.log().iter();
        let rolls = log.filter(|entry| roller(entry) == Some(player)).count();
        start.dice()[player].get(rolls).copied()
    }

    /// Returns the dice stream of the current game, starting at the next die; `None` if no game has a seed.
    pub fn dice(&self) -> Option<DiceStream> {
        let (seed, rolled) = self.games().last()?;
        Some(DiceStream::after(seed, u32::try_from(rolled.len()).ok()?))
    }
}

/// Returns the player for whom this entry's roll was generated; `None` for other actions.
fn roller(entry: &Entry) -> Option<Player> {
    let rolled = entry.action == Action::Roll;
    let decided = entry.decided.filter(|_| rolled)?;
    Some(decided.decision.on_roll())
}

/// Returns `true` if the dice in `entry` are the next predetermined roll.
fn is_set(entry: &Entry, set: Option<&mut ByPlayer<std::vec::IntoIter<Roll>>>) -> bool {
    let next = roller(entry)
        .zip(set)
        .and_then(|(player, set)| set[player].next());
    next.is_some_and(|roll| entry.dice == [roll.high(), roll.low()])
}

impl Part {
    fn entries(&self) -> Result<Vec<Logged>, LoadError> {
        let unknown = |text: &String| LoadError::UnknownEntry(text.chars().take(30).collect());
        let entry = |text: &String| match saved_log::parse(text) {
            Some(logged) if logged.action != Action::NextGame => Ok(logged),
            _ => Err(unknown(text)),
        };
        self.log.iter().map(entry).collect()
    }
}
