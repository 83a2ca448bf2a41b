//! Requests and answers as JSON lines: each line in gets exactly one line out, whatever it holds.

use std::io::{self, BufRead, Write};

use record::{board_from_id, position_id};
use rules::{Board, Die, Roll, Variant, legal_plays};
use serde::Deserialize;
use serde_json::{Value, json};

/// The longest line that is read; a longer one is answered with an error.
const LONGEST: usize = 1 << 20;

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
enum Request {
    Plays { position_id: String, dice: [u8; 2] },
    Best,
    Eval,
    Cube,
}

/// Answers every line of `input` on `output` until it ends.
///
/// # Errors
/// If reading or writing fails.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = answer(&line).unwrap_or_else(|error| json!({ "error": error }));
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}

fn answer(line: &[u8]) -> Result<Value, String> {
    if line.len() > LONGEST {
        return Err("the line is too long".to_owned());
    }
    match serde_json::from_slice(line).map_err(|error| error.to_string())? {
        Request::Plays { position_id, dice } => plays(&position_id, dice),
        Request::Best | Request::Eval | Request::Cube => Err("there is no engine yet".to_owned()),
    }
}

fn plays(id: &str, dice: [u8; 2]) -> Result<Value, String> {
    let board = board(id)?;
    let roll = roll(dice)?;
    let plays = legal_plays(&board, roll);
    let positions: Vec<String> = plays
        .iter()
        .map(|legal| position_id(&legal.after))
        .collect();
    Ok(json!({ "positions": positions }))
}

fn board(id: &str) -> Result<Board, String> {
    board_from_id(id, Variant::Standard).map_err(|error| error.to_string())
}

fn roll([a, b]: [u8; 2]) -> Result<Roll, String> {
    let dice = Die::new(a).zip(Die::new(b));
    dice.map(|(a, b)| Roll::new(a, b))
        .ok_or_else(|| "a die shows 1 to 6".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(lines: &str) -> Vec<Value> {
        let mut output = Vec::new();
        serve(lines.as_bytes(), &mut output).expect("memory can be read and written");
        let text = String::from_utf8(output).expect("JSON is text");
        text.lines()
            .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
            .collect()
    }

    #[test]
    fn plays_are_the_positions_of_the_protocols_example() {
        let request = r#"{"cmd":"plays","position_id":"4HPwATDgc/ABMA","dice":[3,1],"more":true}"#;
        let turned = request.replace("[3,1]", "[1,3]");
        let both = answers(&format!("{request}\n{turned}\n"));
        let positions = both[0]["positions"].as_array().expect("a list");
        assert_eq!(positions.len(), 16);
        assert!(positions.contains(&json!("sGfwATDgc/ABMA")));
        assert_eq!(both[0], both[1]);
    }

    #[test]
    fn a_lost_turn_is_an_empty_list() {
        let request = r#"{"cmd":"plays","position_id":"d7cNAADg8+ADQA","dice":[6,6]}"#;
        assert_eq!(answers(request), [json!({ "positions": [] })]);
    }

    #[test]
    fn what_cannot_be_served_gets_an_error_and_the_next_line_an_answer() {
        let bad = [
            "",
            "{",
            "null",
            "[]",
            r#"{"cmd":"dance"}"#,
            r#"{"cmd":"plays"}"#,
            r#"{"cmd":"plays","position_id":"","dice":[1,2]}"#,
            r#"{"cmd":"plays","position_id":"4HPwATDgc/ABMA","dice":[0,7]}"#,
            r#"{"cmd":"plays","position_id":"4HPwATDgc/ABMA","dice":[1]}"#,
            r#"{"cmd":"plays","position_id":"//////////////","dice":[1,2]}"#,
            r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[3,1],"ply":0}"#,
        ];
        let good = r#"{"cmd":"plays","position_id":"AACAAAAAAgAAAA","dice":[5,2]}"#;
        let all = answers(&format!("{}\n{good}", bad.join("\n")));
        assert_eq!(all.len(), bad.len() + 1);
        for (line, answer) in bad.iter().zip(&all) {
            assert!(answer["error"].is_string(), "{line}");
        }
        assert_eq!(
            all.last(),
            Some(&json!({ "positions": ["AAABAAAAAgAAAA"] }))
        );
    }

    #[test]
    fn bytes_that_are_no_text_are_survived() {
        let mut output = Vec::new();
        let lines: &[u8] = b"\xff\xfe\n\x00\n";
        serve(lines, &mut output).expect("memory can be read and written");
        let answers = String::from_utf8(output).expect("JSON is text");
        assert_eq!(
            answers
                .lines()
                .filter(|line| line.contains("error"))
                .count(),
            2
        );
    }
}
