//! Weights on disk between runs: a header, the number of games, then every number in order, little endian.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use engine::{HIDDEN, INPUTS, Net};

use crate::nets::Nets;

const MAGIC: &[u8; 8] = b"bgnets01";
const FILE: &str = "checkpoint.bin";

/// Writes the nets and how many games they have learnt from; a crash in between leaves the old file whole.
pub(crate) fn save(folder: &Path, nets: &Nets, games: u64) -> Result<()> {
    let mut bytes = Vec::from(MAGIC);
    for size in [INPUTS as u64, HIDDEN as u64, games] {
        bytes.extend(size.to_le_bytes());
    }
    for number in numbers(&nets.contact).chain(numbers(&nets.race)) {
        bytes.extend(number.to_le_bytes());
    }
    fs::create_dir_all(folder)?;
    let fresh = folder.join("checkpoint.new");
    fs::write(&fresh, bytes)?;
    Ok(fs::rename(fresh, folder.join(FILE))?)
}

/// Reads what [`save`] wrote.
///
/// # Errors
/// If there is none, or it is of another shape.
pub(crate) fn load(folder: &Path) -> Result<(Nets, u64)> {
    let path = folder.join(FILE);
    let bytes = fs::read(&path).with_context(|| format!("no checkpoint at {}", path.display()))?;
    let rest = bytes.strip_prefix(MAGIC).context("not a checkpoint")?;
    let (head, body) = rest
        .split_at_checked(24)
        .context("a checkpoint cut short")?;
    let (sizes, _) = head.as_chunks::<8>();
    let sizes: Vec<u64> = sizes.iter().map(|size| u64::from_le_bytes(*size)).collect();
    ensure!(
        sizes[..2] == [INPUTS as u64, HIDDEN as u64],
        "a checkpoint of another shape"
    );
    let (words, _) = body.as_chunks::<4>();
    let mut words = words.iter().map(|word| f32::from_le_bytes(*word));
    let mut nets = Nets {
        contact: Net::zero(),
        race: Net::zero(),
    };
    for net in [&mut nets.contact, &mut nets.race] {
        for number in numbers_mut(net) {
            *number = words.next().context("a checkpoint cut short")?;
        }
    }
    Ok((nets, sizes[2]))
}

fn numbers(net: &Net) -> impl Iterator<Item = f32> {
    let input = net.input.iter().flatten();
    let output = net.output.iter().flatten();
    input
        .chain(&net.hidden)
        .chain(output)
        .chain(&net.bias)
        .copied()
}

fn numbers_mut(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    let input = net.input.iter_mut().flatten();
    let output = net.output.iter_mut().flatten();
    input
        .chain(&mut net.hidden)
        .chain(output)
        .chain(&mut net.bias)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_saved_is_read_back() -> Result<()> {
        let folder =
            std::env::temp_dir().join(format!("backgammon-checkpoint-{}", std::process::id()));
        let nets = Nets::random(5);
        save(&folder, &nets, 17)?;
        assert_eq!(load(&folder)?, (nets, 17));
        fs::write(folder.join(FILE), b"bgnets01 and no more")?;
        assert!(load(&folder).is_err());
        Ok(fs::remove_dir_all(folder)?)
    }
}
