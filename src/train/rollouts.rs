//! Labels by rollouts, for the positions of which the nets learn too little from one roll ahead.
//!
//! One roll ahead repeats what the nets think one roll later. In a long race, and with two anchors in the other's home
//! board, all that follows is wrong in the same direction; played out without the luck, to the end or to what the
//! tables of the bear-off know, a label has no opinion left in it but the choice of plays.

use dice::{DiceStream, Seed};
use engine::{Evaluator, Phase, Rollout, Search, finished};
use rules::{Board, DiceSource as _, Roll, Side, Variant};

use crate::{
    game::Table,
    label::{Family, Label, SHARD},
    random::Random,
    schedule,
};

/// Games for a label: every first throw once.
const GAMES: u32 = 36;
/// How many of the wanted positions that are met are labelled.
const SHARE: f32 = 0.3;

/// Which positions are labelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Races that are not known exactly.
    Race,
    /// One side holds two points or more of the other's home board, or has few checkers left that can still move.
    BackGame,
}

impl Kind {
    fn wants(self, board: &Board) -> bool {
        match self {
            Self::Race => !board.has_contact(),
            Self::BackGame => {
                let deep = anchors(board.own()) >= 2 || anchors(board.opponent()) >= 2;
                board.has_contact() && (deep || Phase::of(board) == Phase::Crashed)
            }
        }
    }

    /// Nackgammon begins with two anchors.
    const fn start(self) -> Variant {
        match self {
            Self::Race => Variant::Standard,
            Self::BackGame => Variant::Nackgammon,
        }
    }
}

/// Points that `side` holds in the other's home board.
fn anchors(side: &Side) -> usize {
    (19..=24).filter(|&number| side.at(number) >= 2).count()
}

/// The labels of shard `number`, each a family of its own: from games of `judge` against itself in which one play in
/// eight is any play, for positions that good play seldom reaches.
pub fn shard(judge: &impl Evaluator, kind: Kind, number: u64) -> Vec<Family> {
    labels(judge, kind, number, SHARD, GAMES)
}

fn labels(
    judge: &impl Evaluator,
    kind: Kind,
    number: u64,
    count: usize,
    games: u32,
) -> Vec<Family> {
    let mut dice = DiceStream::new(seed(number, 0));
    let mut random = Random(number);
    let mut table = Table::default();
    let player = Search::new(judge, 0);
    let mut families = Vec::with_capacity(count);
    while families.len() < count {
        let mut board = Board::start(kind.start());
        while finished(&board).is_none() && !judge.is_exact(&board) && families.len() < count {
            if kind.wants(&board) && random.share() < SHARE {
                let own = families.len() as u64 + 1;
                families.extend(
                    played_out(&player, &board, games, [number, own]).map(|label| vec![label]),
                );
            }
            let roll = Roll::new(dice.die(), dice.die());
            board = if random.below(8) == 0 {
                let replies = table.replies(judge, &board, roll);
                let all: Vec<Board> = replies.map(|reply| reply.0).collect();
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
    games: u32,
    [shard, label]: [u64; 2],
) -> Option<Label> {
    let rollout = Rollout { games, rolls: None };
    let mut dice = DiceStream::new(seed(shard, label));
    let all: Vec<_> = (0..games)
        .map(|number| rollout.game(player, board, number, &mut dice))
        .collect();
    let found = Rollout::mean(&all)?;
    Some(Label {
        board: *board,
        target: found.outcomes.exclusive(),
    })
}

fn seed(shard: u64, label: u64) -> Seed {
    let Seed(mut bytes) = schedule::seed(shard, 11);
    bytes[8..16].copy_from_slice(&label.to_le_bytes());
    Seed(bytes)
}

#[cfg(test)]
mod tests {
    use engine::Judge;

    use super::*;

    #[test]
    fn only_what_is_wanted_is_labelled_and_always_alike() {
        let judge = Judge::without_nets();
        for kind in [Kind::Race, Kind::BackGame] {
            let families = labels(&judge, kind, 3, 3, 2);
            assert_eq!(families, labels(&judge, kind, 3, 3, 2));
            assert_ne!(families, labels(&judge, kind, 4, 3, 2));
            for label in families.concat() {
                assert!(kind.wants(&label.board) && !judge.is_exact(&label.board));
                assert!((label.target.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            }
        }
        let nackgammon = Board::start(Variant::Nackgammon);
        assert!(Kind::BackGame.wants(&nackgammon) && !Kind::Race.wants(&nackgammon));
        assert!(!Kind::BackGame.wants(&Board::start(Variant::Standard)));
    }
}
