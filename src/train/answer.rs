//! A checkpoint that answers `best` and `eval` as JSON lines, so that it can be judged like the finished tool.

use std::io::{self, BufRead as _, Write as _};

use anyhow::{Context, Result};
use engine::{Evaluator, Payoffs};
use record::{board_from_id, position_id, print_play};
use rules::{Die, Roll, Variant};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::nets::Nets;

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
enum Request {
    Best { position_id: String, dice: [u8; 2] },
    Eval { position_id: String },
}

/// Answers every line until the input ends.
pub(crate) fn serve(nets: &Nets) -> Result<()> {
    for line in io::stdin().lock().lines() {
        let answer =
            answer(nets, &line?).unwrap_or_else(|error| json!({ "error": error.to_string() }));
        println!("{answer}");
        io::stdout().flush()?;
    }
    Ok(())
}

fn answer(nets: &Nets, line: &str) -> Result<Value> {
    Ok(match serde_json::from_str(line)? {
        Request::Best {
            position_id: id,
            dice: [a, b],
        } => {
            let board = board_from_id(&id, Variant::Standard)?;
            let (a, b) = Die::new(a).zip(Die::new(b)).context("a die shows 1 to 6")?;
            let ranked = nets.rank(&board, Roll::new(a, b), &Payoffs::MONEY);
            match ranked.first() {
                Some(best) => json!({
                    "position": position_id(&best.after),
                    "play": print_play(&board, &best.play),
                }),
                None => json!({ "position": position_id(&board.flipped()), "play": "" }),
            }
        }
        Request::Eval { position_id: id } => {
            let outcomes = nets.evaluate(&board_from_id(&id, Variant::Standard)?);
            let said = outcomes.cumulative();
            json!({
                "win": said.win,
                "win_gammon": said.win_gammon,
                "win_backgammon": said.win_backgammon,
                "lose_gammon": said.lose_gammon,
                "lose_backgammon": said.lose_backgammon,
                "equity": outcomes.worth(&Payoffs::MONEY).0,
            })
        }
    })
}
