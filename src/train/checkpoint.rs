//! Everything that a run needs to go on, in one file.

use std::{fs, path::Path};

use anyhow::{Context as _, ensure};
use engine::{HIDDEN, INPUTS, Net, Nets, RESULTS};

/// Nets and how far they are.
pub struct Checkpoint {
    pub games: u64,
    pub round: u64,
    pub nets: Nets,
}

/// What the file begins with: its kind and the sizes of a net.
const SHAPE: [u64; 4] = [
    0x5354_454e_4742,
    INPUTS as u64,
    HIDDEN as u64,
    RESULTS as u64,
];

impl Checkpoint {
    /// Nothing learnt: small random weights, the same in every run.
    pub fn new() -> Self {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut random = move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            ((state >> 40) as f32 / (1 << 24) as f32 - 0.5) * 0.2
        };
        let nets = std::array::from_fn(|_| Net::build(&mut random));
        Self {
            games: 0,
            round: 0,
            nets: Nets { nets },
        }
    }

    /// # Errors
    /// If the file cannot be read or is not a checkpoint of nets of this shape.
    pub fn load(file: &Path) -> anyhow::Result<Self> {
        let bytes = fs::read(file)?;
        let (head, weights) = bytes.split_at_checked(8 * 6).context("too short")?;
        let head: Vec<u64> = head
            .as_chunks::<8>()
            .0
            .iter()
            .map(|word| u64::from_le_bytes(*word))
            .collect();
        ensure!(head[..4] == SHAPE, "nets of another shape");
        ensure!(
            weights.len() == 3 * 4 * Net::WEIGHTS,
            "not all weights are there"
        );
        let mut weights = weights
            .as_chunks::<4>()
            .0
            .iter()
            .map(|word| f32::from_le_bytes(*word));
        let mut next = || weights.next().unwrap_or(0.0);
        let nets = std::array::from_fn(|_| Net::build(&mut next));
        Ok(Self {
            games: head[4],
            round: head[5],
            nets: Nets { nets },
        })
    }

    /// Writes beside the old file and then in its place, so that a crash loses nothing.
    pub fn save(&self, file: &Path) -> anyhow::Result<()> {
        let head = SHAPE.into_iter().chain([self.games, self.round]);
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
    fn what_is_saved_is_read_back_and_anything_else_refused() -> anyhow::Result<()> {
        let file = std::env::temp_dir().join(format!("backgammon-{}.nets", std::process::id()));
        let checkpoint = Checkpoint {
            games: 17,
            round: 3,
            ..Checkpoint::new()
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
