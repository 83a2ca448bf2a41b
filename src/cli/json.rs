//! `bg json`: answers JSON requests line by line; each line gets exactly one line in answer, even a malformed one.

mod analyse;
mod cube;
mod game;
mod rollout;

use std::io::{self, BufRead, Read as _, Write};

use engine::{Context, DEEPEST, Evaluator as _, Judge, Level, Noisy, Search};
use record::{board_from_id, position_id, print_play};
use rules::{Board, Die, Roll, Variant, legal_plays};
use serde::Deserialize;
use serde_json::{Value, json};

use analyse::AnalyseRequest;
pub(crate) use analyse::action;
use cube::CubeRequest;
pub(crate) use rollout::{MAX_TRIALS, RolloutRequest, answer_json as rollout_json};

/// Length of a line, in bytes, that is refused: the rest of the line is skipped without storing it.
const MAX_LINE_BYTES: u64 = 1 << 20;

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
enum Request {
    Plays {
        position_id: String,
        dice: [u8; 2],
    },
    Best {
        position_id: String,
        dice: [u8; 2],
        #[serde(default)]
        ply: u8,
        /// Extension of the protocol: plays like this level of the page instead of at `ply`.
        level: Option<String>,
    },
    Eval {
        position_id: String,
        #[serde(default)]
        ply: u8,
    },
    Cube(CubeRequest),
    Analyse(Box<AnalyseRequest>),
    Rollout(Box<RolloutRequest>),
}

/// A search at full strength or at a level.
type LevelSearch<'a> = Search<Noisy<&'a Judge>>;

/// The searches of all depths and levels requested so far, with their caches.
struct Engine<'a> {
    judge: &'a Judge,
    by_ply: [Option<LevelSearch<'a>>; DEEPEST as usize + 1],
    by_level: [Option<LevelSearch<'a>>; Level::ALL.len()],
}

impl<'a> Engine<'a> {
    fn at(&mut self, ply: u8) -> Result<&LevelSearch<'a>, String> {
        let judge = self.judge;
        let search = self.by_ply.get_mut(usize::from(ply));
        let search = search.ok_or_else(|| format!("ply is at most {DEEPEST}"))?;
        Ok(search.get_or_insert_with(|| Search::new(Noisy::new(judge, 0.0), ply)))
    }

    fn level(&mut self, name: &str) -> Result<&LevelSearch<'a>, String> {
        let judge = self.judge;
        let level = level_by_name(name).ok_or("there is no such level")?;
        let search = self.by_level[level as usize].get_or_insert_with(|| {
            let noisy = Noisy::new(judge, level.noise());
            Search::new(noisy, level.plies())
        });
        Ok(search)
    }
}

/// Answers every line of `input` on `output` and flushes after each, until the input ends.
///
/// # Errors
/// If reading or writing fails.
pub(crate) fn serve(
    judge: &Judge,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut engine = Engine {
        judge,
        by_ply: Default::default(),
        by_level: Default::default(),
    };
    let mut line = Vec::new();
    loop {
        line.clear();
        if (&mut input)
            .take(MAX_LINE_BYTES)
            .read_until(b'\n', &mut line)?
            == 0
        {
            return Ok(());
        }
        if line.len() as u64 == MAX_LINE_BYTES && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
        }
        let answer = answer(&mut engine, &line).unwrap_or_else(|error| json!({ "error": error }));
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}

fn answer(engine: &mut Engine<'_>, line: &[u8]) -> Result<Value, String> {
    if line.len() as u64 >= MAX_LINE_BYTES {
        return Err("the line is too long".to_owned());
    }
    let request = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    Ok(match request {
        Request::Plays { position_id, dice } => plays(&board(&position_id)?, roll(dice)?),
        Request::Best {
            position_id,
            dice,
            ply,
            level,
        } => {
            let search = match level {
                Some(name) => engine.level(&name)?,
                None => engine.at(ply)?,
            };
            best(search, &board(&position_id)?, roll(dice)?)
        }
        Request::Eval { position_id, ply } => eval(engine.at(ply)?, &board(&position_id)?),
        Request::Cube(request) => {
            let board = board(&request.position_id)?;
            request.answer(engine.at(request.ply)?, &board)?
        }
        Request::Analyse(request) => {
            let board = board(&request.position_id)?;
            request.answer(engine.at(request.ply)?, &board)?
        }
        Request::Rollout(request) => request.answer(engine.judge, crate::rollout::cores())?,
    })
}

