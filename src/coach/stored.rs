//! The stored form of rollouts, so that they can continue after a reload.

use protocol::{RolloutSums, Sealed, Trials};
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

use crate::rollout::{Options, Rollout, State};

/// Number of rollouts stored: the latest ones.
const KEPT: usize = 12;

/// The stored form of a rollout.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Form {
    decision: Decision,
    choices: Vec<Choice>,
    options: Options,
    sums: RolloutSums,
    /// Whether the rollout had reached the end set by its options.
    #[serde(default)]
    ended: bool,
}

/// Formats the latest of these rollouts, oldest first, with the version of the nets and settings that played them.
pub fn write_rollouts<'a>(version: &str, rollouts: impl Iterator<Item = &'a Rollout>) -> String {
    let form = |rollout: &Rollout| Form {
        decision: rollout.decision,
        choices: rollout.choices.clone(),
        options: rollout.options,
        sums: rollout.total(),
        ended: rollout.state == State::Done,
    };
    let played = rollouts.filter(|rollout| rollout.count().0 > 0);
    let mut forms: Vec<Form> = played.map(form).collect();
    forms.drain(..forms.len().saturating_sub(KEPT));
    Sealed::new(&(version.to_owned(), forms)).text().to_owned()
}

/// Reads the rollouts in a text of this version: `Done` if they had ended, else `Stopped`. Invalid rollouts, and all
/// rollouts of another version, are left out.
pub fn read_rollouts(version: &str, text: &str) -> Vec<Rollout> {
    let sealed = Sealed::<(String, Vec<Form>)>::from_text(text.to_owned());
    let Ok((written, forms)) = sealed.open() else {
        return Vec::new();
    };
    let rollout = |form: Form| {
        let Form {
            decision,
            choices,
            options,
            sums,
            ended,
        } = form;
        let fits = sums.equities.len() == choices.len() && sums.count() > 0;
        // The rollout must be able to continue, so its choices and settings are validated.
        Trials::new(decision, choices.clone(), options.settings, 0..1).ok()?;
        let mut rollout = Rollout::new(decision, choices, options);
        rollout.sums = sums;
        rollout.state = if ended { State::Done } else { State::Stopped };
        fits.then_some(rollout)
    };
    let same = written == version;
    forms
        .into_iter()
        .filter(|_| same)
        .filter_map(rollout)
        .collect()
}
