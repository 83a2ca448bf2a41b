//! A rollout of a decision's choices: what is played next, and how it stands.

use std::ops::Range;

use protocol::{RolloutSettings, RolloutSums};
use review::Kind;
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};
use words::{Words, decimal, signed};

use crate::{Subject, numbers::percent};

/// So many trials are asked for at a time.
const BATCH: u64 = 216;
/// No more choices than these are compared.
const COMPARED: usize = 4;
/// Confidence counts from so many trials on.
const FEWEST: u64 = 144;
/// No rollout has more trials.
const MOST: u64 = 46_656;

/// How trials are played and when they end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How each trial is played.
    pub settings: RolloutSettings,
    /// It ends after so many trials.
    pub trials: u64,
    /// It ends before when the leader is best with this chance, in per cent.
    pub confidence: Option<u8>,
}

/// The usual options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Some seconds.
    Quick,
    /// About a minute.
    Usual,
    /// As exact as anybody needs.
    Thorough,
}

impl Length {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Usual, Self::Thorough];

    /// What the catalogue calls it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Usual => "usual",
            Self::Thorough => "thorough",
        }
    }

    /// Its options.
    pub const fn options(self) -> Options {
        let (truncate, trials, confidence) = match self {
            Self::Quick => (Some(7), 324, Some(95)),
            Self::Usual => (Some(11), 1_296, Some(95)),
            Self::Thorough => (None, 5_184, Some(99)),
        };
        Options {
            settings: RolloutSettings {
                cubeful: true,
                plies: 0,
                truncate,
                seed: 0,
            },
            trials,
            confidence,
        }
    }
}

/// Whether trials are being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// None have been.
    New,
    /// They are.
    Running,
    /// No more are begun.
    Stopped,
    /// The engine failed.
    Failed,
    /// It has ended by its options.
    Done,
}

/// What happens to a rollout. Times are in milliseconds of any clock.
#[derive(Clone, Debug, PartialEq)]
pub enum RolloutMsg {
    /// Begin, or go on.
    Start(f64),
    /// The sums over what has been played of the batch with this number.
    Sums(u32, RolloutSums, f64),
    /// The batch with this number has been played.
    BatchOver(u32),
    /// Play no more.
    Stop,
    /// The engine has failed.
    Fail(u32),
    /// Play as many trials again.
    Extend(f64),
    /// Play otherwise; what has been played is dropped if trials differ.
    Set(Options),
}

/// The choices of a decision, played out on common dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Rollout {
    pub(crate) decision: Decision,
    pub(crate) choices: Vec<Choice>,
    pub(crate) options: Options,
    /// The trials before the batch that is played.
    pub(crate) sums: RolloutSums,
    batch: u32,
    /// The trials of the batch that is played.
    played: Option<RolloutSums>,
    pub(crate) state: State,
    /// When it went on, and after how many trials.
    since: (f64, u64),
    now: f64,
}

/// How a choice stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// In notation, or the words of a cube action.
    pub name: String,
    /// Its equity, and its standard error.
    pub equity: [String; 2],
    /// How much less than the leader's.
    pub loss: String,
    /// The chances to win, to win a gammon or more, and to lose one.
    pub chances: [String; 3],
}

impl Rollout {
    /// The best choices and the one that was made, with the usual options; nothing if none can be played out.
    pub fn of(subject: &Subject) -> Option<Self> {
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
        (choices.len() > 1).then(|| Self::new(decision, choices, Length::Usual.options()))
    }

    /// These choices, none played out.
    pub(crate) fn new(decision: Decision, choices: Vec<Choice>, options: Options) -> Self {
        Self {
            sums: RolloutSums::new(choices.len()),
            decision,
            choices,
            options,
            batch: 0,
            played: None,
            state: State::New,
            since: (0.0, 0),
            now: 0.0,
        }
    }

    /// Whether both play out the same choices.
    pub fn is_same(&self, other: &Self) -> bool {
        self.decision == other.decision && self.choices == other.choices
    }

    /// Whether nothing has been played.
    pub fn is_new(&self) -> bool {
        self.state == State::New && self.count().0 == 0
    }

    /// What is played out.
    pub const fn decision(&self) -> &Decision {
        &self.decision
    }

    /// What is compared.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// How trials are played.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Whether trials are being played.
    pub const fn state(&self) -> State {
        self.state
    }

