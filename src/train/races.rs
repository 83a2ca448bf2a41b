//! Labels of races: played out to the positions that the tables of the bear-off know exactly.
//!
//! One roll ahead teaches a net little of a long race, since all that it is taught are its own opinions one roll later.
//! Played to the tables, without the luck, a label has no opinion left in it but the choice of plays.

use dice::{DiceStream, Seed};
use engine::{Evaluator, Rollout, Search, finished};
use rules::{Board, DiceSource as _, Roll, Variant};

use crate::{
    game::Table,
    label::{Family, Label, SHARD},
    random::Random,
};

/// Games for a label: every first throw once.
const GAMES: u32 = 36;
/// How many of the races that are met are labelled.
const SHARE: f32 = 0.3;

/// The labels of shard `number`, each a family of its own: races of `judge` against itself that it does not know
/// exactly. One play in eight is any play, for races that good play seldom reaches.
pub fn shard(judge: &impl Evaluator, number: u64) -> Vec<Family> {
    labels(judge, number, SHARD)
}

fn labels(judge: &impl Evaluator, number: u64, count: usize) -> Vec<Family> {
    let mut dice = DiceStream::new(seed(number, 0));
    let mut random = Random(number);
    let mut table = Table::default();
    let player = Search::new(judge, 0);
    let mut families = Vec::with_capacity(count);
    while families.len() < count {
        let mut board = Board::start(Variant::Standard);
        while finished(&board).is_none() && !judge.is_exact(&board) && families.len() < count {
            if !board.has_contact() && random.share() < SHARE {
                let own = families.len() as u64 + 1;
                families.extend(played_out(&player, &board, number, own).map(|label| vec![label]));
            }
            let roll = Roll::new(dice.die(), dice.die());
            board = if random.below(8) == 0 {
                let all: Vec<Board> = table
                    .replies(judge, &board, roll)
                    .map(|reply| reply.0)
                    .collect();
                all[random.below(all.len())]
            } else {
                table.best(judge, &board, roll).0
            };
        }
    }
    families
}

fn played_out(
    player: &Search<impl Evaluator>,
    board: &Board,
    shard: u64,
    label: u64,
) -> Option<Label> {
    let rollout = Rollout {
        games: GAMES,
        rolls: None,
    };
    let mut dice = DiceStream::new(seed(shard, label));
    let games: Vec<_> = (0..GAMES)
        .map(|number| rollout.game(player, board, number, &mut dice))
        .collect();
    let found = Rollout::mean(&games)?;
    Some(Label {
        board: *board,
        target: found.outcomes.exclusive(),
    })
}

fn seed(shard: u64, label: u64) -> Seed {
    let mut seed = [11; 32];
    seed[..8].copy_from_slice(&shard.to_le_bytes());
    seed[8..16].copy_from_slice(&label.to_le_bytes());
    Seed(seed)
}

#[cfg(test)]
mod tests {
    use engine::Judge;

    use super::*;

    #[test]
    fn only_races_that_are_not_known_are_labelled_and_always_alike() {
        let judge = Judge::without_nets();
        let families = labels(&judge, 3, 4);
        assert_eq!(families, labels(&judge, 3, 4));
        assert_ne!(families, labels(&judge, 4, 4));
        for label in families.concat() {
            assert!(!label.board.has_contact() && !judge.is_exact(&label.board));
            assert!((label.target.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        }
    }
}
