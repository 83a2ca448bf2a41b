//! Figures of entries, which are shown as columns, and conditions on the columns.

use rules::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

use crate::Entry;

/// Figures of a match; those that come from a review are `None` if there is no review.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// Event in which the match was played.
    pub event: Option<String>,
    /// PR of each player.
    pub pr: ByPlayer<Option<f64>>,
    /// Luck of each player's rolls, in EMG.
    pub luck: ByPlayer<Option<f64>>,
    /// Side that the reader played; `None` if unknown.
    pub reader: Option<Player>,
}

/// Result of a match for the reader, or for White if the reader did not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// The match was won.
    Won,
    /// The match is not finished, or the score of a session is equal.
    Open,
    /// The match was lost.
    Lost,
}

/// Conditions on the columns; the default accepts every entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColumnFilter {
    /// Result of the match.
    pub outcome: Option<Outcome>,
    /// Minimum PR of the reader, or of White if the reader did not play.
    pub min_pr: Option<u8>,
    /// Minimum PR of the other player.
    pub min_other_pr: Option<u8>,
    /// `true` for positive luck of the reader, or of White if the reader did not play; `false` for negative luck.
    pub is_lucky: Option<bool>,
    /// Start of the ISO 8601 date, such as a year.
    pub date: Option<String>,
    /// Name of the event.
    pub event: Option<String>,
    /// `true` for entries with a review, `false` for entries without one.
    pub is_reviewed: Option<bool>,
}

impl Figures {
    /// Returns the first player of the columns: the reader, or White if the reader did not play.
    pub fn first(&self) -> Player {
        self.reader.unwrap_or(Player::White)
    }
}

impl Outcome {
    /// All results in display order.
    pub const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Open];

    /// Returns the result of an entry from the view of a player.
    pub fn of(entry: &Entry, player: Player) -> Self {
        match entry.winner {
            Some(winner) if winner == player => Self::Won,
            Some(_) => Self::Lost,
            None => Self::Open,
        }
    }
}
