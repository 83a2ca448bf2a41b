//! Export of nets in quantised form.

use std::{fs, path::Path};

use anyhow::{Context as _, ensure};
use dice::DiceStream;
use engine::Evaluator;
use engine::training::{InputRanges, MAX_WIDTH, Net, Nets, Phase, QuantisedNets, Sparse, describe};
use rules::Board;

use crate::{game, random::seed};

/// Number of games used to measure the ranges of the inputs and the hidden sums.
const GAMES: u64 = 300;

/// Writes the quantised nets to `file` and prints how far their equities deviate from those of `nets`.
///
/// # Errors
/// Returns an error if the file cannot be written, or if reading it back would give different nets.
pub fn export(nets: &Nets, file: &Path) -> anyhow::Result<()> {
    let boards = boards(nets);
    let quantised = quantised(nets, &boards)?;
    let bytes = quantised.to_bytes();
    ensure!(
        QuantisedNets::from_bytes(&bytes)? == quantised,
        "the file would say something else"
    );
    fs::write(file, &bytes).with_context(|| file.display().to_string())?;
    print_errors(&bytes, &boards, nets, &quantised);
    Ok(())
}

/// Prints the size of a net file, and the mean and maximum deviation of the equities computed by `rounded` from those
/// computed by `exact`.
pub fn print_errors(
    bytes: &[u8],
    boards: &[Board],
    exact: &impl Evaluator,
    rounded: &impl Evaluator,
) {
    let errors = boards.iter().map(|board| {
        let [exact, rounded] = [exact.evaluate(board), rounded.evaluate(board)];
        (exact.equity() - rounded.equity()).0.abs()
    });
    let errors: Vec<f32> = errors.collect();
    let mean = errors.iter().sum::<f32>() / errors.len() as f32;
    let worst = errors.into_iter().fold(0.0, f32::max);
    println!(
        "{} bytes; over {} positions equities differ by {:.2} millipoints in the mean and {:.2} at most",
        bytes.len(),
        boards.len(),
        mean * 1e3,
        worst * 1e3
    );
}

/// Quantises `nets` to 16-bit weights, with scales that fit the value ranges in `boards`.
///
/// # Errors
/// Returns an error if a net has more than [`MAX_WIDTH`] hidden units.
pub fn quantised(nets: &Nets, boards: &[Board]) -> anyhow::Result<QuantisedNets> {
    let widest = nets.nets.iter().map(Net::width).max().unwrap_or(0);
    ensure!(
        widest <= MAX_WIDTH,
        "{widest} units are more than {MAX_WIDTH}"
    );
    let mut seen: [InputRanges; Phase::ALL.len()] = Default::default();
    let mut inputs = Sparse::new();
    for board in boards {
        let phase = Phase::of(board);
        describe(board, &mut inputs);
        seen[phase as usize].add(nets.of(phase), &inputs);
    }
    Ok(QuantisedNets::new(nets, &seen))
}

/// Returns the positions from a fixed set of self-play games.
pub fn boards(nets: &impl Evaluator) -> Vec<Board> {
    let mut dice = DiceStream::new(seed(0, 2));
    let mut table = game::MoveBuffers::default();
    let games = (0..GAMES).flat_map(|_| game::play(nets, &mut table, &mut dice));
    games.map(|(board, _)| board).collect()
}
