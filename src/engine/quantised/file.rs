//! File format for quantised nets: the header described in [`crate::net_file`], followed by the weights.
//!
//! 16-bit numbers are stored as all low bytes followed by all high bytes, which compresses better. Input weights are
//! multiples of the grid unit ([`INPUT_WEIGHT_BITS`]), stored in one byte each with an offset of 127. A byte of 255
//! marks a weight outside that range, which is stored in two bytes after all one-byte weights.
//!
//! | bytes | content |
//! |---|---|
//! | for each net: 2, 1, 1 | number of hidden units, fractional bits of the hidden layer, fractional bits of the output
//! weights |
//! | inputs | shift of each row |
//! | 1 each, 2 for each outside the range of a byte | for each unit its input weights |
//! | 2 each | biases of the hidden units, output weights |
//! | 4 each | biases of the results |

use super::quantise::{INPUT_WEIGHT_BITS, MAX_SHIFT};
use super::{MAX_WIDTH, QuantisedNet, QuantisedNets};
use crate::LoadError;
use crate::factors::{Scales, are_valid};
use crate::kernel::{BLOCK, Layer};
use crate::net_file::{self, Reader};
use crate::training::{INPUTS, Phase, RESULTS};

/// Version of this file format.
const VERSION: u8 = 2;

impl QuantisedNets {
    /// Parses a file of nets.
    ///
    /// # Errors
    /// Returns an error if `bytes` does not contain nets for this engine in the format produced by
    /// [`QuantisedNets::to_bytes`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        let nets = read(bytes, Phase::ALL.len())?;
        Ok(Self { nets })
    }

    /// Serialises the nets in the file format.
    pub fn to_bytes(&self) -> Vec<u8> {
        write(&self.nets)
    }
}

/// Parses a file containing `count` nets.
pub(super) fn read(bytes: &[u8], count: usize) -> Result<Vec<QuantisedNet>, LoadError> {
    let mut reader = net_file::open(bytes, VERSION, count)?;
    let nets: Result<Vec<_>, _> = (0..count).map(|_| net(&mut reader)).collect();
    nets.and_then(|nets| reader.end().map(|()| nets))
}

/// Serialises nets in the file format.
pub(super) fn write(nets: &[QuantisedNet]) -> Vec<u8> {
    let mut content = Vec::new();
    for net in nets {
        content.extend((net.layer.width() as u16).to_le_bytes());
        content.extend([net.hidden_shift, net.output_shift]);
        content.extend(net.scales.shifts());
        pack(net, &mut content);
        let start = net.layer.start().collect();
        for numbers in [&start, &net.output] {
            net_file::push_numbers(numbers, &mut content);
        }
        content.extend(net.bias.iter().flat_map(|bias| bias.to_le_bytes()));
    }
    net_file::sealed(VERSION, nets.len(), &content)
}

/// Escape byte for a weight that is stored in two bytes after the one-byte weights.
const LARGE: u8 = u8::MAX;
/// Offset of one-byte weights.
const OFFSET: i16 = 127;

/// Appends the input weights unit by unit. A unit's weights are similar, so this order compresses better.
fn pack(net: &QuantisedNet, body: &mut Vec<u8>) {
    let (width, rows) = (net.layer.width(), net.layer.rows().collect::<Vec<_>>());
    let mut large = Vec::new();
    for unit in 0..width {
        for (input, shift) in net.scales.shifts().iter().enumerate() {
            let weight = rows[input * width + unit] >> extra_bits(net.hidden_shift + shift);
            match u8::try_from(weight.saturating_add(OFFSET)) {
                Ok(byte) if byte != LARGE => body.push(byte),
                _ => {
                    body.push(LARGE);
                    large.extend(weight.to_le_bytes());
                }
            }
        }
    }
    body.extend(large);
}

/// Returns the number of a row's fractional bits in excess of the grid.
fn extra_bits(shift: u8) -> u8 {
    shift.saturating_sub(INPUT_WEIGHT_BITS)
}

/// Reads the rows of weights written by [`pack`].
fn rows(
    reader: &mut Reader<'_>,
    width: usize,
    hidden_shift: u8,
    row_shifts: &[u8; INPUTS],
) -> Result<Vec<i16>, LoadError> {
    let packed = reader.take(INPUTS * width)?;
    let mut rows = vec![0; packed.len()];
    for (unit, weights) in packed.chunks_exact(INPUTS).enumerate() {
        for (input, (&byte, shift)) in weights.iter().zip(row_shifts).enumerate() {
            let weight = match byte {
                LARGE => i16::from_le_bytes(reader.array()?),
                byte => i16::from(byte) - OFFSET,
            };
            let scaled = weight.checked_mul(1 << extra_bits(hidden_shift + shift));
            rows[input * width + unit] = scaled.ok_or(LoadError::Damaged)?;
        }
    }
    Ok(rows)
}

fn net(reader: &mut Reader<'_>) -> Result<QuantisedNet, LoadError> {
    let width = usize::from(u16::from_le_bytes(reader.array()?));
    let [hidden_shift, output_shift] = reader.array()?;
    let row_shifts: [u8; INPUTS] = reader.array()?;
    let is_sane = |shift: u8| shift <= MAX_SHIFT;
    if width == 0
        || width > MAX_WIDTH
        || !width.is_multiple_of(BLOCK)
        || !is_sane(hidden_shift)
        || !is_sane(output_shift)
        || !are_valid(&row_shifts)
    {
        return Err(LoadError::Architecture);
    }
    let rows = rows(reader, width, hidden_shift, &row_shifts)?;
    let start = reader.numbers(width)?;
    Ok(QuantisedNet {
        hidden_shift,
        output_shift,
        scales: Scales::new(&row_shifts),
        layer: Layer::new(&start, &rows),
        output: reader.numbers(RESULTS * width)?,
        bias: reader.floats()?,
    })
}
