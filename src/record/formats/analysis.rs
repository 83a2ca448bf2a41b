//! What another program said about a move: read beside our own, never instead of it.

use serde::{Deserialize, Serialize};

/// A foreign judgement of one move: of the play, of the cube action before it, or both.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MoveAnalysis {
    /// Plays that were considered, best first as the file has them.
    pub candidates: Vec<ForeignCandidate>,
    /// The cube decision before the roll.
    pub cube: Option<ForeignCube>,
    /// The luck of the roll, in points of equity for the player who rolled.
    pub luck: Option<f64>,
    /// What the play lost in equity, 0 or more.
    pub play_error: Option<f64>,
    /// What the cube action lost in equity, 0 or more.
    pub cube_error: Option<f64>,
    /// The mark on the play.
    pub play_mark: Option<Mark>,
    /// The mark on the cube action.
    pub cube_mark: Option<Mark>,
    /// The mark on the luck of the roll.
    pub luck_mark: Option<LuckMark>,
}

/// Luck of a roll in the opinion of another program, for the player who rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LuckMark {
    /// Very unlucky.
    VeryUnlucky,
    /// Unlucky.
    Unlucky,
    /// Lucky.
    Lucky,
    /// Very lucky.
    VeryLucky,
}

/// How bad a program found a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Doubtful.
    Doubtful,
    /// Bad.
    Bad,
    /// Very bad.
    VeryBad,
}

/// What the values of a foreign cube decision are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForeignUnit {
    /// Equity, in units of the cube.
    #[default]
    Equity,
    /// Chances to win the match.
    MatchChances,
}

/// Depth of the analysis of another program.
///
/// The first two variants are stored as an optional number of plies was before version 2 of a stored match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForeignLevel {
    /// The file does not say, or its level is not known here.
    #[default]
    Unknown,
    /// Number of rolls looked ahead.
    Plies(u32),
    /// A rollout.
    Rollout,
    /// A truncated rollout of eXtreme Gammon: 0 for XG Roller, 1 for XG Roller+, 2 for XG Roller++.
    Roller(u8),
    /// An opening book.
    Book,
}

impl ForeignLevel {
    /// The number of rolls that it looked ahead, if it is such a level.
    pub const fn plies(self) -> Option<u32> {
        match self {
            Self::Plies(plies) => Some(plies),
            Self::Unknown | Self::Rollout | Self::Roller(_) | Self::Book => None,
        }
    }
}

impl From<Option<u32>> for ForeignLevel {
    fn from(plies: Option<u32>) -> Self {
        plies.map_or(Self::Unknown, Self::Plies)
    }
}

/// One play with its foreign judgement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ForeignCandidate {
    /// From where to where, in the mover's own numbering, 25 the bar and 0 off.
    pub moves: Vec<[u8; 2]>,
    /// The chances after it, seen by the mover.
    pub chances: ForeignChances,
    /// The equity that the file gives: cubeless or cubeful, money or match, as that program has it.
    pub equity: f64,
    /// Depth of the analysis.
    pub level: ForeignLevel,
}

/// Chances to win and lose; gammons include backgammons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ForeignChances {
    /// To win at all.
    pub win: f64,
    /// To win a gammon or more.
    pub win_gammon: f64,
    /// To win a backgammon.
    pub win_backgammon: f64,
    /// To lose a gammon or more.
    pub lose_gammon: f64,
    /// To lose a backgammon.
    pub lose_backgammon: f64,
}

impl ForeignChances {
    /// All of them, in the order of the fields.
    pub const fn listed(&self) -> [f64; 5] {
        [
            self.win,
            self.win_gammon,
            self.win_backgammon,
            self.lose_gammon,
            self.lose_backgammon,
        ]
    }
}

/// A cube decision with its foreign judgement, seen by the player who may double.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ForeignCube {
    /// The chances before the roll.
    pub chances: Option<ForeignChances>,
    /// The value without a double.
    pub no_double: f64,
    /// The value after double and take.
    pub double_take: f64,
    /// The value after double and pass, if the file has it.
    pub double_pass: Option<f64>,
    /// The cubeless equity before the roll at the score, if the file has it.
    pub cubeless: Option<f64>,
    /// What these values are.
    pub unit: ForeignUnit,
    /// Depth of the analysis.
    pub level: ForeignLevel,
}
