//! Probabilities with which each of the computer's levels makes a choice.
//!
//! The stronger levels make no evaluation errors, so their choices are certain. A weaker level adds an error to each
//! position's winning chance. The distribution of the error is known ([`engine::error_deviation`]), and the error
//! depends only on the position, so a level always evaluates a position in the same way. This module nevertheless
//! treats the errors as random, and sums over [`NODES`] equally likely errors instead of drawing random numbers.

use engine::{
    Candidate, Context, Evaluator, Fallible, Level, Met, Outcomes, Payoffs, Response, Search,
    decide_ahead, error_deviation, respond_ahead,
};
use rules::{Board, Choice, Decision, Question, Roll};

use crate::reasons::window::with_win;

/// Number of equally likely errors that approximate the distribution.
const NODES: usize = 128;

/// Returns the probability with which `level` chooses each of the `candidates`, in the same order; the probabilities
/// add up to 1. `candidates` must contain all candidates of `decision`. `judge` is the level's evaluator without the
/// level's errors.
///
/// Returns `None` for a resignation, or if the level's choice is not among the candidates.
pub fn chances_to_choose<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: &[Candidate],
    level: Level,
) -> Option<Vec<f32>> {
    if let Level::TargetPr(target_pr) = level {
        let losses = candidates.iter().map(|one| one.loss.0);
        return Some(Fallible::new(target_pr, 0).chances(losses));
    }
    let weights: Vec<f32> = match decision.question() {
        Question::Play(roll) => plays(judge, decision, roll, candidates, level),
        Question::Roll | Question::Double | Question::Answer { .. } => {
            let errors = if level.noise() > 0.0 {
                errors()
            } else {
                vec![0.0]
            };
            let chosen = errors.into_iter().map(|error| {
                let level_judge = Misjudging {
                    judge,
                    level,
                    error,
                };
                about_cube(&Search::new(level_judge, level.plies()), decision)
            });
            let chosen: Vec<Option<Choice>> = chosen.collect();
            let times = |one: &Candidate| {
                let same = chosen.iter().filter(|choice| **choice == Some(one.choice));
                same.count() as f32
            };
            candidates.iter().map(times).collect()
        }
        Question::Resignation { .. } => return None,
    };
    let sum: f32 = weights.iter().sum();
    (sum > 0.0).then(|| weights.into_iter().map(|weight| weight / sum).collect())
}

/// Returns the level's choice in a cube decision.
fn about_cube<E: Evaluator>(search: &Search<E>, decision: &Decision) -> Option<Choice> {
    let (board, context) = (
        decision.board(),
        Context::of_decision(decision, search.met()),
    );
    match decision.question() {
        Question::Double if decide_ahead(search, board, &context).doubles() => Some(Choice::Double),
        Question::Roll | Question::Double => Some(Choice::Roll),
        Question::Answer { offer, value } => {
            let may_beaver = decision.may_beaver();
            let response = respond_ahead(search, board, &context, offer, value, may_beaver);
            Some(match response {
                Response::Take => Choice::Take,
                Response::Drop => Choice::Drop,
                Response::Redouble => Choice::Beaver,
            })
        }
        Question::Play(_) | Question::Resignation { .. } => None,
    }
}

/// Returns the probability of each play: 1 for the chosen play if the level makes no errors.
fn plays<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    roll: Roll,
    candidates: &[Candidate],
    level: Level,
) -> Vec<f32> {
    let context = Context::of_decision(decision, judge.met());
    let all = candidates
        .iter()
        .map(|one| one.after)
        .collect::<Option<Vec<Board>>>();
    let Some(boards) = all else { return Vec::new() };
    if boards.len() < 2 {
        return vec![1.0; boards.len()];
    }
    if level.noise() <= 0.0 {
        let search = Search::new(judge, level.plies());
        let chosen = search.choose(decision.board(), roll, &context);
        let is_chosen = |board: &Board| chosen.is_some_and(|one| one.after == *board);
        return boards
            .iter()
            .map(|board| f32::from(u8::from(is_chosen(board))))
            .collect();
    }
    let payoffs = context.payoffs();
    let mut outcomes = Vec::with_capacity(boards.len());
    judge.evaluate_all(&boards, &mut outcomes);
    let values = outcomes
        .iter()
        .map(|theirs| Value::new(theirs, &payoffs, level.noise()));
    let values: Vec<Value> = values.collect();
    let wins = |nth: usize, error: f32| -> f32 {
        let others = values.iter().enumerate().filter(|(other, _)| *other != nth);
        let worth = values[nth].at(error);
        others.map(|(_, other)| other.below(worth)).product()
    };
    let errors = errors();
    let chance = |nth| errors.iter().map(|&error| wins(nth, error)).sum();
    (0..values.len()).map(chance).collect()
}

