//! Per-match figures shown as columns, and filters on those columns.

use rules::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

use crate::Entry;

/// Figures of a match; those computed by a review are `None` if the match has not been reviewed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// Event at which the match was played.
    pub event: Option<String>,
    /// PR of each player.
    pub pr: ByPlayer<Option<f64>>,
    /// Luck of each player's rolls, in EMG (equivalent to money game).
    pub luck: ByPlayer<Option<f64>>,
    /// Side played by the user; `None` if unknown.
    pub reader: Option<Player>,
}

/// Result of a match from the user's perspective, or White's if the user did not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// The player won the match.
    Won,
    /// The match is unfinished, or the session's score is level.
    Open,
    /// The player lost the match.
    Lost,
}

/// Column filter; the default accepts every entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColumnFilter {
    /// Required result of the match.
    pub outcome: Option<Outcome>,
    /// Minimum PR of the user, or of White if the user did not play.
    pub min_pr: Option<u8>,
    /// Minimum PR of the other player.
    pub min_other_pr: Option<u8>,
    /// `true` to require positive luck for the user, or for White if the user did not play; `false` to require negative
    /// luck.
    pub is_lucky: Option<bool>,
    /// Prefix of the ISO 8601 date, such as a year.
    pub date: Option<String>,
    /// Event name.
    pub event: Option<String>,
    /// `true` to require a review, `false` to require that there is none.
    pub is_reviewed: Option<bool>,
}

impl Figures {
    /// Returns the player whose figures come first: the user, or White if the user did not play.
    pub fn first(&self) -> Player {
        self.reader.unwrap_or(Player::White)
    }
}

impl Outcome {
    /// All results in display order.
    pub const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Open];

    /// Returns the result of an entry from a player's perspective.
    pub fn of(entry: &Entry, player: Player) -> Self {
        match entry.winner {
            Some(winner) if winner == player => Self::Won,
            Some(_) => Self::Lost,
            None => Self::Open,
        }
    }
}
