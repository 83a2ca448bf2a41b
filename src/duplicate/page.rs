//! The page of a duplicate: its checked results, in their order.

use friend::{DuplicateResult, FalseResult};
use review::{Item, Judged};
use rules::Player;

use crate::{
    Figures, Standing, Stored, StoredResult,
    stored::{is_same, key},
};
use library::EntryId;

/// A duplicate that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The duplicate and its results as they are stored.
    pub stored: Stored,
    /// The checked results, best first.
    pub standings: Vec<Standing>,
    /// The result that the engine judges.
    judging: Option<DuplicateResult>,
}

impl Shown {
    /// Checks all stored results; those that are false are left out.
    pub(crate) fn new(stored: Stored) -> Self {
        let all = stored.results.iter().cloned();
        let mut shown = Self {
            standings: all.filter_map(|one| Standing::new(one).ok()).collect(),
            stored,
            judging: None,
        };
        shown.sort();
        shown
    }

    /// The key under which the duplicate is stored.
    pub fn key(&self) -> EntryId {
        key(&self.stored.duplicate)
    }

    /// The results of this device: the player's, who is White, before those of partners.
    pub fn own(&self) -> impl DoubleEndedIterator<Item = &Standing> {
        let of = |player: Player| {
            let all = self.standings.iter();
            all.filter(move |one| one.own && one.result.player == player)
        };
        of(Player::White).chain(of(Player::Black))
    }

    /// Adds a result; whether it is new.
    ///
    /// # Errors
    /// Why the result is false.
    pub(crate) fn add(&mut self, new: StoredResult) -> Result<bool, FalseResult> {
        let standing = Standing::new(new.clone())?;
        if !self.stored.add(new) {
            return Ok(false);
        }
        let mut all = self.standings.iter_mut();
        match all.find(|one| is_same(&one.result, &standing.result)) {
            Some(known) => known.result = standing.result,
            None => self.standings.push(standing),
        }
        self.sort();
        Ok(true)
    }

    /// Removes a result.
    pub(crate) fn remove(&mut self, result: &DuplicateResult) {
        let mut stored = self.stored.results.iter();
        if let Some(at) = stored.position(|one| is_same(&one.result, result)) {
            self.stored.results.remove(at);
        }
        self.standings.retain(|one| !is_same(&one.result, result));
        self.judging.take_if(|judged| is_same(judged, result));
    }

    /// Most points first, then the better PR; results without one come last.
    fn sort(&mut self) {
        let pr = |standing: &Standing| standing.pr().unwrap_or(f64::MAX);
        self.standings.sort_by(|one, other| {
            let points = other.net().cmp(&one.net());
            points.then(pr(one).total_cmp(&pr(other)))
        });
    }

    fn judged(&mut self) -> Option<&mut Standing> {
        let judging = self.judging.as_ref()?;
        let mut all = self.standings.iter_mut();
        all.find(|one| is_same(&one.result, judging))
    }

    /// The next result to be judged and its decisions, unless one is being judged.
    pub(crate) fn begin(&mut self) -> Option<Vec<Item>> {
        while self.judging.is_none() {
            let mut all = self.standings.iter_mut();
            let next = all.find(|one| one.figures == Figures::Unknown)?;
            let items = next.items();
            if items.is_empty() {
                next.figures = Figures::Missing;
            } else {
                self.judging = Some(next.result.clone());
                return Some(items);
            }
        }
        None
    }

    /// All decisions of the result are judged, or cannot be. Returns the result with its figures if there are any.
    pub(crate) fn judge(&mut self, judged: Option<&[Judged]>) -> Option<StoredResult> {
        let kept = self.judged().and_then(|standing| {
            standing.judge(judged);
            let found = matches!(standing.figures, Figures::Known { .. });
            found.then(|| StoredResult {
                figures: standing.figures.clone(),
                ..StoredResult::new(standing.result.clone(), standing.own)
            })
        });
        if let Some(kept) = &kept {
            self.stored.judge(kept);
        }
        self.judging = None;
        self.sort();
        kept
    }
}
