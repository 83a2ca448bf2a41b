//! File format for layered nets: the header described in [`crate::net_file`], whose last number is the number of heads,
//! followed by the weights.
//!
//! 16-bit numbers are stored with an offset of 128, with all low bytes first and all high bytes after them. The high
//! bytes of small numbers are then zero, which compresses well.
//!
//! | bytes | content |
//! |---|---|
//! | 1, 1 | number of hidden layers, fractional bits of the head weights |
//! | inputs | binary logarithm of each input's range |
//! | for each hidden layer: 2, 1 | number of units, fractional bits of its weights and biases |
//! | 2 each | for each unit its weights, then the biases of all units |
//! | for each head: 2 each | for each result its weights for the last hidden layer |
//! | 4 each | biases of the results |

use super::stored::{MAX_UNITS, Stored, StoredLayer};
use super::{Head, MAX_LAYERS, QuantisedLayeredNet};
use crate::LoadError;
use crate::net_file::{self, Reader};
use crate::training::{INPUTS, Phase, RESULTS};

/// Version of this file format.
pub(crate) const VERSION: u8 = 3;

impl QuantisedLayeredNet {
    /// Parses a file produced by [`crate::training::LayeredNet::quantised`].
    ///
    /// # Errors
    /// Returns an error if `bytes` is not a valid layered net for this engine.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        Stored::from_bytes(bytes)?.load()
    }
}

impl Stored {
    /// Parses the integers stored in a file.
    ///
    /// # Errors
    /// Returns an error if `bytes` is damaged, or if the net does not have this engine's inputs, results and phases.
    pub(super) fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        let mut reader = net_file::open(bytes, VERSION, Phase::ALL.len())?;
        let [layers, output_shift] = reader.array()?;
        let ranges = reader.array()?;
        if !(1..=MAX_LAYERS).contains(&usize::from(layers)) {
            return Err(LoadError::Architecture);
        }
        let (mut hidden, mut inputs) = (Vec::new(), INPUTS);
        for _ in 0..layers {
            let layer = StoredLayer::read(&mut reader, inputs)?;
            inputs = layer.bias.len();
            hidden.push(layer);
        }
        let mut heads = Vec::new();
        for _ in Phase::ALL {
            heads.push(Head {
                weights: numbers(&mut reader, RESULTS * inputs)?,
                bias: reader.floats()?,
            });
        }
        reader.end()?;
        Ok(Self {
            ranges,
            hidden,
            output_shift,
            heads,
        })
    }

    /// Serialises the net in the file format.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut content = vec![self.hidden.len() as u8, self.output_shift];
        content.extend(self.ranges);
        for layer in &self.hidden {
            content.extend((layer.bias.len() as u16).to_le_bytes());
            content.push(layer.shift);
            write(&layer.weights, &mut content);
            write(&layer.bias, &mut content);
        }
        for head in &self.heads {
            write(&head.weights, &mut content);
            content.extend(head.bias.iter().flat_map(|bias| bias.to_le_bytes()));
        }
        net_file::sealed(VERSION, self.heads.len(), &content)
    }
}

impl StoredLayer {
    fn read(reader: &mut Reader<'_>, inputs: usize) -> Result<Self, LoadError> {
        let units = usize::from(u16::from_le_bytes(reader.array()?));
        let [shift] = reader.array()?;
        if !(1..=MAX_UNITS).contains(&units) {
            return Err(LoadError::Architecture);
        }
        Ok(Self {
            shift,
            weights: numbers(reader, units * inputs)?,
            bias: numbers(reader, units)?,
        })
    }
}

/// Offset added to each number before its bytes are separated.
const OFFSET: i16 = 128;

fn write(numbers: &[i16], content: &mut Vec<u8>) {
    let shifted = numbers.iter().map(|number| number.wrapping_add(OFFSET));
    net_file::push_numbers(&shifted.collect::<Vec<_>>(), content);
}

fn numbers(reader: &mut Reader<'_>, count: usize) -> Result<Vec<i16>, LoadError> {
    let shifted = reader.numbers(count)?.into_iter();
    Ok(shifted.map(|number| number.wrapping_sub(OFFSET)).collect())
}
