//! Service that answers requests of all types, one per line, together with the searches that it uses.

use engine::{Context, Depth, Evaluator as _, Level, MAX_PLIES, Noisy, Search};
use record::{position_id, print_play};
use rules::{Board, Roll, legal_plays};
use serde_json::{Value, json};

use crate::{
    analyse::AnalyseRequest,
    champion, cube,
    depth::DepthFields,
    request::{
        BestRequest, Command, CommandField, PlaysRequest, PositionRequest, board, read, roll,
    },
    resources::{LevelSearch, Resources},
    rollout::RolloutRequest,
};

/// Exclusive upper limit for the length of a line, in bytes.
pub const LINE_BYTES_LIMIT: u64 = 1 << 20;

/// Service that answers requests. Its caches speed up later answers without changing them.
#[derive(Debug)]
pub struct Service<'a> {
    resources: Resources<'a>,
    /// Searches for the depths requested so far, with their caches.
    by_ply: [Option<LevelSearch<'a>>; MAX_PLIES as usize + 1],
    by_level: [Option<LevelSearch<'a>>; Level::ALL.len()],
}

impl<'a> Service<'a> {
    /// Creates a service with empty caches.
    pub fn new(resources: Resources<'a>) -> Self {
        Self {
            resources,
            by_ply: Default::default(),
            by_level: Default::default(),
        }
    }

    /// Answers the request on this line. The result is always an object; it is `{"error": ...}` if the request cannot
    /// be served.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        self.try_answer(line)
            .unwrap_or_else(|error| json!({ "error": error }))
    }

    fn try_answer(&mut self, line: &[u8]) -> Result<Value, String> {
        if line.len() as u64 >= LINE_BYTES_LIMIT {
            return Err("the line is too long".to_owned());
        }
        let CommandField { cmd } = read(line)?;
        Ok(match cmd {
            Command::Plays => {
                let PlaysRequest { position_id, dice } = read(line)?;
                plays(&board(&position_id)?, roll(dice)?)
            }
            Command::Best => {
                let request: BestRequest = read(line)?;
                let (board, roll) = (board(&request.position_id)?, roll(request.dice)?);
                let depth = read::<DepthFields>(line)?.depth()?;
                match (request.level, depth) {
                    (Some(name), _) => best(self.level(&name)?, &board, roll),
                    (None, Depth::Plies(_)) => best(self.search(depth), &board, roll),
                    (None, Depth::Champion(trials)) => {
                        let resources = self.resources;
                        champion::best(&resources, self.search(depth), &board, roll, trials)?
                    }
                }
            }
            Command::Eval => {
                let PositionRequest { position_id } = read(line)?;
                match read::<DepthFields>(line)?.depth()? {
                    Depth::Champion(_) => return Err("a champion plays; use a rollout".to_owned()),
                    depth @ Depth::Plies(_) => eval(self.search(depth), &board(&position_id)?),
                }
            }
            Command::Cube => {
                let PositionRequest { position_id } = read(line)?;
                let depth = read::<DepthFields>(line)?.depth()?;
                let (resources, board) = (self.resources, board(&position_id)?);
                cube::answer(&read(line)?, &resources, self.search(depth), depth, &board)?
            }
            Command::Analyse => {
                let request: AnalyseRequest = read(line)?;
                let depth = read::<DepthFields>(line)?.depth()?;
                let (resources, board) = (self.resources, board(&request.position_id)?);
                request.answer(&read(line)?, &resources, self.search(depth), depth, &board)?
            }
            Command::Rollout => RolloutRequest::read(line)?.answer(&self.resources)?,
        })
    }

    /// Returns the search for this depth.
    fn search(&mut self, depth: Depth) -> &LevelSearch<'a> {
        let judge = self.resources.judge;
        let plies = depth.plies().min(MAX_PLIES);
        let search = &mut self.by_ply[usize::from(plies)];
        search.get_or_insert_with(|| Search::new(Noisy::new(judge, 0.0), plies))
    }

    fn level(&mut self, name: &str) -> Result<&LevelSearch<'a>, String> {
        let judge = self.resources.judge;
        let level = level_by_name(name).ok_or("there is no such level")?;
        let place = Level::ALL.iter().position(|known| *known == level);
        let place = place.ok_or("there is no such level")?;
        let search = self.by_level[place].get_or_insert_with(|| {
            let noisy = Noisy::new(judge, level.noise());
            Search::new(noisy, level.plies())
        });
        Ok(search)
    }
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

