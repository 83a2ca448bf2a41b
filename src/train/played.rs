//! Labels by how games ended, less the luck of their dice.
//!
//! Looking one or two rolls ahead repeats what the nets wrongly think of a kind of game as a whole. The result of a
//! game has no opinion in it; after the luck of each roll has been taken off, as the nets see it, it still says the
//! truth in the mean and scatters some ten times less. One game so labels all of its positions.

use dice::DiceStream;
use engine::{Evaluator, RESULTS, finished};
use rules::{Board, Roll};

use crate::{
    game::{self, Table},
    label::{Family, Label, SHARD},
    random::Random,
    schedule, starts,
};

/// One position in so many is labelled: neighbours say nearly the same.
const APART: usize = 3;

type Chances = [f32; RESULTS];

/// The labels of shard `number`, each a family of its own, from games of `judge` against itself.
pub fn shard(judge: &impl Evaluator, number: u64) -> Vec<Family> {
    let mut dice = DiceStream::new(schedule::seed(number, 13));
    let mut random = Random(number);
    let mut table = Table::default();
    let mut families = Vec::with_capacity(SHARD);
    while families.len() < SHARD {
        let (board, wild) = starts::draw(&mut random);
        let Some(board) = strayed(judge, &mut table, board, wild, &mut dice, &mut random) else {
            continue;
        };
        let labels = game(judge, &mut table, board, &mut dice);
        let some = labels.into_iter().filter(|_| random.below(APART) == 0);
        families.extend(some.map(|label| vec![label]));
    }
    families
}

/// The position after so many plays at random; `None` if the game is over.
fn strayed(
    judge: &impl Evaluator,
    table: &mut Table,
    mut board: Board,
    plays: usize,
    dice: &mut DiceStream,
    random: &mut Random,
) -> Option<Board> {
    for nth in 0..plays {
        let replies = table.replies(judge, &board, game::throw(dice, nth == 0));
        let all: Vec<Board> = replies.map(|reply| reply.0).collect();
        board = all[random.below(all.len())];
        if finished(&board).is_some() {
            return None;
        }
    }
    Some(board)
}

/// All positions of a game from `board` on, each with how the game ended, less the luck from there on.
fn game(
    judge: &impl Evaluator,
    table: &mut Table,
    mut board: Board,
    dice: &mut DiceStream,
) -> Vec<Label> {
    let mut turns = Vec::new();
    while finished(&board).is_none() && !judge.is_exact(&board) {
        let thrown = game::throw(dice, false);
        let (mut mean, mut next, mut came) = ([0.0; RESULTS], board, [0.0; RESULTS]);
        for roll in Roll::ALL {
            let (after, outcomes) = table.best(judge, &board, roll);
            let chances = outcomes.flipped().exclusive();
            let share = roll.weight() as f32 / 36.0;
            add(&mut mean, &chances, share);
            if roll == thrown {
                (next, came) = (after, chances);
            }
        }
        add(&mut came, &mean, -1.0);
        turns.push((board, came));
        board = next;
    }
    let mut result = judge.evaluate(&board).exclusive();
    let mut labels = Vec::with_capacity(turns.len());
    for (board, luck) in turns.into_iter().rev() {
        result.rotate_left(RESULTS / 2);
        add(&mut result, &luck, -1.0);
        labels.push(Label {
            board,
            target: result,
        });
    }
    labels
}

fn add(sums: &mut Chances, more: &Chances, factor: f32) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += factor * more;
    }
}

#[cfg(test)]
mod tests {
    use engine::{Judge, Search};
    use rules::Variant;

    use super::*;

    #[test]
    fn without_the_luck_the_last_turn_says_what_looking_ahead_says() {
        let judge = Judge::without_nets();
        let (mut table, mut dice) = (Table::default(), DiceStream::new(schedule::seed(1, 0)));
        let start = Board::start(Variant::Hypergammon);
        for _ in 0..20 {
            let labels = game(&judge, &mut table, start, &mut dice);
            let last = labels[0];
            let mean = Search::new(&judge, 1).evaluate(&last.board);
            for (less_luck, mean) in last.target.into_iter().zip(mean.exclusive()) {
                assert!((less_luck - mean).abs() < 1e-4, "{less_luck} {mean}");
            }
            assert!(labels.iter().any(|label| label.board == start));
            for label in labels {
                assert!((label.target.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            }
        }
    }
}
