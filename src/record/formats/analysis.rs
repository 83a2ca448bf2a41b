//! Another program's analysis of a move, stored alongside this program's own analysis.

use serde::{Deserialize, Serialize};

/// Another program's analysis of a move: the play, the cube action before it, or both.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MoveAnalysis {
    /// Candidate plays in file order, best first.
    pub candidates: Vec<ForeignCandidate>,
    /// Cube decision before the roll.
    pub cube: Option<ForeignCube>,
    /// Luck of the roll, in points of equity from the perspective of the player who rolled.
    pub luck: Option<f64>,
    /// Equity lost by the play; never negative.
    pub play_error: Option<f64>,
    /// Equity lost by the cube action; never negative.
    pub cube_error: Option<f64>,
    /// Mark for the play.
    pub play_mark: Option<Mark>,
    /// Mark for the cube action.
    pub cube_mark: Option<Mark>,
    /// Mark for the luck of the roll.
    pub luck_mark: Option<LuckMark>,
}

/// Luck rating by another program, from the perspective of the player who rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LuckMark {
    /// Very unlucky roll.
    VeryUnlucky,
    /// Unlucky roll.
    Unlucky,
    /// Lucky roll.
    Lucky,
    /// Very lucky roll.
    VeryLucky,
}

/// Severity of a mistake as rated by another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Doubtful action, usually written `?!`.
    Doubtful,
    /// Bad action, usually written `?`.
    Bad,
    /// Very bad action, usually written `??`.
    VeryBad,
}

/// Unit of the values in another program's cube analysis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForeignUnit {
    /// Equity, relative to the cube value.
    #[default]
    Equity,
    /// Match winning chances.
    MatchChances,
}

/// Depth of another program's analysis.
///
/// `Unknown` and `Plies` use the same storage format as the optional number of plies stored before version 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForeignLevel {
    /// The file specifies no level, or one unknown to this program.
    #[default]
    Unknown,
    /// Search depth in plies.
    Plies(u32),
    /// Rollout.
    Rollout,
    /// Truncated rollout by eXtreme Gammon: 0 for XG Roller, 1 for XG Roller+, 2 for XG Roller++.
    Roller(u8),
    /// Opening book.
    Book,
}

impl ForeignLevel {
    /// Returns the search depth in plies; `None` if the analysis is not a search.
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

/// Candidate play with another program's analysis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ForeignCandidate {
    /// Moves as `[from, to]`, as numbered for the player on roll: 25 is the bar, 0 is off.
    pub moves: Vec<[u8; 2]>,
    /// Chances after the play, from the perspective of the player who makes it.
    pub chances: ForeignChances,
    /// Equity as stored in the file: cubeless or cubeful, for money or at the match score, according to the other
    /// program's definition.
    pub equity: f64,
    /// Depth of this candidate's analysis.
    pub level: ForeignLevel,
}

/// Outcome probabilities; gammons include backgammons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ForeignChances {
    /// Probability of winning.
    pub win: f64,
    /// Probability of winning a gammon or backgammon.
    pub win_gammon: f64,
    /// Probability of winning a backgammon.
    pub win_backgammon: f64,
    /// Probability of losing a gammon or backgammon.
    pub lose_gammon: f64,
    /// Probability of losing a backgammon.
    pub lose_backgammon: f64,
}

impl ForeignChances {
    /// Returns the probabilities in field order.
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

/// Another program's analysis of a cube decision, from the perspective of the player who may double.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ForeignCube {
    /// Chances before the roll.
    pub chances: Option<ForeignChances>,
    /// Value without a double.
    pub no_double: f64,
    /// Value after a double and a take.
    pub double_take: f64,
    /// Value after a double and a drop, if the file contains it.
    pub double_pass: Option<f64>,
    /// Cubeless equity before the roll at the current score, if the file contains it.
    pub cubeless: Option<f64>,
    /// Unit of the values.
    pub unit: ForeignUnit,
    /// Depth of the cube analysis.
    pub level: ForeignLevel,
}
