//! Request parser, which reads only the fields used by the respective type of request and skips all others.

use record::board_from_id;
use rules::{Board, Die, Roll, Variant};
use serde::{Deserialize, de::DeserializeOwned};

/// Type of request.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Command {
    Plays,
    Best,
    Eval,
    Cube,
    Analyse,
    Rollout,
}

/// The `cmd` field, which determines the other fields.
#[derive(Deserialize)]
pub(crate) struct CommandField {
    pub(crate) cmd: Command,
}

#[derive(Deserialize)]
pub(crate) struct PlaysRequest {
    pub(crate) position_id: String,
    pub(crate) dice: [u8; 2],
}

#[derive(Deserialize)]
pub(crate) struct BestRequest {
    pub(crate) position_id: String,
    pub(crate) dice: [u8; 2],
    /// Level of the computer opponent, as an alternative to `ply`. Extension to the protocol.
    pub(crate) level: Option<String>,
}

/// Fields of an `eval` request without the depth, and of a `cube` request without the depth and the fields in
/// [`Game`](crate::game::Game).
#[derive(Deserialize)]
pub(crate) struct PositionRequest {
    pub(crate) position_id: String,
}

/// Reads those fields of a request that `T` declares.
///
/// Each struct parses the line separately. A tagged enum or flattened fields would buffer all fields as values, so that
/// an out-of-range number or deep nesting in an unknown field would be an error.
pub(crate) fn read<T: DeserializeOwned>(line: &[u8]) -> Result<T, String> {
    // serde would also accept an array of the values for the struct.
    if line
        .trim_ascii_start()
        .first()
        .is_some_and(|&first| first != b'{')
    {
        return Err("a request is an object".to_owned());
    }
    serde_json::from_slice(line).map_err(|error| error.to_string())
}

/// Returns the standard board with this position ID, or the reason why the ID is invalid.
pub(crate) fn board(id: &str) -> Result<Board, String> {
    board_from_id(id, Variant::Standard).map_err(|error| error.to_string())
}

/// Returns the roll of these two dice, or the reason why they are invalid.
pub(crate) fn roll([a, b]: [u8; 2]) -> Result<Roll, String> {
    let dice = Die::new(a).zip(Die::new(b));
    dice.map(|(a, b)| Roll::new(a, b))
        .ok_or_else(|| "a die shows 1 to 6".to_owned())
}
