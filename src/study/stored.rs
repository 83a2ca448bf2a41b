//! Storage format for a review: a line for each evaluated decision ([`review::StoredLine`]), then a line for each
//! decision with a rollout, whose text only the coach parses.
//!
//! Lines that are damaged or belong to an earlier version of the match are skipped, and their decisions are evaluated
//! again. Any page that has the match open may store rollouts as they are played ([`with_rollout`]), so saving a review
//! keeps the stored rollouts ([`merged_review`]). The states of a session in the library share one text: each state may
//! have decisions that another lacks, so the lines about these are kept.

use std::collections::{BTreeMap, BTreeSet};

use review::{Item, Judged, StoredHead, StoredLine, stored_text};

use crate::Review;

/// First word of a rollout's line.
const ROLLOUT: &str = "rollout ";
impl Review {
    /// Formats all evaluations and rollouts so far for storage.
    pub fn to_text(&self) -> String {
        let head = StoredHead {
            is_running: self.is_running(),
            passes: self.pass,
        };
        let judged = self.entries.iter().filter(|entry| !entry.line.is_empty());
        let judged = judged.map(|entry| entry.line.clone());
        let rolled = self.entries.iter().filter_map(|entry| {
            let rollout = entry.rollout.as_ref()?;
            Some(rollout_line(&entry.place(), rollout))
        });
        stored_text(head, judged.chain(rolled))
    }

    /// Restores one line of a stored review, unless the line is damaged, belongs to a different match, or is neither
    /// deeper nor more complete than the known evaluation.
    pub fn restore(&mut self, line: &str) {
        let rollout = line.strip_prefix(ROLLOUT);
        let Some(stored) = StoredLine::read(rollout.unwrap_or(line)) else {
            return;
        };
        let Some(entry) = self.entry_of(&stored) else {
            return;
        };
        if rollout.is_some() {
            entry.rollout = Some(stored.payload().to_owned());
        } else if let Some(judged) = stored.judged(&entry.item) {
            let extent = |judged: &Judged| (judged.rank(), judged.candidates.len());
            let known = entry.judged.as_ref().map(extent);
            if known.is_none_or(|known| known < extent(&judged)) {
                entry.judged = Some(judged);
                line.clone_into(&mut entry.line);
            }
        }
    }

    /// Returns the decision at this [place](crate::Verdict::place); `None` if it is unknown.
    pub fn item(&self, place: &str) -> Option<Item> {
        let mut entries = self.entries.iter();
        entries
            .find(|entry| entry.place() == place)
            .map(|entry| entry.item)
    }

    /// Stores the rollout of the decision at this [place](crate::Verdict::place).
    pub(crate) fn roll_out(&mut self, place: &str, rollout: String) {
        let line = format!("{place} {rollout}");
        let found = StoredLine::read(&line).and_then(|stored| self.entry_of(&stored));
        if let Some(entry) = found {
            entry.rollout = Some(rollout);
        }
    }

    /// Returns the stored rollout of the decision at this [place](crate::Verdict::place).
    pub fn rollout(&self, place: &str) -> Option<&str> {
        let mut rolled = self.entries.iter().filter(|entry| entry.rollout.is_some());
        let found = rolled.find(|entry| entry.place() == place);
        found.and_then(|entry| entry.rollout.as_deref())
    }

    /// Returns `true` if any of this move's decisions has been rolled out.
    pub fn is_rolled_out(&self, game: usize, nth: usize) -> bool {
        let mut entries = self.entries_of_move(game, nth);
        entries.any(|entry| entry.rollout.is_some())
    }
}

fn rollout_line(place: &str, rollout: &str) -> String {
    format!("{ROLLOUT}{place} {rollout}")
}

/// Returns the prefix of a decision's line.
fn place_of(line: &str) -> Option<&str> {
    let (end, _) = line.match_indices(' ').nth(2)?;
    line.get(..end)
}

/// Returns `true` if a line of a stored review contains a rollout instead of an evaluation.
pub fn is_rollout(line: &str) -> bool {
    line.starts_with(ROLLOUT)
}

/// Returns the place of the decision to which a rollout line belongs; `None` for any other line.
fn rolled_place(line: &str) -> Option<&str> {
    place_of(line.strip_prefix(ROLLOUT)?)
}

/// Returns the rollout of the decision at `place` in the text of a stored review.
pub fn stored_rollout<'a>(stored: &'a str, place: &str) -> Option<&'a str> {
    let mut lines = stored.lines();
    let line = lines.find(|line| rolled_place(line) == Some(place))?;
    line.strip_prefix(ROLLOUT)?
        .strip_prefix(place)?
        .strip_prefix(' ')
}

