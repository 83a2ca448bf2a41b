//! Collection of the matches read so far.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use record::GameResult;
use rules::{ByPlayer, Player};

use crate::{Fact, WorstError};

/// Match metadata, without the games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchInfo {
    /// ID of the match's library entry.
    pub id: String,
    /// Day on which the match was played or added to the library, as `2026-11-23`.
    pub day: String,
    /// Match length in points; 0 means money play.
    pub length: u16,
    /// Players' names as written; empty if unknown.
    pub names: ByPlayer<String>,
    /// Name of the computer's level, and the human player's side, in a match against the computer; `None` in any other
    /// match.
    pub computer: Option<(String, Player)>,
    /// Side that the user played in a match between two people; `None` if unknown.
    pub reader: Option<Player>,
}

/// Game with its decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Number of the game in the match, counted from 1.
    pub number: u32,
    /// Result of the game; `None` if it was not finished.
    pub result: Option<GameResult>,
    /// `true` if the game counts; `false` if the player received advice or undid plays.
    pub rated: bool,
    /// Fingerprints of all decisions in order, reviewed or not. The same game has the same fingerprints in every file.
    pub decisions: Vec<u32>,
    /// Each player's reviewed decisions, in order.
    pub facts: ByPlayer<Vec<Fact>>,
    /// Each player's costliest errors, costliest first.
    pub worst: ByPlayer<Vec<WorstError>>,
}

/// Match with its games.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// Metadata of the match.
    pub about: MatchInfo,
    /// Games in order.
    pub games: Vec<Game>,
}

/// Player who is the subject of a report.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PlayerKey {
    /// User of this browser: the human player in matches against the computer, or the side marked as the user's in
    /// imported matches.
    Me,
    /// Player with this name in lowercase.
    Named(String),
}

/// All matches, sorted by day.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    matches: Vec<Match>,
}

impl Collection {
    /// Adds a match. If another match contains the same game, as when the same match exists in two formats, only the
    /// copy with more reviewed decisions is kept, or the first copy on a tie.
    pub fn add(&mut self, mut played: Match) {
        for known in &mut self.matches {
            if known.about.has_players_of(&played.about) {
                known.games.retain(|game| !played.has_better(game));
                played.games.retain(|game| !known.has(game));
            }
        }
        self.matches.retain(|known| !known.games.is_empty());
        if played.games.is_empty() {
            return;
        }
        let key = |one: &Match| (one.about.day.clone(), one.about.id.clone());
        let own = key(&played);
        let place = self.matches.partition_point(|one| key(one) <= own);
        self.matches.insert(place, played);
    }

    /// Returns the matches, sorted by day.
    pub fn matches(&self) -> &[Match] {
        &self.matches
    }

    /// Returns the number of unrated games, which do not count.
    pub fn unrated(&self) -> usize {
        let games = self.matches.iter().flat_map(|one| &one.games);
        games.filter(|game| !game.rated).count()
    }

    /// Returns all players, with their names as written and their numbers of games: first the user of this browser,
    /// then the others by number of games in descending order.
    pub fn players(&self) -> Vec<(PlayerKey, String, usize)> {
        let mut found: BTreeMap<PlayerKey, (String, usize)> = BTreeMap::new();
        for one in &self.matches {
            for player in Player::BOTH {
                if let Some(who) = one.about.player_key(player) {
                    let name = one.about.names[player].trim().to_owned();
                    let known = found.entry(who).or_insert((name, 0));
                    known.1 += one.games.len();
                }
            }
        }
        let all = found.into_iter();
        let mut all: Vec<_> = all.map(|(who, (name, games))| (who, name, games)).collect();
        all.sort_by_key(|(who, _, games)| (*who != PlayerKey::Me, std::cmp::Reverse(*games)));
        all
    }
}

impl Game {
    fn reviewed(&self) -> usize {
        self.facts.white.len() + self.facts.black.len()
    }
}

impl Match {
    /// Returns `true` if the match contains this game.
    fn has(&self, game: &Game) -> bool {
        let mut games = self.games.iter();
        games.any(|own| is_same(own, game))
    }

    /// Returns `true` if the match contains the same game with more reviewed decisions.
    fn has_better(&self, game: &Game) -> bool {
        let mut games = self.games.iter();
        games.any(|own| is_same(own, game) && own.reviewed() > game.reviewed())
    }
}

fn is_same(one: &Game, other: &Game) -> bool {
    !one.decisions.is_empty() && one.decisions == other.decisions
}

impl MatchInfo {
    fn has_players_of(&self, other: &Self) -> bool {
        let key =
            |about: &Self| Player::BOTH.map(|player| about.names[player].trim().to_lowercase());
        key(self) == key(other)
    }

    /// Returns the key of the player on a side; `None` for the computer or an unnamed player.
    pub fn player_key(&self, player: Player) -> Option<PlayerKey> {
        let name = self.names[player].trim().to_lowercase();
        match &self.computer {
            Some((_, person)) if *person != player => None,
            Some(_) => Some(PlayerKey::Me),
            None if self.reader == Some(player) => Some(PlayerKey::Me),
            None => (!name.is_empty()).then_some(PlayerKey::Named(name)),
        }
    }

    /// Returns a player's side in this match; `None` if the player did not take part.
    pub fn side(&self, who: &PlayerKey) -> Option<Player> {
        let is_it = |player: &Player| self.player_key(*player).as_ref() == Some(who);
        Player::BOTH.into_iter().find(is_it)
    }
}
