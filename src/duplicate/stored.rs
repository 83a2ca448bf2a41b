//! Stored form of a duplicate with its results: a line of text that several tabs may change.

use friend::{Duplicate, DuplicateResult};
use library::EntryId;

use crate::ResultStats;

/// Line format version.
const VERSION: &str = "1";
/// Marker for a result that was played on this device.
const OWN: char = '*';

/// Maximum number of stored results per duplicate.
pub(crate) const MAX_RESULTS: usize = 256;

/// Stored duplicate with its results.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// Terms and seed of the duplicate.
    pub duplicate: Duplicate,
    /// Time of creation or first opening, in milliseconds since the Unix epoch.
    pub since: u64,
    /// Results in order of arrival.
    pub results: Vec<StoredResult>,
}

/// Stored result that has not been validated.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredResult {
    /// `true` if the result was played on this device.
    pub own: bool,
    /// Result as encoded in its link.
    pub result: DuplicateResult,
    /// Figures computed by the engine on this device.
    pub figures: ResultStats,
}

impl StoredResult {
    /// Creates a result that has not been analysed.
    pub(crate) const fn new(result: DuplicateResult, own: bool) -> Self {
        Self {
            own,
            result,
            figures: ResultStats::Unknown,
        }
    }
}

/// Change to a stored duplicate.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Adds those results of this duplicate that are new.
    Add(Box<Stored>),
    /// Removes this result.
    Remove(Box<DuplicateResult>),
    /// Stores the engine's figures for this result.
    Judge(Box<StoredResult>),
}

/// Returns the key under which a duplicate is stored: the hexadecimal digits of its tag.
pub fn key(duplicate: &Duplicate) -> EntryId {
    let digits = u64::from_be_bytes(duplicate.tag());
    // Sixteen hexadecimal digits are always a valid ID, so the fallback is never used.
    EntryId::try_from(format!("{digits:016x}")).unwrap_or_else(|_| EntryId::of(&[]))
}

/// Returns `true` if both results contain the same actions, regardless of the names.
pub(crate) fn same_play(one: &DuplicateResult, other: &DuplicateResult) -> bool {
    (one.player, &one.acts, &one.duplicate) == (other.player, &other.acts, &other.duplicate)
}

/// Returns `true` if both results contain the same actions under the same name.
pub(crate) fn same_result(one: &DuplicateResult, other: &DuplicateResult) -> bool {
    one.name == other.name && same_play(one, other)
}

impl StoredResult {
    /// Returns `true` if `new` repeats this result. The name may be missing from links to the player's own results.
    fn is_repeated_by(&self, new: &Self) -> bool {
        let any_name = self.own && (new.own || new.result.name.is_none());
        let same = if any_name { same_play } else { same_result };
        same(&self.result, &new.result)
    }
}

impl Stored {
    /// Parses a line; `None` if it is damaged. Unreadable results are skipped.
    pub fn from_line(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let version = words.next()?;
        let since = words.next()?.parse().ok()?;
        let duplicate = Duplicate::from_link(words.next()?).ok()?;
        let result = |word: &str| {
            let own = word.starts_with(OWN);
            let result = DuplicateResult::from_link(word.trim_start_matches(OWN)).ok()?;
            (result.duplicate == duplicate).then(|| StoredResult::new(result, own))
        };
        let mut results: Vec<StoredResult> = Vec::new();
        let mut follows_result = false;
        for word in words {
            let figures = ResultStats::from_word(word);
            if let (Some(figures), true, Some(last)) = (figures, follows_result, results.last_mut())
            {
                last.figures = figures;
            }
            let read = result(word);
            follows_result = read.is_some();
            results.extend(read);
        }
        (version == VERSION).then_some(Self {
            duplicate,
            since,
            results,
        })
    }

    /// Returns the stored line.
    pub fn to_line(&self) -> String {
        let duplicate = self.duplicate.link();
        let mut line = format!("{VERSION} {} {duplicate}", self.since);
        for StoredResult {
            own,
            result,
            figures,
        } in &self.results
        {
            if let Some(link) = result.link() {
                line.push(' ');
                line.extend(own.then_some(OWN));
                line.push_str(&link);
                // Earlier releases skip this word as a result that they cannot read.
                if let Some(word) = figures.to_word() {
                    line.push(' ');
                    line.push_str(&word);
                }
            }
        }
        line
    }

    /// Adds a result unless the list is full, and returns `true` if the list has changed. A copy from a link never
    /// changes a stored result, since anyone with the link can forge the name or the marker: a copy under another name
    /// is added as a second result. Only a result played on this device replaces a stored copy of that result.
    pub(crate) fn add(&mut self, new: StoredResult) -> bool {
        let mut all = self.results.iter_mut();
        if let Some(known) = all.find(|one| one.is_repeated_by(&new)) {
            let takes_place = new.own && !known.own;
            if takes_place {
                (known.own, known.result) = (true, new.result);
            }
            return takes_place;
        }
        let fits = self.results.len() < MAX_RESULTS;
        if fits {
            self.results.push(new);
        }
        fits
    }

    /// Stores the engine's figures for a result, if the result is still in the list.
    pub(crate) fn judge(&mut self, judged: &StoredResult) {
        let mut all = self.results.iter_mut();
        if let Some(known) = all.find(|one| same_result(&one.result, &judged.result)) {
            known.figures = judged.figures.clone();
        }
    }
}

/// Returns a duplicate's line after a change. `None` if the line would not change, or if it cannot be read, since a
/// later release may have stored it.
pub fn changed(before: Option<&str>, change: &Change) -> Option<String> {
    let before = match before {
        Some(line) => Some(Stored::from_line(line)?),
        None => None,
    };
    let after = match change {
        Change::Add(new) => match before {
            None => Stored::clone(new),
            Some(mut stored) => {
                for result in &new.results {
                    stored.add(result.clone());
                }
                stored
            }
        },
        Change::Remove(result) => {
            let mut stored = before?;
            stored
                .results
                .retain(|one| !same_result(&one.result, result));
            stored
        }
        Change::Judge(judged) => {
            let mut stored = before?;
            stored.judge(judged);
            stored
        }
    };
    Some(after.to_line())
}

#[cfg(test)]
mod tests {
    use dice::Seed;

    use super::*;
    use crate::agreed;
    use terms::Form;

    #[test]
    fn leaves_a_line_from_a_later_release_unchanged() {
        let new = Stored {
            duplicate: agreed(&Form::new(terms::Purpose::Duplicate), Seed([7; 32])),
            since: 1,
            results: Vec::new(),
        };
        let line = new.to_line();
        let later = line.replacen(VERSION, "2", 1);
        let add = Change::Add(Box::new(new));
        assert_eq!(changed(Some(&later), &add), None);
        assert_eq!(changed(Some(&line), &add), Some(line.clone()));
        assert_eq!(changed(None, &add), Some(line));
    }
}