    /// Takes in what has happened.
    pub fn update(&mut self, msg: RolloutMsg) {
        match msg {
            RolloutMsg::Start(now) => self.start(now),
            RolloutMsg::Extend(now) => {
                self.options.trials = (2 * self.options.trials).min(MOST);
                self.options.confidence = None;
                self.start(now);
            }
            // What comes after a stop is played again: the figures that were seen stay.
            RolloutMsg::Sums(batch, sums, now)
                if batch == self.batch && self.state == State::Running =>
            {
                self.played = Some(sums);
                self.now = now;
            }
            RolloutMsg::BatchOver(batch) if batch == self.batch => {
                self.close();
                if self.state == State::Running && self.is_enough() {
                    self.state = State::Done;
                }
            }
            RolloutMsg::Stop if self.state == State::Running => self.state = State::Stopped,
            RolloutMsg::Fail(batch) if batch == self.batch && self.state == State::Running => {
                self.state = State::Failed;
            }
            RolloutMsg::Set(options) => self.set(options),
            RolloutMsg::Sums(..)
            | RolloutMsg::BatchOver(_)
            | RolloutMsg::Stop
            | RolloutMsg::Fail(_) => {}
        }
    }

    fn start(&mut self, now: f64) {
        self.close();
        if self.next_range().is_some() {
            self.state = State::Running;
            self.since = (now, self.sums.count());
            self.now = now;
        } else {
            self.state = State::Done;
        }
    }

    fn set(&mut self, options: Options) {
        if options.settings != self.options.settings {
            self.sums = RolloutSums::new(self.choices.len());
            self.played = None;
            self.batch += 1;
            self.state = State::New;
        } else if self.state == State::Done {
            self.state = State::Stopped;
        }
        self.options = options;
        self.options.trials = options.trials.min(MOST);
    }

    /// Puts what has been played of the batch to the rest.
    fn close(&mut self) {
        if let Some(played) = self.played.take() {
            // The numbers of a batch are none that have been played, so this cannot fail.
            let _same = self.sums.merge(&played);
        }
        self.batch += 1;
    }

    /// The number of the batch that is played, and its trials: the first that have not been played.
    pub fn due(&self) -> Option<(u32, Range<u64>)> {
        let running = self.state == State::Running && self.played.is_none();
        self.next_range()
            .filter(|_| running)
            .map(|range| (self.batch, range))
    }

    fn next_range(&self) -> Option<Range<u64>> {
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

    fn is_enough(&self) -> bool {
        let wanted = self
            .options
            .confidence
            .map(|percent| f64::from(percent) / 100.0);
        let sure = self.sums.count() >= FEWEST
            && wanted
                .zip(self.confidence())
                .is_some_and(|(wanted, sure)| sure >= wanted);
        sure || self.next_range().is_none()
    }

    /// All trials by now.
    pub fn total(&self) -> RolloutSums {
        let mut sums = self.sums.clone();
        if let Some(played) = &self.played {
            let _same = sums.merge(played);
        }
        sums
    }

    /// How many trials have been played, of how many.
    pub fn count(&self) -> (u64, u64) {
        let played = self.played.as_ref().map_or(0, RolloutSums::count);
        (self.sums.count() + played, self.options.trials)
    }

    /// Trials a second since it went on.
    pub fn speed(&self) -> Option<f64> {
        let (since, before) = self.since;
        let seconds = (self.now - since) / 1_000.0;
        let trials = self.count().0.saturating_sub(before);
        (seconds > 0.5 && trials > 0).then(|| trials as f64 / seconds)
    }

    /// The chance that the leader is the best of all.
    pub fn confidence(&self) -> Option<f64> {
        let sums = self.total();
        (sums.count() > 1)
            .then(|| sums.leader())
            .flatten()
            .map(|(_, sure)| sure)
    }

    /// How the choices stand, the leader first.
    pub fn standings(&self, words: &Words) -> Vec<Standing> {
        let results = self.total().results().unwrap_or_default();
        let mut both: Vec<_> = self.choices.iter().zip(results).collect();
        both.sort_by(|a, b| b.1.equity.total_cmp(&a.1.equity));
        let most = both.first().map_or(0.0, |(_, best)| best.equity);
        let standing = |(choice, result): (&Choice, protocol::RolledOut)| {
            let loss = most - result.equity;
            let chances = result.outcomes.cumulative();
            let chances = [chances.win, chances.win_gammon, chances.lose_gammon];
            Standing {
                name: match choice {
                    Choice::Double => words.review_action("double-take"),
                    choice => explain::name(self.decision.board(), choice, words),
                },
                equity: [
                    signed(words, result.equity, 3),
                    decimal(words, result.error, 3),
                ],
                loss: if loss < 0.0005 {
                    String::new()
                } else {
                    decimal(words, loss, 3)
                },
                chances: chances.map(|chance| percent(words, f64::from(chance), 1)),
            }
        };
        both.into_iter().map(standing).collect()
    }
}