/// Returns the cubeless chances and the money equity, from the perspective of the player on roll.
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

/// Returns the level with this name, ignoring case; `None` if the name is unknown.
pub fn level_by_name(name: &str) -> Option<Level> {
    Level::ALL
        .into_iter()
        .find(|level| format!("{level:?}").eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use engine::Judge;

    use super::*;

    fn answer_all<'a>(lines: impl Iterator<Item = &'a [u8]>) -> Vec<Value> {
        let judge = Judge::without_nets();
        let mut service = Service::new(Resources {
            judge: &judge,
            files: &[],
            threads: 1,
        });
        lines.map(|line| service.answer(line)).collect()
    }

    fn answers(lines: &str) -> Vec<Value> {
        answer_all(lines.lines().map(str::as_bytes))
    }

    #[test]
    fn lists_the_plays_for_an_opening_31() {
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
    fn answers_invalid_requests_with_errors_and_continues() {
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
            r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[3,1],"ply":"master"}"#,
            r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[3,1],"ply":"champion","trials":0}"#,
            r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[3,1],"ply":"champion","trials":1000000}"#,
            r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[3,1],"ply":"champion","trials":-1}"#,
            r#"{"cmd":"eval","position_id":"4HPwATDgc/ABMA","ply":"champion"}"#,
            r#"{"cmd":"rollout","position_id":"4HPwATDgc/ABMA","preset":"master","trials":1}"#,
            r#"{"cmd":"rollout","position_id":"4HPwATDgc/ABMA","preset":"champion","trials":0}"#,
            r#"{"cmd":"rollout","position_id":"4HPwATDgc/ABMA"}"#,
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
    fn skips_unknown_fields_without_parsing_them() {
        let deep = format!("{}{}", "[".repeat(1_000), "]".repeat(1_000));
        let unknown =
            format!(r#","more":1e999,"deep":{deep},"half":"\\ud800","more":{{"cmd":null}}}}"#);
        let position = r#""position_id":"4HPwATDgc/ABMA""#;
        let cube = r#""cube":{"value":1,"owner":"centre","shown":1e999}"#;
        for rest in [
            r#""cmd":"plays","dice":[3,1]"#.to_owned(),
            r#""cmd":"best","dice":[3,1]"#.to_owned(),
            r#""cmd":"eval""#.to_owned(),
            format!(r#""cmd":"cube",{cube}"#),
            format!(r#""cmd":"analyse",{cube}"#),
            format!(r#""cmd":"rollout","trials":1,"truncate":1,{cube}"#),
        ] {
            let known = format!("{{{position},{rest}}}");
            let both = answers(&format!("{known}\n{{{position},{rest}{unknown}\n"));
            assert!(both[0].get("error").is_none(), "{known}: {}", both[0]);
            assert_eq!(both[0], both[1], "{known}");
        }
        // A field is parsed if its type of request declares it.
        let refused = answers(r#"{"cmd":"plays","position_id":"4HPwATDgc/ABMA","dice":[3,1e999]}"#);
        assert!(refused[0]["error"].is_string());
    }

    #[test]
    fn every_command_rejects_the_same_impossible_games() {
        let games = [
            (
                r#""cube":{"value":1,"owner":"mover"}"#,
                "a cube at 1 has no owner",
            ),
            (
                r#""match":{"length":7,"score":[1,2]},"cube":{"value":2,"owner":"centre"}"#,
                "the cube of a match is not in the middle at 2",
            ),
            (
                r#""match":{"length":30,"score":[9,9]},"cube":{"value":1,"owner":"centre"}"#,
                "no match is played to 30 points",
            ),
            (
                r#""match":{"length":7,"score":[6,2],"crawford":true},"cube":{"value":2,"owner":"mover"}"#,
                "the cube is not turned in the Crawford game",
            ),
            (r#""cube":{"value":3,"owner":"mover"}"#, "no cube shows 3"),
        ];
        for (game, why) in games {
            for rest in [
                r#""cmd":"cube""#,
                r#""cmd":"analyse""#,
                r#""cmd":"analyse","dice":[3,1]"#,
                r#""cmd":"rollout","trials":1"#,
            ] {
                let request = format!(r#"{{{rest},"position_id":"4HPwATDgc/ABMA",{game}}}"#);
                assert_eq!(answers(&request), [json!({ "error": why })], "{request}");
            }
        }
        // In money play, automatic doubles raise the value of the centred cube.
        let request =
            r#"{"cmd":"cube","position_id":"4HPwATDgc/ABMA","cube":{"value":2,"owner":"centre"}}"#;
        assert!(answers(request)[0]["nd"].is_number());
    }

    #[test]
    fn a_double_that_would_be_beavered_costs_twice_as_much() {
        let side = |point: usize, count: u8| {
            let mut counts = [0; 26];
            (counts[0], counts[point]) = (15 - count, count);
            counts
        };
        let lost = rules::Setup {
            own: side(20, 15),
            opponent: side(1, 1),
        };
        let id = position_id(&Board::try_from(lost).expect("a position"));
        let request = |beavers: bool| {
            format!(
                r#"{{"cmd":"cube","position_id":"{id}","cube":{{"value":1,"owner":"centre"}},"beavers":{beavers}}}"#
            )
        };
        let answers = answers(&format!("{}\n{}", request(false), request(true)));
        let equities = answers.iter().map(|answer| answer["dt"].as_f64());
        let equities: Option<Vec<f64>> = equities.collect();
        let equities = equities.expect("two answers");
        assert!(equities[0] < 0.0, "{equities:?}");
        assert!(
            (equities[1] - 2.0 * equities[0]).abs() < 1e-3,
            "{equities:?}"
        );
    }

    #[test]
    fn champion_answers_do_not_depend_on_the_number_of_threads() {
        let judge = Judge::without_nets();
        let answers = |threads: u64| {
            let mut service = Service::new(Resources {
                judge: &judge,
                files: &[],
                threads,
            });
            let position = r#""position_id":"4HPwATDgc/ABMA","ply":"champion","trials":40"#;
            let cube = r#""cube":{"value":1,"owner":"centre"}"#;
            [
                format!(r#"{{"cmd":"analyse","dice":[6,2],{position},{cube}}}"#),
                format!(r#"{{"cmd":"best","dice":[6,2],{position}}}"#),
                format!(r#"{{"cmd":"cube",{position},{cube}}}"#),
            ]
            .map(|line| service.answer(line.as_bytes()))
        };
        let [analysed, best, cube] = answers(1);
        assert_eq!(analysed["candidates"][0]["trials"], 40, "{analysed}");
        assert!(best["trials"].is_u64() && cube["trials"].is_u64());
        assert_eq!(answers(3), [analysed, best, cube]);
    }

    #[test]
    fn answers_invalid_utf8_and_long_lines_with_an_error() {
        let long = [b' '].repeat(usize::try_from(LINE_BYTES_LIMIT).expect("a megabyte"));
        let lines: [&[u8]; 3] = [b"\xff\xfe", b"\x00", &long];
        for answer in answer_all(lines.into_iter()) {
            assert!(answer["error"].is_string(), "{answer}");
        }
    }
}
