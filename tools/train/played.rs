//! Labels derived from the results of games, adjusted for the luck of the dice.
//!
//! Labels from a search one or two rolls ahead repeat the nets' systematic errors about a type of game. The result of a
//! game is free of these errors. If the luck of each roll, as measured by the nets, is subtracted, the result remains
//! unbiased and its spread is about ten times smaller. A single game then provides labels for all of its positions.
//!
//! The spread grows with the distance from the end of the game. The result may therefore be mixed at each turn with the
//! nets' evaluation, as in temporal-difference learning (Sutton, 1988): with a lambda of 0.95, the evaluations of about
//! the next twenty turns dominate, and the spread of a label halves.

use dice::DiceStream;
use engine::training::RESULTS;
use engine::{Context, Evaluator, Judge, Search, final_outcomes};
use rules::Board;

use crate::{
    game::{self, MoveBuffers},
    label::{Family, Label},
    random::{Random, seed},
    starts,
};

/// Average interval between labelled positions, because neighbouring positions have similar labels.
const APART: usize = 3;

/// Returns the labels of shard `number`, at least `count` of them, each in a separate family, from games of `judge`
/// against itself. `lambda` ranges from 0 (only the evaluation after the next roll) to 1 (only the result).
pub fn shard(judge: &impl Evaluator, number: u64, lambda: f32, count: usize) -> Vec<Family> {
    let mut dice = DiceStream::new(seed(number, 13));
    let mut random = Random(number);
    let mut table = MoveBuffers::default();
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

/// Returns the position after `plays` random plays; `None` if the game ends before then.
fn strayed(
    judge: &impl Evaluator,
    table: &mut MoveBuffers,
    mut board: Board,
    plays: usize,
    dice: &mut DiceStream,
    random: &mut Random,
) -> Option<Board> {
    for nth in 0..plays {
        let replies = table.replies(judge, &board, game::roll(dice, nth == 0));
        let all: Vec<Board> = replies.map(|reply| reply.0).collect();
        board = all[random.below(all.len())];
        if final_outcomes(&board).is_some() {
            return None;
        }
    }
    Some(board)
}

/// Plays a game from `board` and returns all its positions from last to first, each with the result minus the luck of
/// the rolls after it; see [`shard`] for `lambda`.
fn game(
    judge: &Search<impl Evaluator>,
    mut board: Board,
    lambda: f32,
    dice: &mut DiceStream,
) -> Vec<Label> {
    let mut turns = Vec::new();
    while final_outcomes(&board).is_none() && !Judge::is_bearoff(&board) {
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

    /// Compares a label with the evaluation one roll ahead.
    fn assert_equals_one_roll_ahead(judge: &Judge, label: &Label) {
        let ahead = Search::new(judge, 1).evaluate(&label.board).exclusive();
        for (target, ahead) in label.target.into_iter().zip(ahead) {
            assert!((target - ahead).abs() < 1e-4, "{target} {ahead}");
        }
    }

    #[test]
    fn the_last_label_equals_a_search_one_roll_ahead() {
        let judge = Judge::without_nets();
        let (search, mut dice) = (Search::new(&judge, 0), DiceStream::new(seed(1, 0)));
        let start = Board::start(Variant::Hypergammon);
        for _ in 0..20 {
            let labels = game(&search, start, 1.0, &mut dice);
            assert_equals_one_roll_ahead(&judge, &labels[0]);
            assert!(labels.iter().any(|label| label.board == start));
            for label in labels {
                assert!((label.target.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            }
        }
    }

    #[test]
    fn lambda_0_labels_equal_a_search_one_roll_ahead() {
        let judge = Judge::without_nets();
        let start = Board::start(Variant::Hypergammon);
        let mut dice = DiceStream::new(seed(2, 0));
        let labels = game(&Search::new(&judge, 0), start, 0.0, &mut dice);
        assert!(labels.len() > 3);
        for label in labels {
            assert_equals_one_roll_ahead(&judge, &label);
        }
    }
}
