//! Checkpoint file from which a training run can resume.

use std::{fs, path::Path};

use anyhow::{Context as _, bail, ensure};
use engine::training::{INPUTS, Net, Nets, Phase, RESULTS};

use crate::random::Random;

/// Exclusive upper limit for the number of hidden units of a net in training.
pub const MAX_TRAINED_WIDTH: usize = 1 << 16;

/// Nets with their training progress.
pub struct Checkpoint {
    pub games: u64,
    pub round: u64,
    pub nets: Nets,
}

/// Number of hidden units of each net, in the order of [`Phase::ALL`].
pub type Widths = [usize; Phase::ALL.len()];

/// Magic number of the file.
const KIND: u64 = 0x3353_5445_4e42;
/// Length of the header in 64-bit words: magic number, inputs, results, games, rounds, and the number of hidden units
/// of each net.
const WORDS: usize = 5 + Phase::ALL.len();

impl Checkpoint {
    /// Creates an untrained checkpoint with small random weights, which are the same in every run.
    pub fn new(widths: Widths) -> Self {
        let mut random = Random(0x9e37_79b9);
        let mut weight = move || (random.share() - 0.5) * 0.2;
        let nets = widths.map(|width| Net::build(width, &mut weight));
        Self {
            games: 0,
            round: 0,
            nets: Nets { nets },
        }
    }

    /// Returns a copy with additional hidden units. Their input weights are small and random, and their output weights
    /// are 0, so that the evaluations do not change.
    ///
    /// # Errors
    /// Returns an error if a net already has more units.
    pub fn widened(mut self, widths: Widths) -> anyhow::Result<Self> {
        let mut random = Random(1);
        for (net, width) in self.nets.nets.iter_mut().zip(widths) {
            ensure!(
                net.width() <= width,
                "{width} units are fewer than there are"
            );
            for row in net.input.iter_mut().chain([&mut net.hidden]) {
                row.resize_with(width, || (random.share() - 0.5) * 0.1);
            }
            for row in &mut net.output {
                row.resize(width, 0.0);
            }
        }
        Ok(self)
    }

    /// Joins the nets in all `parts` into wider nets whose logits are the means of those of the `parts`.
    pub fn joined(parts: &[Self]) -> Self {
        let share = 1.0 / parts.len() as f32;
        let mut joined = Self::new(Widths::default());
        for (phase, net) in joined.nets.nets.iter_mut().enumerate() {
            net.bias = [0.0; RESULTS];
            for part in parts.iter().map(|part| &part.nets.nets[phase]) {
                for (row, own) in net.input.iter_mut().zip(&part.input) {
                    row.extend(own);
                }
                net.hidden.extend(&part.hidden);
                for (row, own) in net.output.iter_mut().zip(&part.output) {
                    row.extend(own.iter().map(|weight| weight * share));
                }
                for (sum, own) in net.bias.iter_mut().zip(part.bias) {
                    *sum += own * share;
                }
            }
        }
        joined
    }

    /// Returns the nets whose weights are the means of those in `parts`, which were all trained further from the same
    /// checkpoint; this averages out the noise in their labels.
    ///
    /// # Errors
    /// Returns an error if the nets differ in width.
    pub fn mean(parts: &[Self]) -> anyhow::Result<Self> {
        let widths = |part: &Self| part.nets.nets.each_ref().map(Net::width);
        let [first, ..] = parts else { bail!("no nets") };
        let widths_of_first = widths(first);
        ensure!(
            parts.iter().all(|part| widths(part) == widths_of_first),
            "nets of different widths"
        );
        let mut all: Vec<_> = parts
            .iter()
            .map(|part| part.nets.nets.iter().flat_map(Net::weights))
            .collect();
        let mut next = || {
            let weights = all.iter_mut().map(|weights| weights.next().unwrap_or(0.0));
            weights.sum::<f32>() / parts.len() as f32
        };
        let nets = widths_of_first.map(|width| Net::build(width, &mut next));
        Ok(Self {
            games: first.games,
            round: first.round,
            nets: Nets { nets },
        })
    }

    /// # Errors
    /// Returns an error if the file cannot be read or is not a checkpoint for nets of this shape.
    pub fn load(file: &Path) -> anyhow::Result<Self> {
        Self::from_bytes(&fs::read(file)?)
    }

