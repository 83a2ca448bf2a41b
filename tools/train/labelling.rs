//! Labels created from games: chances from a search one or two rolls ahead.

use dice::DiceStream;
use engine::{Evaluator, Outcomes, Payoffs, Search, final_outcomes};
use rules::{Board, Roll, Variant};

use crate::{
    class::Class,
    game::{self, MoveBuffers},
    label::{Family, Label},
    random::{Random, seed},
    starts,
};

/// Maximum number of plays labelled per roll.
const PLAYS: usize = 4;
/// Loss relative to the best play, in points, below which a play may be chosen and its position labelled.
const NEAR: f32 = 0.15;
/// Minimum difference between the 0-ply and 1-ply equities of a doubtful position, in points.
const DOUBTED: f32 = 0.04;
/// Replaces the contents of `into` with the positions after all replies to `roll` and the opponent's equity in each,
/// best reply first; if no play is legal, the only reply is a pass.
fn rank(
    judge: &impl Evaluator,
    table: &mut MoveBuffers,
    board: &Board,
    roll: Roll,
    into: &mut Vec<(f32, Board)>,
) {
    let replies = table.replies(judge, board, roll);
    into.clear();
    into.extend(replies.map(|(after, outcomes)| (outcomes.worth(&Payoffs::MONEY).0, after)));
    into.sort_by(|a, b| a.0.total_cmp(&b.0));
}

/// Selection of positions to label.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Random sample of all positions.
    Any,
    /// Positions whose 0-ply and 1-ply equities differ by more than [`DOUBTED`]; these few positions cause most of the
    /// errors.
    Doubted,
}

/// Creates shard `number`, with at least `labels` labels, by searching `rolls` ahead in games of `judge` against itself
/// in which some plays are random.
pub fn shard(
    judge: &impl Evaluator,
    number: u64,
    rolls: u8,
    choice: Choice,
    labels: usize,
) -> Vec<Family> {
    let purpose = match choice {
        Choice::Any => 9,
        Choice::Doubted => 17,
    };
    let mut maker = Maker {
        judge,
        next: (choice == Choice::Doubted).then(|| Search::new(judge, 1)),
        ahead: Search::new(judge, rolls),
        dice: DiceStream::new(seed(number, purpose)),
        random: Random(number),
        table: MoveBuffers::default(),
        families: Vec::new(),
        labels: 0,
        wanted: labels,
    };
    while maker.labels < labels {
        maker.game();
    }
    maker.families
}

/// Plays games and labels some of their positions.
struct Maker<'a, E> {
    judge: &'a E,
    /// 1-ply search that selects the doubtful positions; `None` if any position may be labelled.
    next: Option<Search<&'a E>>,
    ahead: Search<&'a E>,
    dice: DiceStream,
    random: Random,
    table: MoveBuffers,
    families: Vec<Family>,
    /// Number of labels in all families so far.
    labels: usize,
    /// Requested number of labels.
    wanted: usize,
}

impl<E: Evaluator> Maker<'_, E> {
    fn game(&mut self) {
        let (mut board, mut wild) = starts::draw(&mut self.random);
        let mut ranked = Vec::new();
        let mut first = board == Board::start(Variant::Standard);
        while final_outcomes(&board).is_none() {
            let roll = game::roll(&mut self.dice, first);
            first = false;
            rank(self.judge, &mut self.table, &board, roll, &mut ranked);
            let near = |one: &&(f32, Board)| one.0 - ranked[0].0 < NEAR;
            let near = ranked.iter().take_while(near).count().min(5);
            let (best, other) = (ranked[0].1, ranked[self.random.below(near)].1);
            if self.labels < self.wanted && self.is_chosen(&best) {
                self.label(ranked[..near.min(PLAYS)].iter().map(|one| one.1));
            }
            board = if wild > 0 {
                wild -= 1;
                ranked[self.random.below(ranked.len())].1
            } else if self.random.below(8) == 0 {
                other
            } else {
                best
            };
        }
    }

    /// Returns `true` if `board` should be labelled: at random with its class's probability or, for
    /// [`Choice::Doubted`], if its evaluation is doubtful.
    fn is_chosen(&mut self, board: &Board) -> bool {
        let Some(next) = &self.next else {
            return self.random.share() < Class::of(board).share();
        };
        let worth = |outcomes: Outcomes| outcomes.worth(&Payoffs::MONEY).0;
        let judged = worth(self.judge.evaluate(board));
        final_outcomes(board).is_none() && (worth(next.evaluate(board)) - judged).abs() > DOUBTED
    }

    /// Labels the positions after some of a roll's plays.
    fn label(&mut self, boards: impl Iterator<Item = Board>) {
        let going_on = boards.filter(|board| final_outcomes(board).is_none());
        let family: Family = going_on
            .map(|board| Label {
                board,
                target: self.ahead.evaluate(&board).exclusive(),
            })
            .collect();
        self.labels += family.len();
        self.families.push(family);
    }
}
