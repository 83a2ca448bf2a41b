//! Messages between the page and the worker that reads matches and makes reports. Stored matches, reviews and CSV are
//! transferred separately from the text, each as one block of bytes.

use library::{Entry, EntryId, Figures};
use rules::Player;
use serde::{Deserialize, Serialize};

use crate::{
    Picture, PictureOf, PlayerKey, Report,
    find::{FindQuery, FoundPage, OpponentLine},
};

/// Request from the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Reads this match, whose stored form and review are attached as blocks of bytes. The player is the side that the
    /// reader played in an imported match or a game with a friend, if known.
    Read(Box<Entry>, Option<Player>),
    /// Makes the picture of this match or of one of its games, without retaining data. The stored form is attached,
    /// followed by the review, if any. The player is the side that the reader played in an imported match, if known.
    Picture(Box<Entry>, PictureOf, Option<Player>),
    /// Identifies the match of this entry, whose stored form is attached.
    Identify(Box<Entry>),
    /// Adds the decisions of this match to the search index. The stored form is attached, followed by the review, if
    /// any. The player is the side that the reader played in an imported match, if known.
    Index(Box<Entry>, Option<Player>),
    /// Removes a match from the search index.
    Unindex(EntryId),
    /// Searches the index; returns the decisions from this index on.
    Find(Box<FindQuery>, usize),
    /// Lists the opponents in the index.
    Opponents,
    /// Lists the players of all matches read so far.
    Players,
    /// Computes the PR of the person who uses this browser over the latest games.
    Recent,
    /// Makes the report on a player.
    Report(PlayerKey),
    /// Makes a table of the report on a player.
    Csv(CsvTable, PlayerKey),
}

/// Table of a report as CSV.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CsvTable {
    /// One line per game.
    Games,
    /// One line per decision.
    Decisions,
    /// One line per figure.
    Summary,
}

/// Reply from the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// The match has been read, or skipped because it is damaged.
    Read,
    /// Picture of a match; `None` if the match is damaged or has no decisions.
    Picture(Option<Box<Picture>>),
    /// Identity of a match; `None` if the match is damaged or has no plays.
    Identified(Option<EntryId>),
    /// Figures of a match that was added to the index; `None` if the match is damaged. The flag is `false` if the index
    /// is full, so that the match cannot be found.
    Indexed(Option<Box<Figures>>, bool),
    /// A match has been removed from the index.
    Unindexed,
    /// Results of a search.
    Found(Box<FoundPage>),
    /// Opponents in the index.
    Opponents(Vec<OpponentLine>),
    /// Players of all matches read so far.
    Players {
        /// Players: first the person who uses this browser, then the others, sorted by number of games in descending
        /// order.
        players: Vec<PlayerLine>,
        /// Number of games that do not count.
        unrated: usize,
    },
    /// PR of the person who uses this browser.
    Recent {
        /// PR over the latest games, and their number; `None` if too few decisions count.
        pr: Option<(f64, u32)>,
        /// `true` if further games would not change the PR.
        is_full: bool,
    },
    /// Report on a player.
    Report {
        /// Contents of the report.
        report: Box<Report>,
        /// Links to the matches in the library, by match index ([`crate::Row::of`]); `None` for a match in which the
        /// player did not take part.
        links: Vec<Option<ReportLink>>,
    },
    /// The table that was requested, as CSV that is attached to the reply.
    Csv,
    /// The blocks of bytes do not fit the request.
    Refused,
}

/// Player with a number of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerLine {
    /// Key of the player.
    pub who: PlayerKey,
    /// Name as written; empty if unknown.
    pub name: String,
    /// Number of games played.
    pub games: usize,
}

/// Link from a report to a match in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportLink {
    /// ID of the match's entry in the library.
    pub id: String,
    /// Day on which the match was played or added to the library, as `2026-11-23`.
    pub day: String,
    /// Name of the opponent as written; empty if unknown.
    pub opponent: String,
}
