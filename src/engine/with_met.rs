//! Evaluator that uses a different match equity table.

use rules::{Board, Roll};

use crate::{Context, Evaluator, IndexSet, Met, Outcomes, Payoffs, Ranked};

/// Evaluator that delegates position evaluation to another evaluator but uses its own table for match decisions.
///
/// ```
/// use engine::{Evaluator, Judge, Met, WithMet};
///
/// let judge = WithMet::new(Judge::without_nets(), Met::default());
/// assert_eq!(judge.met(), Met::default());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct WithMet<E> {
    evaluator: E,
    met: Met,
}

impl<E: Evaluator> WithMet<E> {
    /// Creates an evaluator that uses `met` for match decisions.
    pub const fn new(evaluator: E, met: Met) -> Self {
        Self { evaluator, met }
    }
}

impl<E: Evaluator> Evaluator for WithMet<E> {
    fn estimate(&self, board: &Board) -> Outcomes {
        self.evaluator.estimate(board)
    }

    fn met(&self) -> Met {
        self.met
    }

    fn evaluate_all(&self, boards: &[Board], into: &mut Vec<Outcomes>) {
        self.evaluator.evaluate_all(boards, into);
    }

    fn shortlist(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        self.evaluator.shortlist(boards, payoffs);
    }

    fn shortlists(
        &self,
        boards: &mut Vec<Board>,
        payoffs: &[Payoffs],
        wanted: IndexSet,
        lists: &mut Vec<IndexSet>,
    ) {
        self.evaluator.shortlists(boards, payoffs, wanted, lists);
    }

    fn is_exact(&self, board: &Board) -> bool {
        self.evaluator.is_exact(board)
    }

    fn rank(&self, board: &Board, roll: Roll, context: &Context) -> Vec<Ranked> {
        self.evaluator.rank(board, roll, context)
    }
}
