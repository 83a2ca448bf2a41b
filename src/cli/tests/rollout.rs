//! Tests for rollouts with the compiled `bg`: rollouts split between several processes and merged, and impossible
//! requests.

mod bg;

use std::thread;

use serde_json::Value;

use bg::{ask, run};

/// Returns the output of `bg`, or its error message if it fails.
fn bg(arguments: &[&str], input: &str) -> Result<String, String> {
    let output = run(arguments, input.as_bytes());
    let text = |bytes| String::from_utf8(bytes).expect("text");
    if output.status.success() {
        Ok(text(output.stdout))
    } else {
        Err(text(output.stderr))
    }
}

fn request(rest: &str) -> String {
    format!(r#"{{"cmd":"rollout","position_id":"4HPwATDgc/ABMA","trials":72,"truncate":5,{rest}}}"#)
}

#[test]
fn merged_parts_from_eight_processes_equal_a_single_run() {
    let games = [
        r#""match":{"length":7,"score":[2,3],"crawford":false},"cube":{"value":1,"owner":"centre"}"#,
        r#""match":null,"cube":{"value":2,"owner":"mover"},"first":100,"dice":[3,1],"plays":["8/5 6/5","24/20"]"#,
    ];
    for game in games {
        let request = request(game);
        let whole = bg(&["rollout"], &request).expect("an answer");
        let chunks = bg(&["rollout", "split", "8"], &request).expect("eight requests");
        let chunks: Vec<&str> = chunks.lines().collect();
        assert_eq!(chunks.len(), 8);
        let answers: Vec<String> = thread::scope(|scope| {
            let processes: Vec<_> = chunks
                .iter()
                .map(|chunk| scope.spawn(|| bg(&["rollout"], chunk).expect("an answer")))
                .collect();
            processes
                .into_iter()
                .map(|one| one.join().expect("no panic"))
                .collect()
        });
        let shuffled: String = [5, 2, 7, 0, 3, 6, 1, 4]
            .map(|at: usize| answers[at].clone())
            .concat();
        assert_eq!(bg(&["rollout", "merge"], &shuffled).as_ref(), Ok(&whole));
        // The result does not depend on the number of threads.
        let json: Value = serde_json::from_str(&whole).expect("JSON");
        assert_eq!(ask(&[request])[0], json);
        // A repeated part is rejected.
        let twice = shuffled + &answers[3];
        assert!(bg(&["rollout", "merge"], &twice).is_err_and(|error| error.contains("twice")));
    }
    let [one, other] = games.map(|game| bg(&["rollout"], &request(game)).expect("an answer"));
    assert!(bg(&["rollout", "merge"], &(one + &other)).is_err());
}

#[test]
fn disjoint_trials_merge_by_the_formulas_of_mean_and_variance() {
    let range_request = |first: u64, trials: u64| {
        request(&format!(r#""cubeful":true,"first":{first}"#)).replace("72", &trials.to_string())
    };
    let answers = ask(&[
        range_request(0, 30),
        range_request(30, 42),
        range_request(0, 72),
    ]);
    let of = |answer: &Value| {
        ["equity", "standard_error", "trials", "win"]
            .map(|name| answer[name].as_f64().expect("a number"))
    };
    let [first, second, both] = [0, 1, 2].map(|at| of(&answers[at]));
    let count = first[2] + second[2];
    let mean = |at: usize| (first[at] * first[2] + second[at] * second[2]) / count;
    assert!((mean(0) - both[0]).abs() < 1e-9 && (mean(3) - both[3]).abs() < 1e-6);
    let squares = |one: [f64; 4]| one[1].powi(2) * one[2] * (one[2] - 1.0);
    let between = first[2] * second[2] / count * (first[0] - second[0]).powi(2);
    let variance = (squares(first) + squares(second) + between) / (count - 1.0);
    assert!(((variance / count).sqrt() - both[1]).abs() < 1e-9);
}

#[test]
fn rejects_impossible_rollouts() {
    let start = r#""position_id":"4HPwATDgc/ABMA""#;
    let rollout_request = |rest: &str| format!(r#"{{"cmd":"rollout",{rest}}}"#);
    let lines = [
        rollout_request(start),
        rollout_request(&format!(r#"{start},"trials":0"#)),
        rollout_request(&format!(r#"{start},"trials":-1"#)),
        rollout_request(&format!(r#"{start},"trials":1000000000000"#)),
        rollout_request(&format!(
            r#"{start},"trials":1,"first":18446744073709551615"#
        )),
        rollout_request(&format!(r#"{start},"trials":1,"ply":4"#)),
        rollout_request(&format!(r#"{start},"trials":1,"truncate":-1"#)),
        rollout_request(&format!(r#"{start},"trials":1,"dice":[3,1]"#)),
        rollout_request(&format!(r#"{start},"trials":1,"dice":[3,1],"plays":[]"#)),
        rollout_request(&format!(
            r#"{start},"trials":1,"dice":[3,1],"plays":["8/1"]"#
        )),
        rollout_request(&format!(r#"{start},"trials":1,"plays":["8/5"]"#)),
        rollout_request(&format!(
            r#"{start},"trials":1,"double":true,"cube":{{"value":2,"owner":"opponent"}}"#
        )),
        rollout_request(&format!(
            r#"{start},"trials":1,"match":{{"length":3,"score":[3,0]}}"#
        )),
        rollout_request(r#""position_id":"4P8fAADA/x8AAA","trials":1"#),
        rollout_request(r#""position_id":"AAAAAQAAAAAAAA","trials":1"#),
    ];
    for (line, answer) in lines.iter().zip(ask(&lines)) {
        let is_error = answer["error"].as_str().is_some_and(|why| !why.is_empty());
        assert!(is_error, "{answer} to {line}");
    }
}
