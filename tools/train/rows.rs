//! Rows: fixed-size records that contain a label with the nets' inputs, for other training programs.
//!
//! A row consists of [`ROW`] bytes in little-endian order:
//!
//! | bytes | what |
//! |---|---|
//! | 4 | number of the roll, the same in all rows after plays of one roll, which are neighbours |
//! | 4 | weight, `f32` |
//! | 12 | chances of the six results, `i16`, in parts of 16,384 |
//! | 1 | phase, in the order of [`Phase::ALL`] |
//! | 1 | class, in the order of [`Class`] |
//! | 1 | 1 if held out, otherwise 0 |
//! | 1 | 0 |
//! | 2 for each input | inputs, `f16` |

use std::{io::Write, path::PathBuf, thread};

use engine::training::{INPUTS, Phase, Sparse, describe};

use crate::{
    arguments::WeightedFolder,
    class::Class,
    label::{self, Family, Label},
    progress,
};

/// Number of bytes before the inputs.
const HEAD: usize = 24;
/// Number of bytes per row.
const ROW: usize = HEAD + 2 * INPUTS;

/// Writes the rows for all labels in `dirs`, processing several files at a time on each core.
///
/// # Errors
/// Returns an error if a file cannot be read or if the output cannot be written.
pub fn write(dirs: &[WeightedFolder], mut output: impl Write) -> anyhow::Result<()> {
    let mut files: Vec<(PathBuf, bool, f32)> = Vec::new();
    for WeightedFolder { folder, weight } in dirs {
        let found = label::files(folder)?;
        files.extend(found.into_iter().map(|(file, held)| (file, held, *weight)));
    }
    let mut roll = 0;
    for some in files.chunks(progress::cores()) {
        let made = thread::scope(|scope| {
            let made = some.iter().map(|(file, held, weight)| {
                scope.spawn(move || {
                    label::load(file).map(|all| (all.len(), rows(&all, *held, *weight)))
                })
            });
            let made: Vec<_> = made.collect();
            made.into_iter()
                .map(|one| one.join().expect("describing does not panic"))
                .collect::<anyhow::Result<Vec<_>>>()
        })?;
        for (rolls, mut rows) in made {
            for row in rows.chunks_exact_mut(ROW) {
                let number = roll + u32::from_le_bytes([row[0], row[1], row[2], row[3]]);
                row[..4].copy_from_slice(&number.to_le_bytes());
            }
            output.write_all(&rows)?;
            roll += u32::try_from(rolls)?;
        }
    }
    Ok(output.flush()?)
}

/// Returns the rows for these families, which are numbered from 0.
fn rows(families: &[Family], held: bool, weight: f32) -> Vec<u8> {
    let labels: usize = families.iter().map(Vec::len).sum();
    let (mut rows, mut inputs) = (Vec::with_capacity(labels * ROW), Sparse::new());
    for (roll, family) in (0_u32..).zip(families) {
        for label in family {
            rows.extend(roll.to_le_bytes());
            rows.extend(weight.to_le_bytes());
            add(label, held, &mut inputs, &mut rows);
        }
    }
    rows
}

/// Appends a row, starting with the label's chances.
fn add(label: &Label, held: bool, inputs: &mut Sparse, rows: &mut Vec<u8>) {
    let Label { board, target } = label;
    rows.extend(label::chances(target).into_iter().flatten());
    let (phase, class) = (Phase::of(board) as u8, Class::of(board) as u8);
    rows.extend([phase, class, u8::from(held), 0]);
    describe(board, inputs);
    let first = rows.len();
    rows.resize(first + 2 * INPUTS, 0);
    for &(at, value) in &*inputs {
        let at = first + 2 * usize::from(at);
        rows[at..at + 2].copy_from_slice(&half(value).to_le_bytes());
    }
}

/// Returns the bits of the half-precision number (IEEE 754) nearest to `value`, which must be below 65,520.
fn half(value: f32) -> u16 {
    let (sign, size) = ((value.to_bits() >> 16) & 0x8000, value.abs());
    let bits = if size < 1.0 / 16_384.0 {
        (size * 16_777_216.0).round_ties_even() as u32
    } else {
        let bits = size.to_bits();
        ((bits + 0xfff + ((bits >> 13) & 1)) >> 13) - (112 << 10)
    };
    (sign | bits) as u16
}

#[cfg(test)]
mod tests {
    use std::fs;

    use rules::{Board, Variant};

    use super::*;

    #[test]
    fn half_precision_rounds_to_the_nearest_number() {
        let cases = [
            (0.0, 0),
            (1.0, 0x3c00),
            (-2.0, 0xc000),
            (0.1, 0x2e66),
            (1.0 / 3.0, 0x3555),
            (2049.0, 0x6800),
            (0.999_99, 0x3c00),
            (6e-8, 1),
            (65_504.0, 0x7bff),
        ];
        for (value, bits) in cases {
            assert_eq!(half(value), bits, "{value}");
        }
    }

    #[test]
    fn rows_have_the_same_size_and_distinguish_rolls() -> anyhow::Result<()> {
        let label = |variant| Label {
            board: Board::start(variant),
            target: [0.5, 0.25, 0.0, 0.25, 0.0, 0.0],
        };
        let standard = label(Variant::Standard);
        let families = vec![vec![standard, label(Variant::Nackgammon)], vec![standard]];
        let folder = std::env::temp_dir().join(format!("backgammon-rows-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        // The eighth file is held out.
        for number in 0..8 {
            label::save(&families, &folder.join(format!("{number:05}.labels")))?;
        }
        let mut bytes = Vec::new();
        let weight = 0.5;
        let dirs = [WeightedFolder {
            folder: folder.clone(),
            weight,
        }];
        write(&dirs, &mut bytes)?;
        fs::remove_dir_all(&folder)?;
        let rows: Vec<&[u8]> = bytes.chunks(ROW).collect();
        assert_eq!(rows.len(), 24);
        for (nth, row) in rows.into_iter().enumerate() {
            let roll = (2 * (nth / 3) + usize::from(nth % 3 == 2)) as u32;
            assert_eq!(row[..4], roll.to_le_bytes());
            assert_eq!(row[4..8], weight.to_le_bytes());
            assert_eq!(row[8..12], [0x00, 0x20, 0x00, 0x10], "0.5, 0.25");
            let (phase, class) = (Phase::Contact as u8, Class::Contact as u8);
            assert_eq!(row[20..24], [phase, class, u8::from(nth >= 21), 0]);
            let mut inputs = Sparse::new();
            let variant = [Variant::Standard, Variant::Nackgammon, Variant::Standard][nth % 3];
            describe(&Board::start(variant), &mut inputs);
            let some = row[HEAD..].chunks(2).filter(|input| *input != [0, 0]);
            assert_eq!(some.count(), inputs.len());
        }
        Ok(())
    }
}
