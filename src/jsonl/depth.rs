//! Request fields that determine the depth of an analysis: `ply` and `trials`.

use engine::{Depth, DepthError, MAX_PLIES, TrialLimit};
use serde::Deserialize;

/// Request fields that determine the depth; the default is 0 plies.
#[derive(Debug, Deserialize)]
pub(crate) struct DepthFields {
    #[serde(default)]
    ply: Ply,
    /// Maximum number of trials per candidate in a Champion analysis.
    trials: Option<u64>,
}

/// Number of plies, or the name of a depth.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "ply is a number or a name")]
enum Ply {
    Number(u8),
    Name(String),
}

impl Default for Ply {
    fn default() -> Self {
        Self::Number(0)
    }
}

impl DepthFields {
    /// Returns the depth, or the reason why the fields are invalid.
    pub(crate) fn depth(&self) -> Result<Depth, String> {
        match &self.ply {
            Ply::Number(plies) if *plies <= MAX_PLIES => Ok(Depth::Plies(*plies)),
            Ply::Number(_) => Err(format!("ply is at most {MAX_PLIES}")),
            Ply::Name(name) if name == Depth::CHAMPION => {
                let trials = self
                    .trials
                    .map_or(Ok(TrialLimit::default()), TrialLimit::new);
                trials
                    .map(Depth::Champion)
                    .map_err(|error| error.to_string())
            }
            Ply::Name(_) => Err(DepthError.to_string()),
        }
    }
}
