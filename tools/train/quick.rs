//! Small net that selects the replies to evaluate, trained on the large nets' evaluations of all replies.

use std::{fs, path::Path, time::Instant};

use anyhow::Context as _;
use dice::DiceStream;
use engine::training::{INPUTS, InputRanges, Net, Quick, Sparse};
use engine::{Evaluator, Payoffs, final_outcomes};
use rules::{Board, DiceSource as _, Roll, Variant};

use crate::{
    fit::{self, Fitting, Hyperparameters, WeightedFamily},
    game::MoveBuffers,
    label::{Family, Label},
    random::{Random, seed},
};

/// Interval between random plays, in plays, so that the net also sees positions that result from bad play.
const RANDOM_PLAY_INTERVAL: usize = 6;
/// Number of additional games used to measure the held-out error.
const HELD_OUT_GAMES: u64 = 50;

/// Trains a net from random weights on `judge`'s evaluations in this number of games, and writes it in the shipped
/// format.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn make(
    judge: &impl Evaluator,
    file: &Path,
    width: usize,
    games: u64,
    hyperparameters: Hyperparameters,
) -> anyhow::Result<()> {
    let [training, held_out] = [0..games, games..games + HELD_OUT_GAMES].map(|games| {
        let families = games.flat_map(|number| families(judge, number));
        families.collect::<Vec<_>>()
    });
    let mut random = Random(hyperparameters.seed);
    let net = Net::build(width, || (random.share() - 0.5) * 0.2);
    let mut fitting = Fitting::new(vec![net]);
    zero_unused_inputs(&mut fitting.nets[0], &training, hyperparameters);
    let began = Instant::now();
    let weight = 1.0;
    let weighted = training
        .into_iter()
        .map(|family| WeightedFamily { family, weight });
    let weighted: Vec<WeightedFamily> = weighted.collect();
    fitting.learn(&weighted, hyperparameters, |Fitting { passes, nets, .. }, errors| {
        let minutes = began.elapsed().as_secs_f64() / 60.0;
        let (errors, unseen) = (errors[0], fit::errors(nets, &held_out, hyperparameters)[0]);
        println!(
            "pass {passes}, {minutes:.1} min: error {:.4}, within a roll {:.4}; {:.4}, {:.4} held out",
            errors.all(),
            errors.within(),
            unseen.all(),
            unseen.within()
        );
        Ok(())
    })?;
    let net = &fitting.nets[0];
    let (mut seen, mut inputs) = (InputRanges::default(), Sparse::new());
    for label in weighted.iter().flat_map(|weighted| &weighted.family) {
        (hyperparameters.describe)(&label.board, &mut inputs);
        seen.add(net, &inputs);
    }
    let bytes = Quick::new(net, &seen).to_bytes();
    Quick::from_bytes(&bytes)?;
    fs::write(file, bytes).with_context(|| file.display().to_string())
}

/// Plays a game and returns all replies to each roll, up to the first roll without contact.
fn families(judge: &impl Evaluator, number: u64) -> Vec<Family> {
    let mut dice = DiceStream::new(seed(number, 5));
    let mut random = Random(number);
    let mut table = MoveBuffers::default();
    let mut families = Vec::new();
    let mut board = Board::start(Variant::Standard);
    while board.has_contact() && final_outcomes(&board).is_none() {
        let roll = Roll::new(dice.die(), dice.die());
        let replies: Vec<_> = table.replies(judge, &board, roll).collect();
        let family = replies.iter().map(|(after, outcomes)| Label {
            board: *after,
            target: outcomes.exclusive(),
        });
        families.push(family.collect());
        let worth = |nth: &usize| replies[*nth].1.worth(&Payoffs::MONEY);
        let best = (0..replies.len()).min_by(|a, b| worth(a).total_cmp(&worth(b)));
        let next = match random.below(RANDOM_PLAY_INTERVAL) {
            0 => random.below(replies.len()),
            _ => best.unwrap_or(0),
        };
        board = replies[next].0;
    }
    families
}

/// Sets the weights of inputs that no label activates to zero, so that the file compresses well.
fn zero_unused_inputs(net: &mut Net, labels: &[Family], hyperparameters: Hyperparameters) {
    let mut shown = [false; INPUTS];
    let mut inputs = Sparse::new();
    for label in labels.iter().flatten() {
        (hyperparameters.describe)(&label.board, &mut inputs);
        for &(at, _) in &inputs {
            shown[usize::from(at)] = true;
        }
    }
    let unseen = net.input.iter_mut().zip(shown).filter(|(_, shown)| !shown);
    unseen.for_each(|(row, _)| row.fill(0.0));
}
