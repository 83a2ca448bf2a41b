//! Stored form of a rollout, from which it can be shown and continued later.

use engine::RolloutSums;
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

use crate::{Rollout, RolloutOptions, RolloutState, Trials};

/// Format version; changes when trials are played differently, as such trials must not be merged.
const VERSION: u8 = 1;

/// The stored form of a rollout.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Form {
    decision: Decision,
    choices: Vec<Choice>,
    options: RolloutOptions,
    sums: RolloutSums,
    /// `true` if the rollout had reached the end set by its options.
    #[serde(default)]
    ended: bool,
}

/// Formats a rollout as one line; `None` before the first trial.
pub fn write_rollout(rollout: &Rollout) -> Option<String> {
    let form = Form {
        decision: rollout.decision,
        choices: rollout.choices.clone(),
        options: rollout.options,
        sums: rollout.total(),
        ended: rollout.state == RolloutState::Done,
    };
    let played = rollout.count().0 > 0;
    let written = || serde_json::to_string(&(VERSION, form)).ok();
    played.then(written).flatten()
}

/// Reads a stored rollout: `Done` if it had ended, else `Stopped`; `None` if the text is invalid or of another version.
pub fn read_rollout(text: &str) -> Option<Rollout> {
    let (version, form): (u8, Form) = serde_json::from_str(text).ok()?;
    let Form {
        decision,
        choices,
        options,
        sums,
        ended,
    } = form;
    let fits = sums.equities.len() == choices.len() && sums.count() > 0;
    // The rollout must be able to continue, so its choices and settings are validated.
    Trials::new(decision, &choices, options.settings, 0..1).ok()?;
    let mut rollout = Rollout::new(decision, choices, options);
    rollout.sums = sums;
    rollout.state = if ended {
        RolloutState::Done
    } else {
        RolloutState::Stopped
    };
    (fits && version == VERSION).then_some(rollout)
}
