//! Messages between the page and the worker that reads the matches and makes the reports. Stored matches, reviews and
//! CSV are transferred separately from the text, as one block of bytes each.

use library::{Entry, EntryId, Figures};
use rules::Player;
use serde::{Deserialize, Serialize};

use crate::{
    Picture, PictureOf, PlayerKey, Report,
    find::{FindQuery, FoundPage, OpponentLine},
};

/// A request from the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Reads this match, whose stored form and review are attached as blocks of bytes. The player is the reader's side
    /// in an imported match or a game with a friend, if known.
    Read(Box<Entry>, Option<Player>),
    /// Makes the picture of this match or of one of its games. The stored form is attached, followed by the review, if
    /// any; no data are retained. The player is the reader's side in an imported match, if known.
    Picture(Box<Entry>, PictureOf, Option<Player>),
    /// Identifies the match of this entry, whose stored form is attached.
    Identify(Box<Entry>),
    /// Adds the decisions of this match to the index of the search. The stored form is attached, followed by the
    /// review, if any. The player is the reader's side in an imported match, if known.
    Index(Box<Entry>, Option<Player>),
    /// Removes a match from the index of the search.
    Unindex(EntryId),
    /// Searches the index, and returns the decisions from this index on.
    Find(Box<FindQuery>, usize),
    /// Lists the opponents in the index.
    Opponents,
    /// Lists the players of all matches read so far.
    Players,
    /// Computes the PR of the person in this browser over the latest games.
    Recent,
    /// Makes the report on a player.
    Report(PlayerKey),
    /// Writes a table of the report on a player.
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
    /// The match has been read, or skipped because it is damaged.
    Read,
    /// The picture of a match; `None` if the match is damaged or has no decisions.
    Picture(Option<Box<Picture>>),
    /// The identity of a match; `None` if the match is damaged or has no plays.
    Identified(Option<EntryId>),
    /// The figures of a match that was added to the index; `None` if the match is damaged. The flag is `false` if the
    /// index is full, so that the match is not searched.
    Indexed(Option<Box<Figures>>, bool),
    /// A match has been removed from the index.
    Unindexed,
    /// The results of a search.
    Found(Box<FoundPage>),
    /// The opponents in the index.
    Opponents(Vec<OpponentLine>),
    /// All players.
    Players {
        /// Players; the person in this browser comes first, then the players by number of games in descending order.
        players: Vec<PlayerLine>,
        /// Number of games that do not count.
        unrated: usize,
    },
    /// The PR of the person in this browser.
    Recent {
        /// PR over the latest games, and their number; `None` if too few decisions count.
        pr: Option<(f64, u32)>,
        /// `true` if further games would not change the PR.
        is_full: bool,
    },
    /// The report on a player.
    Report {
        /// The report.
        report: Box<Report>,
        /// Links to the matches in the library, by match index ([`crate::Row::of`]); `None` for a match without the
        /// player.
        links: Vec<Option<ReportLink>>,
    },
    /// A table as CSV, which is attached to the reply.
    Csv,
    /// The blocks of bytes are not those of the request.
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

/// Link from a report to a match in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportLink {
    /// ID of the match in the library.
    pub id: String,
    /// Day when the match was played or entered the library, as `2026-11-23`.
    pub day: String,
    /// The opponent's name as written; empty if unknown.
    pub opponent: String,
}
