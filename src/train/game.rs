//! Games against itself, and what they teach about the positions in them.

use dice::DiceStream;
use engine::{Evaluator, Outcomes, Payoffs};
use rules::{Board, DiceSource, Plays, Roll, Variant};

use crate::label::Label;

/// The best reply to `roll`: the position after it and the opponent's chances there; the turn passes if there is none.
pub fn best(
    nets: &impl Evaluator,
    plays: &mut Plays,
    board: &Board,
    roll: Roll,
) -> (Board, Outcomes) {
    plays.generate(board, roll);
    let judged = plays
        .iter()
        .map(|legal| (legal.after, nets.evaluate(&legal.after)));
    let worth = |outcomes: &Outcomes| outcomes.worth(&Payoffs::MONEY);
    judged
        .min_by(|a, b| worth(&a.1).total_cmp(&worth(&b.1)))
        .unwrap_or_else(|| (board.flipped(), nets.evaluate(&board.flipped())))
}

/// The positions of one game before each roll, with the opponent's chances after the play that followed.
pub fn play(
    nets: &impl Evaluator,
    plays: &mut Plays,
    dice: &mut DiceStream,
) -> Vec<(Board, Outcomes)> {
    let mut board = Board::start(Variant::Standard);
    let mut history = Vec::with_capacity(80);
    while !board.own().is_off() && !board.opponent().is_off() {
        let mut roll = Roll::new(dice.die(), dice.die());
        while history.is_empty() && roll.is_double() {
            roll = Roll::new(dice.die(), dice.die());
        }
        let (after, outcomes) = best(nets, plays, &board, roll);
        history.push((board, outcomes));
        board = after;
    }
    history
}

/// Labels from the rest of the game: the nearer estimates and the later ones, which count `lambda` of the weight.
pub fn differences(history: &[(Board, Outcomes)], lambda: f32, into: &mut Vec<Label>) {
    let mut later: Option<[f32; 6]> = None;
    for (board, outcomes) in history.iter().rev() {
        let next = outcomes.flipped().exclusive();
        let target = later.map_or(next, |later| {
            let [w1, w2, w3, l1, l2, l3] = later;
            let later = [l1, l2, l3, w1, w2, w3];
            std::array::from_fn(|at| (1.0 - lambda) * next[at] + lambda * later[at])
        });
        into.push(Label {
            board: *board,
            target,
        });
        later = Some(target);
    }
}
