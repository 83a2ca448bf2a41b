//! Conversion of a layered net from its trained form to the file format used by the engine.

use std::{fs, path::Path};

use anyhow::Context as _;
use dice::DiceStream;
use engine::training::{LayeredNet, QuantisedLayeredNet};
use engine::{Handcrafted, LoadError, final_outcomes};
use rules::Board;

use crate::{
    export,
    game::{self, MoveBuffers},
    random::{Random, seed},
    starts,
};

/// Number of games played to measure the ranges of the inputs.
const GAMES: u64 = 300;

/// Interval between random plays, in plays.
const RANDOM_PLAY_INTERVAL: usize = 4;

/// Quantises the net in `file`, writes it to `to`, and prints how far its equities deviate from those of the trained
/// net.
///
/// # Errors
/// Returns an error if `file` is not a layered net, if its weights are too large, or if `to` cannot be written.
pub fn quantise(file: &Path, to: &Path) -> anyhow::Result<()> {
    let name = || file.display().to_string();
    let trained = fs::read(file).with_context(name)?;
    let net = LayeredNet::from_bytes(&trained).with_context(name)?;
    let bytes = quantised(&net).with_context(name)?;
    let rounded = QuantisedLayeredNet::from_bytes(&bytes)?;
    fs::write(to, &bytes).with_context(|| to.display().to_string())?;
    export::print_errors(&bytes, &export::boards(&rounded), &net, &rounded);
    Ok(())
}

/// Returns the quantised file of a layered net.
///
/// # Errors
/// Returns an error if the net's weights are too large.
pub fn quantised(net: &LayeredNet) -> Result<Vec<u8>, LoadError> {
    net.quantised(&sample())
}

/// Returns a fixed set of positions from games played without nets, from usual and unusual starting positions and with
/// many random plays.
fn sample() -> Vec<Board> {
    let (mut dice, mut random) = (DiceStream::new(seed(0, 7)), Random(7));
    let mut buffers = MoveBuffers::default();
    let mut boards = Vec::new();
    for _ in 0..GAMES {
        let (mut board, _) = starts::draw(&mut random);
        while final_outcomes(&board).is_none() {
            boards.push(board);
            let roll = game::roll(&mut dice, false);
            board = if random.below(RANDOM_PLAY_INTERVAL) == 0 {
                let replies: Vec<_> = buffers.replies(&Handcrafted, &board, roll).collect();
                replies[random.below(replies.len())].0
            } else {
                buffers.best(&Handcrafted, &board, roll).0
            };
        }
    }
    boards
}
