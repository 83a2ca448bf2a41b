//! The file of quantised nets: a header that says what they fit, a checksum, and the weights.
//!
//! All numbers are little-endian. Of 16-bit numbers first all low bytes, then all high ones, which packs better.
//! Weights of inputs are in parts of the grid ([`INPUT_WEIGHT_BITS`]) and packed: a byte each that is 127 more, or 255
//! for one that does not fit and comes in two bytes after all others.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `BGNETS`, 0, version |
//! | 8 | FNV-1a checksum of all that follows |
//! | 2, 1, 1 | inputs, results, nets |
//! | 4 | fingerprint of the inputs; see [`crate::features::fingerprint`] |
//! | for each net: 2, 1, 1 | hidden units, shift of the hidden layer, shift of the results |
//! | inputs | shift of each row |
//! | 1 each, 2 for each that does not fit | for each unit its weights of the inputs |
//! | 2 each | starting values, weights of the results |
//! | 4 each | what each result starts from |

use std::fmt;

use super::factors::{Scales, are_sane};
use super::quantise::{INPUT_WEIGHT_BITS, MAX_SHIFT};
use super::{MAX_WIDTH, QuantisedNet, QuantisedNets};
use crate::features;
use crate::fnv::Fnv;
use crate::kernel::{BLOCK, Layer};
use crate::training::{INPUTS, Phase, RESULTS};

const MAGIC: [u8; 8] = *b"BGNETS\0\x02";

/// Why bytes are no nets that this engine can play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// They are not a file of nets, or one of another version.
    Kind,
    /// They have been changed since they were written, or cut off.
    Damaged,
    /// The nets were trained on other inputs or give other results than this engine's.
    Architecture,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Kind => "this is no file of nets",
            Self::Damaged => "the nets are damaged",
            Self::Architecture => "the nets belong to another version of the engine",
        })
    }
}

impl std::error::Error for LoadError {}

impl QuantisedNets {
    /// The nets in `bytes`.
    ///
    /// # Errors
    /// If they are not nets for this engine, exactly as [`QuantisedNets::to_bytes`] wrote them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        let nets = read(bytes, Phase::ALL.len())?;
        Ok(Self { nets })
    }

    /// The nets as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        write(&self.nets)
    }
}

/// Reads `count` nets from a file.
pub(super) fn read(bytes: &[u8], count: usize) -> Result<Vec<QuantisedNet>, LoadError> {
    let mut reader = Reader(bytes);
    if reader.array().ok() != Some(MAGIC) {
        return Err(LoadError::Kind);
    }
    let checksum = u64::from_le_bytes(reader.array()?);
    if Fnv::of(reader.0) != checksum {
        return Err(LoadError::Damaged);
    }
    let inputs = u16::from_le_bytes(reader.array()?);
    let [results, nets] = reader.array()?;
    let fingerprint = u32::from_le_bytes(reader.array()?);
    if (usize::from(inputs), usize::from(results), usize::from(nets)) != (INPUTS, RESULTS, count)
        || fingerprint != features::fingerprint()
    {
        return Err(LoadError::Architecture);
    }
    let nets: Result<Vec<_>, _> = (0..nets).map(|_| reader.net()).collect();
    if reader.0.is_empty() {
        nets
    } else {
        nets.and(Err(LoadError::Damaged))
    }
}

/// Nets as a file.
pub(super) fn write(nets: &[QuantisedNet]) -> Vec<u8> {
    let mut body = (INPUTS as u16).to_le_bytes().to_vec();
    body.extend([RESULTS as u8, nets.len() as u8]);
    body.extend(features::fingerprint().to_le_bytes());
    for net in nets {
        body.extend((net.layer.width() as u16).to_le_bytes());
        body.extend([net.hidden_shift, net.output_shift]);
        body.extend(net.scales.shifts());
        pack(net, &mut body);
        let start = net.layer.start().collect();
        for numbers in [&start, &net.output] {
            body.extend(numbers.iter().map(|number| number.to_le_bytes()[0]));
            body.extend(numbers.iter().map(|number| number.to_le_bytes()[1]));
        }
        body.extend(net.bias.iter().flat_map(|bias| bias.to_le_bytes()));
    }
    let checksum = Fnv::of(&body).to_le_bytes();
    [&MAGIC, checksum.as_slice(), &body].concat()
}

/// Escape byte: the weight is one of those that follow the bytes, in two bytes each.
const LARGE: u8 = u8::MAX;
/// Offset of one-byte weights.
const OFFSET: i16 = 127;

/// Adds the weights of the inputs, unit by unit: a unit's own are alike, so they pack better.
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

/// Returns the number of fractional bits beyond the grid of a row with this shift.
fn extra_bits(shift: u8) -> u8 {
    shift.saturating_sub(INPUT_WEIGHT_BITS)
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], LoadError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(LoadError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], LoadError> {
        let taken = self.take(N)?;
        Ok(std::array::from_fn(|at| taken[at]))
    }

    fn numbers(&mut self, count: usize) -> Result<Vec<i16>, LoadError> {
        let (low, high) = (self.take(count)?, self.take(count)?);
        let pairs = low.iter().zip(high);
        Ok(pairs
            .map(|(&low, &high)| i16::from_le_bytes([low, high]))
            .collect())
    }

    /// The rows of weights that [`pack`] wrote.
    fn rows(
        &mut self,
        width: usize,
        hidden_shift: u8,
        row_shifts: &[u8; INPUTS],
    ) -> Result<Vec<i16>, LoadError> {
        let packed = self.take(INPUTS * width)?;
        let mut rows = vec![0; packed.len()];
        for (unit, weights) in packed.chunks_exact(INPUTS).enumerate() {
            for (input, (&byte, shift)) in weights.iter().zip(row_shifts).enumerate() {
                let weight = match byte {
                    LARGE => i16::from_le_bytes(self.array()?),
                    byte => i16::from(byte) - OFFSET,
                };
                let scaled = weight.checked_mul(1 << extra_bits(hidden_shift + shift));
                rows[input * width + unit] = scaled.ok_or(LoadError::Damaged)?;
            }
        }
        Ok(rows)
    }

    fn net(&mut self) -> Result<QuantisedNet, LoadError> {
        let width = usize::from(u16::from_le_bytes(self.array()?));
        let [hidden_shift, output_shift] = self.array()?;
        let row_shifts: [u8; INPUTS] = self.array()?;
        let is_sane = |shift: u8| shift <= MAX_SHIFT;
        if width == 0
            || width > MAX_WIDTH
            || !width.is_multiple_of(BLOCK)
            || !is_sane(hidden_shift)
            || !is_sane(output_shift)
            || !are_sane(&row_shifts)
        {
            return Err(LoadError::Architecture);
        }
        let rows = self.rows(width, hidden_shift, &row_shifts)?;
        let start = self.numbers(width)?;
        let output = self.numbers(RESULTS * width)?;
        let mut bias = [0.0; RESULTS];
        for bias in &mut bias {
            *bias = f32::from_le_bytes(self.array()?);
            if !bias.is_finite() {
                return Err(LoadError::Damaged);
            }
        }
        Ok(QuantisedNet {
            hidden_shift,
            output_shift,
            scales: Scales::new(&row_shifts),
            layer: Layer::new(&start, &rows),
            output,
            bias,
        })
    }
}
