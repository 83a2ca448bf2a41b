//! Tests for the Champion depth in the compiled `bg`.

mod bg;

use std::collections::HashSet;

use serde_json::{Value, json};

use bg::{ask, run};

const START: &str = r#""position_id":"4HPwATDgc/ABMA""#;

fn request(rest: &str) -> String {
    format!("{{{START},{rest}}}")
}

#[test]
fn a_clear_play_is_not_rolled_out() {
    let line = request(r#""cmd":"best","dice":[3,1],"ply":"champion""#);
    let expected = json!({ "play": "8/5 6/5", "position": "sGfwATDgc/ABMA", "trials": 0 });
    assert_eq!(ask(&[line]), [expected]);
}

#[test]
fn close_plays_are_rolled_out_with_the_requested_trials() {
    let line =
        request(r#""cmd":"analyse","dice":[4,3],"ply":"champion","trials":37,"played":"13/6""#);
    let answers = ask(&[line.clone(), line]);
    assert_eq!(answers[0], answers[1]);
    let candidates = answers[0]["candidates"].as_array().expect("a list");
    let rolled = |one: &Value| one["trials"] == 37;
    assert!(
        rolled(&candidates[0]) && rolled(&candidates[1]),
        "{}",
        answers[0]
    );
    let played = answers[0]["played"]
        .as_u64()
        .expect("the play that was made") as usize;
    assert!(
        rolled(&candidates[played]),
        "the play that was made is as deep as the best"
    );
    let losses = candidates.iter().map(|one| one["loss"].as_f64());
    let losses: Option<Vec<f64>> = losses.collect();
    assert!(losses.is_some_and(|losses| losses[0] == 0.0 && losses.is_sorted()));
}

#[test]
fn rolled_out_cube_decisions_differ_from_searched_ones() {
    let cubes = [
        (
            r#""position_id":"2XYbACBs2woDQA","match":{"length":7,"score":[0,1]},"cube":{"value":2,"owner":"mover"}"#,
            ["no double", "double, take"],
        ),
        (
            r#""position_id":"2naNACD2bgMAAA","match":{"length":7,"score":[0,0]},"cube":{"value":1,"owner":"centre"}"#,
            ["too good", "double, pass"],
        ),
    ];
    for (cube, actions) in cubes {
        let depths = ["2", r#""champion""#];
        let lines = depths.map(|depth| format!(r#"{{"cmd":"cube",{cube},"ply":{depth}}}"#));
        let answers = ask(&lines);
        assert_eq!([&answers[0]["action"], &answers[1]["action"]], actions);
        assert!(answers[1]["trials"].as_u64() > Some(0), "{}", answers[1]);
    }
}

/// Positions on which `tests/judge/rollouts.py` measures the Champion level's rollouts, one `KIND OWNER ID` per line.
const CUBE_SETS: [&str; 2] = [
    include_str!("../../../tests/data/cubes/a.txt"),
    include_str!("../../../tests/data/cubes/b.txt"),
];

#[test]
fn the_sets_of_close_cube_decisions_are_distinct_and_close() {
    let lines: Vec<&str> = CUBE_SETS.iter().flat_map(|set| set.lines()).collect();
    let ids: HashSet<&str> = lines
        .iter()
        .filter_map(|line| line.get(line.len() - 14..))
        .collect();
    assert_eq!((lines.len(), ids.len()), (791, 791));
    let sample: Vec<[&str; 3]> = lines
        .iter()
        .step_by(40)
        .map(|line| {
            line.split(' ')
                .collect::<Vec<_>>()
                .try_into()
                .expect("three words")
        })
        .collect();
    let requests: Vec<String> = sample
        .iter()
        .map(|[_, owner, id]| {
            let value = if *owner == "mover" { 2 } else { 1 };
            let cube = json!({ "value": value, "owner": owner });
            json!({ "cmd": "cube", "position_id": id, "cube": cube, "ply": 2 }).to_string()
        })
        .collect();
    for ([kind, _, id], found) in sample.iter().zip(ask(&requests)) {
        let [none, take] = ["nd", "dt"].map(|key| found[key].as_f64().expect("an equity"));
        let is_close = match *kind {
            "good" => take > 1.0 && (none - 1.0).abs() < 0.15,
            "point" => (take.min(1.0) - none).abs() < 0.08,
            _ => (take - 1.0).abs() < 0.08 && none < 1.0,
        };
        assert!(is_close, "{kind} {id}: {found}");
    }
}

#[test]
fn errors_name_the_invalid_argument() {
    let lines = [
        (
            r#""cmd":"best","dice":[3,1],"ply":"master""#,
            "a depth is 0 to 3 plies or champion",
        ),
        (r#""cmd":"best","dice":[3,1],"ply":4"#, "ply is at most 3"),
        (
            r#""cmd":"analyse","dice":[3,1],"ply":"champion","trials":0"#,
            "trials are 1 to 46656",
        ),
        (
            r#""cmd":"cube","cube":{"value":1,"owner":"centre"},"ply":"champion","trials":46657"#,
            "trials are 1 to 46656",
        ),
        (
            r#""cmd":"eval","ply":"champion""#,
            "a champion plays; use a rollout",
        ),
        (
            r#""cmd":"rollout","preset":"champion","trials":0"#,
            "a request has 1 to 1000000 trials",
        ),
        (r#""cmd":"rollout""#, "missing field `trials`"),
    ];
    let asked: Vec<String> = lines.iter().map(|(rest, _)| request(rest)).collect();
    for (answer, (rest, error)) in ask(&asked).into_iter().zip(lines) {
        assert_eq!(answer, json!({ "error": error }), "{rest}");
    }
}

#[test]
fn explicit_fields_take_precedence_over_a_rollout_preset() {
    let lines = [
        r#""cmd":"rollout","preset":"champion","trials":36"#,
        r#""cmd":"rollout","ply":0,"truncate":7,"trials":36"#,
        r#""cmd":"rollout","preset":"champion","trials":36,"truncate":3,"cubeful":false"#,
        r#""cmd":"rollout","truncate":3,"trials":36,"cubeful":false"#,
        r#""cmd":"rollout","preset":"champion","trials":2,"truncate":null"#,
        r#""cmd":"rollout","trials":2"#,
    ]
    .map(request);
    let answers = ask(&lines);
    for pair in answers.chunks(2) {
        assert!(pair[0]["equity"].is_number(), "{}", pair[0]);
        assert_eq!(pair[0], pair[1]);
    }
    let parts = run(
        &["rollout", "split", "4"],
        request(r#""preset":"champion""#).as_bytes(),
    );
    let parts = String::from_utf8(parts.stdout).expect("text");
    let trials = parts
        .lines()
        .map(|part| serde_json::from_str::<Value>(part).expect("a request"));
    assert_eq!(
        trials
            .map(|part| part["trials"].as_u64().unwrap_or(0))
            .sum::<u64>(),
        1_296
    );
}

#[test]
fn a_review_names_its_depth_and_rejects_others() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/data/matches/studio-1.txt"
    );
    let output = run(
        &[
            "review", "--ply", "champion", "--trials", "1", "--json", file,
        ],
        b"",
    );
    let review: Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!(review["ply"], "champion");
    assert!(review["total"][0]["pr"].is_number());
    for arguments in [["--ply", "master"], ["--trials", "0"]] {
        let refused = run(&[&["review", file][..], &arguments].concat(), b"");
        assert_eq!(refused.status.code(), Some(2), "{arguments:?}");
        assert!(refused.stdout.is_empty());
    }
}
