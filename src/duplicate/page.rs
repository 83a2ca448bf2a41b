//! Duplicate on display, with its validated results, best first.

use friend::DuplicateResult;
use review::{Item, Judged};
use rules::Player;

use crate::{
    CheckedResult, ResultStats, Stored, StoredResult,
    stored::{key, same_result},
};
use library::EntryId;

/// Duplicate on display.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownDuplicate {
    /// Duplicate and its results as stored.
    pub stored: Stored,
    /// Validated results, best first.
    pub standings: Vec<CheckedResult>,
    /// Result that the engine is analysing.
    judging: Option<DuplicateResult>,
}

impl ShownDuplicate {
    /// Validates all stored results and drops invalid ones.
    pub(crate) fn new(stored: Stored) -> Self {
        let all = stored.results.iter().cloned();
        let mut shown = Self {
            standings: all.filter_map(|one| CheckedResult::new(one).ok()).collect(),
            stored,
            judging: None,
        };
        shown.sort();
        shown
    }

    /// Returns the key under which the duplicate is stored.
    pub fn key(&self) -> EntryId {
        key(&self.stored.duplicate)
    }

    /// Returns the results from this device; those of the player, who is White, come before those of partners.
    pub fn own(&self) -> impl DoubleEndedIterator<Item = &CheckedResult> {
        let of = |player: Player| {
            let all = self.standings.iter();
            all.filter(move |one| one.own && one.result.player == player)
        };
        of(Player::White).chain(of(Player::Black))
    }

    /// Adds a result if it is new.
    pub(crate) fn add(&mut self, new: CheckedResult) {
        if self
            .stored
            .add(StoredResult::new(new.result.clone(), new.own))
        {
            self.standings.push(new);
            self.sort();
        }
    }

    pub(crate) fn remove(&mut self, result: &DuplicateResult) {
        let mut stored = self.stored.results.iter();
        if let Some(at) = stored.position(|one| same_result(&one.result, result)) {
            self.stored.results.remove(at);
        }
        self.standings
            .retain(|one| !same_result(&one.result, result));
        self.judging.take_if(|judged| same_result(judged, result));
    }

    /// Sorts by points in descending order, then by PR in ascending order; results without a PR come last.
    fn sort(&mut self) {
        let pr = |checked: &CheckedResult| checked.pr().unwrap_or(f64::MAX);
        self.standings.sort_by(|one, other| {
            let points = other.net().cmp(&one.net());
            points.then(pr(one).total_cmp(&pr(other)))
        });
    }

    fn being_judged(&mut self) -> Option<&mut CheckedResult> {
        let judging = self.judging.as_ref()?;
        let mut all = self.standings.iter_mut();
        all.find(|one| same_result(&one.result, judging))
    }

    /// Starts analysing the next result and returns its decisions; `None` while an analysis is in progress or if no
    /// result is left.
    pub(crate) fn next_to_judge(&mut self) -> Option<Vec<Item>> {
        while self.judging.is_none() {
            let mut all = self.standings.iter_mut();
            let next = all.find(|one| one.figures == ResultStats::Unknown)?;
            let items = next.items();
            if items.is_empty() {
                next.figures = ResultStats::Missing;
            } else {
                self.judging = Some(next.result.clone());
                return Some(items);
            }
        }
        None
    }

    /// Stores the evaluations of the result that was being analysed; returns the result if figures could be computed.
    pub(crate) fn finish_judging(&mut self, judged: Option<&[Judged]>) -> Option<StoredResult> {
        let result = self.being_judged().and_then(|checked| {
            checked.judge(judged);
            let found = matches!(checked.figures, ResultStats::Known { .. });
            found.then(|| StoredResult {
                figures: checked.figures.clone(),
                ..StoredResult::new(checked.result.clone(), checked.own)
            })
        });
        if let Some(result) = &result {
            self.stored.judge(result);
        }
        self.judging = None;
        self.sort();
        result
    }
}
