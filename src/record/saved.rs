//! The form in which a session is kept: lines of JSON that a person can read.
//!
//! What is kept is what was agreed, each game's seed and what was done with which dice. Reading it back plays it
//! again by the rules and checks that the dice are those of the seed; what the rules refuse is not believed.
//!
//! The first line says what was agreed ([`Head`]); each line after it is a part of a game ([`Part`]), of which only the
//! last one ever changes: so an action is stored by writing one short line, and a session that was cut off between
//! two lines is the session as it was then.

use dice::{DiceStream, Seed, matches_seed};
use rules::{Action, ByPlayer, Die, Entry, Logged, Phase, Player, Roll, Session};
use serde::Deserialize;

use crate::saved_lines::{Head, Part, VersionForm};
use crate::{LoadError, PlayerName, Seat, Start, saved_log, saved_v1};

/// The newest version. Whoever changes the form raises it and keeps reading the old ones.
const VERSION: u32 = 5;

/// The version that is written unless the session has the dice of a duplicate: earlier releases read it too.
const WITHOUT_DUPLICATE: u32 = 4;

/// The version that is written unless the session begins in the middle of a game.
const WITHOUT_START: u32 = 3;

/// The version that is written unless a game has dice that were known before.
const WITHOUT_KNOWN: u32 = 2;

/// A part of a game with this number of entries ends with the turn: what is written for an action stays short.
const ENTRIES: usize = 32;

/// A session with what belongs to it: who plays, and what each game's dice follow from.
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
    /// The session.
    pub session: Session,
    /// Who plays which side.
    pub seats: ByPlayer<Seat>,
    /// The names that persons entered; the page has words for everybody else.
    pub names: ByPlayer<Option<PlayerName>>,
    /// One seed for each game that has begun.
    pub seeds: Vec<GameSeed>,
    /// Where the session begins, if that is in the middle of a game, or the duplicate that it has the dice of.
    pub start: Option<Start>,
}

/// What the dice of a game follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSeed {
    /// The seed.
    pub seed: Seed,
    /// Whether dice of the game were known before they were rolled in it: it counts in no statistics.
    pub known: bool,
}

impl GameSeed {
    /// A seed of which nothing is known.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, known: false }
    }
}

impl Saved {
    /// The stored form.
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

    /// The lines after the first.
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
            // Once the dice are picked up nothing before that changes any more.
            let entries = parts.last().map_or(0, |part| part.log.len());
            full = entries >= ENTRIES && logged.action == Action::PickUp;
        }
        parts.into_iter()
    }

    /// What `text` holds, in the form of this version or of an older one.
    ///
    /// # Errors
    /// Why it cannot be used; nothing of it is believed then.
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

    /// Whether the session has the dice of a duplicate that is not over: some of its games are still to be played.
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

    /// Gives the duplicate up whose dice the session has: an ordinary session remains, which has no result of it.
    pub fn give_up_duplicate(&mut self) {
        self.start.take_if(|start| start.is_duplicate());
    }

    /// Whether all seeds are those of the duplicate, if the session has its dice.
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

    /// The seed of each game and the dice that the program has rolled from it.
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

    /// The roll that is set for the player on roll, where a recorded game is tried again and has one left.
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

    /// The dice of the game that is being played, from the next one on.
    pub fn dice(&self) -> Option<DiceStream> {
        let (seed, rolled) = self.games().last()?;
        Some(DiceStream::after(seed, rolled.len() as u32))
    }
}

/// Who rolled the dice of this entry from a source.
fn roller(entry: &Entry) -> Option<Player> {
    let rolled = entry.action == Action::Roll;
    let decided = entry.decided.filter(|_| rolled)?;
    Some(decided.decision.on_roll())
}

/// Whether the dice of `entry` are the next of those that are set.
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
