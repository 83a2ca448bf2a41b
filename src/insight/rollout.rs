//! Rollout of a decision's choices: progress, next batch, and results.

use std::ops::Range;

use engine::{Outcomes, RolloutSums, Worth};
use review::{Kind, MIN_SHOWN_LOSS};
use rules::{Beavers, Choice, Decision, Score};
use words::{Words, arg, decimal, signed};

use crate::{
    JudgedDecision, RolloutLength, RolloutOptions, numbers::percent, rollout_options::MAX_TRIALS,
};

/// Number of trials per batch.
const BATCH: u64 = 216;
/// Maximum number of choices that a new rollout compares.
const COMPARED: usize = 4;

/// Progress of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RolloutState {
    /// No trials have been played yet.
    New,
    /// Trials are being played.
    Running,
    /// The rollout was stopped and can be resumed.
    Stopped,
    /// The engine has failed.
    Failed,
    /// The rollout has met the stopping conditions in its options.
    Done,
}

/// Message to a rollout. Times are in milliseconds, from any epoch.
#[derive(Clone, Debug, PartialEq)]
pub enum RolloutMsg {
    /// Starts or resumes the rollout at this time.
    Start(f64),
    /// Reports this batch's sums over the trials played by this time.
    Sums(u32, RolloutSums, f64),
    /// Reports that this batch is complete.
    BatchOver(u32),
    /// Stops the rollout.
    Stop,
    /// Reports that the engine has failed while playing this batch.
    Fail(u32),
    /// Doubles the number of trials, clears the other stopping conditions, and resumes at this time.
    Extend(f64),
    /// Compares these choices instead, and discards all trials if the choices have changed.
    Choose(Vec<Choice>),
    /// Changes the options, and discards all trials if the trial settings have changed.
    Set(RolloutOptions),
}

/// Rollout of a decision's choices, which all use the same dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Rollout {
    pub(crate) decision: Decision,
    pub(crate) choices: Vec<Choice>,
    pub(crate) options: RolloutOptions,
    /// Sums over all completed batches.
    pub(crate) sums: RolloutSums,
    batch: u32,
    /// Sums over the current batch's trials so far.
    played: Option<RolloutSums>,
    pub(crate) state: RolloutState,
    /// Time of the last start, in milliseconds, and the number of trials completed before it.
    since: (f64, u64),
    now: f64,
}

/// Result of one choice in a rollout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceStanding {
    /// Play in notation, or the name of the cube action.
    pub name: String,
    /// Equity and its standard error.
    pub equity: [String; 2],
    /// Equity loss compared with the leader; empty if it is below [`MIN_SHOWN_LOSS`].
    pub loss: String,
    /// Chances of winning, of winning at least a gammon, and of losing at least a gammon.
    pub chances: [String; 3],
}

impl Rollout {
    /// Creates a rollout of the best choices and the actual choice, with the options of [`RolloutLength::Standard`];
    /// `None` if there are fewer than two choices. For a cube decision, the rollout compares rolling with doubling.
    pub fn of(subject: &JudgedDecision) -> Option<Self> {
        let (decision, choices) = match subject.judged.kind {
            Kind::Double | Kind::Answer => {
                (subject.before_double(), vec![Choice::Roll, Choice::Double])
            }
            Kind::Checker => {
                let all = subject.judged.candidates.iter().map(|one| one.choice);
                let made = subject.judged.made;
                let others = all.filter(|choice| *choice != made).take(COMPARED - 1);
                (subject.decision, [made].into_iter().chain(others).collect())
            }
        };
        (choices.len() > 1).then(|| Self::new(decision, choices, RolloutLength::Standard.options()))
    }

    /// Creates a rollout of these choices with no trials.
    pub(crate) fn new(decision: Decision, choices: Vec<Choice>, options: RolloutOptions) -> Self {
        Self {
            sums: RolloutSums::new(choices.len()),
            decision,
            choices,
            options: options.within_limits(),
            batch: 0,
            played: None,
            state: RolloutState::New,
            since: (0.0, 0),
            now: 0.0,
        }
    }

    /// Returns `true` if both rollouts are for the same decision. Their choices may differ, because the player can pick
    /// them and because judgements at different depths suggest different ones.
    pub fn is_about(&self, other: &Self) -> bool {
        self.decision == other.decision
    }

