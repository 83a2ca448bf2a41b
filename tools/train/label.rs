//! Labels (positions with their chances), and the shards in which they are stored.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use rules::{Board, Setup};

/// Position from the perspective of the player on roll, with that player's estimated chances. Unbiased estimates based
/// on single games (see [`crate::played`]) may be below 0 or above 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    pub board: Board,
    pub target: [f32; 6],
}

/// Labels of the positions after a roll's best plays, or after a single play.
pub type Family = Vec<Label>;

/// Minimum number of labels in a shard.
pub const SHARD: usize = 10_000;
/// Size of a label in bytes: 26 checker counts per side, at half a byte each, and six 16-bit chances in units of
/// 1/[`WHOLE`].
const BYTES: usize = 26 + 12;
/// Fixed-point scale for chances; leaves room for values from -2 to 2, because luck-adjusted results may lie outside
/// the range 0 to 1.
const WHOLE: f32 = 16_384.0;

/// Serialises families to a shard: for each family, a byte with its number of labels, followed by the labels.
///
/// # Errors
/// Returns an error if a family has more than 255 labels.
pub fn to_bytes(families: &[Family]) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(SHARD * (BYTES + 1));
    for family in families {
        bytes.push(u8::try_from(family.len())?);
        for label in family {
            let pairs = label.board.own().counts().iter();
            bytes.extend(
                pairs
                    .zip(label.board.opponent().counts())
                    .map(|(own, other)| own | other << 4),
            );
            bytes.extend(chances(&label.target).into_iter().flatten());
        }
    }
    Ok(bytes)
}

/// Returns the chances as written, in units of 1/16,384.
pub fn chances(target: &[f32; 6]) -> [[u8; 2]; 6] {
    target.map(|chance| ((chance * WHOLE).round() as i16).to_le_bytes())
}

/// Writes to a temporary file and then renames it to replace the old file, so that a crash never destroys the old file.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn save(families: &[Family], file: &Path) -> anyhow::Result<()> {
    let part = file.with_extension("part");
    fs::write(&part, to_bytes(families)?)?;
    Ok(fs::rename(part, file)?)
}

/// Loads a shard.
///
/// # Errors
/// Returns an error if the file cannot be read or is not a shard.
pub fn load(file: &Path) -> anyhow::Result<Vec<Family>> {
    let bytes = fs::read(file)?;
    families(&bytes).with_context(|| file.display().to_string())
}

/// Parses the contents of a shard.
///
/// # Errors
/// Returns an error if the contents are truncated or include an impossible position.
pub fn families(mut bytes: &[u8]) -> anyhow::Result<Vec<Family>> {
    let mut families = Vec::new();
    while let Some((&count, rest)) = bytes.split_first() {
        let records = rest.split_at_checked(usize::from(count) * BYTES);
        let (records, rest) = records.context("cut off")?;
        families.push(
            records
                .as_chunks()
                .0
                .iter()
                .map(read)
                .collect::<Result<_, _>>()?,
        );
        bytes = rest;
    }
    Ok(families)
}

fn read(record: &[u8; BYTES]) -> anyhow::Result<Label> {
    let (pairs, chances) = record.split_at(26);
    let setup = Setup {
        own: std::array::from_fn(|at| pairs[at] & 15),
        opponent: std::array::from_fn(|at| pairs[at] >> 4),
    };
    let board = Board::try_from(setup).map_err(|error| anyhow::anyhow!("{error}"))?;
    let chances = chances.as_chunks::<2>().0;
    let target = std::array::from_fn(|at| f32::from(i16::from_le_bytes(chances[at])) / WHOLE);
    Ok(Label { board, target })
}

/// Loads the shards in `dirs` as a training set and a held-out set; one shard in 25 is held out.
///
/// # Errors
/// Returns an error if a folder or a shard cannot be read.
pub fn shards(dirs: &[impl AsRef<Path>]) -> anyhow::Result<[Vec<Family>; 2]> {
    let (mut own, mut held) = (Vec::new(), Vec::new());
    for dir in dirs {
        for (file, is_held) in files(dir.as_ref())? {
            let to = if is_held { &mut held } else { &mut own };
            to.extend(load(&file)?);
        }
    }
    Ok([own, held])
}

/// Returns the shards in `dir` in order, each with `true` if it is held out.
///
/// # Errors
/// Returns an error if the folder cannot be read.
pub fn files(dir: &Path) -> anyhow::Result<Vec<(PathBuf, bool)>> {
    let entries = fs::read_dir(dir).with_context(|| dir.display().to_string())?;
    let entries = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut files: Vec<PathBuf> = entries.collect::<Result<_, _>>()?;
    files.retain(|file| file.extension().is_some_and(|kind| kind == "labels"));
    files.sort();
    let numbered = files.into_iter().enumerate();
    Ok(numbered.map(|(nth, file)| (file, nth % 25 == 7)).collect())
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;

    #[test]
    fn a_saved_shard_is_read_back_and_a_damaged_shard_rejected() -> anyhow::Result<()> {
        let label = |variant, target| Label {
            board: Board::start(variant),
            target,
        };
        let families = vec![
            vec![
                label(Variant::Standard, [0.5, 0.25, 0.0, 0.25, 0.0, 0.0]),
                label(Variant::Hypergammon, [1.25, 0.0, -0.25, 0.0, 0.0, 0.0]),
            ],
            vec![],
            vec![label(Variant::Nackgammon, [0.0, 0.0, 0.0, 0.0, 0.0, 1.0])],
        ];
        let folder = std::env::temp_dir().join(format!("backgammon-label-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let file = folder.join("00000.labels");
        save(&families, &file)?;
        assert_eq!(load(&file)?, families);
        let whole = fs::read(&file)?;
        fs::write(&file, &whole[..whole.len() - 1])?;
        assert!(load(&file).is_err(), "cut off");
        // The damage is two more checkers on a point, and then a changed label count.
        let mut changed = whole;
        changed[1 + 6] += 2;
        fs::write(&file, changed)?;
        assert!(load(&file).is_err(), "impossible");
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
