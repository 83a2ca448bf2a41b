//! Example that writes benchmark queries for the shipped engine as JSON: `cargo run -p analyst --example asks --
//! decisions.txt`.

use std::{env, error::Error, fs};

use analyst::{Query, codec};
use engine::Level;
use record::board_from_id;
use rules::{Board, Decision, DecisionError, Die, Roll, Setup, Variant, legal_plays};
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args().nth(1).ok_or("which file of decisions?")?;
    println!("{}", asks(&fs::read_to_string(file)?)?);
    Ok(())
}

/// Returns the requests: for each decision, one at two plies, and one at 0 plies for each of the six doubles, which
/// have the most legal plays.
fn asks(text: &str) -> Result<Value, Box<dyn Error>> {
    let (mut plays, mut judged) = (Vec::new(), Vec::new());
    for line in text.lines() {
        let (board, roll) = decision(line).ok_or_else(|| format!("no decision: {line}"))?;
        plays.push(message(Level::Expert, board, roll)?);
        for die in (1..=6).filter_map(Die::new) {
            let roll = Roll::new(die, die);
            judged.push(json!({
                "ask": message(Level::Strong, board, roll)?,
                "plays": legal_plays(&board, roll).len(),
            }));
        }
    }
    Ok(json!({
        "plays": plays,
        "judged": judged,
        "twoSided": bearing_off([1; 6])?,
        "oneSided": bearing_off([2, 2, 2, 3, 3, 3])?,
    }))
}

/// Returns a request to play a roll in a bear-off in which both sides have these numbers of checkers on points 1 to 6.
fn bearing_off(home: [u8; 6]) -> Result<String, Box<dyn Error>> {
    let mut side = [0; 26];
    side[1..=6].copy_from_slice(&home);
    side[0] = 15 - home.iter().sum::<u8>();
    let board = Board::try_from(Setup {
        own: side,
        opponent: side,
    })?;
    Ok(message(Level::Expert, board, Roll::ALL[1])?)
}

/// Parses the position and the roll at the start of a line.
fn decision(line: &str) -> Option<(Board, Roll)> {
    let mut words = line.split_ascii_whitespace();
    let board = board_from_id(words.next()?, Variant::Standard).ok()?;
    let mut die = || Die::new(words.next()?.parse().ok()?);
    Some((board, Roll::new(die()?, die()?)))
}

fn message(level: Level, board: Board, roll: Roll) -> Result<String, DecisionError> {
    let decision = Decision::builder(board).play(roll.high().pips(), roll.low().pips());
    Ok(codec::encode(&Query::Choose {
        decision: decision.build()?,
        level,
        may_resign: false,
    }))
}
