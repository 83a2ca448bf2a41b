//! Champion analysis: choices that are close after a 2-ply search are rolled out with common dice until one has a clear
//! lead.
//!
//! Search and rollout both estimate the difference between two choices, and both have errors: the search error is known
//! from measurements, and the rollout error follows from the trials. The estimates are weighted by their precision, so
//! that a few trials hardly change the order found by the search, and the result differs from the search only if the
//! rollout clearly contradicts it.

mod close;
mod finish;
mod lead;

use std::ops::Range;

use rules::{Choice, Decision, Offer, Question, Scoring};

use crate::depth::CHAMPION_PLIES;
use crate::{
    Analysis, Context, Evaluator, MergeError, RolledOut, Rollout, RolloutMemory, RolloutSettings,
    RolloutSums, Search, Settings, Start, TrialLimit, analyse,
};

use lead::{Errors, Lead};

/// Number of trials per round, after each of which some choices may be dropped: four for each first roll.
const ROUND: u64 = 144;

/// Maximum number of plays to roll out in addition to the play that was made.
const MAX_PLAYS: usize = 5;

/// Champion analysis in progress.
///
/// The caller plays the trials of each round on any number of threads and may stop between rounds. The result depends
/// only on the decision, the choice that was made, the number of trials, and the evaluator.
///
/// ```
/// use engine::{Champion, Judge, Search, TrialLimit};
/// use rules::{Board, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
/// let search = Search::new(Judge::without_nets(), 0);
/// let mut champion = Champion::new(&search, &decision, None, TrialLimit::new(36)?);
/// while let Some(round) = champion.next_round() {
///     let half = round.start + (round.end - round.start) / 2;
///     let rollout = champion.rollout(&search);
///     let mut sums = rollout.run(round.start..half);
///     sums.merge(&rollout.run(half..round.end))?;
///     champion.add(&sums)?;
/// }
/// assert_eq!(champion.finish().candidates[0].loss.0, 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Champion {
    decision: Decision,
    made: Option<Choice>,
    /// Result of the search.
    searched: Analysis,
    /// Context from the deciding player's perspective; its cube value is the unit of equities.
    unit: Context,
    contest: Contest,
    /// Positions being rolled out.
    rivals: Vec<Rival>,
    /// Trial sums of `rivals`.
    sums: RolloutSums,
    /// Plays that clearly trailed, in the order in which they were dropped.
    dropped: Vec<Dropped>,
    /// Weight of the rollout in the result, from 0 to 1.
    weight: f64,
    trials: TrialLimit,
}

/// Type of decision, which determines the rivals.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
enum Contest {
    /// One rival per play.
    Plays,
    /// Two rivals: no double and double/take.
    Double,
    /// One rival: the take.
    Answer { may_beaver: bool },
}

/// Position being rolled out.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Rival {
    start: Start,
    /// Equity according to the search, from the perspective of the deciding player.
    searched: f64,
    /// Index of the candidate in the search result.
    at: usize,
}

/// Play that is no longer being rolled out.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Dropped {
    at: usize,
    rolled: RolledOut,
    trials: u64,
    /// Index of the candidate that was leading when this play was dropped, and its lead in the rollout.
    leader: usize,
    lead: f64,
}

impl Champion {
    /// Rollout settings: plays at 0 plies, cubeful, truncated.
    pub const ROLLOUT: RolloutSettings = RolloutSettings {
        cubeful: true,
        plies: 0,
        cube_plies: 0,
        truncate: Some(7),
        seed: 0,
    };

    /// Searches `decision` and selects the choices to roll out, each with at most `trials` trials; `made` is the choice
    /// that was made, if any.
    ///
    /// The rollout is cubeless if `decision` has no cube.
    pub fn new<E: Evaluator>(
        search: &Search<E>,
        decision: &Decision,
        made: Option<&Choice>,
        trials: TrialLimit,
    ) -> Self {
        let searched = analyse(search, decision, made, &Settings::new(CHAMPION_PLIES));
        let on_roll = Context::of_decision(decision, search.met());
        let (unit, contest) = match decision.question() {
            Question::Answer { offer, value } => {
                let before = Context {
                    value: value.halved(),
                    ..on_roll
                };
                let may_beaver = decision.may_beaver();
                (
                    seen_by_answerer(before, offer),
                    Contest::Answer { may_beaver },
                )
            }
            Question::Double => (on_roll, Contest::Double),
            _ => (on_roll, Contest::Plays),
        };
        let mut champion = Self {
            decision: *decision,
            made: made.copied(),
            searched,
            unit,
            contest,
            rivals: Vec::new(),
            sums: RolloutSums::default(),
            dropped: Vec::new(),
            weight: 0.0,
            trials,
        };
        let is_resignation = matches!(made, Some(Choice::Resign(_)));
        let is_known = decision.scoring() == Scoring::Misere || search.is_exact(decision.board());
        if !is_resignation && !is_known {
            champion.rivals = champion.close_choices(search);
        }
        if champion.is_settled() {
            champion.rivals.clear();
        }
        champion.sums = RolloutSums::new(champion.rivals.len());
        champion
    }

    /// Returns the numbers of the trials to play next; `None` if the lead is clear or all trials have been played.
    pub fn next_round(&self) -> Option<Range<u64>> {
        let first = self.sums.count();
        let is_over = self.is_settled() || first >= self.trials.count();
        (!is_over).then(|| first..(first + ROUND).min(self.trials.count()))
    }

