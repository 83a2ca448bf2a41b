//! Figures of the entries, shown as columns, and the filter of each column.

use std::cmp::Ordering;

use rules::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

use crate::{Entry, Kind, SortBy, day};

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

/// An entry with its figures, whose columns are compared.
pub(crate) struct ColumnsOf<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) figures: Option<&'a Figures>,
    pub(crate) is_reviewed: bool,
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

impl ColumnsOf<'_> {
    fn first(&self) -> Player {
        self.figures.map_or(Player::White, Figures::first)
    }

    fn pr(&self, is_first: bool) -> Option<f64> {
        let first = self.first();
        self.figures?.pr[if is_first { first } else { first.opponent() }]
    }

    fn luck(&self) -> Option<f64> {
        self.figures?.luck[self.first()]
    }

    fn event(&self) -> Option<&str> {
        self.figures?.event.as_deref()
    }

    /// Compares a column; entries without its figure come last in either direction. `None` for the orders that are not
    /// columns.
    pub(crate) fn order(
        &self,
        other: &Self,
        column: SortBy,
        is_reversed: bool,
    ) -> Option<Ordering> {
        let turned = |order: Ordering| if is_reversed { order.reverse() } else { order };
        let numbers = |one: Option<f64>, other: Option<f64>| match (one, other) {
            (Some(one), Some(other)) => turned(one.total_cmp(&other)),
            (one, other) => other.is_some().cmp(&one.is_some()),
        };
        Some(match column {
            SortBy::Result => {
                let result = |one: &Self| Outcome::of(one.entry, one.first());
                turned(result(self).cmp(&result(other)))
            }
            SortBy::Pr => numbers(self.pr(true), other.pr(true)),
            SortBy::OtherPr => numbers(self.pr(false), other.pr(false)),
            SortBy::Luck => numbers(self.luck(), other.luck()),
            SortBy::Event => match (self.event(), other.event()) {
                (Some(one), Some(other)) => turned(one.cmp(other)),
                (one, other) => other.is_some().cmp(&one.is_some()),
            },
            SortBy::Review => turned(other.is_reviewed.cmp(&self.is_reviewed)),
            SortBy::Newest | SortBy::Oldest | SortBy::Name | SortBy::Length => return None,
        })
    }

    /// Returns `true` if all conditions hold.
    pub(crate) fn fits(&self, filter: &ColumnFilter) -> bool {
        let least = |wanted: Option<u8>, pr: Option<f64>| {
            wanted.is_none_or(|wanted| pr.is_some_and(|pr| pr >= f64::from(wanted)))
        };
        let outcome = Outcome::of(self.entry, self.first());
        let is_game = self.entry.kind != Kind::Position;
        filter
            .outcome
            .is_none_or(|wanted| is_game && wanted == outcome)
            && least(filter.min_pr, self.pr(true))
            && least(filter.min_other_pr, self.pr(false))
            && filter
                .is_lucky
                .is_none_or(|lucky| self.luck().is_some_and(|luck| (luck > 0.0) == lucky))
            && filter
                .date
                .as_ref()
                .is_none_or(|date| day(self.entry).0.starts_with(date))
            && filter
                .event
                .as_ref()
                .is_none_or(|event| self.event() == Some(event))
            && filter
                .is_reviewed
                .is_none_or(|wanted| is_game && wanted == self.is_reviewed)
    }
}
