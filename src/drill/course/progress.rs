//! Steps that the player has finished.

/// Maximum number of steps in a stored text.
const MAX_STEPS: usize = 400;
/// Maximum length of a name.
const MAX_NAME: usize = 64;

/// Names of the finished steps, sorted. Names that this release does not know are retained.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseProgress(Vec<String>);

impl CourseProgress {
    /// Parses the stored form; damaged names are skipped.
    pub fn read(text: &str) -> Self {
        let mut all = Self::default();
        let names = text.split(' ').filter(|name| is_step_name(name));
        names.take(MAX_STEPS).for_each(|name| all.add(name));
        all
    }

    /// Returns the stored form: the names, separated by spaces.
    pub fn to_text(&self) -> String {
        self.0.join(" ")
    }

    /// Returns `true` if a step is finished.
    pub fn has(&self, step: &str) -> bool {
        self.0.iter().any(|name| name == step)
    }

    /// Adds a step.
    pub fn add(&mut self, step: &str) {
        let place = self.0.iter().position(|name| name.as_str() >= step);
        let place = place.unwrap_or(self.0.len());
        if !self.has(step) {
            self.0.insert(place, step.to_owned());
        }
    }

    /// Adds the steps of another page or of a backup.
    pub fn merge(&mut self, other: &Self) {
        other.0.iter().for_each(|name| self.add(name));
    }
}

/// Returns `true` if this text can be the name of a step.
pub fn is_step_name(text: &str) -> bool {
    let is_letter =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=MAX_NAME).contains(&text.len()) && text.bytes().all(is_letter)
}