    /// Returns a rollout of the choices that are still being compared.
    pub fn rollout<'a, E: Evaluator>(&self, search: &'a Search<E>) -> Rollout<'a, E> {
        Rollout::new(search, &self.unit, self.starts(), &Self::ROLLOUT)
    }

    /// Returns the starting positions for [`Champion::rollout`].
    pub fn starts(&self) -> Vec<Start> {
        self.rivals.iter().map(|rival| rival.start).collect()
    }

    /// Returns the context from the deciding player's perspective; its cube value is the unit of equities.
    pub const fn unit(&self) -> &Context {
        &self.unit
    }

    /// Returns the number of trials so far for each choice that is still being compared.
    pub fn count(&self) -> u64 {
        self.sums.count()
    }

    /// Adds the trials of the round and drops the plays that clearly trail. The trials may cover only part of the round
    /// if time has run out.
    ///
    /// # Errors
    /// Returns an error, and adds nothing, if `sums` does not come from [`Champion::rollout`] with trials in
    /// [`Champion::next_round`].
    pub fn add(&mut self, sums: &RolloutSums) -> Result<(), MergeError> {
        let round = self.next_round().ok_or(MergeError::Round)?;
        let is_within =
            |played: &Range<u64>| round.start <= played.start && played.end <= round.end;
        if !sums.trials.iter().all(is_within) {
            return Err(MergeError::Round);
        }
        self.sums.merge(sums)?;
        match self.contest {
            Contest::Plays => self.drop_trailing(),
            Contest::Double => self.weight = self.lead(0, 1).weight,
            Contest::Answer { .. } => self.weight = self.lead_over(0, -1.0).weight,
        }
        Ok(())
    }

    /// Plays all rounds on the current thread.
    pub fn run<E: Evaluator>(mut self, search: &Search<E>) -> Analysis {
        let mut memory = RolloutMemory::default();
        while let Some(round) = self.next_round() {
            let sums = self.rollout(search).run_with(round, &mut memory);
            if self.add(&sums).is_err() {
                break;
            }
        }
        self.finish()
    }

    /// Returns `true` if no more trials are needed.
    fn is_settled(&self) -> bool {
        match self.contest {
            Contest::Plays => self.rivals.len() < 2,
            _ if self.rivals.is_empty() => true,
            Contest::Double => {
                let [over_take, over_pass] = [self.lead(0, 1), self.lead_over(0, 1.0)];
                let rolls = over_take.is_ahead() || over_pass.is_ahead();
                let doubles = over_take.is_behind() && over_pass.is_behind();
                rolls || doubles && self.lead_over(1, 1.0).is_clear()
            }
            Contest::Answer { may_beaver } => {
                let beavers = || self.lead_over(0, 0.0).is_clear();
                self.lead_over(0, -1.0).is_clear() && (!may_beaver || beavers())
            }
        }
    }

    /// Returns the typical errors of search and rollout.
    const fn errors(&self) -> Errors {
        match self.contest {
            Contest::Plays => Errors::PLAYS,
            Contest::Double | Contest::Answer { .. } => Errors::CUBE,
        }
    }

    /// Returns the lead of rival `a` over rival `b`.
    fn lead(&self, a: usize, b: usize) -> Lead {
        self.estimate(
            self.rivals[a].searched - self.rivals[b].searched,
            |rolled| {
                let covariance = |a, b| self.sums.covariance(a, b);
                let variance = covariance(a, a) - 2.0 * covariance(a, b) + covariance(b, b);
                (rolled[a].equity - rolled[b].equity, variance)
            },
        )
    }

    /// Returns a rival's lead over a candidate whose equity is known.
    fn lead_over(&self, at: usize, equity: f64) -> Lead {
        self.estimate(self.rivals[at].searched - equity, |rolled| {
            (rolled[at].equity - equity, self.sums.covariance(at, at))
        })
    }

    /// Combines the difference found by the search with the difference found by the rollout, if the rollout has at
    /// least two trials. `rolled` returns the latter difference and its variance.
    fn estimate(&self, searched: f64, rolled: impl FnOnce(&[RolledOut]) -> (f64, f64)) -> Lead {
        let errors = self.errors();
        match self.sums.results().filter(|_| self.sums.count() > 1) {
            None => Lead::searched(searched, &errors),
            Some(results) => {
                let (difference, variance) = rolled(&results);
                Lead::combined(searched, difference, variance, &errors)
            }
        }
    }

    /// Drops the plays over which the leader has a clear lead.
    fn drop_trailing(&mut self) {
        let Some(results) = self.sums.results() else {
            return;
        };
        let all = 0..self.rivals.len();
        let better = |leader: usize, at: usize| {
            if self.lead(at, leader).mean > 0.0 {
                at
            } else {
                leader
            }
        };
        let leader = all.clone().fold(0, better);
        let leads: Vec<Lead> = all.clone().map(|at| self.lead(leader, at)).collect();
        let others = all.clone().filter(|&at| at != leader);
        let second = others.min_by(|&a, &b| leads[a].mean.total_cmp(&leads[b].mean));
        self.weight = second.map_or(self.weight, |second| leads[second].weight);
        let (kept, trailing): (Vec<usize>, Vec<usize>) =
            all.partition(|&at| at == leader || !leads[at].is_ahead());
        self.dropped.extend(trailing.into_iter().map(|at| Dropped {
            at: self.rivals[at].at,
            rolled: results[at],
            trials: self.sums.count(),
            leader: self.rivals[leader].at,
            lead: results[leader].equity - results[at].equity,
        }));
        self.sums = self.sums.select(&kept);
        self.rivals = kept.iter().map(|&at| self.rivals[at]).collect();
    }
}

/// Returns the context of the player who answers. The decision's context is from the perspective of the player on roll,
/// who answers only beavers.
const fn seen_by_answerer(context: Context, offer: Offer) -> Context {
    match offer {
        Offer::Double | Offer::Raccoon => context.flipped(),
        Offer::Beaver => context,
    }
}

#[cfg(test)]
mod tests;
