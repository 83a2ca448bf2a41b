//! Labels by how games ended, less the luck of their dice.
//!
//! Looking one or two rolls ahead repeats what the nets wrongly think of a kind of game as a whole. The result of a
//! game has no opinion in it; after the luck of each roll has been taken off, as the nets see it, it still says the
//! truth in the mean and scatters some ten times less. One game so labels all of its positions.
//!
//! The longer the way to the end, the more it scatters. So at each turn the result may be mixed with what the nets think
//! there, as in temporal differences (Sutton, 1988): with a lambda of 0.95, opinions of about the next twenty turns decide,
//! and a label scatters half as much.

use dice::DiceStream;
use engine::training::RESULTS;
use engine::{Context, Evaluator, Search, finished};
use rules::Board;

use crate::{
    game::{self, Table},
    label::{Family, Label},
    random::Random,
    schedule, starts,
};

/// One position in so many is labelled: neighbours say nearly the same.
const APART: usize = 3;

/// The labels of shard `number`, `count` or a few more, each a family of its own, from games of `judge` against itself; `lambda` is from 0, the
/// opinion after the next roll alone, to 1, the result alone.
pub fn shard(judge: &impl Evaluator, number: u64, lambda: f32, count: usize) -> Vec<Family> {
    let mut dice = DiceStream::new(schedule::seed(number, 13));
    let mut random = Random(number);
    let mut table = Table::default();
    let search = Search::new(judge, 0);
    let mut families = Vec::with_capacity(count);
    while families.len() < count {
        let (board, wild) = starts::draw(&mut random);
        let Some(board) = strayed(judge, &mut table, board, wild, &mut dice, &mut random) else {
            continue;
        };
        let labels = game(&search, board, lambda, &mut dice);
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
        let replies = table.replies(judge, &board, game::roll(dice, nth == 0));
        let all: Vec<Board> = replies.map(|reply| reply.0).collect();
        board = all[random.below(all.len())];
        if finished(&board).is_some() {
            return None;
        }
    }
    Some(board)
}

/// All positions of a game from `board` on, each with how the game ended, less the luck from there on; see [`shard`] for
/// `lambda`.
fn game(
    judge: &Search<impl Evaluator>,
    mut board: Board,
    lambda: f32,
    dice: &mut DiceStream,
) -> Vec<Label> {
    let mut turns = Vec::new();
    while finished(&board).is_none() && !judge.is_exact(&board) {
        let luck = judge.luck(&board, game::roll(dice, false), &Context::MONEY);
        turns.push((board, luck.chances));
        board = luck.after;
    }
    let mut result = judge.evaluate(&board).exclusive();
    let mut labels = Vec::with_capacity(turns.len());
    for (board, luck) in turns.into_iter().rev() {
        result.rotate_left(RESULTS / 2);
        for (result, luck) in result.iter_mut().zip(luck.exclusive()) {
            *result -= luck;
        }
        labels.push(Label {
            board,
            target: result,
        });
        let opinion = judge.evaluate(&board).exclusive();
        for (result, opinion) in result.iter_mut().zip(opinion) {
            *result = lambda * *result + (1.0 - lambda) * opinion;
        }
    }
    labels
}

#[cfg(test)]
mod tests {
    use engine::Judge;
    use rules::Variant;

    use super::*;

    /// Looks one roll ahead of a label's position and compares.
    fn assert_says_what_looking_ahead_says(judge: &Judge, label: &Label) {
        let ahead = Search::new(judge, 1).evaluate(&label.board).exclusive();
        for (said, ahead) in label.target.into_iter().zip(ahead) {
            assert!((said - ahead).abs() < 1e-4, "{said} {ahead}");
        }
    }

    #[test]
    fn without_the_luck_the_last_turn_says_what_looking_ahead_says() {
        let judge = Judge::without_nets();
        let (search, mut dice) = (
            Search::new(&judge, 0),
            DiceStream::new(schedule::seed(1, 0)),
        );
        let start = Board::start(Variant::Hypergammon);
        for _ in 0..20 {
            let labels = game(&search, start, 1.0, &mut dice);
            assert_says_what_looking_ahead_says(&judge, &labels[0]);
            assert!(labels.iter().any(|label| label.board == start));
            for label in labels {
                assert!((label.target.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            }
        }
    }

    #[test]
    fn with_a_lambda_of_0_every_turn_says_what_looking_ahead_says() {
        let judge = Judge::without_nets();
        let start = Board::start(Variant::Hypergammon);
        let mut dice = DiceStream::new(schedule::seed(2, 0));
        let labels = game(&Search::new(&judge, 0), start, 0.0, &mut dice);
        assert!(labels.len() > 3);
        for label in labels {
            assert_says_what_looking_ahead_says(&judge, &label);
        }
    }
}
