//! All games that have been read.

use std::collections::BTreeMap;

use record::GameResult;
use rules::{ByPlayer, Player};

use crate::Fact;

/// What is known of a match besides its games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// What the library calls it.
    pub id: String,
    /// The day on which it was played or came into the library, as `2026-11-23`.
    pub day: String,
    /// Points of the match; 0 is money play.
    pub length: u16,
    /// The names as written; empty where there is none.
    pub names: ByPlayer<String>,
    /// The level of the computer and the side of the person, if it was played against the computer.
    pub computer: Option<(String, Player)>,
}

/// A game with what was decided in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Its number in the match, from 1.
    pub number: u32,
    /// How it ended, if it did.
    pub result: Option<GameResult>,
    /// Whether it counts: not where advice was given or plays were taken back.
    pub rated: bool,
    /// What each player decided, in order.
    pub facts: ByPlayer<Vec<Fact>>,
}

/// A match that has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// What it is.
    pub about: About,
    /// Its games.
    pub games: Vec<Game>,
}

/// Whose numbers are summed up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Who {
    /// The person who plays against the computer here.
    Me,
    /// The player with this name, in lower case.
    Named(String),
}

/// All matches that have been read, in the order of their days.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    matches: Vec<Match>,
}

impl Collection {
    /// Adds a match.
    pub fn add(&mut self, played: Match) {
        let key = |one: &Match| (one.about.day.clone(), one.about.id.clone());
        let own = key(&played);
        let place = self.matches.partition_point(|one| key(one) <= own);
        self.matches.insert(place, played);
    }

    /// The matches, those played first first.
    pub fn matches(&self) -> &[Match] {
        &self.matches
    }

    /// How many games do not count.
    pub fn unrated(&self) -> usize {
        let games = self.matches.iter().flat_map(|one| &one.games);
        games.filter(|game| !game.rated).count()
    }

    /// Whose numbers can be summed up, with the names as written and the games of each: the person here first, then who
    /// has most games.
    pub fn players(&self) -> Vec<(Who, String, usize)> {
        let mut found: BTreeMap<Who, (String, usize)> = BTreeMap::new();
        for one in &self.matches {
            for player in Player::BOTH {
                for who in one.about.who(player) {
                    let name = one.about.names[player].trim().to_owned();
                    let known = found.entry(who).or_insert((name, 0));
                    known.1 += one.games.len();
                }
            }
        }
        let all = found.into_iter();
        let mut all: Vec<_> = all.map(|(who, (name, games))| (who, name, games)).collect();
        all.sort_by_key(|(who, _, games)| (*who != Who::Me, std::cmp::Reverse(*games)));
        all
    }
}

impl About {
    /// Who a side is: nobody where the computer plays it.
    pub fn who(&self, player: Player) -> Vec<Who> {
        let name = self.names[player].trim().to_lowercase();
        let named = (!name.is_empty()).then_some(Who::Named(name));
        match &self.computer {
            Some((_, person)) if *person != player => Vec::new(),
            Some(_) => vec![Who::Me],
            None => named.into_iter().collect(),
        }
    }

    /// The side of a player in this match.
    pub fn side(&self, who: &Who) -> Option<Player> {
        let is_it = |player: &Player| self.who(*player).contains(who);
        Player::BOTH.into_iter().find(is_it)
    }
}
