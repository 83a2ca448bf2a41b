//! `cube` requests, which ask whether to double.

use engine::{Context, CubeAction, CubeDecision, Depth, Met, decide_ahead};
use rules::{Board, Player};
use serde_json::{Value, json};

use crate::{
    champion,
    game::{self, Game},
    resources::{LevelSearch, Resources},
};

/// Answers whether the player on roll should double; `board` is from that player's perspective.
pub(crate) fn answer(
    game: &Game,
    resources: &Resources<'_>,
    search: &LevelSearch<'_>,
    depth: Depth,
    board: &Board,
) -> Result<Value, String> {
    if !game.has_cube() {
        return Err("missing field `cube`".to_owned());
    }
    let decision = game.decision(*board, Player::White).build();
    let decision = decision.map_err(game::refusal)?;
    if let Depth::Champion(trials) = depth {
        let found = champion::analyse(resources, search, &decision, None, trials)?;
        if let Some(cube) = found.cube {
            let mut answer = answer_json(&cube);
            answer["trials"] = json!(found.candidates.first().and_then(|best| best.trials));
            return Ok(answer);
        }
    }
    let context = Context::of_decision(&decision, Met::default());
    Ok(answer_json(&decide_ahead(search, board, &context)))
}

/// Returns the three equities and the resulting action as JSON.
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
