//! Tests for the compiled `bg json` and `bg ubgi`.

mod bg;

use serde_json::Value;

use bg::{ask, run};

const START: &str = "4HPwATDgc/ABMA";

fn one(line: &str) -> Value {
    ask(&[line.to_owned()]).swap_remove(0)
}

fn number(answer: &Value, name: &str) -> f64 {
    answer[name]
        .as_f64()
        .unwrap_or_else(|| panic!("{name} is a number: {answer}"))
}

#[test]
fn an_opening_31_makes_the_five_point() {
    let lines: Vec<String> = (0..=2)
        .map(|ply| format!(r#"{{"cmd":"best","position_id":"{START}","dice":[1,3],"ply":{ply}}}"#))
        .collect();
    for answer in ask(&lines) {
        assert_eq!(answer["position"], "sGfwATDgc/ABMA");
        assert_eq!(answer["play"], "8/5 6/5");
    }
}

#[test]
fn equity_follows_from_the_cumulative_chances() {
    let lines: Vec<String> = (0..=2)
        .map(|ply| format!(r#"{{"cmd":"eval","position_id":"{START}","ply":{ply}}}"#))
        .collect();
    for answer in ask(&lines) {
        let [win, gammon, backgammon, lost, worse] = [
            "win",
            "win_gammon",
            "win_backgammon",
            "lose_gammon",
            "lose_backgammon",
        ]
        .map(|name| number(&answer, name));
        let equity = 2.0 * win - 1.0 + gammon + backgammon - lost - worse;
        assert!((equity - number(&answer, "equity")).abs() < 1e-5);
        assert!((0.48..0.58).contains(&win), "{answer}");
        assert!(win >= gammon && gammon >= backgammon && 1.0 - win >= lost && lost >= worse);
    }
}

#[test]
fn a_dance_has_an_empty_play() {
    let answer = one(r#"{"cmd":"best","position_id":"d7cNAADg8+ADQA","dice":[6,6],"ply":0}"#);
    assert_eq!(answer["play"], "");
    assert!(answer["position"].is_string());
}

#[test]
fn cube_decisions_follow_their_definitions() {
    let cube_request = |position: &str, rest: &str| {
        format!(r#"{{"cmd":"cube","position_id":"{position}","ply":1,{rest}}}"#)
    };
    let centre = r#""cube":{"value":1,"owner":"centre"}"#;
    let theirs = r#""cube":{"value":2,"owner":"opponent"}"#;
    let at = |own: u8, opponent: u8, crawford: bool| {
        format!(r#""match":{{"length":7,"score":[{own},{opponent}],"crawford":{crawford}}}"#)
    };
    let answers = ask(&[
        cube_request(START, &format!(r#""match":null,{centre}"#)),
        cube_request(START, &format!(r#""match":null,{theirs},"jacoby":true"#)),
        cube_request(START, &format!("{},{centre}", at(2, 3, false))),
        cube_request(START, &format!("{},{centre}", at(6, 3, true))),
        // After the Crawford game, the trailer doubles immediately, and the leader takes.
        cube_request(START, &format!("{},{centre}", at(4, 6, false))),
        // Each side has one checker, on its ace point.
        cube_request("AQAABAAAAAAAAA", &format!(r#""match":null,{centre}"#)),
    ]);
    for (answer, expected) in answers.iter().zip([
        "no double",
        "no double",
        "no double",
        "no double",
        "double, take",
        "double, pass",
    ]) {
        assert_eq!(answer["action"], expected, "{answer}");
        let nd = number(answer, "nd");
        if let (Some(dt), Some(dp)) = (answer["dt"].as_f64(), answer["dp"].as_f64()) {
            assert!((dp - 1.0).abs() < 1e-6);
            let doubles = dt.min(dp) >= nd;
            let by_definition = match (doubles, dt > dp) {
                (true, false) => "double, take",
                (true, true) => "double, pass",
                (false, true) if nd > dp => "too good",
                _ => "no double",
            };
            assert_eq!(answer["action"], by_definition);
        }
    }
    assert!(answers[1]["dt"].is_null() && answers[3]["dt"].is_null());
}

#[test]
fn answers_malformed_requests_with_errors() {
    let mut lines: Vec<String> = [
        r#"{"cmd":"best"}"#,
        r#"{"cmd":"eval","position_id":"4HPwATDgc/ABMA","ply":9}"#,
        r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[3,7],"ply":0}"#,
        r#"{"cmd":"eval","position_id":"4HPwATDgc/ABM","ply":0}"#,
        r#"{"cmd":"cube","position_id":"4HPwATDgc/ABMA","cube":{"value":3,"owner":"centre"}}"#,
        r#"{"cmd":"cube","position_id":"4HPwATDgc/ABMA","match":{"length":3,"score":[3,0]},"cube":{"value":1,"owner":"centre"}}"#,
        "[[[[",
        "",
    ]
    .map(str::to_owned)
    .to_vec();
    lines.push(format!(r#"{{"cmd":"eval","position_id":"{START}"}}"#));
    let answers = ask(&lines);
    let (last, bad) = answers.split_last().expect("answers");
    assert!(
        bad.iter().all(|answer| answer["error"].is_string()),
        "{bad:?}"
    );
    assert!(last["win"].is_number());
}

/// Returns requests about impossible positions.
fn impossible_positions() -> Vec<String> {
    // Sixteen checkers; both sides on one point; both off; both on the bar against closed boards; not an ID.
    let impossible = [
        "4P8fAADA/x8AAA",
        "4P8PAAAAAPz/AQ",
        "AAAAAAAAAAAAAA",
        "27YBAHDbtgEAcA",
        "//8AAAAAAAAAAA",
        "4HPwATDgc/ABMA==",
        "4HPwATDgc/ABM-",
        "\\u0000",
        "",
    ];
    let mut lines = Vec::new();
    for id in impossible {
        let cube_request = |rest: &str| format!(r#"{{"position_id":"{id}",{rest}}}"#);
        lines.extend([
            cube_request(r#""cmd":"plays","dice":[6,1]"#),
            cube_request(r#""cmd":"best","dice":[6,6],"ply":1"#),
            cube_request(r#""cmd":"eval""#),
            cube_request(r#""cmd":"cube","match":null,"cube":{"value":1,"owner":"centre"}"#),
        ]);
    }
    lines
}

const IMPOSSIBLE_CUBES: [&str; 7] = [
    "null",
    r#"{"value":0,"owner":"centre"}"#,
    r#"{"value":3,"owner":"centre"}"#,
    r#"{"value":2147483648,"owner":"centre"}"#,
    r#"{"value":1e30,"owner":"centre"}"#,
    r#"{"value":1,"owner":"nobody"}"#,
    r#"{"value":1}"#,
];

const IMPOSSIBLE_MATCHES: [&str; 9] = [
    r#"{"length":7}"#,
    r#"{"length":0,"score":[0,0]}"#,
    r#"{"length":255,"score":[0,0]}"#,
    r#"{"length":7,"score":[7,0]}"#,
    r#"{"length":7,"score":[-1,0]}"#,
    r#"{"length":7,"score":[1,2,3]}"#,
    r#"{"length":3,"score":[2,2],"crawford":true}"#,
    r#"{"length":3,"score":[0,0],"crawford":1}"#,
    "7",
];

/// Returns requests with fields that are missing, of the wrong type or out of range.
fn hostile_fields() -> Vec<String> {
    let mut lines = Vec::new();
    let start = |rest: &str| format!(r#"{{"position_id":"{START}",{rest}}}"#);
    // An array that holds a request's values without their names.
    lines.push(format!(r#"["eval","{START}",0]"#));
    for dice in [
        "\"31\"",
        "[3,1,1]",
        "[3]",
        "[3.5,1]",
        "[-3,1]",
        "[1e400,1]",
        "[1e21,1]",
        "null",
        "{}",
    ] {
        lines.push(start(&format!(r#""cmd":"best","dice":{dice}"#)));
    }
    for ply in ["4", "-1", "1.5", "null", "\"2\"", "99999999999999999999"] {
        lines.push(start(&format!(r#""cmd":"eval","ply":{ply}"#)));
    }
    let centre = r#""cube":{"value":1,"owner":"centre"}"#;
    for cube in IMPOSSIBLE_CUBES {
        lines.push(start(&format!(
            r#""cmd":"cube","match":null,"cube":{cube}"#
        )));
    }
    for played in IMPOSSIBLE_MATCHES {
        lines.push(start(&format!(r#""cmd":"cube","match":{played},{centre}"#)));
    }
    lines.push(start(&format!(
        r#""cmd":"cube","match":null,"jacoby":"no",{centre}"#
    )));
    lines.extend(
        [
            r#"{"cmd":"eval"}"#,
            r#"{"cmd":7}"#,
            "{}",
            "42",
            "true",
            "\"best\"",
        ]
        .map(str::to_owned),
    );
    lines.extend(["[".repeat(100_000), " ".repeat(3 << 20)]);
    lines
}

#[test]
fn each_malformed_request_is_answered_with_a_reason() {
    let mut lines = [impossible_positions(), hostile_fields()].concat();
    lines.push(format!(r#"{{"position_id":"{START}","cmd":"eval"}}"#));
    let answers = ask(&lines);
    let (last, bad) = answers.split_last().expect("answers");
    for (line, answer) in lines.iter().zip(bad) {
        let is_error = answer["error"].as_str().is_some_and(|why| !why.is_empty());
        assert!(is_error, "{answer} to {}", &line[..line.len().min(200)]);
    }
    assert!(last["win"].is_number());
}

#[test]
fn the_error_for_a_finished_match_does_not_name_a_colour() {
    let cube = |own: u8, opponent: u8| {
        format!(
            r#"{{"cmd":"cube","position_id":"{START}","match":{{"length":7,"score":[{own},{opponent}]}},"cube":{{"value":1,"owner":"centre"}}}}"#
        )
    };
    let answers = ask(&[cube(7, 0), cube(0, 7)]);
    assert_eq!(
        answers[0]["error"],
        "the player on roll has won the match already"
    );
    assert_eq!(
        answers[1]["error"],
        "the opponent has won the match already"
    );
}

#[test]
fn the_same_request_always_has_the_same_answer() {
    let lines = [2, 0, 1, 2, 1, 0]
        .map(|ply| format!(r#"{{"cmd":"eval","position_id":"{START}","ply":{ply}}}"#));
    let answers = ask(&lines);
    assert_eq!(answers[0], answers[3]);
    assert_eq!(answers[1], answers[5]);
    assert_eq!(answers[2], answers[4]);
}

#[test]
fn easier_levels_deviate_more_often() {
    let rolls = (1..=6).flat_map(|high| (1..=high).map(move |low| [high, low]));
    let rolls: Vec<[u8; 2]> = rolls.collect();
    let best_request = |position: &str, [high, low]: [u8; 2], how: &str| {
        format!(r#"{{"cmd":"best","position_id":"{position}","dice":[{high},{low}],{how}}}"#)
    };
    let openings = rolls
        .iter()
        .map(|&roll| best_request(START, roll, r#""ply":0"#));
    let opened = ask(&openings.collect::<Vec<_>>());
    let plays = |how: &str| {
        let replies = opened.iter().flat_map(|opening| {
            let position = opening["position"].as_str().expect("a position");
            rolls
                .iter()
                .map(move |&roll| best_request(position, roll, how))
        });
        ask(&replies.collect::<Vec<_>>())
    };
    let judged = plays(r#""ply":0"#);
    let differing = |level: &str| {
        let played = plays(&format!(r#""level":"{level}""#));
        let both = played.iter().zip(&judged);
        both.filter(|(one, other)| one["position"] != other["position"])
            .count()
    };
    let [beginner, casual, normal, strong] =
        ["beginner", "casual", "normal", "strong"].map(differing);
    assert_eq!(strong, 0);
    assert!(
        beginner > casual && casual > normal && normal > 0,
        "{beginner} {casual} {normal} of {}",
        judged.len()
    );
    let unknown = one(&best_request(START, [3, 1], r#""level":"grandmaster""#));
    assert_eq!(unknown["error"], "there is no such level");
}

/// Session at 0 plies, in which `>` marks a line from the user interface, `<` a line from the engine, and `#` a
/// comment. It contains every command and every type of answer in draft 0.01 of the Universal Backgammon Interface.
const SESSION: &str = include_str!("ubgi_session.txt");

/// Returns the session's lines that start with this mark, without the mark.
fn lines_of(mark: char) -> Vec<&'static str> {
    let lines = SESSION.lines();
    lines
        .filter_map(|line| Some(line.strip_prefix(mark)?.trim_start()))
        .collect()
}

#[test]
fn a_recorded_ubgi_session_gets_the_same_answers() {
    let sent = lines_of('>').join("\n") + "\n";
    let output = run(&["ubgi", "0"], sent.as_bytes());
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    let version = concat!("id version ", env!("CARGO_PKG_VERSION"));
    let expected = lines_of('<').into_iter();
    let expected: Vec<&str> = expected
        .map(|line| {
            if line.starts_with("id version") {
                version
            } else {
                line
            }
        })
        .collect();
    assert_eq!(text.lines().collect::<Vec<_>>(), expected);
}
