//! Positions in the answer to a rollout request, each with the fields that identify it.

use engine::RolledOut;
use serde_json::{Map, Value, json};

const MISMATCH: &str = "a part has more candidates than sums, or fewer";

/// Fields that identify a candidate in an answer.
pub(crate) type Name = Map<String, Value>;

/// Positions in an answer.
pub(crate) enum Names {
    /// Single position, namely that of the request.
    Position,
    /// Candidates of the decision in the request.
    Candidates(Vec<Name>),
}

impl Names {
    /// Reads the candidates' names from an answer about this number of positions. An answer without candidates is about
    /// a single position, which has no name.
    pub(crate) fn of_answer(answer: &Value, positions: usize) -> Result<Self, String> {
        let Some(candidates) = answer.get("candidates") else {
            return match positions {
                1 => Ok(Self::Position),
                _ => Err(MISMATCH.to_owned()),
            };
        };
        let candidates = candidates.as_array().ok_or("candidates are no list")?;
        if candidates.len() != positions {
            return Err(MISMATCH.to_owned());
        }
        let name = |candidate: &Value| candidate.as_object().cloned();
        let names: Option<Vec<Name>> = candidates.iter().map(name).collect();
        names
            .map(Self::Candidates)
            .ok_or_else(|| "a candidate is no object".to_owned())
    }
}

/// Creates a name from these fields.
pub(crate) fn name<const N: usize>(fields: [(&str, Value); N]) -> Name {
    let fields = fields.into_iter();
    fields.map(|(key, value)| (key.to_owned(), value)).collect()
}

/// Appends the equity, standard error and outcome probabilities to the fields of a named choice.
pub(crate) fn with_numbers(mut fields: Name, result: &RolledOut) -> Name {
    let chances = result.outcomes.cumulative();
    for (name, number) in [
        ("equity", json!(result.equity)),
        ("standard_error", json!(result.error)),
        ("win", json!(chances.win)),
        ("win_gammon", json!(chances.win_gammon)),
        ("win_backgammon", json!(chances.win_backgammon)),
        ("lose_gammon", json!(chances.lose_gammon)),
        ("lose_backgammon", json!(chances.lose_backgammon)),
    ] {
        fields.insert(name.to_owned(), number);
    }
    fields
}
