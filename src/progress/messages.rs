//! Messages between the page and the worker that reads matches and creates reports. Stored matches, reviews and CSV
//! files are transferred outside the message text, each as a separate block of bytes.

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
    /// Reads this match, whose stored form and review are attached as byte blocks. The player is the side that the user
    /// played in an imported match or against a friend, if known.
    Read(Box<Entry>, Option<Player>),
    /// Creates the thumbnail of this match or of one of its games, without adding the match to the statistics. The
    /// stored form is attached, followed by the review, if any. The player is the side that the user played in an
    /// imported match, if known.
    Picture(Box<Entry>, PictureOf, Option<Player>),
    /// Computes the ID of the match in this entry, whose stored form is attached.
    Identify(Box<Entry>),
    /// Adds this match's decisions to the search index. The stored form is attached, followed by the review, if any.
    /// The player is the side that the user played in an imported match, if known.
    Index(Box<Entry>, Option<Player>),
    /// Removes a match from the search index.
    Unindex(EntryId),
    /// Searches the index and returns a page of results, starting at this position.
    Find(Box<FindQuery>, usize),
    /// Lists the opponents in the search index.
    Opponents,
    /// Lists the players in all matches read so far.
    Players,
    /// Computes the user's PR over the latest games.
    Recent,
    /// Creates the report on a player.
    Report(PlayerKey),
    /// Exports a table from the report on a player.
    Csv(CsvTable, PlayerKey),
}

/// CSV table of a report.
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
    /// Thumbnail of a match; `None` if the match is damaged or has no decisions.
    Picture(Option<Box<Picture>>),
    /// ID of a match; `None` if the match is damaged or has no plays.
    Identified(Option<EntryId>),
    /// Figures for a match added to the index; `None` if the match is damaged. The flag is `false` if the index is
    /// full, in which case searches do not find the match.
    Indexed(Option<Box<Figures>>, bool),
    /// A match has been removed from the index.
    Unindexed,
    /// Results of a search.
    Found(Box<FoundPage>),
    /// Opponents in the search index.
    Opponents(Vec<OpponentLine>),
    /// Players in all matches read so far.
    Players {
        /// Players: first the user of this browser, then the others by number of games in descending order.
        players: Vec<PlayerLine>,
        /// Number of unrated games, which do not count.
        unrated: usize,
    },
    /// User's PR over the latest games.
    Recent {
        /// PR, and the number of games that it covers; `None` if too few decisions count.
        pr: Option<(f64, u32)>,
        /// `true` if adding older games would not change the PR.
        is_full: bool,
    },
    /// Report on a player.
    Report {
        /// Contents of the report.
        report: Box<Report>,
        /// Library links by match index ([`crate::Row::of`]); `None` for a match in which the player did not take part.
        links: Vec<Option<ReportLink>>,
    },
    /// The requested CSV table is attached to the reply.
    Csv,
    /// The attached byte blocks do not match the request.
    Refused,
}

/// Player in the list of players.
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
    /// ID of the match's library entry.
    pub id: String,
    /// Day on which the match was played or added to the library, as `2026-11-23`.
    pub day: String,
    /// Opponent's name as written; empty if unknown.
    pub opponent: String,
}
