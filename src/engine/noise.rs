//! Evaluator with deterministic errors, used for the weaker levels.

use rules::Board;

use crate::{Evaluator, Fnv, IndexSet, Met, Outcomes, Payoffs};

/// Evaluator that adds errors to another evaluator's winning chances.
///
/// The error depends only on the position. It is greatest in even positions and 0 in decided ones.
///
/// ```
/// use engine::{Evaluator, Judge, Noisy};
/// use rules::{Board, Variant};
///
/// let start = Board::start(Variant::Standard);
/// let beginner = Noisy::new(Judge::without_nets(), 0.1);
/// assert_ne!(beginner.evaluate(&start), Judge::without_nets().evaluate(&start));
/// assert_eq!(beginner.evaluate(&start), beginner.evaluate(&start), "always the same error");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Noisy<E> {
    evaluator: E,
    noise: f32,
}

impl<E: Evaluator> Noisy<E> {
    /// Creates a noisy evaluator; `noise` is the standard deviation of the winning-chance error in even positions.
    pub const fn new(evaluator: E, noise: f32) -> Self {
        Self { evaluator, noise }
    }
}

impl<E: Evaluator> Evaluator for Noisy<E> {
    fn met(&self) -> Met {
        self.evaluator.met()
    }

    fn estimate(&self, board: &Board) -> Outcomes {
        let outcomes = self.evaluator.estimate(board);
        if self.noise <= 0.0 {
            return outcomes;
        }
        let win = outcomes.win();
        let error = error_deviation(self.noise, win) * deviation(board);
        outcomes.with_win((win + error).clamp(0.0, 1.0))
    }

    fn evaluate_all(&self, boards: &[Board], into: &mut Vec<Outcomes>) {
        if self.noise <= 0.0 {
            self.evaluator.evaluate_all(boards, into);
        } else {
            into.clear();
            into.extend(boards.iter().map(|board| self.evaluate(board)));
        }
    }

    fn shortlist(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        // A noisy evaluation may prefer a reply that the shortlist would prune.
        if self.noise <= 0.0 {
            self.evaluator.shortlist(boards, payoffs);
        }
    }

    fn shortlists(
        &self,
        boards: &mut Vec<Board>,
        payoffs: &[Payoffs],
        wanted: IndexSet,
        lists: &mut Vec<IndexSet>,
    ) {
        if self.noise <= 0.0 {
            self.evaluator.shortlists(boards, payoffs, wanted, lists);
        } else {
            lists.clear();
            lists.resize(boards.len(), wanted);
        }
    }

    fn is_exact(&self, board: &Board) -> bool {
        self.noise <= 0.0 && self.evaluator.is_exact(board)
    }
}

/// Returns the standard deviation of the error of [`Noisy`] at the winning chance `win`; `noise` is the standard
/// deviation at 0.5.
///
/// Errors are approximately normal (the sum of four uniform numbers) and independent between positions. The resulting
/// chance is clamped to between 0 and 1.
///
/// ```
/// assert_eq!(engine::error_deviation(0.1, 0.5), 0.1);
/// assert_eq!(engine::error_deviation(0.1, 1.0), 0.0);
/// ```
pub fn error_deviation(noise: f32, win: f32) -> f32 {
    noise * 4.0 * win * (1.0 - win)
}

/// Returns a pseudo-random number with mean 0 and standard deviation 1 that depends only on `board`.
fn deviation(board: &Board) -> f32 {
    let mut checkers = Fnv::default();
    checkers.add(board.own().counts());
    checkers.add(board.opponent().counts());
    // The sum of four uniform numbers is approximately normal, with a variance of 4/12.
    let parts = checkers
        .scattered()
        .to_le_bytes()
        .chunks_exact(2)
        .map(|two| f32::from(u16::from_le_bytes([two[0], two[1]])))
        .sum::<f32>();
    (parts / 65_535.0 - 2.0) * 3.0_f32.sqrt()
}

#[cfg(test)]
mod tests {
    use rules::{Roll, Variant, legal_plays};

    use super::*;
    use crate::{Handcrafted, Level};

    #[test]
    fn errors_are_deterministic_and_unbiased_with_the_requested_size() {
        let start = Board::start(Variant::Standard);
        let after = |roll: &Roll| {
            legal_plays(&start, *roll)
                .into_iter()
                .map(|legal| legal.after)
        };
        let boards: Vec<Board> = Roll::ALL.iter().flat_map(after).collect();
        let deviations: Vec<f32> = boards.iter().map(deviation).collect();
        let count = deviations.len() as f32;
        let mean = deviations.iter().sum::<f32>() / count;
        let variance = deviations.iter().map(|x| x * x).sum::<f32>() / count;
        assert!(
            mean.abs() < 0.15 && (0.8..1.2).contains(&variance),
            "{mean} {variance}"
        );
        let beginner = Noisy::new(Handcrafted, Level::Beginner.noise());
        for board in &boards {
            assert_eq!(beginner.evaluate(board), beginner.evaluate(board));
            assert_eq!(
                Noisy::new(Handcrafted, 0.0).evaluate(board),
                Handcrafted.evaluate(board)
            );
        }
    }
}
