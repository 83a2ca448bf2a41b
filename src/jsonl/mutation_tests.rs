//! Tests that every request and every answer is handled even if parts of it are missing, out of range, deeply nested or
//! of the wrong type.

use std::sync::OnceLock;

use engine::Judge;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::{Resources, Service, merge};

/// Requests of every type.
const REQUESTS: [&str; 15] = [
    r#"{"cmd":"plays","position_id":"4HPwATDgc/ABMA","dice":[3,1]}"#,
    r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[3,1],"ply":0}"#,
    r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[6,5],"level":"casual"}"#,
    r#"{"cmd":"eval","position_id":"4HPwATDgc/ABMA","ply":0}"#,
    r#"{"cmd":"cube","position_id":"4HPwATDgc/ABMA","match":{"length":7,"score":[2,3],"crawford":false},"cube":{"value":1,"owner":"centre"},"ply":0}"#,
    r#"{"cmd":"cube","position_id":"4HPwATDgc/ABMA","match":null,"cube":{"value":2,"owner":"mover"},"jacoby":true,"beavers":true,"ply":0}"#,
    r#"{"cmd":"analyse","position_id":"4HPwATDgc/ABMA","dice":[3,1],"ply":0,"played":"8/5 6/5","limit":5}"#,
    r#"{"cmd":"analyse","position_id":"4HPwATDgc/ABMA","kind":"answer","match":{"length":5,"score":[0,1]},"ply":0,"played":"take"}"#,
    r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[6,2],"ply":"champion","trials":2}"#,
    r#"{"cmd":"cube","position_id":"4HPwATDgc/ABMA","cube":{"value":2,"owner":"mover"},"ply":"champion","trials":2}"#,
    r#"{"cmd":"analyse","position_id":"4HPwATDgc/ABMA","dice":[6,2],"ply":"champion","trials":2,"played":"24/18 13/11"}"#,
    r#"{"cmd":"rollout","position_id":"4HPwATDgc/ABMA","preset":"champion","trials":2,"truncate":2}"#,
    r#"{"cmd":"rollout","position_id":"4HPwATDgc/ABMA","trials":2,"truncate":2,"first":3,"seed":5,"ply":0}"#,
    r#"{"cmd":"rollout","position_id":"4HPwATDgc/ABMA","trials":2,"truncate":2,"dice":[3,1],"plays":["8/5 6/5","24/20"]}"#,
    r#"{"cmd":"rollout","position_id":"4HPwATDgc/ABMA","trials":2,"truncate":2,"double":true,"beavers":true}"#,
];

/// Index of the first rollout in [`REQUESTS`]; only rollouts follow it.
const FIRST_ROLLOUT: usize = 11;

/// Returns values that a parser might not expect, excluding large numbers of trials.
fn hostile() -> impl Strategy<Value = Value> {
    let nested = (0..200).fold(json!(1), |inner, _| json!([inner]));
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        prop::sample::select(vec![0, 1, 2, 7, 24, 64]).prop_map(Value::from),
        prop::sample::select(vec![i64::MIN, -1, 1 << 53, i64::MAX]).prop_map(Value::from),
        prop::sample::select(vec![u64::MAX, u64::MAX - 1, 1 << 48]).prop_map(Value::from),
        prop::sample::select(vec![0.5, -0.0, 1e300]).prop_map(Value::from),
        prop::sample::select(vec![
            "",
            "x",
            "-1",
            "170141183460469231731687303715884105727",
            "-170141183460469231731687303715884105728",
            "bar/24",
            "4HPwATDgc/ABMA",
            "AAAAAQAAAAAAAA",
            "\u{0}\u{202e}",
        ])
        .prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        Just(json!([[1, 2], "a"])),
        Just(json!({ "sums": {}, "action": "double, take" })),
        Just(nested),
    ]
}

/// Returns a mutation: the path to a value, selected by these numbers, and its replacement; `None` removes the value.
fn change() -> impl Strategy<Value = (Vec<usize>, Option<Value>)> {
    let way = prop::collection::vec(any::<usize>(), 1..5);
    (way, prop::option::weighted(0.8, hostile()))
}

fn apply(value: &mut Value, way: &[usize], new: Option<Value>) {
    let Some((step, rest)) = way.split_first() else {
        *value = new.unwrap_or_default();
        return;
    };
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = &keys[step % keys.len()];
            match (rest.is_empty(), new) {
                (true, None) => {
                    fields.remove(key);
                }
                (_, new) => apply(&mut fields[key.as_str()], rest, new),
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = step % items.len();
            match (rest.is_empty(), new) {
                (true, None) => {
                    items.remove(at);
                }
                (_, new) => apply(&mut items[at], rest, new),
            }
        }
        other => *other = new.unwrap_or_default(),
    }
}

fn judge() -> &'static Judge {
    static JUDGE: OnceLock<Judge> = OnceLock::new();
    JUDGE.get_or_init(Judge::without_nets)
}

fn answer(line: &str) -> Value {
    let mut service = Service::new(Resources {
        judge: judge(),
        files: &[],
        threads: 2,
    });
    service.answer(line.as_bytes())
}

#[test]
fn every_unchanged_request_is_answered() {
    for request in REQUESTS {
        let answer = answer(request);
        assert!(
            answer.is_object() && answer.get("error").is_none(),
            "{request}: {answer}"
        );
    }
}

#[test]
fn merging_rejects_candidates_that_are_not_objects() {
    let sums = answer(REQUESTS[FIRST_ROLLOUT])["sums"].clone();
    for candidates in [
        json!([1]),
        json!(["a"]),
        json!([[]]),
        json!([null]),
        json!({}),
        json!(1),
    ] {
        let part = json!({ "candidates": candidates, "sums": sums });
        assert!(merge([part]).is_err(), "{candidates}");
    }
    assert!(merge([json!({ "candidates": [{}], "sums": sums })]).is_ok());
    for part in [
        json!(1),
        json!(null),
        json!([]),
        json!("sums"),
        json!({ "sums": 1 }),
    ] {
        assert!(merge([part.clone()]).is_err(), "{part}");
    }
}

#[test]
fn merging_rejects_sums_of_too_many_positions_before_allocating() {
    let count = 100_000;
    let part = json!({
        "candidates": vec![json!({}); count],
        "sums": {
            "of": "0",
            "trials": [[0, 1]],
            "equities": vec!["0"; count],
            "chances": [],
            "products": [],
        },
    });
    assert!(merge([part]).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_changed_request_gets_an_object(
        at in 0..REQUESTS.len(),
        changes in prop::collection::vec(change(), 1..3),
    ) {
        let mut request: Value = serde_json::from_str(REQUESTS[at]).expect("a request");
        for (way, new) in changes {
            apply(&mut request, &way, new);
        }
        prop_assert!(answer(&request.to_string()).is_object());
    }

    #[test]
    fn changed_answers_are_merged_or_rejected(
        at in FIRST_ROLLOUT..REQUESTS.len(),
        changes in prop::collection::vec(change(), 1..4),
        in_second in any::<bool>(),
    ) {
        let whole = answer(REQUESTS[at]);
        let other = REQUESTS[at].replacen('{', r#"{"first":900,"#, 1).replace(r#","first":3"#, "");
        let mut parts = [whole, answer(&other)];
        prop_assert!(merge(parts.clone()).is_ok());
        for (way, new) in changes {
            apply(&mut parts[usize::from(in_second)], &way, new);
        }
        if let Ok(merged) = merge(parts) {
            prop_assert!(merged.is_object());
        }
    }
}
