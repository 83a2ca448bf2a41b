//! Course progress: the steps that the player has completed.

/// Maximum number of steps read from stored text.
const MAX_STEPS: usize = 400;
/// Maximum length of a step name, in bytes.
const MAX_NAME: usize = 64;

/// Names of the completed steps, sorted. Names unknown to this release are retained.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseProgress(Vec<String>);

impl CourseProgress {
    /// Parses stored text, and skips damaged names.
    pub fn read(text: &str) -> Self {
        let mut all = Self::default();
        let names = text.split(' ').filter(|name| is_step_name(name));
        names.take(MAX_STEPS).for_each(|name| all.add(name));
        all
    }

    /// Returns the text to store: the names, separated by spaces.
    pub fn to_text(&self) -> String {
        self.0.join(" ")
    }

    /// Returns `true` if the step has been completed.
    pub fn has(&self, step: &str) -> bool {
        self.0.iter().any(|name| name == step)
    }

    /// Marks a step as completed.
    pub fn add(&mut self, step: &str) {
        let place = self.0.iter().position(|name| name.as_str() >= step);
        let place = place.unwrap_or(self.0.len());
        if !self.has(step) {
            self.0.insert(place, step.to_owned());
        }
    }

    /// Adds the completed steps from another page or a backup.
    pub fn merge(&mut self, other: &Self) {
        other.0.iter().for_each(|name| self.add(name));
    }
}

/// Returns `true` if `text` is a valid step name.
pub fn is_step_name(text: &str) -> bool {
    let is_letter =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=MAX_NAME).contains(&text.len()) && text.bytes().all(is_letter)
}
