//! Reader for version 1 of the storage format: the whole session in a single JSON object.

use rules::Ruleset;
use serde::Deserialize;

use crate::saved_lines::{Head, Part, Seat};

#[derive(Deserialize)]
struct Form {
    white: Seat,
    black: Seat,
    rules: Ruleset,
    games: Vec<GameForm>,
}

#[derive(Deserialize)]
struct GameForm {
    seed: String,
    log: Vec<String>,
}

/// Parses `text` and converts it to the current format.
///
/// # Errors
/// Returns an error if the text is not in the format of version 1.
pub(crate) fn read(text: &str) -> Result<(Head, Vec<Part>), serde_json::Error> {
    let form: Form = serde_json::from_str(text)?;
    let head = Head {
        version: 1,
        white: form.white,
        black: form.black,
        white_name: None,
        black_name: None,
        rules: form.rules,
        start: None,
        replayed: false,
    };
    let part = |game: GameForm| Part {
        seed: Some(game.seed),
        known: false,
        log: game.log,
    };
    Ok((head, form.games.into_iter().map(part).collect()))
}