/// Equity of a play as a level misjudges it, from the mover's perspective, as a function of the error.
struct Value {
    /// Equity of a certain loss.
    lost: f32,
    /// Equity of a certain win minus that of a certain loss.
    span: f32,
    win: f32,
    /// Standard deviation of the winning-chance error.
    error: f32,
}

impl Value {
    /// Creates the misjudged equity of a play after which the opponent's outcome probabilities are `theirs`.
    fn new(theirs: &Outcomes, payoffs: &Payoffs, noise: f32) -> Self {
        let own = theirs.flipped();
        let worth = |win| with_win(&own, win).map_or(0.0, |outcomes| outcomes.worth(payoffs).0);
        Self {
            lost: worth(0.0),
            span: worth(1.0) - worth(0.0),
            win: own.win(),
            error: error_deviation(noise, own.win()),
        }
    }

    /// Returns the equity with an error of this number of standard deviations.
    fn at(&self, error: f32) -> f32 {
        self.lost + self.span * (self.win + error * self.error).clamp(0.0, 1.0)
    }

    /// Returns the probability that the misjudged equity is below `worth`, plus half the probability that it equals
    /// `worth`.
    fn below(&self, worth: f32) -> f32 {
        let win = (worth - self.lost) / self.span;
        if !win.is_finite() || self.error <= 0.0 {
            let own = self.at(0.0);
            return if own < worth {
                1.0
            } else if own > worth {
                0.0
            } else {
                0.5
            };
        }
        // In misère, the equity falls as the chance of being first to bear off rises.
        let less = |win: f32| {
            if win > 1.0 {
                1.0
            } else if win <= 0.0 {
                0.0
            } else {
                chance_below((win - self.win) / self.error)
            }
        };
        if self.span < 0.0 {
            1.0 - less(win)
        } else {
            less(win)
        }
    }
}

/// Returns the probability that an error is below this number of standard deviations, given that errors follow the
/// distribution of a sum of four uniform random numbers.
fn chance_below(deviations: f32) -> f32 {
    let x = deviations / 3.0_f32.sqrt() + 2.0;
    if x >= 4.0 {
        return 1.0;
    }
    let binomial = [1.0, -4.0, 6.0, -4.0];
    let terms = (0_u8..)
        .zip(binomial)
        .map(|(k, factor)| factor * (x - f32::from(k)).max(0.0).powi(4));
    (terms.sum::<f32>() / 24.0).clamp(0.0, 1.0)
}

/// Returns [`NODES`] equally likely errors, in standard deviations, in ascending order.
fn errors() -> Vec<f32> {
    let quantile = |nth: usize| {
        let chance = (nth as f32 + 0.5) / NODES as f32;
        let (mut low, mut high) = (-2.0 * 3.0_f32.sqrt(), 2.0 * 3.0_f32.sqrt());
        for _ in 0..24 {
            let middle = 0.5 * (low + high);
            if chance_below(middle) < chance {
                low = middle;
            } else {
                high = middle;
            }
        }
        low
    };
    (0..NODES).map(quantile).collect()
}

/// A level's evaluator with the same error, in standard deviations, in every position.
struct Misjudging<'a, E> {
    judge: &'a E,
    level: Level,
    error: f32,
}

impl<E: Evaluator> Evaluator for Misjudging<'_, E> {
    fn met(&self) -> Met {
        self.judge.met()
    }

    fn estimate(&self, board: &Board) -> Outcomes {
        let outcomes = self.judge.estimate(board);
        let win = outcomes.win();
        let error = self.error * error_deviation(self.level.noise(), win);
        let seems = with_win(&outcomes, (win + error).clamp(0.0, 1.0));
        seems.unwrap_or(outcomes)
    }

    fn is_exact(&self, board: &Board) -> bool {
        self.level.noise() <= 0.0 && self.judge.is_exact(board)
    }
}
