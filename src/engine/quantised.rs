//! Nets as they are shipped and played with: 16-bit weights, the same numbers on every machine.
//!
//! Each stage of a net has its own type: [`crate::Net`] as trained, [`QuantisedNet`] as played with, and the bytes of
//! a file, which [`QuantisedNets::from_bytes`] checks before it trusts them.

mod file;
mod quantise;

use rules::Board;

use crate::kernel::{self, Active, LANES, Layer};
use crate::softmax::softmax;
use crate::{Evaluator, INPUTS, Outcomes, Phase, Plain, RESULTS, Sparse};

pub use file::LoadError;
pub use quantise::Seen;

/// The widest hidden layer that is taken.
const WIDEST: usize = 512;
/// A factor of 1 for a scaled row, in the kernel's numbers.
const ONE: f32 = 32_768.0;

/// One net with 16-bit weights.
///
/// A number of the hidden layer stands for its `2^hidden_shift`th part. The row of an input is finer by its own shift,
/// so that the input may be as large as 2 to that; a row with shift 0 belongs to an input that is 0 or 1 as a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct QuantisedNet {
    /// Units of the hidden layer; a multiple of [`LANES`], at most [`WIDEST`].
    width: usize,
    hidden_shift: u8,
    output_shift: u8,
    row_shifts: [u8; INPUTS],
    rows: Vec<i16>,
    start: Vec<i16>,
    /// For each result what each unit adds to it.
    output: Vec<i16>,
    bias: [f32; RESULTS],
}

impl QuantisedNet {
    /// The chances in the position that `inputs` describe; `None` if the weights give no numbers.
    pub fn outcomes(&self, inputs: &Sparse) -> Option<Outcomes> {
        let (mut ones, mut scaled) = ([0; INPUTS], [(0, 0); INPUTS]);
        let active = self.sort(inputs, &mut ones, &mut scaled);
        let mut units = [0; WIDEST];
        let units = &mut units[..self.width];
        let layer = Layer {
            start: &self.start,
            rows: &self.rows,
        };
        kernel::first_layer(layer, active, units);
        let unit =
            1.0 / f32::from(1_u16 << self.hidden_shift) / f32::from(1_u16 << self.output_shift);
        let mut logits = self.bias;
        for (logit, weights) in logits.iter_mut().zip(self.output.chunks_exact(self.width)) {
            *logit += unit * kernel::dot(units, weights) as f32;
        }
        Outcomes::from_weights(softmax(logits))
    }

    /// Divides the inputs into those that are 1 and those with a factor.
    fn sort<'a>(
        &self,
        inputs: &Sparse,
        ones: &'a mut [u16; INPUTS],
        scaled: &'a mut [(u16, i16); INPUTS],
    ) -> Active<'a> {
        let (mut added, mut multiplied) = (0, 0);
        for &(at, value) in inputs.iter().take(INPUTS) {
            let Some(&shift) = self.row_shifts.get(usize::from(at)) else {
                continue;
            };
            let exact = value * (ONE / f32::from(1_u16 << shift));
            // Rounded to the nearest; the conversion stays within the range.
            let factor = (exact + 0.5_f32.copysign(exact)) as i16;
            // Entered into both lists and kept in one: which one it is cannot be foreseen, and guessing wrong costs more.
            ones[added] = at;
            scaled[multiplied] = (at, factor.max(-i16::MAX));
            let is_one = shift == 0 && value.to_bits() == 1.0_f32.to_bits();
            added += usize::from(is_one);
            multiplied += usize::from(!is_one);
        }
        Active {
            ones: &ones[..added],
            scaled: &scaled[..multiplied],
        }
    }
}

/// The quantised nets of all phases.
#[derive(Clone, Debug, PartialEq)]
pub struct QuantisedNets {
    /// In the order of [`Phase::ALL`].
    nets: Vec<QuantisedNet>,
}

impl Evaluator for QuantisedNets {
    fn estimate(&self, board: &Board) -> Outcomes {
        let judged = crate::features::described(board, |inputs| {
            self.nets[Phase::of(board) as usize].outcomes(inputs)
        });
        judged.unwrap_or_else(|| Plain.estimate(board))
    }
}

#[cfg(test)]
mod tests;