    /// Returns `true` if no trials have been played.
    pub fn is_new(&self) -> bool {
        self.state == RolloutState::New && self.count().0 == 0
    }

    /// Returns the decision being rolled out.
    pub const fn decision(&self) -> &Decision {
        &self.decision
    }

    /// Returns the choices being compared.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Returns the options of the rollout.
    pub const fn options(&self) -> &RolloutOptions {
        &self.options
    }

    /// Returns the state of the rollout.
    pub const fn state(&self) -> RolloutState {
        self.state
    }

    /// Applies a message to the rollout.
    pub fn update(&mut self, msg: RolloutMsg) {
        match msg {
            RolloutMsg::Start(now) => self.start(now),
            RolloutMsg::Extend(now) => {
                self.options.trials = (2 * self.options.trials).min(MAX_TRIALS);
                (self.options.confidence, self.options.error) = (None, None);
                self.start(now);
            }
            // Sums that arrive after a stop are dropped and their trials replayed, so that the displayed figures do not
            // change.
            RolloutMsg::Sums(batch, sums, now)
                if batch == self.batch && self.state == RolloutState::Running =>
            {
                self.played = Some(sums);
                self.now = now;
            }
            RolloutMsg::BatchOver(batch) if batch == self.batch => {
                self.close();
                if self.state == RolloutState::Running && self.is_enough() {
                    self.state = RolloutState::Done;
                }
            }
            RolloutMsg::Stop if self.state == RolloutState::Running => {
                self.state = RolloutState::Stopped;
            }
            RolloutMsg::Fail(batch)
                if batch == self.batch && self.state == RolloutState::Running =>
            {
                self.state = RolloutState::Failed;
            }
            RolloutMsg::Set(options) => self.set(options),
            RolloutMsg::Choose(choices) if choices != self.choices => {
                self.choices = choices;
                self.discard();
            }
            RolloutMsg::Sums(..)
            | RolloutMsg::BatchOver(_)
            | RolloutMsg::Stop
            | RolloutMsg::Choose(_)
            | RolloutMsg::Fail(_) => {}
        }
    }

    fn start(&mut self, now: f64) {
        self.close();
        if self.next_range().is_some() {
            self.state = RolloutState::Running;
            self.since = (now, self.sums.count());
            self.now = now;
        } else {
            self.state = RolloutState::Done;
        }
    }

    fn set(&mut self, options: RolloutOptions) {
        if options.settings != self.options.settings {
            self.discard();
        } else if self.state == RolloutState::Done {
            self.state = RolloutState::Stopped;
        }
        self.options = options.within_limits();
    }

    fn discard(&mut self) {
        self.sums = RolloutSums::new(self.choices.len());
        self.played = None;
        self.batch += 1;
        self.state = RolloutState::New;
    }

    /// Merges the current batch's sums into the total, and advances to the next batch number.
    fn close(&mut self) {
        if let Some(played) = self.played.take() {
            // Batches never overlap, so merging cannot fail.
            let _merged = self.sums.merge(&played);
        }
        self.batch += 1;
    }

    /// Returns the next batch number and its range of trials, which starts at the first unplayed trial; `None` if no
    /// batch should be started.
    pub fn due(&self) -> Option<(u32, Range<u64>)> {
        let running = self.state == RolloutState::Running && self.played.is_none();
        self.next_range()
            .filter(|_| running)
            .map(|range| (self.batch, range))
    }

    pub(crate) fn next_range(&self) -> Option<Range<u64>> {
        let mut start = 0;
        let mut end = self.options.trials;
        for played in &self.sums.trials {
            if played.start > start {
                end = end.min(played.start);
                break;
            }
            start = played.end;
        }
        (start < end).then(|| start..end.min(start + BATCH))
    }

    /// Returns the sums over all trials played so far.
    pub fn total(&self) -> RolloutSums {
        let mut sums = self.sums.clone();
        if let Some(played) = &self.played {
            let _merged = sums.merge(played);
        }
        sums
    }

    /// Returns the number of trials played and the number of trials planned.
    pub fn count(&self) -> (u64, u64) {
        let played = self.played.as_ref().map_or(0, RolloutSums::count);
        (self.sums.count() + played, self.options.trials)
    }

