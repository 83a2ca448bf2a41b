//! `cube` requests: whether to double.

use engine::{CubeAction, CubeDecision, decide_ahead};
use rules::Board;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{game::Game, service::LevelSearch};

/// A request for the decision whether the player on roll doubles.
#[derive(Deserialize)]
pub(crate) struct CubeRequest {
    pub(crate) position_id: String,
    #[serde(flatten)]
    game: Game,
    #[serde(default)]
    pub(crate) ply: u8,
}

impl CubeRequest {
    /// Answers for `board`, which is seen by the player on roll.
    pub(crate) fn answer(&self, search: &LevelSearch<'_>, board: &Board) -> Result<Value, String> {
        Ok(answer_json(&decide_ahead(
            search,
            board,
            &self.game.context()?,
        )))
    }
}

/// Returns the three equities and the action that follows from them.
pub(crate) fn answer_json(decision: &CubeDecision) -> Value {
    let action = match decision.action {
        CubeAction::DoubleTake => "double, take",
        CubeAction::DoublePass => "double, pass",
        CubeAction::TooGood => "too good",
        CubeAction::NoDouble => "no double",
    };
    json!({
        "action": action,
        "nd": decision.no_double.0,
        "dt": decision.double_take.map(|equity| equity.0),
        "dp": decision.double_pass.map(|equity| equity.0),
    })
}
