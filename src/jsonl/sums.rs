//! Rollout sums as JSON. Large integers are encoded as strings, because many JSON parsers keep only 53 bits of a
//! number.

use std::ops::Range;

use engine::RolloutSums;
use serde::Deserialize;
use serde_json::{Value, json};

/// Maximum number of positions per rollout.
pub(crate) const MAX_POSITIONS: usize = 32;

/// Sums in the form returned by [`to_json`].
#[derive(Deserialize)]
struct Stored {
    #[serde(rename = "of")]
    fingerprint: String,
    trials: Vec<[u64; 2]>,
    equities: Vec<String>,
    chances: Vec<[String; 6]>,
    products: Vec<String>,
}

/// Returns the sums as JSON, together with their rollout's fingerprint.
pub(crate) fn to_json(sums: &RolloutSums, fingerprint: &str) -> Value {
    let text = |sums: &[i128]| -> Vec<String> { sums.iter().map(ToString::to_string).collect() };
    let trials: Vec<[u64; 2]> = sums
        .trials
        .iter()
        .map(|range| [range.start, range.end])
        .collect();
    let chances: Vec<Vec<String>> = sums.chances.iter().map(|outcome| text(outcome)).collect();
    json!({
        "of": fingerprint,
        "trials": trials,
        "equities": text(&sums.equities),
        "chances": chances,
        "products": text(&sums.products),
    })
}

/// Parses a value returned by [`to_json`] into the sums and their rollout's fingerprint.
///
/// # Errors
/// Returns an error if a field is missing or malformed, or if the sums cover different numbers of positions.
pub(crate) fn from_json(value: &Value) -> Result<(RolloutSums, String), String> {
    let stored = Stored::deserialize(value).map_err(|error| error.to_string())?;
    let positions = stored.equities.len();
    if !(1..=MAX_POSITIONS).contains(&positions) {
        return Err(format!("the sums are of 1 to {MAX_POSITIONS} positions"));
    }
    let products = positions * (positions + 1) / 2;
    if stored.chances.len() != positions || stored.products.len() != products {
        return Err("the sums are not all of the same positions".to_owned());
    }
    let number = |text: &String| {
        let number = text.parse::<i128>();
        number.map_err(|_| format!("{text} is no whole number"))
    };
    let numbers = |texts: &[String]| texts.iter().map(number).collect::<Result<Vec<_>, _>>();
    let range = |&[start, end]: &[u64; 2]| -> Result<Range<u64>, String> {
        let range = start..end;
        (!range.is_empty())
            .then_some(range)
            .ok_or_else(|| "a range of trials is empty".to_owned())
    };
    let mut chances = Vec::with_capacity(stored.chances.len());
    for texts in &stored.chances {
        let mut outcomes = [0; 6];
        for (outcome, text) in outcomes.iter_mut().zip(texts) {
            *outcome = number(text)?;
        }
        chances.push(outcomes);
    }
    let sums = RolloutSums {
        trials: stored.trials.iter().map(range).collect::<Result<_, _>>()?,
        equities: numbers(&stored.equities)?,
        chances,
        products: numbers(&stored.products)?,
    };
    Ok((sums, stored.fingerprint))
}
