//! Multi-layer net shared by all phases, with one output head per phase.
//!
//! Hidden units use a ReLU clipped to [0, 1]. Each stage of a net has its own type: [`LayeredNet`] as trained, `Stored`
//! as read from a file, and [`QuantisedLayeredNet`] for inference.

mod file;
mod float;
mod order;
mod quantise;
mod stored;
#[cfg(test)]
mod tests;

use std::cell::RefCell;

use rules::Board;

use crate::factors::Scales;
use crate::kernel::{self, Layer};
use crate::limits::limit_to_possible;
use crate::row::Row;
use crate::softmax::softmax;
use crate::training::{Phase, RESULTS};
use crate::{Evaluator, Handcrafted, Outcomes};

pub(crate) use file::VERSION;
pub use float::LayeredNet;
/// Maximum number of hidden layers.
const MAX_LAYERS: usize = 4;

/// Layered net with integer weights.
///
/// Input weights have 16 bits, and the first layer's accumulators are updated incrementally from the previous position.
/// The other layers visit only units above zero, and only the head for the position's phase is computed.
#[derive(Clone, Debug, PartialEq)]
pub struct QuantisedLayeredNet {
    scales: Scales,
    /// Hidden layers, each padded to whole blocks with units that are always 0.
    layers: Vec<Layer>,
    /// Output heads, in the order of [`Phase::ALL`].
    heads: Vec<Head>,
    /// Fixed-point representation of 1 in the sums of a head.
    unit: f32,
}

/// Output weights for one phase.
#[derive(Clone, Debug, PartialEq)]
struct Head {
    /// Weights, one row per result.
    weights: Vec<i16>,
    bias: [f32; RESULTS],
}

thread_local! {
    /// Scratch buffers, reused across evaluations.
    static ROWS: RefCell<[Row; MAX_LAYERS]> = RefCell::default();
}

impl QuantisedLayeredNet {
    /// Replaces the contents of `into` with the outcomes of `boards`: those returned by `known` where available,
    /// otherwise those of the net, limited to possible results.
    ///
    /// Evaluation is faster if adjacent boards are similar. A board's evaluation does not depend on the other boards.
    pub(crate) fn judge_all(
        &self,
        boards: &[Board],
        known: &dyn Fn(&Board) -> Option<Outcomes>,
        into: &mut Vec<Outcomes>,
    ) {
        into.clear();
        ROWS.with_borrow_mut(|rows| {
            for (place, board) in boards.iter().enumerate() {
                // Placeholder, overwritten below by the net's outcomes.
                into.push(known(board).unwrap_or_else(|| {
                    rows[0].push(place, &self.scales.factors(board));
                    Outcomes::WIN
                }));
            }
            let mut layers = self.layers.iter().zip(rows).peekable();
            while let Some((layer, row)) = layers.next() {
                match layers.peek_mut() {
                    Some((_, next)) => {
                        row.finish(layer, |place, units| next.push_units(place, units));
                    }
                    None => row.finish(layer, |place, units| {
                        into[place] = self.read(&boards[place], units);
                    }),
                }
            }
        });
    }

    /// Returns the outcomes of `board`, computed from the last hidden layer's units.
    fn read(&self, board: &Board, units: &[i16]) -> Outcomes {
        let head = &self.heads[Phase::of(board) as usize];
        let sums = kernel::dots::<RESULTS>(units, &head.weights);
        let logits = std::array::from_fn(|nth| head.bias[nth] + self.unit * sums[nth] as f32);
        let outcomes = Outcomes::from_weights(softmax(logits));
        let outcomes = outcomes.unwrap_or_else(|| Handcrafted.estimate(board));
        limit_to_possible(board, outcomes)
    }
}

impl Evaluator for QuantisedLayeredNet {
    fn estimate(&self, board: &Board) -> Outcomes {
        let mut outcomes = Vec::with_capacity(1);
        self.judge_all(&[*board], &|_| None, &mut outcomes);
        outcomes[0]
    }

    fn evaluate_all(&self, boards: &[Board], into: &mut Vec<Outcomes>) {
        self.judge_all(boards, &crate::final_outcomes, into);
    }
}
