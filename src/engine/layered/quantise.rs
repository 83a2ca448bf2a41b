//! Quantisation of a layered net.

use rules::Board;

use super::Head;
use super::float::{Dense, LayeredNet};
use super::stored::{MAX_SHIFT, Stored, StoredLayer};
use crate::LoadError;
use crate::factors::{FINER, is_flag, is_stack};
use crate::features::described;
use crate::training::INPUTS;

/// Maximum number of fractional bits of the input weights. More bits would not compress as well.
const INPUT_BITS: u8 = 10;
/// Maximum number of fractional bits of the weights between hidden layers.
const HIDDEN_BITS: u8 = 12;
/// Range of the inputs for checkers beyond the third on a point, as binary logarithm: more than eleven checkers count
/// as eleven.
const STACK: u8 = 2;

impl LayeredNet {
    /// Quantises the net and serialises it, with each layer at the finest scale that rules out 32-bit overflow in any
    /// sum. Inputs are clipped at their maximum in `boards`, rounded up to a power of two of at most 8.
    ///
    /// # Errors
    /// Returns an error if the weights are too large for any scale.
    pub fn quantised(&self, boards: &[Board]) -> Result<Vec<u8>, LoadError> {
        let (net, ranges) = (self.ordered(boards), ranges(boards));
        let mut hidden = Vec::new();
        for layer in &net.hidden {
            let (ranges, bits) = if hidden.is_empty() {
                (Some(ranges.as_slice()), INPUT_BITS)
            } else {
                (None, HIDDEN_BITS)
            };
            let scales = (1..=bits).rev().filter_map(|shift| layer.rounded(shift));
            let mut fitting = scales.filter(|stored| stored.load(ranges).is_ok());
            hidden.push(fitting.next().ok_or(LoadError::Overflow)?);
        }
        let nets = (1..=MAX_SHIFT).rev().filter_map(|output_shift| {
            let heads = net.heads.iter().map(|head| head.head(output_shift));
            Some(Stored {
                ranges,
                hidden: hidden.clone(),
                output_shift,
                heads: heads.collect::<Option<_>>()?,
            })
        });
        let mut fitting = nets.filter(|net| net.load().is_ok());
        Ok(fitting.next().ok_or(LoadError::Overflow)?.to_bytes())
    }
}

impl Dense {
    /// Returns the layer rounded to `shift` fractional bits; `None` if a number does not fit into 16 bits.
    fn rounded(&self, shift: u8) -> Option<StoredLayer> {
        Some(StoredLayer {
            shift,
            weights: rounded(&self.weights, shift)?,
            bias: rounded(&self.bias, shift)?,
        })
    }

    fn head(&self, shift: u8) -> Option<Head> {
        Some(Head {
            weights: rounded(&self.weights, shift)?,
            bias: std::array::from_fn(|nth| self.bias[nth]),
        })
    }
}

/// Rounds `numbers` to `shift` fractional bits; `None` if a rounded number does not fit into 16 bits.
fn rounded(numbers: &[f32], shift: u8) -> Option<Vec<i16>> {
    let scale = f32::from(1_u16 << shift);
    let rounded = numbers.iter().map(|number| {
        let whole = (number * scale).round();
        (whole.abs() < 32_768.0).then_some(whole as i16)
    });
    rounded.collect()
}

/// Returns the binary logarithm of each input's range.
fn ranges(boards: &[Board]) -> [u8; INPUTS] {
    let mut largest = [1.0_f32; INPUTS];
    for board in boards {
        described(board, |inputs| {
            for &(at, value) in inputs {
                let largest = &mut largest[usize::from(at)];
                *largest = largest.max(value.abs());
            }
        });
    }
    std::array::from_fn(|at| {
        let fits = |places: &u8| largest[at] <= f32::from(1_u8 << places);
        if is_flag(at) {
            0
        } else if is_stack(at) {
            STACK
        } else {
            (0..FINER).find(fits).unwrap_or(FINER)
        }
    })
}
