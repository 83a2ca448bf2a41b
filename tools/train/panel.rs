//! Panel of judges that evaluates by their mean, whose error is smaller than that of each judge.

use engine::{Evaluator, Judge, Outcomes, Payoffs};
use rules::Board;

/// Judges whose evaluations are averaged; the first judge selects the replies.
pub struct Panel {
    first: Judge,
    others: Vec<Judge>,
}

impl Panel {
    /// Creates a panel of these judges.
    pub const fn new(first: Judge, others: Vec<Judge>) -> Self {
        Self { first, others }
    }

    /// Returns the mean of all judges' evaluations, given the first judge's evaluation.
    fn mean<'a>(&self, first: &Outcomes, others: impl Iterator<Item = &'a Outcomes>) -> Outcomes {
        let mut sums = first.exclusive();
        for other in others {
            for (sum, chance) in sums.iter_mut().zip(other.exclusive()) {
                *sum += chance;
            }
        }
        let share = 1.0 / (1 + self.others.len()) as f32;
        Outcomes::from_weights(sums.map(|sum| sum * share)).unwrap_or(*first)
    }
}

impl Evaluator for Panel {
    fn estimate(&self, board: &Board) -> Outcomes {
        let first = self.first.estimate(board);
        if self.others.is_empty() {
            return first;
        }
        let others = self.others.iter().map(|judge| judge.estimate(board));
        self.mean(&first, others.collect::<Vec<_>>().iter())
    }

    fn evaluate_all(&self, boards: &[Board], into: &mut Vec<Outcomes>) {
        self.first.evaluate_all(boards, into);
        if self.others.is_empty() {
            return;
        }
        let others = self.others.iter().map(|judge| {
            let mut outcomes = Vec::with_capacity(boards.len());
            judge.evaluate_all(boards, &mut outcomes);
            outcomes
        });
        let others: Vec<Vec<Outcomes>> = others.collect();
        for (nth, outcomes) in into.iter_mut().enumerate() {
            *outcomes = self.mean(outcomes, others.iter().map(|other| &other[nth]));
        }
    }

    fn shortlist(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        self.first.shortlist(boards, payoffs);
    }

    fn is_exact(&self, board: &Board) -> bool {
        self.first.is_exact(board)
    }
}

#[cfg(test)]
mod tests {
    use engine::training::{InputRanges, QuantisedNets};
    use rules::Variant;

    use super::*;
    use crate::checkpoint::Checkpoint;

    #[test]
    fn a_panel_evaluates_by_the_mean() -> Result<(), engine::LoadError> {
        let judge = |bias| {
            let mut nets = Checkpoint::new([16; 5]).nets;
            for net in &mut nets.nets {
                net.bias[0] += bias;
            }
            let ranges = std::array::from_fn(|_| InputRanges::default());
            Judge::from_bytes(&QuantisedNets::new(&nets, &ranges).to_bytes())
        };
        let judges = [judge(0.0)?, judge(2.0)?];
        let boards = [Variant::Standard, Variant::Nackgammon].map(Board::start);
        let panel = Panel::new(judges[0].clone(), vec![judges[1].clone()]);
        let mut outcomes = Vec::new();
        panel.evaluate_all(&boards, &mut outcomes);
        for (board, judged) in boards.iter().zip(outcomes) {
            let wins = judges.each_ref().map(|judge| judge.evaluate(board).win());
            assert!((wins[0] - wins[1]).abs() > 0.1);
            assert!((judged.win() - f32::midpoint(wins[0], wins[1])).abs() < 1e-6);
            assert!((panel.evaluate(board).win() - judged.win()).abs() < 1e-6);
        }
        Ok(())
    }
}
