//! Version 1 of the storage format for a match: without luck marks or the cubeless equity of cube decisions.

use rules::{ByPlayer, Player};
use serde::Deserialize;
#[cfg(test)]
use serde::Serialize;

use crate::formats::{
    analysis::{ForeignCandidate, ForeignChances, ForeignCube, ForeignUnit, Mark, MoveAnalysis},
    model::{
        Event, GameRecord, GameResult, MatchRecord, PlayerInfo, RecordedAction, RecordedMove, Terms,
    },
};

#[derive(Deserialize)]
#[cfg_attr(test, derive(Serialize))]
pub(super) struct StoredMatch {
    pub(super) players: ByPlayer<PlayerInfo>,
    pub(super) terms: Terms,
    pub(super) event: Event,
    pub(super) tags: Vec<(String, String)>,
    pub(super) games: Vec<StoredGame>,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(Serialize))]
pub(super) struct StoredGame {
    pub(super) number: u32,
    pub(super) score: ByPlayer<u32>,
    pub(super) crawford: bool,
    pub(super) moves: Vec<StoredMove>,
    pub(super) result: Option<GameResult>,
    pub(super) comment: Option<String>,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(Serialize))]
pub(super) struct StoredMove {
    pub(super) player: Player,
    pub(super) action: RecordedAction,
    pub(super) comment: Option<String>,
    pub(super) analysis: Option<Box<StoredAnalysis>>,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(Serialize))]
pub(super) struct StoredAnalysis {
    pub(super) candidates: Vec<ForeignCandidate>,
    pub(super) cube: Option<StoredCube>,
    pub(super) luck: Option<f64>,
    pub(super) play_error: Option<f64>,
    pub(super) cube_error: Option<f64>,
    pub(super) play_mark: Option<Mark>,
    pub(super) cube_mark: Option<Mark>,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(Serialize))]
pub(super) struct StoredCube {
    pub(super) chances: Option<ForeignChances>,
    pub(super) no_double: f64,
    pub(super) double_take: f64,
    pub(super) double_pass: Option<f64>,
    pub(super) unit: ForeignUnit,
    pub(super) plies: Option<u32>,
}

impl From<StoredMatch> for MatchRecord {
    fn from(stored: StoredMatch) -> Self {
        Self {
            players: stored.players,
            terms: stored.terms,
            event: stored.event,
            tags: stored.tags,
            games: stored.games.into_iter().map(GameRecord::from).collect(),
        }
    }
}

impl From<StoredGame> for GameRecord {
    fn from(stored: StoredGame) -> Self {
        Self {
            number: stored.number,
            score: stored.score,
            crawford: stored.crawford,
            moves: stored.moves.into_iter().map(RecordedMove::from).collect(),
            result: stored.result,
            comment: stored.comment,
        }
    }
}

impl From<StoredMove> for RecordedMove {
    fn from(stored: StoredMove) -> Self {
        let analysis = stored.analysis;
        Self {
            player: stored.player,
            action: stored.action,
            note: stored.comment.into(),
            analysis: analysis.map(|analysis| Box::new(MoveAnalysis::from(*analysis))),
        }
    }
}

impl From<StoredAnalysis> for MoveAnalysis {
    fn from(stored: StoredAnalysis) -> Self {
        Self {
            candidates: stored.candidates,
            cube: stored.cube.map(ForeignCube::from),
            luck: stored.luck,
            play_error: stored.play_error,
            cube_error: stored.cube_error,
            play_mark: stored.play_mark,
            cube_mark: stored.cube_mark,
            luck_mark: None,
        }
    }
}

impl From<StoredCube> for ForeignCube {
    fn from(stored: StoredCube) -> Self {
        Self {
            chances: stored.chances,
            no_double: stored.no_double,
            double_take: stored.double_take,
            double_pass: stored.double_pass,
            cubeless: None,
            unit: stored.unit,
            level: stored.plies.into(),
        }
    }
}
