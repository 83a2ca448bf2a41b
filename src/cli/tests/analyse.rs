//! Tests for `analyse` requests to the compiled `bg json`.

mod bg;

use serde_json::Value;

use bg::ask;

const START: &str = "4HPwATDgc/ABMA";

fn request(position: &str, rest: &str) -> String {
    format!(r#"{{"cmd":"analyse","position_id":"{position}",{rest}}}"#)
}

fn candidates(answer: &Value) -> &Vec<Value> {
    answer["candidates"]
        .as_array()
        .unwrap_or_else(|| panic!("{answer}"))
}

#[test]
fn answers_the_example_in_the_protocol() {
    let rest =
        r#""dice":[3,1],"match":null,"cube":{"value":1,"owner":"centre"},"jacoby":false,"ply":2"#;
    let lines = [
        request(START, &format!(r#"{rest},"played":"8/5 6/5","limit":5"#)),
        request(START, &format!(r#"{rest},"played":"24/20","limit":5"#)),
        request(START, rest),
    ];
    let answers = ask(&lines);
    let [best, other, all] = &answers[..] else {
        panic!("three answers");
    };
    assert_eq!(best["played"], 0);
    assert_eq!(best["candidates"][0]["play"], "8/5 6/5");
    assert_eq!(best["candidates"][0]["position"], "sGfwATDgc/ABMA");
    assert_eq!(other["played"], 4);
    assert_eq!(other["candidates"][4]["play"], "24/20");
    assert_eq!(other["candidates"][4]["ply"], 2);
    assert!(all["played"].is_null());
    assert_eq!(candidates(all).len(), 16);
    for answer in &answers {
        let candidates = candidates(answer);
        let equities: Vec<f64> = candidates
            .iter()
            .map(|one| one["equity"].as_f64().expect("a number"))
            .collect();
        assert!(equities.is_sorted_by(|a, b| a >= b));
        for (one, equity) in candidates.iter().zip(&equities) {
            let loss = one["loss"].as_f64().expect("a number");
            assert!((equities[0] - equity - loss).abs() < 1e-6);
            for name in [
                "win",
                "win_gammon",
                "win_backgammon",
                "lose_gammon",
                "lose_backgammon",
            ] {
                assert!(
                    one[name]
                        .as_f64()
                        .is_some_and(|chance| (0.0..=1.0).contains(&chance))
                );
            }
        }
    }
}

#[test]
fn analyses_doubles_and_the_answers_to_them() {
    let played = r#""match":{"length":7,"score":[2,3],"crawford":false},"cube":{"value":2,"owner":"mover"},"ply":1"#;
    let answers = ask(&[
        request(START, &format!(r#"{played},"played":"double""#)),
        request(START, &played.replace("mover", "opponent")),
        request(
            START,
            &format!(
                r#"{},"kind":"answer","played":"take""#,
                played.replace("mover", "opponent")
            ),
        ),
    ]);
    let names = |answer: &Value| -> Vec<String> {
        let names = candidates(answer)
            .iter()
            .map(|one| one["action"].as_str().expect("text").to_owned());
        names.collect()
    };
    assert_eq!(names(&answers[0]), ["no double", "double"]);
    assert_eq!(answers[0]["played"], 1);
    assert!(answers[0]["candidates"][0]["mwc"].is_number());
    assert_eq!(names(&answers[1]), ["no double"]);
    assert_eq!(names(&answers[2]), ["take", "pass"]);
    assert_eq!(answers[2]["candidates"][1]["equity"], -1.0);
}

#[test]
fn a_dance_is_one_candidate_without_a_play() {
    let answers = ask(&[request(
        "d7cNAADg8+ADQA",
        r#""dice":[6,6],"ply":1,"played":"""#,
    )]);
    let candidates = candidates(&answers[0]);
    assert_eq!(
        (candidates.len(), &answers[0]["played"]),
        (1, &Value::from(0))
    );
    assert_eq!(
        (&candidates[0]["play"], &candidates[0]["ply"]),
        (&Value::from(""), &Value::from(1))
    );
}

#[test]
fn rejects_impossible_games_and_plays() {
    let dice = r#""dice":[3,1]"#;
    let at = |rest: &str| request(START, &format!("{dice},{rest}"));
    let played = |own: u8, opponent: u8, crawford: bool| {
        format!(r#""match":{{"length":7,"score":[{own},{opponent}],"crawford":{crawford}}}"#)
    };
    let cube = |value: u32, owner: &str| format!(r#""cube":{{"value":{value},"owner":"{owner}"}}"#);
    let lines = [
        at(r#""played":"8/3""#),
        at(r#""played":"13/8 24/20""#),
        at(r#""played":"""#),
        at(r#""played":"double""#),
        at(r#""limit":0"#),
        at(r#""limit":-1"#),
        at(r#""ply":4"#),
        at(r#""kind":"chess""#),
        at(&played(7, 0, false)),
        at(&played(0, 200, false)),
        at(&played(5, 5, true)),
        at(&format!("{},{}", played(6, 2, true), cube(2, "mover"))),
        at(&format!("{},{}", played(6, 2, true), cube(1, "opponent"))),
        at(&format!("{},{}", played(0, 0, false), cube(2, "centre"))),
        at(&cube(1, "mover")),
        at(&cube(3, "centre")),
        at(&cube(0, "centre")),
        request(START, r#""dice":[0,1]"#),
        request(START, r#""dice":[7,1]"#),
        request(START, r#""kind":"checker""#),
        request(START, &format!(r#""kind":"answer",{}"#, cube(2, "mover"))),
        request(START, r#""played":"beaver""#),
        // These positions are rejected: one with sixteen checkers, one with both sides closed out on the bar, and one
        // whose game is over.
        request("4P8fAADA/x8AAA", dice),
        request("27YBAHDbtgEAcA", dice),
        request("AAAAAQAAAAAAAA", dice),
    ];
    for (line, answer) in lines.iter().zip(ask(&lines)) {
        let is_error = answer["error"].as_str().is_some_and(|why| !why.is_empty());
        assert!(is_error, "{answer} to {line}");
    }
}
