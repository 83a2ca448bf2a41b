//! Shipped nets for inference, with 16-bit fixed-point weights that produce identical results on every machine.
//!
//! Each stage of a net has its own type: [`crate::training::Net`] as trained, and [`QuantisedNet`] for inference;
//! [`QuantisedNets::from_bytes`] validates a file's contents.

mod file;
mod quantise;
mod quick;

use std::cell::RefCell;

use rules::Board;

use crate::factors::Scales;
use crate::kernel::{self, Layer};
use crate::limits::limit_to_possible;
use crate::row::Row;
use crate::softmax::softmax;
use crate::training::{Phase, RESULTS};
use crate::{Evaluator, Handcrafted, Outcomes};

pub use quantise::InputRanges;
pub use quick::Quick;

/// Maximum number of hidden units.
pub const MAX_WIDTH: usize = 512;

/// Net with 16-bit weights.
///
/// Activations are fixed-point numbers with `hidden_shift` fractional bits. An input's weights have extra fractional
/// bits (its row's shift), so that the input may be as large as 2 to the power of that number; flags (0 or 1) have no
/// extra bits.
#[derive(Clone, Debug, PartialEq)]
pub struct QuantisedNet {
    hidden_shift: u8,
    output_shift: u8,
    scales: Scales,
    layer: Layer,
    /// Weights of the output layer, one row per result.
    output: Vec<i16>,
    bias: [f32; RESULTS],
}

impl QuantisedNet {
    /// Returns the outcomes for these hidden-unit activations; `None` if the weights are damaged.
    fn outcomes(&self, units: &[i16]) -> Option<Outcomes> {
        let unit =
            1.0 / f32::from(1_u16 << self.hidden_shift) / f32::from(1_u16 << self.output_shift);
        let sums = kernel::dots::<RESULTS>(units, &self.output);
        let logits = std::array::from_fn(|nth| self.bias[nth] + unit * sums[nth] as f32);
        Outcomes::from_weights(softmax(logits))
    }
}

/// Quantised nets for all phases.
///
/// ```
/// use engine::Judge;
/// use engine::training::{InputRanges, Net, Nets, QuantisedNets};
///
/// let nets = Nets { nets: std::array::from_fn(|_| Net::build(8, || 0.01)) };
/// let file = QuantisedNets::new(&nets, &std::array::from_fn(|_| InputRanges::default())).to_bytes();
/// assert!(Judge::from_bytes(&file)?.has_nets());
/// # Ok::<(), engine::LoadError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct QuantisedNets {
    /// Nets in the order of [`Phase::ALL`].
    nets: Vec<QuantisedNet>,
}

thread_local! {
    /// Scratch buffers, reused across evaluations.
    static ROWS: RefCell<[Row; Phase::ALL.len()]> = RefCell::default();
}

impl QuantisedNets {
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
                    let phase = Phase::of(board) as usize;
                    let factors = self.nets[phase].scales.factors(board);
                    rows[phase].push(place, &factors);
                    Outcomes::WIN
                }));
            }
            for (net, row) in self.nets.iter().zip(rows) {
                row.finish(&net.layer, |place, units| {
                    let board = &boards[place];
                    let outcomes = net.outcomes(units);
                    let outcomes = outcomes.unwrap_or_else(|| Handcrafted.estimate(board));
                    into[place] = limit_to_possible(board, outcomes);
                });
            }
        });
    }
}

impl Evaluator for QuantisedNets {
    fn estimate(&self, board: &Board) -> Outcomes {
        let mut outcomes = Vec::with_capacity(1);
        self.judge_all(&[*board], &|_| None, &mut outcomes);
        outcomes[0]
    }

    fn evaluate_all(&self, boards: &[Board], into: &mut Vec<Outcomes>) {
        self.judge_all(boards, &crate::final_outcomes, into);
    }
}

#[cfg(test)]
mod tests;