/// Adds the rollout of the decision at `place` to the text of a stored review, if there is one, replacing any earlier
/// rollout of that decision.
pub fn with_rollout(stored: Option<&str>, place: &str, rollout: &str) -> String {
    let no_pass = StoredHead::default().to_string();
    let stored = stored.unwrap_or(&no_pass).lines();
    let own = rollout_line(place, rollout);
    let others = stored.filter(|line| rolled_place(line) != Some(place));
    let lines: Vec<&str> = others.chain([own.as_str()]).collect();
    lines.join("\n")
}

/// Sharing of a stored review's text between states of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// The text belongs to a single review: lines about unknown decisions come from an earlier match.
    ByNone,
    /// All states of a library entry share the text: lines about unknown decisions come from another branch of the
    /// entry, or from games played later.
    ByStates,
}

/// Merges the text of a review with the stored text, from which it takes rollouts, evaluations that are deeper or list
/// more choices at the same depth and, if the text is shared, the lines about decisions that the review lacks.
pub fn merged_review(text: &str, stored: &str, shared: Shared) -> String {
    let known: BTreeSet<&str> = text.lines().filter_map(key_of).collect();
    let found = stored
        .lines()
        .filter_map(|line| Some((key_of(line)?, line)));
    let found: BTreeMap<&str, &str> = found.collect();
    // A stored rollout is always newer than the review's own.
    let wins = |stored: &str, own: &str| is_rollout(stored) || extent(stored) > extent(own);
    let newest = |own| {
        let stored = key_of(own).and_then(|key| found.get(key).copied());
        stored.filter(|stored| wins(stored, own)).unwrap_or(own)
    };
    let is_kept = |line: &&str| {
        let is_of_own = || rolled_place(line).is_some_and(|place| known.contains(place));
        key_of(line).is_some_and(|key| !known.contains(key))
            && (shared == Shared::ByStates || is_of_own())
    };
    let lines: Vec<&str> = text
        .lines()
        .map(newest)
        .chain(stored.lines().filter(is_kept))
        .collect();
    lines.join("\n")
}

/// Returns the key of a line: its place, prefixed with a marker for a rollout; `None` if the line has no place.
fn key_of(line: &str) -> Option<&str> {
    let place = rolled_place(line).or_else(|| place_of(line))?;
    StoredLine::read(line.strip_prefix(ROLLOUT).unwrap_or(line))?;
    line.get(..line.find(place)? + place.len())
}