    /// Returns the number of trials per second since the last start; `None` during the first half second, or before the
    /// first trial.
    pub fn speed(&self) -> Option<f64> {
        let (since, before) = self.since;
        let seconds = (self.now - since) / 1_000.0;
        let trials = self.count().0.saturating_sub(before);
        (seconds > 0.5 && trials > 0).then(|| trials as f64 / seconds)
    }

    /// Returns the worth of the choice at index `at` against the opponent's best answer; `equity` is the mean over its
    /// trials.
    pub(crate) fn worth(&self, at: usize, equity: f64) -> Worth {
        let beavers = match self.decision.score() {
            Score::Money { beavers, .. } => beavers != Beavers::None,
            Score::Match { .. } => false,
        };
        match self.choices.get(at) {
            Some(Choice::Double) => Worth::of_double(equity, beavers),
            _ => Worth::of(equity),
        }
    }

    /// Returns a sentence with the actual choice's loss according to the trials so far. `None` before the first trial,
    /// and for the answer to a double, because that rollout compares doubling with rolling.
    pub fn made_sentence(&self, made: &Choice, words: &Words) -> Option<String> {
        let at = self.choices.iter().position(|choice| choice == made)?;
        let results = self.total().results()?;
        let worths = results.iter().enumerate();
        let worths = worths.map(|(at, result)| self.worth(at, result.equity).equity);
        let best = worths.fold(f64::NEG_INFINITY, f64::max);
        let loss = best - self.worth(at, results.get(at)?.equity).equity;
        let name = crate::explain::choice_name(self.decision.board(), made, words);
        Some(if loss < MIN_SHOWN_LOSS.into() {
            words.review_best(name)
        } else {
            words.review_loses(arg::Choice(name), arg::Loss(decimal(words, loss, 3)))
        })
    }

    /// Returns the results of the choices, best first. A double has the result of double/take, or of double/beaver if
    /// the opponent should beaver. If the opponent should drop, the double is worth 1 point. The opponent's wrong
    /// answer is listed last; a drop is worth exactly the cube, and has no chances.
    pub fn standings(&self, words: &Words) -> Vec<ChoiceStanding> {
        let results = self.total().results().unwrap_or_default();
        let mut both: Vec<_> = self
            .choices
            .iter()
            .zip(results)
            .enumerate()
            .map(|(at, (choice, result))| (choice, self.worth(at, result.equity), result))
            .collect();
        both.sort_by(|a, b| b.1.equity.total_cmp(&a.1.equity));
        let most = both.first().map_or(0.0, |(_, best, _)| best.equity);
        let shown = |name: String, [equity, error]: [f64; 2], loss: f64, outcomes: Outcomes| {
            let chances = outcomes.cumulative();
            let chances = [chances.win, chances.win_gammon, chances.lose_gammon];
            ChoiceStanding {
                name,
                equity: [signed(words, equity, 3), decimal(words, error, 3)],
                loss: if loss < MIN_SHOWN_LOSS.into() {
                    String::new()
                } else {
                    decimal(words, loss, 3)
                },
                chances: chances.map(|chance| percent(words, f64::from(chance), 1)),
            }
        };
        let drop = || ChoiceStanding {
            name: words.review_action("double-drop"),
            equity: [signed(words, 1.0, 3), decimal(words, 0.0, 3)],
            loss: String::new(),
            chances: std::array::from_fn(|_| String::new()),
        };
        let mut wrong_answers = Vec::new();
        let mut standings = Vec::new();
        for (choice, worth, result) in both {
            let rolled = [worth.factor * result.equity, worth.factor * result.error];
            if *choice == Choice::Double && worth.factor > 0.0 {
                wrong_answers.push(drop());
            }
            let (name, equity) = match choice {
                Choice::Double if worth.factor > 1.0 => {
                    (words.review_action("double-beaver"), rolled)
                }
                Choice::Double if worth.factor > 0.0 => {
                    (words.review_action("double-take"), rolled)
                }
                Choice::Double => {
                    let take = words.review_action("double-take");
                    wrong_answers.push(shown(
                        take,
                        [result.equity, result.error],
                        0.0,
                        result.outcomes,
                    ));
                    (words.review_action("double-drop"), [worth.equity, 0.0])
                }
                choice => (
                    crate::explain::choice_name(self.decision.board(), choice, words),
                    rolled,
                ),
            };
            standings.push(shown(name, equity, most - worth.equity, result.outcomes));
        }
        standings.extend(wrong_answers);
        standings
    }
}