    /// # Errors
    /// Returns an error if `bytes` is not a checkpoint for nets of this shape.
    pub fn from_bytes(bytes: &[u8]) -> anyhow::Result<Self> {
        let (head, weights) = bytes.split_at_checked(8 * WORDS).context("too short")?;
        let head: Vec<u64> = head
            .as_chunks::<8>()
            .0
            .iter()
            .map(|word| u64::from_le_bytes(*word))
            .collect();
        let [kind, inputs, results, games, round, ref widths @ ..] = head[..] else {
            bail!("too short")
        };
        ensure!(
            [kind, inputs, results] == [KIND, INPUTS as u64, RESULTS as u64],
            "nets of another shape"
        );
        let widths: Widths = std::array::from_fn(|at| widths[at] as usize);
        let weights_of = |width: usize| Net::weights_of(width.min(MAX_TRAINED_WIDTH));
        ensure!(
            weights.len() == 4 * widths.into_iter().map(weights_of).sum::<usize>(),
            "not all weights are there"
        );
        let mut weights = weights
            .as_chunks::<4>()
            .0
            .iter()
            .map(|word| f32::from_le_bytes(*word));
        let mut next = || weights.next().unwrap_or(0.0);
        let nets = widths.map(|width| Net::build(width, &mut next));
        Ok(Self {
            games,
            round,
            nets: Nets { nets },
        })
    }

    /// Writes to a temporary file and then renames it to replace the old file, so that a crash never destroys the old
    /// file.
    pub fn save(&self, file: &Path) -> anyhow::Result<()> {
        let widths = self.nets.nets.iter().map(|net| net.width() as u64);
        let head = [KIND, INPUTS as u64, RESULTS as u64, self.games, self.round];
        let head = head.into_iter().chain(widths);
        let mut bytes: Vec<u8> = head.flat_map(u64::to_le_bytes).collect();
        bytes.extend(
            self.nets
                .nets
                .iter()
                .flat_map(Net::weights)
                .flat_map(f32::to_le_bytes),
        );
        let part = file.with_extension("part");
        fs::write(&part, bytes)?;
        Ok(fs::rename(part, file)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_nets_have_the_mean_of_each_result() {
        let parts = [[16; 5], [48; 5]].map(Checkpoint::new);
        let joined = Checkpoint::joined(&parts);
        let inputs = vec![(3, 1.0), (200, 0.5)];
        let logs = |run: &Checkpoint| {
            let net = &run.nets.nets[1];
            net.read(&net.activate(&inputs)).map(f32::ln)
        };
        let ([one, other], both) = (parts.each_ref().map(logs), logs(&joined));
        assert_eq!(joined.nets.nets[1].width(), 64);
        // Softmax preserves the differences between logits.
        let apart = |logs: [f32; RESULTS]| logs[0] - logs[5];
        assert!((apart(both) - f32::midpoint(apart(one), apart(other))).abs() < 1e-4);
    }

    #[test]
    fn the_mean_of_nets_has_the_mean_of_each_weight() -> anyhow::Result<()> {
        let one = Checkpoint::new([16; 5]);
        let mut other = Checkpoint::new([16; 5]);
        other.nets.nets[2].input[7][3] += 1.0;
        let mean = Checkpoint::mean(&[one, other])?;
        let mut expected = Checkpoint::new([16; 5]);
        expected.nets.nets[2].input[7][3] += 0.5;
        for (mean, expected) in mean.nets.nets.iter().zip(&expected.nets.nets) {
            let mut pairs = mean.weights().zip(expected.weights());
            assert!(pairs.all(|(mean, expected)| (mean - expected).abs() < 1e-6));
        }
        assert!(Checkpoint::mean(&[[16; 5], [32; 5]].map(Checkpoint::new)).is_err());
        Ok(())
    }

    #[test]
    fn reads_back_a_saved_checkpoint_and_rejects_any_other_file() -> anyhow::Result<()> {
        let file = std::env::temp_dir().join(format!("backgammon-{}.nets", std::process::id()));
        let checkpoint = Checkpoint {
            games: 17,
            round: 3,
            ..Checkpoint::new([16, 64, 32, 16, 48])
        };
        checkpoint.save(&file)?;
        let again = Checkpoint::load(&file)?;
        assert_eq!((again.games, again.round), (17, 3));
        assert!(again.nets == checkpoint.nets);
        let bytes = fs::read(&file)?;
        for damaged in [&bytes[..20], &bytes[..bytes.len() - 1], &bytes[8..]] {
            fs::write(&file, damaged)?;
            assert!(Checkpoint::load(&file).is_err());
        }
        Ok(fs::remove_file(file)?)
    }
}
