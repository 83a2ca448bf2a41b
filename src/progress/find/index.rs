//! Search index over the decisions in all matches.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
};

use record::position_link;
use review::Kind;
use rules::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

use super::{
    indexed::{IndexedDecision, IndexedMatch, LEVEL},
    query::{FindOrder, FindQuery},
};

/// Maximum number of decisions in the index; a full index takes about 35 MB.
pub const MAX_DECISIONS: usize = 250_000;

/// Number of decisions per page of results.
pub const PAGE: usize = 48;

/// Index over the decisions in all matches read so far.
#[derive(Clone, Debug, Default)]
pub struct FindIndex {
    matches: BTreeMap<String, IndexedMatch>,
    /// Total number of decisions in `matches`.
    count: usize,
}

/// Search result: a decision that matches a query.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundDecision {
    /// ID of the library entry.
    pub id: String,
    /// Index of the game in the match, counted from 0.
    pub game: usize,
    /// Index of the move in its game.
    pub nth: usize,
    /// Kind of decision.
    pub kind: Kind,
    /// Position, as a URL fragment.
    pub position: String,
    /// Player who made the decision.
    pub player: Player,
    /// Equity lost, in EMG; `None` if the decision has not been reviewed.
    pub loss: Option<f32>,
    /// Evaluation of a mistake by its review, as the parameter `f=` of the link to the position.
    pub figures: Option<String>,
    /// Players' names as written.
    pub names: ByPlayer<String>,
    /// Day of the match, as `2026-11-23`.
    pub day: String,
}

/// Page of search results.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FoundPage {
    /// Decisions starting at the requested index; at most [`PAGE`].
    pub decisions: Vec<FoundDecision>,
    /// Total number of decisions that match the query.
    pub total: usize,
    /// Number of decisions that were searched.
    pub searched: usize,
}

/// Opponent of the user, or a player in a match in which the user did not take part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpponentLine {
    /// Opponent's key in queries.
    pub key: String,
    /// Name as written, or the computer's level.
    pub name: String,
    /// `true` if the opponent is the computer at some level.
    pub is_level: bool,
    /// Number of matches against the opponent.
    pub matches: usize,
}

impl FindIndex {
    /// Adds a match, replacing the match with the same ID. Returns `false` if the index is full.
    pub fn add(&mut self, found: IndexedMatch) -> bool {
        self.remove(&found.id);
        if self.count + found.decisions.len() > MAX_DECISIONS {
            return false;
        }
        self.count += found.decisions.len();
        self.matches.insert(found.id.clone(), found);
        true
    }

    /// Removes the match with this ID.
    pub fn remove(&mut self, id: &str) {
        if let Some(before) = self.matches.remove(id) {
            self.count -= before.decisions.len();
        }
    }

    /// Returns the number of decisions in the index.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// Returns all opponents by number of matches, in descending order.
    pub fn opponents(&self) -> Vec<OpponentLine> {
        let mut found: BTreeMap<&str, OpponentLine> = BTreeMap::new();
        for one in self.matches.values() {
            for key in &one.opponents {
                let level = key.strip_prefix(LEVEL);
                let named = Player::BOTH
                    .into_iter()
                    .map(|player| one.names[player].trim());
                let mut named = named.filter(|name| name.to_lowercase() == *key);
                let line = found.entry(key).or_insert_with(|| OpponentLine {
                    key: key.clone(),
                    name: level.or_else(|| named.next()).unwrap_or(key).to_owned(),
                    is_level: level.is_some(),
                    matches: 0,
                });
                line.matches += 1;
            }
        }
        let mut all: Vec<OpponentLine> = found.into_values().collect();
        all.sort_by_key(|line| std::cmp::Reverse(line.matches));
        all
    }

    /// Returns the decisions that match `query`, starting with the one at index `first`.
    pub fn find(&self, query: &FindQuery, first: usize) -> FoundPage {
        let mut found: Vec<Candidate<'_>> = Vec::new();
        for of in self.matches.values() {
            let all = of.decisions.iter();
            found.extend(all.filter_map(|one| {
                let distance = query.distance(of, one)?;
                Some(Candidate { of, one, distance })
            }));
        }
        found.sort_by(|a, b| a.order(b, query.order));
        if query.is_like() {
            // The positions before and after a similar one are similar as well, and would hide all other games.
            let mut games = BTreeSet::new();
            found.retain(|one| games.insert((&one.of.id, one.one.game)));
        }
        let page = found.iter().skip(first).take(PAGE);
        FoundPage {
            decisions: page.map(Candidate::found).collect(),
            total: found.len(),
            searched: self.count,
        }
    }
}

/// Indexed decision that matches a query, with its match.
struct Candidate<'a> {
    of: &'a IndexedMatch,
    one: &'a IndexedDecision,
    distance: u32,
}

impl Candidate<'_> {
    /// Compares two search results. Ties are broken by match and by position in the match.
    fn order(&self, other: &Self, order: FindOrder) -> Ordering {
        let place = |one: &Self| (one.one.game, one.one.nth);
        let newest = || {
            let of = other.of.day.cmp(&self.of.day);
            of.then_with(|| self.of.id.cmp(&other.of.id))
                .then_with(|| place(self).cmp(&place(other)))
        };
        let loss = |one: &Self| one.one.loss.unwrap_or(-1.0);
        let first = match order {
            FindOrder::Newest => Ordering::Equal,
            FindOrder::Costliest => loss(other).total_cmp(&loss(self)),
        };
        // Unless similar positions are requested, all distances are 0.
        let nearest = || self.distance.cmp(&other.distance);
        first.then_with(nearest).then_with(newest)
    }

    fn found(&self) -> FoundDecision {
        let Self { of, one, .. } = self;
        FoundDecision {
            id: of.id.clone(),
            game: usize::from(one.game),
            nth: usize::from(one.nth),
            kind: one.kind,
            position: position_link(&one.decision),
            player: one.player(),
            loss: one.loss,
            figures: one.figures.clone(),
            names: of.names.clone(),
            day: of.day.clone(),
        }
    }
}
