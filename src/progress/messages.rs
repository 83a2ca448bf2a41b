//! Messages between the page and the worker that reads the matches and makes the reports. Stored matches, reviews and CSV
//! travel beside the text, as one block of bytes each.

use library::{Entry, EntryId};
use rules::Player;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Picture, PictureOf, PlayerKey, Report};

/// A request from the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Read this match, whose stored form and review travel beside the request.
    Read(Box<Entry>),
    /// Make the picture of this match, or of one of its games, whose stored form travels beside the request, and then its
    /// review if it has one. Nothing is kept. The player is the reader's side in an imported match, if it is known.
    Picture(Box<Entry>, PictureOf, Option<Player>),
    /// Identify the match of this entry, whose stored form travels beside the request.
    Identify(Box<Entry>),
    /// List the players of all matches read so far.
    Players,
    /// Compute the PR of the person in this browser over the latest games.
    Recent,
    /// Make the report on a player.
    Report(PlayerKey),
    /// Write a table of the report on a player.
    Csv(CsvTable, PlayerKey),
}

/// A table of a report as CSV.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CsvTable {
    /// A line for each game.
    Games,
    /// A line for each decision.
    Decisions,
    /// A line for each figure.
    Summary,
}

/// The worker's reply.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// The match has been read; one that is damaged is left out.
    Read,
    /// The picture of a match; `None` for one that is damaged, or has no decisions.
    Picture(Option<Box<Picture>>),
    /// The identity of a match; `None` for one that is damaged, or has no plays.
    Identified(Option<EntryId>),
    /// All players.
    Players {
        /// The person in this browser first, then by number of games, most first.
        players: Vec<PlayerLine>,
        /// Number of games that do not count.
        unrated: usize,
    },
    /// The PR of the person in this browser.
    Recent {
        /// The PR over the latest games and their number; `None` if too few decisions count.
        pr: Option<(f64, u32)>,
        /// `true` if more games would change nothing.
        is_full: bool,
    },
    /// The report on a player.
    Report {
        /// The report.
        report: Box<Report>,
        /// Where its games are found, by the index of their match ([`crate::Row::of`]); `None` where the player did not
        /// take part.
        links: Vec<Option<ReportLink>>,
    },
    /// A table as CSV, which travels beside the reply.
    Csv,
    /// The message is no request.
    Refused,
}

/// A player with the number of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerLine {
    /// The player.
    pub who: PlayerKey,
    /// The name as written; empty if unknown.
    pub name: String,
    /// Number of games.
    pub games: usize,
}

/// Where a match of a report is found in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportLink {
    /// Its ID in the library.
    pub id: String,
    /// The day it was played or entered the library, as `2026-11-23`.
    pub day: String,
    /// The opponent's name as written; empty if unknown.
    pub opponent: String,
}

/// A text that is no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMessage;

impl Request {
    /// Returns the request as text.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Reads a request.
    ///
    /// # Errors
    /// If the text is not a request.
    pub fn decode(text: &str) -> Result<Self, BadMessage> {
        decode(text)
    }
}

impl Reply {
    /// Returns the reply as text.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// Reads a reply.
    ///
    /// # Errors
    /// If the text is not a reply.
    pub fn decode(text: &str) -> Result<Self, BadMessage> {
        decode(text)
    }
}

fn encode(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

fn decode<T: DeserializeOwned>(text: &str) -> Result<T, BadMessage> {
    serde_json::from_str(text).map_err(|_| BadMessage)
}
