//! Stored form of a rollout, from which it can later be displayed and resumed.

use engine::RolloutSums;
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

use crate::{Rollout, RolloutOptions, RolloutState, Trials};

/// Version of the format, increased whenever trials are played differently, because old and new trials must not be
/// merged.
const VERSION: u8 = 1;

/// Serialised fields of a rollout.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Form {
    decision: Decision,
    choices: Vec<Choice>,
    options: RolloutOptions,
    sums: RolloutSums,
    /// `true` if the rollout had met its stopping conditions.
    #[serde(default)]
    ended: bool,
}

/// Formats a rollout as one line; `None` before the first trial.
pub fn write_rollout(rollout: &Rollout) -> Option<String> {
    (rollout.count().0 > 0).then(|| write(rollout, rollout.total()))
}

/// Formats a rollout as one line without its trials, so that they can be played elsewhere.
pub fn write_plan(rollout: &Rollout) -> String {
    write(rollout, RolloutSums::new(rollout.choices.len()))
}

fn write(rollout: &Rollout, sums: RolloutSums) -> String {
    let form = Form {
        decision: rollout.decision,
        choices: rollout.choices.clone(),
        options: rollout.options,
        ended: rollout.state == RolloutState::Done && sums.count() > 0,
        sums,
    };
    serde_json::to_string(&(VERSION, form)).unwrap_or_default()
}

/// Parses a stored rollout and sets its state: `New` without trials, `Done` if it had ended, `Stopped` otherwise.
/// Returns `None` if the text is invalid or has a different version.
pub fn read_rollout(text: &str) -> Option<Rollout> {
    let (version, form): (u8, Form) = serde_json::from_str(text).ok()?;
    let Form {
        decision,
        choices,
        options,
        sums,
        ended,
    } = form;
    let fits = sums.equities.len() == choices.len();
    let is_new = sums.count() == 0;
    // The rollout may be resumed, so its choices and settings must be valid.
    Trials::new(decision, &choices, options.settings, 0..1).ok()?;
    let mut rollout = Rollout::new(decision, choices, options);
    rollout.sums = sums;
    rollout.state = if is_new {
        RolloutState::New
    } else if ended {
        RolloutState::Done
    } else {
        RolloutState::Stopped
    };
    (fits && version == VERSION).then_some(rollout)
}
