//! Answers `best` and `eval` requests with the nets of a checkpoint, for comparison by another program.

use std::io::{self, BufRead as _, Write as _};

use anyhow::Context as _;
use engine::{Evaluator, Payoffs};
use record::{board_from_id, position_id};
use rules::{Die, Roll, Variant};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::game::MoveBuffers;

#[derive(Deserialize)]
struct Request {
    position_id: String,
    dice: Option<[u8; 2]>,
}

/// Answers requests from standard input until it ends.
///
/// # Errors
/// If a request is invalid, or reading or writing fails.
pub fn serve(nets: &impl Evaluator) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let request: Request = serde_json::from_str(&line?)?;
        writeln!(output, "{}", answer(nets, &request)?)?;
        output.flush()?;
    }
    Ok(())
}

fn answer(nets: &impl Evaluator, request: &Request) -> anyhow::Result<Value> {
    let board = board_from_id(&request.position_id, Variant::Standard)?;
    let Some([a, b]) = request.dice else {
        let outcomes = nets.evaluate(&board);
        return Ok(json!({ "win": outcomes.win(), "equity": outcomes.worth(&Payoffs::MONEY).0 }));
    };
    let (a, b) = Die::new(a).zip(Die::new(b)).context("a die shows 1 to 6")?;
    let (after, _) = MoveBuffers::default().best(nets, &board, Roll::new(a, b));
    Ok(json!({ "position": position_id(&after) }))
}
