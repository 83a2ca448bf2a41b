//! Champion analyses, requested by `"ply":"champion"`.

use engine::{Analysis, Champion, TrialLimit};
use record::{position_id, print_play};
use rules::{Board, Choice, Decision, Roll};
use serde_json::{Value, json};

use crate::{
    game,
    resources::{LevelSearch, Resources},
    threads::Threads,
};

/// Analyses a decision on the threads in `resources`; `search` is used for the search before the rollout.
///
/// # Errors
/// Returns an error if a trial has failed.
pub(crate) fn analyse(
    resources: &Resources<'_>,
    search: &LevelSearch<'_>,
    decision: &Decision,
    made: Option<&Choice>,
    trials: TrialLimit,
) -> Result<Analysis, String> {
    let mut champion = Champion::new(search, decision, made, trials);
    let mut threads = Threads::new(resources);
    while let Some(round) = champion.next_round() {
        let sums = threads.play(|search| champion.rollout(search), round)?;
        champion.add(&sums).map_err(|error| error.to_string())?;
    }
    Ok(champion.finish())
}

/// Answers a `best` request with the play that has the highest cubeless money equity.
pub(crate) fn best(
    resources: &Resources<'_>,
    search: &LevelSearch<'_>,
    board: &Board,
    roll: Roll,
    trials: TrialLimit,
) -> Result<Value, String> {
    let decision = Decision::builder(*board).without_cube();
    let decision = decision.play(roll.high().pips(), roll.low().pips());
    let decision = decision.build().map_err(game::refusal)?;
    let found = analyse(resources, search, &decision, None, trials)?;
    let best = found.candidates.first().ok_or("no play")?;
    let play = match &best.choice {
        Choice::Play(play) if !play.is_empty() => print_play(board, play),
        _ => String::new(),
    };
    let after = best.after.unwrap_or_else(|| board.flipped());
    Ok(json!({ "position": position_id(&after), "play": play, "trials": best.trials }))
}
