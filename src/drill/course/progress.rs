//! Steps that the player has finished.

use std::collections::BTreeSet;

/// Maximum number of steps in a stored text, and maximum length of a name.
const MAX_STEPS: usize = 400;
const MAX_NAME: usize = 64;

/// Names of the finished steps. Names that this release does not know are retained.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseProgress(BTreeSet<String>);

impl CourseProgress {
    /// Parses the stored form; damaged names are skipped.
    pub fn read(text: &str) -> Self {
        let names = text
            .split(' ')
            .filter(|name| is_step_name(name))
            .take(MAX_STEPS);
        Self(names.map(str::to_owned).collect())
    }

    /// Returns the stored form: the names, separated by spaces.
    pub fn to_text(&self) -> String {
        let names: Vec<&str> = self.0.iter().map(String::as_str).collect();
        names.join(" ")
    }

    /// Returns `true` if a step is finished.
    pub fn has(&self, step: &str) -> bool {
        self.0.contains(step)
    }

    /// Adds a step.
    pub fn add(&mut self, step: &str) {
        self.0.insert(step.to_owned());
    }

    /// Adds the steps of another page or of a backup.
    pub fn merge(&mut self, other: Self) {
        self.0.extend(other.0);
    }
}

/// Returns `true` if this text can be the name of a step.
pub fn is_step_name(text: &str) -> bool {
    let is_letter =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=MAX_NAME).contains(&text.len()) && text.bytes().all(is_letter)
}