fn plays(board: &Board, roll: Roll) -> Value {
    let plays = legal_plays(board, roll);
    let positions: Vec<String> = plays
        .iter()
        .map(|legal| position_id(&legal.after))
        .collect();
    json!({ "positions": positions })
}

fn best(search: &LevelSearch<'_>, board: &Board, roll: Roll) -> Value {
    match search.choose(board, roll, &Context::MONEY) {
        Some(best) => json!({
            "position": position_id(&best.after),
            "play": print_play(board, &best.play),
        }),
        None => json!({ "position": position_id(&board.flipped()), "play": "" }),
    }
}

fn eval(search: &LevelSearch<'_>, board: &Board) -> Value {
    let outcomes = search.evaluate(board);
    let chances = outcomes.cumulative();
    json!({
        "win": chances.win,
        "win_gammon": chances.win_gammon,
        "win_backgammon": chances.win_backgammon,
        "lose_gammon": chances.lose_gammon,
        "lose_backgammon": chances.lose_backgammon,
        "equity": outcomes.equity().0,
    })
}

fn board(id: &str) -> Result<Board, String> {
    board_from_id(id, Variant::Standard).map_err(|error| error.to_string())
}

fn roll([a, b]: [u8; 2]) -> Result<Roll, String> {
    let dice = Die::new(a).zip(Die::new(b));
    dice.map(|(a, b)| Roll::new(a, b))
        .ok_or_else(|| "a die shows 1 to 6".to_owned())
}

/// Returns the level with this name, in capital or small letters.
pub(crate) fn level_by_name(name: &str) -> Option<Level> {
    Level::ALL
        .into_iter()
        .find(|level| format!("{level:?}").eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(lines: &str) -> Vec<Value> {
        let mut output = Vec::new();
        serve(&Judge::without_nets(), lines.as_bytes(), &mut output)
            .expect("memory can be read and written");
        let text = String::from_utf8(output).expect("JSON is text");
        text.lines()
            .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
            .collect()
    }

    #[test]
    fn lists_the_plays_of_an_opening_31() {
        let request = r#"{"cmd":"plays","position_id":"4HPwATDgc/ABMA","dice":[3,1],"more":true}"#;
        let swapped = request.replace("[3,1]", "[1,3]");
        let both = answers(&format!("{request}\n{swapped}\n"));
        let positions = both[0]["positions"].as_array().expect("a list");
        assert_eq!(positions.len(), 16);
        assert!(positions.contains(&json!("sGfwATDgc/ABMA")));
        assert_eq!(both[0], both[1]);
    }

    #[test]
    fn a_dance_has_no_plays() {
        let request = r#"{"cmd":"plays","position_id":"d7cNAADg8+ADQA","dice":[6,6]}"#;
        assert_eq!(answers(request), [json!({ "positions": [] })]);
    }

    #[test]
    fn answers_bad_requests_with_errors_and_goes_on() {
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
            r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[3,1],"ply":4}"#,
            r#"{"cmd":"eval","position_id":"4HPwATDgc/ABMA","ply":-1}"#,
            r#"{"cmd":"cube","position_id":"4HPwATDgc/ABMA"}"#,
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
    fn answers_invalid_utf8_with_an_error() {
        let mut output = Vec::new();
        let lines: &[u8] = b"\xff\xfe\n\x00\n";
        serve(&Judge::without_nets(), lines, &mut output).expect("memory can be read and written");
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
