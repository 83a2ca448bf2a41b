//! The real `bg`, asked through its pipes.

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

use serde_json::Value;

const START: &str = "4HPwATDgc/ABMA";

/// One answer for each line.
fn ask(lines: &[String]) -> Vec<Value> {
    let mut bg = Command::new(env!("CARGO_BIN_EXE_bg"))
        .arg("json")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("bg starts");
    let mut input = bg.stdin.take().expect("a pipe");
    input
        .write_all((lines.join("\n") + "\n").as_bytes())
        .expect("bg reads");
    drop(input);
    let output = bg.wait_with_output().expect("bg ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("JSON is text");
    let answers: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect();
    assert_eq!(answers.len(), lines.len(), "one line for each");
    answers
}

fn one(line: &str) -> Value {
    ask(&[line.to_owned()]).swap_remove(0)
}

fn number(answer: &Value, name: &str) -> f64 {
    answer[name]
        .as_f64()
        .unwrap_or_else(|| panic!("{name} is a number: {answer}"))
}

#[test]
fn the_opening_three_one_makes_the_five_point_at_every_ply() {
    let lines: Vec<String> = (0..=2)
        .map(|ply| format!(r#"{{"cmd":"best","position_id":"{START}","dice":[1,3],"ply":{ply}}}"#))
        .collect();
    for answer in ask(&lines) {
        assert_eq!(answer["position"], "sGfwATDgc/ABMA");
        assert_eq!(answer["play"], "8/5 6/5");
    }
}

#[test]
fn chances_are_cumulative_and_the_equity_is_their_sum() {
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
fn a_lost_turn_has_no_play_and_passes_the_roll() {
    let answer = one(r#"{"cmd":"best","position_id":"d7cNAADg8+ADQA","dice":[6,6],"ply":0}"#);
    assert_eq!(answer["play"], "");
    assert!(answer["position"].is_string());
}

#[test]
fn cube_decisions_follow_their_definitions() {
    let asked = |position: &str, rest: &str| {
        format!(r#"{{"cmd":"cube","position_id":"{position}","ply":1,{rest}}}"#)
    };
    let centre = r#""cube":{"value":1,"owner":"centre"}"#;
    let theirs = r#""cube":{"value":2,"owner":"opponent"}"#;
    let at = |own: u8, opponent: u8, crawford: bool| {
        format!(r#""match":{{"length":7,"score":[{own},{opponent}],"crawford":{crawford}}}"#)
    };
    let answers = ask(&[
        asked(START, &format!(r#""match":null,{centre}"#)),
        asked(START, &format!(r#""match":null,{theirs},"jacoby":true"#)),
        asked(START, &format!("{},{centre}", at(2, 3, false))),
        asked(START, &format!("{},{centre}", at(6, 3, true))),
        // After the Crawford game who trails doubles at once, and it is taken.
        asked(START, &format!("{},{centre}", at(4, 6, false))),
        // One checker on the ace point each.
        asked("AQAABAAAAAAAAA", &format!(r#""match":null,{centre}"#)),
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
fn what_cannot_be_served_is_answered_by_an_error_and_survived() {
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

#[test]
fn the_same_question_has_the_same_answer() {
    let lines = [2, 0, 1, 2, 1, 0]
        .map(|ply| format!(r#"{{"cmd":"eval","position_id":"{START}","ply":{ply}}}"#));
    let answers = ask(&lines);
    assert_eq!(answers[0], answers[3]);
    assert_eq!(answers[1], answers[5]);
    assert_eq!(answers[2], answers[4]);
}