/// Returns the rank of an evaluation's depth and the number of its choices; `None` for any other line.
fn extent(line: &str) -> Option<((bool, u8), usize)> {
    let stored = StoredLine::read(line)?;
    Some((stored.rank()?, stored.choices()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, ReviewMsg, review_tests::judged};

    fn restored(text: &str) -> Review {
        let mut review = judged(|_| 0.0);
        text.lines().for_each(|line| review.restore(line));
        review
    }

    fn places(review: &Review) -> Vec<String> {
        review.entries.iter().map(Entry::place).collect()
    }

    #[test]
    fn rollout_is_stored_with_its_decision() {
        let mut review = judged(|_| 0.0);
        let place = &places(&review)[1];
        review.update(ReviewMsg::StoreRollout {
            place: place.clone(),
            text: "1 2".to_owned(),
        });
        let back = restored(&review.to_text());
        assert_eq!(back.rollout(place), Some("1 2"));
        let rolled = back.entries.iter().filter(|entry| entry.rollout.is_some());
        assert_eq!(rolled.count(), 1);
        let entry = &back.entries[1];
        assert!(back.is_rolled_out(entry.game, entry.item.nth));
        assert_eq!(back.to_text(), review.to_text());
    }

    #[test]
    fn rollouts_that_are_damaged_or_from_another_match_are_ignored() {
        let review = judged(|_| 0.1);
        let own = &places(&review)[1];
        for place in ["0 1 zzz", "9 1 abc", "0", "", &own[1..]] {
            let mut back = restored(&with_rollout(Some(&review.to_text()), place, "1 2"));
            back.update(ReviewMsg::StoreRollout {
                place: place.to_owned(),
                text: "1 2".to_owned(),
            });
            assert!(back.entries.iter().all(|entry| entry.rollout.is_none()));
        }
    }

    #[test]
    fn rollout_replaces_an_earlier_rollout() {
        let review = judged(|_| 0.1);
        let all = places(&review);
        let text = with_rollout(Some(&review.to_text()), &all[0], "first");
        let text = with_rollout(Some(&text), &all[1], "other");
        let text = with_rollout(Some(&text), &all[0], "second");
        let back = restored(&text);
        assert_eq!(back.rollout(&all[0]), Some("second"));
        assert_eq!(back.rollout(&all[1]), Some("other"));
        assert_eq!(text.lines().count(), review.to_text().lines().count() + 2);
        // There is no stored text yet.
        let alone = restored(&with_rollout(None, &all[0], "first"));
        assert_eq!(alone.rollout(&all[0]), Some("first"));
    }

    #[test]
    fn review_keeps_the_rollouts_stored_by_another_page() {
        let mut review = judged(|_| 0.1);
        let all = places(&review);
        review.update(ReviewMsg::StoreRollout {
            place: all[0].clone(),
            text: "old".to_owned(),
        });
        review.update(ReviewMsg::StoreRollout {
            place: all[2].clone(),
            text: "own".to_owned(),
        });
        let mut stored = judged(|_| 0.0).to_text();
        for (place, rollout) in [(&all[0], "new"), (&all[1], "theirs")] {
            stored = with_rollout(Some(&stored), place, rollout);
        }
        let stored = with_rollout(Some(&stored), "7 7 7", "of another match");
        let text = merged_review(&review.to_text(), &stored, Shared::ByNone);
        let back = restored(&text);
        let found = [0, 1, 2].map(|nth: usize| back.rollout(&all[nth]));
        assert_eq!(found, [Some("new"), Some("theirs"), Some("own")]);
        assert!(!text.contains("of another match"));
        let judgements = |text: &str| text.lines().take(all.len() + 1).collect::<String>();
        assert_eq!(judgements(&text), judgements(&review.to_text()));
        let alone = merged_review(&review.to_text(), "", Shared::ByNone);
        assert_eq!(alone, review.to_text());
    }

    #[test]
    fn review_keeps_the_evaluations_from_another_branch() {
        let (own, stored) = (judged(|_| 0.1).to_text(), judged(|_| 0.0).to_text());
        let foreign = |line: &str| {
            let (place, rest) = line.split_at(place_of(line).expect("a line").len());
            format!("{}{rest}", &place[..place.len() - 1])
        };
        let other: Vec<String> = stored.lines().skip(1).map(foreign).collect();
        let branch = format!("stopped 4\n{}", other.join("\n"));
        let both = merged_review(&own, &branch, Shared::ByStates);
        assert_eq!(restored(&both).to_text(), restored(&own).to_text());
        for line in other.iter().map(String::as_str).chain(own.lines()) {
            assert!(both.lines().any(|it| it == line), "{line} is retained");
        }
        let again = merged_review(&own, &both, Shared::ByStates);
        assert_eq!(again, both, "and only once");
        assert_eq!(merged_review(&own, &branch, Shared::ByNone), own);
    }

    #[test]
    fn passes_from_another_branch_are_ignored() {
        let own = judged(|_| 0.1).to_text();
        let text = own.replacen("running 0", "stopped 4", 1);
        assert_ne!(text, own);
        let mut review = Review::new(&crate::review_tests::record());
        text.lines().for_each(|line| review.restore(line));
        review.update(ReviewMsg::Restored);
        assert_eq!(review.progress(), crate::Progress::Stopped);
        assert_eq!(review.counts().0, 1, "0 plies are done");
    }

    #[test]
    fn deeper_evaluation_of_a_decision_is_kept() {
        let review = judged(|_| 0.1);
        let shallow = review.to_text();
        let mut deep = review;
        let found = deep.entries[1].judged.clone().map(|mut judged| {
            judged.plies = 2;
            Box::new(judged)
        });
        deep.update(ReviewMsg::Judged(1, found));
        let deep = deep.to_text();
        assert_ne!(deep, shallow);
        assert_eq!(merged_review(&shallow, &deep, Shared::ByStates), deep);
        assert_eq!(merged_review(&deep, &shallow, Shared::ByStates), deep);
    }

    #[test]
    fn merged_review_has_the_rollouts_of_both_reviews() {
        let own = judged(|_| 0.1);
        let all = places(&own);
        let text = with_rollout(Some(&own.to_text()), &all[0], "old");
        let text = with_rollout(Some(&text), &all[1], "own");
        let stored = with_rollout(None, &all[0], "new");
        let stored = with_rollout(Some(&stored), "7 7 7", "of another branch");
        let both = merged_review(&text, &stored, Shared::ByStates);
        let back = restored(&both);
        assert_eq!(back.rollout(&all[0]), Some("new"));
        assert_eq!(back.rollout(&all[1]), Some("own"));
        assert!(both.contains("of another branch"));
    }
}
