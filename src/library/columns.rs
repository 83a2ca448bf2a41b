//! Figures of the entries, shown as columns, and the condition on each column.

use rules::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

use crate::Entry;

/// Figures of a match; those of the review are `None` without a review.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// Event in which the match was played.
    pub event: Option<String>,
    /// PR of each player.
    pub pr: ByPlayer<Option<f64>>,
    /// Luck of each player's rolls, in EMG.
    pub luck: ByPlayer<Option<f64>>,
    /// The reader's side; `None` if unknown.
    pub reader: Option<Player>,
}

/// Result of a match for the reader, or for White if the reader did not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Won.
    Won,
    /// Not finished, or a session with an equal score.
    Open,
    /// Lost.
    Lost,
}

/// Conditions on the columns; the default accepts every entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColumnFilter {
    /// Result.
    pub outcome: Option<Outcome>,
    /// Minimum PR of the reader, or of White.
    pub min_pr: Option<u8>,
    /// Minimum PR of the other player.
    pub min_other_pr: Option<u8>,
    /// `true` for lucky rolls of the reader, or of White; `false` for unlucky ones.
    pub is_lucky: Option<bool>,
    /// Beginning of the ISO 8601 date, such as a year.
    pub date: Option<String>,
    /// Name of the event.
    pub event: Option<String>,
    /// `true` for entries with a review, `false` for those without.
    pub is_reviewed: Option<bool>,
}

impl Figures {
    /// Returns the first player of the columns: the reader, or White.
    pub fn first(&self) -> Player {
        self.reader.unwrap_or(Player::White)
    }
}

impl Outcome {
    /// All results, in the order of the list.
    pub const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Open];

    /// Returns the result of an entry for a player.
    pub fn of(entry: &Entry, player: Player) -> Self {
        match entry.winner {
            Some(winner) if winner == player => Self::Won,
            Some(_) => Self::Lost,
            None => Self::Open,
        }
    }
}
