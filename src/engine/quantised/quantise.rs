//! Quantisation of trained weights to 16 bits.

use super::{MAX_WIDTH, QuantisedNet, QuantisedNets};
use crate::factors::{FINER, Scales, is_flag};
use crate::kernel::{BLOCK, Layer};
use crate::training::{INPUTS, Net, Nets, Phase, Sparse};

/// Maximum number of fractional bits in the hidden layer and the output weights.
pub(super) const MAX_SHIFT: u8 = 12;
/// Fractional bits of the input weights. More bits would not improve play and would not compress as well.
pub(super) const INPUT_WEIGHT_BITS: u8 = 7;
/// Safety factor applied to the largest hidden sum observed.
const HEADROOM: f32 = 1.5;
/// Smallest number that overflows 16 bits, which is 2^15.
const I16_LIMIT: f32 = 32_768.0;

/// Ranges of one net's inputs and hidden sums over sample positions, which determine its scales.
#[derive(Clone, Debug)]
pub struct InputRanges {
    /// Maximum absolute value of each input.
    inputs: [f32; INPUTS],
    /// Maximum absolute value of any hidden sum.
    max_sum: f32,
}

impl Default for InputRanges {
    fn default() -> Self {
        Self {
            inputs: [1.0; INPUTS],
            max_sum: 1.0,
        }
    }
}

impl InputRanges {
    /// Extends the ranges to cover the inputs of one position.
    pub fn add(&mut self, net: &Net, inputs: &Sparse) {
        for &(at, value) in inputs {
            if let Some(largest) = self.inputs.get_mut(usize::from(at)) {
                *largest = largest.max(value.abs());
            }
        }
        let units = net.activate(inputs);
        self.max_sum = units.iter().copied().fold(self.max_sum, f32::max);
    }
}

impl QuantisedNet {
    /// Quantises `net` to 16 bits at the finest scales that cover the ranges in `seen`.
    pub fn new(net: &Net, seen: &InputRanges) -> Self {
        let width = net.hidden.len().next_multiple_of(BLOCK).min(MAX_WIDTH);
        let largest = |weights: &[f32]| weights.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
        let input: Vec<Vec<f32>> = net.input.iter().map(|row| on_grid(row)).collect();
        let products = input.iter().zip(seen.inputs);
        let products = products.map(|(row, input)| largest(row) * input.log2().ceil().exp2());
        let max_sum = products.fold(seen.max_sum * HEADROOM, f32::max);
        let hidden_shift = finest(MAX_SHIFT, max_sum);
        let row_shifts: [u8; INPUTS] = std::array::from_fn(|at| {
            let max_weight = largest(&input[at]) * f32::from(1_u16 << hidden_shift);
            if is_flag(at) {
                0
            } else {
                finest(FINER, max_weight)
            }
        });
        // Keeps the output layer's dot products within 32 bits for any units.
        let sums = net
            .output
            .iter()
            .map(|weights| weights.iter().map(|x| x.abs()).sum());
        let output_shift = finest(MAX_SHIFT, sums.fold(0.0, f32::max) / 2.0);
        let padded = |weights: &[f32], shift: u8| -> Vec<i16> {
            let mut row: Vec<i16> = weights
                .iter()
                .map(|&weight| rounded(weight, shift))
                .collect();
            row.resize(width, 0);
            row
        };
        let rows = input.iter().zip(row_shifts);
        let rows = rows.flat_map(|(row, shift)| padded(row, hidden_shift + shift));
        let start = padded(&net.hidden, hidden_shift);
        Self {
            hidden_shift,
            output_shift,
            scales: Scales::new(&row_shifts),
            layer: Layer::new(&start, &rows.collect::<Vec<_>>()),
            output: net
                .output
                .iter()
                .flat_map(|row| padded(row, output_shift))
                .collect(),
            bias: net.bias,
        }
    }
}

impl QuantisedNets {
    /// Quantises `nets` to 16 bits; `seen` is in the order of [`Phase::ALL`].
    pub fn new(nets: &Nets, seen: &[InputRanges; Phase::ALL.len()]) -> Self {
        let nets = nets.nets.iter().zip(seen);
        Self {
            nets: nets
                .map(|(net, seen)| QuantisedNet::new(net, seen))
                .collect(),
        }
    }
}

/// Returns the largest shift up to `max_shift` at which `value` fits into 16 bits.
fn finest(max_shift: u8, value: f32) -> u8 {
    let fits = |shift: &u8| value * f32::from(1_u16 << shift) < I16_LIMIT - 1.0;
    (0..=max_shift).rev().find(fits).unwrap_or(0)
}

fn on_grid(row: &[f32]) -> Vec<f32> {
    let parts = f32::from(1_u16 << INPUT_WEIGHT_BITS);
    let rounded = |weight: &f32| (weight * parts).round() / parts;
    row.iter().map(rounded).collect()
}

fn rounded(weight: f32, shift: u8) -> i16 {
    (weight * f32::from(1_u16 << shift)).round() as i16
}
